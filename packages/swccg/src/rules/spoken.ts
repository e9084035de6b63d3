/** What card text says about the table, as it is now: whom a filter describes, where places are, what is true. */
import { ONE } from '../exact.ts';
import type { Filter, Place, Ref, Than, Whom } from '../language/tree.ts';
import { compileFilter } from './filters.ts';
import { isSystem } from './kinds.ts';
import { isAdjacent, isRelated, nextTo, systemOf } from './layout.ts';
import type { Context } from './live-index.ts';
import { cardsAt, cardsInPlay, isPresent, rulesOf, whereIs } from './live.ts';
import { controls } from './presence.ts';
import { valueOf } from './query.ts';
import { isLive, isSoMany, isWhose } from './speech.ts';
import {
  ACTIVATE,
  BATTLE,
  CONTROL,
  DEPLOY,
  DESTINY,
  DRAW,
  DRIVER,
  FORCE,
  HAND,
  isAboard,
  LOCATION,
  LOST,
  MOVE,
  OFF,
  ON,
  PASSENGER,
  pile,
  PILOT,
  RESERVE,
  TABLE,
  USED,
} from './state.ts';
import type { Table } from './table.ts';
import { isAimedAt } from './under-way.ts';

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
    case 'ship': {
      // Of a card on a character: the ship that the character is aboard.
      const rider = s.as[who.source] === ON ? s.on[who.source]! : who.source;
      return isAboard(s.as[rider]!) ? [s.on[rider]!] : [];
    }
    case 'target':
      g.live.passing = true; // chosen while the card is deployed
      return s.kept[who.source]! > 0 ? [s.kept[who.source]! - 1] : [];
    case 'that':
      return who.that >= 0 ? [who.that] : [];
  }
}

export function isOf(g: Table, who: Context, whom: Whom, card: number): boolean {
  if (typeof whom === 'string') return whom === 'this' ? card === who.source : cardsOfRef(g, who, whom).includes(card);
  return fits(g, who, whom, card);
}

export function fits(g: Table, who: Context, filter: Filter, card: number): boolean {
  const s = g.state;
  if (filter.other === true && (card === who.source || who.it.includes(card))) return false;
  const { where } = filter;
  if (where === undefined || where.place !== 'pile') {
    // A card turned up for its destiny is spoken of by its kind (CCG-DST-05); one that is off is not (CCG-OUT-08).
    if (s.zone[card] !== TABLE && s.zone[card] !== DESTINY) return false;
    if ((s.flags[card]! & OFF) !== 0 && filter.is?.includes('face-down') !== true) return false;
  }
  if (!describes(g, who, filter, card)) return false;
  if (
    filter.same !== undefined &&
    (who.that < 0 || valueOf(g, card, filter.same) !== valueOf(g, who.that, filter.same))
  )
    return false;
  if (filter.carrying !== undefined && !carries(g, card, filter)) return false;
  return where === undefined || isAt(g, who, where, card);
}

/** On it, or aboard it. */
function carries(g: Table, card: number, filter: Filter): boolean {
  const s = g.state;
  const { isCarried } = compileFilter(filter);
  for (const other of cardsInPlay(g))
    if (s.on[other] === card && (s.as[other] === ON || isAboard(s.as[other]!)) && isCarried(g, other)) return true;
  return false;
}

/** The same of a card that is not on the table yet, whatever the filter says of its place. */
export function describes(g: Table, who: Context, filter: Filter, card: number): boolean {
  if (filter.whose !== undefined && !isWhose(who, filter.whose, g.state.controller[card]!)) return false;
  const compiled = compileFilter(filter);
  if (!compiled.isKind(g, card)) return false;
  if (filter.is !== undefined && !compiled.hasQualities(g, card)) return false;
  return filter.stat === undefined || isThan(valueOf(g, card, filter.stat), filter.than!, filter.n! * ONE);
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
export const hereOf = (g: Table, { source }: Context): number => whereIs(g, source);

export const thereOf = (g: Table, who: Context): number =>
  who.there >= 0 ? who.there : (g.state.battle?.at ?? g.state.drain?.at ?? whereIs(g, who.it[0] ?? who.source));

/** Places that can change while the board does not: what is worked out from them is not kept. */
const PASSING = ['battle', 'there', 'presentThere', 'adjacentThere', 'pile', 'targeting'];

function passPlace(g: Table, { place }: Place): void {
  if (PASSING.includes(place)) g.live.passing = true;
}

export function isAt(g: Table, who: Context, place: Place, card: number): boolean {
  const s = g.state;
  passPlace(g, place);
  switch (place.place) {
    case 'present':
      return isPresent(g, card) && whereIs(g, card) === hereOf(g, who) && withinReach(g, who.source, card);
    case 'battle':
      return s.battle?.cards.includes(card) ?? false;
    case 'aboard':
      return isSeated(s.as[card]!, place.as) && isOf(g, who, place.what, s.on[card]!);
    case 'presentWith':
      return cardsAt(g, whereIs(g, card)).some(
        (other) => other !== card && isPresent(g, other) && isPresent(g, card) && fits(g, who, place.what, other),
      );
    case 'presentThere':
      return isPresent(g, card) && whereIs(g, card) === thereOf(g, who);
    case 'aimed':
      return isAimedAt(g, card);
    case 'targeting':
      return cardsOfRef(g, who, place.whom).some((target) => s.kept[card] === target + 1);
    case 'deployedThere':
      return s.deployed.some((other, i) => i % 2 === 0 && other === card && s.deployed[i + 1] === thereOf(g, who));
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
      if (location < 0) return false;
      if (isPlace(g, who, place, location)) return true;
      // CCG-LOC-28: a Scomp link of a starship or vehicle serves those aboard it.
      return place.place === 'at' && isAboard(s.as[card]!) && fits(g, who, place.location, s.on[card]!);
    }
  }
}

function isSeated(as: number, seating: Extract<Place, { readonly place: 'aboard' }>['as']): boolean {
  if (seating === 'pilot') return as === PILOT || as === DRIVER;
  if (seating === 'passenger') return as === PASSENGER;
  return seating === 'on' ? as === ON : isAboard(as);
}

/** CCG-PRS-17: aboard a starship only those aboard the same one are together, but for what is present at the system. */
function withinReach(g: Table, a: number, b: number): boolean {
  const s = g.state;
  if (s.as[a] === LOCATION || isPresent(g, a)) return true;
  return isAboard(s.as[a]!) && s.on[a] === s.on[b];
}

export function isPlace(g: Table, who: Context, place: Place, location: number): boolean {
  passPlace(g, place);
  const here = hereOf(g, who);
  switch (place.place) {
    case 'here':
    case 'present':
      return location === here;
    case 'sameSite':
      return location === here && !isSystem(g, location);
    case 'adjacent':
      return isAdjacent(g, here, location);
    case 'adjacentThere':
      return isAdjacent(g, thereOf(g, who), location);
    case 'sameOrAdjacent':
      return (location === here && !isSystem(g, location)) || isAdjacent(g, here, location);
    case 'relatedSystem':
      return isSystem(g, location) && isRelated(g, here, location);
    case 'relatedSite':
      return !isSystem(g, location) && isRelated(g, here, location);
    case 'related':
      return g.state.groups.some((group) =>
        group.some((other) => isRelated(g, location, other) && fits(g, who, place.what, other)),
      );
    case 'battle':
      return g.state.battle?.at === location;
    case 'there':
    case 'presentThere':
      return thereOf(g, who) === location;
    case 'together':
      return cardsAt(g, location).some((card) => fits(g, who, place.what, card));
    case 'siteOf':
      return !isSystem(g, location) && cardsAt(g, location).some((card) => fits(g, who, place.what, card));
    case 'controlled':
      return controls(g, who.seat, location);
    case 'at':
      return fits(g, who, place.location, location);
    case 'on':
      return systemOf(g, location) === place.system;
    case 'notOn':
      return systemOf(g, location) !== place.system;
    case 'adjacentYours':
      return isAdjacent(g, here, location) && controls(g, who.seat, location);
    case 'before': {
      const next = nextTo(g.state, location);
      return next >= 0 && fits(g, who, place.what, next);
    }
    case 'where':
      return isSoMany(place.n, presentAt(g, who, place.what, location));
    case 'nighttime':
      return isNight(g, location);
    case 'beside':
      return cardsOfRef(g, who, place.who).some((card) => whereIs(g, card) === location);
    case 'table':
      return true;
    default: // said of cards alone
      return false;
  }
}

/** How many of those described are present at the location. */
function presentAt(g: Table, who: Context, what: Filter, location: number): number {
  let n = 0;
  for (const card of cardsAt(g, location)) if (isPresent(g, card) && fits(g, who, what, card)) n++;
  return n;
}

/** CCG-LOC-29. */
export const isNight = (g: Table, location: number): boolean =>
  rulesOf(g, 'nighttime').some((entry) => isPlace(g, entry, entry.rule.where, location) && isLive(g, entry));

/** How many cards the filter describes: on the table, or in the pile that it names. */
export function countOf(g: Table, who: Context, filter: Filter): number {
  let n = 0;
  for (const card of candidates(g, who, filter)) if (fits(g, who, filter, card)) n++;
  return n;
}

/** The cards among which those are that a filter can describe. */
function candidates(g: Table, who: Context, { where }: Filter): readonly number[] {
  if (where?.place !== 'pile') return cardsInPlay(g);
  const zone = PILE_ZONES[where.pile];
  return g.state.seats.flatMap((_, seat) => (isWhose(who, where.whose, seat) ? pile(g.state, seat, zone) : []));
}

export function matching(g: Table, who: Context, filter: Filter): number[] {
  return candidates(g, who, filter).filter((card) => fits(g, who, filter, card));
}
