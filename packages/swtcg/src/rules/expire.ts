/** The end of lasting effects. */
import { changed, happen } from './events.ts';
import type { Table } from './table.ts';

/** Those that last no longer than this stop; what only they kept alive is discarded. */
export function expire(g: Table, until: number): void {
  const s = g.state;
  if (!s.effects.some((effect) => effect.until <= until)) return;
  s.effects = s.effects.filter((effect) => effect.until > until);
  changed(g);
  happen(g, { kind: 'expire', witnesses: 0 });
}
