/** The log as the page shows it: sentences with the cards they name, the rule behind them and the way back. */
import type { GameEvent, GameKit } from '@dejarik/kernel';
import type { PageGame } from './game.ts';
import type { LogChange, LogEntry } from './moment.ts';

/** The part of a game that tells. */
interface Telling extends Pick<PageGame, 'logDetails'> {
  readonly kit: Pick<GameKit, 'logLines'>;
}

interface Told {
  readonly entry: LogEntry;
  readonly event: number;
}

function toldFrom(
  game: Telling,
  events: readonly GameEvent[],
  viewer: number,
  from: number,
  decisionOf: (event: number) => number,
): Told[] {
  return game.kit.logLines(events, viewer, from).map((line) => {
    const { level, depth, text, event } = line;
    const { cards, rule } = game.logDetails(events, line);
    return {
      event,
      entry: { level, depth, text, cards, rule: level === 'line' ? rule : null, decision: decisionOf(event) },
    };
  });
}

/** The whole log of a game for one viewer. */
export const wholeLog = (
  game: Telling,
  events: readonly GameEvent[],
  viewer: number,
  decisionOf: (event: number) => number,
): LogEntry[] => toldFrom(game, events, viewer, 0, decisionOf).map(({ entry }) => entry);

/** Keeps what was told, so that each moment tells only what is new. Everything up to the last turn is settled. */
export class Teller {
  readonly #game: Telling;
  #viewer = Number.NaN;
  #settled: Told[] = [];
  #open: Told[] = [];

  constructor(game: Telling) {
    this.#game = game;
  }

  tell(events: readonly GameEvent[], viewer: number, decisionOf: (event: number) => number): LogChange {
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
