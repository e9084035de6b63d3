/** The end of a turn by the Expanded Rulebook (TCG-WIN-05, TCG-WIN-14). */
import { column } from '@dejarik/kernel';
import { changed, happen } from '../events.ts';
import { giveBack } from '../expire.ts';
import { signal } from '../listening.ts';
import { END } from '../state.ts';
import type { Table } from '../table.ts';
import { resolveTriggers } from '../triggers.ts';
import { enter } from '../turn.ts';
import { discardUnknown } from './variable.ts';

/** What lasts until the end of battle or of the turn runs out, in the order in which it began, each with the discard test. */
export function effectsEnd(g: Table): void {
  const s = g.state;
  s.stun = column(s.stun.length, 0);
  s.expanded!.boosts = [];
  changed(g);
  while (s.effects.length > 0) {
    const [over, ...rest] = s.effects;
    s.effects = rest;
    changed(g);
    giveBack(g, over!);
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
