/** Nothing is lost: answers are taken back, games go on after a reload, and all of it works without a network. */
import type { Page } from '@playwright/test';
import { goOffline } from './support/offline.ts';
import { Player } from './support/player.ts';
import { positions } from './support/positions.ts';
import { aimingGame } from './support/stakes-boards.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, keptGame, keptGames, playNow, test } from './support/test.ts';

/** The hand from left to right. */
const handOf = (page: Page): Promise<string[]> =>
  page.locator('.fan [data-face]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-face')!));

/** Everything on the table that a player can name. */
const tableOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('.strip, .arenas, .bottom')
    .evaluateAll((parts) =>
      parts.map((part) =>
        [...part.querySelectorAll('[aria-label], .visually-hidden')]
          .map((named) => named.getAttribute('aria-label') ?? named.textContent)
          .sort()
          .join('\n'),
      ),
    );

/** Whether something is still being shown when more commands than that are kept: seen in the page, frame by frame. */
const isShownWhenKept = (page: Page, commands: number): Promise<boolean> =>
  page.evaluate(
    (before) =>
      new Promise<boolean>((resolve) => {
        const look = (): void => {
          const kept = Object.keys(localStorage).filter((name) => name.startsWith('dejarik.waiting.'));
          const lengths = kept.map((name) => JSON.parse(localStorage.getItem(name)!).saved.replay.commands.length);
          if (Math.max(...lengths) <= before) requestAnimationFrame(look);
          else
            resolve(
              [...document.querySelectorAll('button')].some((button) => button.textContent.startsWith('Show the rest')),
            );
        };
        look();
      }),
    commands,
  );

test('undo takes back an answer, and the table is as it was', async ({ page, open }) => {
  const { saved, moment } = positions().get('build')!;
  await open('/table', { game: saved });
  const player = new Player(page);
  let sight = await player.playUntil(() => true);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeHidden();
  const before = await tableOf(page);
  // Two answers: the last one is taken back with the button, the first one with its key.
  const decisions = [sight.decision];
  for (const _ of [1, 2]) {
    sight = await player.playUntil(({ decision }) => decision !== decisions.at(-1));
    decisions.push(sight.decision);
  }
  expect(await tableOf(page)).not.toEqual(before);
  const table = page.locator('main.table');
  await undo.click();
  await expect(table).toHaveAttribute('data-decision', String(decisions[1]));
  await page.keyboard.press('u');
  await expect(table).toHaveAttribute('data-decision', String(moment.decision));
  expect(await tableOf(page)).toEqual(before);
  await expect(undo).toBeHidden();
});

test('a reload in the middle of a game', async ({ page, open }) => {
  await open('/');
  await playNow(page, 'reload');
  const player = new Player(page);
  const left = await player.playUntil(({ turn }) => turn === 'Turn 1');
  await expect.poll(() => keptGame(page)).not.toBeNull();
  const before = await tableOf(page);
  const hand = await handOf(page);
  expect(new Set(hand).size).toBeGreaterThan(2);
  const saved = await keptGame(page);
  await page.reload();
  const found = await firstQuestion(page);
  expect(found).toMatchObject({ decision: left.decision, title: left.title });
  expect(await tableOf(page)).toEqual(before);
  expect(await handOf(page)).toEqual(hand);
  expect(await keptGame(page)).toEqual(saved);
  // The first screen offers it too.
  await page.goto('/');
  await page.getByRole('button', { name: 'Go on with your game' }).click();
  expect((await firstQuestion(page))?.decision).toBe(left.decision);
  const on = await player.playUntil(({ decision }) => decision > left.decision + 3);
  expect(on.decision).toBeGreaterThan(left.decision);
});

test('a reload while an attack is shown takes nothing back', async ({ page, open }) => {
  const game = aimingGame();
  await open('/table', { game, settings: { speed: 'slow' } });
  await firstQuestion(page);
  await page.getByRole('button', { name: /^Attack Darth Vader/u }).click();
  await expect(page.getByRole('button', { name: 'Show the rest' })).toBeVisible();
  expect(await isShownWhenKept(page, game.replay.commands.length), 'it is kept while it is shown').toBe(true);
  await page.reload();
  await expect(page.locator('main.table')).not.toHaveAttribute('data-decision', String(game.replay.commands.length));
});

test('a game in progress is not given up unasked', async ({ page, open }) => {
  const { saved, moment } = positions().get('build')!;
  await open('/', { game: saved });
  const asking = page.getByRole('dialog', { name: 'You are in the middle of a game' });
  const start = page.getByRole('button', { name: 'Play now' });
  const same = JSON.parse(JSON.stringify(saved)) as unknown;

  await start.click();
  await expect(asking.getByRole('button', { name: 'Go on with it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await start.click();
  await asking.getByRole('button', { name: 'Go on with it' }).click();
  expect((await firstQuestion(page))?.decision).toBe(moment.decision);
  expect(await keptGames(page)).toEqual([same]);

  // The guided game asks as well.
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start the first game' }).click();
  await expect(asking).toBeVisible();
  expect(await keptGames(page)).toEqual([same]);

  await page.goto('/');
  await start.click();
  await asking.getByRole('button', { name: 'Start a new one' }).click();
  expect((await firstQuestion(page))?.decision).toBeLessThan(moment.decision);
  // It goes on waiting beside the new one.
  await expect.poll(async () => (await keptGames(page)).length).toBe(2);
  expect((await keptGames(page))[1]).toEqual(same);
  await expect(asking).toBeHidden();
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline: the page opens and plays without a network', async ({ page }) => {
    const address = await goOffline(page);
    await page.reload();
    await page.reload();
    await playNow(page, 'offline');
    const sight = await new Player(page).playUntil(({ turn }) => turn === 'Turn 1');
    expect(sight.title).not.toBe('');
    // What was never opened before is there as well: the other game, and every screen.
    await page.goto(new URL('/', address).href);
    await page.getByRole('radio', { name: 'Young Jedi' }).check();
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.locator('main.table.yj')).toBeVisible();
    for (const name of ['Learn', 'Decks', 'Cards', 'Rulebook', 'Replays', 'Tournament', 'Settings']) {
      await page.goto(new URL('/', address).href);
      await page.getByRole('navigation').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
