// The other ways to play that `npm run pictures` photographs: Flying Solo, Two-Headed Troig, draft and sealed.
import { sameChance } from './support/chance.ts';
import { Player } from './support/player.ts';
import { firstQuestion } from './support/sight.ts';

const PICKED = 5;
const ALL = 33;

async function openMode(page, address) {
  await sameChance(page, 1);
  await page.goto(`${address}icon.svg`);
  await page.evaluate(() => localStorage.setItem('dejarik.settings', JSON.stringify({ speed: 'off' })));
  await page.goto(address);
}

const press = (page, name) => page.getByRole('button', { name }).click();

/** So many cards out of the boosters, always the first. */
async function pick(page, cards) {
  for (let n = 1; n <= cards; n++) {
    await page.getByRole('heading', { name: new RegExp(`, card ${n}$`) }).waitFor();
    await page.locator('.pack li').first().getByRole('button').click();
    await page
      .locator('.pick-head')
      .getByRole('button', { name: /^Take / })
      .click();
  }
}

async function build(page) {
  await press(page, 'Build the Light deck');
  await press(page, 'Suggest a deck');
  await page.getByText('Legal for play.').waitFor();
}

/** Each screen: how to get there. */
export function modeScreens(address) {
  return {
    async solo(page) {
      await openMode(page, `${address}solo`);
      await press(page, 'Lay out by chance');
      await page.getByText('The layout keeps the rules.').waitFor();
    },
    async 'solo-table'(page) {
      await openMode(page, `${address}solo`);
      await press(page, 'Lay out by chance');
      await page.getByText('The layout keeps the rules.').waitFor();
      await press(page, 'Begin the game');
      await firstQuestion(page);
    },
    async troig(page) {
      await openMode(page, `${address}troig`);
      await page.getByRole('button', { name: 'Begin the game' }).waitFor();
    },
    async 'troig-table'(page) {
      await openMode(page, `${address}troig`);
      await press(page, 'Begin the game');
      await new Player(page).playUntil(({ turn, title }) => turn === 'Turn 2' && title.startsWith('Build'));
    },
    async bid(page) {
      await openMode(page, `${address}bid`);
      await page.getByLabel('Against').selectOption('human');
      await press(page, 'Throw the die and bid');
      await press(page, '30 for Light');
      await press(page, '29 for Dark');
      await page.getByRole('button', { name: '28 for Light' }).waitFor();
    },
    async 'draft-new'(page) {
      await openMode(page, `${address}draft`);
      await page.getByRole('button', { name: 'Open the boosters' }).waitFor();
    },
    async 'draft-pack'(page) {
      await openMode(page, `${address}draft`);
      await press(page, 'Open the boosters');
      await pick(page, PICKED);
      await page.locator('.pack li').nth(1).getByRole('button').click();
    },
    async 'draft-decks'(page) {
      await openMode(page, `${address}draft`);
      await press(page, 'Open the boosters');
      await pick(page, ALL);
      await page.getByRole('heading', { name: 'Your decks' }).waitFor();
    },
    async 'draft-build'(page) {
      await openMode(page, `${address}draft`);
      await press(page, 'Open the boosters');
      await pick(page, ALL);
      await build(page);
    },
    async sealed(page) {
      await openMode(page, `${address}draft`);
      await page.getByText('Sealed', { exact: true }).click();
      await press(page, 'Open the boosters');
      await page.getByRole('heading', { name: 'Your decks' }).waitFor();
    },
    async 'sealed-build'(page) {
      await openMode(page, `${address}draft`);
      await page.getByText('Sealed', { exact: true }).click();
      await press(page, 'Open the boosters');
      await build(page);
    },
  };
}
