/** Area Damage: with a unit that is discarded another one in its arena may be hurt (TCG-KW-AREA). */
import { call, procedure, answerTo, ask } from '../flow.ts';
import { picks } from '../choose.ts';
import { effectiveKeyword } from '../query.ts';
import { controllerOf, inArena } from '../state.ts';
import { arenaUnits, isUnitInPlay } from '../table.ts';
import { damageOn } from './damage-source.ts';
import type { KeywordRule } from './rule.ts';

export const areaDamage: KeywordRule = {
  /** TCG-KW-AREA-02: by damage of the attack alone. */
  discarded(g, unit) {
    const s = g.state;
    if (s.attacker < 0 || !isUnitInPlay(s, s.attacker) || !inArena(s.zone[unit]!)) return;
    if (!damageOn(g, unit).some(({ ofAttack }) => ofAttack)) return;
    const n = effectiveKeyword(g, s.attacker, 'Area Damage');
    if (n > 0) call(g, 'areaDamage', { source: s.attacker, arena: s.zone[unit]!, n });
  },
};

export const areaDamageProcedure = procedure('areaDamage', {
  choose(g, { source, arena }) {
    const s = g.state;
    const others = s.seats.flatMap((_, seat) => arenaUnits(s, seat, arena));
    ask(g, controllerOf(s, source), 'choose', [...picks('choose', others), { kind: 'done' }], source);
  },
  chosen(g, { source, n }) {
    const answer = answerTo(g, 'choose');
    if (answer.kind !== 'done') call(g, 'owed', { source, unit: answer.card, n, dice: 1 });
  },
});
