/** The guided first game of Young Jedi, read and played to its end. */
import type { Page } from '@playwright/test';
import { lesson } from '../src/messages/young-jedi-lesson-en.ts';
import { DEFAULT_SETTINGS } from '../src/shell/settings.ts';
import { check } from './support/axe.ts';
import { takeLesson } from './support/lesson.ts';
import { mouse, Player } from './support/player.ts';
import { expect, kept, test } from './support/test.ts';

/** Steps at which the screen differs: a hidden turn, the plan, after a battle, the next planet. */
const CHECKED: ReadonlySet<string> = new Set(['character', 'plan', 'fought', 'block', 'control', 'free']);

/** Fights whenever it can, lays plans as they are suggested, and gives nothing up. */
const LIKING = { attack: 20, fight: 10_000, endTurn: 0.2, surrender: 0.01, discardHand: 0.05 } as const;

const guideOf = (page: Page) => page.getByRole('complementary', { name: 'Guide' });

/** Lets the guide do everything up to the step that lays the first plan. */
async function toPlan(page: Page): Promise<void> {
  const guide = guideOf(page);
  await page.getByRole('button', { name: lesson.start }).click();
  await expect(guide).toBeVisible();
  while ((await guide.getAttribute('data-step')) !== 'plan') {
    const at = await guide.textContent();
    await guide.locator('[data-guide]').click();
    await expect(guide).not.toHaveText(at!);
  }
}

test('the guided game of Young Jedi to its end', async ({ page, open }) => {
  await open('/young-jedi/learn');
  await takeLesson(page, lesson, async (step) => {
    if (CHECKED.has(step)) await check(page, `the lesson at ${step}`);
  });
  const end = await new Player(page, mouse, 1, LIKING).playToEnd();
  expect(end.title).toMatch(/^You (win|lose)$/u);
  expect(await kept(page, 'learned.young-jedi')).toBe('true');
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`the guided game of Young Jedi at ${width}×${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open('/young-jedi/learn');
    await takeLesson(page, lesson);
    await expect(page.getByRole('heading', { name: 'Deploy' })).toBeVisible();
  });

test('the guide takes the plan it speaks of, and no other', async ({ page, open }) => {
  await open('/young-jedi/learn');
  await toPlan(page);
  const decision = await page.locator('main.table').getAttribute('data-decision');
  const plan = page.getByRole('region', { name: 'Your battle plan' });
  await plan.getByRole('button', { name: /^Jar Jar Binks/u }).click();
  await plan.getByRole('button', { name: 'Move to the left' }).click();
  await page.getByRole('button', { name: 'Fight!' }).click();
  await expect(page.getByRole('alert')).toContainText('The guide’s order');
  await expect(page.locator('main.table')).toHaveAttribute('data-decision', decision!);
  await page.getByRole('button', { name: 'Suggest an order' }).click();
  await page.getByRole('button', { name: 'Fight!' }).click();
  await expect(guideOf(page)).toHaveAttribute('data-step', 'fought');
});

test('the guide stays in view while the fights are shown', async ({ page, open }) => {
  await open('/young-jedi/learn');
  await toPlan(page);
  const slowly = { ...DEFAULT_SETTINGS, speed: 'normal' };
  await page.evaluate((settings) => localStorage.setItem('dejarik.settings', settings), JSON.stringify(slowly));
  await page.goto('/table');
  const guide = guideOf(page);
  await expect(guide).toHaveAttribute('data-step', 'plan');
  await page.getByRole('button', { name: 'Fight!' }).click();
  await expect(page.getByRole('group', { name: 'Fight 2 on Tatooine' })).toBeVisible();
  await expect(guide).toHaveAttribute('data-step', 'plan');
  await page.keyboard.press(' ');
  await expect(guide).toHaveAttribute('data-step', 'fought');
});
