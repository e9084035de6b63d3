/** Whether what texts say is true of the table as it is now. */
import type { Condition, Filter, Spot } from '../language/tree.ts';
import { amount } from './amounts.ts';
import { standing } from './battle.ts';
import { deployableUnder } from './deployment.ts';
import { attackRunReason, ignitionReason } from './epic-events.ts';
import { canActivate, forceOf } from './force.ts';
import { isIonized } from './lasting.ts';
import type { Context } from './live-index.ts';
import { cardsAt, cardsInPlay } from './live.ts';
import { hasDelivered, pickUps } from './mouse.ts';
import { awayGoals } from './move.ts';
import { controls, hasPresence, isAlone } from './presence.ts';
import { crewOf } from './query.ts';
import { isSoMany, isWho, isWhose, type Speech } from './speech.ts';
import { cardsOfRef, countOf, fits, hereOf, isAt, isNight, isOf, isPlace, isThan } from './spoken.ts';
import { AT, FORCE, MOST_CARDS, pile, RESERVE, UNDER, USED } from './state.ts';
import { defOf, type Table } from './table.ts';
import { combinedTargets, weaponsOf } from './targeting.ts';
import { hasReturned } from './utinni.ts';

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
  nighttime: (g, who, { where }) =>
    g.state.groups.some((group) => group.some((at) => isPlace(g, who, where, at) && isNight(g, at))),
  not: (g, who, { that }) => !holds(g, who, that),
  either: (g, who, { a, b }) => a.every((one) => holds(g, who, one)) || b.every((one) => holds(g, who, one)),
} satisfies Partial<Tests>;

/** What can change by itself: with the phase, in a battle, with the piles, with what was drawn or hit. */
const PASSING_TESTS: Omit<Tests, keyof typeof LASTING_TESTS> = {
  state: (g, who, { who: whom, state }) => cardsOfRef(g, who, whom).some((card) => STATE_TESTS[state](g, card)),
  turn: (g, who, { whose }) => isWhose(who, whose, g.state.acting),
  /** CCG-OBJ-03. */
  lifeForce: ({ state: s }, { seat }, { n }) =>
    pile(s, seat, RESERVE).length + pile(s, seat, FORCE).length + pile(s, seat, USED).length < n,
  battle: (g, who, { where }) =>
    g.state.battle !== null && (where === undefined || isPlace(g, who, where, g.state.battle.at)),
  inBattle(g, who, { who: whom, what }) {
    const { battle } = g.state;
    if (battle === null || !cardsOfRef(g, who, whom).some((card) => battle.cards.includes(card))) return false;
    return what === undefined || battle.cards.some((card) => fits(g, who, what, card));
  },
  defendsAlone: (g, who, { who: whom }) =>
    g.state.battle !== null && cardsInPlay(g).some((card) => defendsAlone(g, card) && isOf(g, who, whom, card)),
  initiated: (g, who, { who: whom }) => g.state.battle !== null && isWho(g, who, whom, g.state.battle.by),
  oneDestinyEach: (g) => g.state.battle !== null && g.state.seats.every((_, seat) => standing(g, seat).length === 1),
  foreseen: (g, who) => g.state.battle !== null && g.state.kept[who.source] === g.state.battle.winner + 1,
  canEscape(g, who, { what }) {
    const s = g.state;
    const cards = (s.battle?.cards ?? []).filter(
      (card) => s.controller[card] === who.seat && s.as[card] === AT && fits(g, who, what, card),
    );
    let price = 0;
    for (const card of cards) {
      const goals = awayGoals(g, card, false);
      if (goals.length === 0) return false;
      price += Math.min(...goals.map(({ cost }) => cost));
    }
    return cards.length > 0 && price <= forceOf(g, who.seat);
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
  stacked: (g, who, { what }) =>
    g.state.zone.some((where, card) => where === UNDER && fits(g, who, what, g.state.on[card]!)),
  orbits: (g, who) => g.state.orbit >= 0 && g.state.orbit === hereOf(g, who),
  lead(g) {
    const lead = g.state.attackRun?.lead ?? -1;
    if (lead < 0) return false;
    const { card: ship, name } = defOf(g, lead);
    return crewOf(g, lead).some(
      (pilot) => ship.matches.includes(defOf(g, pilot).name) || defOf(g, pilot).card.matches.includes(name),
    );
  },
};

type State = Extract<Condition, { readonly is: 'state' }>['state'];

const STATE_TESTS: { readonly [S in State]: (g: Table, card: number) => boolean } = {
  fresh: ({ state: { deployed } }, card) => deployed.some((other, i) => i % 2 === 0 && other === card),
  unused: ({ state: { usedTurn } }, card) => !usedTurn.some((key) => key % MOST_CARDS === card),
  reacted: ({ state: { battle } }, card) => battle?.reacted.includes(card) === true,
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
function someSpot(g: Table, who: Context, spot: Spot, isSo: (location: number) => boolean): boolean {
  if (spot === 'here') return isSo(hereOf(g, who));
  return g.state.groups.some((group) => group.some((location) => fits(g, who, spot, location) && isSo(location)));
}

/** CCG-TRM-06, 07: cards of whoever speaks, at the same location. */
function ownCardsAt(g: Table, who: Context, what: Filter, location: number): number {
  let n = 0;
  for (const card of cardsAt(g, location)) if (g.state.controller[card] === who.seat && fits(g, who, what, card)) n++;
  return n;
}

/** CCG-READ-091: the opponent started the battle, and it is alone as CCG-PRS-15 has it. */
function defendsAlone(g: Table, card: number): boolean {
  const { battle, controller } = g.state;
  return battle !== null && controller[card] !== battle.by && battle.cards.includes(card) && isAlone(g, card);
}

export const speech: Speech = { fits, isOf, isAt, isPlace, holds, amount };
