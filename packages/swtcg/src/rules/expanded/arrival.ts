/** A card that is deployed or completed can be disrupted; then it is discarded instead (TCG-DISR-01). */
import { DONE } from '@dejarik/kernel';
import { EXPANDED_WINDOWS } from '../../language/timing.ts';
import type { Arrival } from '../edition.ts';
import { happen } from '../events.ts';
import { call, procedure, returned } from '../flow.ts';
import { activatedOf } from '../live.ts';
import { cardEvent, discardEvent, moveEvent, ontoEvent } from '../make-events.ts';
import { couldPlayBattleCard } from '../play.ts';
import { standing } from '../stacks.ts';
import { controllerOf, DISCARD } from '../state.ts';
import { isInPlay, type Table } from '../table.ts';
import { openDisrupt } from './disrupt.ts';
import { ATTACHED, COMPLETED } from '../state-expanded.ts';
import { locationAt } from './placements.ts';
import type { Arriving } from './procedures.ts';
import { askWhichToKeep, giveUp } from './unique.ts';

const { disrupt } = EXPANDED_WINDOWS;

/** By public facts: a card is only shown before it arrives if somebody could answer. */
function couldDisrupt(g: Table): boolean {
  for (let seat = 0; seat < g.state.seats.length; seat++) {
    if (couldPlayBattleCard(g, seat, disrupt)) return true;
    for (const { ability } of activatedOf(g, seat))
      if (ability.modes.some(({ windows }) => (windows & disrupt) !== 0)) return true;
  }
  return false;
}

export function arriveUnlessDisrupted(g: Table, event: Arrival): void {
  const { kind: how, seat, card } = event;
  const arriving: Arriving =
    event.kind === 'stack'
      ? { how, seat, card, to: -1, unit: event.unit, place: event.place }
      : { how, seat, card, to: event.to, unit: -1, place: 0 };
  const second = how !== 'stack' && standing(g, card) >= 0;
  if (second || couldDisrupt(g)) call(g, 'arrival', arriving);
  else arrive(g, arriving);
}

/** A unit or Equipment that is still there. */
const isStackable = ({ state: s }: Table, unit: number): boolean =>
  isInPlay(s, unit) || s.zone[unit] === ATTACHED || s.zone[unit] === COMPLETED;

function arrive(g: Table, { how, seat, card, to, unit, place }: Arriving): void {
  switch (how) {
    case 'deploy':
      happen(g, moveEvent('deploy', seat, card, to));
      return;
    case 'stack': // the unit may be gone by now
      happen(g, isStackable(g, unit) ? ontoEvent(g, 'stack', seat, card, unit, place) : discardEvent(g, seat, card));
      return;
    case 'place': {
      const old = locationAt(g, to);
      if (old >= 0) happen(g, discardEvent(g, controllerOf(g.state, old), old)); // TCG-LOC-06
      happen(g, to === DISCARD ? discardEvent(g, seat, card) : moveEvent('place', seat, card, to));
    }
  }
}

export const arrival = procedure('arrival', {
  announce(g, f) {
    const shown = cardEvent('reveal', f.seat, f.card);
    happen(g, shown);
    f.card = shown.card;
    openDisrupt(g, f.how === 'place' ? 'complete' : 'deploy', f.seat, f.card);
  },
  disrupted(g, f) {
    if (!returned(g, 'disrupt')) return undefined;
    happen(g, discardEvent(g, f.seat, f.card));
    return DONE;
  },
  /** TCG-UNIQ-05: until its player has chosen, a second one of its name is not in play. */
  secondOfItsName(g, f) {
    const other = f.how === 'stack' ? -1 : standing(g, f.card);
    if (other < 0) return 'arrive';
    askWhichToKeep(g, other, f.card);
  },
  kept(g, f) {
    if (giveUp(g) === f.card) return DONE;
  },
  arrive(g, f) {
    arrive(g, f);
  },
});
