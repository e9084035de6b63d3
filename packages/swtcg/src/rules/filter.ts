/** Which cards a description in a card's text means, what its conditions say, what its amounts come to. */
import { byName } from '@dejarik/kernel';
import type { Amount, Condition, Filter, Kind, Noun, Place, Ref } from '../language/tree.ts';
import { effectiveKeyword, power, speed, health, totalBuildCost } from './stats.ts';
import {
  ABOARD,
  BOMBARD,
  BUILD,
  CHARACTER,
  DECK,
  DISCARD,
  GROUND,
  HAND,
  inArena,
  ION_CANNON,
  type State,
  SPACE,
} from './state.ts';
import { defOf, isUnitInPlay, ownerOf, type Table } from './table.ts';

/** From whose mouth a text speaks, and what it has spoken of so far. */
export interface Context {
  readonly seat: number;
  readonly source: number;
  readonly it: readonly number[];
  readonly arena: number;
  readonly amount: number;
}

export const ARENA_NUMBER = byName<number>({ Space: SPACE, Ground: GROUND, Character: CHARACTER });
const SIDE_NUMBER = { Dark: 0, Light: 1, Neutral: 2 } as const;

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

const refers = (s: State, ref: Ref, context: Context, card: number): boolean => {
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

function inPlace(s: State, card: number, place: Place, context: Context): boolean {
  const zone = s.zone[card]!;
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
      return context.it.length > 0 && inArena(zone) && zone === s.zone[context.it[0]!];
    case "the attacker's arena":
      return s.attacker >= 0 && zone === s.zone[s.attacker];
    case 'Ground or Character':
      return zone === GROUND || zone === CHARACTER;
    case 'your build zone':
      return zone === BUILD && ownerOf(s, card) === context.seat;
    case 'enemy build zone':
      return zone === BUILD && ownerOf(s, card) !== context.seat;
    case 'your hand':
      return zone === HAND && ownerOf(s, card) === context.seat;
    case 'your deck':
      return zone === DECK && ownerOf(s, card) === context.seat;
    case 'your discard pile':
      return zone === DISCARD && ownerOf(s, card) === context.seat;
  }
}

const thatArena = (s: State, context: Context): number =>
  context.arena >= 0 ? context.arena : context.it.length > 0 ? s.zone[context.it[0]!]! : -1;

const CARD_NOUNS: ReadonlySet<Noun> = new Set<Noun>([
  'card',
  'unit card',
  'Space unit card',
  'Ground unit card',
  'Character card',
  'Battle card',
  'Mission card',
]);

/** A noun with "card" speaks of cards that are not in play; any other, of what lies face up. */
function isOfKind(g: Table, card: number, kind: Kind): boolean {
  const def = defOf(g, card);
  const s = g.state;
  const { noun } = kind;
  if (CARD_NOUNS.has(noun)) {
    if (isUnitInPlay(s, card) || s.zone[card] === ABOARD) return false;
    if (noun === 'Battle card' ? def.card.type !== 'Battle' : noun === 'Mission card' && def.card.type !== 'Mission')
      return false;
    if (noun === 'unit card' && !def.unit) return false;
    if (noun === 'Space unit card' && def.arena !== SPACE) return false;
    if (noun === 'Ground unit card' && def.arena !== GROUND) return false;
    if (noun === 'Character card' && def.arena !== CHARACTER) return false;
  } else {
    // TCG-PILOT-21: a Pilot on a unit is reached by "Character" or a subtype, never by "unit".
    if (!isUnitInPlay(s, card) && !(s.zone[card] === ABOARD && (noun === '' || noun === 'Character'))) return false;
    if (noun === 'Space unit' && def.arena !== SPACE) return false;
    if (noun === 'Ground unit' && def.arena !== GROUND) return false;
    if ((noun === 'Character' || noun === 'Character unit') && def.arena !== CHARACTER) return false;
  }
  for (const word of kind.subtypes) if (!def.words.has(word)) return false;
  return true;
}

export function matches(g: Table, filter: Filter, card: number, context: Context): boolean {
  const s = g.state;
  if (filter.whose !== undefined && (ownerOf(s, card) === context.seat) !== (filter.whose === 'your')) return false;
  if (filter.other === true && (card === context.source || context.it.includes(card))) return false;
  if (filter.in !== undefined && !inPlace(s, card, filter.in, context)) return false;
  if (filter.is !== undefined)
    for (const quality of filter.is) {
      if (quality === 'tapped' && s.tapped[card] === 0) return false;
      if (quality === 'untapped' && s.tapped[card] === 1) return false;
      if (quality === 'damaged' && s.damage[card] === 0) return false;
      if (quality === 'unique' && !defOf(g, card).unique) return false;
      if (quality === 'partly built' && (s.zone[card] !== BUILD || s.down[card] === 0)) return false;
    }
  if (filter.kinds.length > 0) {
    let any = false;
    for (const kind of filter.kinds)
      if (isOfKind(g, card, kind)) {
        any = true;
        break;
      }
    if (!any) return false;
  } else if (!isUnitInPlay(s, card) && s.zone[card] !== ABOARD) return false;
  const def = defOf(g, card);
  if (filter.side !== undefined && def.side !== SIDE_NUMBER[filter.side]) return false;
  if (filter.not !== undefined)
    for (const excluded of filter.not) if (excluded.split(' ').every((word) => def.words.has(word))) return false;
  if (filter.named !== undefined && def.card.name !== filter.named) return false;
  if (filter.namedLike !== undefined && !sharesName(g, card, filter.namedLike, context)) return false;
  if (filter.stat !== undefined) {
    const value =
      filter.stat.stat === 'power' ? power(g, card) : filter.stat.stat === 'speed' ? speed(g, card) : health(g, card);
    if (filter.stat.bound === 'or less' ? value > filter.stat.n : value < filter.stat.n) return false;
  }
  if (filter.with !== undefined && effectiveKeyword(g, card, filter.with) <= 0) return false;
  if (
    filter.using !== undefined &&
    !(s.attacker === card && s.mode === (filter.using === 'Bombard' ? BOMBARD : ION_CANNON))
  )
    return false;
  return true;
}

const sharesName = (g: Table, card: number, like: Filter, context: Context): boolean =>
  g.state.def.some(
    (_, other) => matches(g, like, other, context) && defOf(g, other).card.name === defOf(g, card).card.name,
  );

/** All cards a description means, Dark's first, in the order of their numbers. */
export function allMatching(g: Table, filter: Filter, context: Context): number[] {
  const found: number[] = [];
  eachPossible(g.state, filter, context, (card) => {
    if (matches(g, filter, card, context)) found.push(card);
  });
  return found;
}

/** As many as match, decks left out: what lies there is nobody's to count. */
function countMatching(g: Table, filter: Filter, context: Context): number {
  let count = 0;
  eachPossible(g.state, filter, context, (card) => {
    if (g.state.zone[card] !== DECK && matches(g, filter, card, context)) count++;
  });
  return count;
}

/** The cards that could match at all: of the side named, and in play unless the noun speaks of cards. */
function eachPossible(s: State, filter: Filter, context: Context, visit: (card: number) => void): void {
  const dark = s.sizes[0]!;
  const side = filter.whose === undefined ? -1 : filter.whose === 'your' ? context.seat : 1 - context.seat;
  const anywhere = filter.kinds.some(({ noun }) => CARD_NOUNS.has(noun));
  const to = side === 0 ? dark : s.def.length;
  for (let card = side === 1 ? dark : 0; card < to; card++) {
    const zone = s.zone[card]!;
    if (s.def[card]! >= 0 && (anywhere || zone <= BUILD || zone === ABOARD)) visit(card);
  }
}

export function holds(g: Table, condition: Condition, context: Context): boolean {
  const s = g.state;
  switch (condition.is) {
    case 'in':
      return referred(s, condition.who, context).some((card) => inPlace(s, card, condition.place, context));
    case 'attacking':
      return referred(s, condition.who, context).includes(s.attacker) && isAttacked(g, condition.whom, context);
    case 'have': {
      const owner = condition.who === 'any' ? undefined : condition.who === 'you' ? 'your' : 'enemy';
      const what =
        owner === undefined || condition.what.whose !== undefined
          ? condition.what
          : { ...condition.what, whose: owner };
      const count = countMatching(g, what as Filter, context);
      return count >= condition.least && (condition.most >= 99 || count <= condition.most);
    }
    case 'more': {
      const arena = ARENA_NUMBER[condition.place]!;
      return s.arena[context.seat * 3 + arena]!.length > s.arena[(1 - context.seat) * 3 + arena]!.length;
    }
    case 'eachArena':
      return [SPACE, GROUND, CHARACTER].every((arena) => s.arena[context.seat * 3 + arena]!.length >= condition.least);
    case 'undamaged':
      return referred(s, condition.who, context).every((card) => s.damage[card] === 0);
    case 'damaged':
      return referred(s, condition.who, context).some((card) => s.damage[card]! > 0);
    case 'kind':
      return referred(s, condition.who, context).some((card) => matches(g, condition.what, card, context));
    case 'lostThisTurn':
      return wasLost(g, condition.what, context);
    case 'allTapped':
      return s.arena.every((list) => list.every((unit) => s.tapped[unit] === 1));
    case 'not':
      return !holds(g, condition.condition, context);
    case 'and':
      return condition.all.every((part) => holds(g, part, context));
  }
}

/** Whether the present defender is what an "attacking …" speaks of. */
export function isAttacked(g: Table, whom: Filter | Ref, context: Context): boolean {
  const defender = g.state.defender;
  if (defender < 0) return false;
  return isRef(whom) ? refers(g.state, whom, context, defender) : matches(g, whom, defender, context);
}

/** Units that left an arena for a discard pile this turn are remembered by card, side and arena. */
function wasLost(g: Table, what: Filter, context: Context): boolean {
  const { lost } = g.state;
  for (let i = 0; i < lost.length; i += 3) {
    const def = g.cards.cards[lost[i]!]!;
    if (what.whose !== undefined && (lost[i + 1] === context.seat) !== (what.whose === 'your')) continue;
    if (what.in !== undefined && what.in !== 'any arena' && ARENA_NUMBER[what.in] !== lost[i + 2]) continue;
    if (what.kinds.some((kind) => lostKind(kind, def.arena) && kind.subtypes.every((word) => def.words.has(word))))
      return true;
  }
  return false;
}

const lostKind = (kind: Kind, arena: number): boolean =>
  kind.noun === '' || kind.noun === 'unit' || (ARENA_NUMBER[kind.noun.replace(' unit', '')] ?? -1) === arena;

export function amountOf(g: Table, amount: Amount, context: Context): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'that much') return context.amount;
  if ('each' in amount) return amount.per * countMatching(g, amount.each, context);
  const s = g.state;
  if ('damageOn' in amount)
    return amount.per * referred(s, amount.damageOn, context).reduce((sum, card) => sum + s.damage[card]!, 0);
  if ('tensOfSpeed' in amount)
    return (
      amount.per *
      referred(s, amount.tensOfSpeed, context).reduce(
        (sum, card) => sum + Math.max(0, Math.floor(speed(g, card) / 10)),
        0,
      )
    );
  // What a cost took out of play is remembered by the number it had then.
  return referred(s, amount.buildCostOf, context).reduce(
    (sum, card) => sum + (isUnitInPlay(s, card) ? totalBuildCost(g, card) : context.amount),
    0,
  );
}
