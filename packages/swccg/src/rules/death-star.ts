/** Section 9 of the ledger: the Death Star is a system that moves. */
import type { Reason } from '@dejarik/kernel';
import { allowed, ONE } from '../exact.ts';
import { about, note, tell } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { deathStarOf, isBlownAway, locationsOn, parsecOf } from './layout.ts';
import { valueOf } from './query.ts';
import type { Declaration, OptionOf } from './questions.ts';
import { DARK } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';
import { reach } from './windows.ts';

const PLANET = word('planet');
const SYSTEM = word('system');
const LAST_PARSEC = 9;

/** CCG-DSS-03, 15: once in each of Dark's move phases. */
export function deathStarMoves(g: Table, seat: number): Declaration[] {
  const card = deathStarOf(g);
  return card >= 0 && deathStarReason(g, seat, card) === null ? [{ kind: 'moveDeathStar', card }] : [];
}

function deathStarReason(g: Table, seat: number, card: number): Reason | null {
  const s = g.state;
  if (s.seats[seat]!.side !== DARK) return { rule: 'CCG-DSS-15', why: 'only the Dark player moves the Death Star' };
  if (isBlownAway(s, card)) return { rule: 'CCG-BLW-09', why: 'it was blown away' };
  if (s.moved[card] === s.turn) return { rule: 'CCG-DSS-03', why: 'it has moved this turn' };
  if (forceOf(g, seat) < 1) return { rule: 'CCG-FRC-12', why: 'it moves for 1 Force' };
  return parsecGoals(g, card).length === 0 ? { rule: 'CCG-DSS-04', why: 'it has no hyperspeed' } : null;
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
  locationsOn(g.state).filter((at) => {
    const { is } = defOf(g, at);
    return is[SYSTEM] === 1 && is[PLANET] === 1 && !isBlownAway(g.state, at) && parsecOf(g, at) === parsec * ONE;
  });

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
    tell(g, {
      ...about(g, 'deathStar', seat, card),
      other: orbit,
      otherDef: orbit < 0 ? -1 : s.def[orbit]!,
      n: parsec,
    });
    reach(g, note(g, 'deathStarMoves', seat, card, orbit));
  },
});
