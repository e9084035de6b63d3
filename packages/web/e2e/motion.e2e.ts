/** What moves: the enemy's turn is stepped through or skipped, an own answer waits for nothing, less motion is not less time. */
import type { Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { attackGame, turnGame } from './support/motion-boards.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, test } from './support/test.ts';

const next = (page: Page) => page.locator('.ask.waiting').getByRole('button', { name: 'Next' });
const attackVader = (page: Page) => page.getByRole('button', { name: 'Attack Darth Vader (A)' }).click();
const isAsked = (page: Page) => expect(page.locator('.ask:not(.waiting)')).toBeVisible();

const table = (page: Page): Promise<string> => page.locator('main.table').innerText();

/** What the table shows once it waits. */
async function waiting(page: Page): Promise<string> {
  for (let tries = 0; tries < 10; tries++) {
    const before = await table(page);
    await page.waitForTimeout(1200);
    if ((await table(page)) === before) return before;
  }
  throw new Error('the table goes on by itself');
}

/** How long the thing is there, in milliseconds by the page's own clock. */
const seenFor = (page: Page, selector: string): Promise<number> =>
  page.evaluate(async (what) => {
    const until = (there: boolean): Promise<number> =>
      new Promise((resolve) => {
        const look = (): void => {
          if ((document.querySelector(what) !== null) !== there) return;
          changes.disconnect();
          resolve(performance.now());
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { childList: true, subtree: true });
        look();
      });
    const from = await until(true);
    return (await until(false)) - from;
  }, selector);

/** Whatever flies stays in the air until an answer ends it, however long that takes. */
const holdFlights = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Animate = (this: Element, ...how: Parameters<Element['animate']>) => Animation;
    const animate: Animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      if (this.closest('.flights') !== null) animation.pause();
      return animation;
    };
  });

test('the enemy’s turn is stepped through, and one key shows the rest', async ({ page, open }) => {
  await open('/table', { game: turnGame(), settings: { speed: 'fast', step: true } });
  await firstQuestion(page);
  await page.keyboard.press(' '); // Light has nothing to build with
  // Whatever the enemy does waits: after a moment nothing goes on by itself.
  const seen = new Set<string>();
  for (let n = 0; n < 3; n++) {
    await expect(next(page)).toBeVisible();
    const there = await waiting(page);
    seen.add(there);
    if (n === 0) await check(page, 'stepping');
    await page.keyboard.press('s');
    await expect.poll(() => table(page)).not.toBe(there);
  }
  expect(seen.size).toBe(3);
  await page.keyboard.press(' ');
  await isAsked(page);
  await expect(page.locator('.held-up, .throw')).toHaveCount(0);
});

test('an own answer is taken at once while cards still fly, and a tap shows the rest', async ({ page, open }) => {
  await holdFlights(page);
  await open('/table', { game: attackGame(), settings: { speed: 'slow' } });
  await firstQuestion(page);
  await attackVader(page);
  await expect(page.locator('.throw .die')).toHaveCount(4);
  // A tap on the board: everything is as it is now, although the dice were still in the air.
  await page.locator('.arenas').click({ position: { x: 20, y: 20 } });
  await isAsked(page);
  await expect(page.locator('.throw')).toHaveCount(0);
  // Darth Vader still falls, and the question that is open takes an answer all the same.
  await expect(page.locator('.flights .card')).not.toHaveCount(0);
  await page.keyboard.press(' ');
  await expect(page.locator('.flights .card')).toHaveCount(0);
  await expect(page.locator('.ask.waiting')).toBeVisible();
});

/** At the usual speed four dice are seen for nearly two seconds; on a busy machine they come later, and go no sooner. */
const HALF_A_THROW = 900;

test('less motion is not less time, and the dice of the last attack make room for the next', async ({ page, open }) => {
  for (const motion of ['full', 'reduced'] as const) {
    await open('/table', { game: attackGame(), settings: { speed: 'normal', motion } });
    await firstQuestion(page);
    const seen = seenFor(page, '.throw');
    await attackVader(page);
    expect(await seen, `${motion} motion`).toBeGreaterThan(HALF_A_THROW);
    if (motion === 'reduced') {
      const moving = await page.evaluate(() => document.querySelectorAll('.flights .card').length);
      expect(moving, 'nothing flies').toBe(0);
    }
    // The next attack is declared, and not rolled yet.
    await isAsked(page);
    await expect(page.getByRole('region', { name: 'Dice' })).toContainText('No dice yet');
    await expect(page.locator('.dice .die')).toHaveCount(0);
  }
});

test('whoever attacks is in colour, and the arrow follows when the screen turns', async ({ page, open }) => {
  await open('/table', { game: attackGame(), settings: { speed: 'slow', step: true } });
  await firstQuestion(page);
  await attackVader(page);
  await expect(next(page)).toBeVisible();
  await page.keyboard.press(' ');
  await isAsked(page);
  const attacker = page.locator('.card.attacker');
  await expect(attacker).toHaveCount(1);
  await expect(attacker.locator('.picture')).toHaveCSS('filter', 'none');
  // From the attacker's edge to the target's, whatever the size of the screen.
  const gap = (): Promise<number> =>
    page.evaluate(() => {
      const line = document.querySelector('.arrow line')!.getBoundingClientRect();
      const box = document.querySelector('.card.attacker')!.getBoundingClientRect();
      const middle = box.x + box.width / 2;
      return Math.min(Math.abs(line.left - middle), Math.abs(line.right - middle));
    });
  for (const [width, height] of [
    [844, 390],
    [1100, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(gap).toBeLessThan(8);
  }
});
