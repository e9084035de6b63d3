/** What is answered for a player of the Star Wars CCG: chances that are passed, questions that nobody would answer otherwise. */
import type { Assistant } from '../game.ts';
import type { PassUntil, Preferences } from '../preferences.ts';
import type { CcgKnown, CcgTable, Event, State } from './engine.ts';
import type { Moment } from './moment.ts';
import {
  automatic,
  declinedKey,
  isChance,
  isPassing,
  isSaid,
  isWorth,
  NOT_PASSING,
  nextDrain,
  nextDraw,
  nextLoss,
  type Passing,
} from './stops.ts';

export class SwccgAssistant implements Assistant<State, CcgTable, Event, Moment> {
  #passing: Passing = NOT_PASSING;
  /** What the player has declined, and from which decision on. */
  #declined: { readonly from: number; readonly key: string }[] = [];

  /** From which decision on the player drains wherever it can be done, or not. */
  #drains: { readonly from: number; readonly made: boolean }[] = [];

  note({ table, decision }: CcgKnown, index: number): void {
    const { question } = table.state;
    const chosen = question?.options[index];
    if (question === null || chosen === undefined || !isChance(question.kind)) return;
    const from = decision + 1;
    if (question.options.some((option) => option.kind === 'drain' && isWorth(table, option)))
      this.#drains.push({ from, made: chosen.kind !== 'pass' && (chosen.kind === 'drain' || this.#isDraining()) });
    if (chosen.kind !== 'pass' && chosen.kind !== 'done') return;
    for (const option of question.options) this.#declined.push({ from, key: declinedKey(table, option) });
  }

  automatic({ table, events }: CcgKnown, { stops, hold }: Preferences): number | null {
    const said =
      nextLoss(table, this.#passing) ?? nextDrain(table, this.#passing) ?? nextDraw(table, events, this.#passing);
    if (said !== null && !hold) return said;
    const passing = isPassing(table.state, table.viewer, this.#passing);
    if (!passing && !isSaid(table.state, this.#passing)) this.#passing = NOT_PASSING;
    const declined = new Set(this.#declined.map(({ key }) => key));
    return automatic(table, { stops, hold, passing, declined, drains: this.#isDraining() });
  }

  passUntil({ table, events }: CcgKnown, until: PassUntil): void {
    const { turn, phase, acting } = table.state;
    this.#passing = { until, turn, phase, acting, events: events.length };
  }

  back(decision: number): void {
    this.#declined = this.#declined.filter(({ from }) => from <= decision);
    this.#drains = this.#drains.filter(({ from }) => from <= decision);
  }

  #isDraining(): boolean {
    return this.#drains.at(-1)?.made ?? false;
  }

  completed(_known: CcgKnown, moment: Moment): Moment {
    return moment;
  }

  instead(): null {
    return null;
  }
}
