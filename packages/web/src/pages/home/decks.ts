/** The decks that a game can be played with from the first screen. */
import type { DeckFault } from '@dejarik/kernel';
import { messages } from '../../messages/index.ts';
import type { CardFacts, NamedDeck } from '../../session/protocol.ts';
import type { OwnDeck } from '../../shell/storage.ts';

export type PlayableDeck = NamedDeck | OwnDeck;

/** The rules of deck building that the decks break, by seat; the engine says so. */
export type Faults = readonly (readonly DeckFault[])[];

export const isShipped = (deck: PlayableDeck): deck is NamedDeck => 'starter' in deck;

const isOfOneEdition = (deck: PlayableDeck): boolean => isShipped(deck) && deck.editions.length === 1;

/** Those of the side whose cards this edition has, the decks first that no other edition has. */
export function optionsFor(
  decks: readonly PlayableDeck[],
  side: number,
  edition: string | undefined,
): readonly PlayableDeck[] {
  const isFor = (deck: PlayableDeck): boolean =>
    !isShipped(deck) || edition === undefined || deck.editions.includes(edition);
  const fitting = decks.filter((deck) => deck.side === messages.allSides[side] && isFor(deck));
  return [...fitting.filter(isOfOneEdition), ...fitting.filter((deck) => !isOfOneEdition(deck))];
}

/** The chosen deck of the seat, or the one for this edition alone, or its starter deck. */
export const deckFor = (fitting: readonly PlayableDeck[], chosen: string): PlayableDeck | undefined =>
  fitting.find((deck) => deck.id === chosen) ??
  fitting.find(isOfOneEdition) ??
  fitting.find((deck) => isShipped(deck) && deck.starter) ??
  fitting[0];

const RARITIES = ['C', 'U', 'R'];
/** So many of one type: a deck is more than its heroes. */
const OF_A_TYPE = 2;

/** The cards that a deck shows itself with: its rarest, of several types, in the order in which they lie in its list. */
export function showpieces(
  deck: PlayableDeck,
  facts: ReadonlyMap<string, CardFacts>,
  compare: (a: CardFacts, b: CardFacts) => number,
  n: number,
): readonly CardFacts[] {
  const rank = ({ rarity }: CardFacts): number => RARITIES.indexOf(rarity[0] ?? '');
  const cards = deck.cards.flatMap(({ id }) => facts.get(id) ?? []);
  const byRarity = cards.toSorted((a, b) => rank(b) - rank(a));
  const first: CardFacts[] = [];
  for (const card of byRarity) if (first.filter(({ type }) => type === card.type).length < OF_A_TYPE) first.push(card);
  const rest = byRarity.filter((card) => !first.includes(card));
  return [...first, ...rest].slice(0, n).sort(compare);
}
