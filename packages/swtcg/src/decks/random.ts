/** Legal decks of any cards: for trying out everything with everything. */
import { below, type Deck, type RandomState, shuffle } from '@dejarik/kernel';
import { ARENAS, isSupplied, NEUTRAL } from '../cards/card.ts';
import { type Catalogue, type Definition, isPlayedBy } from '../cards/catalogue.ts';

const SIZE = 60;
const MOST_COPIES = 4;
/** At least this many units of each arena; the rest is dealt out by chance. */
const OF_EACH_ARENA = 14;
const SPELLS = 12;
const MOST_OF_AN_ARENA = 24;
const SUBORDINATES = 3;

/** A deck for the side with as many of the wanted cards as fit, four copies of each, and any others. */
export function randomDeck(cards: Catalogue, side: number, random: RandomState, wanted: readonly string[] = []): Deck {
  const playable = cards.cards.filter((card) => isPlayedBy(card, side) && card.card.unplayable === undefined);
  const own = playable.filter(({ card }) => !isSupplied(card));
  const rest = own.slice();
  shuffle(random, rest);
  const first = wanted.flatMap((id) => {
    const definition = cards.byId.get(id);
    return definition !== undefined && own.includes(definition) ? [definition] : [];
  });
  const copies = new Map<Definition, number>();
  const count = [0, 0, 0, 0];
  let total = 0;
  const add = (definition: Definition, n: number, most: number): void => {
    const kinds = definition.unit ? definition.arenas : [ARENAS.length]; // of several arenas: counted in each
    const have = copies.get(definition) ?? 0;
    const more = Math.min(n, MOST_COPIES - have, ...kinds.map((kind) => most - count[kind]!), SIZE - total);
    if (more <= 0) return;
    copies.set(definition, have + more);
    for (const kind of kinds) count[kind] = count[kind]! + more;
    total += more;
  };
  // The least of each kind first, so that whatever else comes the deck is legal.
  for (const list of [first, rest])
    for (const definition of list)
      add(definition, list === first ? MOST_COPIES : 1 + below(random, 2), definition.unit ? OF_EACH_ARENA : SPELLS);
  for (const definition of [...first, ...rest]) add(definition, 2, definition.unit ? MOST_OF_AN_ARENA : SPELLS);
  // TCG-DECK-17, TCG-SUPPLY-03: the supply is no part of the deck, but of its side or Neutral.
  const sides = new Set([NEUTRAL, ...[...copies.keys()].map((definition) => definition.side)]);
  for (const definition of playable)
    if (isSupplied(definition.card) && sides.has(definition.side))
      copies.set(definition, definition.card.type === 'Event' ? 1 : SUBORDINATES);
  return { name: 'any cards', cards: [...copies].map(([{ card }, n]) => ({ id: card.id, copies: n })) };
}
