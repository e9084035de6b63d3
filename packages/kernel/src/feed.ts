/**
 * What one viewer gets of a match: the view and the viewed events, and of those only what is new. A page that plays
 * at the same device and one across a network are fed the same; neither ever holds more than its viewer may know.
 */
import type { View } from './game.ts';
import type { Match } from './match.ts';
import type { GameEvent, Position, Table } from './procedure.ts';
import type { Viewed } from './visibility.ts';

export interface Update<S extends Position = Position> {
  /** Counts the changes that this viewer's feed has seen, those that took something back too. */
  readonly version: number;
  /** How many commands led here; an answer is given to this number. */
  readonly decision: number;
  readonly view: View<S>;
  /** The first `keep` events that the viewer has still stand; `events` follow them. */
  readonly keep: number;
  readonly events: readonly Viewed<GameEvent>[];
}

export class Feed<S extends Position = Position, T extends Table<S> = Table<S>> {
  readonly viewer: number;
  readonly #match: Match<S, T>;
  /** The events of the match that were looked at, and what the viewer may know of them. */
  readonly #seen: GameEvent[] = [];
  readonly #viewed: (Viewed<GameEvent> | null)[] = [];
  /** By version: how many of the viewer's events were still true when it came about. */
  readonly #kept: number[] = [0];
  /** The match's version that was looked at. */
  #followed = 0;

  constructor(match: Match<S, T>, viewer: number) {
    this.#match = match;
    this.viewer = viewer;
  }

  /** All that changed since the viewer was at this version; 0, or one that never was: everything. */
  sync(version = 0): Update<S> {
    this.#follow();
    const now = this.#kept.length - 1;
    const events = this.#viewed.filter((event) => event !== null);
    const isKnown = Number.isInteger(version) && version > 0 && version <= now;
    const keep = isKnown ? Math.min(events.length, ...this.#kept.slice(version + 1)) : 0;
    const { game, table, commands } = this.#match;
    const view = game.view(table, this.viewer);
    return { version: now, decision: commands.length, view, keep, events: events.slice(keep) };
  }

  /** Takes in what the match did since the last time. Events that were taken back are no longer among its events. */
  #follow(): void {
    const { game, events, version } = this.#match;
    if (version === this.#followed) return;
    this.#followed = version;
    let same = 0;
    while (same < this.#seen.length && this.#seen[same] === events[same]) same++;
    this.#seen.length = same;
    this.#viewed.length = same;
    this.#kept.push(this.#viewed.filter((event) => event !== null).length);
    for (const event of events.slice(same)) {
      this.#seen.push(event);
      this.#viewed.push(game.viewEvent(event, this.viewer));
    }
  }
}

/** The other end of a feed: what the viewer knows so far. */
export class Follower<S extends Position = Position> {
  version = 0;
  decision = 0;
  view: View<S> | null = null;
  readonly events: Viewed<GameEvent>[] = [];

  take({ version, decision, view, keep, events }: Update<S>): void {
    this.version = version;
    this.decision = decision;
    this.view = view;
    this.events.length = keep;
    this.events.push(...events);
  }
}
