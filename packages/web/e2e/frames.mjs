// How evenly the page draws while something moves: the time between two frames, over whole scenes.
import { openGame } from './games.mjs';
import { attackGame, fightGame } from './support/motion-boards.ts';

/** Each begins something that moves; what follows is measured until something is asked again. */
const SCENES = {
  'an attack': {
    game: attackGame,
    begin: (page) => page.getByRole('button', { name: 'Attack Darth Vader (A)' }).click(),
  },
  'a fight in Young Jedi': {
    game: fightGame,
    begin: async (page) => {
      await page.getByRole('button', { name: /^Attack!/u }).click();
      await page.getByRole('button', { name: 'The Negotiations Were Short, in hand, can be played' }).click();
      await page.getByRole('button', { name: 'Fight!' }).click();
    },
  },
};

/** Runs in the page: notes when each frame was drawn, while something is shown. */
function watchFrames() {
  globalThis.gaps = [];
  let before = performance.now();
  const frame = (now) => {
    if (document.querySelector('.ask.waiting, .flights .card') !== null) globalThis.gaps.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** For each scene the median time between two frames, and the one that 95 of 100 stay below. */
export async function measureFrames(browser, address, viewport) {
  const measured = [];
  for (const [name, { game, begin }] of Object.entries(SCENES)) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await openGame(page, address, game(), { speed: 'normal', motion: 'full' });
    await page.locator('.ask:not(.waiting)').waitFor();
    await page.waitForTimeout(1000);
    await page.evaluate(watchFrames);
    await begin(page);
    await page.locator('.ask.waiting').waitFor();
    await page.locator('.ask:not(.waiting)').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1000);
    const gaps = (await page.evaluate(() => globalThis.gaps)).toSorted((a, b) => a - b);
    measured.push({ name, frames: gaps.length, median: at(gaps, 0.5), most: at(gaps, 0.95) });
    await context.close();
  }
  return measured;
}
