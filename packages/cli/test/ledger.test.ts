// The rulebooks: every line is read, whatever order the ids stand in.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inScope, readLedger } from '../src/ledger.ts';

describe.each([
  ['swtcg', 'nh', /^TCG-/u, 364],
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
});
