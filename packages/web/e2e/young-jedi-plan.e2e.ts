/** The battle plan laid by mouse and by keyboard, the fights that follow from it, and what the table says when asked. */
import type { BoardSpec } from '@dejarik/young-jedi/testing';
import type { Locator, Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { Player } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { youngJediOn } from './support/young-jedi.ts';
import { boards } from './support/young-jedi-boards.ts';

/** Qui-Gon with his lightsaber, and a Battle card for whoever is first. */
const BATTLE: BoardSpec = {
  at: 'Light battles',
  location: 'Mos Espa',
  dark: { Tatooine: ['Watto, Slave Owner', 'Tusken Raider, Nomad'] },
  light: {
    hand: ['The Negotiations Were Short', 'Jawa, Bargainer'],
    Tatooine: ['Jawa, Thief', 'Qui-Gon Jinn, Jedi Master', 'Blaster (Light)'],
  },
};

const decisionOf = (page: Page): Locator => page.getByRole('region', { name: 'Your decision' });
const planOf = (page: Page): Locator => page.getByRole('region', { name: 'Your battle plan' });
/** The cards of the plan in their order. */
const order = (page: Page): Promise<string[]> =>
  planOf(page)
    .locator('.plan-row .card .visually-hidden')
    .evaluateAll((names) => names.map((name) => name.textContent.replace(/, place .*$/u, '')));

async function toThePlan(page: Page, open: (path: string, before: object) => Promise<void>): Promise<void> {
  await open('/table', { game: youngJediOn(BATTLE) });
  await decisionOf(page)
    .getByRole('button', { name: /^Attack!/u })
    .click();
  await page.getByRole('button', { name: 'The Negotiations Were Short, in hand, can be played' }).click();
  await expect(planOf(page)).toBeVisible();
}

const SUGGESTED = ['The Negotiations Were Short', 'Blaster', 'Jawa, Thief', 'Qui-Gon Jinn, Jedi Master'];

test('a plan is dragged into order, and says what will be of use', async ({ page, open }) => {
  await toThePlan(page, open);
  await expect.poll(() => order(page)).toEqual(SUGGESTED);
  const groups = planOf(page).getByRole('listitem');
  // Whom the plan may meet is in sight, with present power.
  const theirs = planOf(page).getByRole('region', { name: 'The opponent’s cards' });
  await expect(theirs.getByRole('button', { name: /^Watto, Slave Owner, power \d/u })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Tusken Raider, Nomad, power \d/u })).toBeVisible();
  await expect(groups).toHaveCount(2);
  await expect(groups.first()).toContainText('plays The Negotiations Were Short');
  await expect(groups.first()).toContainText('uses Blaster');

  const card = (name: string): Locator => planOf(page).getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  const drag = async (from: Locator, to: Locator, side: number): Promise<void> => {
    const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!];
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width * side, b.y + b.height / 2, { steps: 6 });
    // Where it will lie is marked before it is let go, and nowhere afterwards.
    await expect(planOf(page).locator('.lands-before, .lands-after')).toHaveCount(1);
    await page.mouse.up();
    await expect(planOf(page).locator('.lands-before, .lands-after')).toHaveCount(0);
  };
  // The Battle card to the second fighter: it is for the first character of a plan only.
  await drag(card('The Negotiations Were Short'), card('Qui-Gon Jinn'), 0.2);
  await expect.poll(() => order(page)).toEqual([...SUGGESTED.slice(1, 3), SUGGESTED[0], SUGGESTED[3]]);
  await expect(groups.last()).toContainText('The Negotiations Were Short cannot be used here');
  // A Weapon put before it comes behind it by itself: a Battle card never lies after a Weapon.
  await drag(card('Blaster'), card('The Negotiations Were Short'), 0.2);
  await expect.poll(() => order(page)).toEqual([SUGGESTED[2], SUGGESTED[0], SUGGESTED[1], SUGGESTED[3]]);
  await expect(groups.last()).toContainText('uses Blaster');

  await page.getByRole('button', { name: 'Suggest an order' }).click();
  await expect.poll(() => order(page)).toEqual(SUGGESTED);
});

test('a plan is laid by keyboard alone: pick, move, fight', async ({ page, open }) => {
  await toThePlan(page, open);
  await expect.poll(() => order(page)).toEqual(SUGGESTED);
  const qui = planOf(page).getByRole('button', { name: /^Qui-Gon Jinn/u });
  await page.keyboard.press('ArrowRight');
  for (let n = 0; n < 6 && !(await qui.evaluate((card) => card === document.activeElement)); n++)
    await page.keyboard.press('ArrowRight');
  await expect(qui).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(qui).toHaveAttribute('aria-pressed', 'true');
  // Before the Jawa, and thereby after its Battle card and Weapon.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => order(page)).toEqual([...SUGGESTED.slice(0, 2), SUGGESTED[3], SUGGESTED[2]]);
  await page.keyboard.press('Escape');
  await expect(qui).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press(' ');
  await expect(planOf(page)).toBeHidden();
  // The order that was laid is the order that fought: Qui-Gon first, with the Blaster and the Battle card.
  const first = page.getByRole('region', { name: 'The last fight' }).getByRole('button').first();
  await expect(first).toContainText(/^Qui-Gon Jinn \d+ : \d+ /u);
  await first.press('Enter');
  const fight = page.getByRole('dialog', { name: 'Fight 1 on Tatooine' });
  await expect(fight).toContainText('The Negotiations Were Short');
  await expect(fight).toContainText('Blaster');
});

test('a fight shows every number, and they add up', async ({ page, open }) => {
  await toThePlan(page, open);
  await page.getByRole('button', { name: 'Fight!' }).click();
  await page.getByRole('region', { name: 'The last fight' }).getByRole('button').first().click();
  const camp = page.getByRole('dialog').getByRole('region', { name: 'Light' });
  const parts = await camp.locator('.part:not(.not-counted) > b').allTextContents();
  const total = Number((await camp.locator('.total').textContent())!.replace(/\D/gu, ''));
  expect(parts.length).toBeGreaterThan(2); // printed, the Battle card and a draw at least
  expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBe(total);
  await expect(camp).toContainText('printed');
  await expect(camp).toContainText('The Negotiations Were Short');
});

test('a battle without Battle cards is no slip of the key', async ({ page, open }) => {
  await open('/table', { game: youngJediOn(BATTLE) });
  await decisionOf(page)
    .getByRole('button', { name: /^Attack!/u })
    .click();
  const none = page.getByRole('button', { name: 'No Battle cards' });
  await expect(none).toHaveClass(/quiet-choice/u);
  // The answer before left its focus to nobody, or Space would press whatever stands in its place.
  await expect(page.locator('.answer:focus')).toHaveCount(0);
  await page.keyboard.press(' ');
  await expect(none).toBeVisible();
  await page.keyboard.press(' ');
  await expect(planOf(page)).toBeVisible();
});

test('a fight is the last one only when it is over', async ({ page, open }) => {
  await open('/table', { game: boards.fight });
  await expect(page.getByRole('region', { name: 'The fight', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The last fight' })).toBeHidden();
  // A better number is not left by one press: the fight is still on.
  await page.keyboard.press(' ');
  await expect(decisionOf(page).getByRole('alert')).toContainText('press the same key again');
  await expect(page.getByRole('region', { name: 'The last fight' })).toBeHidden();
  await page.keyboard.press(' ');
  await expect(page.getByRole('region', { name: 'The last fight' })).toBeVisible();
});

test('a duel is the last one only when it is over', async ({ page, open }) => {
  // Few cards a side: it is soon over.
  const game = youngJediOn(
    {
      at: 'Light battles',
      location: 'Mos Espa',
      dark: { Tatooine: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], deck: ['Watto, Slave Owner', 'Sandstorm'] },
      light: {
        Tatooine: ['Qui-Gon Jinn, Jedi Master', "Qui-Gon Jinn's Lightsaber"],
        deck: ['Boss Nass, Gungan Chief', 'Celebration'],
      },
    },
    ['Challenge Darth Maul', 'Darth Maul', 'Lightsaber'],
  );
  await open('/table', { game });
  const now = page.getByRole('region', { name: 'The duel', exact: true });
  const last = page.getByRole('region', { name: 'The last duel', exact: true });
  await expect(now).toBeVisible();
  const sight = await new Player(page).playUntil(({ title }) => !/attack|Block/u.test(title), 20);
  await expect(last, sight.title).toBeVisible();
  await expect(now).toBeHidden();
});

test('what is looked for in the deck says which card asks for it', async ({ page, open }) => {
  const game = youngJediOn(
    {
      at: 'Light deploys',
      location: 'Mos Espa',
      light: { hand: ['Captain Panaka, Security Commander'], deck: ["Captain Panaka's Blaster", 'Celebration'] },
      dark: { Tatooine: ['Watto, Slave Owner'] },
    },
    ['Deploy Captain Panaka', 'earch your deck'],
  );
  await open('/table', { game });
  const asks = 'Captain Panaka, Security Commander: Choose a card from your deck';
  await expect(decisionOf(page).getByRole('heading', { name: asks })).toBeVisible();
  await expect(page.getByRole('region', { name: asks })).toBeVisible();
});

test('an Effect is looked for because of the new planet, and no card asks for it', async ({ page, open }) => {
  const game = youngJediOn(
    {
      at: 'Dark ends the turn',
      location: 'Mos Espa',
      dark: { Tatooine: ['Watto, Slave Owner'], deck: ['Blockade', 'Sandstorm'] },
      light: { hand: ['Naboo, Theed Palace'], deck: ['Uh-Oh!', 'Jawa, Thief'] },
    },
    ['Go to Naboo'],
  );
  await open('/table', { game });
  const asks = 'A new planet: take one Effect from your deck?';
  await expect(decisionOf(page).getByRole('heading', { name: asks })).toBeVisible();
  await expect(page.getByRole('region', { name: asks })).toBeVisible();
});

test('fights are shown one after another when there is time, and Space shows the rest', async ({ page, open }) => {
  await open('/table', { game: youngJediOn(BATTLE), settings: { speed: 'slow' } });
  await decisionOf(page)
    .getByRole('button', { name: /^Attack!/u })
    .click();
  await page.getByRole('button', { name: 'The Negotiations Were Short, in hand, can be played' }).click();
  await page.getByRole('button', { name: 'Fight!' }).click();
  await expect(page.getByRole('group', { name: 'Fight 1 on Tatooine' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Fight 2 on Tatooine' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('group', { name: /^Fight/u })).toBeHidden();
  await expect(page.getByRole('region', { name: 'The last fight' }).getByRole('button')).toHaveCount(2);
});

test('a card that cannot be played says why, with its rule', async ({ page, open }) => {
  await open('/table', {
    game: youngJediOn({
      at: 'Light deploys',
      location: 'Mos Espa',
      dark: { Tatooine: ['Watto, Slave Owner'] },
      light: {
        hand: ['Are You An Angel?', 'Jawa, Thief', 'Ishi Tib, Warrior'],
        Tatooine: ['Qui-Gon Jinn, Jedi Master'],
      },
    }),
  });
  await page.getByRole('button', { name: 'Are You An Angel?, in hand' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Battle cards [^.]+\. YJ-DEP-07$/u);
  // What can be played is played with one press, and taken back with one.
  await page.getByRole('button', { name: 'Jawa, Thief, in hand, can be played' }).click();
  const row = page.getByRole('region', { name: /^Your cards here/u });
  await expect(row.getByRole('button', { name: /^Jawa, Thief/u })).toBeVisible();
  await expect(page.getByRole('img', { name: '4 of 6 counters left' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(row.getByRole('button', { name: /^Jawa, Thief/u })).toHaveCount(0);
});

test('the same key twice ends the turn, or one click', async ({ page, open }) => {
  await open('/table', { game: { ...youngJediOn({ ...BATTLE, at: 'Light deploys' }), seats: ['human', 'human'] } });
  const ready = page.getByRole('button', { name: 'I am ready' });
  /** The side has to take the device, or is asked in the open. */
  const expectAsked = async (side: RegExp): Promise<void> => {
    const inTheOpen = page.locator('.in-the-open').filter({ hasText: side });
    await expect(page.getByRole('heading', { name: side }).or(inTheOpen)).toBeVisible();
  };
  await ready.click();
  await expect(page.getByRole('heading', { name: 'Turn 5 · You' })).toBeVisible();
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expectAsked(/Dark/u);
  if (await ready.isVisible()) await ready.click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expectAsked(/Light/u);
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`nothing at the table is out of reach at ${viewport.width}×${viewport.height}`, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    await toThePlan(page, open);
    await check(page, 'the plan');
    await page.getByRole('button', { name: 'Fight!' }).click();
    await expect(planOf(page)).toBeHidden();
    await check(page, 'after the battle');
  });
