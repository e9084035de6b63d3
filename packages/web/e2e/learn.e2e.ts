/** The guided first game, read and played to its end: some steps done as told, others left to the guide. */
import { lesson as swtcg } from '../src/messages/lesson-en.ts';
import { takeLesson } from './support/lesson.ts';
import { Player } from './support/player.ts';
import { expect, kept, test } from './support/test.ts';

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
