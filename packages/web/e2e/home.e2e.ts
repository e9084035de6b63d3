/** The first screen: one click begins a game, and what waits comes first; no game is lost to another game or another tab. */
import type { Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { positions } from './support/positions.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, keptGame, keptGames, prepare, test } from './support/test.ts';
import { youngJediAt } from './support/young-jedi.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;
/** On its side, small, large, and at twice the size of letters. */
const OTHER_SIZES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 1920, height: 1080 },
  { width: 683, height: 384 },
] as const;

/** How far the screen has to be scrolled, down and sideways. */
const scrolling = (page: Page): Promise<readonly number[]> =>
  page
    .locator('#content')
    .evaluate((content) => [content.scrollHeight - content.clientHeight, content.scrollWidth - content.clientWidth]);

const playButton = (page: Page) => page.getByRole('button', { name: 'Play now' });
const goOnButton = (page: Page) => page.getByRole('button', { name: 'Go on with your game' });
const waitingGame = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });

const tcg = () => positions().get('build')!;
const yj = () => youngJediAt('waiting', ({ kind }, { turn }) => kind === 'deploy' && turn > 2);

test('the first visit: games as scenes, a deck as its cards, and one click against the easy computer', async ({
  page,
  open,
}) => {
  await open('/', { settings: { opponent: null } });
  await expect(page.locator('.tile-scene svg')).toHaveCount(3);
  await expect(page.locator('.deck-fan .fan-card svg > *').first()).toBeAttached();
  await expect(page.locator('.deck-fan .fan-card')).toHaveCount(5);
  await expect(page.getByRole('radio', { name: 'Computer, easy' })).toBeChecked();
  await expect(page.getByText('Ready to play')).toBeVisible();
  for (const size of [...SIZES, ...OTHER_SIZES]) {
    await page.setViewportSize(size);
    const [down, sideways] = await scrolling(page);
    expect(sideways, `${size.width}`).toBe(0);
    if (size.width > 1000) expect(down, `${size.width}`).toBe(0);
    await expect(playButton(page), `${size.width}`).toBeInViewport({ ratio: 1 });
  }
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await check(page, `the first visit, ${size.width}`);
  }
  // The side has its own deck, and the opponent's is under More with the edition and the seed.
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.getByLabel('Your deck')).toHaveValue('Droid Army');
  await page.getByRole('button', { name: 'More: opponent’s deck' }).click();
  await expect(page.getByLabel('The opponent’s deck')).toHaveValue('Clone Army');
  await expect(page.getByRole('link', { name: /^Draft and sealed/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await playButton(page).click();
  await firstQuestion(page);
  await expect.poll(async () => (await keptGame(page))?.seats).toEqual(['human', 'easy']);
});

test('a deck that breaks a rule is played only knowingly', async ({ page, open }) => {
  const cards = [{ id: 'AOTC-25', copies: 9 }];
  const deck = { id: 'few', name: 'Too few', side: 'Light', cards, changed: 1 } as const;
  await open('/', { decks: [deck], settings: { chosen: { swtcg: ['', 'few'] } } });
  await playButton(page).click();
  const asking = page.getByRole('dialog', { name: 'This deck breaks the rules of deck building' });
  await expect(asking).toContainText('The deck has 9 cards; it needs at least 60.');
  await expect(asking.getByRole('link', { name: 'Change the deck' })).toHaveAttribute('href', '/decks/few');
  await check(page, 'a deck that breaks a rule');
  await asking.getByRole('button', { name: 'Choose another deck' }).click();
  await expect(page.getByText(/^Not legal: /u)).toBeVisible();
  expect(await keptGames(page)).toEqual([]);
  await playButton(page).click();
  await asking.getByRole('button', { name: 'Play it all the same' }).click();
  await firstQuestion(page);
});

test('coming back: the waiting game first, games of two kinds beside each other, and the last game to watch', async ({
  page,
  open,
}) => {
  const { saved, moment } = tcg();
  await open('/', { game: saved });
  await expect(waitingGame(page)).toContainText(`Turn ${moment.turn}`);
  const arenas = page.getByRole('group', { name: 'The table in small' }).getByRole('region');
  await expect(arenas).toHaveCount(3);
  await expect(arenas.first()).toHaveAttribute('aria-label', /^Space: /u);
  // A game of another kind begins without a question, and the first goes on waiting.
  await page.getByRole('radio', { name: 'Young Jedi' }).check();
  await playButton(page).click();
  await expect(page.locator('main.table.yj')).toBeVisible();
  await expect.poll(async () => (await keptGames(page)).length).toBe(2);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Give the game up?' }).click();
  await expect.poll(async () => (await keptGames(page)).length).toBe(1);

  // One of each, left at different times.
  const left = yj();
  await page.goto('/icon.svg');
  await page.evaluate(
    (game) => localStorage.setItem('dejarik.waiting.young', JSON.stringify({ left: 1, saved: game })),
    left,
  );
  await page.goto('/');
  await expect(arenas).toHaveCount(3);
  const others = page.getByRole('region', { name: 'Also waiting' });
  await expect(others.getByRole('listitem')).toHaveText(/^Young Jedi/u);
  await expect(page.getByRole('region', { name: 'Last games' })).toContainText('Lost');
  await expect(page.getByRole('img', { name: '0 of 1 won' })).toBeVisible();
  for (const size of [...OTHER_SIZES, ...SIZES]) {
    await page.setViewportSize(size);
    const [down, sideways] = await scrolling(page);
    expect(sideways, `${size.width}`).toBe(0);
    if (size.width > 1000) expect(down, `${size.width}`).toBe(0);
    await expect(goOnButton(page), `${size.width}`).toBeInViewport({ ratio: 1 });
  }
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await check(page, `coming back, ${size.width}`);
  }
  await page.getByRole('link', { name: /^Watch / }).click();
  await expect(page.locator('.table.replayed.yj')).toHaveAttribute('data-decision', '0');
  await page.goto('/');
  await others.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('main.table.yj')).toHaveAttribute('data-decision', String(left.replay.commands.length));
  await page.goto('/');
  await goOnButton(page).click();
  await firstQuestion(page);

  // Only of a game that was never played to its end one is asked to learn it.
  await page.goto('/young-jedi/new');
  await expect(page.getByRole('region', { name: 'Last games' })).toBeVisible();
  await expect(page.getByText('New here?')).toBeHidden();
  await page.getByRole('radio', { name: 'Star Wars TCG' }).check();
  await expect(page.getByText('New here?')).toBeVisible();

  // Removed for good, once it is meant.
  await page.goto('/');
  await others.getByRole('button', { name: 'Remove' }).click();
  await others.getByRole('button', { name: 'Remove it for good' }).click();
  await expect(others).toBeHidden();
  expect(await keptGames(page)).toHaveLength(1);
  const first = page.getByRole('region', { name: 'Waiting for you' });
  await first.getByRole('button', { name: 'Remove' }).click();
  await first.getByRole('button', { name: 'Keep it' }).click();
  await expect(goOnButton(page)).toBeVisible();
  await first.getByRole('button', { name: 'Remove' }).click();
  await first.getByRole('button', { name: 'Remove it for good' }).click();
  await expect(first).toBeHidden();
  expect(await keptGames(page)).toHaveLength(0);
});

test('two tabs: a game is taken over, the other tab says so, and nothing is lost', async ({ page, open, context }) => {
  const { saved, moment } = tcg();
  await open('/table', { game: saved });
  await firstQuestion(page);
  const other = await context.newPage();
  await other.goto('/');
  await goOnButton(other).click();
  await expect(other.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await check(other, 'a game that is open elsewhere');
  await other.getByRole('button', { name: 'Take it over' }).click();
  expect((await firstQuestion(other))?.decision).toBe(moment.decision);
  await expect(page.getByRole('heading', { name: 'This game went on in another tab' })).toBeVisible();
  await other.getByRole('button', { name: /^Done/u }).click();
  await expect.poll(async () => (await keptGame(other))!.replay.commands.length).toBeGreaterThan(moment.decision);
  await firstQuestion(other);
  const { length } = (await keptGame(other))!.replay.commands;

  // Back again, where the other has come to; then it is closed, and nobody has to be asked.
  await page.getByRole('button', { name: 'Take it back' }).click();
  expect((await firstQuestion(page))?.decision).toBe(length);
  await expect(other.getByRole('heading', { name: 'This game went on in another tab' })).toBeVisible();
  await page.close();
  await other.getByRole('button', { name: 'Go to the first screen' }).click();
  await goOnButton(other).click();
  expect((await firstQuestion(other))?.decision).toBe(length);
  expect(await keptGames(other)).toHaveLength(1);
});

test('addresses that lead nowhere have ways on, and a game that cannot be opened says why', async ({ page }) => {
  await prepare(page, {});
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'This is not the page you are looking for' })).toBeVisible();
  await expect(page).toHaveTitle(/^This is not the page/u);
  const { saved } = tcg();
  const { cards, course } = saved.replay;
  const changed = {
    catalogue: 'older',
    cards: { ...cards, [Object.keys(cards)[0]!]: 'older' },
    course: course.map(() => -1),
  };
  await page.evaluate((game) => localStorage.setItem('dejarik.waiting.old', JSON.stringify({ left: 1, saved: game })), {
    ...saved,
    replay: { ...saved.replay, ...changed },
  });
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();
  await expect(waitingGame(page).getByRole('alert')).toContainText('a card has changed since');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('dejarik-swtcg.json');
});

test('beside the first game that waits there is what else can be played', async ({ page, open }) => {
  await open('/', { game: tcg().saved });
  await expect(waitingGame(page)).toBeVisible();
  for (const size of [...OTHER_SIZES, ...SIZES]) {
    await page.setViewportSize(size);
    const [down, sideways] = await scrolling(page);
    expect(sideways, `${size.width}`).toBe(0);
    if (size.width > 1000) expect(down, `${size.width}`).toBe(0);
    await expect(goOnButton(page), `${size.width}`).toBeInViewport({ ratio: 1 });
  }
  await check(page, 'a first game that waits');
  await expect(page.getByRole('link', { name: /Learn in a guided first game/u })).toBeVisible();
  await page.getByRole('link', { name: /^Flying Solo/u }).click();
  await expect(page).toHaveURL(/\/solo$/u);
});
