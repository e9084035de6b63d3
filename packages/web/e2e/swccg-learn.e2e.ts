/** The guided first game of the Star Wars CCG, read and played on. */
import { lesson } from '../src/messages/swccg-lesson-en.ts';
import { check } from './support/axe.ts';
import { takeLesson } from './support/lesson.ts';
import { expect, kept, test } from './support/test.ts';

/** Steps at which the screen differs: a place to choose, a loss, the battle, the end. */
const CHECKED: ReadonlySet<string> = new Set(['lukeTo', 'lose', 'fire', 'damage', 'free']);

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [844, 390],
] as const)
  test(`the guided game of the Star Wars CCG at ${width}×${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open('/swccg/learn');
    await takeLesson(page, lesson, async (step) => {
      // On a phone held sideways the guide scrolls.
      if (CHECKED.has(step) && height > 480) await check(page, `the lesson at ${step}`);
    });
    await expect(page.getByRole('heading', { name: 'Deploy phase: pick a card' })).toBeVisible();
    expect(await kept(page, 'learned.swccg')).toBe('true');
  });
