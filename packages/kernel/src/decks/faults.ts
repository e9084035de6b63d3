/** Rules of deck building that games share: cards that there are, of one side, in an exact number. */
import type { Deck, DeckFault } from '../game.ts';
import { counted } from '../words.ts';

export interface DeckEntry<Card> {
  readonly card: Card;
  readonly copies: number;
}

/** The cards of the deck; those that the game does not have are faults. */
export function deckEntries<Card>(
  deck: Deck,
  find: (id: string) => Card | undefined,
  rule: string,
): { readonly entries: readonly DeckEntry<Card>[]; readonly unknown: readonly DeckFault[] } {
  const entries: DeckEntry<Card>[] = [];
  const unknown: DeckFault[] = [];
  for (const { id, copies } of deck.cards) {
    const card = find(id);
    if (card !== undefined) entries.push({ card, copies });
    else unknown.push({ rule, message: `${id} is not a card of the catalogue` });
  }
  return { entries, unknown };
}

export const copiesOf = <Card>(entries: readonly DeckEntry<Card>[], isMeant: (card: Card) => boolean): number =>
  entries.reduce((sum, { card, copies }) => sum + (isMeant(card) ? copies : 0), 0);

/** What to do about a deck that lacks so many cards, or has so many too many. */
export const addOrTakeOut = (n: number): string => (n > 0 ? `add ${n}` : `take out ${-n}`);

/** `sides`: their names by number; `wanted`: the one that the seat plays, or -1. */
export function sideFaults<Card>(
  entries: readonly DeckEntry<Card>[],
  sides: readonly string[],
  sideOf: (card: Card) => number,
  wanted: number,
  rule: string,
): DeckFault[] {
  const counts = sides.map((_, side) => copiesOf(entries, (card) => sideOf(card) === side));
  const found = sides.flatMap((name, side) => (counts[side] === 0 ? [] : `${counts[side]} ${name}`));
  if (found.length > 1)
    return [{ rule, message: `${found.join(' and ')} cards; a deck has the cards of one side only` }];
  const side = counts.findIndex((n) => n > 0);
  if (wanted < 0 || side < 0 || side === wanted) return [];
  return [{ rule, message: `this is a ${sides[side]} deck; the seat plays ${sides[wanted]}` }];
}

export function sizeFaults<Card>(entries: readonly DeckEntry<Card>[], size: number, rule: string): DeckFault[] {
  const total = copiesOf(entries, () => true);
  if (total === size) return [];
  return [{ rule, message: `${counted(total, 'card')}; a deck has exactly ${size}: ${addOrTakeOut(size - total)}` }];
}
