/**
 * What happened is shown one thing after the other: each is held for its time, or until the player steps on. Whatever is
 * still to be shown can be skipped; then the table is as it is now at once.
 */

export interface Hold {
  /** In milliseconds; 0: it is not held. */
  readonly time: number;
  /** Something that another player did: in step mode it stays until the next press. */
  readonly theirs: boolean;
}

/** Where it is shown. */
export interface Stage<M, S> {
  /** What leads to the moment, in order; null: it cannot be shown. */
  lead(moment: M): Promise<readonly S[] | null>;
  show(scene: S): Hold;
  /** `more`: others wait behind it. Tells how long it is held before them. */
  present(moment: M, more: boolean): Hold;
  /** Everything is shown. */
  done(): Promise<void>;
  /** The player steps through what others did. */
  isStepping(): boolean;
}

interface Held {
  readonly hold: Hold;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly end: () => void;
}

export class Showing<M, S> {
  readonly #stage: Stage<M, S>;
  readonly #queue: M[] = [];
  /** Counts the games that were cleared away: what belongs to an earlier one is not shown. */
  #game = 0;
  #isRunning = false;
  #isSkipping = false;
  #held: Held | null = null;

  constructor(stage: Stage<M, S>) {
    this.#stage = stage;
  }

  add(moment: M): void {
    this.#queue.push(moment);
    void this.#run();
  }

  /** Forgets what was still to be shown. */
  clear(): void {
    this.#game++;
    this.#queue.length = 0;
    this.#held?.end();
  }

  /** Shows the rest at once. */
  skip(): void {
    if (!this.#isRunning) return;
    this.#isSkipping = true;
    this.#held?.end();
  }

  /** Shows the next thing now. */
  next(): void {
    this.#held?.end();
  }

  /** Whether the player steps has changed: what is held now waits, or goes on by itself. */
  follow(): void {
    if (this.#held === null) return;
    clearTimeout(this.#held.timer);
    this.#held.timer = this.#timer(this.#held);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#queue.length > 0) {
      const game = this.#game;
      const scenes = await this.#stage.lead(this.#queue[0]!);
      if (game !== this.#game) continue;
      const moment = this.#queue.shift()!;
      if (scenes === null) continue;
      for (const scene of scenes) {
        if (this.#isSkipping || game !== this.#game) break;
        await this.#hold(this.#stage.show(scene));
      }
      if (game !== this.#game) continue;
      const hold = this.#stage.present(moment, this.#queue.length > 0);
      if (this.#queue.length > 0) await this.#hold(hold);
    }
    this.#isRunning = false;
    this.#isSkipping = false;
    await this.#stage.done();
  }

  #timer({ hold, end }: Pick<Held, 'hold' | 'end'>): Held['timer'] {
    return hold.theirs && this.#stage.isStepping() ? undefined : setTimeout(end, hold.time);
  }

  #hold(hold: Hold): Promise<void> {
    if (hold.time <= 0 || this.#isSkipping) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(held.timer);
        this.#held = null;
        resolve();
      };
      const held: Held = { hold, end, timer: undefined };
      held.timer = this.#timer(held);
      this.#held = held;
    });
  }
}
