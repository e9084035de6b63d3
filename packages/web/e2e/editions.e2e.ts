/** Two editions beside each other: every subject on which they disagree, cards and decks by edition and format. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readDifferences } from '../src/pages/rules.ts';
import { check } from './support/axe.ts';
import { expandedBoard, expandedGame } from './support/expanded.ts';
import { expect, test } from './support/test.ts';

const ledger = readFileSync(new URL('../../../rules/swtcg.md', import.meta.url), 'utf8').replaceAll('\r', '');
const differences = readDifferences(ledger);

const BY_2022 = { editions: { swtcg: 'x' } } as const;

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])
  test(`all 52 subjects with their lines at ${viewport.width}×${viewport.height}`, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    await open('/rules');
    await page.getByRole('link', { name: 'The two editions side by side' }).click();
    const subjects = page.locator('.differences > li');
    await expect(subjects).toHaveCount(52);
    const shown = await subjects.evaluateAll((all) =>
      all.map((each) => ({
        subject: each.querySelector('h2')!.textContent,
        briefs: [...each.querySelectorAll('.brief')].map(({ textContent }) => textContent),
        ids: [...new Set([...each.querySelectorAll('a')].map(({ textContent }) => textContent))].toSorted(),
        columns: [...each.querySelectorAll('.edition')].map((side) => Math.round(side.getBoundingClientRect().top)),
      })),
    );
    for (const [i, { subject, nh, x, ids }] of differences.entries()) {
      const { columns, ...rest } = shown[i]!;
      expect(rest).toEqual({ subject, briefs: [nh, x], ids: [...ids].toSorted() });
      // Beside each other, or on a narrow screen under each other.
      if (viewport.width > 700) expect(columns[0], subject).toBe(columns[1]);
      else expect(columns[0], subject).toBeLessThan(columns[1]!);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await check(page, 'the editions side by side');
  });

test('a subject is found, its line opened, and led to from the table’s question', async ({ page, open }) => {
  const { subject, ids } = differences.find((one) => one.subject === 'Buildable cards')!;
  await open('/table', { game: expandedGame(expandedBoard(), ['easy', 'human']) });
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: `2022: ${subject}` }).click();
  const book = await opening;
  const here = book.locator('.differences > li.here');
  await expect(here.getByRole('heading', { level: 2 })).toHaveText(subject);
  await expect(here).toBeInViewport();
  await book.getByRole('searchbox').fill('buildable');
  await expect(book.locator('.differences > li')).not.toHaveCount(52);
  await expect(here).toBeVisible();
  await here.getByRole('link', { name: ids[0]!, exact: true }).first().click();
  await expect(book).toHaveURL(new RegExp(`/rules/${ids[0]!}$`, 'u'));
  await expect(book.locator(`[id="${ids[0]!}"]`)).toBeInViewport();
});

const cards = async (page: Page): Promise<number> => {
  const count = page.locator('.count');
  await expect(count).toHaveText(/^\d[\d ,.]* cards?$/u);
  return Number((await count.textContent())!.replace(/\D/gu, ''));
};

test('cards are looked through by edition and format', async ({ page, open }) => {
  await open('/cards');
  const all = await cards(page);
  const edition = page.getByLabel('Edition');
  const format = page.getByLabel('Format');
  await edition.selectOption({ label: 'A New Hope rulebook, 2002' });
  await expect.poll(() => cards(page)).toBeLessThan(all);
  await page.getByLabel('Search').fill('Hidden Sanctuary');
  await expect(page.locator('.card-grid li')).toHaveCount(0);
  await edition.selectOption({ label: 'Expanded rulebook, 2022' });
  await expect(page.locator('.card-grid li')).toHaveCount(1);
  await expect(page.locator('.card-grid li').getByText('Location', { exact: true })).toBeVisible();
  await page.getByLabel('Search').fill('');
  await expect.poll(() => cards(page)).toBeGreaterThan(1);
  const by2022 = await cards(page);
  // Cards of our own were never printed: no format of printed sets has them.
  await format.selectOption({ label: 'WOTC Only' });
  await expect.poll(() => cards(page)).toBeLessThan(by2022);
  await page.getByLabel('Search').fill('Hidden Sanctuary');
  await expect(page.locator('.card-grid li')).toHaveCount(0);
  await check(page, 'cards by format');
});

test('a deck is built for an edition and judged by a format', async ({ page, open }) => {
  await open('/decks', { settings: BY_2022 });
  await page
    .getByRole('button', { name: /^Copy and change: Reach/u })
    .first()
    .click();
  const deck = page.getByRole('region', { name: 'The deck' });
  await expect(deck.getByText('Legal for play.')).toBeVisible();
  await page.getByLabel('Format').selectOption({ label: 'WOTC Only' });
  await expect(deck).toContainText('Not legal yet');
  await page.getByLabel('Format').selectOption({ label: 'any cards' });
  await expect(deck.getByText('Legal for play.')).toBeVisible();
  await page.getByLabel('Edition').selectOption({ label: 'A New Hope rulebook, 2002' });
  await expect(deck).toContainText('Not legal yet');
  await expect(deck).toContainText('Outrider Wing is from a set that is not played by this rulebook.');
  const pool = page.getByRole('region', { name: 'Cards to choose from' });
  await pool.getByLabel('Search').fill('Hidden Sanctuary');
  await expect(pool.getByText('No card fits.')).toBeVisible();
});
