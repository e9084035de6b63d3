// What the browser keeps: read with care, set aside rather than lost.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedGame } from '../src/session/new-game.ts';

let room = Number.POSITIVE_INFINITY;
const stored = new Map<string, string>();
const fake = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem(key: string, text: string) {
    const used = [...stored].reduce((sum, [name, value]) => sum + (name === key ? 0 : value.length), 0);
    if (used + text.length > room) throw new Error('the quota is used up');
    stored.set(key, text);
  },
  removeItem: (key: string) => stored.delete(key),
};

/** A fresh page. */
async function page() {
  vi.resetModules();
  return await import('../src/shell/storage.ts');
}

beforeEach(() => {
  stored.clear();
  room = Number.POSITIVE_INFINITY;
  vi.stubGlobal('localStorage', fake);
});

const gameOf = (seed: string, commands: readonly number[] = []): SavedGame => ({
  replay: {
    dejarik: 2,
    game: 'swtcg',
    edition: 'nh',
    cards: { 'AOTC-1': 'v' },
    catalogue: 'some',
    seed,
    decks: [
      { name: 'Dark', cards: [] },
      { name: 'Light', cards: [{ id: 'AOTC-1', copies: 2 }] },
    ],
    commands,
    course: [],
    hash: 'h',
  },
  seats: ['easy', 'human'],
});

const under = (words: string): string[] => [...stored].filter(([key]) => key.includes(words)).map(([, text]) => text);

describe('spoiled storage', () => {
  const SPOILED = ['', '{}', '5', 'null', '[', '[1]', '"x"', '{"replay":{"commands":"all"}}', '['.repeat(90_000)];
  for (const text of SPOILED)
    it(`is set aside: ${text.slice(0, 20)}`, async () => {
      for (const key of ['settings', 'decks', 'game'] as const) stored.set(`dejarik.${key}`, text);
      const { load, newlyAside } = await page();
      for (const key of ['settings', 'decks', 'game'] as const) {
        const got = load(key);
        expect(got === null || Object.keys(got).length === 0).toBe(true);
        if (key === 'settings' && text.startsWith('{')) continue; // no setting is wrong in it
        expect(under(`${key}.aside`)).toEqual([text]);
        expect(newlyAside()).toEqual([key]);
      }
    });

  it('does not overwrite what was set aside before', async () => {
    const { load } = await page();
    for (const text of ['one', 'two', 'one', 'three']) {
      stored.set('dejarik.decks', text);
      load('decks');
    }
    expect(under('decks.aside').sort()).toEqual(['one', 'three', 'two']);
  });

  it('loses nothing where the room is used up', async () => {
    stored.set('dejarik.decks', 'x'.repeat(100));
    room = 110;
    const { load, keep } = await page();
    expect(load('decks')).toBeNull();
    expect(under('decks')).toEqual(['x'.repeat(100)]);
    expect(keep('settings', { images: 'y'.repeat(100) })).toBe(false);
  });

  it('keeps what is right of settings and decks', async () => {
    const deck = { id: 'a', name: 'A', side: 'Dark', cards: [{ id: 'AOTC-1', copies: 1 }], changed: 3 };
    stored.set('dejarik.settings', JSON.stringify({ sound: true, speed: 9, toString: 5 }));
    stored.set('dejarik.decks', JSON.stringify([deck, { ...deck, cards: [{ id: 1 }] }]));
    const { load } = await page();
    expect(load('settings')).toEqual({ sound: true });
    expect(load('decks')).toEqual([deck]);
    expect(under('.aside')).toHaveLength(2);
    // It is said once; the next page finds it in order.
    const { load: again, newlyAside } = await page();
    expect(again('decks')).toEqual([deck]);
    expect(newlyAside()).toEqual([]);
  });
});

describe('the game in progress', () => {
  it('is kept and taken up again', async () => {
    const { keepGame, takeGame } = await page();
    expect(keepGame(gameOf('a'))).toBe(true);
    expect(keepGame(gameOf('a', [1]))).toBe(true);
    expect(takeGame()).toEqual(gameOf('a', [1]));
    expect(under('.aside')).toEqual([]);
    keepGame(null);
    expect(takeGame()).toBeNull();
  });

  it('of another tab is set aside once a game, and not taken away', async () => {
    const mine = await page();
    const other = await page();
    mine.keepGame(gameOf('mine'));
    other.takeGame();
    other.keepGame(gameOf('theirs'));
    for (let n = 1; n < 30; n++) {
      mine.keepGame(
        gameOf(
          'mine',
          Array.from({ length: n }, () => 0),
        ),
      );
      other.keepGame(
        gameOf(
          'theirs',
          Array.from({ length: n }, () => 1),
        ),
      );
    }
    expect(
      under('.aside')
        .map((text) => (JSON.parse(text) as SavedGame).replay.commands.length)
        .sort((a, b) => a - b),
    ).toEqual([28, 29]);
    // Mine ends; theirs is still there.
    mine.keepGame(null);
    expect(JSON.parse(stored.get('dejarik.game')!)).toEqual(
      gameOf(
        'theirs',
        Array.from({ length: 29 }, () => 1),
      ),
    );
  });

  it('is put back, and the other one is set aside for it', async () => {
    const { keepGame, setAside, allAside, putBack } = await page();
    keepGame(gameOf('first'));
    setAside('game');
    keepGame(gameOf('second'));
    const names = (): string[] => [...stored.keys()].filter((key) => key.includes('.aside'));
    vi.stubGlobal('localStorage', Object.assign(Object.create(fake) as typeof fake, Object.fromEntries(stored)));
    const [aside] = allAside();
    expect(aside).toMatchObject({ isGame: true });
    expect(putBack(aside!.name)).toBe(true);
    expect(JSON.parse(stored.get('dejarik.game')!)).toEqual(gameOf('first'));
    expect(names()).toHaveLength(1);
    expect(JSON.parse(stored.get(names()[0]!)!)).toEqual(gameOf('second'));
  });
});
