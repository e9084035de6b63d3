/** Decks for trying out everything: any legal ones, and ones that leave no card out. */
import { type Deck, seeded, shuffle } from '@dejarik/kernel';
import { ARENAS, SIDES } from '../cards/card.ts';
import { type Catalogue, type Definition, isPlayedBy } from '../cards/catalogue.ts';

export { randomDeck } from '../decks/random.ts';

/** Units of each arena in a deck, and cards that are no units: sixty together, and legal in any mixture. */
const OF_AN_ARENA = 15;
const OF_THE_REST = 15;

/** Decks of single cards for a side, as few as can hold every card that it may play. */
function everyCard(cards: Catalogue, side: number): Deck[] {
  const random = seeded(`every card of seat ${side}`);
  const groups = [...ARENAS.keys(), -1].map((arena) => {
    const group = cards.cards.filter((card) => card.arena === arena && isPlayedBy(card, side));
    shuffle(random, group);
    return group;
  });
  const sizes = groups.map((_, arena) => (arena < ARENAS.length ? OF_AN_ARENA : OF_THE_REST));
  const count = Math.max(...groups.map((group, i) => Math.ceil(group.length / sizes[i]!)));
  return Array.from({ length: count }, (_, n) => ({
    name: `every card, ${n + 1} of ${count}`,
    cards: groups.flatMap((group, i) => takeAround(group, n * sizes[i]!, sizes[i]!)),
  }));
}

/** So many from this place on; from the end on to the beginning again. */
function takeAround(group: readonly Definition[], from: number, size: number): { id: string; copies: number }[] {
  const copies = new Map<string, number>();
  for (let i = 0; i < size; i++) {
    const { id } = group[(from + i) % group.length]!.card;
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  return [...copies].map(([id, n]) => ({ id, copies: n }));
}

/** Legal decks, one for each side, that together contain every card of the catalogue. */
export function coverageDecks(cards: Catalogue): Deck[][] {
  const bySide = SIDES.map((_, side) => everyCard(cards, side));
  const most = Math.max(...bySide.map((decks) => decks.length));
  return Array.from({ length: most }, (_, n) => bySide.map((decks) => decks[n % decks.length]!));
}
