export { type Grammar, grammar } from './grammar.ts';
export { GrammarError, PrintError, type Refusal } from './grammar-error.ts';
export type { Fields, Kit, Node, Rule } from './grammar-types.ts';
