/** The rule behind each event, for whoever reads the log and wants to look it up. */
import type { Viewed } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import type { CardType } from './cards/kinds.ts';
import type { LogRules } from './rules/edition.ts';
import type { Event, EventKind, EventOf } from './rules/event.ts';
import { COMMAND, READY, SETUP } from './rules/state.ts';
import { EVENT_ZONE, isLocationZone, RESOURCE_ZONE } from './rules/state-expanded.ts';

type Ruled = {
  readonly [K in EventKind]: string | null | ((event: EventOf<K>, before: Before) => string | null);
};

/** What came before the event. */
interface Before {
  readonly cards: Catalogue;
  readonly rules: LogRules;
  readonly phase: number;
}

/** What an effect does has no rule of its own. */
const RULES: Ruled = {
  draw: null,
  force: ({ n, cause }) => (n < 0 && cause === 'cost' ? 'TCG-ACT-02' : cause === 'turn' ? 'TCG-READY-02' : null),
  points: ({ cause }) => POINTS[cause],
  tap: null,
  untap: (_, { phase }) => (phase === READY ? 'TCG-READY-01' : null),
  damage: 'TCG-DMG-01',
  counters: null,
  buildCounters: 'TCG-BUILD-03',
  layDown: 'TCG-BUILD-01',
  layOpen: (_, { phase, rules }) => (phase === SETUP ? rules.lastSetupCard : 'TCG-BUILD-01'),
  setUp: 'TCG-SETUP-03',
  deploy: 'TCG-BUILD-06',
  stack: 'TCG-STACK-12',
  rearrange: 'TCG-STACK-18',
  reveal: ({ def }, { cards }) => REVEALED[cards.cards[def]?.card.type ?? 'Mission'] ?? 'TCG-BUILD-06',
  return: 'TCG-COMMAND-10',
  enter: null,
  retreat: (_, { phase }) => (phase === COMMAND ? 'TCG-RETREAT-01' : 'TCG-RETREAT-09'),
  board: 'TCG-PILOT-01',
  disembark: (_, { rules }) => rules.disembark,
  discard: ({ cause }, { rules }) => (cause === 'damage' ? 'TCG-DMG-03' : cause === 'unique' ? rules.duplicate : null),
  toHand: null,
  toBottom: null,
  toPile: 'TCG-GLOSS-02',
  toSupply: 'TCG-SUB-05',
  shuffle: null,
  show: null,
  place: ({ to }) =>
    isLocationZone(to) ? 'TCG-LOC-01' : to === RESOURCE_ZONE ? 'TCG-RES-01' : to === EVENT_ZONE ? 'TCG-EVENT-01' : null,
  shift: 'TCG-MULTI-05',
  attach: 'TCG-EQUIP-01',
  detach: 'TCG-EQUIP-03',
  control: 'TCG-CTRL-02',
  tokens: 'TCG-GLOSS-19',
  outOfPlay: 'TCG-ZONE-26',
  turn: null,
  phase: null,
  buildStep: null,
  retreatStep: null,
  battleStep: null,
  mulligan: (_, { rules }) => rules.mulligan,
  stop: (_, { rules }) => rules.stop,
  attack: 'TCG-ATTACK-01',
  newDefender: null,
  noRoll: 'TCG-ATTACK-07',
  disrupted: 'TCG-DISR-01',
  roll: ({ rollFor }) => ROLLS[rollFor],
  reroll: 'TCG-DICE-04',
  addDice: 'TCG-POP-11',
  turnDie: 'TCG-POP-11',
  hits: 'TCG-ATTACK-11',
  attackEnds: null,
  play: 'TCG-ACT-01',
  trigger: 'TCG-TRIG-07',
  prevent: 'TCG-PREV-01',
  gets: null,
  look: null,
  contest: 'TCG-CONTEST-05',
  bid: 'TCG-CONTEST-06',
  wonContest: 'TCG-CONTEST-08',
  skip: 'TCG-BATTLE-06',
  expire: null,
  result: ({ reason }) => (reason === 'arenas' ? 'TCG-WIN-02' : null),
};

/** Whatever else is turned up is deployed, or completed and stays. */
const REVEALED: { readonly [K in CardType]?: string } = { Battle: 'TCG-BCARD-01', Mission: 'TCG-MISSION-01' };

const POINTS = {
  start: 'TCG-PREP-02',
  roll: 'TCG-COMMAND-03',
  spent: 'TCG-BUILD-08',
  cost: 'TCG-ACT-02',
  unspent: 'TCG-COMMAND-07',
  effect: null,
} as const;

const ROLLS = {
  build: 'TCG-COMMAND-03',
  attack: 'TCG-ATTACK-09',
  damage: 'TCG-DMG-06',
  effect: null,
} as const;

export function ruleOf(cards: Catalogue, events: readonly Viewed<Event>[], at: number, rules: LogRules): string | null {
  const event = events[at]!;
  const rule = RULES[event.kind] as string | null | ((event: Event, before: Before) => string | null);
  return typeof rule === 'function' ? rule(event, { cards, rules, phase: phaseAt(events, at) }) : rule;
}

/** The phase in which the event happened; before the first it is setup. */
function phaseAt(events: readonly Event[], at: number): number {
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.kind === 'phase') return event.phase;
  }
  return SETUP;
}
