// The rulebook of each game as the page reads it, and what an earlier page kept.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expanded } from '../src/messages/expanded-en.ts';
import { chaptersFor, differencesFor, readDifferences, readRules } from '../src/pages/rules.ts';
import { addressOf, placeOf, ruleAddress } from '../src/shell/addresses.ts';
import { DEFAULT_SETTINGS, settingsFrom } from '../src/shell/settings.ts';
import { decksFrom } from '../src/shell/storage.ts';

const ledger = (game: string): string =>
  readFileSync(new URL(`../../../rules/${game}.md`, import.meta.url), 'utf8').replaceAll('\r', '');

describe('the editions side by side', () => {
  const text = ledger('swtcg');
  const differences = readDifferences(text);
  const rules = new Map(readRules(text).flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule])));

  it('have every subject, with what both say and the rules that say it', () => {
    expect(differences.length).toBe(52);
    for (const { subject, nh, x, ids } of differences) {
      expect(`${subject}: ${nh} ${x}`).not.toMatch(/ruling|POP/u);
      expect([subject, nh.trim() === '' || x.trim() === '']).toEqual([subject, false]);
      expect([subject, ids.some((id) => rules.get(id)?.editions === 'x')]).toEqual([subject, true]);
    }
    expect(readDifferences(ledger('young-jedi'))).toEqual([]);
  });

  it('are found by words, and led to from the questions of the table', () => {
    expect(differencesFor(differences, rules, 'mulligan').map(({ subject }) => subject)).toContain('Mulligan');
    expect(differencesFor(differences, rules, 'no such words')).toEqual([]);
    const subjects = new Set(differences.map(({ subject }) => subject));
    const named = [
      ...Object.values(expanded.subjects),
      ...Object.values(expanded.chanceSubjects),
      expanded.chanceSubject,
    ];
    for (const subject of named) expect(subjects).toContain(subject);
  });
});

describe.each(['swtcg', 'young-jedi', 'swccg'])('the rulebook of %s', (game) => {
  const text = ledger(game);
  const rules = readRules(text).flatMap((chapter) => chapter.rules);

  it('has every line of the ledger once', () => {
    const ids = [...text.matchAll(/^- \*\*([A-Z]+-[A-Z0-9-]+)\*\*/gmu)].map(([, id]) => id);
    expect(rules.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows sentences, and marks apart from them', () => {
    const notSentences = rules.filter(({ text: told }) => !/^[^a-z\s*[(].*[.!?)]$/u.test(told));
    const marked = rules.filter(({ text: told }) => /^(?:RULING|EXAMPLE|DIFFERS)\b/u.test(told));
    expect([...notSentences, ...marked]).toEqual([]);
    // Where a rule comes from stands beside it, not in it; only our own decisions come from nowhere else.
    expect(rules.filter(({ text: told }) => told.includes('(source:'))).toEqual([]);
    expect(rules.filter(({ source, mark }) => source === '' && mark !== 'RULING')).toEqual([]);
    for (const [word, how] of [
      ['EXAMPLE', /^- .* EXAMPLE/mu],
      ['RULING', /^- .* (?:RULING|our reading|project ruling)/mu],
    ] as const)
      expect(rules.some(({ mark }) => mark === word)).toBe(how.test(text));
  });

  it('has for each edition the lines that hold in it', () => {
    const held = (edition: 'nh' | 'x') => chaptersFor(readRules(text), edition).flatMap((chapter) => chapter.rules);
    const shared = rules.filter(({ editions }) => editions === 'both');
    expect(held('nh').length + held('x').length).toBe(rules.length + shared.length);
    expect(held('nh').some(({ editions }) => editions === 'x')).toBe(false);
  });

  it('has an address for each line', () => {
    const { id } = rules[0]!;
    expect(placeOf(ruleAddress(id))).toEqual({ game, screen: `/rules/${id}` });
  });
});

it('keeps the addresses of the first game as they were', () => {
  expect(placeOf('/cards/AOTC-1')).toEqual({ game: 'swtcg', screen: '/cards/AOTC-1' });
  expect(addressOf('swtcg', '/decks')).toBe('/decks');
  expect(addressOf('young-jedi', '/')).toBe('/young-jedi');
  expect(placeOf('/young-jedi')).toEqual({ game: 'young-jedi', screen: '/' });
});

describe('what a page with one game kept', () => {
  it('is understood: the chosen decks are those of the Star Wars TCG', () => {
    const settings = settingsFrom({ speed: 'slow', chosen: ['dark deck', 'light deck'] });
    expect(settings).toEqual({
      ...DEFAULT_SETTINGS,
      speed: 'slow',
      chosen: { swtcg: ['dark deck', 'light deck'] },
    });
    expect(settingsFrom(null)).toEqual(DEFAULT_SETTINGS);
    expect(settingsFrom({ game: 'sabacc' as 'swtcg' }).game).toBe('swtcg');
  });

  it('is understood: so are the decks', () => {
    const old = { id: 'a', name: 'Old', side: 'Dark', cards: [], changed: 1 } as const;
    expect(decksFrom([old, { ...old, id: 'b', game: 'young-jedi' }]).map(({ game }) => game)).toEqual([
      'swtcg',
      'young-jedi',
    ]);
  });
});
