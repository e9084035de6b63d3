/**
 * The guided first game as data: how the decks lie, how the dice fall, and who answers what, up to the player's third
 * turn. Chances and retreat steps that no line speaks of are passed. The texts of the steps are in the messages.
 */
import type { LessonStep } from '../../messages/lesson-en.ts';
import type { ScriptLine } from '../../session/lesson.ts';

const DARK = 0;
const LIGHT = 1;

interface Answer extends ScriptLine {
  readonly step?: LessonStep;
}

/** Results of the next roll, as many as dice are thrown. */
export interface Roll {
  readonly dice: readonly number[];
}

export type Line = Answer | Roll;

type Details = Pick<Answer, 'target' | 'n' | 'step'>;
const dark = (kind: string, card?: string, details: Details = {}): Answer => ({
  seat: DARK,
  kind,
  ...(card === undefined ? {} : { card }),
  ...details,
});
const you = (kind: string, card?: string, details: Details = {}): Answer => ({
  seat: LIGHT,
  kind,
  ...(card === undefined ? {} : { card }),
  ...details,
});
const rolls = (...dice: number[]): Roll => ({ dice });

const OBI_WAN = 'Obi-Wan Kenobi (C)';
const ANAKIN = 'Anakin Skywalker (C)';
const PADME = 'Padmé Amidala (D)';
const STARFIGHTER = 'Jedi Starfighter 3R3';
const ASSAULT_SHIP = 'Republic Assault Ship';
const GUNSHIP = 'Republic Attack Gunship UH-478';
const TRANSPORT = 'AT-TE Troop Transport';
const WALKER = 'AT-TE Walker 71E';
const DODGE = "Hero's Dodge";
const SURGE = 'Surge of Power';

const DROID_8EX = 'Super Battle Droid 8EX';
const DROID_5TE = 'Super Battle Droid 5TE';
const GEONOSIAN = 'Geonosian Warrior';
const WING = 'Droid Starfighter Wing';
const LONE_FIGHTER = 'Droid Starfighter DFS-4CT';
const DESTROYERS = 'Destroyer Droid Squad';
const SUPER_SQUAD = 'Super Battle Droid Squad';
const GUILD_DROID = 'Commerce Guild Droid 81';
const WARSHIP = 'Trade Federation Warship';

/** The decks of the lesson, by seat: plain cards, one of each named character, so that nothing needs more rules than are taught. */
export const DECKS: readonly string[] = [
  `# Droids of the first game (Dark)

4 ${LONE_FIGHTER}
4 Droid Starfighter Squadron
4 ${WING}
2 Trade Federation Battleship
2 ${WARSHIP}

4 Battle Droid Squad
4 Battle Droid Assault Squad
4 ${DESTROYERS}
2 ${SUPER_SQUAD}
2 ${GUILD_DROID}

4 Infantry Battle Droid, B1 Series
4 ${DROID_5TE}
4 ${DROID_8EX}
4 ${GEONOSIAN}

4 ${SURGE}
2 Strength of Hate
3 Pilot's Dodge
3 ${DODGE}
`,
  `# Clones and Jedi of the first game (Light)

4 ${STARFIGHTER}
4 Republic Cruiser
4 Diplomatic Cruiser
2 ${ASSAULT_SHIP}
2 Acclamator-Class Assault Ship

4 Clone Squad
4 Clone Platoon
4 ${TRANSPORT}
2 ${WALKER}
2 ${GUNSHIP}

4 Clone Warrior 5/373
4 Clone Warrior 4/163
3 Clone Trooper 6/298
2 Clone Officer
1 ${OBI_WAN}
1 ${ANAKIN}
1 ${PADME}

4 ${SURGE}
2 Master and Apprentice
3 Pilot's Dodge
3 ${DODGE}
`,
];

const DARK_HAND = [DROID_8EX, DESTROYERS, WING, SUPER_SQUAD, GEONOSIAN, GUILD_DROID, LONE_FIGHTER];
const LIGHT_HAND = [OBI_WAN, ASSAULT_SHIP, GUNSHIP, TRANSPORT, STARFIGHTER, ANAKIN, DODGE];

/** A card for each unit put out in setup, then one a turn. */
const DARK_DRAWS = [
  WARSHIP,
  DROID_5TE,
  'Battle Droid Squad',
  'Infantry Battle Droid, B1 Series',
  'Trade Federation Battleship',
  'Battle Droid Squad',
  'Droid Starfighter Squadron',
  'Battle Droid Assault Squad',
  'Infantry Battle Droid, B1 Series',
  SURGE,
];
const LIGHT_DRAWS = [
  PADME,
  WALKER,
  'Clone Squad',
  'Republic Cruiser',
  'Clone Warrior 4/163',
  'Diplomatic Cruiser',
  'Clone Platoon',
  SURGE,
  'Master and Apprentice',
];

/** What lies on top of each deck, by seat, the uppermost card first. */
export const DRAWS: readonly (readonly string[])[] = [
  [...DARK_HAND, ...DARK_DRAWS],
  [...LIGHT_HAND, ...LIGHT_DRAWS],
];

const SETUP: readonly Line[] = [
  dark('done'),
  you('done', undefined, { step: 'hand' }),
  dark('setUp', DROID_8EX, { step: 'setup' }),
  you('setUp', OBI_WAN, { step: 'unitCard' }),
  you('setUp', ASSAULT_SHIP, { step: 'arenas' }),
  dark('setUp', DESTROYERS),
  dark('setUp', WING),
  you('setUp', GUNSHIP, { step: 'drawn' }),
  dark('setUp', SUPER_SQUAD),
  you('setUp', TRANSPORT, { step: 'shields' }),
  dark('setUp', GEONOSIAN),
  dark('setUp', GUILD_DROID),
  you('setUp', STARFIGHTER, { step: 'second' }),
  you('setUp', ANAKIN, { step: 'thirty' }),
  dark('setUp', LONE_FIGHTER),
];

const TURN_1: readonly Line[] = [
  rolls(4),
  dark('build', WARSHIP, { step: 'turn' }),
  dark('amount', undefined, { n: 5 }),
  dark('done'),
  you('deploy', PADME, { step: 'deploy' }),
  you('build', WALKER, { step: 'build' }),
  you('amount', undefined, { n: 2, step: 'counters' }),
  you('done', undefined, { step: 'buildDone' }),

  dark('attack', LONE_FIGHTER, { target: STARFIGHTER, step: 'speed' }),
  rolls(5, 2),
  you('attack', STARFIGHTER, { target: LONE_FIGHTER, step: 'attack' }),
  rolls(6, 4, 1),
  dark('attack', WING, { target: STARFIGHTER, step: 'hits' }),
  rolls(4, 1, 3, 2),
  you('attack', ASSAULT_SHIP, { target: WING, step: 'power' }),
  rolls(5, 3, 6, 1, 2, 4),

  you('attack', TRANSPORT, { target: DESTROYERS, step: 'ground' }),
  rolls(5, 4, 2, 1),
  dark('attack', DESTROYERS, { target: TRANSPORT }),
  rolls(6, 3, 2, 1),
  you('attack', GUNSHIP, { target: DESTROYERS, step: 'together' }),
  rolls(4, 4, 6, 2, 3, 1),
  dark('order', SUPER_SQUAD),
  dark('attack', SUPER_SQUAD, { target: GUNSHIP }),
  rolls(4, 5, 1, 2, 3),
  dark('attack', GUILD_DROID, { target: GUNSHIP }),
  rolls(6, 5, 4, 1, 2, 2, 3),

  you('attack', ANAKIN, { target: GEONOSIAN, step: 'character' }),
  rolls(6, 5, 2, 3, 1),
  dark('attack', DROID_8EX, { target: OBI_WAN }),
  rolls(4, 6, 2, 5, 1, 4),
  you('ability', OBI_WAN, { n: 2, step: 'evade' }),
  you('attack', PADME, { target: DROID_8EX, step: 'evaded' }),
  rolls(4, 2, 1),
  you('attack', OBI_WAN, { target: DROID_8EX, step: 'last' }),
  rolls(5, 6, 3, 2),
];

const TURN_2: readonly Line[] = [
  rolls(3),
  dark('deploy', DROID_5TE, { step: 'check' }),
  dark('done'),
  you('counters', WALKER, { step: 'more' }),
  you('amount', undefined, { n: 4, step: 'four' }),
  you('deploy', WALKER, { step: 'walker' }),
  you('done', undefined),
  you('retreat', GUNSHIP, { step: 'retreat' }),

  you('attack', STARFIGHTER, { target: WING, step: 'finish' }),
  you('battle', SURGE, { step: 'surge' }),
  rolls(2, 3, 1, 5, 6),
  you('attack', ASSAULT_SHIP, { target: GUILD_DROID, n: 2, step: 'bombard' }),
  rolls(4, 6),

  you('attack', WALKER, { target: GUILD_DROID, step: 'walkerAttack' }),
  rolls(5, 4, 6, 1, 2),
  you('attack', TRANSPORT, { target: SUPER_SQUAD, step: 'transport' }),
  rolls(4, 1, 3, 2),
  dark('attack', SUPER_SQUAD, { target: TRANSPORT }),
  rolls(5, 6, 1, 2),

  you('attack', ANAKIN, { target: DROID_8EX, step: 'anakin' }),
  rolls(6, 4, 1, 2, 3),
  dark('attack', DROID_5TE, { target: OBI_WAN }),
  rolls(4, 5, 6, 1, 2),
  you('battle', DODGE, { step: 'dodge' }),
  you('amount', undefined, { n: 2 }),
  you('attack', PADME, { target: DROID_5TE, step: 'padme' }),
  rolls(6, 1, 2),
  you('attack', OBI_WAN, { target: DROID_5TE, step: 'obiWan' }),
  rolls(5, 1, 2, 3),
];

const TURN_3: readonly Line[] = [
  rolls(2),
  dark('counters', WARSHIP, { step: 'almost' }),
  dark('amount', undefined, { n: 2 }),
  dark('done'),
];

export const SCRIPT: readonly Line[] = [...SETUP, ...TURN_1, ...TURN_2, ...TURN_3];
