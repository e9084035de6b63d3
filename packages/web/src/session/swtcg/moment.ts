/** Everything the page draws of one moment of the Star Wars TCG, for one viewer: plain data, made in the worker. */
import type { Coming, MomentBase, Prepared } from '../moment.ts';
import type { Swtcg, SwtcgMatch, SwtcgTable } from './engine.ts';
import { currentDamage, currentRoll, running, SETUP, setupTotal, totalBuildCost } from './engine.ts';
import { type Asked, askedOf } from './question.ts';
import { diceOf, type DiceView, type Happening } from './happenings.ts';
import { type SideView, sideView } from './views.ts';

export type { Asked, Choice } from './question.ts';
export type { DiceView, Happening } from './happenings.ts';
export type { BuiltView, SideView, UnitView } from './views.ts';

/** Both players bid for a unit that only one of them can keep in battle; Dark first. */
interface Contest {
  readonly units: readonly [number, number];
  readonly bids: readonly [number, number];
  /** Total build costs, to which the bids are added. */
  readonly costs: readonly [number, number];
}

export interface Moment extends MomentBase<Happening> {
  readonly game: 'swtcg';
  readonly phase: number;
  readonly acting: number;
  readonly battleIn: number;
  readonly sides: readonly [SideView, SideView];
  readonly attack: {
    readonly attacker: number;
    readonly defender: number;
    readonly mode: number;
    readonly rolled: boolean;
  } | null;
  /** The dice that lie in the tray. */
  readonly dice: DiceView | null;
  readonly pending: readonly { readonly unit: number; readonly source: number; readonly n: number }[];
  /** In setup: what each side has put out, and how much it may. */
  readonly setup: { readonly totals: readonly [number, number]; readonly limit: number } | null;
  readonly contest: Contest | null;
  readonly question: Asked | null;
}

/** The parts of the running contest that the page shows. */
interface ContestFrame {
  readonly dark: number;
  readonly light: number;
  readonly bids: readonly number[];
}

function contestOf(g: SwtcgTable): Contest | null {
  const frame = running(g.state, 'contest') as ContestFrame | null;
  if (frame === null || frame.dark < 0) return null;
  return {
    units: [frame.dark, frame.light],
    bids: [frame.bids[0]!, frame.bids[1]!],
    costs: [totalBuildCost(g, frame.dark), totalBuildCost(g, frame.light)],
  };
}

/** `viewer`: whose eyes; the question's options are shown only to the seat that is asked. */
export function momentOf(
  match: SwtcgMatch,
  viewer: number,
  coming: Coming<Happening>,
  prepared: Prepared | null = null,
): Moment {
  const { table: g } = match;
  const game = match.game as Swtcg;
  const s = g.state;
  const asked = s.question !== null && s.question.seat === viewer ? s.question.options : [];
  const open = new Set(asked.map((option) => option.card));
  const damage = currentDamage(g);
  return {
    game: 'swtcg',
    decision: match.answers.length,
    viewer,
    turn: s.turn,
    phase: s.phase,
    acting: s.acting,
    battleIn: s.battleIn,
    sides: [sideView(game, g, viewer, 0, open), sideView(game, g, viewer, 1, open)],
    attack:
      s.attacker < 0
        ? null
        : { attacker: s.attacker, defender: s.defender, mode: s.mode, rolled: currentRoll(g) !== null },
    dice: diceOf(game, match),
    pending: (damage?.pending ?? []).filter(({ n }) => n > 0).map(({ unit, source, n }) => ({ unit, source, n })),
    setup: s.phase === SETUP ? { totals: [setupTotal(g, 0), setupTotal(g, 1)], limit: g.edition.setupLimit } : null,
    contest: contestOf(g),
    question: askedOf(game, g, viewer, prepared?.answer ?? -1),
    lesson: prepared?.step === undefined ? null : { step: prepared.step, mine: s.question?.seat === viewer },
    result: s.result,
    ...coming,
  };
}
