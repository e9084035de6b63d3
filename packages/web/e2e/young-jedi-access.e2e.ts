/** No violation of WCAG level A or AA at the table of Young Jedi, as far as axe can tell, and what lies over it. */
import { check } from './support/axe.ts';
import { settled } from './support/settled.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, test } from './support/test.ts';
import { boards } from './support/young-jedi-boards.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

// In halves, so that both can run at once.
for (const half of [0, 1])
  test(`the table of Young Jedi at both sizes, half ${half + 1}`, async ({ page, open }) => {
    for (const [name, game] of Object.entries(boards).filter((_, i) => i % 2 === half))
      await test.step(name, async () => {
        await open('/table', { game });
        await firstQuestion(page);
        for (const viewport of SIZES) {
          await page.setViewportSize(viewport);
          await settled(page);
          await check(page, `${name} at ${viewport.width}×${viewport.height}`);
        }
      });
  });

test('what lies over the table of Young Jedi', async ({ page, open }) => {
  const over = async (name: string, button: RegExp | string): Promise<void> => {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await open('/table', { game: boards.crowded });
  await firstQuestion(page);
  await over('a planet', /^Naboo, Dark won/u);
  await over('Hyperspace', /^Your Hyperspace/u);
  await over('the menu', 'Menu');
  await over('the keys', 'Keys');
  await open('/table', { game: boards.fight });
  await firstQuestion(page);
  await over('a fight', /^Qui-Gon Jinn \d+ : \d+ Darth Maul/u);
});
