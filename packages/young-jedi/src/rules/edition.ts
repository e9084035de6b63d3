/** What an edition of the game fixes: by the rulebook with its questions and answers, and the casual starter game. */
export interface Edition {
  readonly id: string;
  readonly name: string;
  /** A sixth of it is of each colour. */
  readonly deckSize: number;
  /** The rule that says so. */
  readonly deckRule: string;
  /** YJ-EVN-04: whether Locations may be discarded from hand before evening up. A reading of our own. */
  readonly discardsLocations: boolean;
}

const FAQ: Edition = {
  id: 'faq',
  name: 'rulebook with the official questions and answers',
  deckSize: 60,
  deckRule: 'YJ-DECK-01',
  discardsLocations: true,
};

const STARTER: Edition = {
  id: 'starter',
  name: 'casual starter game with decks of 30 cards',
  deckSize: 30,
  deckRule: 'YJ-DECK-13',
  discardsLocations: true,
};

/** The edition that is played unless another is asked for. */
export const EDITION = FAQ.id;

export const EDITIONS: readonly Edition[] = [FAQ, STARTER];

export function editionOf(id: string): Edition {
  const edition = EDITIONS.find((known) => known.id === id);
  if (edition === undefined)
    throw new Error(`Young Jedi has no edition ${id}; there is ${EDITIONS.map((known) => known.id).join(', ')}`);
  return edition;
}
