/** The disrupt chance: what was just declared, activated, played, deployed or completed may be cancelled (TCG-DISR). */
import { EVERYBODY } from '@dejarik/kernel';
import { EXPANDED_WINDOWS } from '../../language/timing.ts';
import { call, procedure, running } from '../flow.ts';
import { tell } from '../events.ts';
import { cardEvent } from '../make-events.ts';
import { defOf, type Table } from '../table.ts';
import { openChance } from '../windows.ts';
import type { Disrupt, Disruptable } from './procedures.ts';

/** When the procedure that called goes on, `returned(g, 'disrupt')` says whether it was disrupted. */
export const openDisrupt = (g: Table, what: Disruptable, seat: number, card: number, ability = -1): void =>
  call(g, 'disrupt', { what, seat, card, ability, cancelled: 0 });

/** What may be disrupted now: the last that was played, since disrupts can be disrupted (TCG-DISR-04, TCG-DISR-09). */
export function disruptable(g: Table): Disrupt | null {
  const open = running(g.state, 'disrupt');
  return open === null || open.cancelled === 1 ? null : open;
}

/** The disrupt that resolves cancels what its chance was opened for: chances of later plays are over by now. */
export function cancel(g: Table): void {
  const open = disruptable(g);
  if (open === null) return;
  open.cancelled = 1;
  tell(g, { ...cardEvent('disrupted', open.seat, open.card), witnesses: isPlayed(g, open) ? EVERYBODY : 0 });
}

/** What is played out of a hand was shown; unless it has left the hand since, the card is there under this number. */
const isPlayed = (g: Table, { card, ability }: Disrupt): boolean =>
  defOf(g, card).elsewhere.some(({ id }) => id === ability);

export const disrupt = procedure(
  'disrupt',
  {
    chance(g) {
      openChance(g, EXPANDED_WINDOWS.disrupt);
    },
  },
  ({ cancelled }) => cancelled === 1,
);
