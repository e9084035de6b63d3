/** Whatever lies on the table lies within its row, whole and with its name to read, at every size of the screen. */
import type { Page } from '@playwright/test';
import { crowded } from './support/crowded.ts';
import { firstQuestion } from './support/sight.ts';
import { settled } from './support/settled.ts';
import { expect, prepare, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const;

/** Runs in the page; it can use nothing from outside. What is cut off, covered or unreadable, in words. */
function faults(): string[] {
  const found: string[] = [];
  const shown = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0;
  const nameOf = (card: Element): string => card.querySelector('.visually-hidden')?.textContent ?? card.className;
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  const isOver = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

  for (const row of [...document.querySelectorAll('.row, .build-zone')].filter(shown)) {
    const box = row.getBoundingClientRect();
    for (const card of row.querySelectorAll('.card, .pilot'))
      if (!isWithin(card.getBoundingClientRect(), box)) found.push(`${nameOf(card)}: sticks out of its row`);
    const places = [...row.querySelectorAll('.room > *')];
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1))
        if (isOver(one.getBoundingClientRect(), other.getBoundingClientRect()))
          found.push(`${nameOf(one)}: lies over ${nameOf(other)}`);
    for (const card of row.querySelectorAll('.card:not(.back)')) {
      const name = card.querySelector('.name')!.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(card.querySelector('.name')!).fontSize);
      if (size < (innerWidth > 1000 ? 12 : 10)) found.push(`${nameOf(card)}: its name has only ${size} px`);
      if (name.width < size * 3 || name.height < size) found.push(`${nameOf(card)}: no room for its name`);
      if (!shown(card.querySelector('.cost'))) found.push(`${nameOf(card)}: shows no cost`);
      if (row.matches('.row') && !shown(card.querySelector('.numbers')))
        found.push(`${nameOf(card)}: shows no numbers`);
    }
  }
  for (const counts of [...document.querySelectorAll('.me .counts')].filter(shown))
    if (counts.scrollWidth > counts.closest('.me')!.clientWidth) found.push('the own counts: stick out');
  for (const part of document.querySelectorAll(
    'html, .table, .table :is(.strip, .me, .bottom, .arenas, .arena, .row, .build-zone)',
  ))
    if (getComputedStyle(part).overflow !== 'visible' || part.matches('html'))
      if (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
        found.push(`${part.className}: has to be scrolled`);
  return found;
}

async function check(page: Page, where: string): Promise<void> {
  await settled(page);
  expect.soft(await page.evaluate(faults), where).toEqual([]);
}

for (const viewport of SIZES)
  test(`full rows at ${viewport.width}×${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (let n = 1; n <= 8; n++)
      await test.step(`${n} in each row`, async () => {
        // The smallest screen has room for the names of four cards in a build zone.
        const built = viewport.width === 667 ? Math.min(n, 4) : n;
        await prepare(page, { game: crowded(n, built) });
        await page.goto('/table');
        await firstQuestion(page);
        await expect(page.locator('.row .card')).toHaveCount(6 * n);
        await expect(page.locator('.build-zone .card')).toHaveCount(2 * built);
        await check(page, `${n} in each row`);
        const folds = page.getByRole('button', { name: /^Show / });
        for (const name of await folds.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))) {
          const fold = page.getByRole('button', { name, exact: true });
          if (!(await fold.isVisible())) continue;
          await fold.click();
          await check(page, `${n} in each row, ${name}`);
        }
      });
  });
