/** Questions that hardly any game comes to: each is there to read, and is answered by mouse, by finger and by keys. */
import type { Page } from '@playwright/test';
import type { SavedGame } from '../src/session/new-game.ts';
import { Keyboard } from './support/keyboard.ts';
import { finger, type Hands, mouse, Player } from './support/player.ts';
import { type Prepared, prepared } from './support/prepared.ts';
import { firstQuestion, type Sight } from './support/sight.ts';
import { expect, keptGame, test } from './support/test.ts';

interface Rare extends Prepared {
  readonly title: string;
  /** Every answer, in the order in which they stand. */
  readonly answers: readonly string[];
  /** The number of the one that is given: in the list, and as the engine counts. */
  readonly given: readonly [listed: number, index: number];
  /** The same through the cards: what is picked, by how its name begins. */
  readonly cards: readonly string[];
  /** What else has to be read, before and after the answer. */
  readonly says?: string;
  readonly then?: string;
}

const RARE: readonly Rare[] = [
  {
    kind: 'pilotLeaves',
    seat: 1,
    board: {
      at: 'Light builds',
      light: {
        points: 9,
        ground: [{ card: 'Incom T-16 Skyhopper', pilot: 'Luke Skywalker (D)' }, 'Tatooine Speeder'],
        hand: ['Luke Skywalker (B)'],
      },
    },
    before: ['stack Luke Skywalker (B) on top'],
    title: 'Luke Skywalker (B): Where does the Pilot go?',
    answers: ['Move Luke Skywalker (B) to the Character arena', 'Move Luke Skywalker (B) to the build zone'],
    given: [1, 1],
    cards: ['Luke Skywalker (B)', 'Move Luke Skywalker (B) to the build zone'],
  },
  {
    kind: 'steer',
    seat: 0,
    board: {
      at: 'battle starts',
      dark: { force: 8, hand: ["Dark Side's Command"], space: [{ card: 'Carrack Cruiser', tapped: true }] },
      light: {
        space: [
          { card: 'N-1 Starfighter', tapped: true },
          { card: 'Naboo Cruiser', tapped: true },
          { card: 'X-Wing Red Two', tapped: true },
        ],
      },
    },
    before: ["play Dark Side's Command", 'choose N-1 Starfighter'],
    title: 'N-1 Starfighter: Choose what it attacks',
    answers: ['Attack Naboo Cruiser', 'Attack X-Wing Red Two', 'Leave it to its owner'],
    given: [1, 1],
    cards: ['X-Wing Red Two'],
  },
  {
    kind: 'contest',
    seat: 0,
    board: {
      at: 'battle starts',
      dark: { force: 4, character: ['Watto (A)', 'Boba Fett (A)'] },
      light: { force: 4, character: ['Boba Fett (A)', 'Watto (A)'] },
    },
    title: 'Which contest comes first?',
    answers: ['Contest Boba Fett (A) first', 'Contest Watto (A) first'],
    given: [1, 1],
    cards: ['Watto (A)', 'Watto (A)'],
  },
  {
    kind: 'divide',
    seat: 0,
    board: {
      at: 'Character battle',
      dice: [4, 5, 4, 1],
      dark: { force: 5, hand: ['Blaster Barrage'], ground: ['Reek'], character: ['Stormtrooper DV-692'] },
      light: { ground: ['Clone Squad'], character: ['Clone Warrior 4/163', 'Rebel Trooper', 'Naboo Security Guard'] },
    },
    before: ['attacks Clone Warrior', 'play Blaster Barrage'],
    title: 'Stormtrooper DV-692: Divide the hits?',
    answers: [
      ...[1, 2, 3].map((n) => `${n} of the hits to Rebel Trooper`),
      ...[1, 2, 3].map((n) => `${n} of the hits to Naboo Security Guard`),
      'All hits to Clone Warrior 4/163',
    ],
    given: [1, 2],
    cards: ['Rebel Trooper', '2 of the hits'],
  },
  {
    kind: 'heal',
    seat: 1,
    board: {
      at: 'Light builds',
      light: {
        points: 3,
        hand: ['Oil Bath'],
        ground: [
          { card: 'Clone Platoon', damage: 2 },
          { card: 'Clone Squad', damage: 1 },
        ],
        space: [{ card: 'Naboo Cruiser', damage: 3 }],
      },
    },
    before: ['complete Oil Bath'],
    title: 'Oil Bath: Remove damage counters',
    answers: [
      ...['Naboo Cruiser', 'Clone Platoon', 'Clone Squad'].map((unit) => `Remove 1 damage counter from ${unit}`),
      'Done',
    ],
    given: [1, 1],
    cards: ['Clone Platoon'],
    says: 'Up to 4 more can be removed.',
    then: 'Up to 3 more can be removed.',
  },
  {
    kind: 'moveDamage',
    seat: 0,
    board: {
      at: 'Dark builds',
      dark: {
        points: 2,
        hand: ['Imperial Manipulation'],
        ground: [{ card: 'Reek', damage: 1 }],
        character: ['Geonosian Guard'],
      },
      light: { ground: ['Clone Squad'], character: [{ card: 'Obi-Wan Kenobi (C)', damage: 3 }, 'Cordé (A)'] },
    },
    before: ['complete Imperial Manipulation'],
    title: 'Imperial Manipulation: Move a damage counter',
    answers: [
      'Move 1 damage counter from Reek to Clone Squad',
      'Move 1 damage counter from Obi-Wan Kenobi (C) to Geonosian Guard',
      'Move 1 damage counter from Obi-Wan Kenobi (C) to Cordé (A)',
    ],
    given: [2, 2],
    cards: ['Obi-Wan Kenobi (C)', 'Cordé (A)'],
    says: 'Move 1 damage counter from 1 unit to another unit in its arena.',
  },
];

/** Picks what is named until the question is answered. */
async function pickAll(page: Page, hands: Hands, from: Sight, names: readonly string[]): Promise<void> {
  const player = new Player(page, hands);
  let sight = from;
  for (const name of names) {
    const offer = sight.offers.find((each) => each.name.startsWith(name));
    if (offer === undefined) throw new Error(`"${name}" is not there to be picked at "${sight.title}"`);
    sight = await player.take(offer, sight);
    if (sight.decision !== from.decision) return;
  }
  throw new Error(`${names.join(', ')} did not answer "${from.title}"`);
}

/** Opens the game at the question, reads it and answers it; what was answered stands in the record. */
async function answered(
  page: Page,
  open: (path: string, before: { readonly game: SavedGame }) => Promise<void>,
  rare: Rare,
  hands: Hands,
  picks: readonly string[],
): Promise<void> {
  const saved = prepared(rare);
  await open('/table', { game: saved });
  const sight = (await firstQuestion(page))!;
  expect(sight.title).toBe(rare.title);
  expect(sight.offers.filter(({ what }) => what === 'answer').map(({ name }) => name)).toEqual(rare.answers);
  const panel = page.locator('.ask');
  if (rare.says !== undefined) await expect(panel).toContainText(rare.says);
  await pickAll(page, hands, sight, picks);
  if (rare.then !== undefined) await expect(panel).toContainText(rare.then);
  const { length } = saved.replay.commands;
  await expect.poll(async () => (await keptGame(page))!.replay.commands[length]).toBe(rare.given[1]);
}

for (const rare of RARE) {
  const { kind, answers, given, cards } = rare;
  const listed = answers[given[0]]!;

  test(`${kind}: read, and answered by its words and by its cards`, async ({ page, open }) => {
    await answered(page, open, rare, mouse, [listed]);
    await answered(page, open, rare, mouse, cards);
  });

  test(`${kind}: answered with the keys alone`, async ({ page, open }) => {
    await answered(page, open, rare, new Keyboard().hands, [listed]);
    await answered(page, open, rare, new Keyboard().hands, cards);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`${kind}: answered with a finger`, async ({ page, open }) => {
      await answered(page, open, rare, finger, [listed]);
      await answered(page, open, rare, finger, cards);
    });
  });
}
