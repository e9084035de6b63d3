/** Section 35 of the ledger: attrition, battle damage and forfeiting. */
import { DONE } from '@dejarik/kernel';
import { lossOptions, loseAs } from './force.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { forfeitCard } from './leaving.ts';
import { ONE } from '../exact.ts';
import { valueOf } from './query.ts';
import type { Questions } from './questions.ts';
import { HIT, TABLE } from './state.ts';
import type { Table } from './table.ts';

export const damage = procedure('damage', {
  choose(g, { seat }) {
    const b = g.state.battle!;
    if (g.state.result !== null) return DONE;
    const options = damageOptions(g, seat);
    if (options.length === 0 || (options.length === 1 && options[0]!.kind === 'done')) return DONE;
    ask(g, seat, 'damage', options, b.at);
  },
  take(g, { seat }) {
    const b = g.state.battle!;
    const answer = answerTo(g, 'damage');
    if (answer.kind === 'done') return DONE;
    if (answer.kind === 'forfeit') {
      const value = valueOf(g, answer.card, 'forfeit');
      b.attritionLeft[seat] = Math.max(0, b.attritionLeft[seat]! - value);
      b.damageLeft[seat] = Math.max(0, b.damageLeft[seat]! - value);
      b.forfeited[seat] = 1;
      forfeitCard(g, answer.card);
    } else if (answer.kind !== 'forfeitFromHand') {
      loseAs(g, seat, answer);
      b.damageLeft[seat] = Math.max(0, b.damageLeft[seat]! - ONE);
    }
    return 'choose';
  },
});

export function damageOptions(g: Table, seat: number): Questions['damage'][] {
  const s = g.state;
  const b = s.battle!;
  const own = b.cards.filter((card) => s.zone[card] === TABLE && s.controller[card] === seat);
  const hits = own.filter((card) => (s.flags[card]! & HIT) !== 0);
  const owed = b.attritionLeft[seat]! > 0 || b.damageLeft[seat]! > 0;
  if (!owed && hits.length === 0) return [];
  const options: Questions['damage'][] = (owed ? own : hits).map((card) => ({ kind: 'forfeit', card }));
  if (b.damageLeft[seat]! > 0) options.push(...lossOptions(g, seat));
  // CCG-DMG-10: with nothing left to forfeit, attrition that is left is ignored.
  return options;
}
