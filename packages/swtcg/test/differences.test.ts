/** The table of what the rulebooks disagree on is that of the ledger, and what it says decides it does differ. */
import { readFileSync } from 'node:fs';
import type { Scenario } from '@dejarik/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { scenarios } from '../scenarios/index.ts';
import { DIFFERENCES } from '../src/editions/differences.ts';
import { EXPANDED, NEW_HOPE } from '../src/editions.ts';
import { Play } from '../src/testing/play.ts';

const ledger = readFileSync(new URL('../../../rules/swtcg.md', import.meta.url), 'utf8');
const ROW = /^\| \d+ \| (?<subject>[^|]+) \| [^|]+ \| [^|]+ \| (?<ids>[^|]+) \|$/gmu;
const rows = [...ledger.matchAll(ROW)].map(({ groups }) => ({
  subject: groups!['subject']!,
  ids: groups!['ids']!.split(', ').sort(),
}));

test('the subjects are those of the ledger, with their rules', () => {
  expect(rows.length).toBe(52);
  expect(DIFFERENCES.map(({ subject, nh, x }) => ({ subject, ids: [...nh, ...x].sort() }))).toEqual(rows);
});

const parts = (edition: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], edition);

/** Whether the scenario fails; `exchanged`: with what the other edition makes of it. */
function failure(scenario: Scenario, exchanged: boolean): boolean {
  const by = vi.spyOn(Play.prototype, 'by');
  if (exchanged)
    by.mockImplementation(function (this: Play, { nh, x }) {
      return this.edition === 'x' ? nh : x;
    });
  try {
    scenario.run('plain');
    return false;
  } catch {
    return true;
  } finally {
    by.mockRestore();
  }
}

const byTitle = Map.groupBy(scenarios(), ({ title }) => title);

describe.each(DIFFERENCES)('$subject', ({ nh: first, x: second, decidedBy, alike }) => {
  test('is decided somewhere, or both books come to the same', () => {
    expect(decidedBy.length > 0).toBe(alike === undefined);
  });

  test('is shown by a scenario that both play', () => {
    const shows = (list: readonly Scenario[], edition: string, ids: readonly string[]): boolean =>
      list.some((scenario) => scenario.edition === edition && scenario.rules.some((id) => ids.includes(id)));
    const shown = [...byTitle.values()].some((list) => shows(list, 'nh', first) && shows(list, 'x', second));
    expect(shown).toBe(true);
  });

  test.each(decidedBy)('%s is not the same in both', (path) => {
    const [nh, x] = [NEW_HOPE, EXPANDED].map((edition) =>
      path.startsWith('procedures.') ? edition.procedures.get(path.slice(11)) : parts(edition, path),
    );
    expect(nh).toBeDefined();
    expect(x).toBeDefined();
    expect(nh).not.toEqual(x);
  });
});

// Where a scenario says what each book makes of it, what the other says is wrong.
describe.each(DIFFERENCES.filter(({ alike }) => alike === undefined))('$subject', ({ nh: first, x: second }) => {
  test('is shown by a scenario that fails with what the other says', () => {
    for (const [edition, ids] of [
      ['nh', first],
      ['x', second],
    ] as const) {
      const own = scenarios().filter(
        (scenario) => scenario.edition === edition && scenario.rules.some((id) => ids.includes(id)),
      );
      expect(own.some((scenario) => !failure(scenario, false) && failure(scenario, true))).toBe(true);
    }
  });
});
