// The lines of the ledgers that name a card: what the card shown large leads to.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRulings, rulingsOn } from '../src/rulebook/rulings.ts';
import { starWarsCcg } from '../src/session/swccg/engine.ts';
import { allFacts } from '../src/session/swccg/facts.ts';

const rulingsIn = (game: string) =>
  readRulings(readFileSync(new URL(`../../../rules/${game}.md`, import.meta.url), 'utf8').replaceAll('\r', ''));

const ids = (game: string, title: string): string[] => rulingsOn(rulingsIn(game), title).map(({ id }) => id);

describe('the Star Wars CCG', () => {
  const rulings = rulingsIn('swccg');
  const titles = [...new Set(allFacts(starWarsCcg()).map(({ title }) => title))];

  test('every line about a card is found at that card, but those about cards of other sets', () => {
    const found = new Set(titles.flatMap((title) => rulingsOn(rulings, title).map(({ id }) => id)));
    const lines = rulings.filter(({ line }) => /^CCG-(?:CARD|READ)-/u.test(line.id));
    expect(lines.length).toBeGreaterThan(300);
    const lost = lines.filter(({ line }) => !found.has(line.id)).map(({ line }) => line.text);
    expect(lost.filter((text) => !text.includes('not in pool'))).toEqual([]);
  });

  test('what is about the card comes first, what names it in passing after it', () => {
    const [first, ...others] = ids('swccg', 'Elis Helrot');
    expect(first).toMatch(/^CCG-CARD-/u);
    expect(others).toContain('CCG-LOC-17');
  });

  test('a name of one word is looked for only where a line is about it', () => {
    for (const id of ids('swccg', 'Sense')) expect(id).toMatch(/^CCG-(?:CARD|READ)-/u);
  });

  test('a name that is a word of the rules brings its own lines alone', () => {
    expect(ids('swccg', 'Death Star').length).toBeLessThan(12);
  });
});

test('a ledger that sets no title apart is searched for the name', () => {
  expect(ids('young-jedi', 'In Complete Control').length).toBeGreaterThan(0);
  expect(ids('swtcg', 'No Such Card')).toEqual([]);
});
