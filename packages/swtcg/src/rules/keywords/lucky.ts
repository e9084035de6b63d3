/** Lucky: attack dice of an attack by or against the unit may be rerolled (TCG-KW-LUCKY). */
import { currentRoll, reroll } from '../dice.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import type { RerollDie } from '../options.ts';
import { effectiveKeyword } from '../query.ts';
import { controllerOf } from '../state.ts';
import type { KeywordRule } from './rule.ts';

export const lucky: KeywordRule = {
  rerolls(g, roll) {
    const s = g.state;
    if (roll.rollFor !== 'attack') return;
    const units = [...new Set([s.attacker, s.defender])].filter((unit) => unit >= 0);
    // The procedure called last runs first: the order is that of the sides.
    units.sort((one, other) => controllerOf(s, other) - controllerOf(s, one));
    for (const unit of units) {
      const most = Math.min(effectiveKeyword(g, unit, 'Lucky'), roll.dice.length);
      if (most > 0) call(g, 'lucky', { unit, most, picked: [] });
    }
  },
};

export const luckyProcedure = procedure('lucky', {
  pick(g, { unit, most, picked }) {
    const roll = currentRoll(g);
    if (roll === null || picked.length >= most) return 'reroll';
    const dice = roll.dice.flatMap((shows, die): RerollDie[] =>
      picked.includes(die) ? [] : [{ kind: 'die', die, shows }],
    );
    ask(g, controllerOf(g.state, unit), 'die', [...dice, { kind: 'done' }], unit);
  },
  picked(g, f) {
    const answer = answerTo(g, 'die');
    if (answer.kind === 'done') return;
    f.picked = [...f.picked, answer.die];
    return 'pick';
  },
  reroll(g, { unit, picked }) {
    const roll = currentRoll(g);
    if (roll !== null && picked.length > 0) reroll(g, roll, picked, controllerOf(g.state, unit), unit);
  },
});
