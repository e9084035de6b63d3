/** Every kind of question of the Star Wars CCG: axe finds nothing, and it is answered by mouse, by keys and by finger. */
import type { Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { Keyboard } from './support/keyboard.ts';
import { finger, type Hands, mouse, Player } from './support/player.ts';
import { firstQuestion } from './support/sight.ts';
import { QUESTION_KINDS, questionOf } from './support/swccg-questions.ts';
import { expect, test } from './support/test.ts';

/** Something is answered; what only passes or goes back is not liked. */
const LIKING = { pass: 0.01, done: 0.01, back: 0, undo: 0 } as const;

type Open = (path: string, before: object) => Promise<void>;

async function answered(page: Page, open: Open, kind: (typeof QUESTION_KINDS)[number], hands: Hands): Promise<void> {
  await open('/table', { game: questionOf(kind) });
  const first = (await firstQuestion(page))!;
  await expect(page.locator(`.ccg-answers.${kind}`), kind).toBeAttached();
  if (hands !== finger && hands !== mouse) return await goOn(page, hands, first.decision);
  await check(page, `${kind}, ${page.viewportSize()!.width} wide`);
  await goOn(page, hands, first.decision);
}

async function goOn(page: Page, hands: Hands, decision: number): Promise<void> {
  const player = new Player(page, hands, 1, LIKING);
  await player.playUntil((sight) => sight.decision !== decision);
  expect(player.answers).toBeGreaterThan(0);
}

const HANDS = [
  { name: 'mouse', viewport: { width: 1366, height: 768 }, hasTouch: false, hands: (): Hands => mouse },
  { name: 'keys', viewport: { width: 1366, height: 768 }, hasTouch: false, hands: (): Hands => new Keyboard().hands },
  { name: 'finger', viewport: { width: 390, height: 844 }, hasTouch: true, hands: (): Hands => finger },
] as const;
/** In parts, so that they run side by side. */
const PARTS = 2;

for (const { name, viewport, hasTouch, hands } of HANDS)
  test.describe(`by ${name}`, () => {
    test.use({ viewport, hasTouch });
    for (let part = 0; part < PARTS; part++)
      test(`questions of the Star Wars CCG, part ${part + 1}`, async ({ page, open }) => {
        for (const kind of QUESTION_KINDS.filter((_, i) => i % PARTS === part))
          await test.step(kind, () => answered(page, open, kind, hands()));
      });
  });
