/** How much texts speak of, in thousandths. */
import { opponentOf } from '@dejarik/kernel';
import { HALF, ONE, PI, squareRoot } from '../exact.ts';
import type { Amount, Place, Ref, Whose } from '../language/tree.ts';
import { abilityInBattle, destinyTotal } from './battle.ts';
import { generation, iconsAt, isActive } from './presence.ts';
import { parsecsBetween } from './layout.ts';
import type { Context } from './live-index.ts';
import { speaker, whereIs } from './live.ts';
import { totalPower } from './power.ts';
import { hasStat, valueOf } from './query.ts';
import { cardsOfRef, countOf, hereOf, isPlace, matching, PILE_ZONES, thereOf } from './spoken.ts';
import { DARK, hand, LIGHT, pile, UNDER } from './state.ts';
import { defOf, seatPlaying, type Table } from './table.ts';
import { lossLeft } from './under-way.ts';

type AmountNode = Exclude<Amount, number>;
type Value<A> = (g: Table, who: Context, amount: A) => number;

type Values = { readonly [K in AmountNode['of']]: Value<Extract<AmountNode, { readonly of: K }>> };

/** What changes only when the board does. */
const LASTING_VALUES = {
  count: (g, who, { what }) => ONE * countOf(g, who, what),
  stat: (g, who, { whom, stat }) => sumOf(g, who, whom, (card) => valueOf(g, card, stat)),
  icons: (g, who, { side, where }) => ONE * iconsInPlaces(g, who, side === 'Dark' ? DARK : LIGHT, where),
  plus: (g, who, { a, b }) => amount(g, who, a) + amount(g, who, b),
  minus: (g, who, { a, b }) => amount(g, who, a) - amount(g, who, b),
  twice: (g, who, { n }) => 2 * amount(g, who, n),
  half: (g, who, { n }) => Math.round((amount(g, who, n) / ONE) * HALF),
  pairs: (g, who, { a, b }) => ONE * Math.min(countOf(g, who, a), countOf(g, who, b)),
  under(g, who, { whom }) {
    const { zone, on } = g.state;
    const hosts = cardsOfRef(g, who, whom);
    let n = 0;
    for (let card = 0; card < zone.length; card++) if (zone[card] === UNDER && hosts.includes(on[card]!)) n++;
    return n * ONE;
  },
} satisfies Partial<Values>;

/** What can change by itself: what is worked out from it is not kept. */
const PASSING_VALUES: Omit<Values, keyof typeof LASTING_VALUES> = {
  destiny: (_, who) => who.destiny,
  theirDestiny: (_, who) => who.theirs,
  that: (_, who) => who.n,
  cards: (g, who, { whose, pile: of }) => ONE * pile(g.state, seatOf(g, who, whose), PILE_ZONES[of]).length,
  power: (g, who, { whose }) =>
    totalPower(g, seatOf(g, who, whose), thereOf(g, who) >= 0 ? thereOf(g, who) : hereOf(g, who)),
  battleDestiny: (g, who, { whose }) => (g.state.battle === null ? 0 : destinyTotal(g, seatOf(g, who, whose), true)),
  abilityLeft: (g, who) => (g.state.battle === null ? 0 : abilityInBattle(g, who.seat)),
  loss: (g) => lossLeft(g),
  attrition: (g, who) => g.state.battle?.attrition[who.seat] ?? 0,
  tally: (g, who) => g.state.kept[who.source]!,
  /** CCG-CARD-027: the root of 3 (X - Y) + 2 (A - B) + pi; what is imaginary counts as less than 1. */
  formula(g) {
    const s = g.state;
    const cards = (side: number): number => hand(s, seatPlaying(s, side)).length;
    let icons = 0;
    for (const group of s.groups) for (const at of group) icons += iconsAt(g, at, DARK) - iconsAt(g, at, LIGHT);
    return squareRoot((3 * (cards(DARK) - cards(LIGHT)) + 2 * icons) * ONE + PI);
  },
  atLeast: (g, who, { n, least }) => Math.max(amount(g, who, n), least * ONE),
  targets: (_, who) => who.it.length * ONE,
  generation: (g, who, { whose }) => ONE * generation(g, seatOf(g, who, whose)),
  drained: (g, who) => ONE * g.state.drainLoss[who.seat]!,
  highest(g, who, { stat, what }) {
    let most = 0;
    for (const card of matching(g, who, what)) if (isActive(g, card)) most = Math.max(most, valueOf(g, card, stat)); // CCG-SNS-03, 04, 11
    return most;
  },
  parsecs(g, { source }) {
    const start = g.state.goal[source]! - 1;
    return start < 0 ? 0 : parsecsBetween(g, start, whereIs(g, source));
  },
  shield: (g, who, { whom }) =>
    sumOf(g, who, whom, (card) => valueOf(g, card, hasStat(g, card, 'armor') ? 'armor' : 'maneuver')),
  deployCost: (g, who, { whom }) => sumOf(g, who, whom, (card) => deployCost(g, card)),
};

const AMOUNT_VALUES: Values = { ...LASTING_VALUES, ...PASSING_VALUES };

export function amount(g: Table, who: Context, n: Amount): number {
  if (typeof n === 'number') return n * ONE;
  if (!Object.hasOwn(LASTING_VALUES, n.of)) g.live.passing = true;
  return (AMOUNT_VALUES[n.of] as Value<Amount>)(g, who, n);
}

function sumOf(g: Table, who: Context, whom: Ref, valueFor: (card: number) => number): number {
  let sum = 0;
  for (const card of cardsOfRef(g, who, whom)) sum += valueFor(card);
  return sum;
}

const seatOf = (g: Table, who: Context, whose: Whose): number =>
  whose === 'your' ? who.seat : opponentOf(g.state, who.seat);

function iconsInPlaces(g: Table, who: Context, side: number, place: Place): number {
  let n = 0;
  for (const group of g.state.groups)
    for (const location of group) if (isPlace(g, who, place, location)) n += iconsAt(g, location, side);
  return n;
}

/** Printed, or by the line that let it deploy where it is. */
function deployCost(g: Table, card: number): number {
  const bearer = g.state.on[card]!;
  for (const { line } of defOf(g, card).deploysOn) {
    if (line.line !== 'deploy' || line.n === undefined) continue;
    const who = { ...speaker(g.state.controller[card]!, card), it: [bearer] };
    if (g.speech.fits(g, who, line.on, bearer)) return amount(g, who, line.n);
  }
  return valueOf(g, card, 'deploy');
}
