/** No violation of WCAG level A or AA at the table of the Star Wars CCG, as far as axe can tell, and what lies over it. */
import type { Page } from '@playwright/test';
import type { SavedGame } from '../src/session/new-game.ts';
import { check } from './support/axe.ts';
import { lateGame } from './support/late.ts';
import { Player } from './support/player.ts';
import { settled } from './support/settled.ts';
import { firstQuestion } from './support/sight.ts';
import { starWarsCcg } from '../src/session/swccg/engine.ts';
import { swccgFrom } from './support/swccg.ts';
import { boards } from './support/swccg-boards.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

async function atBoth(page: Page, name: string): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await settled(page);
    await check(page, `${name} at ${viewport.width}×${viewport.height}`);
  }
  await page.setViewportSize(SIZES[0]);
}

// In halves, so that both can run at once.
for (const half of [0, 1])
  test(`the table of the Star Wars CCG at both sizes, half ${half + 1}`, async ({ page, open }) => {
    for (const [name, game] of Object.entries(boards).filter((_, i) => i % 2 === half))
      await test.step(name, async () => {
        await open('/table', { game: game() });
        await firstQuestion(page);
        await atBoth(page, name);
      });
  });

test('what lies over the table of the Star Wars CCG', async ({ page, open }) => {
  const at = async (game: SavedGame): Promise<void> => {
    await open('/table', { game });
    await firstQuestion(page);
  };
  await at(boards['army']!());
  for (const name of ['Menu', 'Keys'])
    await test.step(name, async () => {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await atBoth(page, name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  await test.step('a card held under the pointer', async () => {
    await page.locator('.fan [data-card]').first().hover();
    await expect(page.locator('.inspector')).toBeVisible();
    await check(page, 'a card held under the pointer');
  });
  await test.step('an opened place, and a card that carries something', async () => {
    await page.locator('.place-plate').filter({ hasText: 'Cantina' }).first().click();
    await atBoth(page, 'an opened place');
    await page
      .getByRole('region', { name: 'At Cantina' })
      .getByRole('button', { name: /^Han Solo/u })
      .click();
    await expect(page.getByRole('button', { name: /^Hand over Han's Heavy Blaster/u })).toBeVisible();
    await atBoth(page, 'a card that carries something');
  });
  await test.step('a refusal', async () => {
    await at(boards['travel']!());
    await page.locator('.fan [data-card]').first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    await atBoth(page, 'a refusal');
  });
  await test.step('handing over', async () => {
    await open('/table', { game: { ...boards['travel']!(), seats: ['human', 'human'] } });
    await page.locator('.in-the-open button').click();
    await page.locator('main.hand-over').waitFor();
    await atBoth(page, 'handing over');
  });
  await test.step('the result', async () => {
    await at(lateGame(starWarsCcg(), swccgFrom('result', 'Death Squadron', 'Gold and Red')));
    await new Player(page).playUntil(({ screen }) => screen === 'result');
    await atBoth(page, 'the result');
  });
});

test('while something has the stage, every place can be looked at, and left again', async ({ page, open }) => {
  await open('/table', { game: boards['damage']!() });
  await firstQuestion(page);
  for (const viewport of SIZES)
    await test.step(`${viewport.width}×${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      const map = page.getByRole('group', { name: 'The locations' });
      const places = map.getByRole('listitem');
      expect(await places.count()).toBeGreaterThan(1);
      await expect(map.getByRole('button', { name: /^Cantina, Tatooine.* You here: / })).toBeVisible();
      await expect(
        page
          .getByRole('region', { name: /^Battle at/ })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      const other = places.filter({ hasNotText: 'Cantina' }).first().getByRole('button');
      await other.click();
      await expect(page.locator('.place-stage')).toBeVisible();
      await expect(other).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: 'Back to what is going on' }).click();
      await expect(page.locator('.battle-stage')).toBeVisible();
    });
});

test('what the computer did is said where the log is not displayed, and only there', async ({ page, open }) => {
  await open('/table', { game: boards['travel']!() });
  await firstQuestion(page);
  const told = page.locator('[data-told]');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await firstQuestion(page);
  await expect(page.getByRole('log')).toContainText('Dark');
  await expect(told).toHaveText('');
  await page.setViewportSize(SIZES[1]);
  await open('/table', { game: boards['travel']!() });
  await firstQuestion(page);
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect(told).toContainText('Dark');
});

test('the rulings on a card are read at the card, and lead to their lines', async ({ page, open }) => {
  await open('/swccg/cards/PRE-243');
  const detail = page.locator('.detail');
  await detail.getByText('Rulings on this card').click();
  await expect(detail.getByRole('listitem').first()).toBeVisible();
  await detail
    .getByRole('link', { name: /^Rule CCG-/ })
    .first()
    .click();
  await expect(page.locator('.rules .here')).toBeVisible();
});

test('where a card is to go, a place that is no answer says why', async ({ page, open }) => {
  await open('/table', { game: boards['where']!() });
  await firstQuestion(page);
  await page.locator('.place-plate').filter({ hasText: 'Kessel' }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('.place-stage')).toBeHidden();
});
