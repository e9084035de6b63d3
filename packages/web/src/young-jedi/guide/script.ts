/**
 * The guided first game of Young Jedi as data: how the two starter decks lie, and who answers what, up to the player's
 * third turn. The texts of the steps are in the messages.
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
  (kind: string, card?: string, step?: LessonStep): Line => ({
    seat,
    kind,
    ...(card === undefined ? {} : { card }),
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
const TANK = 'Trade Federation Tank, Guard Division';
const PILOT = 'Battle Droid: Pilot, Patrol Division';

/** The first planet, which Dark took out of its deck. */
export const FIRST_PLANET = LANDING_SITE;

/** The cards of each hand and what lies on top of each deck when the first turn begins, in the order of its use. */
const DARK_DRAWS: readonly (readonly string[])[] = [
  [SQUAD, MTT_DROID, RIFLE, AAT_DROID, IN_CONTROL, DROID_FIGHTER], // the hand
  [MAULS_LIGHTSABER, SANDSTORM, THEED, 'Death From Above'], // evening up in turn 1
  [MAUL], // in turn 3
  [OFFICER], // destiny for the squad's rifle
  ['STAP', 'Blaster', 'Destroyer Droid, MTT Infantry'], // the squad's damage
  [RIFLE], // the droid's damage
  [GUARD_UNIT], // destiny for Darth Maul's lightsaber
  ['Opee Sea Killer', 'I Object!', RIFLE, 'Battleship, Trade Federation Transport', 'STAP'], // his damage
  ['Battle Droid: Infantry, Guard Division'], // the last droid's damage
  [TANK, PILOT], // evening up in turn 5
];
const LIGHT_DRAWS: readonly (readonly string[])[] = [
  [QUI_GON, QUI_GONS_LIGHTSABER, JAR_JAR, KAADU, CRUISER, NEGOTIATIONS], // the hand
  [WARRIOR, CAWAZY, BOSS_NASS], // evening up in turn 2
  [SOLDIER], // destiny for Qui-Gon's lightsaber
  [GENERAL], // destiny for Jar Jar's kaadu
  ['Gungan Guard'], // the warrior's damage
  [KAADU, 'Your Occupation Here Has Ended'], // evening up in turn 4
  [TARPALS], // destiny for Qui-Gon's lightsaber again
  [SCOUT], // and for the kaadu
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
  dark('pass'),
  dark('startBattle', undefined, 'attacked'),
  dark('declare', SANDSTORM),
  dark('done'),
  you('declare', CAWAZY, 'defend'),
  you('done', undefined, 'declared'),
  ...plan(dark, [SANDSTORM, MAULS_LIGHTSABER, MAUL]),
  ...plan(you, [CAWAZY, QUI_GONS_LIGHTSABER, QUI_GON, KAADU], 'order'),
  dark('done', undefined, 'won'),
  dark('nextPlanet', THEED, 'control'),
];

const NABOO: readonly Line[] = [
  // Turn 6, Dark
  dark('deploy', TANK, 'nextPlanet'),
  dark('deploy', PILOT),
  dark('done'),
  dark('done'),
];

export const SCRIPT: readonly Line[] = [...TATOOINE, ...NABOO];
