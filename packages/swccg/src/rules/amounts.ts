/** How much texts speak of, in thousandths. */
import { opponentOf } from '@dejarik/kernel';
import type { Stat } from '../cards/card.ts';
import { HALF, ONE } from '../exact.ts';
import type { Amount, Place } from '../language/tree.ts';
import { BATTLE_AMOUNT_VALUES } from './conditions-battle.ts';
import { WEAPONS_AMOUNT_VALUES } from './conditions-weapons.ts';
import { LOCATIONS_AMOUNT_VALUES } from './conditions-locations.ts';
import { TRAVEL_AMOUNT_VALUES } from './conditions-travel.ts';
import { CHARACTERS_AMOUNT_VALUES } from './conditions-characters.ts';
import { EFFECTS_AMOUNT_VALUES } from './conditions-effects.ts';
import { SPECIAL_AMOUNT_VALUES } from './conditions-special.ts';
import { iconsAt } from './presence.ts';
import type { Context } from './live-index.ts';
import { passAmount } from './passing.ts';
import { totalPower } from './power.ts';
import { valueOf } from './query.ts';
import { cardsOfRef, countOf, hereOf, isPlace, PILE_ZONES, thereOf } from './spoken.ts';
import { pile } from './state.ts';
import type { Table } from './table.ts';

export function amount(g: Table, who: Context, n: Amount): number {
  if (typeof n === 'number') return n * ONE;
  passAmount(g, n);
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
