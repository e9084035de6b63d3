/** What every browser test starts from: a page with prepared settings, in which nothing may go wrong unnoticed. */
import { test as base, type Page } from '@playwright/test';
import type { SavedGame } from '../../src/session/new-game.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/shell/settings.ts';
import type { KeptDeck } from '../../src/shell/storage.ts';

export { expect } from '@playwright/test';

/** What lies in the browser's storage before the page is opened. */
export interface Kept {
  readonly settings?: Partial<Settings>;
  readonly game?: SavedGame;
  readonly decks?: readonly KeptDeck[];
}

interface Fixtures {
  /** Opens the page at this address. Unless told otherwise nothing is animated and the computer plays fast. */
  readonly open: (path: string, before?: Kept) => Promise<void>;
}

/** Puts the values into the browser's storage, from a file of the page in which nothing runs. */
export async function prepare(page: Page, { settings, game, decks }: Kept): Promise<void> {
  const entries = {
    settings: { ...DEFAULT_SETTINGS, speed: 'off', opponent: 'easy', ...settings },
    ...(game === undefined ? {} : { game }),
    ...(decks === undefined ? {} : { decks }),
  };
  await page.goto('/icon.svg');
  await page.evaluate((values: Readonly<Record<string, unknown>>) => {
    // A game that is put there is the only one.
    if ('game' in values)
      for (const name of Object.keys(localStorage))
        if (name.startsWith('dejarik.waiting.')) localStorage.removeItem(name);
    for (const [key, value] of Object.entries(values)) localStorage.setItem(`dejarik.${key}`, JSON.stringify(value));
  }, entries);
}

/** What the page keeps under this name, as it is stored. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(`dejarik.${name}`), key);

/** The games that wait, the one left last first, as they are stored. */
export const keptGames = (page: Page): Promise<SavedGame[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('dejarik.waiting.'))
      .map(([, text]) => JSON.parse(text as string) as { readonly left: number; readonly saved: never })
      .sort((a, b) => b.left - a.left)
      .map(({ saved }) => saved),
  );

/** The one left last; null: none waits. */
export const keptGame = async (page: Page): Promise<SavedGame | null> => (await keptGames(page))[0] ?? null;

/** What a fault is told in: a capital at the start, a full stop at the end. */
export const SENTENCE = /^\p{Lu}.*[.?!]$/su;

/** Goes from the first screen to another way to play. */
export async function openMode(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More: opponent’s deck' }).click();
  await page.getByRole('link', { name }).click();
}

/** Starts a game from the first screen. */
export async function playNow(page: Page, seed: string): Promise<void> {
  await page.getByRole('button', { name: 'More: opponent’s deck' }).click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
    page.on('console', (message) => {
      // A browser that shows a bare file asks for an icon that nobody promised.
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) faults.push(message.text());
    });
    await use(page);
    if (faults.length > 0) throw new Error(`The page reported:\n${faults.join('\n')}`);
  },
  open: async ({ page }, use) => {
    await use(async (path, before = {}) => {
      await prepare(page, before);
      await page.goto(path);
    });
  },
});
