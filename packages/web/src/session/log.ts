/** The log as the page shows it: the lines of the game, and where in the game each of them stands. */
import type { GameEvent, GameKit, LogLine, LogTable, Viewed } from '@dejarik/kernel';
import type { LogChange, LogEntry } from './moment.ts';

interface Told {
  readonly entry: LogEntry;
  readonly event: number;
}

/** What tells it, and at which table. */
interface Telling {
  readonly kit: Pick<GameKit, 'logLines'>;
  readonly table: LogTable;
}

/** `decisionOf`: after which decision the event with this number had happened. */
function toldFrom(
  { kit, table }: Telling,
  events: readonly Viewed<GameEvent>[],
  from: number,
  decisionOf: (event: number) => number,
): Told[] {
  return kit.logLines(events, from, table).map(({ event, ...line }: LogLine) => ({
    event,
    entry: { ...line, decision: decisionOf(event) },
  }));
}

/** The whole log of a game. */
export const wholeLog = (
  telling: Telling,
  events: readonly Viewed<GameEvent>[],
  decisionOf: (event: number) => number,
): LogEntry[] => toldFrom(telling, events, 0, decisionOf).map(({ entry }) => entry);

/** Keeps what was told to one viewer, so that each moment tells only what is new. All up to the last turn is settled. */
export class Teller {
  readonly #kit: Telling['kit'];
  #settled: Told[] = [];
  #open: Told[] = [];

  constructor(kit: Telling['kit']) {
    this.#kit = kit;
  }

  /** `stand`: so many of the first events are the same as the last time. */
  tell(
    table: LogTable,
    events: readonly Viewed<GameEvent>[],
    stand: number,
    decisionOf: (event: number) => number,
  ): LogChange {
    const before = [...this.#settled, ...this.#open];
    const from = this.#open[0]?.event ?? 0;
    // A game taken back beyond the present turn is told anew.
    if (from > stand || from >= events.length) this.#settled = [];
    const telling = { kit: this.#kit, table };
    this.#open = toldFrom(telling, events, this.#settled.length === 0 ? 0 : from, decisionOf);
    const now = [...this.#settled, ...this.#open];
    let keep = 0;
    while (keep < now.length && keep < before.length && isSame(now[keep]!.entry, before[keep]!.entry)) keep++;
    const turn = this.#open.findLastIndex(({ entry }) => entry.level === 'turn');
    if (turn > 0) this.#settled.push(...this.#open.splice(0, turn));
    return { keep, more: now.slice(keep).map(({ entry }) => entry) };
  }

  /** For a page that has shown another's log in between. */
  all(): LogChange {
    return { keep: 0, more: [...this.#settled, ...this.#open].map(({ entry }) => entry) };
  }
}

const isSame = (a: LogEntry, b: LogEntry): boolean =>
  a.text === b.text && a.decision === b.decision && a.level === b.level;
