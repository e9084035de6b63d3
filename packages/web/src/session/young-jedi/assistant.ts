/** What is answered for a player of Young Jedi: questions with one answer, and all that ends a turn, once it is to end. */
import type { Assistant } from '../game.ts';
import type { PassUntil, Wishes } from '../wishes.ts';
import { automatic } from './automatic.ts';
import type { State, YjMatch, YjTable } from './engine.ts';
import type { Moment } from './moment.ts';

const NO_TURN = -1;

export class YoungJediAssistant implements Assistant<State, YjTable, Moment> {
  /** The turn that the player wants to end. */
  #ending = NO_TURN;

  note(): void {}

  automatic(match: YjMatch, { hold }: Wishes): number {
    if (hold) return -1;
    if (match.state.turn !== this.#ending) this.#ending = NO_TURN;
    return automatic(match, this.#ending !== NO_TURN);
  }

  passUntil({ state }: YjMatch, until: PassUntil): void {
    this.#ending = until === 'turn' ? state.turn : NO_TURN;
  }

  back(): void {}

  completed(_match: YjMatch, moment: Moment): Moment {
    return moment;
  }

  instead(): null {
    return null;
  }
}
