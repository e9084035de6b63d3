/** Games of Young Jedi in progress, played by bots up to a question. */
import { accessTo, greedyBot } from '@dejarik/bots';
import { Match, type Question, record, seeded } from '@dejarik/kernel';
import { type BoardSpec, buildBoard } from '@dejarik/young-jedi/testing';
import {
  shippedDecks,
  type State,
  starterDecks,
  type YjTable,
  youngJedi,
} from '../../src/session/young-jedi/engine.ts';
import type { SavedGame } from '../../src/session/new-game.ts';

const game = youngJedi();
const EDITION = 'faq';

/** The game with this seed at the first question to the Light side that fits. */
export function youngJediAt(seed: string, fits: (question: Question, state: State) => boolean): SavedGame {
  const [dark, light] = starterDecks(game.cards).map(({ name, cards }) => ({ name, cards }));
  const setup = { edition: EDITION, seed, decks: [dark!, light!] };
  const match = Match.start<State, YjTable>(game, setup);
  const bot = greedyBot<State, YjTable>(game, { worlds: 1, depth: 12 });
  const random = seeded(seed);
  for (;;) {
    const { question } = match.state;
    if (question === null) throw new Error(`the game ${seed} has no such question`);
    if (question.seat === 1 && fits(question, match.state)) break;
    match.repeat(bot.choose(accessTo(game, match.table), random));
  }
  return { replay: record(match, setup), seats: ['easy', 'human'] };
}

/** A game before its first answer, with shipped decks by their names; the player has the Light side. */
export function youngJediFrom(seed: string, dark: string, light: string): SavedGame {
  const deckOf = (wanted: string) => {
    const { name, cards } = shippedDecks(game.cards).find((deck) => deck.name === wanted)!;
    return { name, cards };
  };
  const setup = { edition: EDITION, seed, decks: [deckOf(dark), deckOf(light)] };
  return { replay: record(Match.start<State, YjTable>(game, setup), setup), seats: ['easy', 'human'] };
}

/** The option whose sentence has these words in it. */
function optionOf({ table, state: { question } }: Match<State, YjTable>, words: string): number {
  const told = question?.options.map((option) => game.describeOption(table, option)) ?? [];
  const index = told.findIndex((sentence) => sentence.includes(words));
  if (index < 0) throw new Error(`wanted is "${words}", but offered: ${told.join('; ')}`);
  return index;
}

/** The game that begins on this board, after these answers, whoever gave them. */
export function youngJediOn(board: BoardSpec, answers: readonly string[] = []): SavedGame {
  const start = buildBoard(game.cards, board);
  const match = new Match<State, YjTable>(game, game.clone(start));
  for (const words of answers) match.repeat(optionOf(match, words));
  const decks = ['Dark', 'Light'].map((name) => ({ name, cards: [] }));
  return { replay: record(match, { edition: EDITION, seed: 1, decks, start }), seats: ['easy', 'human'] };
}
