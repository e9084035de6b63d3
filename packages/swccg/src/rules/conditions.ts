/** Whether what texts say is true of the table as it is now, and how much they speak of, in thousandths. */
import { HALF, ONE, PI, squareRoot } from '../exact.ts';
import type { Amount, Condition, Filter, Place, Ref, Spot } from '../language/tree.ts';
import { abilityInBattle, destinyTotal, standing } from './battle.ts';
import { deployableUnder } from './deployment.ts';
import { attackRunReason, ignitionReason, isLeadMatched } from './epic-events.ts';
import { compileFilter } from './filters.ts';
import { lossLeft } from './flow.ts';
import { canActivate, forceOf } from './force.ts';
import { cardsUnder, locationsOn, parsecsBetween } from './layout.ts';
import { CARGO } from './lies.ts';
import { cardsAt, cardsInPlay, hasRule, speaker, whereIs } from './live.ts';
import { awayGoals } from './move.ts';
import { stuckReason } from './movement.ts';
import { isIonized } from './moves.ts';
import {
  controls,
  generation,
  hasPresence,
  hasStat,
  iconsAt,
  isActive,
  isAlone,
  totalPower,
  valueOf,
} from './query.ts';
import { type Context, isSoMany, isWho, isWhose, type Speech } from './speech.ts';
import { cardsOfRef, countOf, fits, isAt, isNight, isOf, isPlace, isThan, matching, thereOf } from './spoken.ts';
import { DARK, hand, lifeForce, LIGHT, MOST_CARDS, pile, PILE_ZONES, UNDER } from './state.ts';
import { defOf, seatOf, seatPlaying, type Table } from './table.ts';
import { combinedTargets, weaponsOf } from './targeting.ts';
import { hasDelivered, hasReturned, pickUps } from './utinni.ts';

type Test<C> = (g: Table, who: Context, condition: C) => boolean;

type Tests = { readonly [K in Condition['is']]: Test<Extract<Condition, { readonly is: K }>> };

/** What changes only when the board does: what is worked out from it is kept until then. */
const LASTING_TESTS = {
  hold: (g, who, { how, what, n, with: own }) =>
    someSpot(
      g,
      who,
      what,
      (location) =>
        (how === 'control' ? controls : hasPresence)(g, who.seat, location) &&
        (n === undefined || isSoMany(n, ownCardsAt(g, who, own!, location))),
    ),
  there: (g, who, { n, what }) => isSoMany(n, countOf(g, who, what)),
  is: (g, who, { who: whom, what }) => cardsOfRef(g, who, whom).some((card) => fits(g, who, what, card)),
  isAt: (g, who, { who: whom, where }) => cardsOfRef(g, who, whom).some((card) => isAt(g, who, where, card)),
  compare: (g, who, { a, than, b }) => isThan(amount(g, who, a), than, amount(g, who, b)),
  nighttime: (g, who, { where }) => locationsOn(g.state).some((at) => isPlace(g, who, where, at) && isNight(g, at)),
  not: (g, who, { that }) => !holds(g, who, that),
  either: (g, who, { a, b }) => a.every((one) => holds(g, who, one)) || b.every((one) => holds(g, who, one)),
} satisfies Partial<Tests>;

/** What can change by itself: with the phase, in a battle, with the piles, with what was drawn or hit. */
const PASSING_TESTS: Omit<Tests, keyof typeof LASTING_TESTS> = {
  state: (g, who, { who: whom, state }) => cardsOfRef(g, who, whom).some((card) => STATE_TESTS[state](g, card)),
  turn: (g, who, { whose }) => isWhose(who, whose, g.state.acting),
  lifeForce: ({ state }, { seat }, { n }) => lifeForce(state, seat) < n,
  battle: (g, who, { where }) =>
    g.state.battle !== null && (where === undefined || isPlace(g, who, where, g.state.battle.at)),
  inBattle(g, who, { who: whom, what }) {
    const { battle } = g.state;
    if (battle === null || !cardsOfRef(g, who, whom).some((card) => battle.cards.includes(card))) return false;
    return what === undefined || battle.cards.some((card) => fits(g, who, what, card));
  },
  defendsAlone: (g, who, { who: whom }) =>
    g.state.battle !== null && cardsInPlay(g).some((card) => defendsAlone(g, card) && isOf(g, who, whom, card)),
  initiated: (g, who, { who: whom }) => g.state.battle !== null && isWho(who, whom, g.state.battle.by),
  oneDestinyEach: (g) => g.state.battle !== null && g.state.seats.every((_, seat) => standing(g, seat).length === 1),
  foreseen: (g, who) => g.state.battle !== null && g.state.kept[who.source] === g.state.battle.winner + 1,
  canEscape(g, who, { what }) {
    const s = g.state;
    const cards = ownInBattle(g, who, what);
    let price = 0;
    for (const card of cards) {
      if (cards.includes(s.on[card]!)) continue; // it is carried
      const goals = awayGoals(g, card, false);
      if (goals.length === 0) return false;
      price += Math.min(...goals.map(({ cost }) => cost));
    }
    return cards.length > 0 && price <= forceOf(g, who.seat);
  },
  canGo(g, who, { what }) {
    const cards = ownInBattle(g, who, what);
    return cards.length > 0 && cards.every((card) => stuckReason(g, card) === null); // CCG-MOV-14
  },
  canFire: (g, who) => weaponsOf(g, who.seat, true).length > 0,
  canCombine: (g, who, { what, at }) => combinedTargets(g, who, what, at).length > 0,
  canRedeploy: (g, who) => deployableUnder(g, who.seat, who.source).length > 0,
  canActivate: (g, _, { n }) => g.state.seats.every((__, seat) => canActivate(g, seat) >= n),
  canPlay: (g, who, { epic }) => (epic === 'Attack Run' ? attackRunReason : ignitionReason)(g, who.seat) === null,
  way: (g, who, { n }) => g.state.kept[who.source] === n,
  wasAboard: (g, who, { what }) =>
    g.state.just.some(
      ({ card, along }) =>
        card === who.that && along.some((def, i) => i % 3 === 1 && what.includes(g.cards.cards[def]?.name ?? '')),
    ),
  lostWith: (g, who, { what }) =>
    g.state.just.some(
      ({ on, card, seat, along }) =>
        (on === 'lost' || on === 'forfeited') &&
        along.some((other, i) => i % 3 === 0 && other === who.that) &&
        (what.whose === undefined || isWhose(who, what.whose, seat)) &&
        compileFilter(what).isKind(g, card),
    ),
  stacked: (g, who, { what }) =>
    g.state.zone.some((where, card) => where === UNDER && fits(g, who, what, g.state.on[card]!)),
  orbits: (g, who) => g.state.orbit >= 0 && g.state.orbit === whereIs(g, who.source),
  lead: isLeadMatched,
};

type State = Extract<Condition, { readonly is: 'state' }>['state'];

const STATE_TESTS: { readonly [S in State]: (g: Table, card: number) => boolean } = {
  fresh: ({ state: { deployed } }, card) => deployed.some((other, i) => i % 2 === 0 && other === card),
  unused: ({ state: { usedTurn } }, card) => !usedTurn.some((key) => key % MOST_CARDS === card),
  reacted: ({ state: { battle } }, card) => battle?.reacted.includes(card) === true,
  defends(g, card) {
    const { battle, controller } = g.state;
    if (battle === null || controller[card] === battle.by) return false;
    return battle.cards.includes(card) || hasRule(g, card, 'lendsPower');
  },
  disabled: (g, card) => g.state.lasting.some((lasting) => isIonized(g, lasting, card)),
  leads: ({ state: { attackRun } }, card) => attackRun?.lead === card,
  errand: (g, card) => hasDelivered(g, card) || pickUps(g, card).length > 0,
  returned: hasReturned,
};

const CONDITION_TESTS: Tests = { ...LASTING_TESTS, ...PASSING_TESTS };

function holds(g: Table, who: Context, condition: Condition): boolean {
  if (!Object.hasOwn(LASTING_TESTS, condition.is)) g.live.passing = true;
  return (CONDITION_TESTS[condition.is] as Test<Condition>)(g, who, condition);
}

/** Whether it is true of a location that is meant by `here` or a description. */
function ownInBattle(g: Table, who: Context, what: Filter): number[] {
  const { battle, controller } = g.state;
  return (battle?.cards ?? []).filter((card) => controller[card] === who.seat && fits(g, who, what, card));
}

function someSpot(g: Table, who: Context, spot: Spot, isSo: (location: number) => boolean): boolean {
  if (spot === 'here') return isSo(whereIs(g, who.source));
  return g.state.groups.some((group) => group.some((location) => fits(g, who, spot, location) && isSo(location)));
}

/** CCG-TRM-06, 07: cards of whoever speaks, at the same location; CCG-CAP-16, CCG-TRB-02: not in a hold, not captured. */
const ownCardsAt = (g: Table, who: Context, what: Filter, location: number): number =>
  cardsAt(g, location).filter(
    (card) =>
      g.state.controller[card] === who.seat &&
      g.state.as[card] !== CARGO &&
      isActive(g, card) &&
      fits(g, who, what, card),
  ).length;

/** CCG-READ-091: the opponent started the battle, and it is alone as CCG-PRS-15 has it. */
function defendsAlone(g: Table, card: number): boolean {
  const { battle, controller } = g.state;
  return battle !== null && controller[card] !== battle.by && battle.cards.includes(card) && isAlone(g, card);
}

export const speech: Speech = { fits, isOf, isAt, isPlace, holds, amount };

// Amounts.

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
  under: (g, who, { whom }) => ONE * cardsUnder(g.state, cardsOfRef(g, who, whom)).length,
} satisfies Partial<Values>;

/** What can change by itself: what is worked out from it is not kept. */
const PASSING_VALUES: Omit<Values, keyof typeof LASTING_VALUES> = {
  destiny: (_, who) => who.destiny,
  theirDestiny: (_, who) => who.theirs,
  that: (_, who) => who.n,
  cards: (g, who, { whose, pile: of }) => ONE * pile(g.state, seatOf(g, who, whose), PILE_ZONES[of]).length,
  power: (g, who, { whose }) =>
    totalPower(g, seatOf(g, who, whose), thereOf(g, who) >= 0 ? thereOf(g, who) : whereIs(g, who.source)),
  battleDestiny: (g, who, { whose }) => (g.state.battle === null ? 0 : destinyTotal(g, seatOf(g, who, whose), true)),
  abilityLeft: (g, who) => (g.state.battle === null ? 0 : abilityInBattle(g, who.seat)),
  loss: (g) => lossLeft(g),
  attrition: (g, who) => g.state.battle?.attrition[who.seat] ?? 0,
  tally: (g, who) => g.state.kept[who.source]!,
  /** CCG-CARD-027: the root of 3 (X - Y) + 2 (A - B) + pi; what is imaginary counts as less than 1. */
  formula(g) {
    const s = g.state;
    const cards = (side: number): number => hand(s, seatPlaying(s, side)).length;
    const icons = locationsOn(s).reduce((n, at) => n + iconsAt(g, at, DARK) - iconsAt(g, at, LIGHT), 0);
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

function amount(g: Table, who: Context, n: Amount): number {
  if (typeof n === 'number') return n * ONE;
  if (!Object.hasOwn(LASTING_VALUES, n.of)) g.live.passing = true;
  return (AMOUNT_VALUES[n.of] as Value<Amount>)(g, who, n);
}

const sumOf = (g: Table, who: Context, whom: Ref, valueFor: (card: number) => number): number =>
  cardsOfRef(g, who, whom).reduce((sum, card) => sum + valueFor(card), 0);

const iconsInPlaces = (g: Table, who: Context, side: number, place: Place): number =>
  locationsOn(g.state).reduce((n, at) => (isPlace(g, who, place, at) ? n + iconsAt(g, at, side) : n), 0);

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
