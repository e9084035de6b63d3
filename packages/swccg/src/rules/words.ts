/** The words by which texts name kinds of cards, as numbers. */
import type { Definition } from '../cards/catalogue.ts';
import type { Filter } from '../language/tree.ts';
import { VOCABULARY } from '../language/vocabulary.ts';

const IDS: ReadonlyMap<string, number> = new Map(VOCABULARY.map((entry, id) => [entry, id]));

/** The number of a word of the vocabulary. */
export function word(name: string): number {
  const id = IDS.get(name);
  if (id === undefined) throw new Error(`no kind of card is called ${name}`);
  return id;
}

export const isWord = (name: string): boolean => IDS.has(name);

/** Whether the card is of one of these kinds by what is printed on it. */
export const isPrinted = ({ is, name }: Definition, { kinds }: Filter): boolean =>
  kinds.some((kind) => kind.every((one) => (isWord(one) ? is[word(one)] === 1 : one === name)));
