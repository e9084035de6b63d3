/** What one viewer at this device knows, kept up to date by a feed, and how much of it was shown. */
import {
  Follower,
  type Game,
  type GameEvent,
  type GameKit,
  type Position,
  type Seen,
  seenTable,
  type Table,
  type Update,
  type View,
  type Viewed,
} from '@dejarik/kernel';
import type { Known } from './known.ts';
import { Teller } from './log.ts';
import type { LogChange } from './moment.ts';

export class Viewpoint<S extends Position, T extends Table<S>, E extends GameEvent> implements Known<T, E> {
  readonly viewer: number;
  readonly #game: Game<S, T, E>;
  readonly #follower = new Follower<S>();
  readonly #teller: Teller;
  /** How many events each decision had led to. */
  readonly #eventsAt: number[] = [];
  #table: Seen<T> | null = null;
  #shown = 0;
  /** So many of the first events are as they were when the log was told last. */
  #stand = 0;

  constructor(kit: GameKit<S, T, E>, viewer: number) {
    this.#game = kit.game;
    this.viewer = viewer;
    this.#teller = new Teller(kit);
  }

  take(update: Update<S>): void {
    const before = this.#eventsAt.length - 1;
    this.#follower.take(update);
    this.#table = null;
    const { decision, events } = this.#follower;
    for (let at = Math.min(before + 1, decision); at <= decision; at++) this.#eventsAt[at] = events.length;
    this.#eventsAt.length = decision + 1;
    this.#stand = Math.min(this.#stand, update.keep);
    // What was taken back is not shown once more.
    if (decision <= before) this.#shown = events.length;
  }

  get isTold(): boolean {
    return this.#follower.view !== null;
  }

  get decision(): number {
    return this.#follower.decision;
  }

  get events(): readonly Viewed<E>[] {
    return this.#follower.events as readonly Viewed<GameEvent>[] as readonly Viewed<E>[];
  }

  get view(): View<S> {
    const { view } = this.#follower;
    if (view === null) throw new Error('nothing was told of the table yet');
    return view;
  }

  get table(): Seen<T> {
    return (this.#table ??= seenTable(this.#game, this.view));
  }

  /** How many events had happened at this decision. */
  eventsAt(decision: number): number {
    return this.#eventsAt[decision] ?? 0;
  }

  /** How many events were shown. */
  get shown(): number {
    return this.#shown;
  }

  /** From now on everything counts as shown. */
  setShown(): void {
    this.#shown = this.events.length;
  }

  hasNews(): boolean {
    return this.events.slice(this.#shown).some((event) => this.#game.weightOf(event) !== 'quiet');
  }

  /** What became of the log since it was told last; `afresh`: all of it. */
  log(afresh: boolean): LogChange {
    const change = this.#teller.tell(this.view.state, this.events, this.#stand, (event) =>
      decisionAt(this.#eventsAt, event),
    );
    this.#stand = this.events.length;
    return afresh ? this.#teller.all() : change;
  }
}

/** After which decision the event with this number had happened; `eventsAt`: how many each decision had led to. */
export function decisionAt(eventsAt: readonly number[], event: number): number {
  let low = 0;
  let high = eventsAt.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (eventsAt[middle]! > event) high = middle;
    else low = middle + 1;
  }
  return low;
}
