/** The guided first game of Young Jedi, read and played to its end. */
import { lesson } from '../src/messages/young-jedi-lesson-en.ts';
import { check } from './support/axe.ts';
import { takeLesson } from './support/lesson.ts';
import { mouse, Player } from './support/player.ts';
import { expect, kept, test } from './support/test.ts';

/** Steps at which the screen differs: a hidden turn, the plan, after a battle, the next planet. */
const CHECKED: ReadonlySet<string> = new Set(['character', 'plan', 'fought', 'control', 'free']);

/** Fights gladly, lays plans as they are suggested, and gives nothing up. */
const LIKING = { attack: 20, fight: 10_000, endTurn: 0.2, surrender: 0.01, discardHand: 0.05 } as const;

test('the guided game of Young Jedi to its end', async ({ page, open }) => {
  await open('/young-jedi/learn');
  await takeLesson(page, lesson, async (step) => {
    if (!CHECKED.has(step)) return;
    await check(page, `the lesson at ${step}`);
  });
  const end = await new Player(page, mouse, 1, LIKING).playToEnd();
  expect(end.title).toMatch(/^You (win|lose)$/u);
  expect(await kept(page, 'learned.young-jedi')).toBe('true');
});

test('the guide takes the plan it speaks of, and no other', async ({ page, open }) => {
  await open('/young-jedi/learn');
  const guide = page.getByRole('complementary', { name: 'Guide' });
  await page.getByRole('button', { name: lesson.start }).click();
  await expect(guide).toBeVisible();
  while ((await guide.getAttribute('data-step')) !== 'plan') {
    const at = await guide.textContent();
    await guide.locator('[data-guide]').click();
    await expect(guide).not.toHaveText(at!);
  }
  const decision = await page.locator('main.table').getAttribute('data-decision');
  const plan = page.getByRole('region', { name: 'Your battle plan' });
  await plan.getByRole('button', { name: /^Jar Jar Binks/u }).click();
  await plan.getByRole('button', { name: 'Move to the left' }).click();
  await page.getByRole('button', { name: 'Fight!' }).click();
  await expect(page.getByRole('alert')).toContainText('The guide’s order');
  await expect(page.locator('main.table')).toHaveAttribute('data-decision', decision!);
  await page.getByRole('button', { name: 'Suggest an order' }).click();
  await page.getByRole('button', { name: 'Fight!' }).click();
  await expect(guide).toHaveAttribute('data-step', 'fought');
});
