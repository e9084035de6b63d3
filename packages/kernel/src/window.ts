/**
 * The event window: nothing happens except through it. What is about to happen is proposed as events that belong
 * together; replacement effects edit them; they are committed together; abilities see them, and what they want to
 * do waits its turn; state rules are checked, and what these demand happens as the next events of the same window.
 * The stages are the game's; the order is everybody's.
 */
export interface Stages<T, E> {
  /** Replacement and prevention: returns what is left to happen, with its last-known information noted. */
  edit(table: T, events: readonly E[]): readonly E[];
  /** Makes the event true. */
  commit(table: T, event: E): void;
  /** Lets abilities see what happened. */
  trigger(table: T, event: E): void;
  /** State rules: what must happen now. */
  settle(table: T): readonly E[];
}

/** Rounds of one window after which its state rules are taken to contradict each other. */
const MOST_ROUNDS = 1_000;

export function happen<T, E>(table: T, stages: Stages<T, E>, proposed: readonly E[]): void {
  let events = stages.edit(table, proposed);
  for (let round = 0; events.length > 0; round++) {
    if (round === MOST_ROUNDS) throw new Error('the state rules demand more and more; the event window never closes');
    for (const event of events) stages.commit(table, event);
    for (const event of events) stages.trigger(table, event);
    const demanded = stages.settle(table);
    if (demanded.length === 0) return;
    events = stages.edit(table, demanded);
  }
}
