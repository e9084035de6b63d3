/** How near the end of the game is: Life Force, and what Force drains take of it. */
import { opponentOf } from '@dejarik/kernel';
import type { Stakes as AnyStakes, Warning as AnyWarning } from '../stakes.ts';
import { controls, drainAmount, HAND, lifeForce, LOCATION, ONE, pile, type SeenTable, TABLE } from './engine.ts';

/** `life`: little Life Force is left. `drain`: the locations that the other side controls would drain the rest of it. */
type WarningKind = 'life' | 'drain';
type Warning = AnyWarning<WarningKind>;

export interface Stakes extends AnyStakes<WarningKind> {
  /** What each seat could drain a turn from the locations that it controls, all together. */
  readonly drains: readonly number[];
}

/** Less Life Force than this is a worry. */
const LITTLE = 12;

/** The locations that the seat drains, as they are now. */
const drainedBy = (g: SeenTable, seat: number): number[] =>
  g.state.zone.flatMap((zone, at) =>
    zone === TABLE && g.state.as[at] === LOCATION && controls(g, seat, at) && drainAmount(g, seat, at) > 0 ? [at] : [],
  );

export function stakesOf(g: SeenTable): Stakes {
  const s = g.state;
  const seats = [...s.seats.keys()];
  const life = seats.map((seat) => lifeForce(s, seat));
  const sites = seats.map((seat) => drainedBy(g, seat));
  const drains = seats.map((seat) =>
    Math.floor(sites[seat]!.reduce((sum, at) => sum + drainAmount(g, seat, at), 0) / ONE),
  );
  const warnings = seats.flatMap((seat): Warning[] => {
    const by = opponentOf(s, seat);
    const left = life[seat]!;
    if (s.result !== null || s.turn === 0) return [];
    // Force may be lost from the hand as well: only what both together cannot bear ends the game.
    const ends = drains[by]! >= left + pile(s, seat, HAND).length;
    if (ends || (drains[by]! >= left && left < LITTLE))
      return [{ kind: 'drain', seat: by, at: sites[by]!, n: drains[by]!, ends }];
    return left < LITTLE ? [{ kind: 'life', seat: by, at: [], n: left, ends: false }] : [];
  });
  return { won: life, needed: 0, drains, warnings: warnings.toSorted((a, b) => Number(b.ends) - Number(a.ends)) };
}
