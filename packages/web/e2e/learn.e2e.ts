/** The guided first game, read and played to its end: some steps done as told, others left to the guide. */
import type { Page } from '@playwright/test';
import { lesson } from '../src/messages/lesson-en.ts';
import { mouse, Player } from './support/player.ts';
import { look } from './support/sight.ts';
import { expect, kept, test } from './support/test.ts';

const STEPS = Object.keys(lesson.steps);

/** Gives the one answer that the guide leaves open: on the table, or on its button. */
async function answer(page: Page): Promise<void> {
  const before = await look(page);
  const { decision, selected, offers } = before;
  const seen = offers.filter(({ what, card, at }) => at !== null && (what === 'answer' || card !== selected));
  await mouse(page, seen.find(({ what }) => what === 'card') ?? seen[0]!, before);
  const after = await look(page);
  // Picking a card that has to go somewhere is only half of it.
  if (after.decision === decision && after.selected !== selected)
    await mouse(page, after.offers.find(({ card }) => card !== after.selected) ?? after.offers[0]!, after);
}

test('the guided game to its end', async ({ page, open }) => {
  await open('/learn');
  await page.getByRole('button', { name: 'Start the first game' }).click();
  const guide = page.getByRole('complementary', { name: 'Guide' });
  const table = page.locator('main.table');
  const asked = page.getByRole('region', { name: 'Your decision' });
  const player = new Player(page);
  for (const [n, step] of STEPS.entries()) {
    const { title, pages, todo } = lesson.steps[step]!;
    await expect(guide.getByRole('heading', { name: title, exact: true })).toBeVisible();
    for (const [at, text] of pages.entries()) {
      await expect(guide).toContainText(text);
      if (at < pages.length - 1) await guide.getByRole('button', { name: 'Next' }).click();
    }
    await expect(guide).toContainText(todo);
    if (step === STEPS.at(-1)) break;
    const decision = (await table.getAttribute('data-decision'))!;
    const doIt = guide.getByRole('button', { name: 'Do it for me' });
    const mine = await doIt.isVisible();
    // Whoever is to read on is not told that somebody else is waited for.
    if (!mine) await expect(asked.getByRole('heading')).toHaveText('The guide waits for you to read on.');
    if (mine && n % 3 !== 0) await answer(page);
    else await guide.getByRole('button', { name: mine ? 'Do it for me' : 'Next' }).click();
    await expect(table).not.toHaveAttribute('data-decision', decision);
  }
  await guide.getByRole('button', { name: 'Play on' }).click();
  await expect(guide).toBeHidden();
  const end = await player.playToEnd();
  expect(end.title).toMatch(/^You (win|lose)$/u);
  expect(await kept(page, 'learned')).toBe('true');
  // Whoever has learned is not asked to any more.
  await page.getByRole('button', { name: 'Choose another game' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByText('Never played?')).toBeHidden();
});
