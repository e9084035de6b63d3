/** Takes a guided first game, step by step: some steps done as told, others left to the guide. */
import type { Locator, Page } from '@playwright/test';
import type { LessonTexts } from '../../src/messages/guide-en.ts';
import { ruleAddress } from '../../src/shell/addresses.ts';
import { mouse } from './player.ts';
import { look } from './sight.ts';
import { expect } from './test.ts';

/** Gives the one answer that the guide leaves open: on the table, or on its button. */
async function answer(page: Page): Promise<void> {
  const before = await look(page);
  const { decision, selected, offers } = before;
  const seen = offers.filter(({ what, card, at }) => at !== null && (what === 'answer' || card !== selected));
  // A battle plan is full of cards to move; it is sent by its button.
  const plan = seen.find(({ kind }) => kind === 'fight');
  await mouse(page, plan ?? seen.find(({ what }) => what === 'card') ?? seen[0]!, before);
  const after = await look(page);
  // Picking a card that has to go somewhere is only half of it.
  if (after.decision === decision && after.selected !== selected)
    await mouse(page, after.offers.find(({ card }) => card !== after.selected) ?? after.offers[0]!, after);
}

const ground = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor);

/** From the page that offers the lesson to where the player takes over. `atStep` is called when all of a step is read. */
export async function takeLesson(
  page: Page,
  lesson: Pick<LessonTexts, 'start' | 'steps'>,
  atStep: (step: string) => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('button', { name: lesson.start }).click();
  const guide = page.getByRole('complementary', { name: 'Guide' });
  const table = page.locator('main.table');
  const asked = page.getByRole('region', { name: 'Your decision' });
  const [next, own] = [guide, asked].map((part) => part.locator('.answer.primary')) as [Locator, Locator];
  const steps = Object.keys(lesson.steps);
  for (const [n, step] of steps.entries()) {
    const { title, pages, todo, rule } = lesson.steps[step]!;
    await expect(guide.getByRole('heading', { name: title, exact: true })).toBeVisible();
    for (const [at, text] of pages.entries()) {
      await expect(guide).toContainText(text);
      // One thing shines: the way on to what there is to read.
      if ((await next.isVisible()) && (await own.isVisible()))
        expect(await ground(own), title).not.toBe(await ground(next));
      if (at < pages.length - 1) await guide.getByRole('button', { name: 'Next' }).click();
    }
    await expect(guide).toContainText(todo);
    const link = guide.getByRole('link', { name: 'Read the rule' });
    if (rule === undefined) await expect(link).toBeHidden();
    else await expect(link).toHaveAttribute('href', ruleAddress(rule));
    await atStep(step);
    if (step === steps.at(-1)) break;
    const decision = (await table.getAttribute('data-decision'))!;
    const doIt = guide.getByRole('button', { name: 'Do it for me' });
    const mine = await doIt.isVisible();
    // Whoever is to read on is not told that somebody else is waited for. A small screen leaves the room to the guide.
    if (!mine && (await asked.isVisible()))
      await expect(asked.getByRole('heading')).toHaveText('The guide waits for you to read on.');
    if (mine && n % 3 !== 0) await answer(page);
    else await guide.getByRole('button', { name: mine ? 'Do it for me' : 'Next' }).click();
    await expect(table).not.toHaveAttribute('data-decision', decision);
  }
  await guide.getByRole('button', { name: 'Play on' }).click();
  await expect(guide).toBeHidden();
}
