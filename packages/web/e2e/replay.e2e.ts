/** Recorded games: saved at the table, opened, scrubbed and seen with either side's eyes; files that are none. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Player } from './support/player.ts';
import { positions, scripted } from './support/positions.ts';
import { covered } from './support/settled.ts';
import { expect, keptGame, playNow, SENTENCE, test } from './support/test.ts';
import { boards } from './support/young-jedi-boards.ts';

const json = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** Gives up, so that the game is over, and saves it. */
async function concedeAndSave(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Give the game up?' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'You lose' }).getByRole('button', { name: 'Save replay' }).click();
  return readFileSync(await (await saving).path(), 'utf8');
}

async function report(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByRole('dialog', { name: 'What the file holds' })).toContainText('both decks');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  return readFileSync(await (await saving).path(), 'utf8');
}

/** The cards of the hand in view, whatever their order. */
const handOf = (page: Page): Promise<string[]> =>
  page.locator('.fan [data-face]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-face')!).sort());

test('a game is saved, and the replay is scrubbed and seen from either side', async ({ page, open }) => {
  await open('/');
  await playNow(page, 'a replay');
  const player = new Player(page);
  await player.playUntil(({ turn }) => turn === 'Turn 1');
  const hand = await handOf(page);
  // Giving up is an answer too.
  const decision = (await player.playUntil(() => true)).decision + 1;
  const file = await concedeAndSave(page);

  await page.goto('/replays');
  await page.getByLabel('Open a replay file').setInputFiles(json('game.json', file));
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  const table = page.locator('.table.replayed');
  await expect(slider).toHaveAttribute('aria-valuetext', `0 of ${decision}`);
  const at = (n: number): Promise<void> => expect(table).toHaveAttribute('data-decision', String(n));
  await at(0);

  await slider.focus();
  await page.keyboard.press('End');
  await at(decision);
  await expect.poll(() => handOf(page)).toEqual(hand);
  await page.getByRole('button', { name: 'One step back' }).click();
  await at(decision - 1);
  await page.getByRole('button', { name: 'One step on' }).click();
  await at(decision);

  // With the other side's eyes the hand is the other one, and this one is only backs.
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => handOf(page)).not.toEqual(hand);
  await expect(page.getByRole('img', { name: `${hand.length} cards in hand` })).toBeVisible();

  await slider.fill('10');
  await at(10);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(table).toHaveAttribute('data-decision', /^1[1-9]$/u);
  await page.getByRole('button', { name: 'Pause' }).click();
  // The log leads back to any moment.
  await page
    .getByRole('button', { name: /^Look at the moment: Dark puts out/u })
    .first()
    .click();
  await expect(table).not.toHaveAttribute('data-decision', /^1\d$/u);
});

test('a reported problem opens again at its moment', async ({ page, open }) => {
  const { saved, moment } = positions().get('unitTurn')!;
  await open('/table', { game: saved });
  await new Player(page).playUntil(() => true);
  const file = await report(page);
  expect(JSON.parse(file)).toMatchObject({ problem: { decision: moment.decision }, seat: moment.viewer });
  // While the game is on, it holds what the player knows: neither seed nor decks.
  expect(file).not.toContain(String(saved.replay.seed));
  await page.goto('/replays');
  await page.getByLabel('Open a replay file').setInputFiles(json('problem.json', file));
  await expect(page.locator('.table.replayed')).toHaveAttribute('data-decision', String(moment.decision));
  await expect(page.getByRole('button', { name: 'Reported here' })).toBeVisible();
  await expect(page.locator('.scrubber')).toContainText('shown with their eyes only');
});

test('a game that is still on is shown with the own eyes only, and not given away', async ({ page, open }) => {
  const { saved, moment } = positions().get('unitTurn')!;
  const theirs = moment.sides[0]!.hand.length;
  await open('/table', { game: saved });
  await new Player(page).playUntil(() => true);
  const hand = await handOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Save replay' })).toBeHidden();
  await expect(menu).toContainText('can be saved when the game is over');

  const file = JSON.stringify(saved.replay);
  await page.goto('/replays');
  for (const opening of ['button', 'file'] as const) {
    await page.goto('/replays');
    if (opening === 'button') await page.getByRole('button', { name: 'Look through your present game' }).click();
    else await page.getByLabel('Open a replay file').setInputFiles(json('problem.json', file));
    await expect(page.locator('.scrubber')).toContainText('This game is still on');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('slider', { name: 'Position in the game' }).fill(String(saved.replay.commands.length));
    await expect.poll(() => handOf(page)).toEqual(hand);
    await expect(page.getByRole('img', { name: `${theirs} cards in hand` })).toBeVisible();
  }
});

test('in a low window the bars leave three quarters to the table', async ({ page, open }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  const { saved } = positions().get('unitTurn')!;
  const below = async (): Promise<number> => {
    await expect(page.locator('.table.replayed')).toBeVisible();
    // Nothing sticks out of the bar, nor of its own place in it.
    const over = await page
      .locator('.scrubber, .scrubber > *:not(input)')
      .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth));
    expect(Math.max(...over)).toBe(0);
    const { y, height } = (await page.locator('.scrubber').boundingBox())!;
    return y + height;
  };
  // One that does not wait here has more to press.
  await open('/replays');
  await page.getByLabel('Open a replay file').setInputFiles(json('over.json', JSON.stringify(saved.replay)));
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeInViewport({ ratio: 1 });
  expect(await below()).toBeLessThan(375 / 4);
  await open('/replays', { game: saved });
  await page.getByRole('button', { name: 'Look through your present game' }).click();
  await expect(page.locator('.scrubber')).toContainText('This game is still on');
  await page.getByRole('slider', { name: 'Position in the game' }).fill('53');
  expect(await below()).toBeLessThan(375 / 4);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [667, 375],
] as const)
  test(`what happened is read beside a replay at ${width}×${height}, and the hand lies over no card`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    for (const game of [positions().get('unitTurn')!.saved, boards.fight])
      await test.step(game.replay.game, async () => {
        await open('/replays', { game });
        await page.getByRole('button', { name: 'Look through your present game' }).click();
        const table = page.locator('.table.replayed');
        for (const at of [game.replay.commands.length, 6]) {
          await page.getByRole('slider').fill(String(at));
          await expect(table).toHaveAttribute('data-decision', String(at));
          const lines = table.getByRole('log');
          await expect(lines.locator('p').last()).toBeInViewport({ ratio: 1 });
          expect((await lines.boundingBox())!.height).toBeGreaterThan(50);
          expect(await covered(page, '.fan .card')).toEqual([]);
          const cut = await table.locator('.yj-seam > :visible').evaluateAll((names) =>
            names.flatMap((name) => {
              const [here, seam] = [name, name.parentElement!].map((each) => each.getBoundingClientRect()) as [
                DOMRect,
                DOMRect,
              ];
              return here.left < seam.left - 1 || here.right > seam.right + 1 ? [name.textContent] : [];
            }),
          );
          expect(cut).toEqual([]);
        }
        await expect(table.getByRole('button', { name: 'Hold' })).toBeHidden();
      });
  });

test('of a game of two people that is still on neither hand is shown', async ({ page, open }) => {
  const { saved } = positions().get('unitTurn')!;
  await open('/replays', { game: { ...saved, seats: ['human', 'human'] } });
  await page.getByRole('button', { name: 'Look through your present game' }).click();
  await expect(page.locator('.scrubber')).toContainText('neither side’s hidden cards are shown');
  await page.getByRole('slider', { name: 'Position in the game' }).fill(String(saved.replay.commands.length));
  await expect(page.locator('.table.replayed')).toHaveAttribute('data-decision', String(saved.replay.commands.length));
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await handOf(page)).toEqual([]);
});

test('files that are no replays say so and lose nothing', async ({ page, open }) => {
  const { saved } = [...scripted('broken files')][20]!;
  const whole = JSON.stringify(saved.replay);
  await open('/replays', { game: saved });
  const input = page.getByLabel('Open a replay file');
  await input.setInputFiles(json('whole.json', whole));
  const table = page.locator('.table.replayed');
  await expect(table).toHaveAttribute('data-decision', '0');
  const broken: readonly (readonly [name: string, text: string])[] = [
    ['empty.json', ''],
    ['noise.json', '\\u0000PNG nothing of ours'],
    ['torn.json', whole.slice(0, whole.length / 2)],
    ['other.json', '{"some":"thing"}'],
    ['impossible.json', JSON.stringify({ ...saved.replay, commands: [...saved.replay.commands, 9999] })],
    ['elsewhere.json', JSON.stringify({ ...saved.replay, game: 'chess' })],
  ];
  for (const [name, text] of broken) {
    await input.setInputFiles(json(name, text));
    const says = page.getByRole('alert');
    await expect(says).toBeVisible();
    await expect(says).toHaveText(SENTENCE);
    expect((await says.textContent())!.length).toBeGreaterThan(15);
    // What was open stays open, and the next file is another try.
    await expect(table).toHaveAttribute('data-decision', '0');
    await input.setInputFiles(json('whole.json', whole));
    await expect(says).toBeHidden();
  }
  expect(await keptGame(page)).toEqual(JSON.parse(JSON.stringify(saved)));
});
