/** Section 9 of the ledger: the Death Star is a system that moves. */
import { allowed, ONE } from '../exact.ts';
import { about, note, tell } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { isA, isSystem } from './kinds.ts';
import { deathStarOf, isBlownAway, locationsOn, parsecOf } from './layout.ts';
import { valueOf } from './query.ts';
import type { Declaration, OptionOf } from './questions.ts';
import { DARK } from './state.ts';
import type { Table } from './table.ts';
import { reach } from './windows.ts';

const LAST_PARSEC = 9;

/** CCG-DSS-03, 15: once in each of Dark's move phases, for 1 Force, until it is blown away (CCG-BLW-09). */
export function deathStarMoves(g: Table, seat: number): Declaration[] {
  const s = g.state;
  const card = deathStarOf(g);
  if (card < 0 || s.seats[seat]!.side !== DARK || isBlownAway(s, card) || s.moved[card] === s.turn) return [];
  return forceOf(g, seat) >= 1 && parsecGoals(g, card).length > 0 ? [{ kind: 'moveDeathStar', card }] : [];
}

/** CCG-DSS-04 to 06: every parsec in reach, in deep space or in orbit of a planet there; but not where it is. */
function parsecGoals(g: Table, card: number): OptionOf<'parsec'>[] {
  const s = g.state;
  const speed = allowed(valueOf(g, card, 'hyperspeed'));
  if (speed < 1) return [];
  const now = s.parsec;
  const goals: OptionOf<'parsec'>[] = [];
  for (let parsec = Math.max(0, now - speed); parsec <= Math.min(LAST_PARSEC, now + speed); parsec++)
    for (const orbit of [-1, ...planetsAt(g, parsec)])
      if (parsec !== now || orbit !== s.orbit) goals.push({ kind: 'parsec', parsec, orbit });
  return goals;
}

const planetsAt = (g: Table, parsec: number): number[] =>
  locationsOn(g.state).filter(
    (at) => isSystem(g, at) && isA(g, at, 'planet') && !isBlownAway(g.state, at) && parsecOf(g, at) === parsec * ONE,
  );

export const moveDeathStar = procedure('moveDeathStar', {
  where(g, { seat, card }) {
    ask(g, seat, 'parsec', parsecGoals(g, card), card);
  },
  go(g, { seat, card }) {
    const s = g.state;
    const { parsec, orbit } = answerTo(g, 'parsec');
    useForce(g, seat, 1);
    s.moved[card] = s.turn;
    s.parsec = parsec;
    s.orbit = orbit;
    s.version++;
    const otherDef = orbit < 0 ? -1 : s.def[orbit]!;
    tell(g, { ...about(g, 'deathStar', seat, card), other: orbit, otherDef, n: parsec });
    reach(g, note(g, 'deathStarMoves', seat, card, orbit));
  },
});
