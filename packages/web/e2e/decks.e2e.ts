/** A deck that comes from elsewhere: read, repaired, kept and played; and files that hold no deck. */
import { expect, kept, SENTENCE, test } from './support/test.ts';
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
  const { replay } = JSON.parse((await kept(page, 'game'))!) as { replay: { decks: { name: string }[] } };
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
