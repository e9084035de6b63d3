/** Section 33 of the ledger: drawing destiny. */
import { DONE, opponentOf } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { happen, note, toPileOf } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { rulesOf } from './live.ts';
import type { DrawDestiny } from './procedures.ts';
import { isLive, isWhose } from './speech.ts';
import { DESTINY, RESERVE } from './state.ts';
import { weaponBonus } from './weapon-destiny.ts';
import { defOf, type Table, topOf } from './table.ts';
import { reach } from './windows.ts';

export const destiny = procedure(
  'destiny',
  {
    draw(g, f) {
      const card = topOf(g.state, f.seat, RESERVE);
      if (card < 0) {
        // CCG-DST-08: the opponent says whether a draw that fails counts 0 or 7.
        ask(g, opponentOf(g.state, f.seat), 'destinyNumber', [
          { kind: 'number', n: 0 },
          { kind: 'number', n: 7 },
        ]);
        return 'failed';
      }
      f.card = card;
      happen(g, { kind: 'destiny', seat: f.seat, card, def: -1, from: -1, witnesses: 0, n: -1, draw: f.draw });
      const numbers = defOf(g, card).destiny;
      if (numbers.length === 1) {
        f.n = numbers[0]!;
        return 'shown';
      }
      ask(
        g,
        f.seat,
        'destinyNumber',
        numbers.map((n) => ({ kind: 'number', n: n / ONE })),
        card,
      );
    },
    number(g, f) {
      f.n = answerTo(g, 'destinyNumber').n * ONE;
    },
    shown(g, f) {
      const n = Math.max(0, f.n + bonus(g, f));
      f.result = { card: f.card, def: g.state.def[f.card]!, n, powerOnly: f.powerOnly, cancelled: false };
      reach(g, note(g, 'destiny', f.seat, f.card, g.state.battle?.at ?? -1, f.by, n));
    },
    away(g, f) {
      if (g.state.zone[f.card] === DESTINY) toPileOf(g, 'toUsed', f.seat, f.card);
      return DONE;
    },
    failed(g, f) {
      const { n } = answerTo(g, 'destinyNumber');
      f.result = { card: -1, def: -1, n: n * ONE, powerOnly: f.powerOnly, cancelled: false };
      return DONE;
    },
  },
  (f) => f.result,
);

/** CCG-DST-05: what changes a drawn number changes it at once. */
function bonus(g: Table, f: DrawDestiny): number {
  let n = 0;
  const at = g.state.battle?.at ?? -1;
  for (const entry of rulesOf(g, 'draws')) {
    const { rule } = entry;
    if (rule.draw !== 'any' && rule.draw !== f.draw) continue;
    if (isWhose(entry, rule.whose, f.seat) && g.speech.isPlace(g, entry, rule.where, at) && isLive(g, entry))
      n += rule.by * ONE;
  }
  return f.draw === 'weapon' ? n + weaponBonus(g, f.by) : n;
}
