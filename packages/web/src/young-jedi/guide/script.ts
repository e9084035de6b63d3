/**
 * The guided first game of Young Jedi as data: how the two starter decks lie, and who answers what, up to the player's
 * fourth turn. The texts of the steps are in the messages.
 */
import type { LessonStep } from '../../messages/young-jedi-lesson-en.ts';
import type { ScriptLine } from '../../session/lesson.ts';

const DARK = 0;
const LIGHT = 1;

interface Line extends ScriptLine {
  readonly step?: LessonStep;
}

const answer =
  (seat: number) =>
  (kind: string, card?: string, step?: LessonStep, target?: string): Line => ({
    seat,
    kind,
    ...(card === undefined ? {} : { card }),
    ...(target === undefined ? {} : { target }),
    ...(step === undefined ? {} : { step }),
  });
const dark = answer(DARK);
const you = answer(LIGHT);
const plan = (by: typeof you, cards: readonly string[], step?: LessonStep): Line[] =>
  cards.map((card, i) => by('plan', card, i === 0 ? step : undefined));

const QUI_GON = 'Qui-Gon Jinn, Jedi Master';
const QUI_GONS_LIGHTSABER = "Qui-Gon Jinn's Lightsaber";
const JAR_JAR = 'Jar Jar Binks, Gungan Chuba Thief';
const KAADU = 'Kaadu';
const WARRIOR = 'Gungan Warrior, Infantry';
const CRUISER = 'Republic Cruiser, Transport';
const NEGOTIATIONS = 'The Negotiations Were Short';
const CAWAZY = 'Da Beings Hereabouts Cawazy';
const BOSS_NASS = 'Boss Nass, Gungan Chief';
const TARPALS = 'Captain Tarpals, Gungan Officer';
const SOLDIER = 'Gungan Soldier, Infantry';
const SCOUT = 'Gungan Soldier, Scout';
const GENERAL = 'Gungan General, Army Leader';

const LANDING_SITE = 'Tatooine, Desert Landing Site';
const THEED = 'Naboo, Theed Palace';
const SQUAD = 'Battle Droid Squad, Assault Unit';
const MTT_DROID = 'Battle Droid: Infantry, MTT Division';
const AAT_DROID = 'Battle Droid: Infantry, AAT Division';
const RIFLE = 'Battle Droid Blaster Rifle';
const IN_CONTROL = 'In Complete Control';
const MAUL = 'Darth Maul, Sith Apprentice';
const MAULS_LIGHTSABER = "Darth Maul's Lightsaber [TJC]";
const SANDSTORM = 'Sandstorm';
const DROID_FIGHTER = 'Droid Starfighter [MDM]';
const OFFICER = 'Battle Droid: Officer, Defense Division';
const GUARD_UNIT = 'Battle Droid Squad, Guard Unit';
const BATTLESHIP = 'Battleship, Trade Federation Transport';
const STAP = 'STAP';
const DEFENSE_PILOT = 'Battle Droid: Pilot, Defense Division';
const CONTROL_SHIP = 'Droid Control Ship, Trade Federation Transport';
const LASER_CANNON = 'Trade Federation Tank Laser Cannon';
const NABOO_OFFICER = 'Naboo Officer, Commander';
const VETERAN = 'Gungan Warrior, Veteran';
const SENATOR = 'Senator Palpatine';
const REP_OFFICER = 'Rep Officer, Gungan Diplomat';

/** The first planet, which Dark took out of its deck. */
export const FIRST_PLANET = LANDING_SITE;

/** The cards of each hand and what lies on top of each deck when the first turn begins, in the order of its use. */
const DARK_DRAWS: readonly (readonly string[])[] = [
  [SQUAD, MTT_DROID, RIFLE, AAT_DROID, IN_CONTROL, DROID_FIGHTER], // the hand
  [MAULS_LIGHTSABER, SANDSTORM, THEED, 'Death From Above'], // evening up in turn 1
  [MAUL], // in turn 3
  [OFFICER], // destiny for the squad's rifle
  [STAP, 'Blaster', 'Destroyer Droid, MTT Infantry'], // the squad's damage
  [RIFLE], // the droid's damage
  // The dueling hand, in the order of its use.
  [GUARD_UNIT, BATTLESHIP, STAP, DEFENSE_PILOT, CONTROL_SHIP, LASER_CANNON],
  [
    'Battle Droid: Security, Defense Division',
    'Coruscant, Capital City',
    'Naboo, Battle Plains',
    'Battle Droid: Infantry, Guard Division',
  ],
];
const LIGHT_DRAWS: readonly (readonly string[])[] = [
  [QUI_GON, QUI_GONS_LIGHTSABER, JAR_JAR, KAADU, CRUISER, NEGOTIATIONS], // the hand
  [WARRIOR, CAWAZY, BOSS_NASS], // evening up in turn 2
  [SOLDIER], // destiny for Qui-Gon's lightsaber
  [GENERAL], // destiny for Jar Jar's kaadu
  ['Gungan Guard'], // the warrior's damage
  [KAADU, 'Your Occupation Here Has Ended'], // evening up in turn 4
  // The dueling hand, in the order of its use.
  [NABOO_OFFICER, TARPALS, SCOUT, VETERAN, SENATOR, REP_OFFICER],
  ['Celebration', 'Electropole', 'Gungan Curiosity', 'Blaster'],
];
/** By seat. */
export const DRAWS: readonly (readonly string[])[] = [DARK_DRAWS.flat(), LIGHT_DRAWS.flat()];

const TATOOINE: readonly Line[] = [
  // Turn 1, Dark
  dark('deploy', SQUAD, 'welcome'),
  dark('deploy', MTT_DROID, 'hidden'),
  dark('deploy', RIFLE),
  dark('launch', DROID_FIGHTER),
  dark('done'),
  dark('done'),
  // Turn 2
  you('deploy', QUI_GON, 'character'),
  you('deploy', QUI_GONS_LIGHTSABER, 'weapon'),
  you('launch', CRUISER, 'starship'),
  you('done', undefined, 'deployed'),
  you('done', undefined, 'evenUp'),
  // Turn 3, Dark
  dark('deploy', AAT_DROID, 'faceUp'),
  dark('done', undefined, 'noBattle'),
  dark('done'),
  // Turn 4
  you('deploy', JAR_JAR, 'location'),
  you('deploy', KAADU, 'kaadu'),
  you('deploy', WARRIOR, 'six'),
  you('done', undefined, 'ready'),
  you('pass', undefined, 'duel'),
  you('startBattle', undefined, 'attack'),
  you('declare', NEGOTIATIONS, 'battleCards'),
  you('done', undefined, 'keep'),
  dark('declare', IN_CONTROL),
  dark('done'),
  ...plan(you, [NEGOTIATIONS, QUI_GONS_LIGHTSABER, QUI_GON, KAADU, JAR_JAR], 'plan'),
  ...plan(dark, [RIFLE, SQUAD, IN_CONTROL, MTT_DROID]),
  you('done', undefined, 'fought'),
  // Turn 5, Dark
  dark('deploy', MAUL, 'maul'),
  dark('deploy', MAULS_LIGHTSABER),
  dark('done'),
  dark('duel', MAUL, 'attacked', QUI_GON),
  you('stand', QUI_GON, 'challenge'),
  you('weapon', QUI_GONS_LIGHTSABER, 'lightsaber'),
  // A number that is blocked with the same number turns round; one that is not is a hit.
  dark('attack', GUARD_UNIT),
  you('block', NABOO_OFFICER, 'block'),
  dark('takeHit'),
  dark('attack', BATTLESHIP),
  you('takeHit', undefined, 'hit'),
  you('attack', TARPALS, 'strike'),
  dark('takeHit'),
  dark('attack', STAP, 'blows'),
  you('block', SCOUT),
  dark('block', DEFENSE_PILOT),
  you('block', VETERAN),
  dark('takeHit'),
  dark('attack', CONTROL_SHIP),
  you('takeHit'),
  you('attack', SENATOR),
  dark('takeHit'),
  dark('attack', LASER_CANNON),
  you('takeHit'),
  you('attack', REP_OFFICER),
  dark('takeHit'),
  dark('pass', undefined, 'won'),
  dark('done'),
  // Turn 6
  you('done', undefined, 'last'),
  you('pass', undefined, 'noDuel'),
  you('startBattle', undefined, 'again'),
  you('declare', CAWAZY, 'spend'),
  you('done'),
  ...plan(you, [CAWAZY, QUI_GONS_LIGHTSABER, QUI_GON, KAADU], 'order'),
  you('done', undefined, 'breakthrough'),
  dark('nextPlanet', THEED, 'control'),
];

const NABOO: readonly Line[] = [
  // Turn 7, Dark
  dark('deploy', GUARD_UNIT, 'nextPlanet'),
  dark('deploy', RIFLE),
  dark('done'),
  dark('done'),
];

export const SCRIPT: readonly Line[] = [...TATOOINE, ...NABOO];
