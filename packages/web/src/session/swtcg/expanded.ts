/** What only the Expanded Rulebook has under way or between the players, as one viewer sees it. */
import { abilityText, type SeenTable, type State } from './engine.ts';
import { type OpenView, faceOf, openView } from './views.ts';

type Frame = State['frames'][number];
type DisruptFrame = Extract<Frame, { readonly proc: 'disrupt' }>;

/** Something that was played and can be disrupted, or is a disrupt itself. */
interface DisruptView {
  readonly what: DisruptFrame['what'];
  readonly seat: number;
  readonly card: number;
  readonly face: string | null;
  /** The text of the ability that was played, or empty. */
  readonly text: string;
  readonly cancelled: boolean;
}

export interface ExpandedView {
  /** By arena: the Location there, if there is one. */
  readonly locations: readonly (OpenView | null)[];
  /** The first was played first; the last can be disrupted now. */
  readonly disrupts: readonly DisruptView[];
  /** Which of the eight steps the attack is in; 0: there is no attack. */
  readonly attackStep: number;
  /** Units with damage counters enough to be discarded that are still there (TCG-ATTACK-15). */
  readonly dying: readonly number[];
}

const isDisrupt = (frame: Frame): frame is DisruptFrame => frame.proc === 'disrupt';

/** The card in a hand that this text is played out of: its text is known, and so is the card. */
const faceOfText = ({ cards }: SeenTable, ability: number): string | null =>
  cards.cards.find(({ elsewhere }) => elsewhere.some(({ id }) => id === ability))?.card.id ?? null;

function disruptsOf(g: SeenTable): DisruptView[] {
  return g.state.frames.filter(isDisrupt).map(({ what, seat, card, ability, cancelled }) => ({
    what,
    seat,
    card,
    face: faceOf(g, card) ?? faceOfText(g, ability),
    text: ability < 0 ? '' : abilityText(g, ability),
    cancelled: cancelled === 1,
  }));
}

/** Steps 1 to 8 by the step at which the procedure stands that is furthest on (TCG-ATTACK-04). */
const STEPS: Readonly<Partial<Record<Frame['proc'], readonly (readonly [from: string, step: number])[]>>> = {
  attack: [
    ['attackEnds', 8],
    ['divideHits', 4],
    ['predictions', 3],
    ['attacks', 2],
    ['declare', 1],
  ],
  damage: [
    ['placeCounters', 6],
    ['standingPrevention', 5],
    ['pendingDamage', 4],
  ],
  casualties: [
    ['discard', 7],
    ['placementTriggers', 6],
  ],
};

function stepOf({ procedures }: SeenTable, { proc, step }: Frame): number {
  // A frame stands at the step that comes next.
  const at = (name: string): number => procedures.get(proc)?.stepAt.get(name) ?? Number.POSITIVE_INFINITY;
  return STEPS[proc]?.find(([from]) => step > at(from))?.[1] ?? 0;
}

function attackStepOf(g: SeenTable): number {
  const { frames, attacker } = g.state;
  const from = attacker < 0 ? -1 : frames.findLastIndex(({ proc }) => proc === 'attack');
  if (from < 0) return 0;
  const attack = stepOf(g, frames[from]!);
  // What is owed at the end is damage of its own; it belongs to the last step.
  if (attack === 8) return 8;
  return Math.max(1, attack, ...frames.slice(from + 1).map((frame) => stepOf(g, frame)));
}

export function expandedView(g: SeenTable): ExpandedView | null {
  const e = g.state.expanded;
  if (e === undefined) return null;
  return {
    locations: e.location.map(([card]) => (card === undefined ? null : openView(g, card))),
    disrupts: disruptsOf(g),
    attackStep: attackStepOf(g),
    dying: [...new Set(e.dying)],
  };
}
