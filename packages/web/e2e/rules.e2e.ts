/** The rulebook: from the table to the page of the moment and back, its search by keys, and the lines behind a sentence. */
import { check } from './support/axe.ts';
import { prepared } from './support/prepared.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, keptGame, test } from './support/test.ts';

test('from the table to the page of the phase, and back to the same game', async ({ page, open }) => {
  const board = { at: 'Light builds', dark: {}, light: { hand: ['Clone Squad', 'Jedi Patrol'], points: 5 } } as const;
  await open('/table', { game: prepared({ board, seat: 1, kind: 'build' }) });
  const { decision } = (await firstQuestion(page))!;
  const before = await keptGame(page);
  const turn = page.getByRole('region', { name: 'Turn' });
  const over = page.getByRole('dialog', { name: 'Building and deploying' });

  await turn.getByRole('link').click();
  await expect(over).toBeVisible();
  await expect(page).toHaveURL(/\/table#rules\/building$/u);
  await expect(over.getByRole('img')).toBeVisible();
  // What lies behind a sentence, and from there the line itself, without leaving the game.
  const behind = over.getByRole('button', { name: /^The lines behind this: .*TCG-COMMAND-07/u }).first();
  await behind.click();
  const line = over.getByRole('list', { name: 'The lines behind this' }).getByRole('link', { name: 'TCG-COMMAND-07' });
  await expect(line).toBeVisible();
  await check(page, 'the rulebook over the table');
  await line.click();
  await expect(page.getByRole('dialog', { name: 'Line TCG-COMMAND-07' })).toContainText('Build points not spent');
  // One step back is the game, however much was read.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/table$/u);

  // The menu leads there too, and Escape leaves it.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'The rules of this moment' }).click();
  await expect(over).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(over).toBeHidden();
  await expect(page.locator('main.table')).toHaveAttribute('data-decision', String(decision));
  expect(await keptGame(page)).toEqual(before);
});

test('a page is found by keys, and says what the other edition says', async ({ page, open }) => {
  await open('/rules');
  const field = page.getByLabel('Search the rules');
  await field.focus();
  await page.keyboard.type('defender prevention');
  const hits = page.getByRole('list', { name: 'Places found' }).getByRole('link');
  // Places are found while one types: those of both words are the last.
  await expect(
    hits
      .first()
      .locator('mark', { hasText: /prevent/iu })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.fill('an attack step by step');
  await expect(hits.first()).toContainText('An attack step by step');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/attack$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An attack step by step');
  const other = page.getByRole('region', { name: 'By the Expanded rulebook of 2022' });
  await expect(other).toContainText('eight steps');
  await page.getByLabel('Edition').selectOption('x');
  await expect(other).toBeHidden();
  await expect(page.getByRole('region', { name: 'By the rulebook of 2002' })).toContainText('three chances');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulebook');
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`pages of every game can be read by all at ${viewport.width}×${viewport.height}`, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    await open('/rules/attack');
    for (const address of ['/rules/attack', '/young-jedi/rules/duels', '/swccg/rules/battle', '/swccg/rules']) {
      await page.goto(address);
      await expect(page.locator('.scene:visible, .contents:visible').first()).toBeVisible();
      const button = page.locator('.behind-button').first();
      if (address.split('/').length > (address.startsWith('/rules') ? 2 : 3)) {
        await button.click();
        await expect(page.locator('.behind')).toBeVisible();
      }
      await check(page, address);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, address).toBeLessThanOrEqual(viewport.width);
    }
  });

test('the edition is read whole in very large text', async ({ page, open }) => {
  await open('/rules', { settings: { text: 'larger' } });
  const choice = page.getByLabel('Edition');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [has, needs] = await choice.evaluate((select) => {
      const { width: now } = select.getBoundingClientRect();
      const whole = select.cloneNode(true) as HTMLElement;
      whole.style.cssText = 'position: absolute; width: max-content';
      select.after(whole);
      const { width: wanted } = whole.getBoundingClientRect();
      whole.remove();
      return [now, wanted] as const;
    });
    expect(has, `${width}`).toBeGreaterThanOrEqual(needs);
  }
});
