/** Flying Solo on the page: laid out, played for both sides or against the computer, and ended with its result. */
import { check } from './support/axe.ts';
import { sameChance } from './support/chance.ts';
import { Player } from './support/player.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, openMode, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 960, height: 540 },
] as const;

test.beforeEach(({ page }) => sameChance(page, 1));

test('a game for one player, who acts for both sides, over a reload and to its end', async ({ page, open }) => {
  await open('/');
  await openMode(page, /^Flying Solo/u);
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeDisabled();
  await page.getByLabel('Units in each arena').selectOption('2');
  await page.getByRole('button', { name: 'Lay out by chance' }).click();
  await expect(page.getByText('The layout keeps the rules.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  const player = new Player(page);
  const sides = new Set<string>();
  const note = async (): Promise<void> => {
    const told = await page.locator('.asked-for').textContent();
    sides.add(told ?? '');
  };
  await firstQuestion(page);
  await note();
  // Nothing changes hands: the same person plays on.
  let sight = await player.playUntil(({ turn }) => turn === 'Turn 2');
  expect(sight.screen).not.toBe('handOver');
  if (sight.screen === 'table') {
    await note();
    await page.reload();
    await firstQuestion(page);
    await expect(page.locator('.asked-for')).toBeVisible();
    await expect(page.getByText('Hand the device')).toBeHidden();
    sight = await player.playUntil(({ screen }) => screen !== 'table');
  }
  expect(sight.screen).toBe('result');
  expect(sight.title).toMatch(/^(You win|You lose|A draw)$/u);
});

test('both sides decide, and the own side stays at the lower edge', async ({ page, open }) => {
  await open('/solo');
  await page.getByLabel('Your side').selectOption('Light');
  await page.getByLabel('Draw piles').selectOption('12 cards each');
  await page.getByRole('button', { name: 'Lay out by chance' }).click();
  await expect(page.getByText(/The draw piles cost \d+ \(you\)/u)).toBeVisible();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  const player = new Player(page);
  const seen = new Set<string>();
  for (let n = 0; n < 12 && seen.size < 2; n++) {
    const told = page.locator('.asked-for');
    await expect(told).toBeVisible();
    seen.add((await told.textContent())!);
    await expect(page.locator('.me .who')).toContainText('Light');
    await expect(page.locator('.strip.top .who')).toContainText('Dark');
    const { decision } = await player.playUntil(() => true);
    await player.playUntil((sight) => sight.decision !== decision);
  }
  expect([...seen].toSorted()).toEqual(['You decide for Dark.', 'You decide for Light.']);
});

test('laid out by hand: what is wrong is said, and the opponent can be matched', async ({ page, open }) => {
  await open('/solo');
  const add = page.getByLabel('Add a Character unit: You (Light)');
  await add.selectOption({ label: 'Anakin Skywalker (A) · 7' });
  await expect(page.getByText(/units cost 0 together; yours cost 7/u)).toBeVisible();
  await expect(page.getByRole('link', { name: 'TCG-SOLO-02' })).toBeVisible();
  await page.getByRole('button', { name: /^More onto Anakin/u }).click();
  await page.getByLabel('Card beneath: Anakin Skywalker (A)').selectOption({ label: 'Anakin Skywalker (B) · 5' });
  await expect(page.getByText(/yours cost 8/u)).toBeVisible();
  await page.getByRole('button', { name: 'Match the opponent to yours' }).click();
  await expect(page.getByText('The layout keeps the rules.')).toBeVisible();
  await page.getByLabel('The other side is played by').selectOption('the computer, easy');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await firstQuestion(page);
  await expect(page.locator('.asked-for')).toBeHidden();
  await expect(page.locator('.arena2 .row.mine')).toContainText('Anakin Skywalker');
});

for (const viewport of SIZES)
  test(`fits at ${viewport.width}×${viewport.height}`, async ({ page, open }, info) => {
    await page.setViewportSize(viewport);
    await open('/solo');
    await page.getByRole('button', { name: 'Lay out by chance' }).click();
    await expect(page.getByText('The layout keeps the rules.')).toBeVisible();
    const wide = await page.evaluate(() => {
      const content = document.querySelector('#content')!;
      return [document.documentElement.scrollWidth - innerWidth, content.scrollWidth - content.clientWidth];
    });
    expect(wide).toEqual([0, 0]);
    await check(page, 'Flying Solo laid out');
    await page.screenshot({ path: info.outputPath('solo.png') });
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await firstQuestion(page);
    await check(page, 'Flying Solo at the table');
    // Nobody has a hand: its room is the arenas'.
    await expect(page.locator('.fan')).toBeHidden();
    await expect(page.locator('.deck-count').first()).toBeHidden();
    const { bottom } = (await page
      .locator('.arenas')
      .evaluate((arenas) => arenas.getBoundingClientRect().toJSON())) as DOMRect;
    if (viewport.width > viewport.height) expect(viewport.height - bottom).toBeLessThan(80);
    await page.screenshot({ path: info.outputPath('solo-table.png') });
  });
