/** Parry: a natural 1 among the attack dice as they stay prevents damage to the defender, once (TCG-KW-PARRY). */
import { preventDamage } from '../damage.ts';
import { finalValue } from './final-roll.ts';
import type { KeywordRule } from './rule.ts';

export const parry: KeywordRule = {
  rerolled(g, roll) {
    const n = finalValue(g, roll, 1, 'Parry');
    const e = g.state.expanded!;
    if (n > 0) e.attack = { ...e.attack!, parry: n };
  },
  /** Only the damage of the attack, and only to its defender. */
  prevention(g, { pending }) {
    const { defender, expanded } = g.state;
    const { attack } = expanded!;
    if (attack === null || attack.parry === 0) return;
    if (!pending.some(({ unit, ofAttack }) => unit === defender && ofAttack === true)) return;
    expanded!.attack = { ...attack, parry: 0 };
    preventDamage(g, defender, attack.parry, defender);
  },
};
