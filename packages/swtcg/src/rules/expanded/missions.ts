/** A Campaign stays face up in the build zone when it is completed (TCG-CAMP-01). */
import { mission } from '../build.ts';
import { happen } from '../events.ts';
import { withSteps } from '../flow.ts';
import { discardEvent, moveEvent } from '../make-events.ts';
import { PLAYED } from '../state.ts';
import { COMPLETED } from '../state-expanded.ts';
import { defOf, type Table } from '../table.ts';

export const isCampaign = (g: Table, card: number): boolean => defOf(g, card).words.has('Campaign');

/** A Mission that was carried out, or disrupted, or a Campaign that goes on. */
export const expandedMission = withSteps('mission', mission, {
  discard(g, { seat, card }) {
    const stays = isCampaign(g, card) && g.state.zone[card] === PLAYED;
    happen(g, stays ? moveEvent('place', seat, card, COMPLETED) : discardEvent(g, seat, card));
  },
});
