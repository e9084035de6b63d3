/** Who may know what of each event, what it teaches, and how much it weighs. */
import { type EventTable, type Lesson, open } from '@dejarik/kernel';
import type { Event } from './event.ts';

interface BySeat {
  readonly seat: number;
}

/** Another seat has decided something. */
const intention = ({ seat }: BySeat, viewer: number): Lesson => (seat === viewer ? 'nothing' : 'intention');

/** The same, or one of its cards was seen. */
const shown = (event: BySeat & { readonly def: number }, viewer: number): Lesson =>
  event.seat !== viewer && event.def >= 0 ? 'hidden' : intention(event, viewer);

/** Of the card that it is about, which one it is only those know who saw it. */
const ofCard = { ...open('seat', 'card'), def: 'witnesses' } as const;
const moved = { ...ofCard, from: 'all' } as const;
const placed = { ...moved, ...open('on', 'onDef', 'as') } as const;
const atLocation = open('seat', 'at', 'atDef');

const plain = { to: 'all', weight: 'plain' } as const;
const quiet = { to: 'all', weight: 'quiet' } as const;
const loud = { to: 'all', weight: 'loud' } as const;

export const EVENTS: EventTable<Event> = {
  activateForce: { ...quiet, fields: moved, teaches: 'nothing' },
  useForce: { ...quiet, fields: moved, teaches: 'nothing' },
  drawCard: { ...plain, fields: moved, teaches: 'draw' },
  take: { ...plain, fields: moved, teaches: 'hidden' },
  toHand: { ...plain, fields: moved, teaches: 'draw' },
  toReserve: { ...quiet, fields: moved, teaches: 'nothing' },
  toForce: { ...quiet, fields: moved, teaches: 'nothing' },
  toUsed: { ...quiet, fields: moved, teaches: 'nothing' },
  loseForce: { ...plain, fields: moved, teaches: 'hidden' },
  lost: { ...plain, fields: moved, teaches: 'nothing' },
  forfeited: { ...plain, fields: moved, teaches: intention },
  retrieve: { ...plain, fields: moved, teaches: 'hidden' },
  outOfPlay: { ...plain, fields: moved, teaches: 'nothing' },
  inserted: { ...loud, fields: moved, teaches: 'hidden' },
  played: { ...loud, fields: moved, teaches: shown },
  deployed: { ...loud, fields: placed, teaches: shown },
  moved: { ...plain, fields: placed, teaches: intention },
  placed: { ...quiet, fields: placed, teaches: intention },
  stacked: { ...plain, fields: placed, teaches: intention },
  destiny: { ...plain, fields: { ...moved, ...open('n', 'draw') }, teaches: 'draw' },
  shuffled: { ...quiet, fields: open('seat', 'pile'), teaches: 'hidden' },
  recirculated: { ...quiet, fields: open('seat'), teaches: 'nothing' },
  turn: { ...plain, fields: open('seat', 'n'), teaches: 'nothing' },
  phase: { ...quiet, fields: open('seat', 'phase'), teaches: 'nothing' },
  activated: { ...plain, fields: open('seat', 'n'), teaches: intention },
  drain: { ...loud, fields: atLocation, teaches: intention },
  drained: { ...plain, fields: open('seat', 'n'), teaches: 'nothing' },
  battle: { ...loud, fields: atLocation, teaches: intention },
  power: { ...plain, fields: { ...atLocation, ...open('n', 'draws') }, teaches: 'nothing' },
  attrition: { ...plain, fields: open('seat', 'n'), teaches: 'nothing' },
  damage: { ...plain, fields: open('seat', 'n'), teaches: 'nothing' },
  battleWon: { ...plain, fields: atLocation, teaches: 'nothing' },
  battleTied: { ...plain, fields: atLocation, teaches: 'nothing' },
  battleEnds: { ...quiet, fields: atLocation, teaches: 'nothing' },
  deathStar: { ...loud, fields: { ...ofCard, ...open('other', 'otherDef', 'n') }, teaches: intention },
  fires: { ...loud, fields: { ...ofCard, ...open('other', 'otherDef') }, teaches: intention },
  hit: { ...plain, fields: ofCard, teaches: 'nothing' },
  missed: { ...plain, fields: ofCard, teaches: 'nothing' },
  text: { ...loud, fields: { ...ofCard, ...open('other', 'otherDef') }, teaches: shown },
  cancelled: { ...loud, fields: ofCard, teaches: 'nothing' },
  destinyCancelled: { ...plain, fields: ofCard, teaches: 'nothing' },
  captured: { ...plain, fields: ofCard, teaches: 'nothing' },
  released: { ...plain, fields: ofCard, teaches: 'nothing' },
  stolen: { ...plain, fields: ofCard, teaches: 'nothing' },
  flagged: { ...plain, fields: ofCard, teaches: 'nothing' },
  show: { ...plain, fields: { ...open('seat', 'cards'), defs: (_, viewer) => viewer >= 0 }, teaches: 'hidden' },
  look: { ...plain, fields: { ...open('seat', 'cards'), defs: 'actor' }, teaches: 'hidden' },
  chosen: { ...quiet, fields: open('seat', 'n'), teaches: intention },
  result: { ...loud, fields: open('outcomes', 'reason'), teaches: 'nothing' },
};
