/** A card as printed: facts only. Its game text is kept as sentences, which the catalogue reads (text.ts). */

export const PLANETS = ['Tatooine', 'Coruscant', 'Naboo'] as const;
export type Planet = (typeof PLANETS)[number];

/** YJ-CARD-12: the three locations of each planet, in the order of the pictures on a Character. */
export const LOCATIONS: readonly (readonly string[])[] = [
  ['Mos Espa', 'Desert Landing Site', 'Podrace Arena'],
  ['Jedi Council Chamber', 'Galactic Senate', 'Capital City'],
  ['Theed Palace', 'Battle Plains', 'Gungan Swamp'],
];

/** YJ-CARD-08: top to bottom. */
export const DOTS = ['red', 'orange', 'blue', 'yellow', 'green', 'purple'] as const;
export type Dot = (typeof DOTS)[number];

export type Side = 'Dark' | 'Light';
/** A Double Impact card is two cards in one: each time it is played it is one of them. */
export type CardType =
  | 'Character'
  | 'Weapon'
  | 'Battle'
  | 'Effect'
  | 'Location'
  | 'Starship'
  | 'Objective'
  | 'Double Impact';
export type Uniqueness = 'stackable' | 'unique' | 'diamond' | 'none';

export interface Card {
  /** Set code and collector number, for instance `BON-4` or `EBON-P9`. */
  readonly id: string;
  readonly set: string;
  readonly number: string;
  readonly title: string;
  /** The empty string when there is none. Of an Armed & Dangerous Character without the weapon's name. */
  readonly subtitle: string;
  readonly side: Side;
  readonly type: CardType;
  readonly rarity: string;
  readonly uniqueness: Uniqueness;
  /** The colours it may fill in a deck: one, or several on a wild card (YJ-DECK-04). */
  readonly dots: readonly Dot[];
  /** Deploy counters (YJ-CARD-07). */
  readonly counters: number;
  /** One number; two on a card with two destiny numbers; none on an Objective. */
  readonly destiny: readonly number[];
  /** Of Characters and Starships; null where power is drawn as destiny (YJ-CARD-13); 0 on other cards. */
  readonly power: number | null;
  readonly damage: number;
  /** The planet of its location pictures or, on a Location, its own; null where there is none. */
  readonly planet: Planet | null;
  /** Bonus dots at the three locations of that planet. */
  readonly bonus: readonly number[];
  /** The built-in weapon of an Armed & Dangerous Character, or the empty string. */
  readonly weapon: string;
  /** Game text: one sentence an ability, in the wording of text.ts. */
  readonly text: readonly string[];
  /** The card that this one is another print of, or null (YJ-CARD-36). */
  readonly reprintOf: string | null;
}

/** `Darth Maul, Sith Lord`: how players call a card. */
export function fullTitle({ title, subtitle, weapon }: Pick<Card, 'title' | 'subtitle' | 'weapon'>): string {
  const name = subtitle === '' ? title : `${title}, ${subtitle}`;
  return weapon === '' ? name : `${name} & ${weapon}`;
}

/** YJ-CARD-15: the same title is the same person or thing, however it is spelled. */
export const sameTitle = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
