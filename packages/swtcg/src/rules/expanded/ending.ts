/** The end of a turn by the Expanded Rulebook (TCG-WIN-05, TCG-WIN-14). */
import { column } from '@dejarik/kernel';
import { changed, happen } from '../events.ts';
import { giveBack } from '../expire.ts';
import { signal } from '../listening.ts';
import { discardEvent } from '../make-events.ts';
import { controllerOf, END, TURN_END } from '../state.ts';
import { isInPlay, type Table } from '../table.ts';
import { resolveTriggers } from '../triggers.ts';
import { enter } from '../turn.ts';
import { isUnknown } from './variable.ts';

/** What lasts until the end of battle or of the turn runs out, in the order in which it began, each with the discard test. */
export function effectsEnd(g: Table): void {
  const s = g.state;
  s.stun = column(s.stun.length, 0);
  s.expanded!.boosts = [];
  changed(g);
  for (;;) {
    const over = s.effects.find(({ until }) => until <= TURN_END);
    if (over === undefined) return;
    s.effects = s.effects.filter((effect) => effect !== over);
    changed(g);
    giveBack(g, over);
    happen(g, { kind: 'expire', witnesses: 0 });
  }
}

export function battleEffects(g: Table): void {
  signal(g, 'battle ends');
  resolveTriggers(g);
}

export function turnEffects(g: Table): void {
  enter(g, END);
  discardUnknown(g);
  signal(g, 'the turn ends');
}

/** TCG-VAR-04, TCG-VAR-05: health that was known and no longer is, is 0 at the end of the turn. */
function discardUnknown(g: Table): void {
  for (const unit of g.state.expanded?.known.slice() ?? [])
    if (isInPlay(g.state, unit) && isUnknown(g, unit)) happen(g, discardEvent(g, controllerOf(g.state, unit), unit));
}
