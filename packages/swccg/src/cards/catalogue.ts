/** All cards of the game, each with what the rules ask of it worked out once. */
import type { Text } from '../language/meaning.ts';
import type { ROOMS } from '../language/rules.ts';
import type { Card } from './card.ts';

/** A number that the card does not have (CCG-OBJ-14). */
export const NO_NUMBER = -1;

/** Seats aboard: `either` are for pilots or passengers, `everybody` for a vehicle's whole crew (CCG-CAP-05). */
export type Room = Readonly<Record<keyof typeof ROOMS, number>>;

export interface Definition {
  readonly index: number;
  readonly card: Card;
  readonly title: string;
  /** The title without what stands in brackets after it: how texts name the card (CCG-UNQ-06). */
  readonly name: string;
  /** The number of the title: versions of both sides share it. */
  readonly titleId: number;
  /** The number of the side. */
  readonly side: number;
  readonly type: Card['type'];
  /** Whether each word of the vocabulary fits the card as printed; by `wordId`. */
  readonly is: Uint8Array;
  /** Printed numbers in thousandths by `STATS`, or NO_NUMBER. */
  readonly numbers: readonly number[];
  /** In thousandths. */
  readonly parsec: number;
  /** Destiny numbers to choose from, in thousandths. */
  readonly destiny: readonly number[];
  /** Force icons by side. */
  readonly icons: readonly number[];
  readonly dots: number;
  readonly room: Room;
  /** Permanent pilots, and their ability together. */
  readonly pilots: number;
  readonly pilotAbility: number;
  /** The group a location belongs to: the number of its system's name, or -1 where it lies alone. */
  readonly system: number;
  /** Its texts; those of a location say for which side they hold. */
  readonly texts: readonly Text[];
  /** Those that are used from the hand. */
  readonly fromHand: readonly Text[];
  /** Those that say where it deploys. */
  readonly deploysOn: readonly Text[];
  /** Of a location: the titles that it converts. */
  readonly converts: readonly number[];
  /** Light goes first if a game starts with it (CCG-STA-10). */
  readonly startsLight: boolean;
}

/** A text that somebody may have in hand, and the least Force it takes. */
export interface InPrint {
  readonly text: Text;
  readonly price: number;
}

export interface Catalogue {
  readonly cards: readonly Definition[];
  readonly byId: ReadonlyMap<string, Definition>;
  /** The card of which nothing is known. */
  readonly unknown: Definition;
  /** All texts by number. */
  readonly texts: readonly Text[];
  /** Names of systems by number. */
  readonly systems: readonly string[];
  readonly titles: readonly string[];
  /** By side: what there is in print to play from a hand, by what it answers; the empty word: nothing in particular. */
  readonly inPrint: readonly ReadonlyMap<string, readonly InPrint[]>[];
  /** By side: texts by which a card can react from the hand. */
  readonly reactsInPrint: readonly (readonly Text[])[];
  readonly version: string;
}
