/** The end of a game: its story, the way to the table and back, the replay of what decided it, and the next game. */
import { youngJedi } from '@dejarik/young-jedi';
import type { Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { answerWith } from './support/answer.ts';
import { lateGame as lateGameOf } from './support/late.ts';
import { Player } from './support/player.ts';
import { type Position, scripted } from './support/positions.ts';
import { covered } from './support/settled.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, keptGame, playNow, test } from './support/test.ts';
import { youngJediFrom } from './support/young-jedi.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

/** A game that one more answer ends. */
function lateGame(): Position {
  for (let n = 0; ; n++) for (const position of scripted(`result ${n}`)) if (position.last) return position;
}

async function concede(page: Page): Promise<void> {
  await firstQuestion(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Give the game up?' }).click();
}

for (const viewport of SIZES)
  test(`a game ends with its story at ${viewport.width}×${viewport.height}`, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    const { saved, answer, wording } = lateGame();
    await open('/table', { game: saved });
    const sight = (await firstQuestion(page))!;
    await answerWith(page, new Player(page), answer, wording.get(answer.index)!, sight);
    const result = page.getByRole('dialog', { name: /^You (win|lose)$/u });
    await expect(
      result.getByRole('heading', { name: /^(What decided it|The largest step), turn \d+$/u }),
    ).toBeVisible();
    await expect(result.getByText(/your chance to win/u)).toHaveText(/\d+%.*→.*\d+%/u);
    await expect(result.getByRole('table', { name: 'Damage per turn' }).getByRole('row')).not.toHaveCount(0);
    await expect(result.getByRole('heading', { name: 'Damage dealt by' })).toBeVisible();
    await expect(result.getByRole('heading', { name: 'The last board' })).toBeVisible();
    await expect(result.getByText('your 1st game')).toBeVisible();
    await check(page, 'the result');
    // Everything is in its place: nothing sticks out sideways, and where there is room nothing has to be scrolled to.
    const [wide, high] = await result.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
    ]);
    expect(wide).toBeLessThanOrEqual(0);
    if (viewport.width > 1000) expect(high).toBeLessThanOrEqual(0);

    await test.step('the table and back', async () => {
      await result.getByRole('button', { name: 'Look at the table' }).click();
      await expect(result).toBeHidden();
      await expect(page.locator('main.table')).toBeVisible();
      const back = page.getByRole('button', { name: 'Back to the result' });
      // At any size it lies over no card.
      for (const size of [{ width: 844, height: 390 }, { width: 667, height: 375 }, viewport]) {
        await page.setViewportSize(size);
        await expect(back).toBeInViewport({ ratio: 1 });
        expect(await covered(page, '.past'), `${size.width}`).toEqual([]);
      }
      await back.click();
      await expect(result).toBeVisible();
    });
    await test.step('what decided it is watched', async () => {
      await result.getByRole('button', { name: 'Watch this moment' }).click();
      await expect(page).toHaveURL(/\/replays$/u);
      const slider = page.getByRole('slider', { name: 'Position in the game' });
      await expect(slider).not.toHaveValue('0');
      await expect(page.locator('.table.replayed')).toHaveAttribute('data-decision', await slider.inputValue());
      await page.goBack();
      await expect(result).toBeVisible();
    });
    await test.step('the first screen shows how it went', async () => {
      await expect(result.getByRole('table', { name: 'Damage per turn' })).toBeAttached();
      await page.goto('/');
      const lines = page.getByRole('region', { name: 'Last games' }).locator('.course polyline');
      await expect(lines).toHaveCount(2);
      for (const points of await lines.evaluateAll((all) => all.map((line) => line.getAttribute('points')!)))
        expect(points).toMatch(/^0,[\d.]+( [\d.]+,[\d.]+)+$/u);
    });
  });

test('planets that decided a game are named, and a moment that names no card has faces all the same', async ({
  page,
  open,
}) => {
  await open('/table', { game: lateGameOf(youngJedi(), youngJediFrom('result', 'Droid Army', 'Gungan Army')) });
  await new Player(page).playToEnd();
  const result = page.getByRole('dialog', { name: /^You (win|lose)$/u });
  await expect(result.locator('.why')).toHaveText(/^(Dark controls|You control) \p{Lu}\w+ and \p{Lu}\w+\./u);
  await expect(result.locator('.headline')).toHaveText(/^The evacuation of \w+ succeeds\.$/u);
  await expect(result.locator('.vignette svg')).toHaveCount(2);
});

test('a rematch, and one from the other side', async ({ page, open }) => {
  await open('/');
  await playNow(page, 'rematch');
  await concede(page);
  const result = page.getByRole('dialog', { name: 'You lose' });
  await expect(result).toContainText('You gave the game up.');
  const seats = async (): Promise<readonly string[]> => {
    await expect.poll(() => keptGame(page)).not.toBeNull();
    return (await keptGame(page))!.seats;
  };
  await result.getByRole('button', { name: 'Rematch' }).click();
  await firstQuestion(page);
  await expect(result).toBeHidden();
  const before = await seats();
  await concede(page);
  await expect(result.getByText('your 2nd game, 0 won')).toBeVisible();
  await result.getByRole('button', { name: 'Swap sides' }).click();
  await firstQuestion(page);
  expect(await seats()).toEqual(before.toReversed());
});
