/** The words by which texts name kinds of cards, as numbers. */
import { VOCABULARY } from '../language/vocabulary.ts';

const IDS: ReadonlyMap<string, number> = new Map(VOCABULARY.map((entry, id) => [entry, id]));

/** The number of a word of the vocabulary. */
export function word(name: string): number {
  const id = IDS.get(name);
  if (id === undefined) throw new Error(`no kind of card is called ${name}`);
  return id;
}

export const isWord = (name: string): boolean => IDS.has(name);
