/** Section 34 of the ledger: where a battle can be initiated, who takes part in it, and how it goes, step by step. */
import { DONE, opponentOf, type Reason } from '@dejarik/kernel';
import { ONE, required } from '../exact.ts';
import { endSiege, siegeReason, siegesOn } from './capturing.ts';
import { counted, partsAt, sumOf } from './copies.ts';
import { note, tell } from './events.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { isCharacter, isPiece, isStarship, isVehicle } from './kinds.ts';
import { isSiege, locationsOn } from './layout.ts';
import { loseInBattle } from './leaving.ts';
import { HIT, isAboard } from './lies.ts';
import { cardsAt, cardsInPlay, cardsUpon, rulesAt, rulesOf, rulesThat } from './live.ts';
import { endBattle } from './moves.ts';
import { open, reach } from './occasions.ts';
import {
  type Battle,
  type Bonus,
  DAMAGE,
  DESTINY_STEP,
  type Draw,
  ENDING,
  newBattle,
  POWER_STEP,
  RESULT,
  WEAPONS,
} from './parts.ts';
import {
  ABILITY_FOR_DESTINY,
  countsInBattle,
  givesPresence,
  isActive,
  totalAbility,
  totalPower,
  valueOf,
} from './query.ts';
import { type Declaration, ofEach, YES_OR_NO } from './questions.ts';
import { isBarred } from './spoken.ts';
import { pile, RESERVE } from './state.ts';
import { isUndercover, type Table } from './table.ts';

export const battlesOf = (g: Table, seat: number): Declaration[] =>
  ofEach('battle', [...locationsOn(g.state), ...siegesOn(g)], (at) => battleReason(g, seat, at) === null);

export function battleReason(g: Table, seat: number, at: number): Reason | null {
  const s = g.state;
  if (s.battledAt[at] === s.turn) return { rule: 'CCG-BTL-02', why: 'there was a battle here this turn' };
  const siege = siegeReason(g, at);
  if (siege !== null) return siege;
  for (let other = 0; other < s.seats.length; other++)
    if (totalAbility(g, other, at, (_, card) => givesPresence(g, card) && canBattle(g, card)) < ONE)
      return { rule: 'CCG-BTL-01', why: 'both players need presence there' };
  const cost = battleCost(g, at);
  return forceOf(g, seat) < cost ? { rule: 'CCG-FRC-12', why: `a battle here costs ${cost} Force` } : null;
}

/** CCG-BTL-01: 1 Force, or what a text says for the location. */
function battleCost(g: Table, at: number): number {
  let cost = ONE;
  for (const entry of rulesThat(g, 'battleCost', (one) => g.speech.isPlace(g, one, { place: 'here' }, at)))
    cost = Math.max(cost, g.speech.amount(g, entry, entry.rule.n));
  return required(cost);
}

/** CCG-BTL-03, 05, 29: not yet in a battle this turn, not a spy, not barred. */
const canBattle = (g: Table, card: number): boolean => g.state.battled[card] !== g.state.turn && mayFight(g, card);

function mayFight(g: Table, card: number): boolean {
  const s = g.state;
  if (isUndercover(g, card) || isBarred(g, card, 'battle')) return false;
  // CCG-TRB-05: in a captured starship those fight who could not elsewhere.
  if (!isActive(g, card) && !(s.battle !== null && isSiege(s, s.battle.at))) return false;
  // Whoever is aboard stays out with the ship.
  return !isAboard(s.as[card]!) || !isBarred(g, s.on[card]!, 'battle');
}

const fighters = (g: Table, at: number): number[] =>
  cardsAt(g, at).filter((card) => isFighter(g, card) && canBattle(g, card));

const isFighter = (g: Table, card: number): boolean =>
  isCharacter(g, card) || isStarship(g, card) || isVehicle(g, card) || isPiece(g, card);

/** CCG-BTL-25, 26: up to the weapons step whoever has come takes part; whoever has gone, or is excluded, does not. */
export function gather(g: Table): void {
  const s = g.state;
  const b = s.battle;
  if (b === null) return;
  const joins = b.step <= WEAPONS && !b.picked;
  b.cards = cardsAt(g, b.at).filter((card) => {
    if (isExcluded(g, card) || !isFighter(g, card) || !mayFight(g, card)) return false;
    return b.cards.includes(card) || (joins && s.battled[card] !== s.turn);
  });
}

const isExcluded = ({ state: s }: Table, card: number): boolean =>
  s.battle!.excluded.includes(card) || (isAboard(s.as[card]!) && s.battle!.excluded.includes(s.on[card]!));

/** CCG-BTL-23: the battle was cancelled, or one side has no presence left in it. */
export function isOver(g: Table): boolean {
  const b = g.state.battle!;
  if (b.over || g.state.result !== null) return true;
  gather(g);
  const counts = (_: Table, card: number): boolean => b.cards.includes(card) && givesPresence(g, card);
  return g.state.seats.some((_, seat) => totalAbility(g, seat, b.at, counts) < ONE);
}

/** CCG-RCT-09: a card that came to the battle takes part in it, with those it carries. */
export function joinBattle(g: Table, card: number, reacts: boolean): void {
  const { battle } = g.state;
  if (battle === null) return;
  gather(g);
  if (reacts) for (const one of [card, ...cardsUpon(g, card)]) if (battle.cards.includes(one)) battle.reacted.push(one);
}

interface Draws {
  readonly battle: number;
  /** CCG-DST-14: for power alone; these need no ability. */
  readonly powerOnly: number;
}

const NONE: Draws = { battle: 0, powerOnly: 0 };

/** The draws that the seat may make; none with an empty Reserve Deck (CCG-DST-09). */
export function drawsOf(g: Table, seat: number): Draws {
  const b = g.state.battle!;
  if (pile(g.state, seat, RESERVE).length === 0 && b.draws[seat]!.length === 0) return NONE;
  // CCG-BTL-12: one, however much ability there is.
  let battle = abilityInBattle(g, seat) >= neededAbility(g, seat) ? 1 : 0;
  battle += (bonusIn(b, 'draws', seat) + sumHere(g, 'addDestiny', seat)) / ONE;
  if (battle === 0 && hasOneAnyway(g, seat)) battle = 1;
  return { battle, powerOnly: sumHere(g, 'powerDestiny', seat) / ONE };
}

/** CCG-BTL-11: the ability that the seat can draw battle destiny by. What was spent otherwise is gone. */
export function abilityInBattle(g: Table, seat: number): number {
  const b = g.state.battle!;
  const counts = (_: Table, card: number): boolean =>
    b.cards.includes(card) && countsInBattle(g, card) && !isBarred(g, card, 'use ability in battles');
  let ability = totalAbility(g, seat, b.at, counts) - b.spent[seat]!;
  for (const { lasting, cards } of rulesOf(g, 'lends')) {
    if (lasting === null || cards === null) continue;
    if (lasting.seat === seat && lasting.at === b.at)
      ability += Math.min(lasting.n, abilityLeftOf(g, cards, lasting.serial));
    else if (cards.some((card) => g.state.controller[card] === seat && counts(g, card))) ability -= lasting.n;
  }
  return Math.max(0, ability);
}

/** CCG-READ-093: each point of ability is lent once in a turn. */
function abilityLeftOf(g: Table, [lender]: readonly number[], before: number): number {
  if (lender === undefined) return 0;
  let left = valueOf(g, lender, 'ability');
  for (const { lasting, cards } of rulesOf(g, 'lends'))
    if (lasting !== null && lasting.serial < before && cards?.includes(lender)) left -= lasting.n;
  return Math.max(0, left);
}

/** CCG-BTL-16. */
function neededAbility(g: Table, seat: number): number {
  let needed = ABILITY_FOR_DESTINY;
  for (const { rule } of rulesAt(g, 'need', g.state.battle!.at, seat)) needed = Math.max(needed, rule.n * ONE);
  return needed + sumHere(g, 'needMore', seat);
}

/** CCG-BTL-15: from a card in the battle. */
const hasOneAnyway = (g: Table, of: number): boolean =>
  rulesThat(g, 'oneDestiny', ({ seat, source }) => seat === of && g.state.battle!.cards.includes(source)).length > 0;

/** What rules of this kind add for the seat at the place of the battle. */
function sumHere(g: Table, kind: 'addDestiny' | 'powerDestiny' | 'needMore' | 'attritionMore', seat: number): number {
  const isForBoth = kind === 'needMore' || kind === 'powerDestiny';
  return sumOf(partsAt(g, kind, g.state.battle!.at, seat, (entry) => isForBoth || entry.seat === seat));
}

/** What the battle damage is multiplied by if the seat wins. */
export const damageTimes = (b: Battle, seat: number): number =>
  bonusesIn(b, 'damage', seat).reduce((times, { n }) => (times * n) / ONE, 1);

/** What texts have added for the seat. */
export const bonusIn = (b: Battle, to: Exclude<Bonus['to'], 'damage'>, seat: number): number =>
  sumOf(bonusesIn(b, to, seat));

const bonusesIn = ({ bonuses }: Battle, to: Bonus['to'], seat: number): readonly Bonus[] =>
  counted(bonuses.filter((bonus) => bonus.to === to && bonus.seat === seat));

/** Draws that stand: those that were not cancelled; none where there is no battle. */
export const standing = (g: Table, seat: number): Draw[] =>
  (g.state.battle?.draws[seat] ?? []).filter(({ cancelled }) => !cancelled);

/** What the seat's draws come to: for power, or (without those for power only) as attrition. */
export function destinyTotal(g: Table, seat: number, forPower: boolean): number {
  let total = bonusIn(g.state.battle!, 'destiny', seat); // which never is more than 0
  for (const { n, powerOnly } of standing(g, seat)) if (forPower || !powerOnly) total += n;
  return Math.max(0, total);
}

export const battle = procedure('battle', {
  initiate(g, { seat, at, picked }) {
    const s = g.state;
    // CCG-READ-100: cards that were picked fight for the price of the text that picked them.
    if (picked.length === 0) useForce(g, seat, battleCost(g, at));
    s.battledAt[at] = s.turn;
    s.battle = newBattle(at, seat, s.seats.length);
    s.usedBattle.length = 0;
    s.battle.picked = picked.length > 0;
    s.battle.cards = picked.length > 0 ? picked.slice() : fighters(g, at);
    // CCG-READ-100: and it is worth a draw more.
    if (picked.length > 0) s.battle.bonuses.push({ to: 'draws', seat, title: -1, copy: at, n: ONE });
    // CCG-BTL-03: whoever is in it has battled, even if it is cancelled.
    for (const card of s.battle.cards) s.battled[card] = s.turn;
    tell(g, { kind: 'battle', seat, at, atDef: s.def[at]! });
    note(g, 'inBattle', seat, -1, at);
    note(g, 'battle', seat, -1, at);
    open(g, { kind: 'battle', seat, at });
  },
  joined(g) {
    const s = g.state;
    const happened = returned(g, 'answers');
    gather(g);
    for (const card of s.battle!.cards) s.battled[card] = s.turn;
    if (!happened || isOver(g)) return 'end';
  },
  weapons(g, { seat }) {
    g.state.battle!.step = WEAPONS;
    g.state.just = [];
    call(g, 'weapons', { seat, stage: 0 }); // CCG-BTL-08
  },
  adding(g, { seat, at }) {
    const s = g.state;
    if (isOver(g)) return 'end';
    for (const card of s.battle!.cards) s.battled[card] = s.turn;
    // CCG-BTL-09: the last chance to add draws.
    s.just = [];
    reach(g, note(g, 'inBattle', seat, -1, at));
  },
  destiny(g, f) {
    if (isOver(g)) return 'end';
    g.state.battle!.step = DESTINY_STEP;
    f.asked = 0;
  },
  drawer(g, f) {
    if (f.asked >= g.state.seats.length) return 'drawn';
    const { battle: draws, powerOnly } = drawsOf(g, drawerOf(g, f));
    if (draws + powerOnly === 0) return 'nextDrawer';
    g.state.just = [];
    reach(g, note(g, 'beforeDestiny', drawerOf(g, f), -1, f.at));
  },
  whether(g, f) {
    ask(g, drawerOf(g, f), 'battleDestiny', YES_OR_NO);
  },
  decided(g, f) {
    // CCG-BTL-13: all or none.
    if (answerTo(g, 'battleDestiny').kind === 'no') return 'nextDrawer';
    const { battle: draws, powerOnly } = drawsOf(g, drawerOf(g, f));
    g.state.battle!.drew[drawerOf(g, f)] = draws + powerOnly;
    f.battleDraws = draws;
  },
  draw(g, f) {
    const b = g.state.battle!;
    const seat = drawerOf(g, f);
    const drawn = b.draws[seat]!.length;
    // CCG-DST-17: draws that the Reserve Deck has no cards for are not made.
    if (drawn >= b.drew[seat]! || pile(g.state, seat, RESERVE).length === 0) return 'nextDrawer';
    const powerOnly = drawn >= f.battleDraws;
    call(g, 'destiny', { seat, draw: 'battle', powerOnly, by: -1, result: null, card: -1, n: 0, redrawn: false });
  },
  keep(g, f) {
    const draw = returned(g, 'destiny');
    if (draw !== null) g.state.battle!.draws[drawerOf(g, f)]!.push(draw);
    return 'draw';
  },
  nextDrawer(_, f) {
    f.asked++;
    return 'drawer';
  },
  drawn(g, { seat, at }) {
    g.state.just = [];
    if (g.state.battle!.draws.some(({ length }) => length > 0)) reach(g, note(g, 'battleDestiny', seat, -1, at));
  },
  power(g) {
    if (isOver(g)) return 'end';
    g.state.battle!.step = POWER_STEP;
    addUp(g);
  },
  result(g) {
    compare(g);
  },
  damage(g, f) {
    // CCG-BTL-23: from the damage step on the battle goes through.
    if (isOver(g)) return 'end';
    g.state.battle!.step = DAMAGE;
    g.state.just = [];
    call(g, 'damage', { seat: f.seat, paid: 0, told: false, left: false });
  },
  damage2(g, f) {
    g.state.just = [];
    call(g, 'damage', { seat: opponentOf(g.state, f.seat), paid: 0, told: false, left: false });
  },
  end(g) {
    const s = g.state;
    const b = s.battle!;
    b.step = ENDING;
    s.just = [];
    loseHits(g); // CCG-BTL-23
    for (const { cards } of rulesOf(g, 'mustForfeit').slice())
      for (const card of cards ?? []) loseInBattle(g, card, 'forfeited'); // CCG-READ-111
    reach(g, note(g, 'battleEnds', b.by, -1, b.at));
  },
  finished(g, { at }) {
    const s = g.state;
    const { by, loser } = s.battle!;
    tell(g, { kind: 'battleEnds', seat: by, at, atDef: s.def[at]! });
    s.battle = null;
    s.just = [];
    endSiege(g, at);
    endBattle(g);
    if (loser >= 0) note(g, 'beaten', loser, -1, at);
    reach(g, note(g, 'finished', by, -1, at)); // CCG-BTL-30
  },
  over(g) {
    g.state.just = [];
    return DONE;
  },
});

/** CCG-BTL-23, CCG-CARD-154: whatever was hit and is still there when a battle ends is lost. */
function loseHits(g: Table): void {
  for (const card of cardsInPlay(g).slice()) if ((g.state.flags[card]! & HIT) !== 0) loseInBattle(g, card, 'lost');
}

/** CCG-BTL-10: the attacker draws first. */
const drawerOf = (g: Table, { seat, asked }: { readonly seat: number; readonly asked: number }): number =>
  asked === 0 ? seat : opponentOf(g.state, seat);

/** CCG-BTL-17, 18, CCG-DMG-01 to 03: total power, and the attrition that goes with the draws. */
function addUp(g: Table): void {
  const s = g.state;
  const b = s.battle!;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const enemy = opponentOf(s, seat);
    const power = totalPower(g, seat, b.at, b.cards) * b.timesPower[seat]! + bonusIn(b, 'power', seat);
    b.total[seat] = Math.max(0, power) + destinyTotal(g, seat, true);
    b.attrition[enemy] = Math.max(0, destinyTotal(g, seat, false) + sumHere(g, 'attritionMore', seat));
    const draws = b.draws[seat]!.map(({ n }) => n);
    tell(g, { kind: 'power', seat, at: b.at, atDef: s.def[b.at]!, n: b.total[seat]!, draws });
  }
  b.attritionLeft = b.attrition.slice();
  b.attrition.forEach((n, seat) => {
    if (n > 0) tell(g, { kind: 'attrition', seat, n });
  });
}

/** CCG-BTL-19, 20, CCG-DMG-04, CCG-MOD-08: who won, and how much battle damage the loser takes. */
function compare(g: Table): void {
  const s = g.state;
  const b = s.battle!;
  b.step = RESULT;
  s.just = [];
  const [first, second] = b.total as [number, number];
  const place = { at: b.at, atDef: s.def[b.at]! };
  if (first === second) {
    tell(g, { kind: 'battleTied', seat: b.by, ...place });
    reach(g, note(g, 'compared', b.by, -1, b.at));
    return;
  }
  b.winner = first > second ? 0 : 1;
  b.loser = opponentOf(s, b.winner);
  b.damage[b.loser] = Math.abs(first - second) * damageTimes(b, b.winner);
  b.damageLeft = b.damage.slice();
  tell(g, { kind: 'battleWon', seat: b.winner, ...place });
  tell(g, { kind: 'damage', seat: b.loser, n: b.damage[b.loser]! });
  note(g, 'compared', b.by, -1, b.at);
  reach(g, note(g, 'wins', b.winner, -1, b.at));
}
