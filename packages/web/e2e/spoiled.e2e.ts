/** Whatever lies in the browser's storage, the page opens; what it cannot read it sets aside and says so. */
import { test as base, type Page } from '@playwright/test';
import { positions } from './support/positions.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, kept, keptGames, prepare, test } from './support/test.ts';

const DEEP = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const SPOILED = [
  '{}',
  '5',
  'null',
  '"text"',
  '[]',
  '[1,2]',
  '{"replay":',
  DEEP,
  '{"replay":{"game":"swtcg"},"seats":[]}',
];

/** Puts a text there as it is, and opens the page. */
async function openWith(page: Page, entries: Readonly<Record<string, string>>, path: string): Promise<void> {
  await prepare(page, {});
  await page.evaluate((values) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(`dejarik.${key}`, value);
  }, entries);
  await page.goto(path);
}

const asides = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('.aside'))
      .map(([, value]) => value as string),
  );

for (const path of ['/', '/table'])
  test(`spoiled games, decks and settings, opened at ${path}`, async ({ page }) => {
    for (const text of SPOILED) {
      await openWith(page, { game: text, decks: text, settings: text, learned: text }, path);
      await expect(page.getByRole('heading', { level: 1, name: 'Play' }), text.slice(0, 40)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled();
      await expect(page.getByRole('alert').first()).toContainText('set aside, not deleted');
      expect(await asides(page)).toContain(text);
    }
    // All of it can be had under Settings.
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Set aside' })).toBeVisible();
  });

test('wrong settings do not take the right ones with them, nor bad decks the good ones', async ({ page }) => {
  const good = { id: 'one', name: 'My deck', side: 'Light', cards: [{ id: 'no-such-card', copies: 2 }], changed: 1 };
  const settings = { speed: 'warp', sound: true, side: 7, stops: { general: 'never' }, chosen: { swtcg: 4 } };
  await openWith(
    page,
    { settings: JSON.stringify(settings), decks: JSON.stringify([good, { id: 5 }, null, { ...good, cards: 'all' }]) },
    '/settings',
  );
  await expect(page.getByRole('checkbox', { name: 'Sounds' })).toBeChecked();
  await page.goto('/decks');
  await expect(page.getByRole('link', { name: /My deck/u })).toHaveCount(1);
  await page.getByRole('link', { name: /My deck/u }).click();
  await expect(page.getByLabel('Name')).toHaveValue('My deck');
});

test('a game made with other cards is set aside and can be saved', async ({ page, open }) => {
  const { saved } = positions().get('build')!;
  const { cards, course } = saved.replay;
  const [first] = Object.keys(cards);
  const changed = { catalogue: 'older', cards: { ...cards, [first!]: 'older' }, course: course.map(() => -1) };
  const other = { ...saved, replay: { ...saved.replay, ...changed } };
  await open('/table', { game: other });
  const says = page.getByRole('alert').first();
  await expect(says).toContainText(`a card has changed since (${first})`);
  await expect(says).toContainText('set aside, not deleted: a game in progress');
  expect(await keptGames(page)).toEqual([]);
  expect(await asides(page)).toEqual([JSON.stringify(other)]);
  await says.getByRole('button', { name: 'Understood' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save as a file: game/u }).click();
  expect((await saving).suggestedFilename()).toMatch(/^dejarik-game\.aside.*\.json$/u);
});

test('two tabs lose neither decks nor games', async ({ page, open, context }) => {
  await open('/decks');
  const other = await context.newPage();
  await other.goto('/decks');
  // Both were open before either made a deck.
  await page.getByRole('button', { name: 'New Light deck' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
  await other.getByRole('button', { name: 'New Dark deck' }).click();
  await expect(other.getByLabel('Name')).toBeVisible();
  expect((JSON.parse((await kept(page, 'decks'))!) as unknown[]).length).toBe(2);

  const { saved } = positions().get('build')!;
  await page.evaluate((game) => localStorage.setItem('dejarik.game', JSON.stringify(game)), saved);
  await page.goto('/table');
  await firstQuestion(page);
  // The other tab begins one of its own, and the first plays on: each in its place.
  await other.goto('/');
  await other.getByRole('button', { name: 'Play now' }).click();
  await other.getByRole('button', { name: 'Start a new one' }).click();
  await firstQuestion(other);
  const seeds = async (): Promise<unknown[]> => (await keptGames(page)).map(({ replay }) => replay.seed);
  await expect.poll(async () => (await seeds())[0]).not.toBe(saved.replay.seed);
  const theirs = (await keptGames(page))[0]!;
  await page.getByRole('button', { name: /^Done/u }).click();
  await expect.poll(seeds).toEqual([saved.replay.seed, theirs.replay.seed]);
  expect((await keptGames(page))[1]).toEqual(theirs);
  expect(await asides(page)).toEqual([]);
  // Either can be gone on with; what another page set aside can be put back among them.
  await page.evaluate((game) => localStorage.setItem('dejarik.game.aside.x', JSON.stringify(game)), saved);
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Put back: game/u }).click();
  await firstQuestion(page);
  await expect.poll(seeds).toEqual([saved.replay.seed, saved.replay.seed, theirs.replay.seed]);
  expect(await asides(page)).toEqual([]);
});

// These are meant to fail inside, so the page may report it.
base('where drawing fails, there are ways out', async ({ page }) => {
  const { saved } = positions().get('build')!;
  await prepare(page, { game: saved });
  await page.addInitScript(() => {
    const broken = function (): never {
      throw new Error('nothing can be measured here');
    };
    if (window.location.pathname === '/table') Object.assign(globalThis, { ResizeObserver: broken });
  });
  await page.goto('/table');
  await expect(page.getByRole('heading', { name: 'Something went wrong here' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game in progress as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('dejarik-game.json');
  await page.getByRole('button', { name: 'Go to the first screen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Go on with your game' })).toBeVisible();
  await page.goto('/table');
  await page.getByRole('button', { name: 'Set the game in progress aside and go to the first screen' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Go on with your game' })).toBeHidden();
  expect(await asides(page)).toEqual([JSON.stringify(saved)]);
});

base('a screen that cannot be loaded has ways out too', async ({ page }) => {
  await page.route(/CardsPage/u, (route) => route.abort());
  await page.goto('/cards');
  await expect(page.getByRole('heading', { name: 'Something went wrong here' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the first screen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('what else was spoiled is told with it', async ({ page }) => {
  await page.goto('/icon.svg');
  await page.evaluate(() => {
    localStorage.setItem('dejarik.game', '{"x":');
    localStorage.setItem('dejarik.settings', '[1,2');
    localStorage.setItem('dejarik.decks', '{"a":1}');
  });
  await page.goto('/');
  await expect(page.getByRole('alert').first()).toContainText(
    'not deleted: the settings, some of your decks, a game in progress.',
  );
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByText('not deleted:')).toHaveCount(0);
});
