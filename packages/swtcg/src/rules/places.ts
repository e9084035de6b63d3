/** Which cards the words of a text point at by where they are and what is printed on them. */
import { byName } from '@dejarik/kernel';
import { CARD_TYPES, type CardType } from '../cards/card.ts';
import type { Definition } from '../cards/catalogue.ts';
import type { Filter, Kind, Noun, OpenNoun, Place, Ref } from '../language/tree.ts';
import type { KeptGroup } from '../language/tree-expanded.ts';
import { NOUNS } from '../language/wording.ts';
import { isAway, isOpenKind, isOpenNoun, whereabouts } from './expanded/open-cards.ts';
import { nextPilot } from './moves.ts';
import type { Context } from './spoken.ts';
import {
  ABOARD,
  BUILD,
  CHARACTER,
  DECK,
  DISCARD,
  GROUND,
  HAND,
  inArena,
  SPACE,
  type State,
  controllerOf,
} from './state.ts';
import { isLocationZone, LOCATION, OUT_OF_PLAY } from './state-expanded.ts';
import { defOf, isInPlay, isUnitInPlay, placeOf, type Table } from './table.ts';
import { areEnemies, isWhose } from './teams.ts';

export const ARENA_NUMBER = byName<number>({ Space: SPACE, Ground: GROUND, Character: CHARACTER });

export function referred(s: State, ref: Ref, context: Context): readonly number[] {
  switch (ref) {
    case 'this':
      return [context.source];
    case 'it':
      return context.it;
    case 'attacker':
      return s.attacker < 0 ? [] : [s.attacker];
    case 'defender':
      return s.defender < 0 ? [] : [s.defender];
  }
}

export const refers = (s: State, ref: Ref, context: Context, card: number): boolean => {
  switch (ref) {
    case 'this':
      return context.source === card;
    case 'it':
      return context.it.includes(card);
    case 'attacker':
      return s.attacker === card;
    case 'defender':
      return s.defender === card;
  }
};

export const isRef = (value: unknown): value is Ref => typeof value === 'string';

export function inPlace(s: State, card: number, place: Place, context: Context): boolean {
  const zone = s.expanded === undefined ? s.zone[card]! : whereabouts(s, card);
  switch (place) {
    case 'Space':
      return zone === SPACE;
    case 'Ground':
      return zone === GROUND;
    case 'Character':
      return zone === CHARACTER;
    case 'any arena':
      return inArena(zone);
    case 'that arena':
      return zone === thatArena(s, context);
    case 'its arena':
      return inArena(zone) && zone === s.zone[context.it[0]!];
    case "the attacker's arena":
      return s.attacker >= 0 && zone === s.zone[s.attacker];
    case "this unit's arena":
    case "this card's arena":
      return inArena(zone) && zone === arenaOf(s, context.source);
    case 'Ground or Character':
      return zone === GROUND || zone === CHARACTER;
    case 'your build zone':
      return zone === BUILD && controllerOf(s, card) === context.seat;
    case 'enemy build zone':
      return zone === BUILD && areEnemies(s, controllerOf(s, card), context.seat);
    case 'your hand':
      return zone === HAND && controllerOf(s, card) === context.seat;
    case 'your deck':
      return zone === DECK && controllerOf(s, card) === context.seat;
    case 'your discard pile':
      return zone === DISCARD && controllerOf(s, card) === context.seat;
  }
}

/** The arena that a card is in or belongs to: a Location's own, that of the unit a card is with; or -1. */
function arenaOf(s: State, card: number): number {
  const zone = placeOf(s, card);
  if (inArena(zone)) return zone;
  return isLocationZone(zone) ? zone - LOCATION : -1;
}

/** TCG-ZONE-26, TCG-ZONE-27: a text speaks of what it put out of play itself, and of nothing else there. */
export function isInGroup(s: State, card: number, kind: KeptGroup, context: Context): boolean {
  const e = s.expanded;
  if (e === undefined || s.zone[card] !== OUT_OF_PLAY) return false;
  const group = e.groups.find(({ id }) => id === e.group[card]);
  return group?.kind === kind && group.source === context.source;
}

const thatArena = (s: State, context: Context): number =>
  context.arena >= 0 ? context.arena : context.it.length > 0 ? s.zone[context.it[0]!]! : -1;

/** What a noun speaks of: units when it is not here; cards that are not in play; what lies face up and is no unit. */
type Speaks = 'cards' | 'open';
const NOUN_SPEAKS: ReadonlyMap<Noun, Speaks> = new Map(
  NOUNS.flatMap(([noun]): (readonly [Noun, Speaks])[] => {
    if (noun === 'card' || noun.endsWith(' card')) return [[noun, 'cards']];
    return isOpenNoun(noun) ? [[noun, 'open']] : [];
  }),
);

/** The type that a noun with "card" names. */
const TYPE_OF_CARD: ReadonlyMap<Noun, CardType> = new Map(
  CARD_TYPES.filter((type) => type !== 'Character').map((type) => [`${type} card` as Noun, type]),
);

/** TCG-MULTI-01, TCG-MULTI-02: in an arena a unit is of that arena's type alone, elsewhere of all it lists. */
export const isOfArena = ({ zone }: State, card: number, { arena, arenas }: Definition, wanted: number): boolean =>
  arenas.length < 2 ? arena === wanted : inArena(zone[card]!) ? zone[card] === wanted : arenas.includes(wanted);

/** TCG-PILOT-21, TCG-PILOT-22: a Pilot on a unit is reached by a subtype, in some editions by "Character", never by "unit". */
const reachesPilots = ({ edition }: Table, noun: Noun): boolean =>
  noun === '' || (noun === 'Character' && edition.pilotsAreCharacters);

/** TCG-UNIQ-14, TCG-UNIQ-15: by that very name, or, on the own side, by one that means the same person. */
export function isNamed(g: Table, card: number, name: string, seat: number): boolean {
  const { card: face, uniqueName } = defOf(g, card);
  if (face.name === name) return true;
  if (!g.edition.ownEquivalents || uniqueName === '' || controllerOf(g.state, card) !== seat) return false;
  return uniqueName === g.edition.uniqueName(name);
}

/** A noun with "card" speaks of cards that are not in play (`away`: out of play too); any other, of what lies face up. */
export function isOfKind(g: Table, card: number, kind: Kind, away: boolean, treated: ReadonlySet<string>): boolean {
  const def = defOf(g, card);
  const s = g.state;
  const { noun } = kind;
  const speaks = NOUN_SPEAKS.get(noun);
  if (speaks === 'cards') {
    if (isInPlay(s, card) && !g.edition.cardsInPlay) return false;
    if (noun === 'Space unit card' && !(def.unit && isOfArena(s, card, def, SPACE))) return false;
    if (noun === 'Ground unit card' && !(def.unit && isOfArena(s, card, def, GROUND))) return false;
    if (noun === 'Character card' && !(def.unit && isOfArena(s, card, def, CHARACTER))) return false;
    const type = TYPE_OF_CARD.get(noun);
    if (type !== undefined && def.card.type !== type) return false;
    if (noun === 'unit card' && !def.unit) return false;
    if (g.edition.expanded && !away && isAway(s.zone[card]!)) return false;
  } else if (speaks === 'open') {
    if (!isOpenKind(s, card, def.card.type, def.arenas, noun as OpenNoun)) return false;
  } else {
    if (!isUnitInPlay(s, card) && !(s.zone[card] === ABOARD && reachesPilots(g, noun))) return false;
    if (noun === 'Space unit' && !isOfArena(s, card, def, SPACE)) return false;
    if (noun === 'Ground unit' && !isOfArena(s, card, def, GROUND)) return false;
    if ((noun === 'Character' || noun === 'Character unit') && !isOfArena(s, card, def, CHARACTER)) return false;
  }
  for (const word of kind.subtypes) if (!def.words.has(word) && !treated.has(word)) return false;
  return true;
}

/** Some noun speaks of other cards than units and their Pilots. */
function speaksOfOthers({ kinds }: Filter): boolean {
  for (const { noun } of kinds) if (NOUN_SPEAKS.has(noun)) return true;
  return false;
}

/** Whether one is such a one of the cards that could match at all: of the side named, and in play unless the noun speaks of cards. */
export function somePossible(s: State, filter: Filter, context: Context, isSuch: (card: number) => boolean): boolean {
  const { whose } = filter;
  const fits = (card: number): boolean =>
    (whose === undefined || isWhose(s, controllerOf(s, card), whose, context.seat)) &&
    s.def[card]! >= 0 &&
    isSuch(card);
  if (speaksOfOthers(filter)) return s.def.some((_, card) => fits(card));
  const withPilots = (unit: number): boolean => {
    if (fits(unit)) return true;
    for (let pilot = s.pilot[unit]!; pilot >= 0; pilot = nextPilot(s, pilot)) if (fits(pilot)) return true;
    return false;
  };
  for (const units of s.arena) for (const unit of units) if (withPilots(unit)) return true;
  for (const cards of s.build) for (const card of cards) if (withPilots(card)) return true;
  return false;
}
