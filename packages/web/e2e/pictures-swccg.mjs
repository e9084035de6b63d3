// The screens of the Star Wars CCG that `npm run pictures` photographs.
import { starWarsCcg } from '@dejarik/swccg';
import { openGame } from './games.mjs';
import { lateGame } from './support/late.ts';
import { Player } from './support/player.ts';
import { swccgFrom } from './support/swccg.ts';
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
  react: 'react',
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
      await page.locator(':is(.big, .gold).primary:enabled').waitFor();
    },
    async 'swccg-cards'(page) {
      await page.goto(`${here}/cards/PRE-19`);
      await page.getByLabel('Search').fill('rebel');
      await page.locator('.detail').waitFor();
    },
    async 'swccg-decks'(page) {
      await page.goto(`${here}/decks`);
      await page.locator('.deck').first().waitFor();
    },
    async 'swccg-deck'(page) {
      await page.goto(`${here}/decks`);
      await page
        .getByRole('button', { name: /^Copy and change/ })
        .first()
        .click();
      await page.locator('.builder .cell').first().waitFor();
    },
    async 'swccg-rulebook'(page) {
      await page.goto(`${here}/rules`);
      await page.locator('.contents').first().waitFor();
    },
    async 'swccg-rulebook-page'(page) {
      await page.goto(`${here}/rules/battle`);
      await page.locator('.scene:visible').first().waitFor();
    },
    async 'swccg-learn'(page) {
      await page.goto(`${here}/learn`);
      await page.locator(':is(.big, .gold).primary:enabled').waitFor();
    },
    ...Object.fromEntries(tables),
    async 'swccg-result'(page) {
      await openGame(page, address, lateGame(starWarsCcg(), swccgFrom('result', 'Death Squadron', 'Gold and Red')));
      await new Player(page).playToEnd();
    },
    async 'swccg-hand-over'(page) {
      await openGame(page, address, { ...boards.crowded(), seats: ['human', 'human'] });
      await page.locator('main.hand-over').waitFor();
    },
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
