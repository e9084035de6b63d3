// The documents of 1996 and what stands on them: every section that the ledger draws on is shown by scenarios.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../scenarios/index.ts';

interface Rule {
  readonly id: string;
  readonly source: string;
  /** The chapter of the ledger that it stands in. */
  readonly chapter: string;
}

const file = fileURLToPath(new URL('../../../rules/swccg.md', import.meta.url));
const shown = new Set(scenarios().flatMap(({ rules }) => rules));

function readRules(): Rule[] {
  const rules: Rule[] = [];
  let chapter = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('## ')) chapter = line.slice('## '.length);
    const found = /^- \*\*(?<id>CCG-[A-Z]+-\d+)\*\*.*\(source: (?<source>.*)\)$/u.exec(line);
    if (found !== null) rules.push({ id: found.groups!['id']!, source: found.groups!['source']!, chapter });
  }
  return rules;
}

/** "FAQ 3.7.2, 3.6.2" names two sections. */
const sectionsOf = ({ source }: Rule): string[] =>
  source.includes('FAQ') ? (source.match(/\b\d+(?:\.\d+)+\b/gu) ?? []) : [];

const rules = readRules();
const bySection = new Map<string, string[]>();
for (const rule of rules)
  for (const section of sectionsOf(rule)) bySection.set(section, [...(bySection.get(section) ?? []), rule.id]);
/** Misprints and translations: nothing of it can be played (CCG-OBJ-11). */
bySection.delete('1.1');

/** The supplement has headings of its own; the chapters of the ledger follow them. */
const bySupplement = Map.groupBy(
  rules.filter(({ source }) => source.includes('ANH supplement')),
  ({ chapter }) => chapter,
);

test('the ledger is read whole', () => {
  expect(rules).toHaveLength(984);
  expect(bySection.size).toBeGreaterThan(35);
  expect(bySupplement.size).toBeGreaterThan(15);
});

describe('each section of the FAQ is shown', () => {
  test.each([...bySection])('%s', (_, ids) => {
    expect(ids.filter((id) => shown.has(id))).not.toEqual([]);
  });
});

describe('each chapter of the supplement is shown', () => {
  test.each([...bySupplement])('%s', (_, own) => {
    expect(own.filter(({ id }) => shown.has(id))).not.toEqual([]);
  });
});

test('every card ruling is shown', () => {
  const rulings = rules.filter(({ id }) => id.startsWith('CCG-CARD-') || id.startsWith('CCG-READ-'));
  expect(rulings).toHaveLength(189 + 137);
  expect(rulings.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
});

test('every scenario names rules that there are', () => {
  const known = new Set(rules.map(({ id }) => id));
  expect([...shown].filter((id) => !known.has(id))).toEqual([]);
});

test('each chapter of the ledger is to be found in the code by the table of docs/architecture.md', () => {
  const page = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
  const rows = page
    .split(/\n\| Star Wars CCG.*\n/u)[1]!
    .split('\n\n')[0]!
    .split('\n')
    .slice(1);
  const numbers = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/\b(?<from>\d+)(?: to (?<to>\d+))?/gu)].flatMap(({ groups }) => {
      const [from, to] = [Number(groups!['from']), Number(groups!['to'] ?? groups!['from'])];
      return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
    }),
  );
  const chapters = [...new Set(rules.map(({ chapter }) => chapter.split('.')[0]!))];
  expect(chapters).toHaveLength(46);
  expect(chapters.filter((chapter) => !numbers.includes(chapter))).toEqual([]);

  // And the table names the files that there are.
  const named = rows.flatMap((row) => row.split('|')[2]!.match(/(?<=`)[\w*-]+\.ts(?=`)/gu) ?? []);
  const files = readdirSync(new URL('../src/rules/', import.meta.url));
  const isCalled = (name: string, one: string): boolean =>
    name.includes('*') ? one.startsWith(name.split('*')[0]!) : one === name;
  expect(named.filter((name) => !files.some((one) => isCalled(name, one)))).toEqual([]);
  expect(files.filter((one) => !named.some((name) => isCalled(name, one)))).toEqual([]);
});
