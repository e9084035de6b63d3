/** Plays one game to its end, as fast as it goes; a fault is contained and the game goes on. */
import {
  answer,
  type FaultReport,
  fork,
  type Game,
  IllegalAnswer,
  Match,
  type Position,
  type RandomState,
  run,
  seeded,
  type Setup,
  type Table,
} from '@dejarik/kernel';
import { accessTo, type Bot } from './bot.ts';

export interface Playing<T> {
  /** Answers the open question. */
  choose(table: T): number;
  /** Looks at the table before each question is answered. */
  watch?(table: T): void;
  /** Decisions after which the game counts as stuck. */
  readonly most: number;
}

export interface Played<T> {
  readonly table: T;
  readonly decisions: number;
  readonly faults: readonly FaultReport[];
}

/** Far more decisions than any game takes that gets anywhere. */
export const MOST_DECISIONS = 20000;

const NO_FAULTS: readonly FaultReport[] = [];

export function playGame<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  setup: Setup,
  playing: Playing<T>,
): Played<T> {
  const table = game.table(game.start(setup));
  const answers: number[] = [];
  run(table);
  while (table.state.question !== null && answers.length < playing.most) {
    const { seat } = table.state.question;
    playing.watch?.(table);
    const index = playing.choose(table);
    answers.push(index);
    try {
      answer(table, seat, index);
    } catch (error) {
      if (error instanceof IllegalAnswer) throw error;
      return playCarefully(game, setup, answers, playing);
    }
  }
  return { table, decisions: answers.length, faults: NO_FAULTS };
}

/** The same game from the beginning, in a match that contains the fault, and on from there. */
function playCarefully<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  setup: Setup,
  answers: readonly number[],
  playing: Playing<T>,
): Played<T> {
  const match = Match.start(game, setup, { events: false, keep: false });
  for (const index of answers) match.repeat(index);
  let decisions = answers.length;
  while (match.state.question !== null && decisions < playing.most) {
    playing.watch?.(match.table);
    match.repeat(playing.choose(match.table));
    decisions++;
  }
  return { table: match.table, decisions, faults: match.faults };
}

/** Which of so many bots plays the seat, when they have moved on by `shift` seats. */
export const botAt = (seat: number, bots: number, shift = 0): number => (seat + shift) % bots;

/**
 * The answers of bots, one a seat, or fewer that take the seats by turns; `shift` moves them on by so many seats. Each
 * seat has its own chance, so that what one of them draws changes nothing for the others or the game.
 */
export function chooser<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  bots: readonly Bot<S>[],
  seed: string,
  shift = 0,
): (table: T) => number {
  const chance = seeded(`${seed}/bots`);
  const randoms: RandomState[] = [];
  return (table) => {
    const asked = accessTo(game, table);
    while (randoms.length <= asked.seat) randoms.push(fork(chance)); // seat after seat, whoever is asked first
    return bots[botAt(asked.seat, bots.length, shift)]!.choose(asked, randoms[asked.seat]!);
  };
}
