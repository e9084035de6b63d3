/** Every rule of the edition is shown by a scenario, and no scenario names a rule that is not in the ledger. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarios } from '../scenarios/index.ts';
import { EDITIONS } from '../src/editions.ts';

const LINE = /^- \*\*(?<id>TCG-[A-Z0-9-]+)\*\* \[(?<tag>\w+)\]/u;

const ledger = readFileSync(new URL('../../../rules/swtcg.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => LINE.exec(line)?.groups)
  .filter((groups) => groups !== undefined)
  .map(({ id = '', tag = '' }) => ({ id, tag }));

const shown = new Set(scenarios().flatMap(({ rules }) => rules));

test.each(EDITIONS.map(({ id }) => id))('every rule of the edition %s is shown by a scenario', (edition) => {
  const rules = ledger.filter(({ tag }) => tag === edition || tag === 'both');
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});

test('no scenario names a rule that is not there', () => {
  const ids = new Set(ledger.map(({ id }) => id));
  expect([...shown].filter((id) => !ids.has(id))).toEqual([]);
});
