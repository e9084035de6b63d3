/**
 * Prepares the guided first game: a real game whose decks lie in a known order, whose first dice are known, and whose
 * first answers are written down in the guide's script.
 */
import { byName, type Deck, readDeck, shufflePile } from '@dejarik/kernel';
import { DECKS, DRAWS, type Line, type Roll, SCRIPT } from '../../swtcg/guide/script.ts';
import { checkTaught, layFirst, prepare } from '../lesson.ts';
import type { NewGame } from '../new-game.ts';
import { deckCards, nameOf, type Option, type State, type Swtcg, title } from './engine.ts';
import { pointed } from './question.ts';

const EDITION = 'nh';
const SEED = 'the first game';
/** The step of the game's procedure that comes after the shuffle. */
const SHUFFLED = 1;
/** What is answered where the script says nothing. */
const UNSAID = byName<string>({ chance: 'pass', retreat: 'done' });

/** The guided game for the player of this side. */
export function lesson(game: Swtcg, side: string): NewGame {
  checkTaught(side);
  const decks = DECKS.map((text) => deckOf(game, text));
  const start = game.start({ edition: EDITION, seed: SEED, decks });
  for (const [seat, titles] of DRAWS.entries()) arrange(game, start, seat, titles);
  start.frames[0]!.step = SHUFFLED;
  start.dice = SCRIPT.flatMap((line) => (isRoll(line) ? line.dice : []));
  const answers = SCRIPT.flatMap((line) => (isRoll(line) ? [] : [line]));
  const script = prepare(game, start, answers, {
    nameOf,
    pointed: (option) => pointed(option as Option),
    unsaid: UNSAID,
  });
  return { edition: EDITION, seed: SEED, decks, seats: ['easy', 'human'], start, script };
}

const isRoll = (line: Line): line is Roll => 'dice' in line;

function deckOf(game: Swtcg, text: string): Deck {
  const { deck, faults } = readDeck(deckCards(game.cards), text);
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`the deck ${deck.name}, line ${fault.line}: ${fault.message}`);
  return deck;
}

/** Lays the named cards on top of the deck, the first one uppermost; the others lie as the seed shuffled them. */
function arrange(game: Swtcg, state: State, seat: number, titles: readonly string[]): void {
  const deck = state.deck[seat]!;
  shufflePile(state, deck, state.random);
  layFirst(state, deck.toReversed(), titles, (def) => title(game.cards.cards[def]!.card));
}
