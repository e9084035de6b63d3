// The rulebook of each game as the page reads it, and what an earlier page kept.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chaptersFor, readRules } from '../src/pages/rules.ts';
import { addressOf, placeOf, ruleAddress } from '../src/shell/addresses.ts';
import { DEFAULT_SETTINGS, settingsFrom } from '../src/shell/settings.ts';
import { decksFrom } from '../src/shell/storage.ts';

const ledger = (game: string): string =>
  readFileSync(new URL(`../../../rules/${game}.md`, import.meta.url), 'utf8').replaceAll('\r', '');

describe.each(['swtcg', 'young-jedi'])('the rulebook of %s', (game) => {
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
    expect(rules.some(({ mark }) => mark === 'EXAMPLE')).toBe(true);
    expect(rules.some(({ mark }) => mark === 'RULING')).toBe(true);
  });

  it('is found by its words', () => {
    const found = chaptersFor(readRules(text), 'nh', 'two players light').flatMap((chapter) => chapter.rules);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(20);
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
