/** Section 31 of the ledger: creatures live, move, eat and are attacked; and what else acts by itself, as seekers do. */
import { below, DONE, type Reason } from '@dejarik/kernel';
import { overloaded } from './carrying.ts';
import { toPlace } from './events.ts';
import { answerTo, ask, beginDestiny, call, chosenCard, drawnNumber, procedure, returned, running } from './flow.ts';
import { forceOf, useForce } from './force.ts';
import { isA, isCharacter, isSystem } from './kinds.ts';
import { isAdjacent, locationsOn } from './layout.ts';
import { loseCard } from './leaving.ts';
import { AT } from './lies.ts';
import { cardsAt, cardsInPlay, isPresent, rulesOf, rulesThat, whereIs } from './live.ts';
import {
  ABILITY_FOR_DESTINY,
  countsInBattle,
  hasPresence,
  isActive,
  totalAbility,
  totalPower,
  valueOf,
} from './query.ts';
import { type Declaration, goalAt, type GoTo, numbers, ofEach, picks } from './questions.ts';
import { isLive } from './speech.ts';
import { ownRules } from './spoken.ts';
import { TABLE } from './state.ts';
import { isUndercover, type Table } from './table.ts';
import { weaponsOf } from './targeting.ts';

export const isCreature = (g: Table, card: number): boolean => isA(g, card, 'creature');

const creaturesOn = (g: Table): readonly number[] => cardsInPlay(g).filter((card) => isCreature(g, card));

/** CCG-CRE-02: the sites that it can live at. */
export function habitatOf(g: Table, creature: number): number[] {
  const rules = ownRules(g, creature, 'lives');
  return locationsOn(g.state).filter(
    (at) =>
      !isSystem(g, at) && rules.some((entry) => g.speech.isPlace(g, entry, entry.rule.where, at) && isLive(g, entry)),
  );
}

/** CCG-CRE-06: those that a creature there attacks. */
const mealsAt = (g: Table, at: number): number[] =>
  cardsAt(g, at).filter(
    (card) => isCharacter(g, card) && !isA(g, card, 'droid') && isPresent(g, card) && isActive(g, card),
  );

/** CCG-CRE-03: it stays where there is something to eat, and otherwise has to go on, if it can. */
function waysOf(g: Table, creature: number): GoTo[] {
  const at = whereIs(g, creature);
  if (mealsAt(g, at).length > 0 || cardsAt(g, at).some((card) => card !== creature && isCreature(g, card))) return [];
  return habitatOf(g, creature)
    .filter((on) => isAdjacent(g, at, on))
    .map(goalAt);
}

export const creatureMoves = procedure('creatureMoves', {
  where(g, f) {
    const creature = nextToMove(g, f);
    if (creature < 0) return DONE;
    ask(g, f.seat, 'where', waysOf(g, creature), creature);
  },
  go(g, f) {
    const creature = nextToMove(g, f);
    const { on, as } = answerTo(g, 'where');
    f.moved.push(creature);
    toPlace(g, 'moved', f.seat, creature, on, as);
    const meeting = meetingOf(g);
    if (meeting !== null) call(g, 'clash', { ...meeting, ferocity: 0 });
    return 'where';
  },
});

/** CCG-CRE-04. */
const nextToMove = (g: Table, f: { readonly seat: number; readonly moved: readonly number[] }): number =>
  creaturesOn(g).find(
    (card) => g.state.controller[card] === f.seat && !f.moved.includes(card) && waysOf(g, card).length > 0,
  ) ?? -1;

export const creatureAttacks = procedure('creatureAttacks', {
  next(g, f) {
    f.creature =
      creaturesOn(g).find((card) => !f.attacked.includes(card) && mealsAt(g, whereIs(g, card)).length > 0) ?? -1;
    if (f.creature < 0) return DONE;
    f.attacked.push(f.creature);
  },
  side(g, { creature }) {
    const [side, other] = sidesOf(g, creature) as [number, number?];
    if (other !== undefined) return ask(g, g.state.controller[creature]!, 'mode', numbers([side, other]), creature);
    attackSide(g, creature, side);
    return 'next';
  },
  chosen(g, { creature }) {
    attackSide(g, creature, answerTo(g, 'mode').n);
    return 'next';
  },
});

/** CCG-CRE-07: the seats with the most to eat there. */
function sidesOf(g: Table, creature: number): number[] {
  const meals = mealsAt(g, whereIs(g, creature));
  const counts = g.state.seats.map((_, seat) => meals.filter((card) => g.state.controller[card] === seat).length);
  const most = Math.max(...counts);
  return counts.flatMap((n, seat) => (n === most ? [seat] : []));
}

/** CCG-CRE-08: chance picks the victim. */
function attackSide(g: Table, creature: number, seat: number): void {
  const meals = mealsAt(g, whereIs(g, creature)).filter((card) => g.state.controller[card] === seat);
  const victim = meals[below(g.state.random, meals.length)]!;
  call(g, 'bite', { creature, victim, ferocity: 0, power: 0 });
}

/** CCG-CRE-09. */
export const bite = procedure('bite', {
  ferocity: (g, { creature }) => call(g, 'ferocity', { creature, drawn: 0, total: 0 }),
  destiny(g, f) {
    f.ferocity = returned(g, 'ferocity');
    f.power = valueOf(g, f.victim, 'power');
    if (valueOf(g, f.victim, 'ability') < ABILITY_FOR_DESTINY) return 'compare';
    beginDestiny(g, g.state.controller[f.victim]!, f.victim);
  },
  drawn(g, f) {
    f.power += drawnNumber(g);
  },
  compare(g, { creature, victim, ferocity: n, power }) {
    if (n > power) eat(g, creature, victim, valueOf(g, victim, 'power'));
  },
});

/** The victim is lost, and its power is what the creature remembers. */
function eat(g: Table, creature: number, victim: number, power: number): void {
  if (g.state.zone[creature] === TABLE) g.state.kept[creature] = power;
  loseCard(g, victim);
}

/** Two creatures at one location, or null (CCG-CRE-05). */
function meetingOf(g: Table): { readonly a: number; readonly b: number } | null {
  const creatures = creaturesOn(g);
  for (const a of creatures)
    for (const b of creatures) if (a < b && whereIs(g, a) >= 0 && whereIs(g, a) === whereIs(g, b)) return { a, b };
  return null;
}

export const clash = procedure('clash', {
  first: (g, { a }) => call(g, 'ferocity', { creature: a, drawn: 0, total: 0 }),
  second(g, f) {
    f.ferocity = returned(g, 'ferocity');
    call(g, 'ferocity', { creature: f.b, drawn: 0, total: 0 });
  },
  compare(g, { a, b, ferocity: first }) {
    const second = returned(g, 'ferocity');
    if (first > second) eat(g, a, b, second);
    else if (second > first) eat(g, b, a, first);
    else {
      loseCard(g, a);
      loseCard(g, b);
    }
  },
});

/** Draws that a creature's ferocity takes, by its text. */
const drawsOf = (g: Table, creature: number): number =>
  rulesThat(g, 'meals', ({ source }) => source === creature)[0]?.rule.n ?? 0;

export const ferocity = procedure(
  'ferocity',
  {
    draw(g, f) {
      if (f.drawn >= drawsOf(g, f.creature)) return 'sum';
      beginDestiny(g, g.state.controller[f.creature]!, f.creature);
    },
    drawn(g, f) {
      f.total += drawnNumber(g);
      f.drawn++;
      return 'draw';
    },
    sum(g, f) {
      f.total += drawsOf(g, f.creature) > 0 ? g.state.kept[f.creature]! : valueOf(g, f.creature, 'ferocity');
    },
  },
  (f) => f.total,
);

export const attacksOf = (g: Table, seat: number): Declaration[] =>
  ofEach('attack', creaturesOn(g), (card) => attackReason(g, seat, card) === null);

export function attackReason(g: Table, seat: number, creature: number): Reason | null {
  const s = g.state;
  const at = whereIs(g, creature);
  if (!hasPresence(g, seat, at)) return { rule: 'CCG-CRE-10', why: 'you have no presence there' };
  if (s.battledAt[at] === s.turn) return { rule: 'CCG-CRE-11', why: 'there was a battle or an attack this turn' };
  return forceOf(g, seat) < 1 ? { rule: 'CCG-FRC-12', why: 'an attack costs 1 Force' } : null;
}

/** All characters of the seat there. */
const attackers = (g: Table, seat: number, at: number): number[] =>
  cardsAt(g, at).filter(
    (card) => g.state.controller[card] === seat && isCharacter(g, card) && isActive(g, card) && !isUndercover(g, card),
  );

export const attack = procedure('attack', {
  declare(g, { seat, creature }) {
    const s = g.state;
    const at = whereIs(g, creature);
    useForce(g, seat, 1);
    s.battledAt[at] = s.turn;
    s.attack = { at, by: seat, creature, weapons: [] };
  },
  weapons(g, { seat, creature }) {
    if (g.state.zone[creature] !== TABLE) return 'end';
    const weapons = weaponsOf(g, seat);
    if (weapons.length === 0) return 'ferocity';
    ask(g, seat, 'weapons', [...ofEach('fire', weapons), { kind: 'done' }]);
  },
  fire(g, { seat }) {
    const option = answerTo(g, 'weapons');
    if (option.kind !== 'fire') return 'ferocity';
    call(g, 'aim', { seat, weapon: option.card, target: -1, each: 0, sniper: false });
    return 'weapons';
  },
  ferocity: (g, { creature }) => call(g, 'ferocity', { creature, drawn: 0, total: 0 }),
  destiny(g, f) {
    const { at } = g.state.attack!;
    f.against = returned(g, 'ferocity') + valueOf(g, f.creature, 'defense');
    const among = attackers(g, f.seat, at);
    f.power = totalPower(g, f.seat, at, among);
    const ability = totalAbility(g, f.seat, at, (_, card) => among.includes(card) && countsInBattle(g, card));
    if (ability < ABILITY_FOR_DESTINY) return 'compare';
    beginDestiny(g, f.seat, f.creature);
  },
  drawn(g, f) {
    f.power += drawnNumber(g);
  },
  compare(g, { power, against, creature }) {
    if (power > against) loseCard(g, creature);
  },
  end(g) {
    g.state.attack = null;
    return DONE;
  },
});

/** Asked again after each of them, until nothing is left that acts. */
export function actByThemselves(g: Table): boolean {
  if (running(g.state, 'seek') !== null || running(g.state, 'clash') !== null) return false; // one of them is at it
  const ending = rulesOf(g, 'ends').find((entry) => isLive(g, entry));
  if (ending !== undefined) {
    loseCard(g, ending.source);
    return true;
  }
  const seeking = rulesOf(g, 'seeks').find(({ source }) => victimsOf(g, source).length > 0);
  if (seeking !== undefined) {
    call(g, 'seek', { seeker: seeking.source });
    return true;
  }
  const over = overloaded(g);
  if (over !== null) {
    call(g, 'unload', { bearer: over.bearer });
    return true;
  }
  const meeting = meetingOf(g);
  if (meeting !== null) call(g, 'clash', { ...meeting, ferocity: 0 });
  return meeting !== null;
}

/** CCG-WPN-16: of both sides, spies too; CCG-CPT-04: not captives. */
function victimsOf(g: Table, seeker: number): number[] {
  if (g.state.as[seeker] !== AT) return []; // it rides on a ship
  const at = whereIs(g, seeker);
  const rules = rulesThat(g, 'seeks', ({ source }) => source === seeker);
  return cardsAt(g, at).filter(
    (card) => isActive(g, card) && rules.some((entry) => g.speech.fits(g, entry, entry.rule.what, card)),
  );
}

export const seek = procedure('seek', {
  choose(g, { seeker }) {
    const victims = victimsOf(g, seeker);
    if (victims.length === 0) return DONE;
    ask(g, g.state.controller[seeker]!, 'target', picks(victims), seeker);
  },
  strike(g, { seeker }) {
    loseCard(g, chosenCard(g));
    loseCard(g, seeker);
  },
});

/** CCG-CARD-009: whoever carries too much gives up one card; its player says which. */
export const unload = procedure('unload', {
  choose(g, { bearer }) {
    const over = overloaded(g);
    if (over === null) return DONE;
    ask(g, g.state.controller[bearer]!, 'target', picks(over.cards), bearer);
  },
  lose: (g) => loseCard(g, chosenCard(g)),
});
