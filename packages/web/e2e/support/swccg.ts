/** Games of the Star Wars CCG in progress: before their first answer, or laid out by hand. */
import { Match, record } from '@dejarik/kernel';
import { type BoardSpec, buildBoard } from '@dejarik/swccg/testing';
import { type CcgTable, EDITION, type State, starWarsCcg, starWarsCcgKit } from '../../src/session/swccg/engine.ts';
import type { SavedGame } from '../../src/session/new-game.ts';

const game = starWarsCcg();
const kit = starWarsCcgKit(game);

const deckOf = (wanted: string) => {
  const { name, cards } = kit.decks().find((deck) => deck.name === wanted)!;
  return { name, cards };
};

/** A game before its first answer, with shipped decks by their names; the player has the Light side. */
export function swccgFrom(seed: string, dark: string, light: string): SavedGame {
  const setup = { edition: EDITION, seed, decks: [deckOf(dark), deckOf(light)] };
  return { replay: record(Match.start<State, CcgTable>(game, setup), setup), seats: ['easy', 'human'] };
}

/** The option whose sentence has these words in it. */
function optionOf({ table, state: { question } }: Match<State, CcgTable>, words: string): number {
  const told = question?.options.map((option) => game.describeOption(table, option)) ?? [];
  const index = told.findIndex((sentence) => sentence.includes(words));
  if (index < 0) throw new Error(`wanted is "${words}", but offered: ${told.join('; ')}`);
  return index;
}

const MANY = 200;
/** What is done where nothing is said. */
const UNSAID: readonly string[] = ['pass', 'done', 'yes'];

type SideSpec = NonNullable<BoardSpec['dark']>;

/** Which cards these are does not matter, only that they can be shown. */
const PLAIN: readonly (readonly string[])[] = [
  ['Stormtrooper', 'TIE Fighter', 'Trooper Charge'],
  ['Rebel Trooper', 'X-wing', 'Nightfall'],
];
const plain = (seat: number, n: number): string[] => Array.from({ length: n }, (_, i) => PLAIN[seat]![i % 3]!);

/** Piles of so many cards are piles of cards that there are. */
function filled(seat: number, { reserve = [], left = 9, force = 8, used = 0, ...side }: SideSpec = {}): SideSpec {
  const pile = (cards: number | readonly string[]): readonly string[] =>
    typeof cards === 'number' ? plain(seat, cards) : cards;
  return { ...side, reserve: [...reserve, ...plain(seat, left)], left: 0, force: pile(force), used: pile(used) };
}

/** The board with real cards in all its piles. */
const withPiles = (board: BoardSpec): BoardSpec => ({
  ...board,
  dark: filled(0, board.dark),
  light: filled(1, board.light),
});

/** The game that begins on this board, played on to a question of this kind; what is not said on the way is passed. */
export function swccgTo(board: BoardSpec, seat: 0 | 1, kind: string, before: readonly string[] = []): SavedGame {
  const start = buildBoard(game.cards, withPiles(board));
  const match = new Match<State, CcgTable>(game, game.clone(start));
  const said = [...before];
  for (let n = 0; ; n++) {
    const { question } = match.state;
    if (question === null || n > MANY) throw new Error(`the prepared game does not come to ${kind}`);
    const { options } = question;
    if (said.length === 0 && question.kind === kind && question.seat === seat && options.length > 1) break;
    const told = options.map((option) => game.describeOption(match.table, option));
    const named = said.length === 0 ? -1 : told.findIndex((sentence) => sentence.includes(said[0]!));
    if (named >= 0) said.shift();
    const unsaid = UNSAID.map((each) => options.findIndex((option) => option.kind === each)).find((at) => at >= 0);
    match.repeat(named >= 0 ? named : (unsaid ?? 0));
  }
  const decks = ['Dark', 'Light'].map((name) => ({ name, cards: [] }));
  return {
    replay: record(match, { edition: EDITION, seed: 1, decks, start }),
    seats: seat === 0 ? ['human', 'easy'] : ['easy', 'human'],
  };
}

/** The game that begins on this board, after these answers, whoever gave them. */
export function swccgOn(board: BoardSpec, answers: readonly string[] = []): SavedGame {
  const start = buildBoard(game.cards, board);
  const match = new Match<State, CcgTable>(game, game.clone(start));
  for (const words of answers) match.repeat(optionOf(match, words));
  const decks = ['Dark', 'Light'].map((name) => ({ name, cards: [] }));
  return { replay: record(match, { edition: EDITION, seed: 1, decks, start }), seats: ['easy', 'human'] };
}
