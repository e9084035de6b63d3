/** Whatever lies on the table lies within its row, whole and with its name to read, at every size of the screen. */
import type { Page } from '@playwright/test';
import { crowded } from './support/crowded.ts';
import { checkFits } from './support/fits.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, prepare, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 360 },
  // Laptops of 1366×768 and 1920×1080 at a zoom of 200%.
  { width: 683, height: 384 },
  { width: 960, height: 540 },
] as const;

async function openTable(page: Page, n: number, built: number): Promise<void> {
  await prepare(page, { game: crowded(n, built) });
  await page.goto('/table');
  await firstQuestion(page);
  await expect(page.locator('.row .card')).toHaveCount(6 * n);
  await expect(page.locator('.build-zone .card')).toHaveCount(2 * built);
}

// Each table is opened once, and the screen then changes its size: the rows find their room anew every time.
for (let n = 1; n <= 8; n++)
  test(`${n} in each row at every size`, async ({ page }) => {
    let open = 0;
    for (const viewport of SIZES)
      await test.step(`${viewport.width}×${viewport.height}`, async () => {
        await page.setViewportSize(viewport);
        // The smallest screens have room for the names of four cards in a build zone.
        const built = viewport.width < 700 && viewport.height < 400 ? Math.min(n, 4) : n;
        if (built !== open) await openTable(page, n, built);
        open = built;
        const where = `${n} in each row at ${viewport.width}×${viewport.height}`;
        await checkFits(page, where);
        const folds = page.getByRole('button', { name: /^Show / });
        for (const name of await folds.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))) {
          const fold = page.getByRole('button', { name, exact: true });
          if (!(await fold.isVisible())) continue;
          await fold.click();
          await checkFits(page, `${where}, ${name}`);
        }
      });
  });
