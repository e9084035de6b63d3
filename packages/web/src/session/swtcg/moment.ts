/** Everything the page draws of one moment of the Star Wars TCG, for one viewer: plain data, made in the worker. */
import { momentFrame } from '../known.ts';
import type { Arrival, MomentBase, Prepared } from '../moment.ts';
import {
  controllerOf,
  currentDamage,
  currentRoll,
  running,
  type SeenTable,
  SETUP,
  setupLimit,
  setupTotal,
  type SwtcgKnown,
  totalBuildCost,
} from './engine.ts';
import { type ExpandedView, expandedView } from './expanded.ts';
import { diceOf, type DiceView, type Happening } from './happenings.ts';
import { type Asked, askedOf } from './question.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { type SideView, sideView } from './views.ts';

export type { Asked, Choice } from './question.ts';
export type { DiceView, Happening } from './happenings.ts';
export type { BuiltView, CardView, OpenView, SideView, UnitView } from './views.ts';

/** The players bid for a unit that only one of them can keep in battle. All by seat. */
interface Contest {
  readonly units: readonly number[];
  readonly bids: readonly number[];
  /** Total build costs, to which the bids are added. */
  readonly costs: readonly number[];
}

export interface Moment extends MomentBase<Happening> {
  readonly game: 'swtcg';
  readonly edition: string;
  readonly phase: number;
  readonly acting: number;
  readonly battleIn: number;
  /** By seat. */
  readonly sides: readonly SideView[];
  readonly attack: {
    readonly attacker: number;
    readonly defender: number;
    readonly mode: number;
    readonly rolled: boolean;
  } | null;
  /** The dice that lie in the tray. */
  readonly dice: DiceView | null;
  readonly pending: readonly { readonly unit: number; readonly source: number; readonly n: number }[];
  /** In setup: what each seat has put out, and how much it may. */
  readonly setup: { readonly totals: readonly number[]; readonly limits: readonly number[] } | null;
  readonly contest: Contest | null;
  readonly stakes: Stakes;
  /** By the Expanded Rulebook alone. */
  readonly expanded: ExpandedView | null;
  readonly question: Asked | null;
}

function contestOf(g: SeenTable): Contest | null {
  const contest = running(g.state, 'contest');
  if (contest === null || contest.first < 0) return null;
  const rivals = [contest.first, contest.second];
  const units = g.state.seats.map((_, seat) => rivals.find((unit) => controllerOf(g.state, unit) === seat) ?? -1);
  return {
    units,
    bids: contest.bids.slice(),
    costs: units.map((unit) => (unit < 0 ? 0 : totalBuildCost(g, unit))),
  };
}

export function momentOf(known: SwtcgKnown, arrival: Arrival<Happening>, prepared: Prepared | null): Moment {
  const { table: g } = known;
  const s = g.state;
  const seats = [...s.seats.keys()];
  return {
    ...momentFrame(known, arrival, prepared),
    game: 'swtcg',
    edition: s.edition,
    phase: s.phase,
    acting: s.acting,
    battleIn: s.battleIn,
    sides: seats.map((seat) => sideView(g, seat)),
    attack:
      s.attacker < 0
        ? null
        : { attacker: s.attacker, defender: s.defender, mode: s.mode, rolled: currentRoll(g) !== null },
    dice: diceOf(known),
    pending: (currentDamage(g)?.pending ?? [])
      .filter(({ n }) => n > 0)
      .map(({ unit, source, n }) => ({ unit, source, n })),
    setup:
      s.phase === SETUP
        ? { totals: seats.map((seat) => setupTotal(g, seat)), limits: seats.map((seat) => setupLimit(g, seat)) }
        : null,
    contest: contestOf(g),
    stakes: stakesOf(g),
    expanded: expandedView(g),
    question: askedOf(g, prepared),
  };
}
