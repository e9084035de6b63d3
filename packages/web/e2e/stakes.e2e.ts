/** What is at stake is said before it is lost, what an attack promises before it is made, and what is left of a unit. */
import { Match, seenTable } from '@dejarik/kernel';
import type { Page } from '@playwright/test';
import { attackOdds, type State, type SwtcgTable, swtcg } from '../src/session/swtcg/engine.ts';
import type { SavedGame } from '../src/session/new-game.ts';
import { check } from './support/axe.ts';
import { crowdedAiming } from './support/crowded.ts';
import { firstQuestion } from './support/sight.ts';
import { aimingGame, losingGame } from './support/stakes-boards.ts';
import { questionOf } from './support/swccg-questions.ts';
import { expect, test } from './support/test.ts';
import { boards as youngJediBoards } from './support/young-jedi-boards.ts';

const LIGHT = 1;

/** What the engine says of each attack that is offered in the saved game, by the defender's title. */
function promised({ replay }: SavedGame): Map<string, string> {
  const game = swtcg();
  const match = new Match<State, SwtcgTable>(game, game.clone(replay.start as State));
  for (const answer of replay.commands as readonly number[]) match.repeat(answer);
  const seen = seenTable(game, game.view(match.table, LIGHT));
  const said = new Map<string, string>();
  for (const option of match.state.question!.options)
    if (option.kind === 'attack') {
      const { chance } = attackOdds(seen, option.unit, option.target, option.cannon);
      said.set(game.describeOption(match.table, option).replace(/^.* attacks /u, ''), `${Math.round(chance * 100)}%`);
    }
  return said;
}

const unit = (page: Page, title: string) => page.locator('.unit').filter({ hasText: title });

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`stakes, odds and health at ${viewport.width}×${viewport.height}`, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    const game = aimingGame();
    await open('/table', { game });
    await firstQuestion(page);

    await expect(page.getByRole('status', { name: 'What is at stake' })).toHaveText(
      'If Dark clears Character now, the game is over.',
    );
    await expect(page.getByRole('region', { name: /^Space arena/u })).toContainText('Dark holds · 1 of 2');

    const odds = promised(game);
    expect(odds.size).toBe(2);
    for (const [title, chance] of odds) {
      await expect(unit(page, title).locator('.odds')).toHaveText(chance);
      await expect(
        page.getByRole('button', { name: new RegExp(`^Attack ${title.replace(/[()]/gu, '.')}`, 'u') }),
      ).toContainText(chance);
      await expect(
        page.getByRole('button', {
          name: new RegExp(`^${title.replace(/[()]/gu, '.')}, speed.*${chance} to defeat it`, 'u'),
        }),
      ).toBeVisible();
    }
    const vader = unit(page, 'Darth Vader (A)');
    await expect(vader.locator('.numbers .left')).toHaveText('3/6');
    await expect(vader.locator('.pip')).toHaveCount(6);
    await expect(vader.locator('.pip.lost')).toHaveCount(3);
    // Both have attacked and lie tapped: whoever can be struck is in colour all the same.
    await expect(page.locator('.card.tapped.able')).toHaveCount(2);
    for (const picture of await page.locator('.card.tapped.able .picture').all())
      await expect(picture).toHaveCSS('filter', 'none');
    await check(page, 'aiming');

    if (viewport.width > 700) {
      await page.getByRole('button', { name: /^Attack Darth Vader/u }).hover();
      const counting = page.locator('.odds-tip');
      await expect(counting).toContainText(/\d dice, hits on 4\+, needs 3/u);
      await expect(counting).toContainText(odds.get('Darth Vader (A)')!);
      await check(page, 'the counting');
    }
  });

/** Runs in the page: the names that a chance lies over, as far as they are seen. */
const namesUnderOdds = (): string[] =>
  [...document.querySelectorAll('.unit:has(> .odds)')].flatMap((card) => {
    const name = card.querySelector('.card .name')!;
    const odds = card.querySelector('.odds')!.getBoundingClientRect();
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const within = [name, text.parentElement!].map((element) => element.getBoundingClientRect());
      for (const line of range.getClientRects()) {
        const boxes = [line, odds, ...within];
        const [left, top] = [Math.max(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.top))];
        const [right, bottom] = [
          Math.min(...boxes.map((box) => box.right)),
          Math.min(...boxes.map((box) => box.bottom)),
        ];
        if (right - left > 1 && bottom - top > 1) return [name.textContent];
      }
    }
    return [];
  });

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [844, 390],
  [667, 375],
] as const)
  test(`no chance lies over a name at ${width}×${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    for (const units of [1, 2, 4, 7]) {
      await open('/table', { game: crowdedAiming(units) });
      await firstQuestion(page);
      await expect(page.locator('.unit > .odds')).toHaveCount(units);
      expect(await page.evaluate(namesUnderOdds), `${units} a side`).toEqual([]);
    }
  });

test('before a turn that would lose the game the table says so, and Done does not shine', async ({ page, open }) => {
  await open('/table', { game: losingGame() });
  await firstQuestion(page);
  const said = page.getByRole('status', { name: 'What is at stake' });
  await expect(said).toHaveText('Dark holds Space and Ground: as things stand, Dark wins when this turn ends.');
  await expect(page.locator('.ask .primary')).toHaveClass(/quiet-choice/u);
  // Somebody of one's own in Ground, and it is not lost any more.
  await page.getByRole('button', { name: /^Rebel Squad, in hand/u }).click();
  await page
    .getByRole('button', { name: /^Deploy|^deploy/iu })
    .first()
    .click();
  await expect(said).toContainText('If Dark clears Ground now, the game is over.');
  await expect(said).toContainText('Clear Ground this turn and you win.');
});

const decision = (page: Page) => page.getByRole('region', { name: 'Your decision' });

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [844, 390],
  [667, 375],
] as const)
  test(`what is drawn for tells its chance in the Star Wars CCG and in Young Jedi at ${width}×${height}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    const chance = (on: RegExp) => decision(page).getByRole('button', { name: on }).locator('.answer-chance').first();

    await open('/table', { game: questionOf('mode') });
    await expect(chance(/^2 shots at once/u)).toHaveText(/^\d+% 2 draws, > \d+$/u);

    await open('/table', { game: questionOf('weapons') });
    await firstQuestion(page);
    await expect(chance(/^Fire Han.s Heavy/u)).toHaveText(/^up to \d+%/u);
    await expect(chance(/^Fire Han.s Heavy/u)).toBeInViewport({ ratio: 1 });
    await decision(page)
      .getByRole('button', { name: /^Fire Han.s Heavy/u })
      .click();
    await expect(chance(/^Choose Darth Vader/u)).toHaveText(/^\d+% needs > 5$/u);
    await expect(chance(/^Choose Darth Vader/u)).toBeInViewport({ ratio: 1 });
    await check(page, 'aiming a weapon');

    await open('/table', { game: questionOf('target') });
    await firstQuestion(page);
    await expect(chance(/^Choose Red 5/u)).toHaveText(/^<?>?\d+% 2 draws, > \d+$/u);

    await open('/table', { game: youngJediBoards.plan });
    const theirs = page.getByRole('region', { name: 'The opponent’s cards' });
    await expect(
      theirs.getByRole('button', { name: /, fight 1 wins with (at most )?(about )?[<>]?\d+%/u }).first(),
    ).toBeVisible();
  });
