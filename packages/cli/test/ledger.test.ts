// The rulebooks: every line is read, whatever order the ids stand in.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inScope, readLedger } from '../src/ledger.ts';

describe.each([
  { game: 'swtcg', id: /^TCG-/u, editions: { nh: 367, x: 841 } },
  { game: 'young-jedi', id: /^YJ-/u, editions: { faq: 410 } },
  { game: 'swccg', id: /^CCG-/u, editions: { 1996: 983 } },
])('the ledger of $game', ({ game, editions, id }) => {
  const ledger = readLedger(game);

  test.each(Object.entries(editions))('has its rules of the edition %s in scope: %i', (edition, total) => {
    expect(ledger.filter((rule) => inScope(rule, edition))).toHaveLength(total);
  });

  test('gives every rule an id of its own, and every line with an id is one', () => {
    const text = readFileSync(new URL(`../../../rules/${game}.md`, import.meta.url), 'utf8');
    const lines = text.split('\n').filter((line) => line.startsWith('- **'));
    expect(ledger).toHaveLength(lines.length);
    expect(new Set(ledger.map((rule) => rule.id)).size).toBe(lines.length);
    for (const rule of ledger) {
      expect(rule.id).toMatch(id);
      expect(rule.text).toMatch(/\S{3}/u);
    }
  });

  // Comments too: "TCG-POP-01, 02, 19" is three ids, "TCG-DICE-01 to 09" two.
  test('knows every rule that the sources name, in the editions that are played', () => {
    const played = Object.keys(editions);
    const ids = new Set(ledger.filter((rule) => played.some((it) => inScope(rule, it))).map((rule) => rule.id));
    const named = citations(id);
    expect(named.size).toBeGreaterThan(100);
    expect([...named].filter(([cited]) => !ids.has(cited)).map(([cited, file]) => `${cited} in ${file}`)).toEqual([]);
  });
});

/** Every id in the sources with a file that names it. */
function citations(start: RegExp): Map<string, string> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const pattern = /\b(?<area>(?:TCG|YJ|CCG)(?:-[A-Z]+)+-)(?<first>\d+)(?<more>(?:(?:,| to| and) \d{2,3}\b)*)/gu;
  const found = new Map<string, string>();
  for (const file of globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }))
    for (const { groups } of readFileSync(`${root}${file}`, 'utf8').matchAll(pattern))
      for (const n of [groups!['first']!, ...(groups!['more']!.match(/\d+/gu) ?? [])])
        if (start.test(`${groups!['area']}${n}`)) found.set(`${groups!['area']}${n}`, file);
  return found;
}
