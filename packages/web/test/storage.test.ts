// What the browser keeps: read with care, set aside rather than lost.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from './support/storage.ts';

const { local, under } = fakeStorage();

/** A fresh page. */
async function page() {
  vi.resetModules();
  return await import('../src/shell/storage.ts');
}

beforeEach(() => local.put(new Map()));

describe('spoiled storage', () => {
  const SPOILED = ['', '{}', '5', 'null', '[', '[1]', '"x"', '{"replay":{"commands":"all"}}', '['.repeat(90_000)];
  for (const text of SPOILED)
    it(`is set aside: ${text.slice(0, 20)}`, async () => {
      for (const key of ['settings', 'decks', 'game'] as const) local.setItem(`dejarik.${key}`, text);
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
      local.setItem('dejarik.decks', text);
      load('decks');
    }
    expect(under('decks.aside').sort()).toEqual(['one', 'three', 'two']);
  });

  it('loses nothing where the room is used up', async () => {
    local.setItem('dejarik.decks', 'x'.repeat(100));
    local.room = 110;
    const { load, keep } = await page();
    expect(load('decks')).toBeNull();
    expect(under('decks')).toEqual(['x'.repeat(100)]);
    expect(keep('settings', { images: 'y'.repeat(100) })).toBe(false);
  });

  it('keeps what is right of settings and decks', async () => {
    const deck = { id: 'a', name: 'A', side: 'Dark', cards: [{ id: 'AOTC-1', copies: 1 }], changed: 3 };
    local.setItem('dejarik.settings', JSON.stringify({ sound: true, speed: 9, toString: 5 }));
    local.setItem('dejarik.decks', JSON.stringify([deck, { ...deck, cards: [{ id: 1 }] }]));
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
