/** Bidding for sides on the page: from the first bid to the setup, which has the lower figure and keeps it. */
import type { Page } from '@playwright/test';
import { swtcg, swtcgKit } from '../src/session/swtcg/engine.ts';
import { check } from './support/axe.ts';
import { sameChance } from './support/chance.ts';
import { Player } from './support/player.ts';
import { firstQuestion, type Sight } from './support/sight.ts';
import { expect, keptGame, openMode, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 960, height: 540 },
] as const;
const MOST_TABS = 60;

const isSetup = ({ offers }: Sight): boolean => offers.some(({ kind }) => kind === 'stop');
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const refusal = (page: Page) => page.locator('.bid-asked .notice');

test.beforeEach(({ page }) => sameChance(page, 1));

test('two people bid; the winner starts with what was bid, also after a reload', async ({ page, open }) => {
  test.slow();
  await open('/');
  await openMode(page, /^Bid for sides/u);
  await page.getByLabel('Against').selectOption('another person at this screen');
  await press(page, 'Throw the die and bid');
  const turn = page.getByRole('heading', { level: 2 });
  await expect(turn).toHaveText(/^Player [12]’s bid$/u);
  await expect(turn).toBeFocused();
  const opener = await turn.textContent();
  // Whoever opens it names a figure.
  await expect(page.getByRole('button', { name: 'Let go' })).toBeHidden();
  await page.getByLabel('Build points').fill('29');
  await press(page, '29 for Light');
  await expect(turn).not.toHaveText(opener!);
  await expect(page.getByLabel('Build points')).toHaveValue('28');
  await page.getByLabel('Build points').fill('30');
  await press(page, '30 for Dark');
  await expect(refusal(page)).toContainText('A bid has to be below 29.');
  await expect(refusal(page).getByRole('link', { name: 'TCG-PREP-04' })).toBeVisible();
  await page.getByLabel('Build points').fill('29');
  await press(page, '29 for Light');
  await expect(refusal(page).getByRole('link', { name: 'TCG-PREP-06' })).toBeVisible();
  // Of equal figures the one for Dark stands.
  await press(page, '29 for Dark');
  await expect(turn).toHaveText(opener!);
  await page.getByRole('button', { name: 'One fewer' }).click();
  await page.getByRole('button', { name: 'One fewer' }).click();
  await press(page, '26 for Light');
  await expect(page.getByRole('list', { name: 'Bids so far' }).getByRole('listitem')).toHaveCount(3);
  await press(page, 'Let go');
  const winner = opener!.replace('’s bid', '');
  await expect(
    page.getByText(`${winner} plays Light with Reach Outriders and starts with 26 build points.`),
  ).toBeVisible();
  await expect(page.getByText('plays Dark with Iron Foundry and starts with 30 build points.')).toBeVisible();
  await check(page, 'the sides are settled');
  await press(page, 'Begin the game');
  const player = new Player(page);
  await player.playUntil(isSetup);
  const meters = page.locator('.meters');
  await expect(meters).toContainText(/of 26/u);
  await expect(meters).toContainText(/of 30/u);
  expect((await keptGame(page))!.replay.handicaps).toEqual([30, 26]);
  await page.reload();
  await player.playUntil(isSetup);
  await expect(meters).toContainText(/of 26/u);
});

test('by keyboard alone, against the computer', async ({ page, open }) => {
  test.slow();
  await open('/bid');
  await page.getByRole('button', { name: 'Throw the die and bid' }).waitFor();
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let n = 0; n < MOST_TABS; n++) {
      await page.keyboard.press('Tab');
      const here = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.test(here)) return;
    }
    throw new Error(`no Tab leads to ${name.source}`);
  };
  await tabTo(/^Throw the die and bid$/u);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 2 });
  const settled = page.getByRole('heading', { name: 'The sides are settled' });
  // Always for the side that the computer does not want, or one below it: it lets go sooner or later.
  for (let n = 0; n < 20 && !(await settled.isVisible()); n++) {
    await expect(title).toBeFocused();
    const before = await page.locator('.bids li').count();
    await tabTo(/^\d+ for Light$/u);
    await page.keyboard.press('Enter');
    await expect(async () => {
      expect((await settled.isVisible()) || (await page.locator('.bids li').count()) > before).toBe(true);
    }).toPass();
  }
  await expect(settled).toBeFocused();
  const told = await page.getByText(/^You play Light with .* and start with \d+ build points\.$/u).textContent();
  const points = /(\d+) build/u.exec(told!)![1]!;
  // Whichever side the computer wants, the last own bid holds.
  const bid = await page.locator('.bids li').filter({ hasText: /^You:/u }).last().textContent();
  expect(bid).toContain(`${points} for Light`);
  await tabTo(/^Begin the game$/u);
  await page.keyboard.press('Enter');
  await new Player(page).playUntil(isSetup);
  await expect(page.locator('.meters .meter').first()).toContainText(`You: 0 of ${points}`);
});

test('own decks are offered where this rulebook allows them', async ({ page, open }) => {
  const own = { game: 'swtcg', changed: 1, side: 'Dark' } as const;
  const { cards } = swtcgKit(swtcg())
    .decks()
    .find(({ name }) => name === 'Droid Army')!;
  await open('/bid', {
    decks: [
      { ...own, id: 'whole', name: 'Whole Army', cards },
      { ...own, id: 'half', name: 'Half an Army', cards: cards.slice(0, 3) },
    ],
  });
  await expect(page.getByText('1 deck of yours is not legal by this rulebook and not offered.')).toBeVisible();
  const deck = page.getByLabel('Dark deck');
  await expect(deck.locator('option', { hasText: 'Half an Army' })).toHaveCount(0);
  await deck.selectOption('Whole Army (yours)');
  await page.getByText('As agreed', { exact: true }).click();
  await press(page, 'Settle the sides');
  await expect(page.getByText('The computer plays Dark with Whole Army.')).toBeVisible();
});

test('by die and as agreed nobody starts with less', async ({ page, open }) => {
  await open('/bid');
  await page.getByText('As agreed', { exact: true }).click();
  await page.getByLabel('Your side').selectOption('Dark');
  await press(page, 'Settle the sides');
  await expect(page.getByText('You play Dark with Iron Foundry.')).toBeVisible();
  await press(page, 'Start over');
  await page.getByText('By die', { exact: true }).click();
  await page.getByLabel('Against').selectOption('another person at this screen');
  await press(page, 'Throw the die');
  await expect(page.getByRole('heading', { name: /^Player [12] chooses the side/u })).toBeFocused();
  await press(page, 'Take Light');
  await expect(page.getByText(/^Player [12] plays Light with Reach Outriders\.$/u)).toBeVisible();
  await press(page, 'Begin the game');
  await firstQuestion(page);
  expect((await keptGame(page))!.replay.handicaps).toBeUndefined();
});

for (const viewport of SIZES)
  test(`fits at ${viewport.width}×${viewport.height}`, async ({ page, open }, info) => {
    await page.setViewportSize(viewport);
    await open('/bid');
    const looked = async (name: string): Promise<void> => {
      const wide = await page.evaluate(() => {
        const content = document.querySelector('#content') ?? document.body;
        return [document.documentElement.scrollWidth - innerWidth, content.scrollWidth - content.clientWidth];
      });
      expect(wide, name).toEqual([0, 0]);
      await check(page, name);
      await page.screenshot({ path: info.outputPath(`${name}.png`) });
    };
    await page.getByLabel('Against').selectOption('another person at this screen');
    await looked('bidding-form');
    await press(page, 'Throw the die and bid');
    for (const [n, bid] of ['30 for Light', '29 for Dark', '28 for Dark'].entries()) {
      await press(page, bid);
      await expect(page.locator('.bids li')).toHaveCount(n + 1);
    }
    await page.getByLabel('Build points').fill('29');
    await press(page, '29 for Light');
    await expect(refusal(page)).toBeVisible();
    await looked('bidding');
    await press(page, 'Let go');
    await looked('bidding-settled');
    await press(page, 'Begin the game');
    await new Player(page).playUntil(isSetup);
    await looked('bidding-setup');
  });
