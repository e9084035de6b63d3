/** What is answered for a player of the Star Wars TCG: chances that are passed, questions that nobody would answer otherwise. */
import type { Assistant } from '../game.ts';
import { ALL_STOPS, type PassUntil, type Preferences } from '../preferences.ts';
import type { Event, State, Swtcg, SwtcgKnown, SwtcgTable } from './engine.ts';
import { foregone } from './foregone.ts';
import type { Moment } from './moment.ts';
import { INSTEAD, type Order, othersFirst } from './order.ts';
import { automatic, NOT_PASSING, type Passing, stillPassing } from './stops.ts';
import { afterPass, type Declined, NOTHING_DECLINED } from './worth.ts';

export class SwtcgAssistant implements Assistant<State, SwtcgTable, Event, Moment> {
  readonly #game: Pick<Swtcg, 'weightOf'>;
  #passing: Passing = NOT_PASSING;
  #order: Order | null = null;
  /** What the player has declined, and from which decision on. */
  #declined: { readonly from: number; readonly declined: Declined }[] = [];

  constructor(game: Pick<Swtcg, 'weightOf'>) {
    this.#game = game;
  }

  #declinedNow(): Declined {
    return this.#declined.at(-1)?.declined ?? NOTHING_DECLINED;
  }

  note({ table, decision }: SwtcgKnown, index: number): void {
    const { question } = table.state;
    if (question?.kind === 'order') this.#order = { decision, options: question.options, first: index };
    if (question?.kind === 'chance' && question.options[index]?.kind === 'pass')
      this.#declined.push({ from: decision + 1, declined: afterPass(table, this.#declinedNow()) });
  }

  automatic({ table, events }: SwtcgKnown, { stops, hold }: Preferences): number | null {
    const passing = stillPassing(this.#game, table, events, this.#passing);
    if (!passing) this.#passing = NOT_PASSING;
    const answer = hold ? null : foregone(table);
    return answer ?? automatic(table, hold ? ALL_STOPS : stops, passing, this.#declinedNow());
  }

  passUntil({ table, events }: SwtcgKnown, until: PassUntil): void {
    const { turn, battleIn } = table.state;
    this.#passing = { until, turn, battleIn, events: events.length };
  }

  back(decision: number): void {
    this.#declined = this.#declined.filter(({ from }) => from <= decision);
    if (this.#order !== null && this.#order.decision >= decision) this.#order = null;
  }

  /** Offers the equally fast units too that can go first instead. */
  completed(known: SwtcgKnown, moment: Moment): Moment {
    const { question } = moment;
    if (question === null || question.seat !== moment.viewer) return moment;
    const others = othersFirst(known, this.#order);
    return others.length === 0
      ? moment
      : { ...moment, question: { ...question, choices: [...question.choices, ...others] } };
  }

  instead(known: SwtcgKnown, index: number): { readonly decision: number; readonly index: number } | null {
    const order = this.#order;
    if (order === null || !othersFirst(known, order).some((other) => other.index === index)) return null;
    return { decision: order.decision, index: index - INSTEAD };
  }
}
