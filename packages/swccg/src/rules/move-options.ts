/** Which moves a player is offered: first the card and the way, then where to. Only those that lead somewhere. */
import { opponentOf, type Reason } from '@dejarik/kernel';
import { embarkGoals, isSeeker, seatGoals, shuttleGoals, transferGoals } from './boarding.ts';
import { rides } from './capacity.ts';
import { locationsOn } from './layout.ts';
import { cardsInPlay, rulesOf } from './live.ts';
import { landGoals, regularReason, spaceGoals, walkOf } from './movement.ts';
import { canNavigate } from './navigation.ts';
import { placeReason } from './places.ts';
import { isActive } from './presence.ts';
import { isPiloted, isStarship, isVehicle } from './query.ts';
import type { Declaration, GoTo, MoveWay } from './questions.ts';
import { hasMovedEnough } from './repeats.ts';
import { AT, CONTROL, DEPLOY, isAboard, LOCATION, MOVE, TABLE, UNDERCOVER } from './state.ts';
import type { Table } from './table.ts';
import { ownTransit, squadGoals, transitGoals } from './transit.ts';

/** The ways by which a card can go somewhere in a phase, the regular ones first (CCG-MOV-01, 21). */
const STANDING: readonly MoveWay[] = ['landspeed', 'squad', 'shuttle', 'embark'];
const FLYING: readonly MoveWay[] = ['hyperspeed', 'transfer', 'embark'];
const RIDING: readonly MoveWay[] = ['seat', 'embark', 'shuttle'];
const SEAT: readonly MoveWay[] = ['seat'];
const WALKING: readonly MoveWay[] = ['landspeed'];
/** CCG-WPN-18. */
const SEEKING: readonly MoveWay[] = ['landspeed', 'shuttle'];
const SHUTTLING: readonly MoveWay[] = ['shuttle'];
const NONE: readonly MoveWay[] = [];

export function movesOf(g: Table, seat: number): Declaration[] {
  const s = g.state;
  const options: Declaration[] = [];
  // In the control phase only texts let cards move.
  const canWalk = s.phase === MOVE || rulesOf(g, 'walks').length > 0;
  if (s.phase === CONTROL && !canWalk) return options;
  for (const card of cardsInPlay(g)) {
    // CCG-SPY-06: a spy moves when the other player moves.
    if (s.controller[card] !== seat || isSpy(g, card) === (s.acting === seat)) continue;
    if (!canWalk && s.as[card] === AT) continue;
    for (const way of waysOf(g, card))
      if (goals(g, seat, card, way).length > 0) options.push({ kind: 'move', card, way });
  }
  if (s.phase === MOVE)
    for (const card of locationsOn(s))
      if (transitGoals(g, seat, card).length > 0) options.push({ kind: 'transit', card });
  return options;
}

function waysOf(g: Table, card: number): readonly MoveWay[] {
  const { phase, as } = g.state;
  if (isAboard(as[card]!)) {
    if (!isActive(g, card) && !isStarship(g, g.state.on[card]!)) return NONE;
    return phase === MOVE ? RIDING : phase === DEPLOY ? SEAT : NONE;
  }
  if (isSeeker(g, card)) return phase !== CONTROL ? NONE : as[card] === AT ? SEEKING : SHUTTLING;
  if (as[card] !== AT) return NONE;
  if (phase !== MOVE) return WALKING;
  if (isStarship(g, card)) return FLYING;
  return rides(g, card) || isVehicle(g, card) ? STANDING : WALKING;
}

const isSpy = (g: Table, card: number): boolean => (g.state.flags[card]! & UNDERCOVER) !== 0;

/** Where the card can go that way: a spy as if it were the other player's (CCG-SPY-06, 08). */
export function goals(g: Table, own: number, card: number, way: MoveWay): GoTo[] {
  const seat = isSpy(g, card) ? opponentOf(g.state, own) : own;
  switch (way) {
    case 'landspeed': {
      if (g.state.moved[card] === g.state.turn) return [];
      const walk = walkOf(g, card);
      if (walk === null || walk.phase !== g.state.phase || regularReason(g, card) !== null) return [];
      return [...landGoals(g, seat, card, walk.sites), ...ownTransit(g, seat, card)];
    }
    case 'hyperspeed':
      return regularReason(g, card) === null ? spaceGoals(g, seat, card) : [];
    case 'squad':
      return squadGoals(g, seat, card);
    case 'shuttle':
      return shuttleGoals(g, isSeeker(g, card) ? opponentOf(g.state, own) : seat, card);
    case 'transfer':
      return transferGoals(g, seat, card);
    case 'embark':
      return hasMovedEnough(g.state, card) ? [] : embarkGoals(g, seat, card);
    case 'seat':
      return hasMovedEnough(g.state, card) ? [] : seatGoals(g, card);
  }
}

/** Why the seat cannot move the card, there or anywhere. */
export function moveReason(g: Table, seat: number, card: number, target: number): Reason | null {
  const s = g.state;
  if (s.zone[card] !== TABLE || s.controller[card] !== seat)
    return { rule: 'CCG-MOV-01', why: 'you move your own cards' };
  if (s.acting !== seat || s.phase < CONTROL || s.phase > MOVE)
    return { rule: 'CCG-MOV-01', why: 'cards move in your move phase' };
  const ways = waysOf(g, card);
  if (ways.some((way) => goals(g, seat, card, way).some(({ on }) => target < 0 || on === target))) return null;
  const stuck = regularReason(g, card);
  if (stuck !== null) return stuck;
  const walk = walkOf(g, card);
  if (walk !== null && walk.phase !== s.phase) return { rule: 'CCG-MOV-01', why: 'it moves in another phase' };
  if (isStarship(g, card) && s.as[card] === AT) {
    if (!isPiloted(g, card)) return { rule: 'CCG-CAP-02', why: 'nobody pilots it' };
    if (!canNavigate(g, card)) return { rule: 'CCG-SHP-03', why: 'it has no nav computer' };
  }
  if (target >= 0 && s.as[target] === LOCATION) {
    const place = placeReason(g, card, target);
    if (place !== null) return place;
  }
  return { rule: isStarship(g, card) ? 'CCG-MOV-05' : 'CCG-MOV-03', why: 'it is out of reach, or takes more Force' };
}
