// npm run pictures -- --motion: records an attack and a fight into docs/pictures.
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGame } from './games.mjs';
import { holdAnimations, record } from './recording.mjs';
import { attackGame, fightGame } from './support/motion-boards.ts';

const isAsked = () => document.querySelector('.ask.waiting') === null;
const SETTINGS = { speed: 'normal', motion: 'full' };

const RECORDED = {
  async attack(page) {
    await page.locator('.arenas .card.defender, .arenas .row.theirs .card.able').first().waitFor();
    await page.locator('.row.theirs [data-card].able', { hasText: 'Darth Vader' }).click({ noWaitAfter: true });
  },
  async fight(page) {
    await page.getByRole('button', { name: /^Attack!/u }).click();
    await page.clock.runFor(8000);
    await page.getByRole('button', { name: 'The Negotiations Were Short, in hand, can be played' }).click();
    await page.getByRole('button', { name: 'Fight!' }).click({ noWaitAfter: true });
  },
};

const GAMES = { attack: attackGame, fight: fightGame };

/** Records what was asked for into the folder; `onFrame`: is given each picture of it. */
export async function recordMotion(browser, address, folder, { only, onFrame = () => {} } = {}) {
  for (const [name, begin] of Object.entries(RECORDED)) {
    if (only !== undefined && !only.split(',').includes(name)) continue;
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await openGame(page, address, GAMES[name](), SETTINGS);
    await page.locator('.ask:not(.waiting)').waitFor();
    await page.waitForTimeout(800);
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1000);
    await holdAnimations(page);
    await begin(page);
    const file = join(folder, `motion-${name}.webp`);
    writeFileSync(file, await record(page, { until: isAsked, onFrame: (png, n) => onFrame(name, png, n) }));
    console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`);
    await context.close();
  }
}
