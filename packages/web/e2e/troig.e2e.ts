/** Two-Headed Troig on the page: two against two, with people or bots in any seat. */
import { check } from './support/axe.ts';
import { sameChance } from './support/chance.ts';
import { Player } from './support/player.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, keptGame, openMode, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 960, height: 540 },
] as const;

test.beforeEach(({ page }) => sameChance(page, 1));

test('a game with three bots, over a reload and to its end', async ({ page, open }) => {
  test.slow();
  await open('/');
  await openMode(page, /^Two-Headed Troig/u);
  await expect(page.getByLabel('Who plays Light A')).toHaveValue('human');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await firstQuestion(page);
  // Two enemies above, of whom the hands are counted; the partner below, whose hand can be looked at.
  await expect(page.locator('.tops .strip')).toHaveCount(2);
  await expect(page.locator('.tops .strip').getByRole('img', { name: /^\d+ cards? in hand$/u })).toHaveCount(2);
  await expect(page.locator('.tops .primary-mark')).toHaveCount(1);
  await expect(page.locator('.me .primary-mark')).toHaveCount(1);
  await expect(page.locator('.mate .primary-mark')).toHaveCount(0);
  const hand = page.locator('.mate').getByRole('button', { name: /^Hand \d+$/u });
  const n = Number((await hand.textContent())!.replace('Hand ', ''));
  expect(n).toBeGreaterThan(0);
  await hand.click();
  await expect(page.getByRole('dialog', { name: 'Your partner’s hand: Light B' }).locator('.faces li')).toHaveCount(n);
  await page.keyboard.press('Escape');
  const player = new Player(page);
  const sight = await player.playUntil(({ turn }) => turn === 'Turn 1');
  expect(sight.screen).toBe('table');
  const saved = (await keptGame(page))!;
  expect(saved.replay.seats).toHaveLength(4);
  await page.reload();
  await firstQuestion(page);
  await expect(page.locator('.tops .strip')).toHaveCount(2);
  const end = await player.playToEnd();
  expect(end.title).toMatch(/^(You win|You lose|A draw)$/u);
});

test('four people: the device changes hands between the teams and not between partners', async ({ page, open }) => {
  await open('/troig');
  for (const seat of ['Dark A', 'Dark B', 'Light A', 'Light B'])
    await page.getByLabel(`Who plays ${seat}`).selectOption('a person');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  const player = new Player(page);
  const teams: string[] = [];
  for (let i = 0; i < 4; i++) {
    const { title, screen } = await player.playUntil((sight) => sight.screen === 'handOver');
    expect(screen).toBe('handOver');
    const [, side = '', letter = ''] = /the (Dark|Light) ([AB]) player/u.exec(title) ?? [];
    expect(letter).not.toBe('');
    teams.push(side);
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  // Each time to the other team.
  for (const [i, side] of teams.entries()) if (i > 0) expect(side).not.toBe(teams[i - 1]);
});

for (const viewport of SIZES)
  test(`fits at ${viewport.width}×${viewport.height}`, async ({ page, open }, info) => {
    await page.setViewportSize(viewport);
    await open('/troig');
    await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
    const wide = await page.evaluate(() => {
      const content = document.querySelector('#content')!;
      return [document.documentElement.scrollWidth - innerWidth, content.scrollWidth - content.clientWidth];
    });
    expect(wide).toEqual([0, 0]);
    await check(page, 'Two-Headed Troig set up');
    await page.screenshot({ path: info.outputPath('troig.png') });
    await page.getByRole('button', { name: 'Begin the game' }).click();
    const player = new Player(page);
    await player.playUntil(({ turn }) => turn === 'Turn 2');
    await check(page, 'Two-Headed Troig at the table');
    await page.screenshot({ path: info.outputPath('troig-table.png') });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
