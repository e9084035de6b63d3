/** The deck in a file, in any format that we know. */
import { basename } from 'node:path';
import {
  brief,
  type CardIndex,
  type DeckFault,
  type DeckFileFault,
  deckFileName,
  type DeckReading,
  readDeck,
  UnreadableDeck,
} from '@dejarik/kernel';
import { readText } from './files.ts';
import { UserError } from './output.ts';

/** What is to be known of a deck that is sound all the same: of its file, and of its cards. */
export const warningLines = (file: string, warnings: readonly (DeckFault | DeckFileFault)[]): string[] =>
  warnings.map((warning) =>
    'line' in warning
      ? `${brief(file)}, line ${warning.line}: ${warning.message}`
      : `${brief(file)}: ${warning.message} (${warning.rule})`,
  );

/** A deck whose file gives it no name has the file's. */
export function readDeckFile<Side extends string>(cards: CardIndex<Side>, file: string): DeckReading<Side> {
  try {
    const reading = readDeck(cards, readText(file), { file });
    const name = reading.deck.name === '' ? deckFileName(basename(file)) : reading.deck.name;
    return { ...reading, deck: { ...reading.deck, name } };
  } catch (error) {
    if (error instanceof UnreadableDeck) throw new UserError(`${brief(file)}, line ${error.line}: ${error.message}`);
    throw error;
  }
}
