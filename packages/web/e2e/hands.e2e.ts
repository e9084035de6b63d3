/** Other ways to use the table: a finger on a phone, a card dragged with the mouse, and names that a reader speaks. */
import type { Page } from '@playwright/test';
import { crowded } from './support/crowded.ts';
import { finger, type Hands, Player } from './support/player.ts';
import { losingGame } from './support/stakes-boards.ts';
import { positions } from './support/positions.ts';
import { expect, playNow, test } from './support/test.ts';

const battleIsOver = ({ turn }: { readonly turn: string }): boolean => turn === 'Turn 2';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('one battle with a finger: tap a card, tap a target', async ({ page, open }) => {
    await open('/', { game: positions().get('build')!.saved });
    // How it stands is told when it is known, and the button moves down: a tap before that finds it gone.
    await expect(page.getByRole('group', { name: 'The table in small' })).toBeVisible();
    await page.getByRole('button', { name: 'Go on with your game' }).tap();
    const taps: Record<string, number> = {};
    const hands: Hands = async (on, offer, sight) => {
      taps[offer.kind] = (taps[offer.kind] ?? 0) + 1;
      await finger(on, offer, sight);
    };
    // Targets are tapped on the table rather than read in the list.
    const end = await new Player(page, hands, 1, { attack: 0 }).playUntil(battleIsOver);
    expect(end.turn === 'Turn 2' || end.screen === 'result').toBe(true);
    expect(taps['hand']).toBeGreaterThan(0);
    expect(taps['unit']).toBeGreaterThan(2);
  });

  test('a folded arena says that its units can be picked, and a tap opens it', async ({ page, open }) => {
    await open('/table', { game: crowded(3, 0, 'Light retreats') });
    const arena = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} arena`, 'u') });
    const badge = (name: string) =>
      arena(name).getByText('can be picked', { exact: false }).and(page.locator('.can-pick'));
    // Space is open: what glows there is seen, and needs no telling.
    await expect(arena('Space').locator('.card.able').first()).toBeVisible();
    await expect(badge('Space')).toBeHidden();
    await expect(badge('Character')).toHaveText('2 can be picked');
    await expect(badge('Character')).toBeVisible();
    await page.getByRole('button', { name: 'Show Ground, 2 can be picked', exact: true }).tap();
    await expect(arena('Ground').locator('.card.able')).toHaveCount(2);
    await expect(arena('Ground').locator('.card.able').first()).toBeVisible();
    await expect(badge('Ground')).toBeHidden();
    // And by keyboard.
    await page.getByRole('button', { name: 'Show Character, 2 can be picked', exact: true }).press('Enter');
    await expect(arena('Character').locator('.card.able').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show Ground, 2 can be picked$/u })).toBeVisible();
  });

  test('a folded arena in which nothing can be picked claims nothing', async ({ page, open }) => {
    await open('/table', { game: crowded(2, 0) });
    await expect(page.getByRole('button', { name: 'Show Ground', exact: true })).toBeVisible();
    await expect(page.locator('.arena1 .can-pick')).toHaveCount(0);
  });
});

test('on the smallest phone a card in hand shows its cost beside its numbers, and the seam says who holds it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await open('/table', { game: losingGame() });
  const boxOf = async (part: string) => (await page.locator(`.fan .card ${part}`).first().boundingBox())!;
  const [cost, numbers] = [await boxOf('.cost'), await boxOf('.numbers')];
  expect(cost.y + cost.height).toBeLessThanOrEqual(numbers.y + 1);
  // Sideways on a larger one there is room for the words.
  await page.setViewportSize({ width: 844, height: 390 });
  for (const word of await page.locator('.seam.held-by .control').all())
    expect(await word.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
});

const unitsIn = (page: Page, arena: string): Promise<string[]> =>
  page
    .getByRole('region', { name: new RegExp(`^${arena} arena`, 'u') })
    .locator('.mine [data-face]')
    .evaluateAll((cards) => cards.map((card) => card.firstElementChild!.textContent));

test('a card dragged from the hand to its arena is put out; dropped elsewhere it stays', async ({ page, open }) => {
  const { saved, moment } = positions().get('setup')!;
  await open('/table', { game: saved });
  const player = new Player(page);
  const { offers } = await player.playUntil(() => true);
  const card = offers.find(({ what, kind }) => what === 'card' && kind === 'hand')!;
  const title = card.name.replace(/, in hand.*$/u, '');
  const [x, y] = card.at!;
  const table = page.locator('main.table');
  const drag = async (toX: number, toY: number): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 4 });
    await page.mouse.move(toX, toY, { steps: 4 });
    await page.mouse.up();
  };

  await drag(683, 24);
  await expect(table).toHaveAttribute('data-decision', String(moment.decision));
  await expect(page.locator('.ghost')).toHaveCount(0);

  const arenas = await Promise.all(
    ['Space', 'Ground', 'Character'].map(async (name) => {
      const box = (await page.getByRole('region', { name: new RegExp(`^${name} arena`, 'u') }).boundingBox())!;
      return { name, x: box.x + box.width / 2, y: box.y + box.height * 0.75 };
    }),
  );
  const type = await page
    .locator(`.fan [data-card="${card.card}"]`)
    .first()
    .evaluate((element) => element.className);
  const arena = arenas.find(({ name }) => type.includes(name.toLowerCase()))!;
  await drag(arena.x, arena.y);
  await expect(table).not.toHaveAttribute('data-decision', String(moment.decision));
  expect((await unitsIn(page, arena.name)).some((label) => label.startsWith(title))).toBe(true);
});

/** What is pressed, by what is asked: names as a screen reader speaks them. The first that is there is taken. */
const SPOKEN: readonly (readonly [asked: RegExp, pressed: readonly RegExp[]])[] = [
  [/^Exchange/u, [/^Done/u]],
  [/^Put out units/u, [/^Put out/u, /in hand, can be played$/u, /^Stop here/u]],
  [/^Build, deploy, move/u, [/^Deploy/u, /^Done/u]],
  [/^Retreat/u, [/^Done/u]],
  [/What does it attack\?$/u, [/^Attack /u]],
  [/which unit goes first\?$/u, [/ first$/u]],
  [/^(Play something|Prevent damage|Reroll dice)|Play something before/u, [/^Pass/u]],
];

test('one battle through the names that a screen reader speaks', async ({ page, open }) => {
  await open('/');
  await playNow(page, 'spoken names');
  const decision = page.getByRole('region', { name: 'Your decision' });
  const asked = decision.getByRole('heading').first();
  const turn = page.getByRole('region', { name: 'The turn' }).getByRole('heading');
  const over = page.getByRole('dialog', { name: /^You (win|lose)$/u });
  const spoken = (): Promise<string> => page.getByRole('main').ariaSnapshot();
  let attacks = 0;
  for (let n = 0; n < 150; n++) {
    await expect(over.or(decision.getByRole('button').first()).first()).toBeVisible();
    if ((await over.isVisible()) || (await turn.textContent()) === 'Turn 2') break;
    const question = (await asked.textContent())!;
    const wanted = SPOKEN.find(([about]) => about.test(question))?.[1] ?? [/./u];
    const buttons = wanted.map((name) =>
      page.getByRole('button', { name }).and(page.getByRole('main').getByRole('button')),
    );
    let button = decision.getByRole('button').first();
    for (const each of buttons.toReversed()) if ((await each.count()) > 0) button = each.first();
    const before = await spoken();
    // The next question may have come while this one was read: then it is read again.
    const label = await button.textContent({ timeout: 2000 }).catch(() => null);
    if (label === null) continue;
    attacks += label.startsWith('Attack') ? 1 : 0;
    await button.press('Enter');
    await expect.poll(spoken, { message: `after "${question}"`, intervals: [20, 50, 100] }).not.toBe(before);
  }
  expect(attacks).toBeGreaterThan(2);
  expect((await over.isVisible()) || (await turn.textContent()) === 'Turn 2').toBe(true);
});
