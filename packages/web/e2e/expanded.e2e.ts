/** Games by the Expanded Rulebook: whatever it adds is played by clicks, fits every screen and has a name to be spoken. */
import type { BoardSpec } from '@dejarik/swtcg/testing';
import type { Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { expandedBoard, expandedGame } from './support/expanded.ts';
import { checkFits } from './support/fits.ts';
import { Keyboard } from './support/keyboard.ts';
import { type Hands, mouse, Player } from './support/player.ts';
import { firstQuestion } from './support/sight.ts';
import { expect, keptGame, playNow, test } from './support/test.ts';

const BY_2022 = { editions: { swtcg: 'x' } } as const;

const HANDS: readonly (readonly [how: string, hands: () => Hands])[] = [
  ['by clicking what is offered', () => mouse],
  ['by keyboard', () => new Keyboard().hands],
];

for (const [how, hands] of HANDS)
  test(`a whole game by the Expanded Rulebook ${how}`, async ({ page, open }) => {
    await open('/', { settings: BY_2022 });
    await expect(page.getByLabel('Your deck')).toHaveValue('Reach Outriders');
    await playNow(page, 'a whole game of 2022');
    const end = await new Player(page, hands()).playToEnd();
    expect(end.title).toMatch(/^(You win|You lose)$/u);
  });

const ask = (page: Page) => page.locator('.ask');
const card = (page: Page, name: string) => page.getByRole('button', { name }).first();
const answer = (page: Page, name: RegExp | string) => ask(page).getByRole('button', { name }).first().click();

/** The decision at which the table stands; -1 while the device changes hands. */
const decisionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('main.table')?.dataset['decision'] ?? -1));

/** Who sits at the lower edge. */
const sideBelow = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.me .who')?.textContent ?? '');

/** Passes, attacks nobody and is done with everything, until this side is asked this. */
async function until(page: Page, side: string, title: RegExp): Promise<void> {
  const ready = page.getByRole('button', { name: 'I am ready' });
  const heading = ask(page).getByRole('heading', { name: title });
  for (let n = 0; n < 40; n++) {
    await expect(ready.or(page.locator('.ask:not(.waiting)'))).toBeVisible();
    if (await ready.isVisible()) {
      await ready.click();
      continue;
    }
    if ((await heading.isVisible()) && (await sideBelow(page)).includes(side)) return;
    // Only what this question offers: the next one may stand there before the press arrives.
    const before = await decisionOf(page);
    const asked = page.locator(`main.table[data-decision="${before}"] .ask`);
    const pass = asked.locator('.primary').or(asked.getByRole('button', { name: 'Do not attack' }));
    const pressed = await pass
      .first()
      .click({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (pressed) await expect.poll(() => decisionOf(page)).not.toBe(before);
  }
  throw new Error(`the game does not come to ${title} for ${side}`);
}

/** Plays the card; where the table lies in the open, its player takes the device first. */
async function playFromHand(page: Page, name: string): Promise<void> {
  const look = page.getByRole('button', { name: 'Look at my hand' });
  if (await look.isVisible()) {
    await look.click();
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  const before = await decisionOf(page);
  await card(page, `${name}, in hand`).click();
  await expect.poll(() => decisionOf(page)).not.toBe(before);
}

test('Location, Equipment, Resource, Trap and a disrupt of a disrupt', async ({ page, open }) => {
  await open('/table', { game: expandedGame() });
  await until(page, 'Light', /^Build, deploy, move$/u);

  await card(page, 'Hidden Sanctuary, in hand').click();
  await answer(page, /^Complete Hidden Sanctuary in the Character arena/u);
  const place = page.getByRole('button', { name: /Hidden Sanctuary, Location of the Character arena/u });
  await expect(place).toBeVisible();

  await card(page, "Warden's Saber, in hand").click();
  await answer(page, "Complete Warden's Saber");
  await card(page, "Warden's Saber, Equipment, in play").click();
  await card(page, 'Archive Warden').click();
  await expect(card(page, "Warden's Saber, Equipment, in play, on Archive Warden")).toBeVisible();
  await expect(card(page, 'Archive Warden, speed 50, power 6')).toBeVisible();

  await card(page, 'Sympathetic Worlds, 2 build counters').click();
  await answer(page, 'Complete Sympathetic Worlds');
  await expect(card(page, 'Sympathetic Worlds, Resource, in play')).toBeVisible();
  await check(page, 'after building');

  await until(page, 'Light', /^Spring a Trap\?$/u);
  await card(page, 'Ambush at the Pass').click();
  await until(page, 'Light', /Choose a card/u);
  await card(page, 'Iron Phalanx').click();
  await expect(page.getByRole('log')).toContainText('Ambush at the Pass');

  // From "once a step" over "never" to "always".
  for (const _ of ['never', 'always']) await page.getByRole('button', { name: /^Ask before attacks/u }).click();
  await until(page, 'Light', /^Play something before the next attack\?$/u);
  await playFromHand(page, 'Fold into Mist');
  await until(page, 'Dark', /^Disrupt it\?$/u);
  await expect(page.getByRole('list', { name: 'What can be disrupted' }).getByRole('listitem')).toHaveCount(1);
  await playFromHand(page, 'Crossed Signals');
  await until(page, 'Light', /^Disrupt it\?$/u);
  const chain = page.getByRole('list', { name: 'What can be disrupted' }).getByRole('listitem');
  await expect(chain).toHaveText([
    /^Light plays Fold into Mist/u,
    /^Dark plays Crossed Signals.*can be disrupted now$/u,
  ]);
  await check(page, 'a disrupt');
  await playFromHand(page, 'Veto of the Wardens');
  await until(page, 'Light', /Choose a card/u);
  await card(page, 'Tam Ilar').click();
  const gone = page.getByRole('button', { name: 'Out of play, 2 cards' });
  const ready = page.getByRole('button', { name: 'I am ready' });
  await expect(gone.or(ready)).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  await gone.click();
  await expect(page.getByRole('dialog').getByText('Set aside together')).toBeVisible();
});

test('an Event and the Subordinate that it brings, before the first turn', async ({ page, open }) => {
  const spare = Array.from({ length: 12 }, () => 'Outrider Wing');
  const foes = Array.from({ length: 12 }, () => 'Iron Fighter Wing');
  const board = {
    at: 'preparation',
    dark: { deck: foes },
    light: {
      deck: [...spare, 'Sympathetic Worlds'],
      supply: ['The Reach Stands', 'Reach Volunteers', 'Village Guard'],
    },
  } as const;
  await open('/table', { game: expandedGame(board, ['easy', 'human']) });
  await expect(ask(page).getByRole('heading', { name: 'Play an Event?' })).toBeVisible();
  const chooser = page.getByRole('region', { name: 'Play an Event?' });
  await chooser.getByRole('button', { name: /The Reach Stands/u }).click();
  await expect(card(page, 'The Reach Stands, Event, in play')).toBeVisible();
  await page.getByRole('button', { name: /Reach Volunteers/u }).click();
  await expect(page.getByRole('region', { name: /^Ground arena, 1 of yours/u })).toBeVisible();
  await page.getByRole('button', { name: /Sympathetic Worlds/u }).click();
  await expect(card(page, 'Sympathetic Worlds, in hand')).toBeVisible();
  await page.getByRole('button', { name: /^Supply, 1 card/u }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Village Guard' })).toBeVisible();
  // The game goes on by the same edition when the page is opened again.
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await keptGame(page))?.replay.edition).toBe('x');
  await page.reload();
  await expect(card(page, 'The Reach Stands, Event, in play')).toBeVisible();
});

/** Each thing that 2022 adds to a table is there and says what it is; what lies face down says nothing. */
async function told(page: Page): Promise<void> {
  // Of an arena that is folded at this size only its line is there.
  const named = (name: RegExp | string) => page.getByRole('button', { name, includeHidden: true });
  await expect(named(/Iron Citadel, Location of the Ground arena/u)).toHaveCount(1);
  for (const pilot of ['Admiral Corvane', 'Star Destroyer Commander'])
    await expect(named(new RegExp(`^${pilot}.*, Pilot of Iron Cruiser`, 'u'))).toHaveCount(1);
  await expect(named(/^Executioner's Axe, Equipment, in play, on Guild Hunter/u)).toHaveCount(1);
  await expect(named(/^The Iron Decree, Event, in play/u)).toHaveCount(1);
  await expect(named(/^Conscripted Worlds, Resource, in play/u)).toHaveCount(1);
  await expect(named(/^Ambush at the Pass, 2 build counters/u)).toHaveCount(1);
  await expect(page.locator('.strip.top .build-zone .card.back')).toHaveCount(2);
  await expect(page.locator('.strip.top .build-zone')).not.toContainText('Minefield');
}

/** As many cards in hand and as long counts as a game brings: the supply of a whole deck, and a hand of eight. */
function fullHand(): BoardSpec {
  const { light = {}, ...board } = expandedBoard();
  const supply = Array.from({ length: 12 }, () => 'Reach Volunteers');
  const deck = Array.from({ length: 44 }, () => 'Outrider Wing');
  const discard = Array.from({ length: 10 }, () => 'Steady Aim');
  const hand = [...(light.hand ?? []), 'Outrider Wing', 'Deep Breath'];
  return { ...board, light: { ...light, supply, deck, discard, hand } };
}

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 960, height: 540 },
] as const;

for (const viewport of SIZES)
  test(`a full table of 2022 at ${viewport.width}×${viewport.height}`, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    await open('/table', { game: expandedGame(expandedBoard(), ['easy', 'human']) });
    await firstQuestion(page);
    await checkFits(page, 'the table');
    await check(page, 'the table');
    await told(page);
    const folds = page.getByRole('button', { name: /^Show / });
    for (const name of await folds.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))) {
      const fold = page.getByRole('button', { name, exact: true });
      if (!(await fold.isVisible())) continue;
      await fold.click();
      await checkFits(page, name);
    }
  });

for (const viewport of SIZES)
  test(`a full hand of 2022, with less motion, at ${viewport.width}×${viewport.height}`, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/table', { game: expandedGame(fullHand(), ['easy', 'human']) });
    await firstQuestion(page);
    await checkFits(page, 'the table');
    // It lies one way and stays so.
    const ways = await page.evaluate(async () => {
      const seen = new Set<string>();
      for (let frame = 0; frame < 30; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        seen.add(document.querySelector('.bottom .fan')!.className);
      }
      return seen.size;
    });
    expect(ways).toBe(1);
  });
