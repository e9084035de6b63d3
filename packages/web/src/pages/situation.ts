/** How a game stands, told to those who come back to it: made from a moment, so from what the viewer may know. */
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { MomentBase, Place } from '../session/moment.ts';
import { arePartners, sideName } from '../table/seats.ts';

/** One part of the table in small: an arena, a planet, a place. */
export interface Column {
  readonly name: string;
  /** Faces of cards, null where one is hidden; the others' above, one's own below. */
  readonly above: readonly (string | null)[];
  readonly below: readonly (string | null)[];
  /** The side that holds it, or -1. */
  readonly held: number;
  readonly says: string;
  readonly backdrop: ReactNode;
}

export interface Situation {
  readonly headline: string;
  readonly text: string;
  readonly columns: readonly Column[];
}

/** The seat at the lower edge: the viewer's, or where nobody in particular looks the last one. */
const below = ({ viewer, places }: MomentBase): number => (viewer < 0 ? places.length - 1 : viewer);

export function standsBelow(moment: MomentBase, seat: number): boolean {
  const own = below(moment);
  return seat === own || arePartners(moment.places, own, seat);
}

/** "You" for the viewer and who plays with them, the side's name for everybody else. */
export const whoIs = (moment: MomentBase, seat: number): string =>
  moment.viewer >= 0 && standsBelow(moment, seat) ? messages.stands.you : sideName(moment.places, seat);

export const sideOf = (places: readonly Place[], seat: number): number => places[seat]?.side ?? -1;

/** What each has of the same things, by who has it: "You hold Space and Ground". */
export function holdings(held: readonly (readonly [who: string, what: string])[]): string {
  const names = [...new Set(held.map(([who]) => who))];
  return names
    .map((who) =>
      messages.stands.holds(
        who,
        held
          .filter(([holder]) => holder === who)
          .map(([, what]) => what)
          .join(' and '),
      ),
    )
    .join('. ');
}
