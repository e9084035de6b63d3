/** Draft and sealed on the page: boosters, a deck from the pool, and a game with it. */
import type { Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { sameChance } from './support/chance.ts';
import { tabTo } from './support/keyboard.ts';
import { Player } from './support/player.ts';
import { expect, kept, openMode, prepare, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const;

const PACK = 11;

interface KeptEvent {
  readonly event: {
    readonly draft: { readonly pools: readonly (readonly string[])[]; readonly packs: readonly (readonly string[])[] };
    readonly decks: readonly (readonly ({ readonly cards: readonly { readonly id: string }[] } | null)[])[];
  };
}

const eventOf = async (page: Page): Promise<KeptEvent['event']> =>
  (JSON.parse((await kept(page, 'limited'))!) as KeptEvent).event;

const pack = (page: Page) => page.locator('.pack [data-face], .pack button');

/** Takes the card at this place of the pack. */
async function takeAt(page: Page, place: number): Promise<void> {
  await page.locator('.pack li').nth(place).getByRole('button').click();
  await page
    .locator('.pick-head')
    .getByRole('button', { name: /^Take /u })
    .click();
}

/** To the end of the draft, the first card each time. */
async function takeAll(page: Page, from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n++) {
    const booster = Math.ceil(n / PACK);
    await expect(page.getByRole('heading', { name: `Booster ${booster} of 3, card ${n}`, exact: true })).toBeVisible();
    await takeAt(page, 0);
  }
}

test.beforeEach(({ page }) => sameChance(page, 1));

test('three boosters drafted with bots, over a reload, a deck of the pool, and a game with it to the end', async ({
  page,
  open,
}) => {
  await open('/');
  await openMode(page, /^Draft and sealed/u);
  await page.getByRole('button', { name: 'Open the boosters' }).click();
  await expect(page.locator('.pack li')).toHaveCount(PACK);
  await takeAll(page, 1, 15);
  // The sixteenth card is asked for only when the fifteenth is kept.
  await expect(page.getByRole('heading', { name: 'Booster 2 of 3, card 16', exact: true })).toBeVisible();
  const before = await eventOf(page);
  expect(before.draft.pools.map((pool) => pool.length)).toEqual(new Array(8).fill(15));
  await page.reload();
  await takeAll(page, 16, 33);
  await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible();
  const { draft } = await eventOf(page);
  expect(draft.pools.map((pool) => pool.length)).toEqual(new Array(8).fill(33));
  expect(draft.pools[0]!.slice(0, 15)).toEqual(before.draft.pools[0]);

  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeDisabled();
  await page.getByRole('button', { name: 'Build the Light deck' }).click();
  await expect(page.getByText('at this event it needs at least 11')).toBeVisible();
  await page.getByRole('button', { name: 'Suggest a deck' }).click();
  await expect(page.getByText('Legal for play.')).toBeVisible();
  // The pool is all there is.
  const pool = page.getByRole('region', { name: 'Cards to choose from' });
  const offered = await pool.locator('.cell').count();
  expect(offered).toBeLessThanOrEqual(33);
  for (const line of await pool.locator('.cell').all()) {
    const add = line.getByRole('button', { name: /^Add / });
    while (await add.isEnabled()) await add.click();
  }
  await expect(page.getByText('Legal for play.')).toBeVisible();
  await page.getByRole('button', { name: /Back to the table/u }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change the Light deck' })).toBeVisible();
  await check(page, 'decks of a draft');
  await page.getByLabel('The bot plays').selectOption('easy');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  const player = new Player(page);
  const end = await player.playToEnd();
  expect(end.title).toMatch(/^(You win|You lose|A draw)$/u);
  // The event is still there for the next game.
  await page.getByRole('button', { name: 'Choose another game' }).click();
  await page.getByRole('link', { name: /Yours is waiting/u }).click();
  await expect(page.getByRole('button', { name: 'Change the Light deck' })).toBeVisible();
  await page.getByRole('button', { name: 'End this event' }).click();
  await page.getByRole('button', { name: 'End it and forget it here' }).click();
  await expect(page.getByRole('button', { name: 'Open the boosters' })).toBeVisible();
  expect(await kept(page, 'limited')).toBe('null');
});

test('people at one table never see what the others have or take', async ({ page, open }) => {
  await open('/draft');
  await page.getByLabel('People, one on each line').fill('Ahsoka\nBail');
  await page.getByRole('spinbutton', { name: 'Bots' }).fill('1');
  await page.getByRole('spinbutton', { name: 'Boosters for each' }).fill('1');
  await page.getByLabel('Least size of a deck').fill('1');
  await page.getByRole('button', { name: 'Open the boosters' }).click();
  const titles = (): Promise<string[]> =>
    page.locator('.pack .name, .pool-lines .title').evaluateAll((all) => all.map((one) => one.textContent.trim()));
  let lastSeen: readonly string[] = [];
  for (let n = 1; n <= PACK; n++)
    for (const name of ['Ahsoka', 'Bail']) {
      await expect(page.getByRole('heading', { name: `Hand the device to ${name}` })).toBeVisible();
      const between = await page.locator('#content').textContent();
      for (const title of lastSeen) expect(between).not.toContain(title);
      await page.getByRole('button', { name: `I am ${name}` }).click();
      await expect(page.locator('.pack li')).toHaveCount(PACK + 1 - n);
      await expect(page.getByRole('heading', { name: `Your cards so far: ${n - 1}` })).toBeVisible();
      lastSeen = await titles();
      expect(lastSeen.length).toBeGreaterThan(0);
      await takeAt(page, 0);
    }
  await expect(page.getByRole('heading', { name: 'Who has the device?' })).toBeVisible();
  const { draft } = await eventOf(page);
  expect(draft.pools.map((pool) => pool.length)).toEqual([PACK, PACK, PACK]);
  for (const title of lastSeen) await expect(page.locator('#content')).not.toContainText(title);
  await page.getByRole('button', { name: 'I am Bail' }).click();
  await expect(page.getByRole('heading', { name: 'Bail: decks' })).toBeVisible();
  await page.getByRole('button', { name: 'Build the Dark deck' }).click();
  await page.getByRole('button', { name: 'Suggest a deck' }).click();
  await expect(page.getByText('Legal for play.')).toBeVisible();
  // A reload hides it again: whoever sits there now may be another.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who has the device?' })).toBeVisible();
  await expect(page.getByText('Bail: Dark')).toBeVisible();
});

test('sealed by keyboard alone', async ({ page, open }) => {
  await open('/draft');
  await expect(page.getByRole('button', { name: 'Open the boosters' })).toBeVisible();
  const to = (wanted: string): Promise<void> =>
    tabTo(page, ({ name, label, isBody }) => !isBody && (label === wanted || name === wanted), wanted);
  await tabTo(page, ({ label, isBody }) => !isBody && label.startsWith('Draft'), 'the ways to share out');
  await page.keyboard.press('ArrowDown');
  await to('Open the boosters');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your pool has 66 cards.')).toBeVisible();
  await to('Build the Dark deck');
  await page.keyboard.press('Enter');
  await to('Suggest a deck');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Legal for play.')).toBeVisible();
});

test('an event that cannot be read is set aside and told of', async ({ page }) => {
  for (const spoiled of [
    '{}',
    '5',
    '{"game":"swtcg","edition":"nh","event":{}}',
    '{"game":"swtcg","edition":"?","event":{}}',
  ]) {
    await prepare(page, {});
    await page.evaluate((text) => localStorage.setItem('dejarik.limited', text), spoiled);
    await page.goto('/draft');
    await expect(page.getByRole('alert').first()).toContainText('set aside, not deleted: the sealed or draft event');
    await expect(page.getByRole('button', { name: 'Open the boosters' })).toBeVisible();
  }
});

for (const viewport of SIZES)
  test(`fits at ${viewport.width}×${viewport.height}`, async ({ page, open }, info) => {
    await page.setViewportSize(viewport);
    const fits = async (what: string): Promise<void> => {
      const wide = await page.evaluate(() => {
        const content = document.querySelector('#content')!;
        return [document.documentElement.scrollWidth - innerWidth, content.scrollWidth - content.clientWidth];
      });
      expect(wide, what).toEqual([0, 0]);
      await check(page, what);
      await page.screenshot({ path: info.outputPath(`${what.replaceAll(' ', '-')}.png`) });
    };
    await open('/draft');
    await expect(page.getByRole('button', { name: 'Open the boosters' })).toBeVisible();
    await fits('a new draft');
    await page.getByRole('button', { name: 'Open the boosters' }).click();
    await expect(pack(page).first()).toBeVisible();
    await fits('a pack');
    await takeAt(page, 0);
    await takeAt(page, 0);
    await page.locator('.pack li').nth(1).getByRole('button').click();
    await fits('a card chosen');
    await page.getByRole('button', { name: 'End this event' }).click();
    await page.getByRole('button', { name: 'End it and forget it here' }).click();
    await page.getByText('Sealed', { exact: true }).click();
    await page.getByRole('button', { name: 'Open the boosters' }).click();
    await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible();
    await fits('decks');
    await page.getByRole('button', { name: 'Build the Light deck' }).click();
    await page.getByRole('button', { name: 'Suggest a deck' }).click();
    await expect(page.getByText('Legal for play.')).toBeVisible();
    await fits('building');
  });
