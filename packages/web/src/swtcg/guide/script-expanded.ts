/**
 * The guided game on what 2022 changed, as data: how the decks lie, how the dice
 * fall, and who answers what. What no line speaks of is passed, and who is not spoken of does not attack.
 */
import type { ExpandedStep } from '../../messages/lesson-expanded-en.ts';
import type { ScriptLine } from '../../session/lesson.ts';

const DARK = 0;
const LIGHT = 1;

interface Answer extends ScriptLine {
  readonly step?: ExpandedStep;
}

/** Results of the next roll, as many as dice are thrown. */
interface Roll {
  readonly dice: readonly number[];
}

type Line = Answer | Roll;

type Details = Pick<Answer, 'target' | 'n' | 'step'>;
const by =
  (seat: number) =>
  (kind: string, card?: string, details: Details = {}): Answer => ({
    seat,
    kind,
    ...(card === undefined ? {} : { card }),
    ...details,
  });
const dark = by(DARK);
const you = by(LIGHT);
const rolls = (...dice: number[]): Roll => ({ dice });

const WARDEN = 'Archive Warden';
const WING = 'Outrider Wing';
const SHIELDS = 'Shield Wall Company';
const FRIGATE = 'Lifeline Frigate';
const DUELIST = 'Duelist of the Reach';
const INTERCEPTOR = 'Dawn Interceptor';
const MILITIA = 'Wayfarer Militia';
const VOLUNTEERS = 'Reach Volunteers';
const RESOURCE = 'Sympathetic Worlds';
const LOCATION = 'Hidden Sanctuary';
const SABER = "Warden's Saber";
const TRAP = 'Ambush at the Pass';
const CLARITY = 'Sudden Clarity';

const IRON_WING = 'Iron Fighter Wing';
const CRUISER = 'Iron Cruiser';
const WALKER = 'Foundry Walker';
const PHALANX = 'Iron Phalanx';
const HUNTER = 'Guild Hunter';
const SENTINEL = 'Iron Sentinel';
const ACOLYTE = 'Dark Acolyte';
const GUESS = 'Second Guess';

/** By seat: the decks of the lesson, the Event that has been played, and what lies on top, the uppermost card first. */
export const DECKS: readonly string[] = [
  `# Iron deck of the lesson (Dark)

4 Iron Fighter Wing
2 Phantom Raider
2 Mine Layer
2 Foundry Barge
2 Iron Cruiser
1 Interdictor Vice (A)
1 Hunter's Lance (A)
1 Torpedo Sphere
2 Boarding Shuttle

3 Foundry Walker
3 Iron Phalanx
2 Flame Troopers
2 Siege Mortar
2 Drone Column
1 Terror Tank (A)
2 Pit Horror

2 Guild Hunter
2 Iron Sentinel
2 Dark Acolyte
2 Blade Dancer
2 Iron Wing Ace
2 Vael the Inquisitor (A)
1 Lord Maruk (A)
1 Admiral Corvane (A)
2 Foundry Overseer

1 Executioner's Axe
1 Heavy Plating
1 Hunter's Instinct
1 Blood Rage
1 Iron Citadel
1 Conscripted Worlds

1 Minefield
1 Total Mobilization
1 Jamming Field
1 Hail of Fire
1 Twist the Blade
1 Second Guess

1 The Iron Decree
3 Foundry Drone
3 Sentry Drone
3 Gun Drone
`,
  `# Reach deck of the lesson (Light)

4 Outrider Wing
3 Dawn Interceptor
2 Lifeline Frigate
2 Ghost Bomber
2 Volunteer Flotilla
2 Corvette Resolve (A)
1 Gambler's Hope (A)
2 Wardens' Shuttle

3 Wayfarer Militia
2 Shield Wall Company
2 Ridge Runners
2 Canopy Raiders
2 Ridge Artillery
2 Last Line Defenders
1 Reach Walker
2 Ressa Vo (A)

2 Tam Ilar (A)
2 Tam Ilar (B)
1 Oryn Dae (A)
2 Duelist of the Reach
2 Archive Warden
1 Seer of the Reach
2 Dara Hale (A)
2 Recruiting Sergeant

2 Warden's Saber
1 Inner Stillness
1 Stubborn to the End
1 Hidden Sanctuary
1 Reach Orbital Yards
1 Sympathetic Worlds

1 Ambush at the Pass
1 Rebuild the Reach
1 Sudden Clarity
1 Steady Aim
1 Deep Breath

1 The Reach Stands
4 Reach Volunteers
3 Village Guard
3 Courier Escort
`,
];
export const EVENTS: readonly string[] = ['The Iron Decree', 'The Reach Stands'];
export const DRAWS: readonly (readonly string[])[] = [
  [
    CRUISER,
    WALKER,
    HUNTER,
    PHALANX,
    IRON_WING,
    SENTINEL,
    GUESS,
    ACOLYTE,
    ACOLYTE,
    PHALANX,
    PHALANX,
    IRON_WING,
    'Blade Dancer',
  ],
  [
    RESOURCE,
    WARDEN,
    WING,
    SHIELDS,
    LOCATION,
    SABER,
    CLARITY,
    FRIGATE,
    DUELIST,
    INTERCEPTOR,
    TRAP,
    MILITIA,
    WING,
    WING,
    DUELIST,
  ],
];

const SETUP: readonly Line[] = [
  dark('done'),
  you('done', undefined, { step: 'welcome' }),
  dark('setUp', CRUISER),
  you('place', RESOURCE, { step: 'resource' }),
  you('setUp', WARDEN, { step: 'points' }),
  you('setUp', FRIGATE, { step: 'frigate' }),
  dark('setUp', WALKER),
  dark('setUp', HUNTER),
  you('setUp', WING),
  you('setUp', SHIELDS),
  dark('setUp', PHALANX),
  you('setUp', DUELIST),
  dark('setUp', IRON_WING),
  dark('setUp', SENTINEL),
  you('setUp', INTERCEPTOR),
  you('partial', MILITIA, { step: 'partly' }),
  you('amount', undefined, { n: 2, step: 'upTo' }),
  dark('stop'),
];

const TURN_1: readonly Line[] = [
  rolls(4),
  dark('draw'),
  dark('deploy', ACOLYTE),
  dark('done'),
  you('draw', undefined, { step: 'draw' }),
  you('place', LOCATION, { step: 'location' }),
  you('build', TRAP, { step: 'trap' }),
  you('amount', undefined, { n: 2, step: 'trapCounters' }),
  you('done', undefined, { step: 'battle' }),

  you('changeSpeed', WING, { n: 20, step: 'velocity' }),
  you('attack', WING, { target: IRON_WING, step: 'eight' }),
  rolls(5, 4, 1),

  you('spring', TRAP, { step: 'spring' }),
  you('choose', PHALANX, { step: 'sprung' }),

  you('attack', WARDEN, { target: HUNTER, step: 'steps' }),
  rolls(6, 5, 4, 2),
  rolls(4, 2), // the Avenge of the Iron Sentinel
  dark('attack', ACOLYTE, { target: WARDEN }),
  rolls(4, 2, 2),
  dark('battle', GUESS),
  you('battle', CLARITY, { step: 'disrupt' }),
  dark('decline'),
];

const TURN_2: readonly Line[] = [
  rolls(2),
  dark('draw'),
  dark('done'),
  you('draw'),
  you('place', SABER, { step: 'equipment' }),
  you('equip', SABER, { target: WARDEN, step: 'equip' }),
  you('ability', RESOURCE, { step: 'useResource' }),
  you('counters', MILITIA, { step: 'militia' }),
  you('amount', undefined, { n: 2 }),
  you('deploy', MILITIA, { step: 'deploy' }),
  you('search', VOLUNTEERS, { step: 'subordinate' }),
];

export const SCRIPT: readonly Line[] = [...SETUP, ...TURN_1, ...TURN_2];
