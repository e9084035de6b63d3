/** The Star Wars CCG at the table: whole games by mouse, finger and keyboard. */
import type { BoardSpec } from '@dejarik/swccg/testing';
import { Keyboard } from './support/keyboard.ts';
import { finger, mouse, Player } from './support/player.ts';
import { swccgFrom, swccgOn } from './support/swccg.ts';
import { playCourse, wholeCourse } from './support/swccg-course.ts';
import { expect, test } from './support/test.ts';
import { playWhole } from './support/whole.ts';

const SIZES = [
  { width: 1366, height: 768, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
] as const;

/** Activates, deploys, drains and battles whenever it can; draws a little, and passes on now and then. */
const LIKING = {
  activateAll: 60,
  activate: 1,
  drain: 30,
  battle: 20,
  fire: 12,
  deploy: 12,
  to: 8,
  hand: 6,
  draw: 2,
  move: 0.6,
  unit: 1,
  text: 1,
  pass: 2,
  done: 2,
  back: 0.05,
  yes: 6,
} as const;

/** A late moment of a game: few cards are left, and both sides stand against each other on the ground and in space. */
const LATE: BoardSpec = {
  at: 'Light activates',
  locations: {
    Kessel: ['Black 2', 'DS-61-2, pilot of Black 2', 'Red 5', 'Luke Skywalker, pilot of Red 5'],
    Tatooine: [],
    'Tatooine: Cantina': [
      'Darth Vader',
      'Stormtrooper',
      'Han Solo',
      'Chewbacca',
      "Han's Heavy Blaster Pistol, on Han Solo",
    ],
    'Tatooine: Mos Eisley': ['Ponda Baba', 'Biggs Darklighter'],
  },
  dark: {
    hand: ['Stormtrooper', 'Imperial Blaster', 'TIE Fighter'],
    reserve: ['Stormtrooper', 'Trooper Charge', 'TIE Fighter', 'Imperial Blaster', 'Stormtrooper', 'Trooper Charge'],
    left: 0,
    force: ['Stormtrooper', 'TIE Fighter'],
  },
  light: {
    hand: ['Rebel Trooper', 'Blaster', 'X-wing', 'Leia Organa'],
    reserve: ['Rebel Trooper', 'X-wing', 'Blaster', 'Rebel Trooper', 'X-wing', 'Nightfall', 'Rebel Trooper'],
    left: 0,
    force: ['X-wing', 'Rebel Trooper'],
  },
};

for (const { width, height, touch } of SIZES)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch });
    test.setTimeout(1_200_000);

    // What is special about it comes about in each: see the course.
    test(`a whole game of the Star Wars CCG with a ${touch ? 'finger' : 'mouse'}`, async ({ page, open }) => {
      const course = wholeCourse();
      await open('/table', { game: course.game });
      await playCourse(page, touch ? finger : mouse, course);
    });

    test('a whole game of the Star Wars CCG by keyboard only', async ({ page, open }) => {
      const course = wholeCourse();
      await open('/table', { game: course.game });
      const keyboard = new Keyboard();
      await playCourse(page, keyboard.hands, course);
      expect([...keyboard.used]).toEqual(expect.arrayContaining([' ', 'digit']));
    });

    test(`a lively end of a game with a ${touch ? 'finger' : 'mouse'}`, async ({ page, open }) => {
      await open('/table', { game: swccgOn(LATE) });
      const { taken } = await playWhole(page, touch ? finger : mouse, LIKING);
      expect([...taken]).toEqual(expect.arrayContaining(['activateAll', 'battle']));
    });
  });

test('a whole game of the Star Wars CCG against the computer', async ({ page, open }) => {
  await open('/table', { game: swccgFrom('a', 'Imperial Garrison', 'Rebel Patrol') });
  const { asked, taken } = await playWhole(page, mouse, LIKING);
  expect([...taken]).toEqual(expect.arrayContaining(['activateAll', 'hand', 'to', 'drain', 'pass']));
  expect([...asked]).toEqual(expect.arrayContaining(['Activate Force?', 'Deploy phase: pick a card']));
});

test('two people play the Star Wars CCG on one screen', async ({ page, open }) => {
  await open('/table', { game: { ...swccgOn(LATE), seats: ['human', 'human'] } });
  const counts = { handedOver: 0, open: 0 };
  const player = new Player(page, mouse, 1, LIKING);
  let decision = -1;
  for (;;) {
    const sight = await player.playUntil((now) => now.screen === 'handOver' || (now.open && now.decision !== decision));
    if (sight.screen === 'result') break;
    ({ decision } = sight);
    // Neither on the way nor in the open is a card of a hand to be seen.
    await expect(page.locator('.fan [data-card]')).toHaveCount(0);
    if (sight.screen === 'handOver') {
      counts.handedOver++;
      await page.getByRole('button', { name: 'I am ready' }).click();
    } else counts.open++;
  }
  expect(counts.handedOver).toBeGreaterThan(1);
  expect(counts.open).toBeGreaterThan(2);
});

test('a deck of the Star Wars CCG is changed, counted and checked', async ({ page, open }) => {
  await open('/swccg/decks');
  await page
    .getByRole('button', { name: /^Copy and change/u })
    .first()
    .click();
  await expect(page.locator('.chosen .line').first()).toBeVisible();
  const average = page.getByText(/Average destiny \d/u);
  const before = await average.textContent();
  await expect(page.locator('.legality')).toHaveClass(/is-legal/u);
  // Locations have destiny 0: without one of the others the average is another.
  await page
    .locator('.chosen')
    .getByRole('button', { name: /^Take out (?!.*(?::|Tatooine|Yavin|Kessel|Death Star))/u })
    .first()
    .click();
  await expect(page.locator('.legality')).toHaveClass(/is-not/u);
  await expect(page.locator('.legality')).toContainText('59');
  await expect(average).not.toHaveText(before!);
});
