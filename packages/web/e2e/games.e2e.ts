/** Several games on one page: choosing one, its own screens, decks and replays; giving a game up. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { positions } from './support/positions.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, kept, keptGame, test } from './support/test.ts';
import { youngJediAt } from './support/young-jedi.ts';

const json = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
});

const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens' });
const games = (page: Page) => page.getByRole('navigation', { name: 'Game' });

test('the game is chosen first, and remembered', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('radio', { name: 'Star Wars TCG' })).toBeChecked();
  await expect(page.getByLabel('Your deck')).toHaveValue('Clone Army');
  await page.getByRole('radio', { name: 'Young Jedi' }).check();
  await expect(page.getByLabel('Your deck')).toHaveValue('Gungan Army');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Young Jedi' })).toBeChecked();
  await page.getByRole('button', { name: 'More: opponent’s deck' }).click();
  // Decks of 60 cards are none for the casual game with 30.
  const broken = page.getByText(/^Not legal: /u);
  await expect(page.getByLabel('Edition').locator('option')).toHaveCount(2);
  await page.getByLabel('Edition').selectOption('starter');
  await expect(broken).toBeVisible();
  await page.getByLabel('Edition').selectOption('faq');
  await expect(broken).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('main.table.yj')).toBeVisible();
  // The game that was left goes on, whichever was chosen meanwhile.
  await expect.poll(() => keptGame(page)).not.toBeNull();
  const decision = await page.locator('main.table').getAttribute('data-decision');
  await page.goto('/');
  await page.getByRole('radio', { name: 'Star Wars TCG' }).check();
  await page.getByRole('button', { name: 'Go on with your game' }).click();
  await expect(page.locator('main.table.yj')).toHaveAttribute('data-decision', decision!);
});

test('each game has its own screens, and the old addresses are those of the first', async ({ page, open }) => {
  await open('/cards/AOTC-172');
  const detail = page.getByRole('complementary', { name: 'The card chosen' });
  await expect(detail.getByRole('heading', { name: 'Surge of Power' })).toBeVisible();
  await expect(games(page).getByRole('link', { name: 'Star Wars TCG' })).toHaveAttribute('aria-current', 'true');

  await games(page).getByRole('link', { name: 'Young Jedi' }).click();
  await expect(page).toHaveURL(/\/young-jedi\/cards$/u);
  await page.getByLabel('Planet').selectOption({ label: 'Naboo' });
  await page.getByLabel('Type').selectOption('Location');
  await page.getByLabel('Search').fill('swamp');
  await page.getByRole('button', { name: /Naboo/u }).first().click();
  await expect(detail.getByText('Gungan Swamp').first()).toBeVisible();
  await expect(page).toHaveURL(/\/young-jedi\/cards\/.+/u);

  await screens(page).getByRole('link', { name: 'Rulebook' }).click();
  await expect(page).toHaveURL(/\/young-jedi\/rules$/u);
  await page.getByLabel('Search the rules').fill('duel lightsaber');
  const rule = page
    .getByRole('list', { name: 'Places found' })
    .getByRole('link', { name: /^YJ-DUEL-\d+/u })
    .first();
  const id = await rule.locator('code').textContent();
  await rule.click();
  await expect(page).toHaveURL(new RegExp(`/young-jedi/rules/${id}$`, 'u'));
  await page.goto(`/young-jedi/rules/${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(page.getByText('Our ruling').first()).toBeAttached();
  await expect(page.getByText('Example', { exact: true }).first()).toBeAttached();

  await games(page).getByRole('link', { name: 'Star Wars TCG' }).click();
  await expect(page).toHaveURL(/\/rules$/u);
  await page.getByRole('link', { name: 'All numbered lines' }).click();
  await expect(page.getByRole('link', { name: 'TCG-PRIME-01', exact: true })).toBeAttached();
  await expect(page.getByLabel('Edition')).toBeVisible();
});

test('decks are kept with their game', async ({ page, open }) => {
  const cards = [{ id: 'AOTC-172', copies: 4 }];
  await open('/decks', { decks: [{ id: 'old', name: 'From before', side: 'Light', cards, changed: 1 }] });
  const own = page.getByRole('link', { name: /From before/u });
  await expect(own).toBeVisible();
  await games(page).getByRole('link', { name: 'Young Jedi' }).click();
  await expect(page.getByRole('button', { name: 'Copy and change: Gungan Army' })).toBeVisible();
  await expect(own).toBeHidden();
  await page.getByRole('button', { name: 'Copy and change: Gungan Army' }).click();

  await expect(page).toHaveURL(/\/young-jedi\/decks\/.+/u);
  const deck = page.getByRole('region', { name: 'The deck' });
  await expect(deck.getByText('Legal for play.')).toBeVisible();
  const wheel = deck.getByRole('figure', { name: 'Deck dots' });
  await expect(wheel.getByRole('listitem').filter({ hasText: '10 of 10' })).toHaveCount(6);
  await expect(deck.getByRole('list', { name: 'Locations' }).getByRole('listitem')).toHaveCount(3);
  // One card less: its colour lacks one, and the rule that says so is a click away.
  await deck
    .getByRole('button', { name: /^Take out /u })
    .first()
    .click();
  await expect(deck).toContainText('Not legal yet');
  await expect(wheel.getByRole('listitem').filter({ hasText: '9 of 10' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Draw a sample hand' }).click();
  await expect(page.getByRole('region', { name: 'Sample hand' }).locator('.card')).toHaveCount(6);
  const saving = page.waitForEvent('download');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Save as text' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  await page.getByRole('link', { name: 'YJ-DECK-01' }).first().click();
  await expect(page).toHaveURL(/\/young-jedi\/rules\/YJ-DECK-01$/u);

  // What was saved is read again, by the game whose decks are looked at.
  await page.goto('/young-jedi/decks');
  await page
    .getByLabel('Import a deck file')
    .setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name: '59 cards' })).toBeVisible();
  await page.goto('/decks');
  await expect(own).toBeVisible();
  await expect(page.getByRole('link', { name: /Gungan Army, my version/u })).toHaveCount(0);
  const stored = JSON.parse((await kept(page, 'decks'))!) as { name: string; game: string }[];
  expect(stored.map(({ name, game }) => `${game}: ${name}`)).toEqual([
    'swtcg: From before',
    'young-jedi: Gungan Army, my version',
    'young-jedi: Gungan Army, my version',
  ]);
  await page.goto('/');
  const offered = page.getByLabel('Your deck').locator('option', { hasText: '(yours)' });
  await page.getByRole('radio', { name: 'Star Wars TCG' }).check();
  await expect(offered).toHaveText(['From before (yours)']);
  await page.getByRole('radio', { name: 'Young Jedi' }).check();
  await expect(offered).toHaveText(['Gungan Army, my version (yours)', 'Gungan Army, my version (yours)']);
});

test('a replay opens with the game it names', async ({ page, open }) => {
  const { replay: first } = positions().get('unitTurn')!.saved;
  const { replay: second } = youngJediAt('a replay', ({ kind }, { turn }) => kind === 'deploy' && turn > 3);
  await open('/replays');
  const input = page.getByLabel('Open a replay file');
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  const table = page.locator('.table.replayed');
  for (const replay of [second, first, second]) {
    await input.setInputFiles(json('game.json', replay));
    const { length } = replay.commands;
    await expect(slider).toHaveAttribute('aria-valuetext', `0 of ${length}`);
    await slider.fill(String(length));
    await expect(table).toHaveAttribute('data-decision', String(length));
    await expect(page.locator('.table.replayed.yj')).toHaveCount(replay === second ? 1 : 0);
    // Either hand, and only that one.
    for (const side of ['Dark', 'Light']) {
      await page.getByRole('radio', { name: side }).check();
      await expect(table.locator('.fan [data-face]').first()).toBeVisible();
    }
  }
  await input.setInputFiles(json('problem.json', { ...second, problem: { decision: 12 } }));
  await expect(table).toHaveAttribute('data-decision', '12');
});

const LEFT = {
  'the Star Wars TCG': () => positions().get('build')!.saved,
  'Young Jedi': () => youngJediAt('giving up', ({ kind }, { turn }) => kind === 'deploy' && turn > 2),
} as const;

for (const [name, saved] of Object.entries(LEFT))
  test(`a game of ${name} is given up, once it is meant`, async ({ page, open }) => {
    await open('/table', { game: saved() });
    await firstQuestion(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede', exact: true }).click();
    await page.getByRole('button', { name: 'Give the game up?' }).click();
    const result = page.getByRole('dialog', { name: 'You lose' });
    await expect(result).toContainText('You gave the game up.');
    await expect.poll(() => keptGame(page)).toBeNull();
    // A game that is over is not given up again.
    await result.getByRole('button', { name: 'Look at the table' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Save replay' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Concede', exact: true })).toHaveCount(0);
  });
