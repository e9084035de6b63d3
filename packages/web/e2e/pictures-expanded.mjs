// What `npm run pictures` photographs of the Star Wars TCG by the Expanded Rulebook of 2022.
import { openGame } from './games.mjs';
import { disruptGame, expandedBoard, expandedGame } from './support/expanded.ts';

const BY_2022 = { speed: 'off', editions: { swtcg: 'x' } };

async function openBy2022(page, address, path) {
  await page.goto(`${address}icon.svg`);
  await page.evaluate((chosen) => localStorage.setItem('dejarik.settings', JSON.stringify(chosen)), BY_2022);
  await page.goto(`${address}${path}`);
}

/** Each screen: how to get there. */
export function expandedScreens(address) {
  return {
    async 'expanded-play'(page) {
      await openBy2022(page, address, '');
      await page.locator(':is(.big, .gold).primary:enabled').waitFor();
    },
    async 'expanded-cards'(page) {
      await openBy2022(page, address, 'cards');
      await page.getByLabel('Search').fill('reach');
      await page.locator('.card-grid li').first().waitFor();
    },
    async 'expanded-deck'(page) {
      await openBy2022(page, address, 'decks');
      await page
        .getByRole('button', { name: /^Copy and change: Reach/ })
        .first()
        .click();
      await page.locator('.builder .cell').first().waitFor();
    },
    async 'expanded-table'(page) {
      await openGame(page, address, expandedGame(expandedBoard(), ['easy', 'human']));
    },
    async 'expanded-table-disrupt'(page) {
      await openGame(page, address, disruptGame());
    },
    async 'expanded-lesson'(page) {
      await openBy2022(page, address, 'learn');
      await page.locator('.second-lesson .big:enabled').click();
      const guide = page.locator('.guide');
      await guide.waitFor();
      // Where a Location, Equipment and a Trap lie on the table.
      while ((await guide.getAttribute('data-step')) !== 'trap') {
        const before = await guide.textContent();
        await guide.locator('[data-guide]').click();
        await page.waitForFunction((text) => document.querySelector('.guide')?.textContent !== text, before);
      }
    },
  };
}
