/** The decks that come with a game: texts known to be sound, by side, the first of each for a first game. */
import type { CardIndex } from './card-index.ts';
import { readDeck } from './read.ts';
import type { DeckSheet } from './sheet.ts';

type Pair<T> = readonly [T, T];

export interface Shelf<Side extends string> {
  readonly decks: readonly DeckSheet<Side>[];
  readonly starters: Pair<DeckSheet<Side>>;
  /** Every deck of the first side with every one of the second. */
  readonly pairs: readonly Pair<DeckSheet<Side>>[];
}

export function shelf<Side extends string>(
  cards: CardIndex<Side>,
  [first, second]: Pair<readonly string[]>,
): Shelf<Side> {
  const firsts = first.map((text) => sound(cards, text));
  const seconds = second.map((text) => sound(cards, text));
  return {
    decks: [...firsts, ...seconds],
    starters: [firsts[0]!, seconds[0]!],
    pairs: firsts.flatMap((deck) => seconds.map((other): Pair<DeckSheet<Side>> => [deck, other])),
  };
}

function sound<Side extends string>(cards: CardIndex<Side>, text: string): DeckSheet<Side> {
  const { deck, faults } = readDeck(cards, text);
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`the deck ${deck.name}, line ${fault.line}: ${fault.message}`);
  const { side } = deck;
  if (side === null) throw new Error(`the deck ${deck.name} does not say which side it is for`);
  return { ...deck, side };
}
