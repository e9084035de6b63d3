/** The Star Wars CCG from files and without a network: decks of Holotable and GEMP, a replay, a game played offline. */
import { readFileSync } from 'node:fs';
import { DECK_FORMATS } from '@dejarik/kernel';
import { starWarsCcg, starWarsCcgKit } from '@dejarik/swccg';
import type { Page } from '@playwright/test';
import { goOffline } from './support/offline.ts';
import { Player } from './support/player.ts';
import { swccgFrom } from './support/swccg.ts';
import { boards } from './support/swccg-boards.ts';
import { expect, test } from './support/test.ts';

const kit = starWarsCcgKit(starWarsCcg());
const index = kit.deckCards();
const deck = kit.decks().find(({ side }) => side === 'Light')!;
const written = (format: string): string => DECK_FORMATS.find(({ id }) => id === format)!.write(index, deck);

const drop = (page: Page, file: string, text: string): Promise<void> =>
  page.locator('.decks-screen').evaluate(
    (screen, [title, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], title));
      screen.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [file, text] as const,
  );

test('decks of Holotable and GEMP are dropped onto the decks, and pasted', async ({ page, open }) => {
  await open('/swccg/decks');
  await page.locator('.deck').first().waitFor();
  for (const [file, format] of [
    ['from Holotable.cdf', 'holotable'],
    ['from GEMP.xml', 'gemp'],
  ] as const) {
    await drop(page, file, written(format));
    // What was read without a question is opened.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(file.replace(/\.\w+$/u, ''));
    await expect(page.getByRole('heading', { name: '60 cards' })).toBeVisible();
    await page.goto('/swccg/decks');
    await page.locator('.deck').first().waitFor();
  }
  for (const format of ['holotable', 'gemp', 'gemp-text']) {
    await page.locator('body').evaluate((body, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, written(format));
    await expect(page.getByRole('heading', { name: '60 cards' })).toBeVisible();
    await page.goto('/swccg/decks');
    await page.locator('.deck').first().waitFor();
  }
});

test('a deck that may be meant otherwise is kept, and what to look at is told', async ({ page, open }) => {
  await open('/swccg/decks');
  await page.locator('.deck').first().waitFor();
  await drop(page, 'virtual.xml', '<deck>\n<card blueprintId="200_79" title="Darth Vader"/>\n<shield/></deck>');
  await expect(page.getByRole('alert')).toContainText('virtual was imported.');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Line 2: 200_79 is no card of the sets that are here; by its title it was read as Darth Vader [PRE 168].',
    'Line 3: <shield> is no <card>: left out.',
  ]);
});

test('a deck that can begin nowhere is legal, and the editor says what it lacks', async ({ page, open }) => {
  await open('/swccg/decks');
  await page.locator('.deck').first().waitFor();
  await drop(page, 'nowhere.deck', '# Nowhere (Dark)\n60 Darth Vader\n');
  const verdict = page.locator('.legality');
  await expect(verdict).toContainText('Legal for play.');
  await expect(verdict.getByRole('listitem')).toHaveText(/^No location that can start alone; .* CCG-DCK-06$/u);
});

test('a game is saved, and its replay is opened and walked through', async ({ page, open }) => {
  await open('/table', { game: swccgFrom('replay', 'Imperial Garrison', 'Rebel Patrol') });
  const { decision } = await new Player(page).playUntil(({ turn }) => turn.startsWith('Turn 3'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Give the game up?' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'You lose' }).getByRole('button', { name: 'Save replay' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  await page.goto('/replays');
  await page
    .getByLabel('Open a replay file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await expect(slider).toHaveAttribute('aria-valuetext', `0 of ${decision + 1}`);
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page.locator('.table.replayed.ccg')).toHaveAttribute('data-decision', String(decision + 1));
  await expect(page.locator('.ccg-map .place').first()).toBeVisible();
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.locator('.table.replayed.ccg')).toHaveAttribute('data-decision', String(decision));
});

test('the table is there again after another game was looked at', async ({ page, open }) => {
  await open('/table', { game: boards['damage']!() });
  await page.locator('.ask').waitFor();
  // The first screen brings the cards of the Star Wars TCG, some of which have the same ids.
  await page.getByText('Dejarik').first().click();
  await page.locator('main.screen-play').waitFor();
  await page.getByRole('radio', { name: 'Star Wars TCG' }).check();
  await page.getByRole('navigation').getByRole('link', { name: 'Cards' }).click();
  await expect(page.locator('.card-grid .card').first()).toBeVisible();
  await page.goBack();
  await page.locator('main.screen-play').waitFor();
  await page.goBack();
  await expect(page.locator('.ask h2')).toHaveText('Pay 7 attrition');
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline: a game begins, goes on after a reload, and the rulebook opens', async ({ page }) => {
    const address = await goOffline(page);
    await page.goto(new URL('/swccg', address).href);
    await page.locator(':is(.big, .gold).primary:enabled').first().click();
    await expect(page.locator('main.table.ccg')).toBeVisible();
    const { decision } = await new Player(page).playUntil(({ turn }) => turn.startsWith('Turn 2'));
    await page.reload();
    const again = await new Player(page).playUntil(() => true);
    expect(again.decision).toBe(decision);
    await page.goto(new URL('/swccg/rules/battle', address).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
