/** Decks from pools: what a card is worth, what is built, and whether a deck is made of its pool. */
import { counted, type Deck, type DeckFault, type Game, type LimitedPlay, onceFor } from '@dejarik/kernel';

/** The rarer a card, the better: by how often it is in the packs. */
const rarityWorth = onceFor(({ cards, packs }: LimitedPlay) => {
  const times = new Map(cards.map(({ id }) => [id, 0]));
  for (const { sets, slots } of packs)
    for (const { rarities, count } of slots) {
      const alike = cards.filter(({ set, rarity }) => sets.includes(set) && rarities.includes(rarity));
      const sheet = alike.reduce((sum, card) => sum + (card.times ?? 1), 0);
      for (const card of alike) times.set(card.id, times.get(card.id)! + (count * (card.times ?? 1)) / sheet);
    }
  return new Map([...times].map(([id, often]) => [id, 1 / (1 + often)]));
});

export const worthOf = (limited: LimitedPlay, card: string, pool: readonly string[]): number =>
  limited.worth?.(card, pool) ?? rarityWorth(limited).get(card) ?? 0;

/** The place of the card that a player with this pool wants most; of equals the first. */
export function bestPick(limited: LimitedPlay, cards: readonly string[], pool: readonly string[]): number {
  const worths = cards.map((card) => worthOf(limited, card, pool));
  return worths.indexOf(Math.max(...worths));
}

/** All that a player can build of. */
export const withLent = ({ lent = [] }: LimitedPlay, pool: readonly string[]): readonly string[] => [...pool, ...lent];

/** A deck for the side: the game's own, or else the best cards of the pool that are for it. */
export function deckFromPool(limited: LimitedPlay, pool: readonly string[], side: number, cards: number): Deck {
  const all = withLent(limited, pool);
  if (limited.build !== undefined) return limited.build(all, side, cards);
  const own = all.filter((card) => limited.isFor(card, side));
  own.sort((a, b) => worthOf(limited, b, pool) - worthOf(limited, a, pool));
  return deckOf(own.slice(0, cards));
}

export const deckOf = (cards: readonly string[], name = 'Limited'): Deck => ({
  name,
  cards: [...Map.groupBy(cards, (card) => card)].map(([id, all]) => ({ id, copies: all.length })),
});

/** What is wrong with a deck of a sealed or draft event: too few cards, or cards that are not in the pool. */
export function limitedFaults(deck: Deck, pool: readonly string[], leastCards: number, rule: string): DeckFault[] {
  const faults: DeckFault[] = [];
  const total = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
  if (total < leastCards)
    faults.push({
      rule,
      message: `the deck has ${counted(total, 'card')}; at this event it needs at least ${leastCards}`,
    });
  for (const { id, copies } of deck.cards) {
    const have = pool.filter((card) => card === id).length;
    if (copies > have) faults.push({ rule, message: `the deck has ${copies} copies of ${id}; the pool has ${have}` });
  }
  return faults;
}

interface LimitedRules {
  readonly game: Pick<Game, 'checkDeck'>;
  readonly limited: LimitedPlay;
  readonly edition: string;
  readonly leastCards: number;
  /** The rule that the event is found in. */
  readonly rule: string;
}

/** Every rule that the deck breaks at the event: the event's own, and those of every deck that are not waived there. */
export const eventDeckFaults = (
  { game, limited, edition, leastCards, rule }: LimitedRules,
  deck: Deck,
  side: number,
  pool: readonly string[],
): DeckFault[] => [
  ...limitedFaults(deck, withLent(limited, pool), leastCards, rule),
  ...game.checkDeck(deck, side, edition).filter((fault) => limited.waived?.includes(fault.rule) !== true),
];
