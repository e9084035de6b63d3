// The screens of Young Jedi that `npm run pictures` photographs.
import { youngJedi } from '@dejarik/young-jedi';
import { openGame } from './games.mjs';
import { lateGame } from './support/late.ts';
import { Player } from './support/player.ts';
import { youngJediFrom } from './support/young-jedi.ts';
import { boards } from './support/young-jedi-boards.ts';

/** Each screen: how to get there. */
export function youngJediScreens(address) {
  const here = `${address}young-jedi`;
  const tables = Object.entries(boards).map(([name, game]) => [
    `young-jedi-table-${name}`,
    (page) => openGame(page, address, game),
  ]);
  return {
    async 'young-jedi-play'(page) {
      await page.goto(here);
      await page.locator(':is(.big, .gold).primary:enabled').waitFor();
    },
    async 'young-jedi-learn'(page) {
      await page.goto(`${here}/learn`);
      await page.locator(':is(.big, .gold).primary:enabled').waitFor();
    },
    async 'young-jedi-cards'(page) {
      await page.goto(`${here}/cards/MDM-71`);
      await page.getByLabel('Search').fill('jedi');
      await page.locator('.detail').waitFor();
    },
    async 'young-jedi-decks'(page) {
      await page.goto(`${here}/decks`);
      await page.locator('.deck').first().waitFor();
    },
    async 'young-jedi-deck'(page) {
      await page.goto(`${here}/decks`);
      await page
        .getByRole('button', { name: /^Copy and change/ })
        .first()
        .click();
      const deck = page.getByRole('button', { name: /^Deck \(/ });
      await page.locator('.builder .cell').first().waitFor();
      if (await deck.isVisible()) await deck.click();
      await page.locator('.chosen .line').first().waitFor();
      await page
        .locator('.chosen')
        .getByRole('button', { name: /^Take out/ })
        .first()
        .click();
    },
    async 'young-jedi-rulebook'(page) {
      await page.goto(`${here}/rules/YJ-FGT-21`);
      await page.locator('.rules .here').waitFor();
    },
    async 'young-jedi-lesson'(page) {
      await page.goto(`${here}/learn`);
      await page.evaluate(() => localStorage.setItem('dejarik.settings', JSON.stringify({ speed: 'off' })));
      await page.reload();
      await page.locator('.big.primary:enabled').click();
      const guide = page.locator('.guide');
      await guide.waitFor();
      while ((await guide.getAttribute('data-step')) !== 'battleCards') {
        const before = await guide.textContent();
        await guide.locator('[data-guide]').click();
        await page.waitForFunction((text) => document.querySelector('.guide')?.textContent !== text, before);
      }
    },
    ...Object.fromEntries(tables),
    async 'young-jedi-table-card'(page) {
      await openGame(page, address, boards.crowded);
      const card = page.locator('.front.mine .front-row .card:visible').first();
      if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) await card.hover();
      else await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
      await page.locator('.inspector').waitFor();
    },
    async 'young-jedi-result'(page) {
      await openGame(page, address, lateGame(youngJedi(), youngJediFrom('result', 'Droid Army', 'Gungan Army')));
      await new Player(page).playToEnd();
    },
    async 'young-jedi-replay'(page) {
      await openGame(page, address, boards.fight);
      await page.goto(`${address}replays`);
      await page.getByRole('button', { name: 'Look through your present game' }).click();
      await page.locator('.scrubber').waitFor();
      await page.getByLabel('Position in the game').fill('3');
    },
  };
}
