/** The browser's keeping for tests: in memory, with as much room as one likes. */
import { afterAll, vi } from 'vitest';
import type { SavedGame } from '../../src/session/new-game.ts';

class FakeStorage {
  readonly #kept = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const used = [...this.#kept].reduce((sum, [name, value]) => sum + (name === key ? 0 : value.length), 0);
    if (used + text.length > this.room) throw new Error('the quota is used up');
    this.#kept.set(key, text);
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  entries(): ReadonlyMap<string, string> {
    return new Map(this.#kept);
  }

  put(entries: ReadonlyMap<string, string>): void {
    this.#kept.clear();
    this.room = Number.POSITIVE_INFINITY;
    for (const [key, text] of entries) this.#kept.set(key, text);
  }

  /** `Object.keys(localStorage)` are the names of what is kept. */
  listed(): this {
    return new Proxy(this, {
      ownKeys: (fake) => [...fake.#kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      get: (fake, name) => {
        const value: unknown = Reflect.get(fake, name);
        return typeof value === 'function' ? (value.bind(fake) as unknown) : value;
      },
      set: (fake, name, value) => Reflect.set(fake, name, value),
    });
  }
}

/** Takes the place of the browser's own, as long as the file that asks for it runs. */
export function fakeStorage() {
  const [local, session] = [new FakeStorage().listed(), new FakeStorage().listed()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  afterAll(() => void vi.unstubAllGlobals());
  /** What is kept under names with these words in them. */
  const under = (words: string): string[] =>
    [...local.entries()].filter(([key]) => key.includes(words)).map(([, text]) => text);
  return { local, session, under };
}

export const gameOf = (seed: string, commands: readonly number[] = [], game = 'swtcg'): SavedGame => ({
  replay: {
    dejarik: 2,
    game,
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
