/** Lucky: attack dice of an attack by or against the unit may be rerolled (TCG-KW-LUCKY). */
import { DONE } from '@dejarik/kernel';
import { currentRoll, reroll } from '../dice.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import { numberOptions } from '../numbers.ts';
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
    const notes = s.expanded!.attack;
    for (const unit of units) {
      const isBlind = controllerOf(s, unit) !== controllerOf(s, s.attacker) && notes?.pledges !== undefined;
      if (roll.blind === 1 && !isBlind) continue; // the attacker's player sees the dice first
      // TCG-KW-CUNNING-04: how many was said before the throw.
      const said = isBlind && roll.blind !== 1 ? (notes.lucky ?? 0) : effectiveKeyword(g, unit, 'Lucky');
      const most = Math.min(said, roll.blind === 1 ? roll.count : roll.dice.length);
      if (most > 0) call(g, 'lucky', { unit, most, picked: [] });
    }
  },
};

export const luckyProcedure = procedure('lucky', {
  pick(g, { unit, most, picked }) {
    const roll = currentRoll(g);
    if (roll?.blind === 1) return 'howMany';
    if (roll === null || picked.length >= most) return 'reroll';
    const dice = roll.dice.flatMap((shows, die): RerollDie[] =>
      picked.includes(die) ? [] : [{ kind: 'die', die, shows }],
    );
    ask(g, controllerOf(g.state, unit), 'die', [...dice, { kind: 'done' }], unit);
  },
  picked(g, f) {
    const answer = answerTo(g, 'die');
    if (answer.kind === 'done') return 'reroll';
    f.picked = [...f.picked, answer.die];
    return 'pick';
  },
  reroll(g, { unit, picked }) {
    const roll = currentRoll(g);
    if (roll !== null && picked.length > 0) reroll(g, roll, picked, controllerOf(g.state, unit), unit);
    return DONE;
  },
  howMany(g, { unit, most }) {
    ask(g, controllerOf(g.state, unit), 'amount', numberOptions('amount', 0, most), unit);
  },
  said(g, { unit }) {
    const answer = answerTo(g, 'amount');
    if (answer.kind === 'range') {
      ask(g, controllerOf(g.state, unit), 'amount', numberOptions('amount', answer.from, answer.to), unit);
      return 'said';
    }
    const e = g.state.expanded!;
    e.attack = { ...e.attack!, lucky: answer.n };
  },
});
