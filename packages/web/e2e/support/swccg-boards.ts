/** Tables of the Star Wars CCG worth looking at, laid out by hand and played on to the question that shows them. */
import type { BoardSpec } from '@dejarik/swccg/testing';
import type { SavedGame } from '../../src/session/new-game.ts';
import { swccgOn, swccgTo } from './swccg.ts';
import { IGNITION, questionOf, TRENCH } from './swccg-questions.ts';

/** Cards for a pile: which ones does not matter. */
const some = (n: number, ...titles: readonly string[]): string[] =>
  Array.from({ length: n }, (_, i) => titles[i % titles.length]!);
const darkPile = (n: number): string[] => some(n, 'Stormtrooper', 'TIE Fighter', 'Trooper Charge');
const lightPile = (n: number): string[] => some(n, 'Rebel Trooper', 'X-wing', 'Nightfall');

const HAND = [
  'Leia Organa',
  'Beru Lars',
  'Owen Lars',
  'X-wing',
  'Y-wing',
  'Gold 1',
  'Blaster Rifle',
  'Blaster',
  'Electrobinoculars',
  'Nightfall',
  'Sense',
  'Alter',
  'Sense',
  'Narrow Escape',
  'Hyper Escape',
  'Panic',
  'Yavin 4: Jungle',
  'Attack Run',
  'Kabe',
  'Rebel Guard',
] as const;

/** Fourteen locations, twelve cards at one site, eight cards aboard one ship, weapons, a spy and a captive, a hand of twenty. */
const CROWDED: Omit<BoardSpec, 'at'> = {
  locations: {
    'Light Alderaan': ['TIE Fighter'],
    'Light Yavin 4': [],
    'Yavin 4: Massassi Ruins': [],
    'Light Yavin 4: Massassi War Room': ['General Dodonna', 'Light Rebel Planners', 'Rebel Guard'],
    'Death Star': ['Black 3', 'Death Star Sentry'],
    'Light Death Star: Docking Bay 327': [],
    'Death Star: Detention Block Corridor': [
      'Commander Praji',
      'Dutch, captive of Death Star: Detention Block Corridor',
    ],
    'Dark Tatooine': [
      'Devastator',
      'Grand Moff Tarkin, passenger of Devastator',
      'Admiral Motti, pilot of Devastator',
      'General Tagge, passenger of Devastator',
      'Chief Bast, passenger of Devastator',
      'DS-61-3, passenger of Devastator',
      'Colonel Wullf Yularen, passenger of Devastator',
      'Imperial Pilot, passenger of Devastator',
      'Lieutenant Tanbris, passenger of Devastator',
      'Millennium Falcon',
      'BoShek, pilot of Millennium Falcon',
    ],
    'Tatooine: Jundland Wastes': ['Tusken Raider', 'Obi-Wan Kenobi', "Obi-Wan's Lightsaber, on Obi-Wan Kenobi"],
    'Light Tatooine: Mos Eisley': [
      "Luke's X-34 Landspeeder",
      "Pops, driver of Luke's X-34 Landspeeder",
      'undercover Garindan',
      'Dark Undercover, on Garindan',
    ],
    'Dark Tatooine: Docking Bay 94': [],
    'Light Tatooine: Cantina': [
      'Darth Vader',
      "Vader's Lightsaber, on Darth Vader",
      'Dr. Evazan',
      'Ponda Baba',
      'Stormtrooper',
      'Stormtrooper',
      'Stormtrooper',
      'Djas Puhr',
      'Feltipern Trevagg',
      'Labria',
      'Myo',
      'Prophetess',
      'Danz Borin',
      'Han Solo',
      "Han's Heavy Blaster Pistol, on Han Solo",
      'Chewbacca',
      'hit Momaw Nadon',
      'Rebel Trooper',
      'Dice Ibegon',
    ],
    'Dark Kessel': [
      'Black 2',
      'Red 5',
      'Luke Skywalker, pilot of Red 5',
      'R2-D2, astromech of Red 5',
      'Proton Torpedoes, on Red 5',
    ],
    'Light Ralltiir': [],
  },
  table: ['Molator', 'Light Traffic Control', 'Light Beggar'],
  dark: {
    hand: darkPile(7),
    reserve: darkPile(6),
    left: 0,
    force: darkPile(3),
    used: darkPile(4),
    lost: ['Trooper Charge'],
  },
  light: {
    hand: HAND,
    reserve: lightPile(6),
    left: 0,
    force: lightPile(9),
    used: lightPile(3),
    lost: ['Rebel Trooper'],
  },
  deathStar: { parsec: 7, orbits: 'Tatooine' },
};

/** Both sides sense what the other plays. */
const SENSES: BoardSpec = {
  at: 'Dark controls',
  locations: {
    'Light Tatooine: Cantina': ['Obi-Wan Kenobi', 'Luke Skywalker', 'Darth Vader', 'Stormtrooper'],
    'Dark Tatooine': ['Devastator'],
  },
  dark: { hand: ['Ommni Box', 'Sense'] },
  light: { hand: ['Sense', 'Sense', 'Alter', 'Rebel Trooper'] },
};

/** A battle with weapons on both sides, in which forfeits have to be chosen. */
const FIGHT: BoardSpec = {
  at: 'Light battles',
  locations: {
    'Light Tatooine: Mos Eisley': ['Ponda Baba'],
    'Light Tatooine: Cantina': [
      'Darth Vader',
      "Vader's Lightsaber, on Darth Vader",
      'Dr. Evazan',
      'Stormtrooper',
      'Imperial Blaster, on Stormtrooper',
      'Han Solo',
      "Han's Heavy Blaster Pistol, on Han Solo",
      'Chewbacca',
      'Momaw Nadon',
      'Rebel Trooper',
    ],
    'Dark Kessel': ['Red 5', 'Luke Skywalker, pilot of Red 5'],
  },
  table: ['Molator', 'Light Traffic Control'],
  dark: { hand: ['Trooper Charge', 'Stormtrooper'], reserve: ['Trooper Charge', 'TIE Fighter', 'Trooper Charge'] },
  light: {
    hand: ['Leia Organa', 'X-wing', 'Blaster Rifle', 'Sense', 'Nightfall', 'Attack Run'],
    reserve: ['Nightfall', 'Rebel Trooper', 'Rebel Trooper', 'Rebel Trooper'],
    lost: ['Rebel Trooper'],
  },
};
const SHOTS = ['Battle at Tatooine: Cantina', "Fire Han's Heavy Blaster", 'Choose Stormtrooper'];

/** Eleven on one side, five of them armed, and a hand as a game begins with. */
const ARMY: Omit<BoardSpec, 'at'> = {
  locations: {
    'Light Tatooine: Cantina': [
      'Han Solo',
      "Han's Heavy Blaster Pistol, on Han Solo",
      'Luke Skywalker',
      'Jedi Lightsaber, on Luke Skywalker',
      'Leia Organa',
      'Chewbacca',
      'Bowcaster, on Chewbacca',
      'Momaw Nadon',
      'Blaster, on Momaw Nadon',
      'Biggs Darklighter',
      'Blaster Rifle, on Biggs Darklighter',
      'Wedge Antilles',
      'Dice Ibegon',
      'Rebel Guard',
      'Kabe',
      'BoShek',
      'Darth Vader',
      'Stormtrooper',
      'Dr. Evazan',
    ],
    'Light Tatooine: Mos Eisley': [],
  },
  dark: { hand: darkPile(3), reserve: darkPile(6), left: 0, force: darkPile(5) },
  light: {
    hand: [
      'Rebel Trooper',
      'X-wing',
      'Sense',
      'Dutch',
      'Beru Lars',
      'Owen Lars',
      'Blaster',
      'Tatooine: Docking Bay 94',
    ],
    reserve: lightPile(12),
    left: 0,
    force: lightPile(8),
  },
};

/** A battle that is lost at once, at a place with a long name. */
const WON: BoardSpec = {
  at: 'Light battles',
  locations: { "Light Tatooine: Lars' Moisture Farm": ['Darth Vader', 'Rebel Trooper'] },
  dark: { reserve: ['Stormtrooper'] },
};
const WON_BELOW: BoardSpec = {
  ...WON,
  locations: { 'Light Death Star: Detention Block Control Room': ['Darth Vader', 'Rebel Trooper'] },
};

/** Ships, docking bays and sites to go to. */
const TRAVEL: BoardSpec = {
  at: 'Light moves',
  locations: {
    'Light Alderaan': [],
    'Light Yavin 4': ['Red 5', 'Luke Skywalker, pilot of Red 5', 'R2-D2 (Artoo-Detoo), astromech of Red 5'],
    'Yavin 4: Docking Bay': [],
    'Dark Tatooine': [
      'Millennium Falcon',
      'Han Solo, pilot of Millennium Falcon',
      'Chewbacca, pilot of Millennium Falcon',
    ],
    'Light Tatooine: Mos Eisley': ['Obi-Wan Kenobi', "Obi-Wan's Lightsaber, on Obi-Wan Kenobi"],
    'Light Tatooine: Docking Bay 94': ['Leia Organa', 'C-3PO (See-Threepio)'],
    'Light Tatooine: Cantina': ['Momaw Nadon', 'Stormtrooper'],
    'Dark Kessel': ['Black 2', 'DS-61-2, pilot of Black 2'],
  },
  light: { hand: ['Rebel Trooper', 'Sense'] },
};

/** Each game, made when it is asked for. */
export const boards: Readonly<Record<string, () => SavedGame>> = {
  crowded: () => swccgOn({ ...CROWDED, at: 'Light deploys' }),
  where: () => swccgOn({ ...CROWDED, at: 'Light deploys' }, ['Deploy Leia Organa']),
  moving: () => swccgOn({ ...CROWDED, at: 'Light moves' }),
  draining: () => swccgOn({ ...CROWDED, at: 'Light controls' }),
  battles: () => swccgOn({ ...CROWDED, at: 'Light battles' }),
  chain: () => swccgOn({ ...CROWDED, at: 'Light battles' }, ['Battle at Tatooine: Cantina']),
  senses: () => swccgTo(SENSES, 1, 'respond', ['Play Ommni Box', 'Reserve Deck of Light', 'Play Sense', 'Play Sense']),
  damage: () => swccgTo(FIGHT, 1, 'damage', SHOTS),
  weapons: () => swccgTo(FIGHT, 1, 'weapons', ['Battle at Tatooine: Cantina']),
  won: () => swccgTo(WON, 1, 'damage', ['Battle at']),
  'won below': () => swccgTo(WON_BELOW, 1, 'damage', ['Battle at']),
  run: () => swccgTo(TRENCH, 1, 'target', ['Use Attack Run', 'Choose Y-wing', 'Choose Red 5', 'Choose Black 2']),
  entering: () => swccgTo(TRENCH, 1, 'along', ['Use Attack Run']),
  ignition: () => swccgTo(IGNITION, 1, 'number', ['Play Commence Primary Ignition']),
  army: () => swccgTo({ ...ARMY, at: 'Light deploys' }, 1, 'act'),
  salvo: () => swccgTo({ ...ARMY, at: 'Light battles' }, 1, 'weapons', ['Battle at']),
  losing: () => questionOf('lose'),
  travel: () => swccgTo(TRAVEL, 1, 'act'),
  moves: () => swccgTo(TRAVEL, 1, 'where', ['Move Millennium Falcon']),
  transit: () => swccgTo(TRAVEL, 1, 'along', ['Docking bay transit from Tatooine']),
};
