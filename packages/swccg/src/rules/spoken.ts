/**
 * What card text says about the table, as it is now: whom a filter describes, where places are; what a card's own text
 * says of it before it lies there, and what texts keep cards from.
 */
import { ONE } from '../exact.ts';
import { kindOf } from '../language/meaning.ts';
import type { Deed, Filter, Place, Ref, RuleKind, RuleOf, Than, Whom } from '../language/tree.ts';
import { compileFilter } from './filters.ts';
import { isAimedAt } from './flow.ts';
import { isSystem } from './kinds.ts';
import { isAdjacent, isRelated, locationsOn, nextTo, systemOf } from './layout.ts';
import { DRIVER, isAboard, LOCATION, ON, PASSENGER, PILOT } from './lies.ts';
import { cardsAt, cardsInPlay, isPresent, rulesOf, speaker, whereIs } from './live.ts';
import { controls, valueOf } from './query.ts';
import { type Context, isAbout, isLive, isSoMany, isWhose, type LiveRule } from './speech.ts';
import { DESTINY, pile, PILE_ZONES, type State, TABLE } from './state.ts';
import { defOf, isOff, type Table } from './table.ts';

const REFERENTS: { readonly [R in Ref]: (g: Table, who: Context) => readonly number[] } = {
  this: (_, { source }) => [source],
  it: (_, { it }) => it,
  bearer: ({ state: s }, { source }) => known(s.on[source]!),
  /** Of a card on a character: the ship that the character is aboard. */
  ship({ state: s }, { source }) {
    const rider = s.as[source] === ON ? s.on[source]! : source;
    return isAboard(s.as[rider]!) ? [s.on[rider]!] : [];
  },
  target(g, { source }) {
    g.live.passing = true; // chosen while the card is deployed
    return known(g.state.kept[source]! - 1);
  },
  that: (_, { that }) => known(that),
};

const known = (card: number): readonly number[] => (card >= 0 ? [card] : []);

/** The cards that a word such as `it` stands for. */
export const cardsOfRef = (g: Table, who: Context, ref: Ref): readonly number[] => REFERENTS[ref](g, who);

export function isOf(g: Table, who: Context, whom: Whom, card: number): boolean {
  if (typeof whom === 'string') return whom === 'this' ? card === who.source : cardsOfRef(g, who, whom).includes(card);
  return fits(g, who, whom, card);
}

/** What `other` leaves out: the card that speaks, what it is on, and what was spoken of last. */
const isSame = (s: State, { source, it }: Context, card: number): boolean =>
  card === source || it.includes(card) || (s.as[source] === ON && s.on[source] === card);

export function fits(g: Table, who: Context, filter: Filter, card: number): boolean {
  const s = g.state;
  if (filter.other === true && isSame(s, who, card)) return false;
  const { where } = filter;
  if (where === undefined || where.place !== 'pile') {
    // A card turned up for its destiny is spoken of by its kind (CCG-DST-05); one that is off is not (CCG-OUT-08).
    if (s.zone[card] !== TABLE && s.zone[card] !== DESTINY) return false;
    if (isOff(g, card)) return false;
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
  return cardsInPlay(g).some(
    (other) => s.on[other] === card && (s.as[other] === ON || isAboard(s.as[other]!)) && isCarried(g, other),
  );
}

/** The same of a card that is not on the table yet, whatever the filter says of its place. */
export function describes(g: Table, who: Context, filter: Filter, card: number): boolean {
  if (filter.whose !== undefined && !isWhose(who, filter.whose, g.state.controller[card]!)) return false;
  const compiled = compileFilter(filter);
  if (!compiled.isKind(g, card)) return false;
  if (filter.is !== undefined && !compiled.hasQualities(g, card)) return false;
  return filter.stat === undefined || isThan(valueOf(g, card, filter.stat), filter.than!, filter.n! * ONE);
}

const COMPARISONS: { readonly [T in Than]: (a: number, b: number) => boolean } = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '=': (a, b) => a === b,
  'at least': (a, b) => a >= b,
  'at most': (a, b) => a <= b,
};

export const isThan = (a: number, than: Than, b: number): boolean => COMPARISONS[than](a, b);

/** Where the card that speaks is: of a location, itself. */
const hereOf = (g: Table, { source }: Context): number => whereIs(g, source);

export const thereOf = (g: Table, who: Context): number =>
  who.there >= 0 ? who.there : (g.state.battle?.at ?? g.state.drain?.at ?? whereIs(g, who.it[0] ?? who.source));

/** Places that can change while the board does not: what is worked out from them is not kept. */
const PASSING = ['battle', 'there', 'presentThere', 'adjacentThere', 'pile', 'targeting'];

function passPlace(g: Table, { place }: Place): void {
  if (PASSING.includes(place)) g.live.passing = true;
}

type Test<K> = (g: Table, who: Context, place: Extract<Place, { readonly place: K }>, at: number) => boolean;

/** Whether a card is meant; elsewhere it is the location where the card is. */
const CARD_PLACES: { readonly [K in Place['place']]?: Test<K> } = {
  present: (g, who, _, card) =>
    isPresent(g, card) && whereIs(g, card) === hereOf(g, who) && withinReach(g, who.source, card),
  battle: ({ state: { battle } }, _, __, card) => battle?.cards.includes(card) ?? false,
  aboard: (g, who, { as, what }, card) => isSeated(g.state.as[card]!, as) && isOf(g, who, what, g.state.on[card]!),
  presentWith: (g, who, { what }, card) =>
    cardsAt(g, whereIs(g, card)).some(
      (other) => other !== card && isPresent(g, other) && isPresent(g, card) && fits(g, who, what, other),
    ),
  presentThere: (g, who, _, card) => isPresent(g, card) && whereIs(g, card) === thereOf(g, who),
  aimed: (g, _, __, card) => isAimedAt(g, card),
  targeting: (g, who, { whom }, card) => cardsOfRef(g, who, whom).some((target) => g.state.kept[card] === target + 1),
  deployedThere(g, who, _, card) {
    const { deployed } = g.state;
    return deployed.some((other, i) => i % 2 === 0 && other === card && deployed[i + 1] === thereOf(g, who));
  },
  table: ({ state: { zone } }, _, __, card) => zone[card] === TABLE,
  pile: (g, who, place, card) => candidates(g, who, { kinds: [], where: place }).includes(card),
};

export function isAt(g: Table, who: Context, place: Place, card: number): boolean {
  passPlace(g, place);
  const test = CARD_PLACES[place.place] as Test<Place['place']> | undefined;
  if (test !== undefined) return test(g, who, place, card);
  const location = whereIs(g, card);
  if (location < 0) return false;
  if (isPlace(g, who, place, location)) return true;
  // CCG-LOC-28: a Scomp link of a starship or vehicle serves those aboard it.
  return place.place === 'at' && isAboard(g.state.as[card]!) && fits(g, who, place.location, g.state.on[card]!);
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

const isSiteHere = (g: Table, who: Context, at: number): boolean => at === hereOf(g, who) && !isSystem(g, at);
const isNextDoor = (g: Table, who: Context, at: number): boolean => isAdjacent(g, hereOf(g, who), at);
const hasThere = (g: Table, who: Context, what: Filter, at: number): boolean =>
  cardsAt(g, at).some((card) => fits(g, who, what, card));

/** Whether a location is meant; what is said of cards alone never means one. */
const PLACES: { readonly [K in Place['place']]?: Test<K> } = {
  here: (g, who, _, at) => at === hereOf(g, who),
  present: (g, who, _, at) => at === hereOf(g, who) && isPresent(g, who.source),
  sameSite: (g, who, _, at) => isSiteHere(g, who, at),
  adjacent: (g, who, _, at) => isNextDoor(g, who, at),
  adjacentThere: (g, who, _, at) => isAdjacent(g, thereOf(g, who), at),
  sameOrAdjacent: (g, who, _, at) => isSiteHere(g, who, at) || isNextDoor(g, who, at),
  hereOrAdjacent: (g, who, _, at) => at === hereOf(g, who) || isNextDoor(g, who, at),
  relatedSystem: (g, who, _, at) => isSystem(g, at) && isRelated(g, hereOf(g, who), at),
  relatedSite: (g, who, _, at) => !isSystem(g, at) && isRelated(g, hereOf(g, who), at),
  related: (g, who, { what }, at) =>
    locationsOn(g.state).some((other) => isRelated(g, at, other) && fits(g, who, what, other)),
  battle: (g, _, __, at) => g.state.battle?.at === at,
  there: (g, who, _, at) => thereOf(g, who) === at,
  presentThere: (g, who, _, at) => thereOf(g, who) === at,
  together: (g, who, { what }, at) => hasThere(g, who, what, at),
  siteOf: (g, who, { what }, at) => !isSystem(g, at) && hasThere(g, who, what, at),
  controlled: (g, who, _, at) => controls(g, who.seat, at),
  at: (g, who, { location }, at) => fits(g, who, location, at),
  on: (g, _, { system }, at) => systemOf(g, at) === system,
  notOn: (g, _, { system }, at) => systemOf(g, at) !== system,
  adjacentYours: (g, who, _, at) => isNextDoor(g, who, at) && controls(g, who.seat, at),
  before: (g, who, { what }, at) => nextTo(g.state, at) >= 0 && fits(g, who, what, nextTo(g.state, at)),
  where: (g, who, { n, what }, at) =>
    isSoMany(n, cardsAt(g, at).filter((card) => isPresent(g, card) && fits(g, who, what, card)).length),
  nighttime: (g, _, __, at) => isNight(g, at),
  beside: (g, who, { who: ref }, at) => cardsOfRef(g, who, ref).some((card) => whereIs(g, card) === at),
  table: () => true,
};

export function isPlace(g: Table, who: Context, place: Place, location: number): boolean {
  passPlace(g, place);
  return (PLACES[place.place] as Test<Place['place']> | undefined)?.(g, who, place, location) ?? false;
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

// What a card's own text says.

const NONE: readonly never[] = [];

export function ownRules<K extends RuleKind>(g: Table, card: number, kind: K): readonly LiveRule<RuleOf<K>>[] {
  let found: LiveRule<RuleOf<K>>[] | null = null;
  for (const text of defOf(g, card).texts) {
    const { line } = text;
    if (line.line !== 'static') continue;
    for (const rule of line.rules as readonly RuleOf<K>[]) {
      if (kindOf(rule) !== kind) continue;
      const who = speaker(g.state.controller[card]!, card);
      (found ??= []).push({ ...who, rule, text, needs: line.while ?? null, cards: null, since: 0, lasting: null });
    }
  }
  return found ?? NONE;
}

/** The rule of the kind that the card's own text says, if it holds. */
export const ownRule = <K extends RuleKind>(g: Table, card: number, kind: K): LiveRule<RuleOf<K>> | undefined =>
  ownRules(g, card, kind).find((entry) => isLive(g, entry));

/** Whether a rule speaks of a card that is being deployed, which is not on the table yet. */
export const isDeploying = (g: Table, entry: LiveRule, whom: Whom, card: number): boolean =>
  typeof whom === 'string' ? whom === 'this' && entry.source === card : describes(g, entry, whom, card);

/** Whether a text says that the card cannot do it; of a card that is not on the table, its own text. */
export function isBarred(g: Table, card: number, deed: Deed): boolean {
  const isLying = g.state.zone[card] === TABLE;
  const rules = isLying ? rulesOf(g, 'cannot') : ownRules(g, card, 'cannot');
  return rules.some(
    (entry) => entry.rule.deed === deed && (!isLying || isAbout(g, entry, entry.rule.who, card)) && isLive(g, entry),
  );
}
