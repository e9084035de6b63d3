/**
 * A screen that several people share. What can be asked without a look at anybody's hand is asked in the open: every hand
 * is covered, and whoever is asked answers there. Else the screen changes hands, and whoever gets it is told what all
 * have seen since they last looked.
 */
import {
  type GameEvent,
  type LogLine,
  type Option,
  partnersOf,
  type Position,
  type Question,
  seenTable,
  type Table,
  type View,
} from '@dejarik/kernel';
import type { PageGame } from './game.ts';
import type { Known } from './known.ts';
import type { MomentBase, NewsLine } from './moment.ts';
import type { Viewpoint } from './viewpoint.ts';

/**
 * `public`: of cards that everybody sees, and of nothing else. `orHand`: whoever is asked may also have an answer in
 * hand; what everybody sees is offered, and a look at the hand. Whether there is such an answer must not show, so the
 * look is always offered. `secret`: for one pair of eyes.
 */
export type Openness = 'public' | 'orHand' | 'secret';

export interface OpenQuestion {
  /** The numbers of the options that can be taken before everybody's eyes. */
  readonly options: readonly number[];
  /** There may be more in hand. */
  readonly hand: boolean;
}

/** How the question can be asked in the open; null: it cannot. `isSeen`: by everybody. */
export function openQuestion(
  { about, options }: Question,
  openness: Openness,
  cardOf: (option: Option) => number,
  isSeen: (card: number) => boolean,
): OpenQuestion | null {
  const isOpen = (card: number): boolean => card < 0 || isSeen(card);
  if (openness === 'secret' || !isOpen(about)) return null;
  const hand = openness === 'orHand';
  const open = options.flatMap((option, index) => (isOpen(cardOf(option)) ? [index] : []));
  return open.length > 0 && (hand || open.length === options.length) ? { options: open, hand } : null;
}

/**
 * What everybody sees, with the question put to one seat: options that are not for all eyes are not in it. They keep
 * their places, so that the others keep their numbers.
 */
function coveredView<S extends Position>(all: View<S>, own: View<S>, { options }: OpenQuestion): View<S> {
  const question = own.state.question!;
  const [first] = options;
  const hidden = [...question.options.keys()].filter((index) => !options.includes(index));
  return {
    seat: own.seat,
    state: {
      ...all.state,
      question: {
        ...question,
        options: question.options.map((option, index) => (hidden.includes(index) ? question.options[first!]! : option)),
      },
      failed: [...new Set([...own.state.failed, ...hidden])],
    },
  };
}

/** So much is told of what happened. */
const MOST_NEWS = 10;

/** A heading that nothing follows says nothing; which turn it is always does. */
const isTold = ({ level }: LogLine, next: LogLine | undefined): boolean =>
  level === 'line' || level === 'turn' || next?.level === 'line';

export class SharedScreen<S extends Position, T extends Table<S>, E extends GameEvent, M extends MomentBase> {
  readonly #game: PageGame<S, T, E, M>;
  /** What everybody sees. */
  readonly all: Viewpoint<S, T, E>;
  /** By seat: how much of that its player was shown. */
  readonly #shown = new Map<number, number>();

  constructor(game: PageGame<S, T, E, M>, all: Viewpoint<S, T, E>) {
    this.#game = game;
    this.all = all;
  }

  /** The seat's player has seen the table as it is. */
  show(seat: number): void {
    this.#shown.set(seat, this.all.events.length);
    this.all.setShown();
  }

  /** How the seat's question can be asked in the open; `looking`: who looks at the table now. */
  questionOf({ viewer, table }: Viewpoint<S, T, E>, looking: number): OpenQuestion | null {
    const { question } = table.state;
    if (question?.seat !== viewer || partnersOf(table.state, viewer).includes(looking)) return null;
    const [game, open] = [this.#game, this.all.table];
    return openQuestion(
      question,
      game.openness(table),
      (option) => game.pointed(option).card,
      (card) => game.isSeen(open, card),
    );
  }

  /** What everybody sees, with the seat's question. */
  known(own: Viewpoint<S, T, E>, open: OpenQuestion): Known<T, E> {
    const { view, events, decision } = this.all;
    return { table: seenTable(this.#game.kit.game, coveredView(view, own.view, open)), events, decision };
  }

  /** What all have seen since the seat's player last looked: it is read before the device has changed hands. */
  newsFor(seat: number): readonly NewsLine[] {
    const from = this.#shown.get(seat);
    if (from === undefined || from >= this.all.events.length) return [];
    const lines = this.#game.kit.logLines(this.all.events, from, this.all.view.state);
    return lines
      .filter((line, i) => isTold(line, lines[i + 1]))
      .slice(-MOST_NEWS)
      .map(({ text, level, depth }) => ({ text, level, depth }));
  }
}
