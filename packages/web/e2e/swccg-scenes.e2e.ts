/** What is special at the table of the Star Wars CCG: Epic Events, captives and spies, and a story in which the rest comes about. */
import type { BoardSpec } from '@dejarik/swccg/testing';
import type { Locator, Page } from '@playwright/test';
import { Keyboard } from './support/keyboard.ts';
import { finger, type Hands, mouse } from './support/player.ts';
import { firstQuestion } from './support/sight.ts';
import { swccgTo } from './support/swccg.ts';
import { boards } from './support/swccg-boards.ts';
import { IGNITION, TRENCH } from './support/swccg-questions.ts';
import { playStory, storyGame } from './support/swccg-story.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 1366, height: 768, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
] as const;

for (const { width, height, touch } of SIZES)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch });

    const ways: readonly (readonly [string, () => Hands])[] = [
      [touch ? 'a finger' : 'a mouse', () => (touch ? finger : mouse)],
      ['keys alone', () => new Keyboard().hands],
    ];
    for (const [name, hands] of ways)
      test(`battle, react, weapons, drain, Sense, ship and docking bay with ${name}`, async ({ page, open }) => {
        await open('/table', { game: storyGame() });
        await playStory(page, hands());
      });
  });

const answer = (page: Page, name: RegExp): Locator =>
  page.getByRole('region', { name: 'Your decision' }).getByRole('button', { name });
const log = (page: Page): Locator => page.getByRole('log');

/** What is pressed with a mouse, with a finger, or from the keyboard alone. */
interface Way {
  readonly name: string;
  readonly size: { readonly viewport: { width: number; height: number }; readonly hasTouch: boolean };
  readonly press: (on: Locator) => Promise<void>;
}

const LARGE = { viewport: { width: 1366, height: 768 }, hasTouch: false };
const WAYS: readonly Way[] = [
  { name: 'a mouse', size: LARGE, press: (on) => on.click() },
  { name: 'a finger', size: { viewport: { width: 390, height: 844 }, hasTouch: true }, press: (on) => on.tap() },
  { name: 'keys alone', size: LARGE, press: pressedByKeys },
];

const MANY_STEPS = 200;

/** G leads to the cards that glow, Tab to the answers, and Enter presses what has the focus. */
async function pressedByKeys(on: Locator): Promise<void> {
  await expect(on).toBeVisible();
  const page = on.page();
  const key = await on.evaluate((element) => ('card' in (element as HTMLElement).dataset ? 'g' : 'Tab'));
  for (let n = 0; n < MANY_STEPS; n++) {
    if (await on.evaluate((element) => element === document.activeElement)) return await page.keyboard.press('Enter');
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there`);
}

const CORRIDOR = 'Death Star: Detention Block Corridor';
const PRISON: BoardSpec = {
  at: 'Light controls',
  locations: {
    [CORRIDOR]: [`Luke Skywalker, captive of ${CORRIDOR}`, 'Momaw Nadon'],
    'Light Tatooine: Cantina': ['undercover Momaw Nadon', 'Light Undercover, on Momaw Nadon', 'Stormtrooper'],
  },
  light: { hand: ["I'm Here To Rescue You"], reserve: ['Nightfall', 'Nightfall'] },
};

for (const { name, size, press } of WAYS)
  test.describe(`with ${name}`, () => {
    test.use(size);

    test('an Attack Run is flown in its own scene, and blows the Death Star away', async ({ page, open }) => {
      // 5 and 5, Luke 4, four sites of Yavin 4, less 2 for the pilot of Black 2: 16.
      const board: BoardSpec = {
        ...TRENCH,
        locations: { ...TRENCH.locations, 'Yavin 4: Briefing Room': [], 'Light Yavin 4: Massassi War Room': [] },
        light: { ...TRENCH.light, reserve: ['Hyper Escape', 'Hyper Escape'] },
      };
      await open('/table', { game: swccgTo(board, 1, 'along', ['Use Attack Run']) });
      await press(answer(page, /^Choose Y-wing/u));
      await press(answer(page, /^Choose Red 5/u));
      const run = page.getByRole('region', { name: 'Attack Run' });
      await expect(run.getByRole('listitem').filter({ hasText: 'Provide Cover' })).toHaveAttribute(
        'aria-current',
        'step',
      );
      await expect(run.getByRole('region', { name: 'You: 2 starships in the Trench' })).toBeVisible();
      await press(answer(page, /^Choose Red 5/u));
      await expect(page.locator('.place-plate.blown').filter({ hasText: 'Death Star' })).toBeVisible();
    });

    test('a Commence Primary Ignition is added up in its own scene', async ({ page, open }) => {
      await open('/table', { game: swccgTo(IGNITION, 1, 'number', ['Play Commence Primary Ignition']) });
      const scene = page.getByRole('region', { name: 'Commence Primary Ignition' });
      await expect(scene.getByRole('status')).toContainText('5 Death Star sites free of the enemy');
      await expect(scene.getByRole('status')).toContainText('needs more than 8');
      await press(answer(page, /3/u));
      await expect(scene).toBeHidden();
    });

    test('a captive stands by its prison and is freed', async ({ page, open }) => {
      const { locations } = PRISON;
      const board = { ...PRISON, locations: { [CORRIDOR]: locations![CORRIDOR]! } };
      await open('/table', { game: swccgTo(board, 1, 'act') });
      await expect(page.getByRole('button', { name: 'Luke Skywalker, captive' })).toBeVisible();
      await press(page.getByRole('button', { name: /^I'm Here To Rescue You/u }));
      await press(answer(page, /^Play I'm Here To Rescue You/u));
      await expect(page.getByRole('button', { name: 'Luke Skywalker, captive' })).toBeHidden();
      await expect(page.getByRole('button', { name: /^Luke Skywalker/u })).toBeVisible();
    });

    test('an Undercover spy stands on the other half, and breaks cover', async ({ page, open }) => {
      const { locations } = PRISON;
      const cantina = 'Light Tatooine: Cantina';
      const board: BoardSpec = { ...PRISON, at: 'Light deploys', locations: { [cantina]: locations![cantina]! } };
      await open('/table', { game: swccgTo(board, 1, 'act') });
      await firstQuestion(page);
      const theirs = page.getByRole('list', { name: /^Dark: 2 cards/u });
      const spy = theirs.getByRole('button', { name: /^Momaw Nadon.*undercover/u });
      await expect(spy).toBeVisible();
      await press(spy);
      await press(answer(page, /^Break cover of Momaw Nadon/u));
      await expect(
        page.getByRole('list', { name: /^You: 1 card/u }).getByRole('button', { name: /^Momaw/u }),
      ).toBeVisible();
    });
  });

test('questions say what they are about', async ({ page, open }) => {
  const heading = page.getByRole('region', { name: 'Your decision' }).getByRole('heading');
  await open('/table', { game: boards['run']!() });
  await expect(heading).toHaveText('Attack Run: Which starfighter leads?');
  // All of them are at one place, which therefore tells nothing.
  await expect(answer(page, /^Choose Red 5 [<>]?\d+% 2 draws, > \d+$/u)).toBeVisible();
  await expect(page.getByText('It hits with a total of more than 15')).toBeVisible();
  await open('/table', { game: boards['ignition']!() });
  await expect(heading).toHaveText('Commence Primary Ignition: How many sites count against it?');
  await open('/table', { game: boards['senses']!() });
  await expect(page.getByText('It is to cancel your Sense.')).toBeVisible();
});

test('of two cards of one title the answers say where each is', async ({ page, open }) => {
  const board: BoardSpec = {
    at: 'Light deploys',
    locations: { 'Light Tatooine: Cantina': ['Rebel Trooper'], 'Light Tatooine: Mos Eisley': ['Rebel Trooper'] },
    light: { hand: ['Blaster'] },
  };
  await open('/table', { game: swccgTo(board, 1, 'where', ['Deploy Blaster']) });
  await firstQuestion(page);
  await expect(answer(page, /^On Rebel Trooper \(Cantina\)/u)).toBeVisible();
  await expect(answer(page, /^On Rebel Trooper \(Mos Eisley\)/u)).toBeVisible();
});

test('trails lead where a card can go, and one drag takes it there', async ({ page, open }) => {
  await open('/table', { game: boards['moves']!() });
  await firstQuestion(page);
  await expect(page.locator('.ccg-trails > path')).toHaveCount(3);
  await open('/table', { game: boards['travel']!() });
  await firstQuestion(page);
  const middle = async (of: Locator): Promise<readonly [number, number]> => {
    const box = (await of.boundingBox())!;
    return [box.x + box.width / 2, box.y + 20];
  };
  await page.mouse.move(...(await middle(page.getByRole('button', { name: /^Millennium Falcon/u }).first())));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page.locator('.place-plate').filter({ hasText: 'Kessel' }))), { steps: 8 });
  await page.mouse.up();
  await expect(log(page)).toContainText('Light moves Millennium Falcon to Kessel.');
});

test('one press passes on to the moves, another ends the turn with cards drawn', async ({ page, open }) => {
  await open('/table', { game: boards['crowded']!() });
  await firstQuestion(page);
  await page.getByRole('button', { name: 'to my moves' }).click();
  await expect(page.locator('.ask')).toContainText('Move phase');
  await expect(page.getByRole('button', { name: 'to my moves' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Nothing more but draw 2' }).click();
  await expect(page.locator('.phases h2')).not.toContainText('Turn 5');
  await expect(log(page)).toContainText(/Light draws/u);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test.describe(`on a phone, ${viewport.width} wide`, () => {
    test.use({ viewport, hasTouch: true });

    test('a finger holds, and passes the rest of the turn', async ({ page, open }) => {
      await open('/table', { game: boards['draining']!() });
      await firstQuestion(page);
      const hold = page.getByRole('button', { name: 'Hold', exact: true });
      await hold.tap();
      await expect(hold).toHaveAttribute('aria-pressed', 'true');
      await hold.tap();
      await expect(hold).toHaveAttribute('aria-pressed', 'false');
      await answer(page, /^this turn$/u).tap();
      await expect(page.locator('.phases h2')).not.toContainText('Turn 5');
    });
  });

test('forfeits say what would be left to pay', async ({ page, open }) => {
  await open('/table', { game: boards['damage']!() });
  await expect(answer(page, /^Forfeit Chewbacca 6 · 1 attrition left/u)).toBeVisible();
  await answer(page, /^Forfeit Chewbacca/u).click();
  await expect(page.getByText('Attrition 7: 1 left')).toBeVisible();
});

for (const [name, press] of [
  ['a press', (page: Page) => answer(page, /^Lose all 7 from the Reserve Deck/u).click()],
  ['a key', (page: Page) => page.keyboard.press('a')],
] as const)
  test(`battle damage is paid from the Reserve Deck with ${name}, unless one forfeits`, async ({ page, open }) => {
    await open('/table', { game: boards['won']!() });
    await firstQuestion(page);
    await page.keyboard.press(' ');
    await expect(page.getByText('Battle damage 7: 7 left')).toBeVisible();
    await press(page);
    // Nobody else can be forfeited to the attrition.
    await expect(log(page)).toContainText('Light forfeits Rebel Trooper.');
    await expect(page.locator('.me [aria-label="Reserve Deck: 2 cards"]')).toBeVisible();
  });

test('a Force drain shows its sum on the place, a trail to the Life Force it costs, and how much of it', async ({
  page,
  open,
}) => {
  const board: BoardSpec = {
    at: 'Dark controls',
    locations: { 'Dark Kessel': ['Black 2', 'DS-61-2, pilot of Black 2'] },
  };
  await open('/table', { game: swccgTo(board, 1, 'lose', ['Force drain at Kessel']) });
  await firstQuestion(page);
  await expect(page.locator('.place-plate.struck .plate-offer')).toContainText(/= drain \d/u);
  await expect(page.locator('.me .life-loss, .bottom .life-loss')).toHaveText(/^−\d$/u);
  const trail = page.locator('.ccg-trails > path.drain');
  await expect(trail).toHaveCount(1);
  // Red, and not in the colour of movements.
  const [trailed, moved] = await trail.evaluate((path) => [
    getComputedStyle(path).stroke,
    getComputedStyle(path.closest('.ccg')!).getPropertyValue('--force'),
  ]);
  expect(trailed).not.toBe(moved);
});
