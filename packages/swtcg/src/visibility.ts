/** Who may know what of everything that happens: the one table about it. */
import { type EventTable, eventViews, type Lesson, open } from '@dejarik/kernel';
import type { Event } from './rules/event.ts';

/** The card itself is on the table or in a pile whose size all see; which card it is, those know who saw it. */
const CARD = { ...open('seat', 'card', 'from'), def: 'witnesses' } as const;

/** Another card of the event, if all may know it (`sourceDef` is -1 otherwise). */
const ifShown = (e: { readonly sourceDef: number }): boolean => e.sourceDef >= 0;
const SOURCE = { source: ifShown, sourceDef: 'all' } as const;

/** What an enemy brings out was hidden before; the own cards were not. */
const uncovers = ({ seat }: { readonly seat: number }, viewer: number): Lesson =>
  seat === viewer ? 'nothing' : 'hidden';

/** What an enemy does tells what they intend. */
const tellsIntention = ({ seat }: { readonly seat: number }, viewer: number): Lesson =>
  seat === viewer ? 'nothing' : 'intention';

const plainly = { to: 'all', teaches: 'nothing', weight: 'plain' } as const;
const quietly = { to: 'all', teaches: 'nothing', weight: 'quiet' } as const;

export const EVENTS: EventTable<Event> = {
  draw: { ...plainly, fields: CARD, teaches: 'draw' },
  force: { ...quietly, fields: { ...open('seat', 'n', 'cause'), ...SOURCE } },
  points: { ...quietly, fields: { ...open('seat', 'n', 'cause'), ...SOURCE } },
  tap: { ...quietly, fields: CARD },
  untap: { ...quietly, fields: CARD },
  damage: { ...plainly, fields: { ...CARD, ...open('n'), ...SOURCE } },
  counters: { ...plainly, fields: { ...CARD, ...open('n') } },
  buildCounters: { ...plainly, fields: { ...CARD, ...open('n') } },
  layDown: { ...plainly, fields: CARD, teaches: tellsIntention },
  layOpen: { ...plainly, fields: CARD, teaches: uncovers },
  setUp: { ...plainly, fields: { ...CARD, ...open('to') }, teaches: uncovers },
  deploy: { ...plainly, fields: { ...CARD, ...open('to') }, teaches: uncovers },
  stack: { ...plainly, fields: { ...CARD, ...open('unit', 'unitDef', 'place') }, teaches: uncovers },
  rearrange: { ...plainly, fields: { ...CARD, ...open('unit', 'unitDef', 'place') } },
  reveal: { ...plainly, fields: CARD, teaches: uncovers, weight: 'loud' },
  return: { ...plainly, fields: { ...CARD, ...open('to') } },
  enter: { ...plainly, fields: { ...CARD, ...open('to') } },
  retreat: { ...plainly, fields: CARD },
  board: { ...plainly, fields: { ...CARD, ...open('unit', 'unitDef', 'place') } },
  disembark: { ...plainly, fields: { ...CARD, ...open('to') } },
  discard: { ...plainly, fields: { ...CARD, ...open('cause'), ...SOURCE }, teaches: uncovers },
  toHand: { ...plainly, fields: CARD },
  toBottom: { ...plainly, fields: CARD },
  toPile: { ...plainly, fields: CARD, teaches: uncovers },
  shuffle: { ...quietly, fields: open('seat'), teaches: 'hidden' },
  place: { ...plainly, fields: { ...CARD, ...open('to') }, teaches: uncovers, weight: 'loud' },
  shift: { ...plainly, fields: { ...CARD, ...open('to') } },
  attach: { ...plainly, fields: { ...CARD, ...open('unit', 'unitDef', 'place') } },
  toSupply: { ...plainly, fields: CARD },
  detach: { ...plainly, fields: CARD },
  control: { ...plainly, fields: CARD, weight: 'loud' },
  tokens: { ...plainly, fields: { ...CARD, ...open('n', 'token') } },
  outOfPlay: { ...plainly, fields: { ...CARD, ...open('group', 'down') }, teaches: uncovers },
  show: { ...plainly, fields: CARD, teaches: 'hidden' },
  turn: { ...quietly, fields: open('turn') },
  phase: { ...quietly, fields: open('phase') },
  buildStep: { ...quietly, fields: open('seat', 'n') },
  retreatStep: { ...quietly, fields: open('seat') },
  battleStep: { ...quietly, fields: open('arena') },
  mulligan: { ...plainly, fields: open('seat', 'n') },
  stop: { ...plainly, fields: open('seat') },
  attack: { ...plainly, fields: { ...CARD, ...open('target', 'targetDef', 'cannon') }, weight: 'loud' },
  newDefender: { ...plainly, fields: { ...CARD, ...open('attacker', 'attackerDef') }, weight: 'loud' },
  noRoll: { ...plainly, fields: CARD },
  disrupted: { ...plainly, fields: CARD },
  roll: { ...plainly, fields: { ...CARD, ...open('rollFor', 'dice') }, teaches: 'dice' },
  reroll: { ...plainly, fields: { ...CARD, ...open('n', 'dice') }, teaches: 'dice' },
  addDice: { ...plainly, fields: { ...CARD, ...open('n', 'dice') }, teaches: 'dice' },
  turnDie: { ...plainly, fields: { ...CARD, ...open('n', 'dice') } },
  hits: { ...plainly, fields: { ...CARD, ...open('hits', 'critical', 'dice') } },
  attackEnds: { ...quietly, fields: CARD },
  // Whoever plays a text shows the card that it is of.
  play: { ...plainly, fields: { ...CARD, ...open('def', 'ability') }, teaches: tellsIntention, weight: 'loud' },
  trigger: { ...plainly, fields: { ...CARD, ...open('ability') } },
  prevent: { ...plainly, fields: { ...CARD, ...open('n', 'evaded'), ...SOURCE } },
  gets: { ...plainly, fields: { ...open('seat', 'ability', 'at', 'units', 'defs'), ...SOURCE } },
  look: { ...plainly, fields: { ...open('seat', 'at', 'n'), defs: 'actor' }, teaches: 'hidden' },
  contest: { ...plainly, fields: { ...CARD, ...open('rival', 'rivalDef') } },
  bid: { ...plainly, fields: open('seat', 'n'), teaches: tellsIntention, weight: 'loud' },
  wonContest: { ...plainly, fields: { ...CARD, ...open('rival', 'rivalDef', 'bid') } },
  skip: { ...plainly, fields: CARD },
  expire: { ...quietly, fields: {} },
  result: { ...plainly, fields: open('reason', 'winners', 'conceding') },
};

export const eventsSeen = eventViews(EVENTS);
