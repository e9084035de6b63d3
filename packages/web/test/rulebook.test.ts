// The rulebooks for people: every sentence stands on lines that exist, every part of the ledger is reached, all is found.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages as swccg } from '../src/messages/rulebook-en/swccg.ts';
import { pages as swtcg } from '../src/messages/rulebook-en/swtcg.ts';
import { pages as youngJedi } from '../src/messages/rulebook-en/young-jedi.ts';
import { readDifferences, readRules } from '../src/pages/rules.ts';
import { HEIGHT, WIDTH } from '../src/rulebook/pieces.ts';
import { keywordPage, rulesPage as tcgPage } from '../src/swtcg/rules-page.ts';
import { rulesPage as ccgPage } from '../src/swccg/rules-page.ts';
import { rulesPage as yjPage } from '../src/young-jedi/rules-page.ts';
import { KEYWORD_NAMES } from '../src/swtcg/words.ts';
import { indexOf, LONGEST_SEARCH, marked, search } from '../src/rulebook/search.ts';

const BOOKS = { swtcg, 'young-jedi': youngJedi, swccg };
const textOf = (game: string): string =>
  readFileSync(new URL(`../../../rules/${game}.md`, import.meta.url), 'utf8').replaceAll('\r', '');

describe.each(Object.entries(BOOKS))('the rulebook of %s', (game, pages) => {
  const markdown = textOf(game);
  const chapters = readRules(markdown);
  const lines = new Map(chapters.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule])));
  const cited = pages.flatMap(({ id, passages }) =>
    passages.flatMap(({ editions, sentences }) =>
      sentences.map(({ text, rules }) => ({ page: id, editions, text, rules })),
    ),
  );

  it('has every sentence on lines of its edition', () => {
    const baseless = cited.filter(({ rules, text }) => rules.length === 0 || text === '');
    const unknown = cited.flatMap(({ page, rules }) =>
      rules.filter((id) => !lines.has(id)).map((id) => `${page}: ${id}`),
    );
    const elsewhere = cited.flatMap(({ page, editions, rules }) =>
      rules
        .filter((id) => lines.has(id) && !['both', editions].includes(lines.get(id)!.editions))
        .map((id) => `${page} (${editions}): ${id}`),
    );
    expect({ baseless, unknown, elsewhere }).toEqual({ baseless: [], unknown: [], elsewhere: [] });
  });

  it('reaches every chapter of the ledger', () => {
    const reached = new Set(cited.flatMap(({ rules }) => rules));
    expect(chapters.filter(({ rules }) => !rules.some(({ id }) => reached.has(id))).map(({ title }) => title)).toEqual(
      [],
    );
  });

  it('has pages with names of their own, each with a picture inside its frame', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    for (const { id, picture } of pages) {
      expect(id).toMatch(/^[a-z][a-z-]*$/u);
      expect([id, picture.pieces.length > 3, picture.caption.length > 20]).toEqual([id, true, true]);
      for (const { x, y } of picture.pieces)
        expect([id, x, y, x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT]).toEqual([id, x, y, true]);
    }
  });

  it('speaks to people: no word of how it is made', () => {
    const MAKING =
      /\b(engines?|programs?|client|implement\w*|card files?|in the files|scenario|project|ledger|seeded|bipartite|configur\w+|digital|errata'd|software|algorithm|data|from scratch|(?:re)?computed?|state check|per-phrase|view of the state|in the code)\b/iu;
    const said = [
      ...cited.map(({ text }) => text),
      ...[...lines.values()].map(({ text, source }) => `${text} ${source}`),
      ...chapters.map(({ title }) => title),
      ...readDifferences(markdown).map(({ subject, nh, x }) => `${subject}: ${nh} / ${x}`),
    ];
    const names = /Program Trap|Start Your Engines/gu;
    expect(said.filter((text) => MAKING.test(text.replace(names, '')))).toEqual([]);
    const marks = /\b(?:RULING|DIFFERS|EXAMPLE|CONFLICT)\b|our reading|project ruling/u;
    expect(said.filter((text) => marks.test(text))).toEqual([]);
  });

  it('has chapters called by words', () => {
    for (const { title } of chapters) expect(title).toMatch(/^[A-Z][A-Za-z]/u);
  });

  it('uses short sentences', () => {
    const long = cited.filter(({ text }) => text.split(/(?<=[.!?:;])\s/u).some((part) => part.split(' ').length > 34));
    expect(long.map(({ text }) => text)).toEqual([]);
  });

  const index = indexOf({ pages, chapters });
  it('is found by its words, pages before lines, with the words marked', () => {
    const first = pages[0]!;
    const byTitle = search(index, first.title);
    expect(byTitle.hits[0]).toMatchObject({ to: first.id, isLine: false, place: first.title });
    const line = chapters[3]!.rules[0]!;
    const byId = search(index, line.id.toLowerCase());
    expect(byId.hits.map(({ to }) => to)).toContain(line.id);
    const { hits, more } = search(index, 'card');
    expect(hits.length).toBe(30);
    expect(more).toBeGreaterThan(20);
    for (const { parts, place } of hits)
      expect(parts.some(({ isFound }) => isFound) || place.toLowerCase().includes('card')).toBe(true);
    expect(search(index, 'no such words anywhere').hits).toEqual([]);
    expect(search(index, '   ').hits).toEqual([]);
  });

  it('takes no longer for long and strange searches', () => {
    const before = performance.now();
    for (const words of ['a '.repeat(5000), 'x'.repeat(100_000), '(.*)+$', '\\', '🜨 é'])
      expect(search(index, words).hits.length).toBeLessThanOrEqual(30);
    // Milliseconds, on a busy machine; what is not bounded takes minutes.
    expect(performance.now() - before).toBeLessThan(5000);
    expect(LONGEST_SEARCH).toBeLessThan(200);
  });
});

describe('the table', () => {
  const idsOf = (pages: readonly { readonly id: string }[]) => new Set(pages.map(({ id }) => id));

  it('leads to a page that tells of each keyword', () => {
    for (const keyword of KEYWORD_NAMES) {
      const page = swtcg.find(({ id }) => id === keywordPage(keyword));
      const terms = page?.passages.flatMap(({ term }) => term ?? []) ?? [];
      const isTold = page?.id === 'pilots' || terms.some((term) => term.replace(/ X$/u, '') === keyword);
      expect([keyword, page?.id, isTold]).toEqual([keyword, page?.id, true]);
    }
  });

  it('leads to a page that exists, whatever the moment', () => {
    const [tcg, yj, ccg] = [idsOf(swtcg), idsOf(youngJedi), idsOf(swccg)];
    for (const phase of [0, 1, 2, 3, 4])
      for (const attack of [null, {}])
        for (const question of [
          null,
          ...[0, 1, 2, 4, 8, 64, 128, 65_536].map((window) => ({ window, kind: 'retreat' })),
        ])
          expect(tcg).toContain(tcgPage({ phase, attack, question, contest: null } as never));
    expect(tcgPage({ contest: {} } as never)).toBe('contests');
    for (const step of [0, 1, 2, 3])
      for (const part of [
        {},
        { duel: {} },
        { fighting: true },
        { battle: {} },
        { evacuating: 1 },
        { sides: [{ hides: true }] },
      ])
        expect(yj).toContain(
          yjPage({
            acting: 0,
            step,
            battle: null,
            duel: null,
            evacuating: -1,
            fighting: false,
            sides: [],
            ...part,
          } as never),
        );
    for (const phase of [0, 1, 2, 3, 4, 5, 6, 7])
      for (const part of [
        {},
        { drain: {} },
        { epic: {} },
        { chain: [{}] },
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((step) => ({ battle: { step } })),
      ])
        expect(ccg).toContain(ccgPage({ phase, battle: null, chain: [], drain: null, epic: null, ...part } as never));
  });
});

it('marks all the words, also where they overlap', () => {
  expect(marked('Attack the attacker', ['attack', 'tacker'])).toEqual([
    { text: 'Attack', isFound: true },
    { text: ' the ', isFound: false },
    { text: 'attacker', isFound: true },
  ]);
});
