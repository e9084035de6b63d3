/** Every rule of the edition is shown by a scenario, and no scenario names a rule that is not in the ledger. */
import { readFileSync } from 'node:fs';
import type { Reason } from '@dejarik/kernel';
import { isUnder } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../scenarios/index.ts';
import { EDITIONS, EXPANDED, NEW_HOPE } from '../src/editions.ts';
import * as no from '../src/rules/reasons.ts';

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

  test('has the log lead to rules of it, and what it says otherwise as well', () => {
    const { logRules, reasons } = EDITIONS.find(({ id }) => id === edition)!;
    const led = [...Object.values(logRules), ...[...reasons.values()].map(({ rule }) => rule)];
    const its = new Set(rules);
    expect(led.filter((id) => !its.has(id))).toEqual([]);
  });
});

test('a refusal by a rule of the first book alone is another by the second, or cannot come up there', () => {
  const tags = new Map(ledger.map(({ id, tag }) => [id, tag]));
  const byFirst = Object.values(no).filter((it): it is Reason => 'rule' in it && tags.get(it.rule) === NEW_HOPE.id);
  expect(byFirst.length).toBeGreaterThan(10);
  // Policies of the first edition give these, where the second has its own.
  const { PILOT_TAPPED, NOT_A_UNIT, OVER_LIMIT } = no;
  expect(byFirst.filter((it) => !EXPANDED.reasons.has(it))).toEqual([PILOT_TAPPED, NOT_A_UNIT, OVER_LIMIT]);
});
