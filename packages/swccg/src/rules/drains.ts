/** Section 32 of the ledger: Force drains. */
import { DONE, opponentOf } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import { note, tell } from './events.ts';
import { call, procedure, returned } from './flow.ts';
import { iconsAt } from './icons.ts';
import { locationsOn } from './layout.ts';
import { cardsAt, rulesOf } from './live.ts';
import { controls, givesPresence } from './presence.ts';
import type { Declaration } from './questions.ts';
import { isLive, isWhose, timesOf } from './speech.ts';
import { bluffsAt } from './bluffs.ts';
import { DARK } from './state.ts';
import { blocksDrain } from './undercover.ts';
import { defOf, type Table } from './table.ts';
import { open } from './windows.ts';
import type { Reason } from '@dejarik/kernel';

export const drainsOf = (g: Table, seat: number): Declaration[] =>
  locationsOn(g.state).flatMap((card): Declaration[] =>
    drainReason(g, seat, card) === null ? [{ kind: 'drain', card }] : [],
  );

/** Why the seat may not drain there. */
export function drainReason(g: Table, seat: number, at: number): Reason | null {
  const s = g.state;
  if (s.drainedAt[at] === s.turn) return { rule: 'CCG-DRN-01', why: 'there was a Force drain here this turn' };
  if (!controls(g, seat, at)) return { rule: 'CCG-DRN-01', why: 'you do not control it' };
  if (!hasFreshPresence(g, seat, at))
    return { rule: 'CCG-DRN-06', why: 'your cards here have taken part in a Force drain this turn' };
  for (const card of cardsAt(g, at))
    if (s.controller[card] !== seat && blocksDrain(g, card))
      return { rule: 'CCG-DRN-09', why: 'a spy of the other side is here' };
  return null;
}

/** CCG-DRN-05, 06: cards that drained elsewhere this turn do not count for the control. */
function hasFreshPresence(g: Table, seat: number, at: number): boolean {
  const s = g.state;
  return cardsAt(g, at).some(
    (card) => s.controller[card] === seat && givesPresence(g, card) && s.drained[card] !== s.turn,
  );
}

/** CCG-DRN-02, 11: the opponent's icons there, and what texts add. */
export function drainAmount(g: Table, seat: number, at: number): number {
  const s = g.state;
  const enemy = opponentOf(s, seat);
  let n = iconsAt(g, at, s.seats[enemy]!.side) * ONE;
  const titles = new Set<number>();
  for (const entry of rulesOf(g, 'drain')) {
    const { rule } = entry;
    if (!isWhose(entry, rule.whose, seat) || !g.speech.isPlace(g, entry, rule.where, at) || !isLive(g, entry)) continue;
    const { titleId } = defOf(g, entry.source);
    if (titles.has(titleId)) continue;
    titles.add(titleId);
    n += rule.by * ONE * timesOf(g, entry, rule.each);
  }
  if (s.seats[seat]!.side === DARK) n += bluffsAt(s, at) * ONE;
  return Math.max(0, n + (s.drain?.bonus ?? 0));
}

export const drain = procedure('drain', {
  declare(g, { seat, at }) {
    const s = g.state;
    s.drainedAt[at] = s.turn;
    for (const card of cardsAt(g, at)) if (s.controller[card] === seat) s.drained[card] = s.turn;
    s.drain = { at, by: seat, bonus: 0, cancelled: false };
    tell(g, { kind: 'drain', seat, at, atDef: s.def[at]! });
    note(g, 'drain', seat, -1, at);
    open(g, { kind: 'drain', seat, at });
  },
  lose(g, { seat, at }) {
    const s = g.state;
    const happened = returned(g, 'answers');
    // CCG-DRN-08: presence brought by a react ends it.
    if (!happened || s.drain!.cancelled || !controls(g, seat, at)) return 'end';
    const n = required(drainAmount(g, seat, at)); // CCG-DRN-14
    tell(g, { kind: 'drained', seat, n });
    const enemy = opponentOf(s, seat);
    call(g, 'loseForce', { seat: enemy, n, price: false, from: -1, lost: 0 });
  },
  count(g, { seat }) {
    g.state.drainLoss[opponentOf(g.state, seat)]! += returned(g, 'loseForce');
  },
  end(g) {
    g.state.drain = null;
    return DONE;
  },
});
