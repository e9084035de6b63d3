/** No single key gives something up for good, and what is final does not lie where the answer before it was. */
import type { Page } from '@playwright/test';
import { positions } from './support/positions.ts';
import { prepared } from './support/prepared.ts';
import { boards as ccgBoards } from './support/swccg-boards.ts';
import { firstQuestion } from './support/sight.ts';
import { hitGame } from './support/stakes-boards.ts';
import { expect, playNow, test } from './support/test.ts';
import { boards } from './support/young-jedi-boards.ts';
import { youngJediOn } from './support/young-jedi.ts';

const decision = (page: Page) => page.getByRole('region', { name: 'Your decision' });

/** Presses the key, and waits as long as an answer could take. */
async function pressInVain(page: Page, keys: readonly string[]): Promise<void> {
  const table = page.locator('main.table');
  const before = await table.getAttribute('data-decision');
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(400);
  expect(await table.getAttribute('data-decision')).toBe(before);
}

test('setup is not given away by a key, and stopping says what is left', async ({ page, open }) => {
  await open('/table', { game: positions().get('setup')!.saved });
  const { decision: asked, title } = (await firstQuestion(page))!;
  expect(title).toBe('Put out units');
  await pressInVain(page, [' ', ' ', ' ', 'Enter', 'Escape', 'p', 'b', 'e']);
  const stop = decision(page).getByRole('button', { name: 'Stop here' });
  await stop.click();
  const sure = page.getByRole('dialog', { name: 'Stop with 30 build points left?' });
  await expect(sure.getByRole('button', { name: 'Go on putting out units' })).toBeFocused();
  await page.keyboard.press(' ');
  await expect(sure).toBeHidden();
  await expect(page.locator('main.table')).toHaveAttribute('data-decision', String(asked));
  await stop.click();
  await sure.getByRole('button', { name: 'Stop for good' }).click();
  await expect(page.locator('main.table')).not.toHaveAttribute('data-decision', String(asked));
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [844, 390],
  [667, 375],
] as const)
  test(`a second click on Done does not stop the setup at ${width}×${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open('/', {});
    await playNow(page, 'stop lies elsewhere');
    await expect(decision(page)).toContainText('Exchange Battle and Mission cards?');
    const done = decision(page).getByRole('button', { name: 'Done' });
    const { x, y, width: wide, height: high } = (await done.boundingBox())!;
    await done.click();
    const stop = decision(page).getByRole('button', { name: 'Stop here' });
    await expect(stop).toBeVisible();
    const box = (await stop.boundingBox())!;
    const apart = box.x >= x + wide || box.x + box.width <= x || box.y >= y + high || box.y + box.height <= y;
    expect(apart, `Done ${x} ${y} ${wide} ${high}, Stop ${JSON.stringify(box)}`).toBe(true);
  });

test('build points are not passed away by one press of Space', async ({ page, open }) => {
  const board = { at: 'Light builds', light: { hand: ['Clone Squad', 'Jedi Patrol'], points: 5 } } as const;
  await open('/table', { game: prepared({ board: { ...board, dark: {} }, seat: 1, kind: 'build' }) });
  const { decision: asked } = (await firstQuestion(page))!;
  await pressInVain(page, [' ']);
  await expect(decision(page).getByRole('alert')).toContainText('5 build points would be lost.');
  // Another key in between, and it asks again.
  await pressInVain(page, ['ArrowDown', ' ']);
  await page.keyboard.press(' ');
  await expect(page.locator('main.table')).not.toHaveAttribute('data-decision', String(asked));
});

test('a unit that could be saved is not given up by one press of a key', async ({ page, open }) => {
  await open('/table', { game: hitGame() });
  await firstQuestion(page);
  await expect(decision(page).getByRole('heading')).toHaveText('Prevent damage?');
  await expect(decision(page).locator('.primary')).toHaveClass(/quiet-choice/u);
  for (const key of [' ', 'p', 'b']) {
    await pressInVain(page, [key]);
    await expect(decision(page).getByRole('alert')).toContainText('Luke Skywalker (B) would be discarded.');
  }
  const before = (await page.locator('main.table').getAttribute('data-decision'))!;
  await page.keyboard.press('b');
  await expect(page.locator('main.table')).not.toHaveAttribute('data-decision', before);
});

test('a contested unit is not left to the other side by one press of Space', async ({ page, open }) => {
  const side = { force: 3, character: ['Watto (A)', 'Jawa'] } as const;
  await open('/table', {
    game: prepared({ board: { at: 'battle starts', dark: side, light: side }, seat: 1, kind: 'bid' }),
  });
  const { decision: asked } = (await firstQuestion(page))!;
  await expect(decision(page).locator('.primary')).toHaveClass(/quiet-choice/u);
  await pressInVain(page, [' ']);
  await expect(decision(page).getByRole('alert')).toContainText('Pass: press the same key again');
  await page.keyboard.press(' ');
  await expect(page.locator('main.table')).not.toHaveAttribute('data-decision', String(asked));
});

test('a turn of Young Jedi ends by no single key', async ({ page, open }) => {
  await open('/table', { game: boards.crowded });
  await firstQuestion(page);
  await pressInVain(page, ['e']);
  await expect(decision(page).getByRole('alert')).toContainText('press the same key again');
  await pressInVain(page, [' ']);
  await expect(decision(page).getByRole('alert')).toContainText('6 counters would be lost.');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect(decision(page)).not.toContainText('6 of 6 counters left');
});

test('a planet is surrendered by no single key', async ({ page, open }) => {
  const game = youngJediOn(
    {
      at: 'Light deploys',
      location: 'Mos Espa',
      dark: { Tatooine: ['Darth Maul, Sith Apprentice'] },
      light: { hand: ['Kaadu', 'R2-D2, Astromech Droid'] },
    },
    ['End the Deploy step'],
  );
  await open('/table', { game });
  await firstQuestion(page);
  const surrender = decision(page).getByRole('button', { name: /[Ss]urrender/u });
  const key = (await surrender.locator('kbd').textContent())!;
  await pressInVain(page, [key]);
  await expect(decision(page).getByRole('alert')).toContainText('press the same key again');
  await page.keyboard.press(key);
  await expect(surrender).toBeHidden();
});

test('in the Star Wars CCG no Force drain, battle or shot is given up by one press of Space', async ({
  page,
  open,
}) => {
  for (const [game, told] of [
    [ccgBoards['draining']!(), /^A Force drain of \d+ would be given up/u],
    [ccgBoards['battles']!(), 'No battle would be fought'],
    [ccgBoards['weapons']!(), 'A weapon that can be fired would stay silent'],
  ] as const) {
    await open('/table', { game });
    const { decision: asked } = (await firstQuestion(page))!;
    await expect(decision(page).locator('.primary')).toHaveClass(/quiet-choice/u);
    await pressInVain(page, [' ']);
    await expect(decision(page).getByRole('alert')).toContainText(told);
    await page.keyboard.press(' ');
    await expect(page.locator('main.table')).not.toHaveAttribute('data-decision', String(asked));
  }
});
