/** Dice say what they show and what they are for, and units what is left of them, in either theme. */
import type { Locator } from '@playwright/test';
import { check } from './support/axe.ts';
import { positions } from './support/positions.ts';
import { firstQuestion } from './support/sight.ts';
import { hitGame } from './support/stakes-boards.ts';
import { expect, test } from './support/test.ts';

test('dice of an attack are not called a roll for build points', async ({ page, open }) => {
  const { saved } = positions().get('chance 2')!;
  await open('/table', { game: saved, settings: { speed: 'fast' } });
  await firstQuestion(page);
  // All that the panel and the tray say from here to the next question.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const read = (): void => {
      for (const part of document.querySelectorAll('.ask.waiting h2, .dice.active h2')) said.push(part.textContent);
    };
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: /^Pass/u }).first().click();
  await firstQuestion(page);
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  const attacking = said.findIndex((text) => text.endsWith(' attacks'));
  expect(attacking).toBeGreaterThanOrEqual(0);
  const first = said.findIndex((text) => text === 'Roll for build points');
  expect(first === -1 || said.slice(first).every((text) => !text.endsWith(' attacks')), said.join('\n')).toBe(true);
});

/** How light its ground is, from 0 to 255. */
const lightness = (drawn: Locator): Promise<number> =>
  drawn.first().evaluate((element) => {
    const [r = 0, g = 0, b = 0] = getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/gu)!
      .map(Number);
    return (r + g + b) / 3;
  });

for (const theme of ['dark', 'light'] as const)
  test(`spots of dice and points of health are seen in the ${theme} theme`, async ({ page, open }) => {
    await open('/table', { game: hitGame(), settings: { theme } });
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await firstQuestion(page);
      expect(
        (await lightness(page.locator('.die.hit'))) - (await lightness(page.locator('.die.hit u'))),
      ).toBeGreaterThan(150);
      // What is left is bright, what is lost is hollow.
      expect(await lightness(page.locator('.pip:not(.lost)'))).toBeGreaterThan(200);
      expect(await lightness(page.locator('.pip.lost'))).toBeLessThan(60);
      await check(page, `dice in the ${theme} theme at ${width}`);
    }
  });
