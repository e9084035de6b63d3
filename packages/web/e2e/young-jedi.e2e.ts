/** Young Jedi at the table: whole games by mouse, finger and keyboard, the plan, fights, duels and evacuations. */
import type { BoardSpec } from '@dejarik/young-jedi/testing';
import { Keyboard } from './support/keyboard.ts';
import { finger, mouse } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { playWhole, type Whole } from './support/whole.ts';
import { youngJediFrom, youngJediOn } from './support/young-jedi.ts';

const SIZES = [
  { width: 1366, height: 768, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
] as const;

/** Fights, duels and evacuates whenever it can, and gives nothing up. */
const LIKING = {
  duel: 60,
  evacuate: 12,
  attack: 20,
  fight: 30,
  declare: 8,
  intercept: 8,
  launch: 8,
  endTurn: 0.2,
  surrender: 0.01,
  discardHand: 0.05,
  discardLocation: 0.3,
} as const;

/** Cards of all destiny numbers, so that in a duel there is something to choose; and the way to the next planet. */
const MIXED_DARK: readonly string[] = [
  'Sebulba, Bad-Tempered Dug',
  'Aurra Sing, Bounty Hunter',
  'Jabba the Hutt, Vile Crime Lord',
  'Gardulla the Hutt, Crime Lord',
  'Gasgano, Podracer Pilot',
  "Bib Fortuna, Twi'lek Advisor",
  'Pit Droid, Engineer',
  'Sith Probe Droid, Spy Drone',
  'Tusken Raider, Nomad',
  'Blaster (Dark)',
  'Coruscant, Galactic Senate (Dark)',
].flatMap((name) => [name, name]);
const MIXED_LIGHT: readonly string[] = [
  'Captain Panaka, Protector of the Queen',
  'R2-D2, Astromech Droid',
  "C-3PO, Anakin's Creation",
  'Queen Amidala, Royal Leader',
  'Ric Olié, Ace Pilot',
  'Rabé, Handmaiden',
  'Jawa, Bargainer',
  'Padmé Naberrie, Handmaiden',
  'Ithorian, Merchant',
  'Eopie',
  'Coruscant, Capital City (Light)',
].flatMap((name) => [name, name]);

/** A duel can be fought and a planet be evacuated at once; both decks are short. */
const LIVELY: BoardSpec = {
  at: 'Light deploys',
  location: 'Desert Landing Site',
  dark: {
    hand: ['Darth Maul, Sith Lord', 'Thermal Detonator', 'Sandstorm'],
    Tatooine: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber', 'Watto, Slave Owner'],
    hyperspace: ["Darth Maul's Starfighter, Sith Infiltrator"],
    deck: MIXED_DARK,
    left: 8,
  },
  light: {
    hand: ['Obi-Wan Kenobi, Young Jedi', "We're Not In Trouble Yet", 'Blaster (Light)', 'Tatooine, Mos Espa (Light)'],
    Tatooine: ['Qui-Gon Jinn, Jedi Master', "Qui-Gon Jinn's Lightsaber", 'Jawa, Thief'],
    Naboo: ['Jar Jar Binks, Gungan Chuba Thief'],
    controls: ['Naboo'],
    hyperspace: ['Republic Cruiser, Transport', 'Bravo 2, Naboo Starfighter'],
    deck: MIXED_LIGHT,
    left: 8,
  },
};

/** A duel was fought, a planet evacuated, a plan laid and the turn evened up: all by the player. */
function expectAll({ asked, taken }: Whole): void {
  expect([...asked]).toEqual(
    expect.arrayContaining(['Deploy', 'Your attack: play a card', 'Lay your battle plan', 'Even up and end the turn']),
  );
  expect([...taken]).toEqual(expect.arrayContaining(['evacuate', 'fight', 'hand']));
}

/** From the draw for the first turn on, with decks that come with the game; both have what a duel needs. */
const fromTheStart = () => youngJediFrom('a', 'Lords of the Sith', 'Jedi Duelists');

for (const { width, height, touch } of SIZES)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch });

    test(`a whole game of Young Jedi with a ${touch ? 'finger' : 'mouse'}`, async ({ page, open }) => {
      await open('/table', { game: fromTheStart() });
      expectAll(await playWhole(page, touch ? finger : mouse, LIKING));
    });

    test('a whole game of Young Jedi by keyboard only', async ({ page, open }) => {
      await open('/table', { game: fromTheStart() });
      expectAll(await playWhole(page, new Keyboard().hands, LIKING));
    });

    test(`a lively end of a game with a ${touch ? 'finger' : 'mouse'}`, async ({ page, open }) => {
      await open('/table', { game: youngJediOn(LIVELY) });
      expectAll(await playWhole(page, touch ? finger : mouse, LIKING));
    });

    test('a lively end of a game by keyboard only', async ({ page, open }) => {
      await open('/table', { game: youngJediOn(LIVELY) });
      const keyboard = new Keyboard();
      expectAll(await playWhole(page, keyboard.hands, LIKING));
      expect([...keyboard.used]).toEqual(expect.arrayContaining([' ', 'Enter', 'arrow', 'digit']));
    });
  });
