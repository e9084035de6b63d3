/** One fight, in the exact order of YJ-FGT-01 to 20. */
import { EVERYBODY, opponentOf } from '@dejarik/kernel';
import { undrawn } from './destiny.ts';
import { moved, type Side } from './event.ts';
import { about, checkDecks, discard, happen, takeDamage, tell, withOther } from './events.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { type Camp, type Fight, NOBODY_STAYS } from './parts.ts';
import type { Due } from './procedures.ts';
import type { Ignore } from './questions.ts';
import {
  applyForcePush,
  isWorking,
  stay,
  takeUpWeapons,
  turnOver,
  weaponDraws,
  type Working,
  workingCards,
} from './reveal.ts';
import { damageOf, finalPower, powerParts, usesBuiltIn } from './stats.ts';
import { FOR_BATTLE_CARD, FOR_POWER, FOR_WEAPON, type State } from './state.ts';
import { abilityOf, countUse, defOf, type Table } from './table.ts';
import { waitFor } from './triggers.ts';

/** The attacker, then the defender. */
const bothOf = (s: State, { attacker }: Fight): number[] => [attacker, opponentOf(s, attacker)];

export const fight = procedure('fight', {
  /** YJ-FGT-01: both reveal up to a fighter, or to the group that a Battle card needs. */
  reveal(g, f) {
    const working = candidates(g, f.seat);
    if (working.length > 1) return;
    revealFor(g, f.seat, working[0] ?? null);
    return 'revealed';
  },
  /** YJ-DBL-04: which half of a Double Impact card; YJ-BC-31: for one fighter or for two. */
  chooseHalf(g, { seat }) {
    const working = candidates(g, seat);
    ask(
      g,
      seat,
      'half',
      working.map(({ card, form, use }) => ({ kind: 'half', card, form: form.index, fighters: use.members.length })),
      working[0]!.card,
    );
  },
  chosenHalf(g, f) {
    const answer = answerTo(g, 'half');
    const chosen = ({ form, use }: Working): boolean =>
      form.index === answer.form && use.members.length === answer.fighters;
    revealFor(g, f.seat, candidates(g, f.seat).find(chosen) ?? null);
  },
  revealed(g, f) {
    if (f.seat !== g.state.fight!.attacker) return 'settle';
    f.seat = opponentOf(g.state, f.seat);
    return 'reveal';
  },
  /** YJ-FGT-02: the Weapons in use, then whatever forbids them. */
  settle(g, f) {
    const { fight: now } = g.state;
    const both = bothOf(g.state, now!);
    for (const seat of both) takeUpWeapons(g, now!, seat);
    tellFight(g, now!);
    applyForcePush(g, now!);
    f.seat = both.at(-1)!;
  },
  /** YJ-FGT-03, YJ-WPN-13: Gaderffii Stick, the defender first. */
  ignore(g, { seat }) {
    const options = ignorable(g, seat);
    if (options.length === 0) return 'ignored';
    ask(g, seat, 'ignore', [...options, { kind: 'pass' }], options[0]!.card);
  },
  ignoreOne(g, f) {
    const answer = answerTo(g, 'ignore');
    if (answer.kind === 'ignore') ignoreWeapon(g, f.seat, answer);
  },
  ignored(g, f) {
    const { attacker } = g.state.fight!;
    if (f.seat === attacker) return 'draws';
    f.seat = attacker;
    return 'ignore';
  },
  /** YJ-FGT-04 to 09: for the Battle cards, for the Weapons, for power; each time the defender first. */
  draws(g, f) {
    const { fight: now } = g.state;
    const seats = bothOf(g.state, now!).toReversed();
    for (const seat of seats) forBattleCard(g, now!, seat, f.due);
    for (const seat of seats) forWeapon(g, now!, seat, f.due);
    for (const seat of seats) forPower(g, now!, seat, f.due);
    g.state.drawing = 1;
  },
  draw(g, f) {
    const [due] = f.due;
    if (due === undefined) return 'emptyDecks';
    call(g, 'destiny', undrawn(due));
  },
  drawn(g, f) {
    const { seat } = f.due.shift()!;
    const draw = returned(g, 'destiny');
    if (draw !== null) g.state.fight!.camps[seat]!.draws.push(draw);
    return 'draw';
  },
  /** YJ-FGT-10, YJ-OBJ-07, 08. */
  emptyDecks(g) {
    g.state.drawing = 0;
    checkDecks(g);
  },
  /** YJ-FGT-11, 12: the attacker's Battle card first; the defender's sees its result. */
  attackerResolves(g) {
    resolve(g, g.state.fight!.attacker);
  },
  defenderResolves(g) {
    resolve(g, opponentOf(g.state, g.state.fight!.attacker));
  },
  /** YJ-FGT-13 to 16. */
  compare(g) {
    const { fight: now } = g.state;
    const { attacker, camps } = now!;
    const defender = opponentOf(g.state, attacker);
    const [attacking, defending] = [finalPower(g, now!, attacker), finalPower(g, now!, defender)];
    tellPower(g, now!, attacker, attacking);
    tellPower(g, now!, defender, defending);
    noteFought(g, now!);
    if (attacking === defending)
      tell(g, withOther(g, 'tied', attacker, camps[attacker]!.cards[0]!, camps[defender]!.cards[0]!));
    else settleFight(g, now!, attacking > defending ? attacker : defender);
  },
  /** YJ-FGT-17, 19. */
  end(g) {
    const { fight: now } = g.state;
    for (const seat of bothOf(g.state, now!)) for (const card of now!.camps[seat]!.battleCards) discard(g, seat, card);
    g.state.fight = null;
  },
});

function resolve(g: Table, seat: number): void {
  if (isWorking(g, g.state.fight!.camps[seat]!)) call(g, 'battleCard', { seat, at: 0, opponent: -1, numbers: [] });
}

/** YJ-FGT-19. Definitions are kept, for those that are gone. */
export function noteFought(g: Table, { camps }: Fight): void {
  for (const { cards } of camps) for (const card of cards) g.state.fought.push(g.state.def[card]!);
}

function candidates(g: Table, seat: number): Working[] {
  const { battle, fight: now } = g.state;
  return battle!.staying[seat]!.card >= 0 ? [] : workingCards(g, now!, seat);
}

function revealFor(g: Table, seat: number, working: Working | null): void {
  const { battle, fight: now } = g.state;
  if (battle!.staying[seat]!.card < 0) {
    turnOver(g, now!, seat, working);
    return;
  }
  stay(g, now!, seat);
  battle!.staying[seat] = NOBODY_STAYS;
}

function tellFight(g: Table, now: Fight): void {
  if (g.events === null) return;
  const { def } = g.state;
  const sides = now.camps.map(
    ({ cards, weapons }): Side => ({
      cards: cards.slice(),
      defs: cards.map((card) => def[card]!),
      weapons: weapons.slice(),
      weaponDefs: weapons.map((weapon) => def[weapon]!),
    }),
  );
  tell(g, { kind: 'fight', seat: now.attacker, sides, witnesses: EVERYBODY });
  for (const seat of bothOf(g.state, now)) {
    const camp = now.camps[seat]!;
    for (const weapon of camp.aside) tell(g, about(g, 'ignored', seat, weapon));
    for (const card of camp.battleCards)
      if (card === camp.battle) tell(g, { ...about(g, 'works', seat, card), form: camp.form });
      else tell(g, about(g, 'wasted', seat, card));
  }
}

/** What the power of a side is, and what it is made of. */
export function tellPower(g: Table, now: Fight, seat: number, n: number): void {
  if (g.events === null) return;
  const cards = now.camps[seat]!.cards.slice();
  const defs = cards.map((card) => g.state.def[card]!);
  tell(g, { kind: 'power', seat, cards, defs, n, parts: powerParts(g, now, seat), witnesses: EVERYBODY });
}

/** The opposing weapons that whoever uses a Gaderffii Stick may ignore. */
export function ignorable(g: Table, seat: number): Ignore[] {
  const { fight: now } = g.state;
  const enemy = opponentOf(g.state, seat);
  const card = now!.camps[seat]!.weapons.find((weapon) => defOf(g, weapon).by.ignoreWeapon !== undefined);
  if (card === undefined) return [];
  const { weapons, cards } = now!.camps[enemy]!;
  const theirs = [...weapons, ...cards.filter((fighter) => usesBuiltIn(g, now!, enemy, fighter))];
  return theirs.map((target) => ({ kind: 'ignore', card, target }));
}

export function ignoreWeapon(g: Table, seat: number, { card, target }: Ignore): void {
  const { camps } = g.state.fight!;
  const enemy = opponentOf(g.state, seat);
  const theirs = camps[enemy]!;
  countUse(g, abilityOf(defOf(g, card), 'ignoreWeapon')!);
  tell(g, withOther(g, 'text', seat, card, target));
  drop(camps[seat]!, card);
  discard(g, seat, card);
  tell(g, about(g, 'ignored', enemy, target));
  if (theirs.cards.includes(target)) {
    theirs.disarmed.push(target); // a built-in weapon
    return;
  }
  drop(theirs, target);
  theirs.aside.push(target);
}

/** The Weapon is no longer in use on this side. */
function drop(camp: Camp, weapon: number): void {
  const at = camp.weapons.indexOf(weapon);
  camp.weapons.splice(at, 1);
  camp.dots.splice(at, 1);
  camp.cubes.splice(at, 1);
}

function forBattleCard(g: Table, { camps }: Fight, seat: number, due: Due[]): void {
  const { form, cards } = camps[seat]!;
  const ability = form < 0 ? undefined : g.cards.cards[form]!.by.draws?.[0];
  if (ability === undefined) return;
  countUse(g, ability);
  for (let n = 0; n < ability.n; n++) due.push({ seat, purpose: FOR_BATTLE_CARD, by: cards[0]! });
}

function forWeapon(g: Table, now: Fight, seat: number, due: Due[]): void {
  const { weapons, dots, cubes, cards } = now.camps[seat]!;
  weapons.forEach((weapon, i) => {
    for (const ability of defOf(g, weapon).by.box ?? [])
      if (ability.box.power === dots[i] && ability.box.draws === cubes[i]) countUse(g, ability);
  });
  for (let n = weaponDraws(g, now, seat); n > 0; n--) due.push({ seat, purpose: FOR_WEAPON, by: cards[0]! });
}

/** One fighter after another draws where its power is a draw. */
function forPower(g: Table, { camps }: Fight, seat: number, due: Due[]): void {
  for (const by of camps[seat]!.cards) {
    const def = defOf(g, by);
    if (def.power >= 0 && !def.starfighter) continue;
    for (const ability of def.by.starfighter ?? []) countUse(g, ability);
    due.push({ seat, purpose: FOR_POWER, by });
  }
}

/** YJ-FGT-15, YJ-BC-10, 14, 23, 32: who is defeated, what goes with it, and the damage. */
function settleFight(g: Table, now: Fight, winner: number): void {
  const loser = opponentOf(g.state, winner);
  const camp = now.camps[loser]!;
  const form = camp.form < 0 ? null : g.cards.cards[camp.form]!;
  const only = form?.by.onlyDefeated?.[0];
  const returns = form?.by.returns?.[0];
  if (only !== undefined) countUse(g, only);
  tell(g, withOther(g, 'won', winner, now.camps[winner]!.cards[0]!, camp.cards[0]!));
  let damage = now.camps[winner]!.damageIfWon + camp.damageIfLost;
  let diamond = false;
  const beaten: number[] = [];
  const lost = camp.cards.map((card, i) => ({ card, i, def: g.state.def[card]! }));
  for (const { card, i, def } of lost) {
    if (only !== undefined && only.who.includes[def] !== 1) continue;
    beaten.push(def);
    diamond ||= g.cards.cards[def]!.diamond && g.cards.cards[def]!.type === 'Character';
    const back = returns?.who.includes[def] === 1;
    if (back) countUse(g, returns);
    else damage += damageOf(g, now, loser, i);
    tell(g, about(g, 'defeated', loser, card));
  }
  stayOn(g, now, winner, diamond);
  for (const { card, i, def } of lost) {
    if (!beaten.includes(def)) continue;
    const where = returns?.who.includes[def] === 1 ? 'toHand' : 'discard';
    happen(g, moved(where, loser, card));
    if (i === 0) for (const weapon of camp.weapons) happen(g, moved(where, loser, weapon)); // YJ-WPN-07
  }
  takeDamage(g, loser, damage);
  afterDefeat(g, now, winner);
}

/** YJ-BC-15: the user of the Battle card fights the next fight too. */
function stayOn(g: Table, now: Fight, winner: number, diamond: boolean): void {
  const camp = now.camps[winner]!;
  const ability = camp.form < 0 ? undefined : g.cards.cards[camp.form]!.by.fightsOn?.[0];
  if (ability === undefined || !diamond) return;
  countUse(g, ability);
  const weapons = [...camp.aside, ...camp.weapons]; // what was ignored in this fight may be used in the next (YJ-WPN-16)
  g.state.battle!.staying[winner] = { card: camp.cards[0]!, weapons, form: camp.form };
}

/** YJ-FGT-20: texts of the winners, after the damage. */
export function afterDefeat(g: Table, { camps }: Fight, winner: number): void {
  for (const card of camps[winner]!.cards)
    for (const ability of defOf(g, card).abilities)
      if (ability.is === 'drawAfterDefeat' || ability.is === 'discardAfterDefeat' || ability.is === 'lapAfterDefeat')
        waitFor(g, card, ability, card);
}
