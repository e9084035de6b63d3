/** Velocity: at the start of the battle in its arena the unit may be faster for the turn, or slower (TCG-KW-VELOCITY). */
import { changed } from '../events.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import type { ChangeSpeed } from '../options.ts';
import { keywordValues, speed } from '../query.ts';
import { controllerOf } from '../state.ts';
import { arenaUnits, type Table } from '../table.ts';
import { boosts } from './boosts.ts';
import type { KeywordRule } from './rule.ts';
import { hasStealth } from './stealth.ts';

/** Of several one is used; slower only without Stealth, and not below 0. */
function changes(g: Table, unit: number): ChangeSpeed[] {
  const now = Math.max(0, speed(g, unit));
  const slower = hasStealth(g, unit) ? 0 : now;
  const values = new Set(
    keywordValues(g, unit, 'Velocity').flatMap((n) => (n <= 0 ? [] : slower > 0 ? [n, -Math.min(n, slower)] : [n])),
  );
  return [...values].map((n) => ({ kind: 'changeSpeed', unit, n }));
}

export const velocity: KeywordRule = {
  ...boosts,
  battleStepStarts(g, arena) {
    const s = g.state;
    // The procedure called last runs first: the order is that of the sides.
    for (let seat = s.seats.length - 1; seat >= 0; seat--)
      for (const unit of arenaUnits(s, seat, arena).toReversed())
        if (changes(g, unit).length > 0) call(g, 'velocity', { unit });
  },
};

export const velocityProcedure = procedure('velocity', {
  choose(g, { unit }) {
    ask(g, controllerOf(g.state, unit), 'velocity', [...changes(g, unit), { kind: 'done' }], unit);
  },
  chosen(g, { unit }) {
    const answer = answerTo(g, 'velocity');
    if (answer.kind === 'done') return;
    const stealthy = hasStealth(g, unit) ? 1 : 0;
    g.state.expanded!.boosts.push({ unit, stat: 'speed', n: answer.n, by: 'Velocity', stealthy });
    changed(g);
  },
});
