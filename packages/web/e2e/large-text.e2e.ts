/** At any size of text and on narrow screens: no way to go is out of sight, and what is asked is no smaller than what is said of it. */
import { TEXT_SIZES } from '../src/shell/settings.ts';
import { firstQuestion } from './support/sight.ts';
import { hitGame } from './support/stakes-boards.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [
  [844, 390],
  [667, 375],
  [390, 844],
  [375, 667],
  [360, 740],
] as const;

for (const text of TEXT_SIZES)
  test(`bars and questions with ${text} text`, async ({ page, open }) => {
    await open('/settings', { settings: { text } });
    for (const [width, height] of WIDTHS)
      await test.step(`the bar at ${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        for (const link of await page.getByRole('navigation', { name: 'Screens' }).getByRole('link').all())
          await expect(link).toBeInViewport({ ratio: 1 });
      });
    await open('/table', { settings: { text }, game: hitGame() });
    for (const [width, height] of WIDTHS)
      await test.step(`the table at ${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        await firstQuestion(page);
        await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: 'Log' })).toBeInViewport({ ratio: 1 });
        const asked = page.getByRole('region', { name: 'Your decision' });
        const size = (selector: string): Promise<number> =>
          asked
            .locator(selector)
            .first()
            .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(await size('h2')).toBeGreaterThanOrEqual(await size('p'));
      });
  });

test('the first thing a keyboard comes to leads past the bar', async ({ page, open }) => {
  await open('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
