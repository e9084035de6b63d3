// The designer's page tells the truth: its examples are read, and printed back as they are written.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedCards } from '../src/cards/shipped.ts';
import { shortTitle } from '../src/cards/card.ts';
import { cardGrammar } from '../src/language/grammar.ts';

const page = readFileSync(new URL('../../../docs/card-language-ccg.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^\| [^|]+ \| `(?<line>[^`]+\.)` \|$/gmu)].map(({ groups }) => groups!['line']!);
const grammar = cardGrammar(shippedCards().map(({ title }) => shortTitle(title)));

test('the page has an example of every kind of line', () => {
  const kinds = examples.map((line) => grammar.parse('lines', line)[0]!.line);
  expect(new Set(kinds)).toEqual(new Set(['static', 'trigger', 'action', 'deploy', 'fire']));
  expect(examples.length).toBe(12);
});

test.each(examples)('%s', (line) => {
  expect(grammar.print('lines', grammar.parse('lines', line))).toBe(line);
});

test.each([
  ['Your alien here is powerful.', 'column 20'],
  ['Just after opponent juggles: Cancel it.', 'column 21'],
])('%s is refused', (line, where) => {
  expect(() => grammar.parse('lines', line)).toThrow(where);
});
