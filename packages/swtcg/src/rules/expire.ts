/** The end of lasting effects. */
import { changed, happen } from './events.ts';
import { controlEvent } from './make-events.ts';
import type { Lasting } from './spoken.ts';
import { controllerOf } from './state.ts';
import { isInPlay, type Table } from './table.ts';

/** Those that last no longer than this stop; what only they kept alive is discarded. */
export function expire(g: Table, until: number): void {
  const s = g.state;
  if (!s.effects.some((effect) => effect.until <= until)) return;
  const over = s.effects.filter((effect) => effect.until <= until);
  s.effects = s.effects.filter((effect) => effect.until > until);
  changed(g);
  for (const effect of over) giveBack(g, effect);
  happen(g, { kind: 'expire', witnesses: 0 });
}

/** TCG-CTRL-04: what was controlled for a while goes back to whoever had it, whatever card is on top by now. */
export function giveBack(g: Table, { ability, op, units, seat, amount: before }: Lasting): void {
  if (g.cards.abilities[ability]!.program[op]?.do !== 'control') return;
  for (const card of units ?? [])
    if (isInPlay(g.state, card) && controllerOf(g.state, card) === seat) happen(g, controlEvent(before, card));
}
