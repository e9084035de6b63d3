/** Nothing is lost: finished games are kept, watched, played on and shared; decks too. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { Player } from './support/player.ts';
import { expect, playNow, test } from './support/test.ts';

const OWN = 'Droid Army, my version';

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Give the game up?' }).click();
  await expect(page.getByRole('dialog', { name: 'You lose' })).toBeVisible();
}

/** Opens the link as somebody else would, on another device. */
async function elsewhere(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  return page;
}

/** Makes a deck of one's own. */
async function copyDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy and change: Droid Army' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(OWN);
}

/** The link that the button puts into the clipboard. */
async function linkFrom(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link' }).first().click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a finished game is kept, watched, played on, shared and removed', async ({ page, open, browser }) => {
  await open('/');
  await playNow(page, 'kept');
  const player = new Player(page);
  const { decision } = await player.playUntil(({ turn }) => turn === 'Turn 1');
  await concede(page);

  await page.goto('/replays');
  await expect(page.getByRole('heading', { name: 'The game you played' })).toBeVisible();
  const game = page.locator('.played');
  await expect(game).toContainText('Lost');
  await expect(game).toContainText('Against the easy computer');
  await expect(page.getByRole('row', { name: /the easy computer 0 1 0 0 %/u })).toBeVisible();
  const link = await linkFrom(page);

  // Somebody else opens the link: the same game, to be watched.
  const other = await elsewhere(browser, link);
  await expect(other.locator('.table.replayed')).toHaveAttribute('data-decision', '0');
  await expect(other.getByRole('slider', { name: 'Position in the game' })).toHaveAttribute(
    'aria-valuetext',
    `0 of ${decision + 1}`,
  );
  await expect(other).toHaveURL(/\/replays$/u);
  await other.context().close();

  // From a moment in the middle it is played on, and is a game in progress.
  await page.getByRole('button', { name: 'Watch it' }).click();
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await slider.focus();
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.table.replayed')).toHaveAttribute('data-decision', '6');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table$/u);
  await player.playUntil(({ decision: now }) => now > 6);
  await concede(page);

  await page.goto('/replays');
  await expect(page.getByRole('heading', { name: 'Your last 2 games' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await page.getByRole('button', { name: 'Remove it for good?' }).click();
  await expect(page.locator('.played')).toHaveCount(1);
});

test('a deck is shared by a link; a link that was cut off is told', async ({ page, open, browser }) => {
  await open('/decks');
  await copyDeck(page);
  // What it is built for goes with it: it is judged by those rules on any device.
  await page.getByLabel('Edition').selectOption('x');
  await page.getByLabel('Format').selectOption('vintage');
  const link = await linkFrom(page);

  const other = await elsewhere(browser, link);
  await expect(other.getByRole('status').filter({ hasText: OWN })).toContainText('60 cards');
  await other.getByRole('button', { name: 'Keep this deck' }).click();
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue(OWN);
  await expect(other.getByText('✓')).toBeVisible();
  await expect(other.getByLabel('Edition')).toHaveValue('x');
  await expect(other.getByLabel('Format')).toHaveValue('vintage');

  await other.goto('/icon.svg');
  await other.goto(link.slice(0, -20));
  await expect(other.getByRole('alert')).toContainText('cut off');
  await other.context().close();
});

test('everything goes into one file, and comes back from it on another device', async ({ page, open, browser }) => {
  await open('/');
  await playNow(page, 'to be saved');
  await new Player(page).playUntil(({ turn }) => turn === 'Turn 1');
  await concede(page);
  await page.goto('/decks');
  await copyDeck(page);
  await page.goto('/settings');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  const file = readFileSync(await (await saving).path());

  const other = await elsewhere(browser, new URL('/settings', page.url()).href);
  const bring = other.getByLabel('Bring it back from a file');
  await bring.setInputFiles({ name: 'dejarik.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(other.getByText('dejarik.json is no file of that kind')).toBeVisible();
  await bring.setInputFiles({ name: 'dejarik.json', mimeType: 'application/json', buffer: file });
  await expect(other.getByText('Brought back: 1 deck, 1 game and the settings.')).toBeVisible();
  await other.goto('/decks');
  await expect(other.getByRole('link', { name: OWN, exact: true })).toBeVisible();
  await other.goto('/replays');
  await expect(other.locator('.played')).toContainText('Lost');
  await other.context().close();
});
