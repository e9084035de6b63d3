// The rulebook and what stands on it: every rule is shown by a scenario, and every rule that is named exists.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scenarios } from '../scenarios/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const ledger = new Set(
  [...readFileSync(`${root}rules/young-jedi.md`, 'utf8').matchAll(/^- \*\*(YJ-[A-Z]+-\d+)\*\*/gmu)].map(
    ([, id]) => id!,
  ),
);

test('every rule is named by a scenario, and every scenario names rules that there are', () => {
  const shown = new Set(scenarios().flatMap(({ rules }) => rules));
  expect(ledger.size).toBeGreaterThan(400);
  expect([...ledger].filter((id) => !shown.has(id))).toEqual([]);
  expect([...shown].filter((id) => !ledger.has(id))).toEqual([]);
});

/** "YJ-POD-10, 11" names two, "YJ-POD-01 to 27" its first and its last. */
const CITED = /\b(?<area>YJ-[A-Z]+-)(?<first>\d+)(?<more>(?:(?:,| to| and) \d{2}\b)*)/gu;

test('every rule that the sources name is one', () => {
  const wrong: string[] = [];
  let named = 0;
  for (const file of globSync('packages/young-jedi/src/**/*.ts', { cwd: root }))
    for (const { groups } of readFileSync(`${root}${file}`, 'utf8').matchAll(CITED))
      for (const n of [groups!['first']!, ...(groups!['more']!.match(/\d+/gu) ?? [])]) {
        named++;
        if (!ledger.has(`${groups!['area']}${n}`)) wrong.push(`${groups!['area']}${n} in ${file}`);
      }
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(300);
});
