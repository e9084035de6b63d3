/** How text, trees and templates are refused. */

const LONGEST_FOUND = 40;
const MOST_EXPECTED = 8;

export type Refusal = 'unread' | 'ambiguous' | 'too long' | 'too deep' | 'too much';

/** Text that the grammar does not read in exactly one way. `column` counts from 1. */
export class GrammarError extends Error {
  readonly refusal: Refusal;
  readonly text: string;
  readonly column: number;
  readonly expected: string;
  readonly found: string;

  constructor(refusal: Refusal, text: string, at: number, expected: string, found = foundAt(text, at)) {
    super(`column ${at + 1}: expected ${expected}, found ${found}`);
    this.name = 'GrammarError';
    this.refusal = refusal;
    this.text = text;
    this.column = at + 1;
    this.expected = expected;
    this.found = found;
  }
}

/** A tree that the grammar cannot write. */
export class PrintError extends Error {
  override readonly name = 'PrintError';
}

function foundAt(text: string, at: number): string {
  const word = /^(?:[\p{L}\p{N}]+|.)/su.exec(text.slice(at, at + LONGEST_FOUND))?.[0];
  return word === undefined ? 'the end of the line' : quoted(word);
}

/** A word as an error shows it; a quote mark stands between others. */
export const quoted = (word: string): string => (word.includes('"') ? `'${word}'` : `"${word}"`);

/** Sorted, and no more than one can take in. */
export function listExpected(expected: Iterable<string>): string {
  const sorted = [...expected].sort();
  const shown = sorted.slice(0, MOST_EXPECTED);
  if (sorted.length > shown.length) return `${shown.join(', ')} or ${sorted.length - shown.length} others`;
  const last = shown.pop() ?? 'nothing';
  return shown.length === 0 ? last : `${shown.join(', ')} or ${last}`;
}
