/** The deck in a file, in any format that we know. */
import { basename } from 'node:path';
import { brief, type CardIndex, deckFileName, type DeckReading, readDeck, UnreadableDeck } from '@dejarik/kernel';
import { readText } from './files.ts';
import { UserError } from './output.ts';

/** A deck whose file gives it no name has the file's. */
export function readDeckFile<Side extends string>(cards: CardIndex<Side>, file: string): DeckReading<Side> {
  try {
    const { deck, faults } = readDeck(cards, readText(file));
    const name = deck.name === '' ? deckFileName(basename(file)) : deck.name;
    return { deck: { ...deck, name }, faults };
  } catch (error) {
    if (error instanceof UnreadableDeck) throw new UserError(`${brief(file)}, line ${error.line}: ${error.message}`);
    throw error;
  }
}
