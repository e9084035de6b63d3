/** For every kind of question of the Star Wars CCG a board on which it is asked. A kind without one does not compile. */
import type { QuestionKind } from '@dejarik/swccg';
import type { BoardSpec } from '@dejarik/swccg/testing';
import type { SavedGame } from '../../src/session/new-game.ts';
import { swccgTo } from './swccg.ts';

interface Prepared {
  readonly board: BoardSpec;
  /** Who is asked: 0 is Dark. */
  readonly seat?: 0 | 1;
  /** What is answered before, in words of the options; whatever else is asked is passed. */
  readonly before?: readonly string[];
}

const CANTINA = 'Light Tatooine: Cantina';
const BAY = 'Light Tatooine: Docking Bay 94';

/** Light fights at the Cantina and in space, armed; few cards are left for destiny. */
const ARMED: BoardSpec = {
  at: 'Light battles',
  locations: {
    'Dark Tatooine': [
      'Y-wing',
      'Biggs Darklighter, pilot of Y-wing',
      'Proton Torpedoes, on Y-wing',
      'Targeting Computer, on Y-wing',
      'Devastator',
      'Admiral Motti, pilot of Devastator',
    ],
    [CANTINA]: [
      'Darth Vader',
      'Stormtrooper',
      'Han Solo',
      "Han's Heavy Blaster Pistol, on Han Solo",
      'Chewbacca',
      'Leia Organa',
    ],
  },
  dark: { reserve: ['Stormtrooper', 'Trooper Charge', 'TIE Fighter'], left: 2 },
  light: { reserve: ['R2-D2 (Artoo-Detoo)', 'Rebel Trooper', 'X-wing', 'Rebel Trooper'], left: 0, force: 8 },
};

/** The Death Star with two starfighters that carry torpedoes before the Trench. */
export const TRENCH: BoardSpec = {
  at: 'Light moves',
  locations: {
    'Death Star': [
      'Y-wing',
      'Biggs Darklighter, pilot of Y-wing',
      'Proton Torpedoes, on Y-wing',
      'Red 5',
      'Luke Skywalker, pilot of Red 5',
      'R2-D2 (Artoo-Detoo), astromech of Red 5',
      'Proton Torpedoes, on Red 5',
      'Black 2',
      'DS-61-2, pilot of Black 2',
    ],
    'Death Star: Trench': ['Attack Run'],
    'Light Yavin 4: Jungle': [],
    'Yavin 4: Massassi Ruins': [],
  },
  dark: { left: 9 },
  light: { reserve: ['Nightfall', 'Hyper Escape', 'Panic', 'Sense'], left: 6 },
};

export const IGNITION: BoardSpec = {
  at: 'Dark controls',
  locations: {
    'Death Star': ['Superlaser'],
    'Death Star: War Room': [],
    'Death Star: Central Core': [],
    'Death Star: Conference Room': [],
    'Death Star: Detention Block Corridor': [],
    'Death Star: Level 4 Military Corridor': [],
    'Dark Tatooine': [],
    'Light Yavin 4: Jungle': ['Rebel Guard'],
    'Yavin 4: Briefing Room': [],
    'Yavin 4: Massassi Ruins': [],
  },
  deathStar: { parsec: 7, orbits: 'Tatooine' },
  dark: { hand: ['Commence Primary Ignition'], reserve: ['Trooper Charge'], left: 9 },
  light: { left: 9 },
};

const QUESTIONS: { readonly [K in QuestionKind]: Prepared } = {
  start: {
    board: {
      at: 'setup',
      dark: { reserve: ['Dark Tatooine', 'Dark Kessel'] },
      light: { reserve: ['Light Tatooine', 'Light Yavin 4', 'Light Alderaan'] },
    },
  },
  act: { board: { ...ARMED, at: 'Light deploys', light: { hand: ['Leia Organa', 'Blaster', 'X-wing'], left: 9 } } },
  respond: {
    board: {
      at: 'Dark controls',
      locations: { [CANTINA]: ['Obi-Wan Kenobi', 'Luke Skywalker'] },
      dark: { hand: ['Ommni Box'] },
      light: { hand: ['Sense', 'Alter'], left: 9 },
    },
    before: ['Play Ommni Box', 'Reserve Deck of Light'],
  },
  activate: { board: { ...ARMED, at: 'Light activates' }, before: ['Activate Force'] },
  where: {
    board: {
      at: 'Light deploys',
      locations: { [CANTINA]: ['Han Solo'], [BAY]: [], 'Dark Tatooine': ['Y-wing'] },
      light: { hand: ['Rebel Trooper', 'X-wing'], left: 9 },
    },
    before: ['Deploy Rebel Trooper'],
  },
  parsec: {
    board: { ...IGNITION, at: 'Dark moves', dark: { left: 9 } },
    seat: 0,
    before: ['Move Death Star'],
  },
  target: { board: TRENCH, before: ['Use Attack Run', 'Choose Y-wing', 'Choose Red 5'] },
  along: { board: TRENCH, before: ['Use Attack Run'] },
  found: {
    board: {
      at: 'Light controls',
      locations: { [CANTINA]: ['Wedge Antilles'] },
      light: { hand: ["Luke's Back"], lost: ['Luke Skywalker', 'Luke Skywalker'], left: 9 },
    },
    before: ["Play Luke's Back: Use 1 Force"],
  },
  number: { board: IGNITION, before: ['Play Commence Primary Ignition'] },
  mode: { board: ARMED, before: ['Battle at Tatooine', 'Fire Proton Torpedoes', 'Choose Devastator'] },
  guess: {
    board: {
      at: 'Light controls',
      locations: { [BAY]: ['Leesub Sirln'] },
      dark: { hand: ['Stormtrooper', 'TIE Fighter'] },
      light: { left: 9 },
    },
    before: ['Use Leesub Sirln'],
  },
  hide: {
    board: {
      at: 'Dark deploys',
      locations: { [BAY]: ['Hem Dazon'] },
      dark: { hand: ['Darth Vader', 'Stormtrooper'], left: 9 },
    },
    seat: 0,
    before: ['Use Hem Dazon'],
  },
  pile: {
    board: {
      at: 'Light controls',
      locations: { [CANTINA]: ['Han Solo'] },
      light: { hand: ['The Bith Shuffle'], used: 3, left: 9 },
      dark: { used: 2 },
    },
    before: ['Play The Bith Shuffle'],
  },
  may: {
    board: {
      at: 'Light battles',
      locations: { [CANTINA]: ['R2-D2 (Artoo-Detoo)', 'Darth Vader', 'Stormtrooper', 'Luke Skywalker'] },
      table: ['Crash Site Memorial'],
      light: { lost: ['C-3PO (See-Threepio)'], left: 4 },
      dark: { left: 4 },
    },
    before: ['Battle at Tatooine: Cantina', 'Forfeit R2-D2'],
  },
  lose: {
    board: {
      at: 'Dark controls',
      locations: { [CANTINA]: ['Darth Vader'] },
      light: { hand: ['Rebel Trooper', 'X-wing'], left: 9 },
      dark: { left: 9 },
    },
    before: ['Force drain'],
  },
  battleDestiny: { board: ARMED, before: ['Battle at Tatooine: Cantina'] },
  weapons: { board: ARMED, before: ['Battle at Tatooine: Cantina'] },
  damage: { board: ARMED, before: ['Battle at Tatooine: Cantina', 'Draw battle destiny'] },
  destinyNumber: { board: ARMED, before: ['Battle at Tatooine: Cantina', 'Draw battle destiny'] },
  order: {
    board: {
      at: 'Dark ends the turn',
      locations: {
        [CANTINA]: ['Droid Detector', 'R2-D2 (Artoo-Detoo)'],
        'Light Tatooine: Mos Eisley': ['Droid Detector', 'C-3PO (See-Threepio)'],
      },
    },
  },
  arrange: {
    board: {
      at: 'Light battles',
      locations: {
        'Dark Tatooine': [
          'Gold 1',
          'Dutch, pilot of Gold 1',
          'R2-D2 (Artoo-Detoo), astromech of Gold 1',
          'Devastator',
          'Admiral Motti, pilot of Devastator',
        ],
      },
      light: { left: 4 },
      dark: { left: 4 },
    },
    before: ['Battle at Tatooine', 'Forfeit Gold 1'],
  },
};

/** The kinds of questions there are. */
export const QUESTION_KINDS = Object.keys(QUESTIONS) as readonly QuestionKind[];

export function questionOf(kind: QuestionKind): SavedGame {
  const { board, seat = 1, before = [] } = QUESTIONS[kind];
  return swccgTo(board, seat, kind, before);
}
