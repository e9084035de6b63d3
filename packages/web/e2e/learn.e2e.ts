/** The guided games, read and played to its end: some steps done as told, others left to the guide. */
import { lesson as swtcg } from '../src/messages/lesson-en.ts';
import { expandedLesson } from '../src/messages/lesson-expanded-en.ts';
import { checkFits } from './support/fits.ts';
import { takeLesson } from './support/lesson.ts';
import { Player } from './support/player.ts';
import { expect, kept, keptGame, test } from './support/test.ts';

test('the guided game to its end', async ({ page, open }) => {
  await open('/learn');
  await takeLesson(page, swtcg);
  const end = await new Player(page).playToEnd();
  expect(end.title).toMatch(/^You (win|lose)$/u);
  expect(await kept(page, 'learned')).toBe('true');
  // Whoever has learned is not asked to any more.
  await page.getByRole('button', { name: 'Choose another game' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByText('New here?')).toBeHidden();
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
])
  test(`the second lesson, on what 2022 changed, to its end at ${viewport.width}×${viewport.height}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport);
    await open('/learn');
    await expect(page.getByRole('heading', { name: 'What 2022 changed' })).toBeVisible();
    await takeLesson(page, expandedLesson, (step) => checkFits(page, step));
    expect((await keptGame(page))?.replay.edition).toBe('x');
    // The game that follows is the same at every size.
    if (viewport.width < 1366) return;
    const end = await new Player(page).playToEnd();
    expect(end.title).toMatch(/^You (win|lose)$/u);
  });

test('the foot of the page stands below what is told there, at the lower edge, and as wide', async ({ page, open }) => {
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [390, 844],
    [667, 375],
  ] as const)
    for (const game of ['', '/young-jedi', '/swccg']) {
      await page.setViewportSize({ width, height });
      await open(`${game}/learn`);
      await expect(page.locator('.lesson-scene svg')).toBeVisible();
      const [section, foot] = await Promise.all(
        ['.first-game', '.foot'].map(async (part) => (await page.locator(part).boundingBox())!),
      );
      const where = `${game}/learn at ${width}`;
      expect([foot!.x, foot!.width], where).toEqual([section!.x, section!.width]);
      expect(foot!.y, where).toBeGreaterThanOrEqual(section!.y + section!.height);
      expect(foot!.y + foot!.height, where).toBeGreaterThanOrEqual(height - 1);
    }
});
