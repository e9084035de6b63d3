/** Surge: damage from another unit is power for some unit of the arena, for the turn (TCG-KW-SURGE). */
import { picks } from '../choose.ts';
import { changed } from '../events.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import { effectiveKeyword } from '../query.ts';
import { controllerOf, inArena } from '../state.ts';
import { arenaUnits, defOf } from '../table.ts';
import type { KeywordRule } from './rule.ts';

export const surge: KeywordRule = {
  placed(g, { pending }) {
    const s = g.state;
    for (const { unit, source } of pending.toReversed()) {
      if (source < 0 || source === unit || !defOf(g, source).unit || !inArena(s.zone[unit]!)) continue;
      const n = effectiveKeyword(g, unit, 'Surge');
      if (n > 0) call(g, 'surge', { unit, n });
    }
  },
};

export const surgeProcedure = procedure('surge', {
  choose(g, { unit }) {
    const s = g.state;
    const there = s.seats.flatMap((_, seat) => arenaUnits(s, seat, s.zone[unit]!));
    ask(g, controllerOf(s, unit), 'choose', [...picks('choose', there), { kind: 'done' }], unit);
  },
  chosen(g, { n }) {
    const answer = answerTo(g, 'choose');
    if (answer.kind === 'done') return;
    g.state.expanded!.boosts.push({ unit: answer.card, stat: 'power', n, by: 'Surge', stealthy: 0 });
    changed(g);
  },
});
