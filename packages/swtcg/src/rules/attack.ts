/** The attack, step by step as on the reminder card (TCG-ATTACK-03). */
import { opponentsOf } from '@dejarik/kernel';
import { IN_ATTACK } from '../language/timing.ts';
import { dealDamage, instance } from './damage.ts';
import { isNatural, rollDice } from './dice.ts';
import { happen, tell } from './events.ts';
import { expire } from './expire.ts';
import { answerTo, ask, call, procedure, returned } from './flow.ts';
import { signalAttack, signalAttackEnds } from './listening.ts';
import { about, cardEvent, shownDef } from './make-events.ts';
import type { Divide, Done } from './options.ts';
import type { Attack } from './procedures.ts';
import { diceBonus, neededToHit } from './attack-dice.ts';
import { effectiveKeyword, power } from './query.ts';
import {
  ATTACK_END,
  arenaAt,
  DECLARED,
  inArena,
  NO_ATTACK,
  NORMAL,
  ROLLED,
  type State,
  controllerOf,
} from './state.ts';
import { arenaUnits, type Table } from './table.ts';
import { modeAgainst, whyNotAttack } from './targets.ts';
import { openChance } from './windows.ts';

export const startAttack = (g: Table, unit: number, target: number, cannon: number): void =>
  call(g, 'attack', { unit, target, cannon, dice: [], accuracy: 0, critical: 0, hits: 0 });

/** The attacker turns on another unit, unless it cannot attack that one or the dice are rolled (TCG-ATKLIM-04). */
export function newDefender(g: Table, card: number): void {
  const s = g.state;
  const { attacker } = s;
  const seat = controllerOf(s, card);
  const friendly = seat === controllerOf(s, attacker); // another player had it attack its own side
  if (s.attackStage !== DECLARED || whyNotAttack(g, attacker, card, s.mode, friendly) !== null) return;
  s.defender = card;
  const e = s.expanded;
  if (e !== undefined && e.attack !== null) e.attack = { ...e.attack, defenders: [...e.attack.defenders, card] };
  const attackerDef = shownDef(g, attacker);
  happen(g, { kind: 'newDefender', ...about(seat, card), attacker, attackerDef });
}

export const inBattle = (s: State, unit: number): boolean => unit >= 0 && inArena(s.zone[unit]!);

/** TCG-ATTACK-01: one unit is chosen to be attacked, and the attacker is tapped. */
export function declareAttack(g: Table, { unit, target, cannon, second }: Attack): void {
  const s = g.state;
  const seat = controllerOf(s, unit);
  s.attacker = unit;
  s.defender = target;
  s.cannon = cannon;
  s.mode = cannon === 0 ? NORMAL : modeAgainst(s.zone[target]!);
  s.attackStage = DECLARED;
  s.usedThisAttack = [];
  const place = arenaAt(seat, s.zone[unit]!);
  s.attacksMade[place] = s.attacksMade[place]! + 1;
  if (second !== 1) happen(g, cardEvent('tap', seat, unit));
  const targetDef = shownDef(g, target);
  tell(g, { kind: 'attack', ...about(seat, unit), target, targetDef, cannon });
}

/** TCG-ATTACK-07 to 09: nothing is rolled when a unit left battle or no power is left. */
export function attackDice(g: Table): number {
  const s = g.state;
  return inBattle(s, s.attacker) && inBattle(s, s.defender) ? Math.max(0, power(g, s.attacker)) : 0;
}

/** What changes the dice is settled when they are thrown (TCG-KW-ACCURACY-05, TCG-KW-CRIT-02). */
export function rollAttackDice(g: Table, f: Attack, dice: number): void {
  const s = g.state;
  f.accuracy = effectiveKeyword(g, s.attacker, 'Accuracy') + diceBonus(g, s.attacker);
  f.critical = effectiveKeyword(g, s.attacker, 'Critical Hit');
  s.attackStage = ROLLED;
  rollDice(g, controllerOf(s, s.attacker), s.attacker, 'attack', dice);
}

export function countHits(g: Table, f: Attack): void {
  f.dice = returned(g, 'roll');
  f.hits = 0;
  const needed = neededToHit(g, g.state.defender);
  for (const die of f.dice) if (die + f.accuracy >= needed) f.hits++;
  if (!isNatural(g, f.dice, 6)) f.critical = 0; // TCG-KW-CRIT-01
  const { unit: card, hits, critical, dice } = f;
  const seat = controllerOf(g.state, card);
  tell(g, { kind: 'hits', ...about(seat, card), hits, critical, dice });
}

/** Asks who may divide the hits, if an effect lets them and there is another unit to divide them with. */
export function askToDivide(g: Table, { hits: all }: Attack): boolean {
  const s = g.state;
  if (s.divider < 0 || all === 0) return false;
  const others = opponentsOf(s, s.divider)
    .flatMap((seat) => arenaUnits(s, seat, s.zone[s.defender]!))
    .filter((unit) => unit !== s.defender);
  if (others.length === 0) return false;
  const options: (Divide | Done)[] = [{ kind: 'done' }];
  for (const unit of others) for (let hits = 1; hits <= all; hits++) options.push({ kind: 'divide', unit, hits });
  ask(g, s.divider, 'divide', options, s.attacker);
  return true;
}

/** No attack is under way any more. */
export function clearAttack(s: State): void {
  s.attacker = -1;
  s.defender = -1;
  s.mode = NORMAL;
  s.cannon = 0;
  s.divider = -1;
  s.attackStage = NO_ATTACK;
}

export const attack = procedure('attack', {
  declare(g, f) {
    declareAttack(g, f);
    signalAttack(g, f.unit, f.target);
  },
  attackChance(g) {
    openChance(g, IN_ATTACK);
  },
  roll(g, f) {
    const dice = attackDice(g);
    if (dice === 0) return 'noRoll';
    rollAttackDice(g, f, dice);
  },
  countHits,
  /** An effect may let the attacker's player divide the hits. */
  divideHits(g, f) {
    if (!askToDivide(g, f)) return 'doDamage';
  },
  doDivided(g, f) {
    const answer = answerTo(g, 'divide');
    if (answer.kind === 'done') return;
    const { defender } = g.state;
    const seat = controllerOf(g.state, f.unit);
    dealDamage(g, [
      instance(g, defender, f.unit, seat, f.hits - answer.hits + f.critical, true),
      instance(g, answer.unit, f.unit, seat, answer.hits, true),
    ]);
    return 'ends';
  },
  /** TCG-ATTACK-12, TCG-ATTACK-20, TCG-RETREAT-05: each hit is 1 damage, wherever attacker and defender are by now. */
  doDamage(g, f) {
    dealDamage(g, [instance(g, g.state.defender, f.unit, controllerOf(g.state, f.unit), f.hits + f.critical, true)]);
    return 'ends';
  },
  noRoll(g, f) {
    tell(g, cardEvent('noRoll', controllerOf(g.state, f.unit), f.unit));
  },
  /** TCG-ATTACK-21 */
  ends(g, f) {
    const s = g.state;
    s.lastAttacker = f.unit;
    s.lastHits = f.hits;
    signalAttackEnds(g, f.unit);
    clearAttack(s);
    happen(g, cardEvent('attackEnds', controllerOf(s, f.unit), f.unit));
    expire(g, ATTACK_END);
  },
});
