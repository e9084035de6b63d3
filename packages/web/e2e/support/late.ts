/** Games that bots played almost to their end: a few more answers show the result, with a whole game behind it. */
import { accessTo, greedyBot } from '@dejarik/bots';
import { type Game, Match, type Position, record, seeded, type Table } from '@dejarik/kernel';
import { EASY } from '../../src/session/bots.ts';
import type { SavedGame } from '../../src/session/new-game.ts';

/** The game of this start at its last question to the Light side; there the person takes over. */
export function lateGame<S extends Position, T extends Table<S>>(game: Game<S, T>, { replay }: SavedGame): SavedGame {
  const { edition, seed, decks } = replay;
  const setup = { edition, seed, decks };
  const bot = greedyBot<S, T>(game, EASY);
  const random = seeded(`late ${seed}`);
  const whole = Match.start<S, T>(game, setup);
  const answers: number[] = [];
  let last = 0;
  while (whole.state.question !== null) {
    const { seat, options } = whole.state.question;
    if (seat === 1 && options.length > 1) last = answers.length;
    const answer = bot.choose(accessTo(game, whole.table), random);
    answers.push(answer);
    whole.repeat(answer);
  }
  const late = Match.start<S, T>(game, setup);
  for (const answer of answers.slice(0, last)) late.repeat(answer);
  return { replay: record(late, setup), seats: ['easy', 'human'] };
}
