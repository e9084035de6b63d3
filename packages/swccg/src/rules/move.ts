/** Moving cards: the procedures (section 37 of the ledger), reacting by moving (section 36), and the Death Star, a system that moves (section 9). */
import { DONE } from '@dejarik/kernel';
import { allowed, ONE } from '../exact.ts';
import { gather, joinBattle } from './battle.ts';
import { ridersOf, seatsFor } from './carrying.ts';
import { about, note, tell, toPlace } from './events.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { isA, isStarship, isSystem } from './kinds.ts';
import { deathStarOf, isBlownAway, locationsOn, parsecOf } from './layout.ts';
import { loseCard } from './leaving.ts';
import { AT, isAboard, PASSENGER, PILOT } from './lies.ts';
import { cardsAt, cardsUpon, triggersOf, whereIs } from './live.ts';
import {
  embarkGoals,
  goalsAboard,
  goalsBy,
  mayGo,
  shuttleAt,
  squadParty,
  squadPrice,
  transferable,
  transitGoals,
  transitParty,
} from './move-options.ts';
import { moveCost, pathsOf, reachOf, stuckReason, to, walkOf } from './movement.ts';
import { FREE_MOVE, noteRepeat } from './moves.ts';
import { occasionOf, open, reactGoals, reactKey } from './occasions.ts';
import { placeReason } from './places.ts';
import type { Convoy, React } from './procedures.ts';
import { valueOf } from './query.ts';
import { type Declaration, type GoTo, type OptionOf, picks, picksOrDone } from './questions.ts';
import { DARK, TABLE } from './state.ts';
import type { Table } from './table.ts';

/** One card goes. */
export const move = procedure('move', {
  where(g, f) {
    ask(g, f.seat, 'where', goalsBy(g, f.seat, f.card, f.way), f.card);
  },
  go(g, f) {
    const { on, as, cost } = answerTo(g, 'where');
    const { seat, card, way } = f;
    g.state.just = []; // CCG-ACT-12: another action resolves
    if (way === 'transfer' || way === 'squad') {
      call(g, 'convoy', { seat, way, from: card, to: on, along: [], card: -1 });
      return DONE;
    }
    if (way === 'shuttle') useShuttle(g, seat, card, on);
    if (way === 'seat' || way === 'embark') noteRepeat(g.state, card, FREE_MOVE);
    useForce(g, seat, cost);
    send(g, seat, card, pathTo(g, card, on), as, way === 'landspeed' || way === 'hyperspeed');
    return DONE;
  },
});

/** The card sets out; `regular`: by its regular move. */
function send(g: Table, seat: number, card: number, path: number[], as = AT, regular = false): void {
  call(g, 'travel', { seat, card, path, as, regular, react: false, next: 0 });
}

/** The sites on the way there; on any way but by landspeed there are none between. */
const pathTo = (g: Table, card: number, at: number): number[] =>
  pathsOf(g, card, walkOf(g, card)?.sites ?? 1).find((path) => path.at(-1) === at) ?? [at];

function useShuttle(g: Table, seat: number, card: number, on: number): void {
  const key = shuttleAt(g, seat, card, isStarship(g, on) ? g.state.on[card]! : on);
  if (key !== null) g.state.usedTurn.push(key);
}

/** A card goes along its way, place by place: whatever waits there sees it pass (CCG-MOV-19). */
export const travel = procedure('travel', {
  step(g, f) {
    const s = g.state;
    const on = f.path[f.next];
    if (on === undefined || s.zone[f.card] !== TABLE) return 'there';
    if (f.next > 0 && s.on[f.card] !== f.path[f.next - 1]) return DONE; // something has taken it elsewhere
    if (f.regular) s.moved[f.card] = s.turn;
    f.next++;
    toPlace(g, 'moved', f.seat, f.card, on, f.next === f.path.length ? f.as : AT);
    arrived(g, f.seat, f.card);
    call(g, 'automatic', {});
    return 'step';
  },
  there(g, f) {
    if (!f.react || g.state.zone[f.card] !== TABLE) return DONE;
    joinBattle(g, f.card, true);
  },
  /** CCG-RCT-05, 12: riders of a vehicle, and TIEs in a hold, may get off as part of the react. */
  off(g, f) {
    const riders = ridersOf(g, f.card).filter((card) => embarkGoals(g, f.seat, card).some(({ as }) => as === AT));
    if (riders.length === 0) return DONE;
    ask(g, f.seat, 'along', picksOrDone(riders), f.card);
  },
  getOff(g, f) {
    const answer = answerTo(g, 'along');
    if (answer.kind === 'done') return DONE;
    toPlace(g, 'moved', f.seat, answer.card, g.state.on[f.card]!, AT);
    joinBattle(g, answer.card, true);
    return 'off';
  },
});

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
    const ready = f.along.length > 0 && (f.way === 'transfer' || priceOf(g, f) <= forceOf(g, f.seat));
    if (party.length === 0) return ready ? 'pay' : DONE;
    ask(g, f.seat, 'along', ready ? picksOrDone(party) : picks(party), f.from);
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
    ask(g, f.seat, 'where', goalsAboard(g, f.card, f.to), f.card);
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
    if (f.way === 'squad') send(g, f.seat, card, pathTo(g, card, f.to), AT, true);
    else send(g, f.seat, card, [f.to]);
    return 'go';
  },
});

/** Who can still be taken along. */
function partyOf(g: Table, f: Convoy): number[] {
  const { seat, from, to: at, along } = f;
  const isLeft = (card: number): boolean => !along.includes(card);
  if (f.way === 'transfer') return transferable(g, from, at).filter(isLeft);
  if (f.way === 'transit') {
    const price = priceOf(g, f);
    return transitParty(g, seat, from).filter((card) => isLeft(card) && mayGo(g, seat, card, at, price));
  }
  const rest = squadParty(g, seat, from).filter(isLeft);
  // With each of them it can be paid, or becomes a squad that can.
  const missing = SQUAD - along.length - 1;
  if (missing > 0 && missing < rest.length) return rest;
  return rest.filter((card) => squadPrice(g, seat, from, [...along, card], at) <= forceOf(g, seat));
}
const SQUAD = 3;

function priceOf(g: Table, { seat, way, from, to: at, along }: Convoy): number {
  if (way === 'squad') return squadPrice(g, seat, from, along, at);
  const price = transitGoals(g, seat, from).find(({ on }) => on === at)?.cost ?? 0;
  return along.reduce((sum, card) => sum + moveCost(g, g.state.acting, card, at, true), price);
}

/** Where a card can move away to: by landspeed to an adjacent site, or by hyperspeed to another system. */
export function awayGoals(g: Table, card: number, free: boolean): GoTo[] {
  if (g.state.zone[card] !== TABLE || stuckReason(g, card) !== null) return [];
  return reachOf(g, g.state.controller[card]!, card, 1, free);
}

/** CCG-CARD-019: a pilot is pushed into a passenger seat of his ship, if there is one. */
function seatsAway(g: Table, card: number): GoTo[] {
  const { as, on } = g.state;
  if (as[card] !== PILOT || stuckReason(g, card) !== null) return [];
  return seatsFor(g, card, on[card]!).includes(PASSENGER) ? [to(on[card]!, 0, PASSENGER)] : [];
}

export const moveAway = procedure('moveAway', {
  where(g, f) {
    const card = f.cards[0];
    if (card === undefined) {
      gather(g);
      return DONE;
    }
    const goals = f.orLost && isAboard(g.state.as[card]!) ? seatsAway(g, card) : awayGoals(g, card, f.free);
    if (goals.length === 0) {
      f.cards.shift();
      if (f.orLost) loseCard(g, card);
      return 'where';
    }
    ask(g, g.state.controller[card]!, 'where', goals, card);
  },
  go(g, f) {
    const { on, as, cost } = answerTo(g, 'where');
    const card = f.cards.shift()!;
    const seat = g.state.controller[card]!;
    if (as === PASSENGER) toPlace(g, 'moved', seat, card, on, as);
    else {
      if (f.orLost) g.state.battled[card] = 0; // CCG-CARD-019: it may be battled again
      useForce(g, seat, cost);
      send(g, seat, card, [on]);
    }
    return 'where';
  },
});

const goalsOf = (g: Table, f: React): GoTo[] =>
  reactGoals(g, f.seat, f.card, f.away, f.free, f.path.at(-1) ?? occasionOf(g, f.seat)?.at ?? -1);

export const react = procedure('react', {
  where(g, f) {
    const goals = goalsOf(g, f);
    if (!f.away) {
      f.path = [goals[0]!.on];
      return 'aboard';
    }
    ask(g, f.seat, 'where', goals, f.card);
  },
  away(g, f) {
    f.path = [answerTo(g, 'where').on];
  },
  /** CCG-RCT-05, 12: others may get in first, as part of the react. */
  aboard(g, f) {
    const boarders = boardersOf(g, f);
    if (boarders.length === 0) return 'declare';
    ask(g, f.seat, 'along', picksOrDone(boarders), f.card);
  },
  board(g, f) {
    const answer = answerTo(g, 'along');
    if (answer.kind === 'done') return 'declare';
    const { as } = embarkGoals(g, f.seat, answer.card).find(({ on }) => on === f.card)!;
    toPlace(g, 'moved', f.seat, answer.card, f.card, as);
    return 'aboard';
  },
  declare(g, f) {
    const goal = goalsOf(g, f).find(({ on }) => on === f.path.at(-1))!;
    useForce(g, f.seat, goal.cost);
    f.path = isStarship(g, f.card) ? [goal.on] : pathTo(g, f.card, goal.on);
    note(g, 'react', f.seat, f.card, occasionOf(g, f.seat)?.at ?? f.path.at(-1)!);
    open(g, { kind: 'reactMove', seat: f.seat, card: f.card, path: f.path });
  },
  end(g, f) {
    if (!returned(g, 'answers')) g.state.usedTurn.push(reactKey(f.card));
  },
});

/** Only who could go there too: nobody spoils the react by getting in. */
const boardersOf = (g: Table, f: React): number[] =>
  cardsAt(g, whereIs(g, f.card)).filter(
    (card) =>
      g.state.controller[card] === f.seat &&
      (isStarship(g, f.card) || placeReason(g, card, f.path.at(-1)!) === null) &&
      embarkGoals(g, f.seat, card).some(({ on }) => on === f.card),
  );

// The Death Star.

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
    tell(g, { ...about(g, 'deathStar', seat, card), other: orbit, otherDef: s.def[orbit] ?? -1, n: parsec });
  },
});
