/** What is answered for a player of the Star Wars TCG: chances that are passed, questions that nobody would answer otherwise. */
import type { Assistant } from '../game.ts';
import { ALL_STOPS, type PassUntil, type Wishes } from '../wishes.ts';
import type { Event, State, Swtcg, SwtcgMatch, SwtcgTable } from './engine.ts';
import { foregone } from './foregone.ts';
import type { Moment } from './moment.ts';
import { INSTEAD, type Order, othersFirst } from './order.ts';
import { automatic, NOT_PASSING, type Passing, stillPassing } from './stops.ts';
import { afterPass, type Declined, NOTHING_DECLINED } from './worth.ts';

export class SwtcgAssistant implements Assistant<State, SwtcgTable, Moment> {
  readonly #game: Swtcg;
  #passing: Passing = NOT_PASSING;
  #order: Order | null = null;
  /** What had been declined when each decision came up. */
  readonly #declinedAt: Declined[] = [NOTHING_DECLINED];

  constructor(game: Swtcg) {
    this.#game = game;
  }

  #declined({ answers }: SwtcgMatch): Declined {
    return this.#declinedAt[answers.length]!;
  }

  note(match: SwtcgMatch, index: number): void {
    const { question } = match.state;
    const decision = match.answers.length;
    if (question?.kind === 'order') this.#order = { decision, options: question.options, first: index };
    const passed = question?.kind === 'chance' && question.options[index]?.kind === 'pass';
    const declined = this.#declined(match);
    this.#declinedAt[decision + 1] = passed ? afterPass(match, declined) : declined;
  }

  automatic(match: SwtcgMatch, { stops, hold }: Wishes, seat: number): number {
    const passing = stillPassing(match.state, match.events as readonly Event[], this.#passing, seat);
    if (!passing) this.#passing = NOT_PASSING;
    const answer = hold ? -1 : foregone(match);
    if (answer >= 0) return answer;
    return automatic(match, hold ? ALL_STOPS : stops, passing, this.#declined(match));
  }

  passUntil({ state, events }: SwtcgMatch, until: PassUntil): void {
    const { turn, battleIn } = state;
    this.#passing = { until, turn, battleIn, events: events.length };
  }

  back(decision: number): void {
    this.#declinedAt.length = decision + 1;
    if (this.#order !== null && this.#order.decision >= decision) this.#order = null;
  }

  /** Offers the equally fast units too that can go first instead. */
  completed(match: SwtcgMatch, moment: Moment): Moment {
    const { question } = moment;
    if (question === null || question.seat !== moment.viewer) return moment;
    const others = othersFirst(this.#game, match, this.#order);
    return others.length === 0
      ? moment
      : { ...moment, question: { ...question, choices: [...question.choices, ...others] } };
  }

  instead(match: SwtcgMatch, index: number): { readonly decision: number; readonly index: number } | null {
    const order = this.#order;
    if (order === null || !othersFirst(this.#game, match, order).some((other) => other.index === index)) return null;
    return { decision: order.decision, index: index - INSTEAD };
  }
}
