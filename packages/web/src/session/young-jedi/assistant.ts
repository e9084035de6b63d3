/** What is answered for a player of Young Jedi: questions with one answer, and all that ends a turn, once it is to end. */
import type { Assistant } from '../game.ts';
import type { PassUntil, Preferences } from '../preferences.ts';
import { automatic } from './automatic.ts';
import type { Event, State, YjKnown, YjTable } from './engine.ts';
import type { Moment } from './moment.ts';

const NO_TURN = -1;

export class YoungJediAssistant implements Assistant<State, YjTable, Event, Moment> {
  /** The turn that the player wants to end. */
  #ending = NO_TURN;

  note(): void {}

  automatic({ table }: YjKnown, { hold }: Preferences): number | null {
    if (hold) return null;
    if (table.state.turn !== this.#ending) this.#ending = NO_TURN;
    return automatic(table, this.#ending !== NO_TURN);
  }

  passUntil({ table }: YjKnown, until: PassUntil): void {
    this.#ending = until === 'turn' ? table.state.turn : NO_TURN;
  }

  back(): void {}

  completed(_known: YjKnown, moment: Moment): Moment {
    return moment;
  }

  instead(): null {
    return null;
  }
}
