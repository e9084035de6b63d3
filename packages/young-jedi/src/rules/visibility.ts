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

/** A card of another seat was seen; what else happened is bookkeeping. */
const seen = ({ seat, def }: BySeat & { readonly def: number }, viewer: number): Lesson =>
  seat !== viewer && def >= 0 ? 'hidden' : 'nothing';

/** Of the card that it is about, which one it is only those know who saw it. */
const ofCard = { ...open('seat', 'card'), def: 'witnesses' } as const;
const moved = { ...ofCard, from: 'all' } as const;
const withOther = { ...ofCard, ...open('other', 'otherDef') } as const;

const plain = { to: 'all', weight: 'plain' } as const;
const quiet = { to: 'all', weight: 'quiet' } as const;
const loud = { to: 'all', weight: 'loud' } as const;

export const EVENTS: EventTable<Event> = {
  draw: { ...plain, fields: moved, teaches: 'draw' },
  destiny: { ...plain, fields: { ...moved, ...open('purpose', 'number') }, teaches: 'draw' },
  lose: { ...plain, fields: moved, teaches: 'draw' },
  discard: { ...plain, fields: moved, teaches: shown },
  deploy: {
    ...loud,
    // What a hidden card cost would tell much about it.
    fields: { ...moved, ...open('planet', 'hidden'), cost: 'witnesses' },
    teaches: shown,
  },
  race: { ...plain, fields: { ...moved, ...open('cost') }, teaches: shown },
  launch: { ...plain, fields: moved, teaches: shown },
  locate: { ...plain, fields: moved, teaches: shown },
  turnUp: { ...plain, fields: moved, teaches: shown },
  take: { ...plain, fields: moved, teaches: 'hidden' },
  toHand: { ...plain, fields: moved, teaches: seen },
  toDeck: { ...quiet, fields: moved, teaches: seen },
  under: { ...plain, fields: moved, teaches: shown },
  shuffle: { ...quiet, fields: open('seat'), teaches: 'hidden' },
  lap: { ...plain, fields: { ...moved, ...open('place', 'handling') }, teaches: shown },
  lapDone: { ...plain, fields: open('seat', 'n'), teaches: 'nothing' },
  thrust: { ...plain, fields: { ...moved, ...open('n') }, teaches: seen },
  declare: { ...plain, fields: moved, teaches: intention },
  duelDraw: { ...quiet, fields: moved, teaches: 'draw' },
  duelPlay: { ...plain, fields: { ...moved, ...open('number', 'block') }, teaches: shown },
  control: { ...loud, fields: open('seat', 'planet', 'surrendered'), teaches: 'nothing' },
  reveal: { ...plain, fields: ofCard, teaches: 'hidden' },
  first: { ...plain, fields: open('seat'), teaches: 'nothing' },
  turn: { ...plain, fields: open('seat', 'n'), teaches: 'nothing' },
  step: { ...quiet, fields: open('seat', 'step'), teaches: 'nothing' },
  number: { ...plain, fields: { ...ofCard, ...open('number') }, teaches: intention },
  text: { ...plain, fields: withOther, teaches: shown },
  look: { ...plain, fields: { ...open('seat', 'card'), def: 'actor' }, teaches: 'hidden' },
  show: {
    ...plain,
    // To the opponent; whoever looks on sees no more of it than of the hand.
    fields: { ...open('seat', 'cards'), defs: (_, viewer) => viewer >= 0 },
    teaches: 'hidden',
  },
  evacuate: { ...loud, fields: open('seat', 'planet', 'n'), teaches: intention },
  intercept: { ...plain, fields: open('seat', 'planet'), teaches: intention },
  letGo: { ...plain, fields: open('seat', 'planet'), teaches: intention },
  evacuated: { ...plain, fields: open('seat', 'planet', 'saved'), teaches: 'nothing' },
  battle: { ...loud, fields: open('seat', 'planet', 'ships'), teaches: intention },
  declared: { ...plain, fields: open('seat', 'n'), teaches: intention },
  planned: { ...plain, fields: open('seat', 'n'), teaches: intention },
  fight: { ...plain, fields: { ...open('seat'), sides: 'witnesses' }, teaches: 'hidden' },
  works: { ...plain, fields: { ...ofCard, form: 'witnesses' }, teaches: seen },
  wasted: { ...plain, fields: ofCard, teaches: seen },
  ignored: { ...plain, fields: ofCard, teaches: seen },
  swap: { ...plain, fields: { ...withOther, ...open('gain') }, teaches: intention },
  replace: { ...plain, fields: { ...ofCard, ...open('number') }, teaches: intention },
  power: {
    ...plain,
    fields: { ...open('seat', 'cards', 'n'), defs: 'witnesses', parts: 'witnesses' },
    teaches: 'nothing',
  },
  won: { ...plain, fields: withOther, teaches: 'nothing' },
  tied: { ...plain, fields: withOther, teaches: 'nothing' },
  defeated: { ...plain, fields: ofCard, teaches: 'nothing' },
  damage: { ...plain, fields: open('seat', 'n'), teaches: 'nothing' },
  breakthrough: { ...plain, fields: open('seat', 'n'), teaches: 'nothing' },
  battleEnds: { ...quiet, fields: open('seat'), teaches: 'nothing' },
  duel: { ...loud, fields: { ...withOther, ...open('weapon', 'weaponDef') }, teaches: intention },
  defends: { ...plain, fields: { ...ofCard, ...open('weapon', 'weaponDef') }, teaches: intention },
  hit: { ...plain, fields: { ...withOther, ...open('hits') }, teaches: 'nothing' },
  duelEnds: { ...plain, fields: open('seat', 'hits'), teaches: 'nothing' },
  surrender: { ...plain, fields: open('seat', 'planet'), teaches: intention },
  handAside: { ...plain, fields: open('seat', 'n'), teaches: intention },
  result: { ...plain, fields: open('outcomes', 'reason'), teaches: 'nothing' },
};
