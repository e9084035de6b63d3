// The screens around the tables that `npm run pictures` photographs: coming back, what was played, reading, lost ways.
import { openGame } from './games.mjs';
import { boards } from './support/young-jedi-boards.ts';

const LIGHT = { theme: 'light' };
const A_DAY = 86_400_000;

/** Opens a screen with these settings, as somebody who has been here before. */
async function openWith(page, address, path, settings) {
  await page.goto(`${address}icon.svg`);
  await page.evaluate((chosen) => localStorage.setItem('dejarik.settings', JSON.stringify(chosen)), settings);
  await page.goto(`${address}${path}`);
}

async function concede(page) {
  await page.locator('.ask:not(.waiting)').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Give the game up?' }).click();
  await page.locator('dialog.result').waitFor();
}

/** Each screen: how to get there. `waiting`: a game in progress; `played`: games that are given up one after the other. */
export function pageScreens(address, { waiting, played }) {
  const playAll = async (page) => {
    for (const game of played) {
      await openGame(page, address, game());
      await concede(page);
    }
  };
  return {
    async 'play-returning'(page) {
      await playAll(page);
      await openGame(page, address, waiting());
      await page.goto(`${address}icon.svg`);
      const other = JSON.stringify({ left: Date.now() - A_DAY, saved: boards.fight });
      await page.evaluate((kept) => localStorage.setItem('dejarik.waiting.other', kept), other);
      await page.goto(address);
      await page.getByRole('button', { name: 'Go on with your game' }).waitFor();
      await page.locator('.small-table').waitFor();
      await page.getByRole('region', { name: 'Also waiting' }).waitFor();
      await page.getByRole('region', { name: 'Last games' }).waitFor();
      await page.getByRole('button', { name: 'Play now' }).and(page.locator(':enabled')).waitFor();
    },
    async replays(page) {
      await playAll(page);
      await page.goto(`${address}replays`);
      await page
        .locator('.played')
        .nth(played.length - 1)
        .waitFor();
    },
    async 'settings-light'(page) {
      await openWith(page, address, 'settings', LIGHT);
      await page.getByLabel('Speed of what is shown').waitFor();
    },
    async 'play-light'(page) {
      await openWith(page, address, '', LIGHT);
      await page.locator(':is(.big, .gold).primary:enabled').waitFor();
    },
    async 'rulebook-page'(page) {
      await page.goto(`${address}rules/attack`);
      await page.locator('.scene:visible').first().waitFor();
    },
    async 'rulebook-page-light'(page) {
      await openWith(page, address, 'rules/attack', LIGHT);
      await page.locator('.scene:visible').first().waitFor();
    },
    async 'rulebook-editions'(page) {
      await page.goto(`${address}rules/editions`);
      await page.locator('.differences li').first().waitFor();
    },
    async 'not-found'(page) {
      await page.goto(`${address}no-such-screen`);
      await page.locator('h1').waitFor();
    },
  };
}
