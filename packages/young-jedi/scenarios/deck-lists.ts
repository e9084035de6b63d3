/** Decks for scenarios, put together from the shipped cards. */
import type { Deck } from '@dejarik/kernel';
import { DARK, LIGHT } from '../src/rules/state.ts';
import { definitionOf, type Seat, shippedCatalogue } from '../src/testing/index.ts';

type Entry = Deck['cards'][number];

/** So many copies of the card of this name. */
export function copies(seat: Seat, name: string, n: number): Entry {
  const { card } = definitionOf(shippedCatalogue(), seat === 'Dark' ? DARK : LIGHT, name);
  return { id: card.id, copies: n };
}

/** A card of each colour, the purple one besides Locations. */
const PLAIN = {
  Dark: {
    red: 'Darth Maul, Sith Apprentice',
    orange: 'Blaster',
    blue: 'Watto, Slave Owner',
    yellow: 'Sandstorm',
    green: 'Tusken Raider, Nomad',
    purple: 'Battleship, Trade Federation Transport',
  },
  Light: {
    red: 'Obi-Wan Kenobi, Young Jedi',
    orange: 'Blaster',
    blue: 'Jar Jar Binks, Gungan Chuba Thief',
    yellow: 'Da Beings Hereabouts Cawazy',
    green: 'Jawa, Thief',
    purple: 'Republic Cruiser, Transport',
  },
} as const;

export type Counts = Partial<Record<keyof (typeof PLAIN)['Dark'], number>>;

const LOCATIONS = ['Tatooine, Podrace Arena', 'Coruscant, Capital City', 'Naboo, Theed Palace'];

/** Ten cards of each colour, or as many as are told; a Location of each planet is among the purple ones. */
export function plainCards(seat: Seat, counts: Counts = {}, each = 10): Entry[] {
  const cards = LOCATIONS.map((name) => copies(seat, name, 1));
  for (const [colour, name] of Object.entries(PLAIN[seat])) {
    const n = (counts[colour as keyof Counts] ?? each) - (colour === 'purple' ? LOCATIONS.length : 0);
    if (n > 0) cards.push(copies(seat, name, n));
  }
  return cards;
}

export const deck = (...cards: (Entry | readonly Entry[])[]): Deck => ({
  name: 'A deck',
  cards: cards.flat(),
});
