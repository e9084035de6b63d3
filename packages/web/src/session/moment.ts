/** Everything the page draws of one moment of a game, for one viewer: plain data, made in the worker. */
import type { Swtcg, SwtcgMatch, SwtcgTable } from './engine.ts';
import { currentDamage, currentRoll, running, SETUP, setupTotal, totalBuildCost } from './engine.ts';
import { type Asked, askedOf } from './question.ts';
import { diceOf, type DiceView, type Happening } from './happenings.ts';
import { type SideView, sideView } from './views.ts';

export type { Asked, Choice } from './question.ts';
export type { DiceView, Happening } from './happenings.ts';
export type { BuiltView, CardView, SideView, UnitView } from './views.ts';

export interface LogEntry {
  readonly level: 'turn' | 'phase' | 'step' | 'line';
  readonly depth: number;
  readonly text: string;
  /** Cards named in the sentence, by face. */
  readonly cards: readonly string[];
  readonly dice: readonly number[] | null;
  /** The rule that it goes by, or null. */
  readonly rule: string | null;
  /** The decision after which it stands, to jump back to. */
  readonly decision: number;
}

/** What became of the log: its first `keep` entries stay, `more` follow. */
export interface LogChange {
  readonly keep: number;
  readonly more: readonly LogEntry[];
}

/** Both players bid for a unit that only one of them can keep in battle; Dark first. */
interface Contest {
  readonly units: readonly [number, number];
  readonly bids: readonly [number, number];
  /** Total build costs, to which the bids are added. */
  readonly costs: readonly [number, number];
}

export interface Moment {
  /** How many answers led here; an answer is given to this number. */
  readonly decision: number;
  /** Counts every moment that was published. */
  readonly version: number;
  readonly viewer: number;
  readonly turn: number;
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
  readonly result: { readonly winner: number; readonly reason: string } | null;
  readonly canUndo: boolean;
  /** In a guided game: the step that explains, and whether the player's own answer is waited for. */
  readonly lesson: { readonly step: string; readonly mine: boolean } | null;
  /** What led here from the moment before, in order. */
  readonly happened: readonly Happening[];
  readonly log: LogChange;
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

/** The part of a moment that depends on how it came about rather than on the table. */
export interface Coming {
  readonly version: number;
  readonly canUndo: boolean;
  readonly happened: readonly Happening[];
  readonly log: LogChange;
}

export const NOTHING_CAME: Coming = { version: 0, canUndo: false, happened: [], log: { keep: 0, more: [] } };

/** `viewer`: whose eyes; the question's options are shown only to the seat that is asked. */
export function momentOf(
  match: SwtcgMatch,
  viewer: number,
  coming: Coming,
  prepared: { readonly answer: number; readonly step?: string } | null = null,
): Moment {
  const { table: g } = match;
  const game = match.game as Swtcg;
  const s = g.state;
  const asked = s.question !== null && s.question.seat === viewer ? s.question.options : [];
  const open = new Set(asked.map((option) => option.card));
  const damage = currentDamage(g);
  return {
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
