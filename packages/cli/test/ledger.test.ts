// The rulebooks: every line is read, whatever order the ids stand in.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inScope, readLedger } from '../src/ledger.ts';

describe.each([
  ['swtcg', 'nh', /^TCG-/u, 367],
  ['young-jedi', 'faq', /^YJ-/u, 410],
])('the ledger of %s', (game, edition, id, total) => {
  const ledger = readLedger(game);

  test(`has ${total} rules in scope`, () => {
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
  test('knows every rule that the sources name, in the edition that is played', () => {
    const ids = new Set(ledger.filter((rule) => inScope(rule, edition)).map((rule) => rule.id));
    const named = citations(id);
    expect(named.size).toBeGreaterThan(100);
    expect([...named].filter(([cited]) => !ids.has(cited)).map(([cited, file]) => `${cited} in ${file}`)).toEqual([]);
  });
});

/** Every id in the sources with a file that names it. */
function citations(start: RegExp): Map<string, string> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const pattern = /\b(?<area>(?:TCG|YJ)(?:-[A-Z]+)+-)(?<first>\d+)(?<more>(?:(?:,| to| and) \d{2}\b)*)/gu;
  const found = new Map<string, string>();
  for (const file of globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }))
    for (const { groups } of readFileSync(`${root}${file}`, 'utf8').matchAll(pattern))
      for (const n of [groups!['first']!, ...(groups!['more']!.match(/\d+/gu) ?? [])])
        if (start.test(`${groups!['area']}${n}`)) found.set(`${groups!['area']}${n}`, file);
  return found;
}
