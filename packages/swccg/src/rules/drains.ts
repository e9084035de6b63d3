/** Section 32 of the ledger: Force drains. */
import { DONE, opponentOf, type Reason } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import { bluffsAt } from './bluffs.ts';
import { blocksDrain } from './capturing.ts';
import { markUsed, useReason } from './carrying.ts';
import { note, tell } from './events.ts';
import { answerTo, ask, beginLoss, call, procedure, returned } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { isWeapon } from './kinds.ts';
import { locationsOn } from './layout.ts';
import { LOCATION } from './lies.ts';
import { cardsAt, eachTextOnce, rulesAt } from './live.ts';
import { open } from './occasions.ts';
import { controls, givesPresence, hasPresence, iconsAt, type PartNote, totalAbility } from './query.ts';
import { type Declaration, ofEach, YES_OR_NO } from './questions.ts';
import { type LiveRule, timesOf } from './speech.ts';
import { DARK, PILE_ZONES } from './state.ts';
import type { Table } from './table.ts';

export const drainsOf = (g: Table, seat: number): Declaration[] =>
  ofEach('drain', locationsOn(g.state), (at) => drainReason(g, seat, at) === null);

/** Why the seat may not drain there. */
export function drainReason(g: Table, seat: number, at: number): Reason | null {
  const s = g.state;
  if (s.drainedAt[at] === s.turn) return { rule: 'CCG-DRN-01', why: 'there was a Force drain here this turn' };
  if (!controls(g, seat, at)) return { rule: 'CCG-DRN-01', why: 'you do not control it' };
  // CCG-DRN-05, 06: cards that drained this turn do not count for the control.
  if (totalAbility(g, seat, at, (_, card) => givesPresence(g, card) && isFresh(g, card)) < ONE)
    return { rule: 'CCG-DRN-06', why: 'your cards here have taken part in a Force drain this turn' };
  for (const card of cardsAt(g, at))
    if (s.controller[card] !== seat && blocksDrain(g, card))
      return { rule: 'CCG-DRN-09', why: 'a spy of the other side is here' };
  const cost = drainCost(g, seat, at);
  return cost > forceOf(g, seat) ? { rule: 'CCG-FRC-12', why: `it costs ${cost} Force` } : null;
}

/** CCG-DRN-05: it has not drained yet. */
const isFresh = (g: Table, card: number): boolean => g.state.drained[card] !== g.state.turn;

/** What declaring it costs: nothing, but for texts (CCG-READ-023). */
export function drainCost(g: Table, seat: number, at: number): number {
  let cost = 0;
  for (const entry of rulesAt(g, 'drainCost', at, seat, (one) => one.seat !== seat))
    cost += required(g.speech.amount(g, entry, entry.rule.n));
  return cost;
}

/** CCG-DRN-02, 11: the opponent's icons there, and what texts add. */
export function drainAmount(g: Table, seat: number, at: number, noted?: PartNote): number {
  const s = g.state;
  const enemy = opponentOf(s, seat);
  let n = 0;
  const add = (by: number, source: number): void => {
    if (by === 0) return;
    n += by;
    noted?.(by, source);
  };
  add(iconsAt(g, at, s.seats[enemy]!.side) * ONE, -1);
  const rules = rulesAt(g, 'drain', at, seat, (entry) => takesPart(g, entry, at));
  for (const entry of eachTextOnce(rules)) add(entry.rule.by * ONE * timesOf(g, entry, entry.rule.each), entry.source);
  if (s.seats[seat]!.side === DARK) add(bluffsAt(s, at) * ONE, at);
  add(s.drain?.bonus ?? 0, at);
  return Math.max(0, n);
}

/** CCG-DRN-05: a card that drained elsewhere before adds nothing here. */
function takesPart(g: Table, { source, lasting }: Pick<LiveRule, 'source' | 'lasting'>, at: number): boolean {
  const s = g.state;
  if (lasting !== null || s.as[source] === LOCATION || s.drained[source] !== s.turn) return true;
  return s.drain !== null && s.drain.at === at && s.drain.cards.includes(source);
}

/** What the player may choose to add (CCG-DRN-10), each title once. */
const bonuses = (g: Table, seat: number, at: number): ReturnType<typeof rulesAt<'mayDrain'>> =>
  eachTextOnce(
    rulesAt(g, 'mayDrain', at, seat, ({ seat: own, source, lasting }) => {
      if (own !== seat || !takesPart(g, { source, lasting }, at)) return false;
      return !isWeapon(g, source) || useReason(g, source) === null; // CCG-WPN-09, 10
    }),
  );

export const drain = procedure('drain', {
  begin(g, { seat, at }) {
    const s = g.state;
    const cards = cardsAt(g, at).filter((card) => s.controller[card] === seat && isFresh(g, card));
    for (const card of cards) s.drained[card] = s.turn;
    s.drainedAt[at] = s.turn;
    s.drain = { at, by: seat, bonus: 0, cancelled: false, cards };
    useForce(g, seat, drainCost(g, seat, at));
  },
  bonus(g, f) {
    const entry = bonuses(g, f.seat, f.at)[f.asked];
    if (entry === undefined) return 'declare';
    ask(g, f.seat, 'may', YES_OR_NO, entry.source);
  },
  added(g, f) {
    const entry = bonuses(g, f.seat, f.at)[f.asked++]!;
    if (answerTo(g, 'may').kind === 'yes') {
      g.state.drain!.bonus += entry.rule.n * ONE;
      markUsed(g, entry.source); // CCG-WPN-09; of what is no weapon nobody asks
    }
    return 'bonus';
  },
  declare(g, { seat, at }) {
    tell(g, { kind: 'drain', seat, at, atDef: g.state.def[at]! });
    note(g, 'drain', seat, -1, at);
    open(g, { kind: 'drain', seat, at });
  },
  lose(g, { seat, at }) {
    const s = g.state;
    const happened = returned(g, 'answers');
    const enemy = opponentOf(s, seat);
    // CCG-DRN-08: presence brought by a react ends it. That the own cards are gone does not (CCG-ACT-17).
    if (!happened || s.drain!.cancelled || hasPresence(g, enemy, at)) return 'end';
    const n = required(drainAmount(g, seat, at)); // CCG-DRN-14
    tell(g, { kind: 'drained', seat, n });
    beginLoss(g, enemy, n, false, sourceOf(g, seat, at));
  },
  count(g, { seat, at }) {
    g.state.drainLoss[opponentOf(g.state, seat)]! += returned(g, 'loseForce');
    note(g, 'drained', seat, -1, at);
    call(g, 'automatic', {});
  },
  end(g) {
    g.state.drain = null;
    return DONE;
  },
});

/** The pile that a text says it has to be lost from, or -1. */
function sourceOf(g: Table, seat: number, at: number): number {
  const [entry] = rulesAt(g, 'drainFrom', at, seat, (one) => one.seat === seat);
  return entry === undefined ? -1 : PILE_ZONES[entry.rule.pile];
}
