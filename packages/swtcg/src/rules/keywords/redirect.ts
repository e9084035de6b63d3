/** Redirect: the attack on this unit goes to another of its side in the arena (TCG-KW-REDIRECT). */
import { newDefender } from '../attack.ts';
import { picks } from '../choose.ts';
import { isImmune } from '../damage.ts';
import { answerTo, ask } from '../flow.ts';
import * as no from '../reasons.ts';
import { controllerOf, DECLARED } from '../state.ts';
import { arenaUnits, type Table } from '../table.ts';
import { whyNotAttack } from '../targets.ts';
import type { KeywordRule } from './rule.ts';

/** The others that it could go to; one that no damage can reach is none. */
function others(g: Table, unit: number): number[] {
  const s = g.state;
  const seat = controllerOf(s, unit);
  const friendly = controllerOf(s, s.attacker) === seat;
  return arenaUnits(s, seat, s.zone[unit]!).filter(
    (other) =>
      other !== unit &&
      !isImmune(g, other, s.attacker) &&
      whyNotAttack(g, s.attacker, other, s.mode, friendly) === null,
  );
}

export const redirect: KeywordRule = {
  whyNotPlay: ({ state: s }, unit) => (s.attackStage === DECLARED && s.defender === unit ? null : no.NOT_ATTACKED),
  /** TCG-KW-REDIRECT-02: without anybody to turn on it was paid for nothing. */
  play(g, f) {
    if (f.phase === 0) {
      const units = others(g, f.source);
      if (units.length === 0) return true;
      f.phase = 1;
      ask(g, f.seat, 'choose', picks('choose', units), f.source);
      return false;
    }
    const answer = answerTo(g, 'choose');
    if (answer.kind !== 'done') newDefender(g, answer.card);
    return true;
  },
};
