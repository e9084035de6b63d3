/** Every rule of the edition is shown by a scenario, and no scenario names a rule that is not in the ledger. */
import { readFileSync } from 'node:fs';
import { isUnder } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../scenarios/index.ts';
import { EDITIONS } from '../src/editions.ts';

const LINE = /^- \*\*(?<id>TCG-[A-Z0-9-]+)\*\* \[(?<tag>\w+)\]/u;

const ledger = readFileSync(new URL('../../../rules/swtcg.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => LINE.exec(line)?.groups)
  .filter((groups) => groups !== undefined)
  .map(({ id = '', tag = '' }) => ({ id, tag }));

describe.each(EDITIONS.map(({ id }) => id))('the edition %s', (edition) => {
  const rules = ledger.filter(({ tag }) => tag === edition || tag === 'both').map(({ id }) => id);
  const own = scenarios().filter((scenario) => isUnder(scenario, edition));
  const shown = new Set(own.flatMap((scenario) => scenario.rules));

  test('has every rule shown by a scenario', () => {
    expect(rules.length).toBeGreaterThan(300);
    expect(rules.filter((id) => !shown.has(id))).toEqual([]);
  });

  test('is shown by scenarios that name rules of it', () => {
    const its = new Set(rules);
    expect([...shown].filter((id) => !its.has(id))).toEqual([]);
  });
});
