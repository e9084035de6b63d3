/** While dice roll, every caption says what they are for. */
import { positions } from './support/positions.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, test } from './support/test.ts';

test('dice of an attack are not called a roll for build points', async ({ page, open }) => {
  const { saved } = positions().get('chance 2')!;
  await open('/table', { game: saved, settings: { speed: 'fast' } });
  await firstQuestion(page);
  // All that the panel and the tray say from here to the next question.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const read = (): void => {
      for (const part of document.querySelectorAll('.ask.waiting h2, .dice.active h2')) said.push(part.textContent);
    };
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: /^Pass/u }).first().click();
  await firstQuestion(page);
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  const attacking = said.findIndex((text) => text.endsWith(' attacks'));
  expect(attacking).toBeGreaterThanOrEqual(0);
  const first = said.findIndex((text) => text === 'Roll for build points');
  expect(first === -1 || said.slice(first).every((text) => !text.endsWith(' attacks')), said.join('\n')).toBe(true);
});
