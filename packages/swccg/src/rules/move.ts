/** Moving cards: the procedures (section 37 of the ledger). */
import { DONE } from '@dejarik/kernel';
import { joinBattle, leaveBattle } from './battle.ts';
import { embarkGoals, roomFor, shuttleAt, transferable } from './boarding.ts';
import { ridersOf } from './capacity.ts';
import { note, toPlace } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { cardsUpon, triggersOf, whereIs } from './live.ts';
import { goals } from './move-options.ts';
import { moveCost, pathsOf, to, walkOf } from './movement.ts';
import type { Convoy } from './procedures.ts';
import type { Pick } from './questions.ts';
import { isStarship, isVehicle } from './query.ts';
import { noteFreeMove } from './repeats.ts';
import { AT, isAboard, TABLE } from './state.ts';
import type { Table } from './table.ts';
import { mayGo, squadParty, squadPrice, transitGoals, transitParty } from './transit.ts';

/** One card goes. */
export const move = procedure('move', {
  where(g, f) {
    ask(g, f.seat, 'where', goals(g, f.seat, f.card, f.way), f.card);
  },
  go(g, f) {
    const { on, as, cost } = answerTo(g, 'where');
    const s = g.state;
    s.just = []; // CCG-ACT-12: another action resolves
    if (f.way === 'transfer' || f.way === 'squad') {
      call(g, 'convoy', { seat: f.seat, way: f.way, from: f.card, to: on, along: [], card: -1 });
      return DONE;
    }
    useShuttle(g, f.seat, f.card, f.way, on);
    if (f.way === 'seat' || f.way === 'embark') noteFreeMove(s, f.card);
    useForce(g, f.seat, cost);
    const regular = f.way === 'landspeed' || f.way === 'hyperspeed';
    const path = f.way === 'landspeed' ? pathTo(g, f.card, on) : [on];
    call(g, 'travel', { seat: f.seat, card: f.card, path, as, regular, react: false, next: 0 });
    return DONE;
  },
});

/** The sites on the way there. */
export const pathTo = (g: Table, card: number, at: number): number[] =>
  pathsOf(g, card, walkOf(g, card)?.sites ?? 1).find((path) => path.at(-1) === at) ?? [at];

function useShuttle(g: Table, seat: number, card: number, way: string, on: number): void {
  if (way !== 'shuttle') return;
  const key = shuttleAt(g, seat, card, isStarship(g, on) ? g.state.on[card]! : on);
  if (key !== null) g.state.usedTurn.push(key);
}

/** A card goes along its way, place by place: whatever waits there sees it pass (CCG-MOV-19). */
export const travel = procedure('travel', {
  step(g, f) {
    const s = g.state;
    const on = f.path[f.next];
    if (on === undefined || s.zone[f.card] !== TABLE || s.result !== null) return 'there';
    if (f.next > 0 && s.on[f.card] !== f.path[f.next - 1]) return DONE; // something has taken it elsewhere
    if (f.regular) s.moved[f.card] = s.turn;
    f.next++;
    if (s.battle !== null && whereIs(g, f.card) === s.battle.at) leaveBattle(g, f.card);
    toPlace(g, 'moved', f.seat, f.card, on, f.next === f.path.length ? f.as : AT);
    arrived(g, f.seat, f.card);
    call(g, 'automatic', {});
    return 'step';
  },
  there(g, f) {
    if (!f.react || g.state.zone[f.card] !== TABLE) return DONE;
    joinBattle(g, f.card, true);
  },
  /** CCG-RCT-05, 12: those aboard may get off as part of the react. */
  off(g, f) {
    const options = offOptions(g, f.seat, f.card);
    if (options.length === 0) return DONE;
    ask(g, f.seat, 'along', [...options, { kind: 'done' }], f.card);
  },
  getOff(g, f) {
    const answer = answerTo(g, 'along');
    if (answer.kind === 'done') return DONE;
    toPlace(g, 'moved', f.seat, answer.card, g.state.on[f.card]!, AT);
    joinBattle(g, answer.card, true);
    return 'off';
  },
});

/** Riders of a vehicle, and TIEs in a hold. */
const offOptions = (g: Table, seat: number, craft: number): Pick[] =>
  isVehicle(g, craft) || isStarship(g, craft)
    ? ridersOf(g, craft)
        .filter((card) => embarkGoals(g, seat, card).some(({ as }) => as === AT))
        .map((card) => ({ kind: 'pick', card }))
    : [];

/** The card has come to a place, and so have those it carries: seekers and quests see them. */
export function arrived(g: Table, seat: number, card: number): void {
  const at = whereIs(g, card);
  note(g, 'arrives', seat, card, at);
  if (triggersOf(g, 'arrives').length + triggersOf(g, 'reaches').length === 0) return;
  for (const rider of cardsUpon(g, card)) if (isAboard(g.state.as[rider]!)) arrived(g, seat, rider);
}

/** Several cards go together: by transit, from ship to ship, or behind a squad leader. */
export const convoy = procedure('convoy', {
  where(g, f) {
    if (f.way !== 'transit') return 'pick';
    ask(g, f.seat, 'where', transitGoals(g, f.seat, f.from), f.from);
  },
  bay(g, f) {
    f.to = answerTo(g, 'where').on;
  },
  pick(g, f) {
    const party = partyOf(g, f);
    const options: Pick[] = party.map((card) => ({ kind: 'pick', card }));
    const ready = f.along.length > 0 && (f.way === 'transfer' || priceOf(g, f) <= forceOf(g, f.seat));
    if (options.length === 0) return ready ? 'pay' : DONE;
    if (ready) options.push({ kind: 'done' });
    ask(g, f.seat, 'along', options, f.from);
  },
  picked(g, f) {
    const answer = answerTo(g, 'along');
    if (answer.kind === 'done') return 'pay';
    if (f.way !== 'transfer') {
      f.along.push(answer.card);
      return 'pick';
    }
    f.card = answer.card;
  },
  /** CCG-CAP-20: whoever goes aboard takes a seat of his choice. */
  seat(g, f) {
    const seats = roomFor(g, f.card, f.to);
    ask(
      g,
      f.seat,
      'where',
      seats.map((as) => to(f.to, 0, as)),
      f.card,
    );
  },
  seated(g, f) {
    const { as } = answerTo(g, 'where');
    if (f.along.length === 0) useForce(g, f.seat, 1);
    f.along.push(f.card);
    g.state.just = [];
    toPlace(g, 'moved', f.seat, f.card, f.to, as);
    return 'pick';
  },
  pay(g, f) {
    if (f.way === 'transfer') return DONE;
    g.state.just = [];
    useForce(g, f.seat, priceOf(g, f));
    if (f.way === 'squad') f.along.unshift(f.from);
  },
  go(g, f) {
    const card = f.along.shift();
    if (card === undefined) return DONE;
    if (f.way === 'squad') {
      const path = pathTo(g, card, f.to);
      call(g, 'travel', { seat: f.seat, card, path, as: AT, regular: true, react: false, next: 0 });
    } else call(g, 'travel', { seat: f.seat, card, path: [f.to], as: AT, regular: false, react: false, next: 0 });
    return 'go';
  },
});

/** Who can still be taken along. */
function partyOf(g: Table, f: Convoy): number[] {
  const { seat, from, to: at, along } = f;
  if (f.way === 'transfer') return transferable(g, from, at).filter((card) => !along.includes(card));
  if (f.way === 'transit') {
    const price = priceOf(g, f);
    return transitParty(g, seat, from).filter((card) => !along.includes(card) && mayGo(g, seat, card, at, price));
  }
  const rest = squadParty(g, seat, from).filter((card) => !along.includes(card));
  const force = forceOf(g, seat);
  return rest.filter((card) => canLead(g, f, [...along, card], rest.length - 1, force));
}

/** Whether these can be paid for, or become a squad that can. */
function canLead(
  g: Table,
  { seat, from, to: at }: Convoy,
  along: readonly number[],
  left: number,
  force: number,
): boolean {
  if (squadPrice(g, seat, from, along, at) <= force) return true;
  const missing = SQUAD - along.length;
  return missing > 0 && missing <= left;
}
const SQUAD = 3;

function priceOf(g: Table, { seat, way, from, to: at, along }: Convoy): number {
  if (way === 'squad') return squadPrice(g, seat, from, along, at);
  const price = transitGoals(g, seat, from).find(({ on }) => on === at)?.cost ?? 0;
  return along.reduce((sum, card) => sum + moveCost(g, g.state.acting, card, at, true), price);
}
