/** The attack, step by step as on the reminder card (TCG-ATTACK-03). */
import { ask, call, type Frame, type Option, option, procedure, type Reason } from '@dejarik/kernel';
import { IN_ATTACK } from '../language/meaning.ts';
import { chanceFrame } from './chance.ts';
import { dealDamage, instance } from './damage.ts';
import { HIT, rollDice } from './dice.ts';
import { changed, event, happen, tell } from './events.ts';
import { isRef, matches, referred } from './filter.ts';
import { applies, rulesOf } from './live.ts';
import * as no from './reasons.ts';
import {
  ATTACK_END,
  BOMBARD,
  DECLARED,
  enemyOf,
  GROUND,
  inArena,
  ION_CANNON,
  NO_ATTACK,
  NORMAL,
  ROLLED,
  SPACE,
  type State,
} from './state.ts';
import { diceBonus, effectiveKeyword, keywordValues, power } from './stats.ts';
import { arenaUnits, ownerOf, type Table } from './table.ts';
import { signalAttack, signalAttackEnds } from './triggers.ts';

function cannotBeAttacked(g: Table, unit: number): boolean {
  for (const entry of rulesOf(g, 'cannotBeAttacked')) {
    if (entry.rule.rule !== 'cannotBeAttacked') continue;
    const { who } = entry.rule;
    const reached = isRef(who) ? referred(g.state, who, entry).includes(unit) : matches(g, who, unit, entry);
    if (reached && applies(g, entry)) return true;
  }
  return false;
}

const cannotAttack = (g: Table, unit: number, target: number): boolean =>
  rulesOf(g, 'cannotAttack').some(
    (entry) =>
      entry.rule.rule === 'cannotAttack' &&
      entry.source === unit &&
      (entry.rule.whom === undefined || matches(g, entry.rule.whom, target, entry)) &&
      applies(g, entry),
  );

const cannotUse = (g: Table, unit: number, keyword: 'Bombard' | 'Ion Cannon'): boolean =>
  rulesOf(g, 'cannotUse').some(
    (entry) =>
      entry.rule.rule === 'cannotUse' &&
      entry.seat !== ownerOf(g.state, unit) &&
      entry.rule.keywords.includes(keyword) &&
      applies(g, entry),
  );

/** TCG-ATKLIM-01: whether this unit may be declared against, or turned on, that one. `friendly`: its own side is meant. */
export function whyNotAttack(
  g: Table,
  attacker: number,
  target: number,
  mode: number,
  friendly = false,
): Reason | null {
  const s = g.state;
  const arena = s.zone[target]!;
  if (!inArena(arena) || !inArena(s.zone[attacker]!)) return no.BUILD_ZONE;
  if ((ownerOf(s, target) === ownerOf(s, attacker)) !== friendly || attacker === target) return no.CANNOT_BE_ATTACKED;
  if (mode === NORMAL ? arena !== s.zone[attacker] : arena !== (mode === BOMBARD ? GROUND : SPACE))
    return no.OTHER_ARENA;
  if (cannotAttack(g, attacker, target)) return no.CANNOT_ATTACK;
  return cannotBeAttacked(g, target) ? no.CANNOT_BE_ATTACKED : null;
}

/** Everything a unit may attack: in its own arena, or with Bombard or Ion Cannon in the other. */
export function attackOptions(g: Table, unit: number): Option[] {
  const s = g.state;
  const enemy = enemyOf(ownerOf(s, unit));
  const options: Option[] = [];
  for (const target of arenaUnits(s, enemy, s.zone[unit]!))
    if (whyNotAttack(g, unit, target, NORMAL) === null) options.push(option('attack', unit, target));
  const cannon = s.zone[unit] === SPACE ? 'Bombard' : s.zone[unit] === GROUND ? 'Ion Cannon' : null;
  if (cannon !== null) {
    const values = keywordValues(g, unit, cannon);
    if (values.length > 0 && !cannotUse(g, unit, cannon)) {
      const mode = cannon === 'Bombard' ? BOMBARD : ION_CANNON;
      // TCG-DUP-08: with several values the controller uses one of them.
      for (const value of new Set(values))
        for (const target of arenaUnits(s, enemy, mode === BOMBARD ? GROUND : SPACE))
          if (whyNotAttack(g, unit, target, mode) === null) options.push(option('attack', unit, target, value));
    }
  }
  return options;
}

/** TCG-ATKLIM-10, TCG-ATKLIM-12: what this unit must attack, among what it can. */
export function forcedAttacks(g: Table, unit: number, options: readonly Option[]): Option[] {
  const entries = rulesOf(g, 'mustAttackThis');
  if (entries.length === 0) return [];
  return options.filter((attack) =>
    entries.some(
      (entry) =>
        entry.rule.rule === 'mustAttackThis' &&
        entry.source === attack.target &&
        matches(g, entry.rule.who, unit, entry) &&
        applies(g, entry),
    ),
  );
}

/** The attacker turns on another unit, unless it cannot attack that one or the dice are rolled (TCG-ATKLIM-04). */
export function newDefender(g: Table, unit: number): void {
  const s = g.state;
  const friendly = ownerOf(s, unit) === ownerOf(s, s.attacker); // another player had it attack its own side
  if (s.attackStage !== DECLARED || whyNotAttack(g, s.attacker, unit, s.mode, friendly) !== null) return;
  s.defender = unit;
  happen(g, event('newDefender', ownerOf(s, unit), unit, s.attacker));
}

export interface AttackFrame extends Frame {
  readonly unit: number;
  readonly target: number;
  readonly cannon: number;
  dice: number[];
  accuracy: number;
  critical: number;
  hits: number;
}

export const attackFrame = (unit: number, target: number, cannon: number): AttackFrame => ({
  proc: 'attack',
  step: 0,
  unit,
  target,
  cannon,
  dice: [],
  accuracy: 0,
  critical: 0,
  hits: 0,
});

const inBattle = (s: State, unit: number): boolean => unit >= 0 && inArena(s.zone[unit]!);

export const attack = procedure<Table, AttackFrame>('attack', {
  declare(g, f) {
    const s = g.state;
    s.attacker = f.unit;
    s.defender = f.target;
    s.cannon = f.cannon;
    s.mode = f.cannon === 0 ? NORMAL : s.zone[f.unit] === SPACE ? BOMBARD : ION_CANNON;
    s.attackStage = DECLARED;
    s.usedThisAttack = [];
    const place = ownerOf(s, f.unit) * 3 + s.zone[f.unit]!;
    s.attacksMade[place] = s.attacksMade[place]! + 1;
    happen(g, event('tap', ownerOf(s, f.unit), f.unit));
    tell(g, event('attack', ownerOf(s, f.unit), f.unit, f.target, f.cannon));
    signalAttack(g, f.unit, f.target);
  },
  attackChance(g) {
    call(g, chanceFrame(IN_ATTACK));
  },
  /** TCG-ATTACK-07 to 09: nothing is rolled when a unit left battle or no power is left. */
  roll(g, f) {
    const s = g.state;
    if (!inBattle(s, s.attacker) || !inBattle(s, s.defender)) return 'noRoll';
    const dice = power(g, s.attacker);
    if (dice <= 0) return 'noRoll';
    f.accuracy = effectiveKeyword(g, s.attacker, 'Accuracy') + diceBonus(g, s.attacker);
    f.critical = effectiveKeyword(g, s.attacker, 'Critical Hit');
    s.attackStage = ROLLED;
    rollDice(g, ownerOf(s, s.attacker), s.attacker, 'attack', dice);
  },
  countHits(g, f) {
    f.hits = 0;
    for (const die of f.dice) if (die + f.accuracy >= HIT) f.hits++;
    if (!f.dice.includes(6)) f.critical = 0; // TCG-KW-CRIT-01
    if (g.events !== null)
      tell(g, { ...event('hits', ownerOf(g.state, f.unit), f.unit, f.critical, f.hits), dice: f.dice });
  },
  /** An effect may let the attacker's player divide the hits. */
  divideHits(g, f) {
    const s = g.state;
    if (s.divider < 0 || f.hits === 0) return 'doDamage';
    const others = arenaUnits(s, ownerOf(s, s.defender), s.zone[s.defender]!).filter((unit) => unit !== s.defender);
    if (others.length === 0) return 'doDamage';
    const options: Option[] = [option('done')];
    for (const other of others) for (let n = 1; n <= f.hits; n++) options.push(option('divide', other, s.defender, n));
    ask(g, s.divider, 'divide', options, s.attacker);
  },
  doDivided(g, f) {
    const { answer, defender } = g.state;
    if (answer!.kind === 'done') return;
    const seat = ownerOf(g.state, f.unit);
    dealDamage(g, [
      instance(g, defender, f.unit, seat, f.hits - answer!.n + f.critical, true),
      instance(g, answer!.card, f.unit, seat, answer!.n, true),
    ]);
    return 'ends';
  },
  /** TCG-ATTACK-12, TCG-ATTACK-20, TCG-RETREAT-05: each hit is 1 damage, wherever attacker and defender are by now. */
  doDamage(g, f) {
    dealDamage(g, [instance(g, g.state.defender, f.unit, ownerOf(g.state, f.unit), f.hits + f.critical, true)]);
    return 'ends';
  },
  noRoll(g, f) {
    f.hits = 0;
    tell(g, event('noRoll', ownerOf(g.state, f.unit), f.unit));
  },
  /** TCG-ATTACK-21 */
  ends(g, f) {
    const s = g.state;
    s.lastAttacker = f.unit;
    s.lastHits = f.hits;
    signalAttackEnds(g, f.unit);
    s.attacker = -1;
    s.defender = -1;
    s.mode = NORMAL;
    s.cannon = 0;
    s.divider = -1;
    s.attackStage = NO_ATTACK;
    happen(g, event('attackEnds', ownerOf(s, f.unit), f.unit));
    expire(g, ATTACK_END);
  },
});

/** Lasting effects that last no longer than this stop; what only they kept alive is discarded. */
export function expire(g: Table, until: number): void {
  const s = g.state;
  if (!s.effects.some((effect) => effect.until <= until)) return;
  s.effects = s.effects.filter((effect) => effect.until > until);
  changed(g);
  happen(g, event('expire', -1));
}
