/** The log as the page shows it: sentences with the cards they name, the rule behind them and the way back. */
import { type Event, type EventKind, logLines, type Swtcg } from './engine.ts';
import type { LogChange, LogEntry } from './moment.ts';

/** The rule to open for each kind of event. */
const RULES: Partial<Record<EventKind, string>> = {
  mulligan: 'TCG-MULL-01',
  setUp: 'TCG-SETUP-03',
  stop: 'TCG-SETUP-09',
  force: 'TCG-READY-02',
  points: 'TCG-COMMAND-03',
  untap: 'TCG-READY-01',
  layDown: 'TCG-BUILD-01',
  layOpen: 'TCG-SETUP-07',
  buildCounters: 'TCG-BUILD-03',
  deploy: 'TCG-BUILD-06',
  stack: 'TCG-STACK-07',
  rearrange: 'TCG-STACK-07',
  reveal: 'TCG-MISSION-01',
  return: 'TCG-COMMAND-10',
  retreat: 'TCG-RETREAT-01',
  board: 'TCG-PILOT-01',
  disembark: 'TCG-PILOT-16',
  attack: 'TCG-ATTACK-01',
  skip: 'TCG-BATTLE-06',
  noRoll: 'TCG-ATTACK-07',
  roll: 'TCG-ATTACK-11',
  reroll: 'TCG-DICE-04',
  hits: 'TCG-ATTACK-11',
  damage: 'TCG-DMG-03',
  discard: 'TCG-DMG-03',
  prevent: 'TCG-PREV-01',
  play: 'TCG-ACT-01',
  trigger: 'TCG-TRIG-07',
  contest: 'TCG-CONTEST-05',
  bid: 'TCG-CONTEST-06',
  wonContest: 'TCG-CONTEST-08',
  result: 'TCG-WIN-02',
};

const BUILD_ROLL = 'TCG-COMMAND-03';
const BATTLE_CARD = 'TCG-BCARD-01';

function ruleOf(game: Swtcg, e: Event): string | null {
  if (e.kind === 'roll' && e.card < 0) return BUILD_ROLL;
  if (e.kind === 'reveal' && game.cards.cards[e.def]?.card.type === 'Battle') return BATTLE_CARD;
  return RULES[e.kind] ?? null;
}

interface Told {
  readonly entry: LogEntry;
  readonly event: number;
}

function toldFrom(
  game: Swtcg,
  events: readonly Event[],
  viewer: number,
  from: number,
  decisionOf: (event: number) => number,
): Told[] {
  return logLines(game.cards, events, viewer, from).map((line) => ({
    event: line.event,
    entry: {
      level: line.level,
      depth: line.depth,
      text: line.text,
      cards: namedIn(game, events, line.event, line.text),
      dice: events[line.event]!.dice ?? null,
      rule: line.level === 'line' ? ruleOf(game, events[line.event]!) : null,
      decision: decisionOf(line.event),
    },
  }));
}

/** How many events one sentence may tell; those that follow may name its other cards. */
const TOGETHER = 16;

/** The cards that the sentence names, so that they can be looked at. Hidden ones are never named, and so never here. */
function namedIn(game: Swtcg, events: readonly Event[], at: number, text: string): string[] {
  const found = new Set<string>();
  for (const e of events.slice(at, at + TOGETHER))
    for (const def of [e.def, e.otherDef, ...(e.defs ?? [])]) {
      const card = game.cards.cards[def]?.card;
      if (card !== undefined && text.includes(card.name)) found.add(card.id);
    }
  return [...found];
}

/** The whole log of a game for one viewer. */
export const wholeLog = (
  game: Swtcg,
  events: readonly Event[],
  viewer: number,
  decisionOf: (event: number) => number,
): LogEntry[] => toldFrom(game, events, viewer, 0, decisionOf).map(({ entry }) => entry);

/** Keeps what was told, so that each moment tells only what is new. Everything up to the last turn is settled. */
export class Teller {
  readonly #game: Swtcg;
  #viewer = Number.NaN;
  #settled: Told[] = [];
  #open: Told[] = [];

  constructor(game: Swtcg) {
    this.#game = game;
  }

  tell(events: readonly Event[], viewer: number, decisionOf: (event: number) => number): LogChange {
    const before = [...this.#settled, ...this.#open];
    const from = this.#open[0]?.event ?? 0;
    // Other eyes, or a game taken back beyond the present turn: all is told anew.
    if (viewer !== this.#viewer || from >= events.length) this.#settled = [];
    this.#viewer = viewer;
    const start = this.#settled.length === 0 ? 0 : from;
    this.#open = toldFrom(this.#game, events, viewer, start, decisionOf);
    const now = [...this.#settled, ...this.#open];
    let keep = 0;
    while (keep < now.length && keep < before.length && same(now[keep]!.entry, before[keep]!.entry)) keep++;
    const turn = this.#open.findLastIndex(({ entry }) => entry.level === 'turn');
    if (turn > 0) this.#settled.push(...this.#open.splice(0, turn));
    return { keep, more: now.slice(keep).map(({ entry }) => entry) };
  }
}

const same = (a: LogEntry, b: LogEntry): boolean =>
  a.text === b.text && a.decision === b.decision && a.level === b.level;
