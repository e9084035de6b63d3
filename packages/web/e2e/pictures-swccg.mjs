// The screens of the Star Wars CCG that `npm run pictures` photographs.
import { openGame } from './games.mjs';
import { boards } from './support/swccg-boards.ts';

/** The scenes of the table: the board and the name of its picture. */
const SCENES = {
  deploy: 'where',
  crowded: 'crowded',
  move: 'moves',
  drain: 'draining',
  weapons: 'weapons',
  damage: 'damage',
  chain: 'senses',
  'attack-run': 'run',
  ignition: 'ignition',
  lose: 'losing',
};

/** Each screen: how to get there. */
export function swccgScreens(address) {
  const here = `${address}swccg`;
  const tables = Object.entries(SCENES).map(([name, board]) => [
    `swccg-table-${name}`,
    (page) => openGame(page, address, boards[board]()),
  ]);
  return {
    async 'swccg-play'(page) {
      await page.goto(here);
      await page.locator('.big.primary:enabled').waitFor();
    },
    async 'swccg-cards'(page) {
      await page.goto(`${here}/cards/PRE-19`);
      await page.getByLabel('Search').fill('rebel');
      await page.locator('.detail').waitFor();
    },
    ...Object.fromEntries(tables),
    async 'swccg-table-place'(page) {
      await openGame(page, address, boards.crowded());
      await page.locator('.place-plate').filter({ hasText: 'Cantina' }).first().click();
      await page.locator('.place-stage').waitFor();
    },
    async 'swccg-lesson'(page) {
      await page.goto(`${here}/learn`);
      await page.evaluate(() => localStorage.setItem('dejarik.settings', JSON.stringify({ speed: 'off' })));
      await page.reload();
      await page.locator('.big.primary:enabled').click();
      await page.locator('.guide').waitFor();
    },
  };
}
