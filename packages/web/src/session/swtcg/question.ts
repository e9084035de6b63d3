/** The open question as the page asks it. */
import { askedOf as frameOf } from '../known.ts';
import type { Asked as AnyAsked, Choice as AnyChoice, Pointed, Prepared } from '../moment.ts';
import {
  abilityText,
  type AttackOdds,
  attackOdds,
  describeOption,
  HAND,
  marks,
  type Option,
  running,
  type SeenTable,
  type State,
} from './engine.ts';
import { faceOf } from './views.ts';

export interface Choice extends AnyChoice {
  /** What tells its card apart from another of the same title, where that is needed. */
  readonly mark: string;
  /** Of an attack: what it promises, by what the viewer sees. */
  readonly odds: AttackOdds | null;
}

export interface Asked extends AnyAsked<Choice> {
  /** The text that is being carried out, if there is one. */
  readonly detail: string;
  /** Which chance it is, when it is one. */
  readonly window: number;
  /** What was chosen so far, where several are chosen one by one. */
  readonly picked: readonly number[];
  /** How many damage counters may still be removed, where they are removed one by one. */
  readonly left: number;
}

const at = (card: number, target = -1, n = 0): Pointed => ({ card, target, n });
const NOTHING = at(-1);

/** What to click, then on what (a card, or a zone), then which number. */
export function pointed(option: Option): Pointed {
  switch (option.kind) {
    case 'pass':
    case 'done':
    case 'stop':
    case 'draw':
    case 'discardAll':
    case 'returnAll':
      return NOTHING;
    case 'event':
    case 'mulligan':
    case 'build':
    case 'counters':
    case 'complete':
    case 'detach':
    case 'spring':
    case 'battle':
    case 'trigger':
    case 'accept':
    case 'decline':
    case 'giveUp':
    case 'upkeep':
    case 'either':
    case 'choose':
    case 'discard':
    case 'tap':
    case 'bottom':
    case 'discardSeen':
    case 'search':
    case 'sabotage':
    case 'putBack':
      return at(option.card);
    case 'setUp':
      return at(option.card, option.arena);
    case 'partial':
      return at(option.card, -1, option.counters);
    case 'deploy':
      return at(option.card, option.standing, option.to ?? 0);
    case 'stack':
      return at(option.card, option.unit, option.place);
    case 'rearrange':
      return at(option.card, option.unit, option.points);
    case 'place':
      return at(option.card, option.to, option.points);
    case 'finish':
      return at(
        option.card,
        option.unit < 0 ? option.to : option.unit,
        option.ability < 0 ? option.force : option.place,
      );
    case 'equip':
      return at(option.card, option.onto);
    case 'shift':
      return at(option.unit, option.to);
    case 'return':
      return at(option.unit, option.arena);
    case 'board':
      return at(option.unit, option.onto);
    case 'disembark':
    case 'moveDamage':
      return at(option.unit, option.to);
    case 'retreat':
    case 'skip':
    case 'order':
    case 'heal':
      return at(option.unit);
    case 'attack':
      return at(option.unit, option.target, option.cannon);
    case 'ability':
      return at(option.unit, -1, option.amount);
    case 'divide':
      return at(option.unit, -1, option.hits);
    case 'deflect':
    case 'changeSpeed':
      return at(option.unit, -1, option.n);
    case 'ram':
      return at(option.unit, option.target);
    case 'contest':
      return at(option.unit, option.rival);
    case 'die':
      return at(-1, -1, option.die);
    case 'amount':
    case 'bid':
      return at(-1, -1, option.n);
    case 'range':
      return at(-1, option.from, option.to);
    case 'arena':
      return at(-1, option.arena);
  }
}

/** The window of the chance that is open, or 0. */
export const openWindow = (s: State): number =>
  s.question?.kind === 'chance' ? (running(s, 'chance')?.window ?? 0) : 0;

/** Copies in hand that offer the same stand once: a player cannot care which of two equal cards is played. */
export function choicesOf(g: SeenTable, options: readonly Option[], failed: readonly number[] = []): Choice[] {
  const seen = new Set<string>();
  const choices = options.flatMap((option, index): Choice[] => {
    if (failed.includes(index)) return [];
    const about = pointed(option);
    const face = about.card < 0 ? null : faceOf(g, about.card);
    if (g.state.zone[about.card] === HAND) {
      const same = JSON.stringify({ ...option, card: face });
      if (seen.has(same)) return [];
      seen.add(same);
    }
    const odds = option.kind === 'attack' ? attackOdds(g, option.unit, option.target, option.cannon) : null;
    return [{ ...about, index, kind: option.kind, text: describeOption(g, option), mark: '', odds, face }];
  });
  const often = new Map<string, number>();
  for (const { text } of choices) often.set(text, (often.get(text) ?? 0) + 1);
  if (often.size === choices.length) return choices;
  const told = marks(g, options);
  return choices.map((choice) => (often.get(choice.text) === 1 ? choice : { ...choice, mark: told[choice.index]! }));
}

/** The kinds of questions that a card's text asks. */
const BY_TEXT: ReadonlySet<string> = new Set([
  'offer',
  'either',
  'arena',
  'amount',
  'deflect',
  'die',
  'search',
  'choose',
  'discard',
  'discardSeen',
  'bottom',
  'heal',
  'tap',
  'moveDamage',
  'putBack',
  'sabotage',
  'ram',
  'subordinate',
  'removeDamage',
]);

function detailOf(g: SeenTable, kind: string): string {
  const text = BY_TEXT.has(kind) ? running(g.state, 'resolve') : null;
  return text === null ? '' : abilityText(g, text.ability);
}

function pickedOf(s: State): readonly number[] {
  const top = s.frames.at(-1);
  return top !== undefined && 'picked' in top ? top.picked.slice() : [];
}

/** What is left is known to the text that is carried out. */
const leftOf = (s: State, kind: string): number => (kind === 'heal' ? (running(s, 'resolve')?.amount ?? 0) : 0);

export function askedOf(g: SeenTable, prepared: Prepared | null): Asked | null {
  const s = g.state;
  const choices = (): Choice[] => choicesOf(g, s.question!.options, s.failed);
  const asked = frameOf(g, (card) => faceOf(g, card), choices, prepared);
  if (asked === null) return null;
  const window = openWindow(s);
  if (asked.seat !== g.viewer) return { ...asked, detail: '', window, picked: [], left: 0 };
  return { ...asked, detail: detailOf(g, asked.kind), window, picked: pickedOf(s), left: leftOf(s, asked.kind) };
}
