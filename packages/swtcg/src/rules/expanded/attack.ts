/** The attack by the Expanded Rulebook, in eight steps (TCG-ATTACK-04); steps 4 to 7 are those of any damage (damage.ts). */
import { DONE } from '@dejarik/kernel';
import { EXPANDED_WINDOWS, IN_ATTACK } from '../../language/timing.ts';
import { askToDivide, attackDice, clearAttack, countHits, declareAttack, inBattle, rollAttackDice } from '../attack.ts';
import { dealDamage, instance } from '../damage.ts';
import { happen, tell } from '../events.ts';
import { expire } from '../expire.ts';
import { answerTo, ask, procedure, returned } from '../flow.ts';
import { callBlindDamage, callBlindRoll, startPledging } from '../keywords/cunning.ts';
import { secondAttacks, startSecondAttack } from '../keywords/double-strike.ts';
import { keywordsAt } from '../keywords/moments.ts';
import { strengthenNextAttack } from '../keywords/next-attack.ts';
import { signal, signalAttack, signalEndOfAttack } from '../listening.ts';
import { cardEvent } from '../make-events.ts';
import type { Attack } from '../procedures.ts';
import type { Instance } from '../spoken.ts';
import { ATTACK_END, arenaAt, controllerOf } from '../state.ts';
import type { Table } from '../table.ts';
import { resolveTriggers } from '../triggers.ts';
import { openChance } from '../windows.ts';
import { askForOverkill } from '../keywords/overkill.ts';
import { openDisrupt } from './disrupt.ts';
import { payNext, putInOrder } from './owed.ts';

const ofAttack = (g: Table, { unit }: Attack, target: number, n: number): Instance => ({
  ...instance(g, target, unit, controllerOf(g.state, unit), n, true),
  ofAttack: true,
});

export const expandedAttack = procedure('attack', {
  /** Step 1. */
  declare(g, f) {
    const e = g.state.expanded!;
    const place = arenaAt(controllerOf(g.state, f.unit), g.state.zone[f.unit]!);
    e.attack = {
      initial: [],
      predictions: [],
      triggered: [],
      activated: [],
      place,
      defenders: [f.target],
      parry: 0,
      damage: 0,
      power: e.nextPower[f.unit]!, // TCG-KW-ABSORB-02: this is the next attack
    };
    e.nextPower[f.unit] = 0;
    declareAttack(g, f);
    openDisrupt(g, 'attack', controllerOf(g.state, f.unit), f.unit);
  },
  /** Step 2. TCG-ATTACK-05: a disrupted attack never took place. */
  attacks(g, f) {
    if (returned(g, 'disrupt')) return 'disrupted';
    signalAttack(g, f.unit, f.target);
    keywordsAt(g, 'attacked');
  },
  attackChance(g) {
    openChance(g, IN_ATTACK);
  },
  /** Step 3 (TCG-ATTACK-24). */
  predictions(g) {
    const { attacker, defender } = g.state;
    if (!inBattle(g.state, attacker) || !inBattle(g.state, defender)) return 'noRoll';
    keywordsAt(g, 'beforeRoll'); // also where no power is left: 0 hits can be foretold (TCG-ATTACK-13)
  },
  /** TCG-KW-CUNNING-03 */
  blindRoll(g) {
    if (attackDice(g) === 0 || !startPledging(g)) return 'roll';
    callBlindRoll(g);
  },
  blindDamage(g) {
    callBlindDamage(g);
  },
  roll(g, f) {
    const { state: s } = g;
    if (attackDice(g) === 0) return 'noRoll';
    rollAttackDice(g, f, attackDice(g));
    s.expanded!.lastAttacked[f.unit] = s.defender; // TCG-ATKLIM-22
  },
  countHits,
  /** TCG-ATTACK-14: predictions come true. */
  foretold(g, f) {
    keywordsAt(g, 'counted', f.hits);
  },
  /** Step 4 (TCG-DMG-14): the hits are assigned. */
  divideHits(g, f) {
    if (!askToDivide(g, f) && !askForOverkill(g, f)) return 'doDamage';
  },
  doDivided(g, f) {
    const answer = answerTo(g, 'divide');
    if (answer.kind === 'done') return;
    const { defender, divider } = g.state;
    const { unit, hits } = answer;
    // What Overkill sends on is damage by the keyword, not by the dice (TCG-KW-OVERKILL-03).
    const second =
      divider < 0 ? instance(g, unit, f.unit, controllerOf(g.state, f.unit), hits) : ofAttack(g, f, unit, hits);
    dealDamage(g, [ofAttack(g, f, defender, f.hits - hits + f.critical), second]);
    return 'attackEnds';
  },
  doDamage(g, f) {
    dealDamage(g, [ofAttack(g, f, g.state.defender, f.hits + f.critical)]);
    return 'attackEnds';
  },
  /** TCG-ATTACK-13 */
  noRoll(g, f) {
    tell(g, cardEvent('noRoll', controllerOf(g.state, f.unit), f.unit));
    keywordsAt(g, 'counted', f.hits);
  },
  /** Step 8 (TCG-ATTACK-18, TCG-ATTACK-23): what lasts for the attack ends; then what waited, triggered before played. */
  attackEnds(g, f) {
    const s = g.state;
    s.lastAttacker = f.unit;
    s.lastHits = f.hits;
    expire(g, ATTACK_END);
    signalEndOfAttack(g, f.unit);
    keywordsAt(g, 'attackEnds');
    putInOrder(g);
  },
  owedByTrigger(g) {
    if (payNext(g, 'triggered')) return 'owedByTrigger';
  },
  endTriggers(g) {
    resolveTriggers(g);
  },
  waitingPlays(g) {
    signal(g, 'this attack ends');
    resolveTriggers(g);
  },
  owedByPlay(g) {
    if (payNext(g, 'activated')) return 'owedByPlay';
  },
  endChance(g) {
    openChance(g, EXPANDED_WINDOWS.attackEnd);
    return 'ends';
  },
  disrupted(g, f) {
    const s = g.state;
    const { place } = s.expanded!.attack!;
    s.attacksMade[place] = s.attacksMade[place]! - 1;
    // The attack to come is the next one still; what its disrupt brought counts for that too.
    strengthenNextAttack(g, f.unit, s.expanded!.attack!.power);
    s.lastAttacker = f.unit;
    s.lastHits = 0; // TCG-DMG-12
    f.second = 1; // nor is there anything to follow it
  },
  ends(g, f) {
    const s = g.state;
    s.expanded!.attack = null;
    clearAttack(s);
    happen(g, cardEvent('attackEnds', controllerOf(s, f.unit), f.unit));
    expire(g, ATTACK_END);
  },
  doubleStrike(g, f) {
    const again = f.second === 1 ? [] : secondAttacks(g, f.unit);
    if (again.length === 0) return DONE;
    ask(g, controllerOf(g.state, f.unit), 'doubleStrike', [...again, { kind: 'decline', card: f.unit }], f.unit);
  },
  strikesAgain(g) {
    const answer = answerTo(g, 'doubleStrike');
    if (answer.kind === 'attack') startSecondAttack(g, answer);
  },
});
