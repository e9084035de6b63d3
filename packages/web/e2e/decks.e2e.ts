/** Decks are built from pictures, kept, played; read from elsewhere; and cards are looked for. */
import type { Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { expect, kept, keptGame, SENTENCE, test } from './support/test.ts';
import { Player } from './support/player.ts';

/** LackeyCCG's format; too few Ground units, and a card that nobody printed. */
const CARDS: readonly (readonly [copies: number, title: string])[] = [
  [4, 'Jedi Starfighter 3R3'],
  [4, 'Republic Cruiser'],
  [4, 'Diplomatic Cruiser'],
  [4, 'Republic Assault Ship'],
  [4, 'Clone Squad'],
  [4, 'Clone Platoon'],
  [4, 'Clone Warrior 5/373'],
  [4, 'Clone Warrior 4/163'],
  [3, 'Clone Officer'],
  [2, 'Clone Captain'],
  [4, 'Padmé Amidala (D)'],
  [1, 'Millennium Falcon, Rebuilt from Memory'],
  [4, 'Surge of Power'],
  [4, 'Pilot&apos;s Dodge'],
  [4, 'Hero&apos;s Dodge'],
];

const dek = (cards: typeof CARDS): string =>
  `<deck version="0.8">\n\t<meta><game>starwars</game></meta>\n\t<superzone name="Deck">\n${cards
    .flatMap(([copies, title]) =>
      new Array<string>(copies).fill(`\t\t<card><name>${title}</name><set>AOTC</set></card>`),
    )
    .join('\n')}\n\t</superzone>\n</deck>\n`;

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('import a .dek, repair it, play it', async ({ page, open }) => {
  await open('/decks');
  await page.getByLabel('Import a deck file').setInputFiles(file('from a friend.dek', dek(CARDS)));
  const report = page.getByRole('alert');
  await expect(report).toContainText('Millennium Falcon, Rebuilt from Memory');
  await report.getByRole('link').click();

  await expect(page.getByLabel('Name')).toHaveValue('from a friend');
  const deck = page.getByRole('region', { name: 'The deck' });
  await expect(deck.getByRole('heading', { name: '53 cards' })).toBeVisible();
  await expect(deck).toContainText('Not legal yet');
  await expect(deck).toContainText('The deck has 53 cards; it needs at least 60');
  await expect(deck).toContainText('The deck has 8 Ground units; it needs at least 12');

  const pool = page.getByRole('region', { name: 'Cards to choose from' });
  await pool.getByLabel('Search').fill('AT-TE Troop');
  const add = pool.getByRole('button', { name: 'Add AT-TE Troop Transport' });
  for (let n = 0; n < 4; n++) await add.click();
  await expect(deck).not.toContainText('Ground units; it needs');
  await expect(deck).toContainText('The deck has 57 cards; it needs at least 60');
  await pool.getByLabel('Search').fill('gunship uh-478');
  for (let n = 0; n < 3; n++) await pool.getByRole('button', { name: /^Add Republic Attack Gunship UH-478/u }).click();
  await expect(deck.getByRole('heading', { name: '60 cards' })).toBeVisible();
  await expect(deck.getByText('Legal for play.')).toBeVisible();

  await page.reload();
  await expect(deck.getByText('Legal for play.')).toBeVisible();
  await page.getByRole('button', { name: 'Play this deck' }).click();
  await expect(page.getByLabel('Your deck')).toHaveValue(/.+/u);
  await expect(page.getByLabel('Your deck').locator('option:checked')).toHaveText('from a friend (yours)');
  await page.getByRole('button', { name: 'Play now' }).click();
  const sight = await new Player(page).playUntil(({ turn }) => turn === 'Turn 1');
  expect(sight.turn).toBe('Turn 1');
  const { replay } = (await keptGame(page))!;
  expect(replay.decks[1]!.name).toBe('from a friend');
});

test('files that hold no deck say so and lose nothing', async ({ page, open }) => {
  const own = { id: 'mine', name: 'Mine', side: 'Dark', cards: [{ id: 'AOTC1', copies: 2 }], changed: 1 } as const;
  await open('/decks', { decks: [own] });
  const input = page.getByLabel('Import a deck file');
  const report = page.getByRole('alert');
  const broken: readonly (readonly [name: string, text: string, says: RegExp])[] = [
    ['empty.dek', '', /No card was found.*the file is empty/isu],
    [
      'torn.dek',
      '<deck version="0.8"><superzone name="Deck"><card><name>Clone Sq',
      /No card was found.*was the file cut off/isu,
    ],
    ['noise.txt', '\u0000\u0001PNG\u0002 nothing of ours', /No card was found/u],
    ['other.txt', '4 Black Lotus\n4 Time Walk', /No card was found.*Black Lotus.*Time Walk/su],
  ];
  for (const [name, text, says] of broken) {
    await input.setInputFiles(file(name, text));
    await expect(report).toContainText(says);
    for (const line of await report.getByRole('listitem').allTextContents())
      expect(line.replace(/^Line \d+: /u, '')).toMatch(SENTENCE);
    await expect(page).toHaveURL(/\/decks$/u);
  }
  expect(JSON.parse((await kept(page, 'decks'))!)).toEqual([own]);
  await expect(page.getByRole('link', { name: /^Mine/u })).toBeVisible();
});

/** What the page keeps of its first deck, as `id: copies`. */
const cardsKept = async (page: Page): Promise<readonly string[]> => {
  const [deck] = JSON.parse((await kept(page, 'decks'))!) as { cards: { id: string; copies: number }[] }[];
  return deck!.cards.map(({ id, copies }) => `${id}: ${copies}`);
};

const mine = (cards: readonly { readonly id: string; readonly copies: number }[]) =>
  ({ id: 'mine', name: 'Mine', side: 'Light', cards, changed: 1 }) as const;

test('a deck is built from pictures: by a press, +, keys and dragging; undone and redone; in rows', async ({
  page,
  open,
}) => {
  await open('/decks/mine', { decks: [mine([])] });
  const pool = page.getByRole('region', { name: 'Cards to choose from' });
  const deck = page.getByRole('region', { name: 'The deck' });
  const cell = (id: string) => pool.locator(`[data-id="${id}"]`);
  await pool.getByLabel('Search').fill('clone squad');
  await expect(pool.locator('.cell')).toHaveCount(1);
  const id = (await pool.locator('.cell').getAttribute('data-id'))!;
  await cell(id).locator('.card').click();
  await cell(id).getByRole('button', { name: 'Add Clone Squad' }).click();
  await expect(cell(id).locator('.badge')).toHaveText('×2');
  // The card under the pointer is shown large, with its text.
  await cell(id)
    .locator('.card')
    .hover({ position: { x: 50, y: 60 } });
  await expect(page.getByRole('complementary', { name: 'Clone Squad' })).toBeVisible();

  // By keyboard, from card to card.
  await pool.getByLabel('Search').fill('clone');
  await expect(pool.locator('.cell').nth(1)).toBeVisible();
  await pool.locator('.cell .card').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(pool.locator('.cell .card').nth(1)).toBeFocused();
  const second = (await pool.locator('.cell').nth(1).getAttribute('data-id'))!;
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await page.keyboard.press('-');
  expect(await cardsKept(page)).toEqual([`${id}: 2`, `${second}: 1`]);

  // Into the deck and out of it by dragging.
  await cell(second).locator('.card').dragTo(deck);
  await expect(cell(second).locator('.badge')).toHaveText('×2');
  await deck.locator('.line').first().locator('.link').dragTo(pool.locator('.pool-cards'));
  await expect(deck.getByRole('heading', { name: '3 cards' })).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(deck.getByRole('heading', { name: '4 cards' })).toBeVisible();
  for (let n = 0; n < 6; n++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(deck.getByRole('heading', { name: '0 cards' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  for (let n = 0; n < 6; n++) await page.keyboard.press('Control+y');
  await expect(deck.getByRole('heading', { name: '4 cards' })).toBeVisible();
  expect(await cardsKept(page)).toEqual([`${id}: 2`, `${second}: 2`]);

  // Rows with numbers, which stay.
  await page.getByRole('button', { name: 'Rows' }).click();
  await page.reload();
  await expect(cell(id).getByText('Ground')).toBeVisible();
  await cell(id).getByRole('button', { name: 'Add Clone Squad' }).click();
  await expect(deck.getByRole('heading', { name: '5 cards' })).toBeVisible();
});

test('hundreds of cards are drawn as far as somebody scrolls', async ({ page, open }) => {
  await open('/young-jedi/decks');
  await page.getByRole('button', { name: 'New Dark deck' }).click();
  const cells = page.locator('.cell');
  await expect(cells.first()).toBeVisible();
  const first = await cells.count();
  expect(first).toBeLessThan(200);
  await cells.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cells.count()).toBeGreaterThan(first);
});

test('what is illegal is told, and not offered to be played; dropped and pasted lists are read', async ({
  page,
  open,
}) => {
  await open('/decks', { decks: [mine([{ id: 'AOTC-172', copies: 4 }])] });
  const tile = page.locator('.deck', { hasText: 'Mine' });
  await expect(tile).toContainText('Not legal yet. The deck has 4 cards; it needs at least 60.');
  await expect(tile.getByRole('link', { name: 'TCG-DECK-01' })).toBeVisible();
  await expect(tile.getByRole('button', { name: /^Play with/u })).toHaveCount(0);
  await tile.getByRole('button', { name: 'Change Mine' }).click();
  await expect(page.getByText('4 of 60: 56 to go')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play this deck' })).toBeDisabled();
  await page.goBack();

  // A list dropped onto the screen, with a line that is no card; then one that is pasted.
  const drop = (name: string, text: string): Promise<void> =>
    page.locator('.decks-screen').evaluate(
      (screen, [title, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], title));
        screen.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, text] as const,
    );
  await drop('dropped.txt', '4 Clone Squad\n4 Black Lotus');
  await expect(page.getByRole('alert')).toContainText('Black Lotus');
  await expect(page.getByRole('link', { name: 'dropped', exact: true })).toBeVisible();
  await page.locator('body').evaluate((body) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '3 Clone Squad');
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(page.getByRole('heading', { name: '3 cards' })).toBeVisible();
  // A deck that is ready is played from its tile.
  await page.goto('/swccg/decks');
  await page
    .getByRole('button', { name: /^Play with/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/u);
});

test('what cards are looked for stands in the address, and Back leads to it', async ({ page, open }) => {
  await open('/cards');
  const found = page.locator('.cards-screen .count');
  const select = (name: string) => page.getByRole('combobox', { name, exact: true });
  await select('Type').selectOption('Character');
  await select('Subtype').selectOption('Kel Dor');
  await expect(found).toHaveText('1 card');
  await expect(page).toHaveURL(/\/cards\?type=Character&subtype=Kel\+Dor$/u);
  expect(await select('Subtype').locator('option').allTextContents()).not.toContain('Dor');
  // A card is opened and Back closes it; once more leads to what was looked for before, never out of the browser.
  await page.locator('.card-grid .card').click();
  const detail = page.getByRole('complementary', { name: 'The card chosen' });
  await expect(detail).toBeVisible();
  await expect(page).toHaveURL(/\/cards\/[^?]+\?type=Character&subtype=Kel\+Dor$/u);
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(found).toHaveText('1 card');
  await page.goBack();
  await expect(select('Subtype')).toHaveValue('');
  await expect(select('Type')).toHaveValue('Character');
  // Closed by its cross, the card leaves no step behind.
  await page.getByLabel('Search').fill('evade');
  await expect(page).toHaveURL(/text=evade/u);
  await expect(page.locator('.hit mark').first()).toHaveText('Evade');
  await page.locator('.card-grid .card').first().click();
  await detail.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await page.goForward();
  await expect(page.getByLabel('Search')).toHaveValue('evade');
  // Whoever gets the link sees the same; a filter that there is not does no harm.
  await page.goto('/cards?text=evade&type=Nothing&__proto__=1');
  await expect(found).toHaveText('No card fits.');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/cards$/u);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [667, 375],
] as const)
  test(`decks and cards fit at ${width}×${height}`, async ({ page, open }, info) => {
    await page.setViewportSize({ width, height });
    const fits = async (what: string, reads = false): Promise<void> => {
      const wide = await page.evaluate(() => {
        const content = document.querySelector('#content')!;
        return [document.documentElement.scrollWidth - innerWidth, content.scrollWidth - content.clientWidth];
      });
      expect(wide, what).toEqual([0, 0]);
      if (reads) await check(page, what);
      await page.screenshot({ path: info.outputPath(`${what.replaceAll(' ', '-')}.png`) });
    };
    await open('/swccg/decks/mine', { decks: [{ ...mine([{ id: 'PRE-19', copies: 1 }]), game: 'swccg' }] });
    await expect(page.locator('.cell').first()).toBeVisible();
    await fits('a deck as pictures');
    await page.getByRole('button', { name: 'Rows' }).click();
    await fits('a deck in rows', true);
    const front = page.getByRole('button', { name: 'Deck (1)' });
    if (await front.isVisible()) {
      await front.click();
      await expect(page.getByRole('button', { name: /^Take out/u }).first()).toBeVisible();
      await fits('the deck alone', true);
    }
    await page.goto('/swccg/decks');
    await expect(page.locator('.deck').first()).toBeVisible();
    await fits('decks');
    await page.goto('/swccg/cards?text=death');
    await expect(page.locator('.hit').first()).toBeVisible();
    await fits('cards');
  });
