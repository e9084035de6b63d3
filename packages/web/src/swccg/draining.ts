/** The Force drain to look at: the one that is made, or the one that is pointed at. */
import type { DrainView } from '../session/swccg/moment.ts';
import type { TableControl } from './useTable.ts';

export function drainOf({ moment, choices, pointed }: TableControl): DrainView | null {
  if (moment.drain !== null) return moment.drain;
  const choice = choices.find(({ kind, card }) => kind === 'drain' && pointed.has(card));
  return choice === undefined
    ? null
    : { at: choice.card, by: moment.viewer, n: choice.effect, reasons: choice.reasons };
}
