/** No violation of WCAG level A or AA on any screen, as far as axe can tell. */
import type { Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { answerWith } from './support/answer.ts';
import { Player } from './support/player.ts';
import { positions } from './support/positions.ts';
import { firstQuestion } from './support/sight.ts';
import { swccgFrom } from './support/swccg.ts';
import { questionOf } from './support/swccg-questions.ts';
import { expect, type Kept, playNow, prepare, test } from './support/test.ts';
import { youngJediAt } from './support/young-jedi.ts';

const youngJediDeck = {
  id: 'theirs',
  game: 'young-jedi',
  name: 'Theirs',
  side: 'Light',
  cards: [
    { id: 'MDM-1', copies: 4 },
    { id: 'EBON-P8', copies: 1 },
  ],
  changed: 1,
} as const;

const deck = {
  id: 'mine',
  name: 'Mine',
  side: 'Light',
  cards: [
    { id: 'AOTC-172', copies: 4 },
    { id: 'AOTC-142', copies: 3 },
  ],
  changed: 1,
} as const;

/** On a small screen the deck and the cards to choose from are seen one at a time. */
async function toDeck(page: Page): Promise<void> {
  await expect(page.locator('.cell').first()).toBeVisible();
  const front = page.getByRole('button', { name: /^Deck \(/u });
  if (await front.isVisible()) await front.click();
}

interface Screen {
  readonly path: string;
  /** What is opened there before it is looked at. */
  readonly act?: (page: Page) => Promise<void>;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  play: { path: '/' },
  'play with more': { path: '/new', act: (page) => page.getByText('More: opponent’s deck').click() },
  learn: { path: '/learn' },
  decks: { path: '/decks', act: (page) => page.getByText('Paste a deck list').click() },
  'a deck in the builder': {
    path: '/decks/mine',
    act: async (page) => {
      await toDeck(page);
      await page.getByRole('button', { name: 'Draw a sample hand' }).click();
      await page.getByRole('region', { name: 'The deck' }).getByRole('listitem').getByRole('button').first().click();
    },
  },
  cards: { path: '/cards' },
  'a card': {
    path: '/cards',
    act: async (page) => {
      await page.getByLabel('Search').fill('yoda');
      await page.getByRole('button', { name: /^Yoda/u }).first().click();
      await expect(page.getByRole('complementary', { name: 'The card chosen' })).toBeVisible();
    },
  },
  rulebook: { path: '/rules' },
  'a rule': { path: '/rules/TCG-BATTLE-02' },
  replays: { path: '/replays' },
  'an opened replay': {
    path: '/replays',
    act: async (page) => {
      await page.getByRole('button', { name: 'Look through your present game' }).click();
      await page.getByRole('slider').fill('20');
      await expect(page.locator('.table.replayed')).toHaveAttribute('data-decision', '20');
    },
  },
  tournament: { path: '/tournament' },
  settings: { path: '/settings' },
  'no such page': { path: '/nowhere' },
};

const OF_YOUNG_JEDI: Readonly<Record<string, Screen>> = {
  'play Young Jedi': { path: '/young-jedi/new', act: (page) => page.getByText('More: opponent’s deck').click() },
  'learn Young Jedi': { path: '/young-jedi/learn' },
  'decks of Young Jedi': { path: '/young-jedi/decks' },
  'a deck of Young Jedi': {
    path: '/young-jedi/decks/theirs',
    act: async (page) => {
      await toDeck(page);
      await page.getByRole('button', { name: 'Draw a sample hand' }).click();
      await expect(page.getByRole('figure', { name: 'Deck dots' })).toBeVisible();
    },
  },
  'a card of Young Jedi': {
    path: '/young-jedi/cards/MDM-1',
    act: (page) => expect(page.getByRole('complementary', { name: 'The card chosen' })).toBeVisible(),
  },
  'a rule of Young Jedi': { path: '/young-jedi/rules/YJ-DUEL-01' },
  'an opened replay of Young Jedi': {
    path: '/replays',
    act: async (page) => {
      const { replay } = youngJediAt('access', ({ kind }, { turn }) => kind === 'deploy' && turn > 2);
      const buffer = Buffer.from(JSON.stringify(replay));
      await page
        .getByLabel('Open a replay file')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
      await page.getByRole('slider').fill(String(replay.commands.length));
      await expect(page.locator('.table.replayed')).toHaveAttribute('data-decision', String(replay.commands.length));
    },
  },
};

const ccgDeck = {
  id: 'ours',
  game: 'swccg',
  name: 'Ours',
  side: 'Light',
  cards: [
    { id: 'PRE-19', copies: 4 },
    { id: 'PRE-20', copies: 2 },
  ],
  changed: 1,
} as const;

const OF_STAR_WARS_CCG: Readonly<Record<string, Screen>> = {
  'play the Star Wars CCG': { path: '/swccg/new', act: (page) => page.getByText('More: opponent’s deck').click() },
  'learn the Star Wars CCG': { path: '/swccg/learn' },
  'decks of the Star Wars CCG': { path: '/swccg/decks', act: (page) => page.getByText('Paste a deck list').click() },
  'a deck of the Star Wars CCG': {
    path: '/swccg/decks/ours',
    act: async (page) => {
      await toDeck(page);
      await page.getByRole('button', { name: 'Draw a sample hand' }).click();
      await expect(page.getByText(/Average destiny/u)).toBeVisible();
    },
  },
  'cards of the Star Wars CCG': { path: '/swccg/cards' },
  'a card of the Star Wars CCG': {
    path: '/swccg/cards/PRE-19',
    act: (page) => expect(page.getByRole('complementary', { name: 'The card chosen' })).toBeVisible(),
  },
  'a rule of the Star Wars CCG': { path: '/swccg/rules/CCG-PIL-08' },
  'an opened replay of the Star Wars CCG': {
    path: '/replays',
    act: async (page) => {
      const { replay } = questionOf('damage');
      const buffer = Buffer.from(JSON.stringify(replay));
      await page
        .getByLabel('Open a replay file')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
      await page.getByRole('slider').fill(String(replay.commands.length));
      await expect(page.locator('.table.replayed')).toHaveAttribute('data-decision', String(replay.commands.length));
    },
  },
};

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

async function checkAll(page: Page, screens: Readonly<Record<string, Screen>>, before: Kept): Promise<void> {
  for (const [name, { path, act }] of Object.entries(screens))
    await test.step(name, async () => {
      await prepare(page, before);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await act?.(page);
      await check(page, name);
    });
}

for (const viewport of SIZES) {
  const size = `${viewport.width}×${viewport.height}`;
  test(`every screen at ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await checkAll(page, SCREENS, { decks: [deck], game: positions().get('unitTurn')!.saved });
  });

  test(`every screen of Young Jedi at ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await checkAll(page, OF_YOUNG_JEDI, { decks: [youngJediDeck] });
  });

  test(`every screen of the Star Wars CCG at ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await checkAll(page, OF_STAR_WARS_CCG, { decks: [ccgDeck] });
  });
}

test('every screen and table in the light theme with very large text', async ({ page }) => {
  const settings = { theme: 'light', text: 'larger' } as const;
  await checkAll(page, SCREENS, { settings, decks: [deck], game: positions().get('unitTurn')!.saved });
  const [ground, letters] = await page.evaluate(() => {
    const { backgroundColor, fontSize } = getComputedStyle(document.body);
    return [backgroundColor, Number.parseFloat(fontSize)] as const;
  });
  expect(ground).toBe('rgb(243, 245, 249)');
  expect(letters).toBeGreaterThan(18);
  const games = {
    'Star Wars TCG': positions().get('unitTurn')!.saved,
    'Young Jedi': youngJediAt('access', ({ kind }, { turn }) => kind === 'deploy' && turn > 2),
    'Star Wars CCG': swccgFrom('a', 'Imperial Garrison', 'Rebel Patrol'),
  };
  for (const [name, game] of Object.entries(games))
    await test.step(name, async () => {
      await prepare(page, { settings, game });
      await page.goto('/table');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await firstQuestion(page);
        await check(page, `${name} in the light theme at ${size.width}`);
      }
    });
});

// In halves, so that both can run at once.
for (const half of [0, 1])
  test(`the table at every kind of question, half ${half + 1}`, async ({ page }) => {
    for (const [name, { saved }] of [...positions()].filter((_, i) => i % 2 === half))
      await test.step(name, async () => {
        await prepare(page, { game: saved });
        await page.goto('/table');
        await firstQuestion(page);
        await check(page, `asked ${name}`);
      });
  });

test('what lies over the table', async ({ page }) => {
  const { saved } = positions().get('chance 2')!;
  const at = async (kept: Kept, path = '/table'): Promise<void> => {
    await prepare(page, kept);
    await page.goto(path);
    await firstQuestion(page);
  };
  await at({ game: saved });
  for (const [name, button] of [
    ['the menu', 'Menu'],
    ['the keys', 'Keys'],
    ['a discard pile', /^Discard pile/u],
  ] as const)
    await test.step(name, async () => {
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  await test.step('a card held under the pointer', async () => {
    await page.locator('.fan [data-card]').first().hover();
    await expect(page.locator('.inspector')).toBeVisible();
    await check(page, 'a card held under the pointer');
  });
  await test.step('an earlier moment', async () => {
    await page
      .getByRole('button', { name: /^Look at the moment/u })
      .last()
      .click();
    await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
    await check(page, 'an earlier moment');
  });
  await test.step('a refusal', async () => {
    await at({ game: positions().get('unitTurn')!.saved });
    await page.locator('.fan [data-card]').first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    await check(page, 'a refusal');
  });
  await test.step('the result', async () => {
    const { saved: last, answer, wording } = positions().get('last')!;
    await at({ game: last });
    const sight = (await firstQuestion(page))!;
    const end = await answerWith(page, new Player(page), answer, wording.get(answer.index)!, sight);
    expect(end.screen).toBe('result');
    await check(page, 'the result');
  });
  await test.step('handing over', async () => {
    await prepare(page, { settings: { opponent: 'human' } });
    await page.goto('/');
    await playNow(page, 'handing over');
    await new Player(page).playUntil(({ screen }) => screen === 'handOver');
    await check(page, 'handing over');
  });
  await test.step('the question before another game, and the guide', async () => {
    await page.goto('/learn');
    await page.getByRole('button', { name: 'Start the first game' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page, 'the question before another game');
    await page.getByRole('button', { name: 'Start a new one' }).click();
    await expect(page.getByRole('complementary', { name: 'Guide' })).toBeVisible();
    await check(page, 'the guide');
  });
});
