/** What the languages of card text have in common. A game brings its grammar, its nouns, its tree and what they mean. */
export {
  type Block,
  type CardSet,
  type CardText,
  expectedAt,
  type Fault,
  faultAt,
  headerFault,
  type Line,
  LineFault,
  notPlayable,
  partsOf,
  readBlocks,
  readText,
  refuseBigNumbers,
  type Report,
  writeBlocks,
} from './cardfile.ts';
export { joined, listed, pluralForms, shortened, stopped, upperFirst, withArticle } from './english.ts';
export { BIGGEST_NUMBER, CardTextError, LineReader, LONGEST_LINE } from './reader.ts';
export type { Word } from './words.ts';
export { type Grammar, grammar } from './grammar.ts';
export { GrammarError, PrintError, type Refusal } from './grammar-error.ts';
export type { Fields, Kit, Node, Rule } from './grammar-types.ts';
