/** CCG-PIL-17: of cards that went to one pile at once, the owner of the pile says how they lie. */
import { DONE } from '@dejarik/kernel';
import { answerTo, ask, procedure } from './flow.ts';
import { LOST, pile, USED } from './state.ts';
import type { Table } from './table.ts';

/** The first of these cards that differ and lie in one pile; none: there is nothing to say. */
export function unarranged({ state: s }: Table): number[] {
  for (const card of s.together) {
    const zone = s.zone[card];
    if (zone !== LOST && zone !== USED) continue;
    const there = s.together.filter((other) => s.zone[other] === zone && s.controller[other] === s.controller[card]);
    if (there.some((other) => s.def[other] !== s.def[card])) return there;
  }
  return [];
}

export const arrange = procedure('arrange', {
  which(g) {
    const cards = unarranged(g);
    if (cards.length === 0) return DONE;
    ask(g, g.state.controller[cards[0]!]!, 'arrange', [
      ...cards.map((card) => ({ kind: 'onTop' as const, card })),
      { kind: 'pass' },
    ]);
  },
  /** It lies above the others, which are arranged beneath it; who passes leaves them as they are. */
  lay(g) {
    const s = g.state;
    const answer = answerTo(g, 'arrange');
    const cards = unarranged(g);
    const settled = answer.kind === 'pass' ? cards : [answer.card];
    s.together = s.together.filter((card) => !settled.includes(card));
    if (answer.kind === 'pass') return 'which';
    const list = pile(s, s.controller[answer.card]!, s.zone[answer.card]!);
    const top = Math.max(...cards.map((card) => list.indexOf(card)));
    list.splice(list.indexOf(answer.card), 1);
    list.splice(top, 0, answer.card);
    return 'which';
  },
});
