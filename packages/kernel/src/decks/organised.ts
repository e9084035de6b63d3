/** What a game brings to organised play: the formats decks are checked by, and its booster packs. */
import type { Deck, DeckFault } from '../game.ts';
import { brief, folded, listed } from '../words.ts';

/** Which cards may be brought to an event. */
export interface PlayFormat<Rules = unknown> {
  readonly id: string;
  readonly name: string;
  /** The codes of its sets. */
  readonly sets: readonly string[];
  /** Titles of cards that may not be played, and of those of which a deck may have one. */
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
  /** What else the game asks of its cards. */
  readonly rules: Rules;
  /** The rule that it is found in. */
  readonly rule: string;
}

export interface FormatCard {
  readonly set: string;
  readonly title: string;
}

/** A set that cards are of, as events name it. */
export interface NamedSet {
  /** As on the cards' ids. */
  readonly code: string;
  readonly name: string;
}

/**
 * The format as an event announces it: with these sets instead of its own, or with `+` beside them, as in `SAV,BOE` or
 * `+IA`. A sentence, where one of them is none.
 */
export function withSets<Rules>(
  format: PlayFormat<Rules>,
  said: string,
  known: readonly NamedSet[],
): PlayFormat<Rules> | string {
  const parts = said.split(',').map((part) => part.trim());
  const sets: string[] = parts.every((part) => part.startsWith('+')) ? [...format.sets] : [];
  for (const part of parts) {
    const wanted = part.replace(/^\+\s*/u, '').toUpperCase();
    if (!known.some(({ code }) => code === wanted))
      return `there is no set "${brief(wanted)}"; there is ${listed(known.map(({ code }) => code))}`;
    if (!sets.includes(wanted)) sets.push(wanted);
  }
  return { ...format, sets };
}

/** What of a deck is not in the format. `also`: what is wrong with a card by the format's own rules; null: nothing. */
export function formatFaults<Card extends FormatCard>(
  format: PlayFormat,
  deck: Deck,
  cardOf: (id: string) => Card | undefined,
  also: (card: Card) => string | null = () => null,
): DeckFault[] {
  const has = (titles: readonly string[], { title }: Card): boolean =>
    titles.some((known) => folded(known) === folded(title));
  return deck.cards.flatMap(({ id, copies }) => {
    const card = cardOf(id);
    if (card === undefined) return [];
    const fault = (message: string): DeckFault[] => [{ rule: format.rule, message }];
    if (!format.sets.includes(card.set))
      return fault(`${card.title} is of ${card.set}, which is not in ${format.name}`);
    if (has(format.banned, card)) return fault(`${card.title} is banned in ${format.name}`);
    if (has(format.restricted, card) && copies > 1)
      return fault(`${card.title} is restricted in ${format.name}: a deck may have one copy, not ${copies}`);
    const wrong = also(card);
    return wrong === null ? [] : fault(wrong);
  });
}

/** A card as it lies in booster packs. */
export interface PackCard {
  readonly id: string;
  readonly set: string;
  readonly rarity: string;
  /** How often it is on the sheet that packs are filled from; without it, once. */
  readonly times?: number;
}

/** What is in a booster pack: so many different cards of these rarities, out of its sets. */
export interface PackDefinition {
  readonly id: string;
  readonly name: string;
  readonly sets: readonly string[];
  readonly slots: readonly { readonly rarities: readonly string[]; readonly count: number }[];
}

/** What sealed and draft events need to know of a game. */
export interface LimitedPlay {
  readonly cards: readonly PackCard[];
  readonly packs: readonly PackDefinition[];
  /** How much a player with this pool wants the card; the rarer the better, where the game does not say. */
  worth?(card: string, pool: readonly string[]): number;
  /** A deck of this side with about so many cards of the pool; without it, the best that `isFor` the side. */
  build?(pool: readonly string[], side: number, cards: number): Deck;
  isFor(card: string, side: number): boolean;
  /** Cards that are in no booster and that decks need: everybody has one of each beside the pool. */
  readonly lent?: readonly string[];
  /** The rules by which pools are made decks of. */
  readonly rules: Readonly<Record<'sealed' | 'draft', string>>;
  /** Rules of deck building that give way to the event's own settings; without it, none. */
  readonly waived?: readonly string[];
}

export interface OrganisedPlay {
  readonly formats: readonly PlayFormat[];
  /** All sets that an event can put into a format. */
  readonly sets: readonly NamedSet[];
  /** What keeps the deck out of the format, beyond the rules of every deck. */
  faults(deck: Deck, format: PlayFormat): DeckFault[];
  readonly limited?: LimitedPlay;
}
