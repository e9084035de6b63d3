/** The sides that a deck can be of: those of every table, and the Yuuzhan Vong, who take the place of one of them. */
export const DECK_SIDES = ['Dark', 'Light', 'Yuuzhan Vong'] as const;
export type DeckSide = (typeof DECK_SIDES)[number];

export const isDeckSide = (side: unknown): side is DeckSide => DECK_SIDES.some((known) => known === side);
