/** What card text says about the table, as it is now: whom a filter describes, where places are, what is true. */
import { opponentOf } from '@dejarik/kernel';
import type { Stat } from '../cards/card.ts';
import { HALF, ONE } from '../exact.ts';
import type { Amount, Condition, Count, Filter, Place, Ref, Spot, Than, Whom } from '../language/tree.ts';
import { BATTLE_AMOUNT_VALUES, BATTLE_CONDITION_TESTS } from './conditions-battle.ts';
import { WEAPONS_AMOUNT_VALUES, WEAPONS_CONDITION_TESTS } from './conditions-weapons.ts';
import { LOCATIONS_AMOUNT_VALUES, LOCATIONS_CONDITION_TESTS } from './conditions-locations.ts';
import { TRAVEL_AMOUNT_VALUES, TRAVEL_CONDITION_TESTS } from './conditions-travel.ts';
import { CHARACTERS_AMOUNT_VALUES, CHARACTERS_CONDITION_TESTS } from './conditions-characters.ts';
import { EFFECTS_AMOUNT_VALUES, EFFECTS_CONDITION_TESTS } from './conditions-effects.ts';
import { PILES_AMOUNT_VALUES, PILES_CONDITION_TESTS } from './conditions-piles.ts';
import { SPECIAL_AMOUNT_VALUES, SPECIAL_CONDITION_TESTS } from './conditions-special.ts';
import { isAdjacent, isRelated, systemOf } from './layout.ts';
import type { Context } from './live-index.ts';
import { cardsAt, cardsInPlay, isPresent, rulesOf, whereIs } from './live.ts';
import { compileFilter } from './filters.ts';
import { controls, hasPresence, isAlone, isSystem } from './presence.ts';
import { valueOf } from './query.ts';
import { isLive, isWhose, type Speech } from './speech.ts';
import {
  ACTIVATE,
  BATTLE,
  CONTROL,
  DEPLOY,
  DRAW,
  DRIVER,
  FORCE,
  HAND,
  isAboard,
  LOCATION,
  LOST,
  MOVE,
  ON,
  PASSENGER,
  PILOT,
  pile,
  RESERVE,
  TABLE,
  USED,
} from './state.ts';
import type { Table } from './table.ts';
import { iconsAt } from './icons.ts';
import { totalPower } from './power.ts';

export const PHASES = {
  activate: ACTIVATE,
  control: CONTROL,
  deploy: DEPLOY,
  battle: BATTLE,
  move: MOVE,
  draw: DRAW,
} as const;

export const PILE_ZONES = {
  'Reserve Deck': RESERVE,
  'Force Pile': FORCE,
  'Used Pile': USED,
  'Lost Pile': LOST,
  hand: HAND,
} as const;

/** The cards that a word such as `it` stands for. */
export function cardsOfRef(g: Table, who: Context, ref: Ref): readonly number[] {
  const s = g.state;
  switch (ref) {
    case 'this':
      return [who.source];
    case 'it':
      return who.it;
    case 'bearer':
      return s.on[who.source]! >= 0 ? [s.on[who.source]!] : [];
    case 'ship':
      return isAboard(s.as[who.source]!) ? [s.on[who.source]!] : [];
    case 'target':
      return s.kept[who.source]! > 0 ? [s.kept[who.source]! - 1] : [];
    case 'that':
      return who.that >= 0 ? [who.that] : [];
  }
}

function isOf(g: Table, who: Context, whom: Whom, card: number): boolean {
  if (typeof whom === 'string') return whom === 'this' ? card === who.source : cardsOfRef(g, who, whom).includes(card);
  return fits(g, who, whom, card);
}

function fits(g: Table, who: Context, filter: Filter, card: number): boolean {
  const s = g.state;
  if (filter.whose !== undefined && !isWhose(who, filter.whose, s.controller[card]!)) return false;
  if (filter.other === true && (card === who.source || who.it.includes(card))) return false;
  const { where } = filter;
  if (where === undefined || where.place !== 'pile') {
    if (s.zone[card] !== TABLE) return false;
  }
  const compiled = compileFilter(filter);
  if (!compiled.isKind(g, card)) return false;
  if (filter.is !== undefined && !compiled.hasQualities(g, card)) return false;
  if (filter.stat !== undefined && !isThan(valueOf(g, card, filter.stat), filter.than!, filter.n! * ONE)) return false;
  if (filter.carrying !== undefined && !carries(g, card, filter)) return false;
  return where === undefined || isAt(g, who, where, card);
}

function carries(g: Table, card: number, filter: Filter): boolean {
  const { isCarried } = compileFilter(filter);
  for (const other of cardsInPlay(g))
    if (g.state.on[other] === card && g.state.as[other] === ON && isCarried(g, other)) return true;
  return false;
}

export function isThan(a: number, than: Than, b: number): boolean {
  switch (than) {
    case '>':
      return a > b;
    case '<':
      return a < b;
    case '=':
      return a === b;
    case 'at least':
      return a >= b;
    case 'at most':
      return a <= b;
  }
}

/** Where the card that speaks is: of a location, itself. */
const hereOf = (g: Table, { source }: Context): number => whereIs(g, source);

const thereOf = (g: Table, who: Context): number =>
  who.there >= 0 ? who.there : (g.state.battle?.at ?? g.state.drain?.at ?? -1);

function isAt(g: Table, who: Context, place: Place, card: number): boolean {
  const s = g.state;
  switch (place.place) {
    case 'present':
      return isPresent(g, card) && whereIs(g, card) === hereOf(g, who) && withinReach(g, who.source, card);
    case 'battle':
      return s.battle?.cards.includes(card) ?? false;
    case 'aboard':
      return isAboard(s.as[card]!) && isOf(g, who, place.what, s.on[card]!);
    case 'attached':
      return s.as[card] === ON && isOf(g, who, place.what, s.on[card]!);
    case 'presentWith':
      return cardsAt(g, whereIs(g, card)).some(
        (other) => other !== card && isPresent(g, other) && isPresent(g, card) && fits(g, who, place.what, other),
      );
    case 'table':
      return s.zone[card] === TABLE;
    case 'pile': {
      const zone = PILE_ZONES[place.pile];
      return (
        s.zone[card] === zone &&
        s.seats.some((_, seat) => isWhose(who, place.whose, seat) && pile(s, seat, zone).includes(card))
      );
    }
    default: {
      const location = whereIs(g, card);
      return location >= 0 && isPlace(g, who, place, location);
    }
  }
}

/** CCG-PRS-17: aboard a starship only those aboard the same one are together, but for what is present at the system. */
function withinReach(g: Table, a: number, b: number): boolean {
  const s = g.state;
  if (s.as[a] === LOCATION || isPresent(g, a)) return true;
  return isAboard(s.as[a]!) && s.on[a] === s.on[b];
}

function isPlace(g: Table, who: Context, place: Place, location: number): boolean {
  const here = hereOf(g, who);
  switch (place.place) {
    case 'here':
    case 'present':
      return location === here;
    case 'sameSite':
      return location === here && !isSystem(g, location);
    case 'adjacent':
      return isAdjacent(g, here, location);
    case 'sameOrAdjacent':
      return location === here || isAdjacent(g, here, location);
    case 'relatedSystem':
      return isSystem(g, location) && isRelated(g, here, location);
    case 'relatedSite':
      return !isSystem(g, location) && isRelated(g, here, location);
    case 'battle':
      return g.state.battle?.at === location;
    case 'there':
      return thereOf(g, who) === location;
    case 'at':
      return fits(g, who, place.location, location);
    case 'on':
      return systemOf(g, location) === place.system;
    case 'notOn':
      return systemOf(g, location) !== place.system;
    case 'nighttime':
      return isNight(g, location);
    case 'table':
      return true;
    case 'aboard':
    case 'attached':
    case 'presentWith':
    case 'pile':
      return false;
  }
}

/** CCG-LOC-29. */
export function isNight(g: Table, location: number): boolean {
  for (const entry of rulesOf(g, 'nighttime'))
    if (isPlace(g, entry, entry.rule.where, location) && isLive(g, entry)) return true;
  return false;
}

function amount(g: Table, who: Context, n: Amount): number {
  if (typeof n === 'number') return n * ONE;
  switch (n.of) {
    case 'each':
      return n.per * ONE * countOf(g, who, n.what);
    case 'count':
      return ONE * countOf(g, who, n.what);
    case 'stat':
      return sumOf(g, cardsOfRef(g, who, n.whom), n.stat);
    case 'destiny':
      return who.destiny;
    case 'theirDestiny':
      return who.theirs;
    case 'that':
      return who.n;
    case 'hand':
      return ONE * pile(g.state, seatOf(g, who, n.whose), HAND).length;
    case 'cards':
      return ONE * pile(g.state, seatOf(g, who, n.whose), PILE_ZONES[n.pile]).length;
    case 'power':
      return totalPower(g, seatOf(g, who, n.whose), thereOf(g, who) >= 0 ? thereOf(g, who) : hereOf(g, who));
    case 'icons':
      return ONE * iconsInPlaces(g, who, n.side === 'Dark' ? 0 : 1, n.where);
    case 'plus':
      return amount(g, who, n.a) + amount(g, who, n.b);
    case 'minus':
      return amount(g, who, n.a) - amount(g, who, n.b);
    case 'twice':
      return 2 * amount(g, who, n.n);
    case 'half':
      return halved(amount(g, who, n.n), n.round);
    default:
      return (AMOUNT_VALUES[(n as Exclude<Amount, number>).of] as ValueOf)(g, who, n);
  }
}

type ValueOf = (g: Table, who: Context, n: Amount) => number;

const AMOUNT_VALUES: { readonly [of: string]: unknown } = {
  ...BATTLE_AMOUNT_VALUES,
  ...WEAPONS_AMOUNT_VALUES,
  ...LOCATIONS_AMOUNT_VALUES,
  ...TRAVEL_AMOUNT_VALUES,
  ...CHARACTERS_AMOUNT_VALUES,
  ...EFFECTS_AMOUNT_VALUES,
  ...PILES_AMOUNT_VALUES,
  ...SPECIAL_AMOUNT_VALUES,
};

function halved(n: number, round: 'up' | 'down' | undefined): number {
  const half = Math.round((n / ONE) * HALF);
  if (round === undefined) return half;
  return (round === 'up' ? Math.ceil(half / ONE) : Math.floor(half / ONE)) * ONE;
}

const sumOf = (g: Table, cards: readonly number[], stat: Stat): number => {
  let sum = 0;
  for (const card of cards) sum += valueOf(g, card, stat);
  return sum;
};

const seatOf = (g: Table, who: Context, whose: 'your' | "opponent's" | 'any'): number =>
  whose === 'your' ? who.seat : opponentOf(g.state, who.seat);

function iconsInPlaces(g: Table, who: Context, side: number, place: Place): number {
  let n = 0;
  for (const group of g.state.groups)
    for (const location of group) if (isPlace(g, who, place, location)) n += iconsAt(g, location, side);
  return n;
}

/** How many cards the filter describes: on the table, or in the pile that it names. */
export function countOf(g: Table, who: Context, filter: Filter): number {
  let n = 0;
  for (const card of candidates(g, who, filter)) if (fits(g, who, filter, card)) n++;
  return n;
}

/** The cards among which those are that a filter can describe. */
export function candidates(g: Table, who: Context, { where }: Filter): readonly number[] {
  if (where?.place !== 'pile') return cardsInPlay(g);
  const zone = PILE_ZONES[where.pile];
  return g.state.seats.flatMap((_, seat) => (isWhose(who, where.whose, seat) ? pile(g.state, seat, zone) : []));
}

export function matching(g: Table, who: Context, filter: Filter): number[] {
  return candidates(g, who, filter).filter((card) => fits(g, who, filter, card));
}

function isSoMany(count: Count, n: number): boolean {
  switch (count.count) {
    case 'exactly':
      return n === count.n;
    case 'least':
      return n >= count.n;
    case 'most':
      return n <= count.n;
    case 'none':
      return n === 0;
    case 'some':
      return n > 0;
  }
}

/** Whether it is true of a location that is meant by `here` or a description. */
function someSpot(g: Table, who: Context, spot: Spot, isSo: (location: number) => boolean): boolean {
  if (spot === 'here') return isSo(hereOf(g, who));
  return g.state.groups.some((group) => group.some((location) => fits(g, who, spot, location) && isSo(location)));
}

function holds(g: Table, who: Context, condition: Condition): boolean {
  const s = g.state;
  switch (condition.is) {
    case 'control':
      return someSpot(g, who, condition.what, (location) => controls(g, who.seat, location));
    case 'occupy':
      return someSpot(g, who, condition.what, (location) => hasPresence(g, who.seat, location));
    case 'opponentControls':
      return someSpot(g, who, condition.what, (location) => controls(g, opponentOf(s, who.seat), location));
    case 'there':
      return isSoMany(condition.n, countOf(g, who, condition.what));
    case 'is':
      return cardsOfRef(g, who, condition.who).some((card) => fits(g, who, condition.what, card));
    case 'isAt':
      return cardsOfRef(g, who, condition.who).some((card) => isAt(g, who, condition.where, card));
    case 'piloting':
      return cardsOfRef(g, who, condition.who).some(
        (card) => (s.as[card] === PILOT || s.as[card] === DRIVER) && fits(g, who, condition.what, s.on[card]!),
      );
    case 'passenger':
      return cardsOfRef(g, who, condition.who).some(
        (card) => s.as[card] === PASSENGER && fits(g, who, condition.what, s.on[card]!),
      );
    case 'compare':
      return isThan(amount(g, who, condition.a), condition.than, amount(g, who, condition.b));
    case 'phase':
      return s.phase === PHASES[condition.phase] && isWhose(who, condition.whose, s.acting);
    case 'turn':
      return isWhose(who, condition.whose, s.acting);
    case 'nighttime':
      return s.groups.some((group) =>
        group.some((location) => isPlace(g, who, condition.where, location) && isNight(g, location)),
      );
    case 'inBattle': {
      const { battle } = s;
      if (battle === null || !cardsOfRef(g, who, condition.who).some((card) => battle.cards.includes(card)))
        return false;
      const { what } = condition;
      return what === undefined || battle.cards.some((card) => fits(g, who, what, card));
    }
    case 'defendsAlone':
      return (
        s.battle !== null && cardsInPlay(g).some((card) => defendsAlone(g, card) && isOf(g, who, condition.who, card))
      );
    case 'initiated':
      return s.battle?.by === who.seat;
    case 'opponentInitiated':
      return s.battle !== null && s.battle.by !== who.seat;
    case 'battleAt':
      return s.battle !== null && isPlace(g, who, condition.where, s.battle.at);
    case 'lifeForce':
      return lifeForceOf(g, who.seat) < condition.n;
    case 'starting':
      return false;
    case 'not':
      return !holds(g, who, condition.that);
    case 'either':
      return condition.a.every((one) => holds(g, who, one)) || condition.b.every((one) => holds(g, who, one));
    default:
      return (CONDITION_TESTS[(condition as Condition).is] as TestOf)(g, who, condition);
  }
}

type TestOf = (g: Table, who: Context, condition: Condition) => boolean;

const CONDITION_TESTS: { readonly [is: string]: unknown } = {
  ...BATTLE_CONDITION_TESTS,
  ...WEAPONS_CONDITION_TESTS,
  ...LOCATIONS_CONDITION_TESTS,
  ...TRAVEL_CONDITION_TESTS,
  ...CHARACTERS_CONDITION_TESTS,
  ...EFFECTS_CONDITION_TESTS,
  ...PILES_CONDITION_TESTS,
  ...SPECIAL_CONDITION_TESTS,
};

/** CCG-READ-091: the opponent started the battle, and it is alone as CCG-PRS-15 has it. */
function defendsAlone(g: Table, card: number): boolean {
  const { battle, controller } = g.state;
  return battle !== null && controller[card] !== battle.by && battle.cards.includes(card) && isAlone(g, card);
}

/** CCG-OBJ-03. */
export const lifeForceOf = ({ state: s }: Table, seat: number): number =>
  pile(s, seat, RESERVE).length + pile(s, seat, FORCE).length + pile(s, seat, USED).length;

export const speech: Speech = { fits, isOf, isAt, isPlace, holds, amount };
