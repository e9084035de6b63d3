/** The third side of the Expanded Rulebook: chosen and played against on the first screen; its decks read, kept and shared. */
import type { Page } from '@playwright/test';
import { swtcgKit } from '@dejarik/swtcg';
import { check } from './support/axe.ts';
import { Player } from './support/player.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, kept, keptGame, playNow, test } from './support/test.ts';

const BY_2022 = { editions: { swtcg: 'x' } } as const;
const VONG = 3;
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const;

const sideRadio = (page: Page) => page.getByRole('radio', { name: 'Yuuzhan Vong' });

const shipped = swtcgKit()
  .decks()
  .find(({ side }) => side === 'Yuuzhan Vong')!;
const CARDS = swtcgKit().deckCards();
/** Without a word of its side or its rulebook. */
const bareList = (): string => shipped.cards.map(({ id, copies }) => `${copies} ${CARDS.card(id).title}`).join('\n');

test('chosen on the first screen where the rulebook has it, and played for some turns', async ({ page, open }) => {
  await open('/', { settings: { side: VONG } });
  await expect(page.getByLabel('Your deck')).toHaveValue('Clone Army');
  await expect(sideRadio(page)).toHaveCount(0);
  await open('/', { settings: BY_2022 });
  await sideRadio(page).check();
  await expect(page.getByLabel('Your deck')).toHaveValue('Bone and Coral');
  await expect(page.getByText('Ready to play')).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${size.width}`).toBe(0);
    await expect(sideRadio(page)).toBeInViewport();
    await check(page, `the third side, ${size.width}`);
  }
  await page.setViewportSize(SIZES[0]);
  await playNow(page, 'as the Yuuzhan Vong');
  await firstQuestion(page);
  await expect(page.locator('.me .who')).toContainText('Yuuzhan Vong');
  await expect(page.locator('.strip.top .who')).toContainText('Light');
  const game = await keptGame(page);
  expect(game?.seats).toEqual(['human', 'easy']);
  expect(game?.replay.seats?.map(({ name }) => name)).toEqual(['Yuuzhan Vong', 'Light']);
  const player = new Player(page);
  const sight = await player.playUntil(({ screen, turn }) => screen !== 'table' || turn === 'Turn 3');
  expect(sight.turn === 'Turn 3' || sight.screen === 'result').toBe(true);
  expect(player.answers).toBeGreaterThan(10);
  await expect(page.getByRole('log')).toContainText('Yuuzhan Vong');
  await check(page, 'the table of the third side');
});

test('as the opponent: whoever chooses its deck plays against it', async ({ page, open }) => {
  await open('/', { settings: BY_2022 });
  await page.getByRole('button', { name: 'More: opponent’s deck' }).click();
  const theirs = page.getByLabel('The opponent’s deck');
  await expect(theirs.locator('optgroup')).toHaveCount(2);
  await theirs.selectOption('Bone and Coral');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await firstQuestion(page);
  // They take the place of Dark.
  await expect(page.locator('.me .who')).toContainText('Light');
  await expect(page.locator('.strip.top .who')).toContainText('Yuuzhan Vong');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Give the game up?' }).click();
  await expect(page.getByRole('dialog', { name: 'You lose' })).toBeVisible();
  await page.goto('/replays');
  await expect(page.getByRole('rowheader', { name: 'Star Wars TCG, Light' })).toBeVisible();
});

test('a deck of theirs is read, kept, legal, and played from its page', async ({ page, open }) => {
  await open('/decks', { settings: { theme: 'light' } });
  await page
    .getByLabel('Import a deck file')
    .setInputFiles({ name: 'bone.txt', mimeType: 'text/plain', buffer: Buffer.from(bareList()) });
  await expect(page.getByLabel('Name')).toHaveValue('bone');
  await expect(page.locator('.builder .side-tag')).toHaveText('Yuuzhan Vong');
  await expect(page.getByText('Legal for play.')).toBeVisible();
  await check(page, 'a deck of the third side');
  const [deck] = JSON.parse((await kept(page, 'decks'))!) as readonly {
    readonly side: string;
    readonly edition: string;
  }[];
  expect([deck?.side, deck?.edition]).toEqual(['Yuuzhan Vong', 'x']);
  await page.goto('/decks');
  await expect(page.getByRole('button', { name: 'Play with bone', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play with bone', exact: true }).click();
  await expect(sideRadio(page)).toBeChecked();
  await expect(page.getByLabel('Your deck').locator('option:checked')).toHaveText(/bone/u);
});

test('a new deck of theirs, and one that a link brought', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/decks', { settings: BY_2022 });
  await page.getByRole('button', { name: 'New Yuuzhan Vong deck' }).click();
  await expect(page.locator('.builder .side-tag')).toHaveText('Yuuzhan Vong');
  const pool = page.getByRole('region', { name: 'Cards to choose from' });
  await pool.getByLabel('Search').fill('Warrior Caste');
  await pool.getByRole('button', { name: 'Add Warrior Caste' }).click();
  await pool.getByLabel('Search').fill('Battle Droid Squad');
  await expect(pool).toContainText('No card fits.');
  await page.goto('/decks');
  const tile = page.getByRole('article').filter({ hasText: 'Bone and Coral' });
  await tile
    .getByRole('button', { name: /Bone and Coral/u })
    .last()
    .click();
  await expect(tile.getByRole('button', { name: /^Link copied/u })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await open('/', { settings: {} });
  await page.goto(link);
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  await expect(page.locator('.builder .side-tag')).toHaveText('Yuuzhan Vong');
  await expect(page.getByText('Legal for play.')).toBeVisible();
});

test('alone: laid out for them, against a side that is chosen', async ({ page, open }) => {
  await open('/solo');
  await page.getByLabel('Your side').selectOption('Yuuzhan Vong');
  // They take the place of Light here; whoever takes the other's side leaves them the own one.
  await page.getByLabel('The opponent’s side').selectOption('Yuuzhan Vong');
  await expect(page.getByLabel('Your side')).toHaveValue('Dark');
  await page.getByLabel('Your side').selectOption('Yuuzhan Vong');
  await page.getByRole('button', { name: 'Lay out by chance' }).click();
  await expect(page.getByText('The layout keeps the rules.')).toBeVisible();
  await check(page, 'Flying Solo as the third side');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await firstQuestion(page);
  await expect(page.locator('.strip.top .who')).toContainText('Dark');
  await expect(page.locator('.me .who')).toContainText('Yuuzhan Vong');
  await expect(page.locator('.asked-for')).toHaveText(/^You decide for (Dark|Yuuzhan Vong)\.$/u);
});

test('a deck of Neutral cards alone is kept, not refused', async ({ page, open }) => {
  await open('/decks');
  await page
    .getByLabel('Import a deck file')
    .setInputFiles({ name: 'neutral.txt', mimeType: 'text/plain', buffer: Buffer.from('4 Battle Fatigue\n') });
  await expect(page.getByLabel('Name')).toHaveValue('neutral');
  await expect(page.locator('.builder .side-tag')).toHaveText('Light');
});
