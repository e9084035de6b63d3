/** Tables of Young Jedi worth looking at, laid out by hand and played on to the question that shows them. */
import type { BoardSpec } from '@dejarik/young-jedi/testing';
import type { SavedGame } from '../../src/session/new-game.ts';
import { youngJediOn } from './young-jedi.ts';

const DROIDS = ['Battle Droid: Pilot, MTT Division', 'Battle Droid: Security, MTT Division'];

const hidden = youngJediOn({
  at: 'Light deploys',
  location: 'Theed Palace',
  dark: {
    Naboo: ['hidden Darth Maul, Sith Apprentice'],
    hyperspace: ['Droid Starfighter [MDM]'],
    turnsHere: 1,
    hand: ['STAP', 'Sandstorm', 'Death From Above', 'Opee Sea Killer'],
  },
  light: {
    Naboo: ['hidden Queen Amidala, Ruler of Naboo', 'hidden Naboo Blaster'],
    turnsHere: 0,
    hand: [
      'Captain Panaka, Protector of the Queen',
      'Flash Speeder',
      'Gungan Energy Shield',
      'Your Occupation Here Has Ended',
      'Naboo, Battle Plains (Light)',
      'Bravo 1, Naboo Starfighter',
    ],
  },
});

/** Eight cards a side, an Effect each, ships on both sides, a planet behind. */
const CROWDED: Omit<BoardSpec, 'at'> = {
  location: 'Mos Espa',
  dark: {
    Naboo: ['Trade Federation Tank, Guard Division', 'Nute Gunray, Neimoidian Viceroy'],
    Tatooine: [
      'Darth Maul, Sith Apprentice',
      "Darth Maul's Lightsaber [TJC]",
      'Jabba the Hutt, Vile Crime Lord',
      'Watto, Slave Owner',
      'Aurra Sing, Bounty Hunter',
      "Aurra Sing's Blaster Rifle",
      ...DROIDS,
      "Gangster's Paradise",
    ],
    controls: ['Naboo'],
    hyperspace: ['Droid Starfighter [MDM]', 'Battleship, Trade Federation Transport'],
    hand: ['STAP', 'Sandstorm', 'Opee Sea Killer', 'At Last We Will Have Revenge'],
    discard: ['Destroyer Droid, MTT Infantry'],
  },
  light: {
    Naboo: ['Boss Nass, Gungan Chief', 'Kaadu'],
    Tatooine: [
      'Qui-Gon Jinn, Jedi Master',
      "Qui-Gon Jinn's Lightsaber",
      'Qui-Gon Jinn, Jedi Ambassador',
      'Obi-Wan Kenobi, Young Jedi',
      "Obi-Wan Kenobi's Lightsaber",
      'Queen Amidala, Royal Leader',
      "Amidala's Blaster",
      'Jar Jar Binks, Gungan Chuba Thief',
      'Jedi Meditation',
    ],
    hyperspace: ['Republic Cruiser, Transport', 'Bravo 2, Naboo Starfighter'],
    hand: [
      'Anakin Skywalker, Podracer Pilot',
      "Anakin Skywalker's Podracer",
      'Da Beings Hereabouts Cawazy',
      'The Negotiations Were Short',
      'Tatooine, Podrace Arena (Light)',
      'R2-D2, Astromech Droid',
      'I Have A Bad Feeling About This',
    ],
    discard: ['Rabé, Handmaiden'],
  },
};

const crowded = youngJediOn({ ...CROWDED, at: 'Light deploys' });

const ATTACK = ['Start no duel', 'Start a battle', 'Negotiations', 'Cawazy', 'no more', 'Sandstorm', 'no more'];
const plan = youngJediOn({ ...CROWDED, at: 'Light battles' }, ATTACK);

/** In the middle of a fight something is asked, so that it stays in sight. */
const fight = youngJediOn(
  {
    at: 'Light battles',
    location: 'Desert Landing Site',
    dark: {
      Tatooine: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber', 'Sebulba, Bad-Tempered Dug'],
      hand: ['Sandstorm'],
      deck: ['Tusken Raider, Nomad'],
    },
    light: {
      Tatooine: ['Qui-Gon Jinn, Jedi Master', "Qui-Gon Jinn's Lightsaber", 'Padmé Naberrie, Handmaiden'],
      hand: ['A Powerful Opponent', 'R2-D2, Astromech Droid', 'Kaadu'],
      deck: ['Boss Nass, Gungan Chief'],
    },
  },
  [
    'Start no duel',
    'Start a battle',
    'Powerful Opponent',
    'no more',
    'Sandstorm',
    'no more',
    'Powerful Opponent',
    "Qui-Gon Jinn's Lightsaber",
    'Qui-Gon Jinn, Jedi Master',
    'Sandstorm',
    'Sith Lightsaber',
    'Darth Maul',
  ],
);

const duel = youngJediOn(
  {
    at: 'Light battles',
    location: 'Theed Palace',
    dark: { Naboo: ['Darth Maul, Dark Lord of the Sith', "Darth Maul's Lightsaber [TJC]"] },
    light: {
      Naboo: ['Obi-Wan Kenobi, Jedi Warrior', "Obi-Wan Kenobi's Lightsaber"],
      deck: [
        'Yoda, Jedi Master',
        'Boss Nass, Gungan Chief',
        'Celebration',
        'Republic Cruiser, Transport',
        'Senator Palpatine',
        'Kaadu',
        'Electropole',
        'Queen Amidala, Royal Leader',
      ],
      hand: ['R2-D2, Astromech Droid', 'Fambaa'],
    },
  },
  ['Challenge Darth Maul', 'Darth Maul', 'Lightsaber'],
);

/** Two who may challenge, and three whom they may: answers with the longest names there are. */
const challenges = youngJediOn({
  at: 'Light battles',
  location: 'Theed Palace',
  dark: {
    Naboo: [
      'Darth Maul, Dark Lord of the Sith',
      "Darth Maul's Lightsaber [TJC]",
      'Darth Maul, Sith Apprentice',
      'Aurra Sing, Bounty Hunter',
    ],
  },
  light: {
    Naboo: ['Obi-Wan Kenobi, Jedi Warrior', "Obi-Wan Kenobi's Lightsaber", 'Qui-Gon Jinn, Jedi Ambassador'],
    hand: ['R2-D2, Astromech Droid', 'Fambaa'],
  },
});

const evacuation = youngJediOn(
  {
    at: 'Light deploys',
    location: 'Capital City',
    dark: {
      Coruscant: ['Darth Sidious, Sith Master'],
      hyperspace: ["Darth Maul's Starfighter, Sith Infiltrator", 'Droid Starfighter [MDM]', 'Droid Starfighter [MDM]'],
      hand: ['Starfighter Screen'],
    },
    light: {
      Naboo: ['Queen Amidala, Ruler of Naboo', 'Captain Panaka, Protector of the Queen', 'Naboo Blaster'],
      Coruscant: ['Mace Windu, Jedi Master'],
      controls: ['Naboo'],
      hyperspace: [
        "Amidala's Starship, Royal Transport",
        'Republic Cruiser, Transport',
        'Bravo 1, Naboo Starfighter',
        'Naboo Starfighter [MDM]',
      ],
      hand: ['Naboo Fighter Attack', 'Yoda, Jedi Master'],
    },
  },
  ['Evacuate Naboo', 'ntercept', 'no more', 'no more'],
);

const podrace = youngJediOn({
  at: 'Light deploys',
  location: 'Podrace Arena',
  dark: {
    Tatooine: ['Jabba the Hutt, Vile Crime Lord', 'Watto, Podrace Sponsor'],
    race: ['Sebulba, Bad-Tempered Dug', "Sebulba's Podracer"],
    laps: ['Darth Maul, Sith Apprentice', 'Blaster'],
    lapTokens: 1,
    thrust: 2,
  },
  light: {
    Tatooine: ['Qui-Gon Jinn, Jedi Mentor', "Shmi Skywalker, Anakin's Mother"],
    race: ['Anakin Skywalker, Boonta Eve Podracer Pilot', "Anakin Skywalker's Podracer"],
    laps: ['Boss Nass, Gungan Chief', "Qui-Gon Jinn's Lightsaber", 'Electropole'],
    lapTokens: 2,
    thrust: 3,
    hand: ['Kaadu', 'Da Beings Hereabouts Cawazy', 'R2-D2, Astromech Droid', 'Eopie', "Kitster, Anakin's Friend"],
  },
});

/** By what they show. */
export const boards: Readonly<
  Record<'hidden' | 'crowded' | 'plan' | 'fight' | 'duel' | 'challenges' | 'evacuation' | 'podrace', SavedGame>
> = { hidden, crowded, plan, fight, duel, challenges, evacuation, podrace };
