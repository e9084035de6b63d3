/** One fight, in the exact order of YJ-FGT-01 to 20. */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import { resolveBattleCard } from './battlecards.ts';
import { drawDestiny } from './destiny.ts';
import { checkDecks, event, happen, takeDamage, tell } from './events.ts';
import {
  applyForcePush,
  emptyCamp,
  stay,
  takeUpWeapons,
  turnOver,
  weaponDraws,
  type Working,
  workingCards,
} from './reveal.ts';
import { NOBODY } from './battle.ts';
import { damageOf, finalPower, powerParts, usesBuiltIn } from './stats.ts';
import { enemyOf, type Fight, FOR_BATTLE_CARD, FOR_POWER, FOR_WEAPON } from './state.ts';
import { abilityOf, countUse, defOf, type Table } from './table.ts';
import { waitFor } from './triggers.ts';

interface FightFrame extends Frame {
  /** Whose choice it is. */
  seat: number;
  /** Which of the fighters draws for its power next. */
  fighter: number;
}

export function beginFight(g: Table): void {
  const { attacker, ships, planet } = g.state.battle!;
  g.state.fight = { duel: false, ships, planet, attacker, camps: [emptyCamp(), emptyCamp()] };
  call(g, { proc: 'fight', step: 0, seat: attacker, fighter: 0 } as FightFrame);
}

export const oneFight = procedure<Table, FightFrame>('fight', {
  /** YJ-FGT-01: both reveal up to a fighter, or to the group that a Battle card needs. */
  reveal(g, f) {
    const working = candidates(g, f.seat);
    if (working.length > 1) {
      ask(
        g,
        f.seat,
        'half',
        working.map(({ card, form, use }) => option('half', card, form.index, use.members.length)),
        working[0]!.card,
      );
      return;
    }
    revealFor(g, f.seat, working[0] ?? null);
    return 'revealed';
  },
  /** YJ-DBL-04: which half of a Double Impact card; YJ-BC-31: for one fighter or for two. */
  chosenHalf(g, f) {
    const { target, n } = g.state.answer!;
    const chosen = ({ form, use }: Working): boolean => form.index === target && use.members.length === n;
    revealFor(g, f.seat, candidates(g, f.seat).find(chosen) ?? null);
  },
  revealed(g, f) {
    if (f.seat !== g.state.fight!.attacker) return 'settle';
    f.seat = enemyOf(f.seat);
    return 'reveal';
  },
  /** YJ-FGT-02: the Weapons in use, then whatever forbids them. */
  settle(g, f) {
    const fight = g.state.fight!;
    for (const seat of [fight.attacker, enemyOf(fight.attacker)]) takeUpWeapons(g, fight, seat);
    tellFight(g, fight);
    applyForcePush(g, fight);
    f.seat = enemyOf(fight.attacker);
  },
  /** YJ-FGT-03, YJ-WPN-13: Gaderffii Stick, the defender first. */
  ignore(g, f) {
    if (!asksToIgnore(g, f.seat)) return 'ignored';
  },
  ignoreOne(g, f) {
    ignoreWeapon(g, f.seat);
  },
  ignored(g, f) {
    if (f.seat === g.state.fight!.attacker) return 'defenderBattleCard';
    f.seat = g.state.fight!.attacker;
    return 'ignore';
  },
  defenderBattleCard(g) {
    g.state.drawing = 1;
    drawForBattleCard(g, enemyOf(g.state.fight!.attacker));
  },
  attackerBattleCard(g) {
    drawForBattleCard(g, g.state.fight!.attacker);
  },
  defenderWeapon(g) {
    drawForWeapon(g, enemyOf(g.state.fight!.attacker));
  },
  attackerWeapon(g, f) {
    drawForWeapon(g, g.state.fight!.attacker);
    f.fighter = 0;
  },
  defenderPower(g, f) {
    if (drawForPower(g, f, enemyOf(g.state.fight!.attacker))) return 'defenderPower';
    f.fighter = 0;
  },
  attackerPower(g, f) {
    if (drawForPower(g, f, g.state.fight!.attacker)) return 'attackerPower';
  },
  /** YJ-FGT-10, YJ-OBJ-07, 08. */
  emptyDecks(g) {
    g.state.drawing = 0;
    checkDecks(g);
  },
  /** YJ-FGT-11, 12: the attacker's Battle card first; the defender's sees its result. */
  attackerResolves(g) {
    resolveBattleCard(g, g.state.fight!.attacker);
  },
  defenderResolves(g) {
    resolveBattleCard(g, enemyOf(g.state.fight!.attacker));
  },
  /** YJ-FGT-13 to 16. */
  compare(g) {
    const fight = g.state.fight!;
    const powers = [0, 1].map((seat) => finalPower(g, fight, seat));
    for (const seat of [fight.attacker, enemyOf(fight.attacker)]) tellPower(g, fight, seat, powers[seat]!);
    noteFought(g, fight);
    if (powers[0] === powers[1])
      tell(g, event('tied', fight.attacker, fight.camps[0]!.cards[0], fight.camps[1]!.cards[0]));
    else settleFight(g, fight, powers[0]! > powers[1]! ? 0 : 1);
  },
  /** YJ-FGT-17, 19. */
  end(g) {
    const s = g.state;
    const fight = s.fight!;
    for (const seat of [fight.attacker, enemyOf(fight.attacker)])
      for (const card of fight.camps[seat]!.battleCards) happen(g, event('discard', seat, card));
    s.fight = null;
  },
});

/** YJ-FGT-19. Definitions are kept, for those that are gone. */
export function noteFought(g: Table, fight: Fight): void {
  for (const { cards } of fight.camps) for (const card of cards) g.state.fought.push(g.state.def[card]!);
}

function candidates(g: Table, seat: number): Working[] {
  const { battle, fight } = g.state;
  return battle!.staying[seat]!.card >= 0 ? [] : workingCards(g, fight!, seat);
}

function revealFor(g: Table, seat: number, working: Working | null): void {
  const { battle, fight } = g.state;
  if (battle!.staying[seat]!.card >= 0) {
    stay(g, fight!, seat);
    battle!.staying[seat] = NOBODY;
    return;
  }
  turnOver(g, fight!, seat, working);
}

function tellFight(g: Table, fight: Fight): void {
  if (g.events === null) return;
  const { attacker } = fight;
  const [own, theirs] = [fight.camps[attacker]!, fight.camps[enemyOf(attacker)]!];
  const parts = [...own.cards, -1, ...theirs.cards, -1, ...own.weapons, -1, ...theirs.weapons];
  const defs = parts.map((card) => (card < 0 ? -1 : g.state.def[card]!));
  tell(g, { ...event('fight', attacker, own.cards[0], theirs.cards[0]), defs });
  for (const seat of [attacker, enemyOf(attacker)]) {
    const camp = fight.camps[seat]!;
    for (const weapon of camp.aside) tell(g, event('ignored', seat, weapon));
    for (const card of camp.battleCards)
      if (card === camp.battle) tell(g, { ...event('works', seat, card, camp.cards[0]), defs: [camp.form] });
      else tell(g, event('wasted', seat, card, camp.cards[0]));
  }
}

/** What the power of a side is, and what it is made of. */
export function tellPower(g: Table, fight: Fight, seat: number, n: number): void {
  if (g.events === null) return;
  const { cards } = fight.camps[seat]!;
  const defs = cards.map((card) => g.state.def[card]!);
  tell(g, { ...event('power', seat, cards[0], -1, n), defs, parts: powerParts(g, fight, seat) });
}

/** Asks whoever uses a Gaderffii Stick which opposing weapon is to be ignored, if there is one; tells whether it did. */
export function asksToIgnore(g: Table, seat: number): boolean {
  const fight = g.state.fight!;
  const own = fight.camps[seat]!.weapons.find((weapon) => defOf(g, weapon).by.ignoreWeapon !== undefined);
  const { weapons, cards } = fight.camps[enemyOf(seat)]!;
  const theirs = [...weapons, ...cards.filter((card) => usesBuiltIn(g, fight, enemyOf(seat), card))];
  if (own === undefined || theirs.length === 0) return false;
  const options: Option[] = theirs.map((weapon) => option('ignore', own, weapon));
  ask(g, seat, 'ignore', [...options, option('pass')], own);
  return true;
}

/** The answer to that. */
export function ignoreWeapon(g: Table, seat: number): void {
  const { kind, card, target } = g.state.answer!;
  if (kind !== 'ignore') return;
  const fight = g.state.fight!;
  const own = fight.camps[seat]!;
  const theirs = fight.camps[enemyOf(seat)]!;
  countUse(g, abilityOf(defOf(g, card), 'ignoreWeapon')!);
  tell(g, event('text', seat, card, target));
  drop(own, card);
  happen(g, event('discard', seat, card));
  tell(g, event('ignored', enemyOf(seat), target));
  if (theirs.cards.includes(target))
    theirs.disarmed.push(target); // a built-in weapon
  else {
    drop(theirs, target);
    theirs.aside.push(target);
  }
}

/** The Weapon is no longer in use on this side. */
function drop(camp: Fight['camps'][number], weapon: number): void {
  const at = camp.weapons.indexOf(weapon);
  camp.weapons.splice(at, 1);
  camp.dots.splice(at, 1);
  camp.cubes.splice(at, 1);
}

function drawForBattleCard(g: Table, seat: number): void {
  const camp = g.state.fight!.camps[seat]!;
  if (camp.form < 0) return;
  const ability = abilityOf(g.cards.cards[camp.form]!, 'draws');
  if (ability === undefined) return;
  countUse(g, ability);
  drawDestiny(g, seat, FOR_BATTLE_CARD, ability.n, camp.cards[0]!);
}

function drawForWeapon(g: Table, seat: number): void {
  const fight = g.state.fight!;
  const camp = fight.camps[seat]!;
  camp.weapons.forEach((weapon, i) => {
    for (const ability of defOf(g, weapon).by.box ?? [])
      if (ability.is === 'box' && ability.box.power === camp.dots[i] && ability.box.draws === camp.cubes[i])
        countUse(g, ability);
  });
  drawDestiny(g, seat, FOR_WEAPON, weaponDraws(g, fight, seat), camp.cards[0]!);
}

/** One fighter after another draws where its power is a draw; tells whether to come again. */
function drawForPower(g: Table, f: FightFrame, seat: number): boolean {
  const { cards } = g.state.fight!.camps[seat]!;
  while (f.fighter < cards.length) {
    const card = cards[f.fighter++]!;
    const def = defOf(g, card);
    if (def.power >= 0 && !def.starfighter) continue;
    for (const ability of def.by.starfighter ?? []) countUse(g, ability);
    drawDestiny(g, seat, FOR_POWER, 1, card);
    return true;
  }
  return false;
}

/** YJ-FGT-15, YJ-BC-10, 14, 23, 32: who is defeated, what goes with it, and the damage. */
function settleFight(g: Table, fight: Fight, winner: number): void {
  const loser = enemyOf(winner);
  const camp = fight.camps[loser]!;
  const form = camp.form < 0 ? null : g.cards.cards[camp.form]!;
  const only = form === null ? undefined : abilityOf(form, 'onlyDefeated');
  const returns = form === null ? undefined : abilityOf(form, 'returns');
  if (only !== undefined) countUse(g, only);
  tell(g, event('won', winner, fight.camps[winner]!.cards[0], camp.cards[0]));
  let damage = fight.camps[winner]!.stakes[0]! + camp.stakes[1]!;
  let diamond = false;
  const beaten: number[] = [];
  const lost = camp.cards.map((card, i) => ({ card, i, def: g.state.def[card]! }));
  for (const { card, i, def } of lost) {
    if (only !== undefined && only.who.includes[def] === 0) continue;
    beaten.push(def);
    diamond ||= g.cards.cards[def]!.diamond && g.cards.cards[def]!.type === 'Character';
    const back = returns !== undefined && returns.who.includes[def] === 1;
    if (back) countUse(g, returns);
    else damage += damageOf(g, fight, loser, i);
    tell(g, event('defeated', loser, card));
  }
  stayOn(g, fight, winner, diamond);
  for (const { card, i, def } of lost) {
    if (!beaten.includes(def)) continue;
    const back = returns !== undefined && returns.who.includes[def] === 1;
    const where = back ? 'toHand' : 'discard';
    happen(g, event(where, loser, card));
    if (i === 0) for (const weapon of camp.weapons) happen(g, event(where, loser, weapon)); // YJ-WPN-07
  }
  takeDamage(g, loser, damage);
  afterDefeat(g, fight, winner);
}

/** YJ-BC-15: the user of the Battle card fights the next fight too. */
function stayOn(g: Table, fight: Fight, winner: number, diamond: boolean): void {
  const camp = fight.camps[winner]!;
  const ability = camp.form < 0 ? undefined : abilityOf(g.cards.cards[camp.form]!, 'fightsOn');
  if (ability === undefined || !diamond) return;
  countUse(g, ability);
  const weapons = [...camp.aside, ...camp.weapons]; // what was ignored in this fight may be used in the next (YJ-WPN-16)
  g.state.battle!.staying[winner] = { card: camp.cards[0]!, weapons, form: camp.form };
}

/** YJ-FGT-20: texts of the winners, after the damage. */
export function afterDefeat(g: Table, fight: Fight, winner: number): void {
  for (const card of fight.camps[winner]!.cards)
    for (const ability of defOf(g, card).abilities)
      if (ability.is === 'drawAfterDefeat' || ability.is === 'discardAfterDefeat' || ability.is === 'lapAfterDefeat')
        waitFor(g, card, ability, card);
}
