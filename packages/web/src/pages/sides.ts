/** Who can play against whom: by some rulebooks a third side takes the place of one of the two. Sides are by number. */
import type { Seat } from '@dejarik/kernel';
import { messages } from '../messages/index.ts';
import type { Library } from '../session/protocol.ts';
import { DECK_SIDES, type DeckSide } from '../session/sides.ts';

export const sideNumber = (side: string): number => messages.allSides.indexOf(side);

/** Those of the usual table, and others for whom a deck comes with the game by this edition. */
export const sidesBy = (library: Library | null, edition: string | undefined): readonly DeckSide[] =>
  DECK_SIDES.filter(
    (side) =>
      messages.sides.includes(side) ||
      library?.decks.some((deck) => deck.side === side && deck.editions.some((id) => id === edition)),
  );

/** The edition that a new deck of the side is for: the chosen one, or the first that plays the side. */
export const editionFor = (library: Library | null, side: DeckSide, chosen: string | undefined): string | undefined =>
  sidesBy(library, chosen).includes(side)
    ? chosen
    : library?.editions.find((edition) => sidesBy(library, edition).includes(side));

/** The opponent's side: the one that is wanted, if it can be, or the other one of the usual table. */
export function rivalOf(side: number, wanted: number | null, playable: readonly number[]): number {
  if (wanted !== null && wanted !== side && playable.includes(wanted)) return wanted;
  return playable.findLast((other) => other !== side && other < messages.sides.length) ?? side;
}

/** Where the two sit if it is not the usual table. */
export function tableOf(library: Library | null, side: number, against: number): readonly Seat[] | undefined {
  const usual = messages.sides.length;
  if (side < usual && against < usual) return undefined;
  const isAt = (seats: readonly Seat[], wanted: number): boolean => seats.some((seat) => seat.side === wanted);
  return library?.tables.find((seats) => seats.length === usual && isAt(seats, side) && isAt(seats, against));
}
