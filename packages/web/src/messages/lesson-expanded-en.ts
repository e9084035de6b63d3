/** English: the guided game on what 2022 changed. What a step says is true at that moment of the prepared game; a test plays it. */
import { byName } from '@dejarik/kernel/words';
import type { StepText } from './guide-en.ts';

const steps = {
  welcome: {
    title: 'What 2022 changed',
    pages: [
      'You know the game of 2002. The Expanded Rulebook of 2022 adds Locations, Equipment, Resources, Events, Subordinates and Traps, and lets almost everything be answered. The aim is the same: two of three arenas.',
      'Both sides have played an Event before the game: a card of their supply that stays to the end. Yours is The Reach Stands, the enemy’s The Iron Decree. A Resource was taken from your deck as one of your seven cards.',
      'The mulligan is new too: you may set aside any cards that are no units, draw as many, and then discard or return all of them. This hand is good.',
    ],
    todo: 'Press Done to keep your hand.',
    rule: 'TCG-MULL-02',
  },
  resource: {
    title: 'A Resource',
    pages: [
      'You begin with 30 build points and spend them. Besides units you may put out one Resource: it lies beside your build zone and cannot be discarded.',
    ],
    todo: 'Put out Sympathetic Worlds for 2 build points.',
    rule: 'TCG-RES-01',
  },
  points: {
    title: 'Your starting points',
    pages: ['28 points are left. The enemy has put out units for 7, you have spent 2, so it is still your turn.'],
    todo: 'Put out Archive Warden.',
  },
  frigate: {
    title: 'More than one Pilot',
    pages: [
      'Lifeline Frigate is a Capital Ship: by the new rules such a unit takes up to three Pilots. Their names stand above it, side by side, and so does the Equipment that a unit wears.',
    ],
    todo: 'Put out Lifeline Frigate.',
    rule: 'TCG-PILOT-05',
  },
  partly: {
    title: 'The last card',
    pages: [
      'Four more units have been put out for you. 2 points are left, and no unit costs so little. As before, the last card may be begun face down.',
    ],
    todo: 'Begin Wayfarer Militia.',
  },
  upTo: {
    title: 'As many as you like',
    pages: ['New: you choose how many of the points that are left become counters.'],
    todo: 'Choose 2.',
    rule: 'TCG-SETUP-08',
  },
  draw: {
    title: 'The first turn',
    pages: [
      'The build die falls in the ready phase now, before anybody draws: a 4, and 1 more for a unit in each arena.',
      'You draw at the start of your own build step, together with whatever else waits for that moment. Where nothing else waits, the page draws for you.',
    ],
    todo: 'Draw your card.',
    rule: 'TCG-COMMAND-11',
  },
  location: {
    title: 'A Location',
    pages: [
      'A Location lies between the players, one in each arena, and works for the one who completed it. Hidden Sanctuary gives each of your Jedi there Parry 1: a natural 1 among the dice against them prevents 1 damage.',
    ],
    todo: 'Click Hidden Sanctuary and complete it.',
    rule: 'TCG-LOC-01',
  },
  trap: {
    title: 'A Trap',
    pages: [
      'Ambush at the Pass is a Mission, and a Trap. You build it face down like any card; nobody can tell it from a unit. It is not completed in the build step, but when what it waits for happens.',
    ],
    todo: 'Build Ambush at the Pass.',
    rule: 'TCG-TRAP-01',
  },
  trapCounters: {
    title: 'Fully built',
    pages: ['It costs 2, and you have 2 build points.'],
    todo: 'Choose 2.',
  },
  battle: {
    title: 'To battle',
    pages: [
      'There are more chances to play something: when a battle or a battle step starts or ends, while damage is pending, when counters are placed, when units are discarded, when an attack ends. You are asked only where you could do something.',
    ],
    todo: 'Press Done.',
    rule: 'TCG-BATTLE-11',
  },
  velocity: {
    title: 'Keywords',
    pages: [
      'There are 54 keywords now; rest on a card to see what its own mean. Outrider Wing has Velocity 20: when the Space battle starts it may become faster, or slower, by 20. Iron Fighter Wing is just as fast as it, and Dark would go first.',
    ],
    todo: 'Choose +20 speed.',
    rule: 'TCG-KW-VELOCITY-01',
  },
  eight: {
    title: 'Eight steps',
    pages: [
      'An attack has eight steps: it is declared, effects for the attack, dice, pending damage, prevention, counters placed, units discarded, the end. The line under the phases shows where it is.',
      'Iron Fighter Wing has health 2.',
    ],
    todo: 'Attack Iron Fighter Wing.',
    rule: 'TCG-ATTACK-04',
  },
  spring: {
    title: 'The Trap springs',
    pages: [
      'Two hits: the fighters are gone. The other ships hold their fire, and the Ground battle starts. That is what your Trap waits for. You may spring it, or keep it for another time.',
    ],
    todo: 'Click Ambush at the Pass.',
    rule: 'TCG-TRAP-02',
  },
  sprung: {
    title: 'Counters, not damage',
    pages: [
      'It puts 2 damage counters on an enemy unit in Ground. Counters that are put directly cannot be prevented.',
    ],
    todo: 'Choose Iron Phalanx.',
  },
  steps: {
    title: 'A Jedi attacks',
    pages: [
      'On the Ground nobody attacks this time. In the Character arena Archive Warden is the fastest. Guild Hunter has health 3.',
    ],
    todo: 'Attack Guild Hunter.',
  },
  disrupt: {
    title: 'Disrupt it!',
    pages: [
      'The hunter fell in step 7. At the end of the attack, step 8, Iron Sentinel took its revenge: Avenge 2 means two dice of damage, and one hit.',
      'Then Dark Acolyte attacked and rolled a single hit. Dark plays Second Guess to roll all dice again.',
      'What is played, declared or completed can be disrupted before it works, and a disrupt can be disrupted in turn. In a game the panel lists what waits for what.',
    ],
    todo: 'Play Sudden Clarity: Dark would have to pay 2 Force to save its card.',
    rule: 'TCG-DISR-01',
  },
  equipment: {
    title: 'Equipment',
    pages: [
      'Dark did not pay, so the dice stayed as they lay: 1 damage. A new turn has begun, with 3 build points.',
      'Equipment is completed into your build zone first, and attached from there.',
    ],
    todo: 'Complete Warden’s Saber.',
    rule: 'TCG-EQUIP-01',
  },
  equip: {
    title: 'Equipping',
    pages: ['What it costs to attach stands behind Equip: 1 Force. Then Archive Warden has 2 more power, and Parry.'],
    todo: 'Click Warden’s Saber, then Archive Warden.',
    rule: 'TCG-KW-EQUIP-01',
  },
  useResource: {
    title: 'Using the Resource',
    pages: [
      '1 build point is left, and Wayfarer Militia needs 2 more counters. One text of a Resource can be used each turn.',
    ],
    todo: 'Click Sympathetic Worlds: 1 Force for 1 build point.',
    rule: 'TCG-RES-03',
  },
  militia: {
    title: 'Completing the Militia',
    pages: ['Now there are 2 points for the 2 counters that are missing.'],
    todo: 'Add build counters to Wayfarer Militia.',
  },
  deploy: {
    title: 'Deploying',
    pages: [
      'Wayfarer Militia has its 4 counters. A unit may be deployed into its arena, or into the build zone to wait there.',
    ],
    todo: 'Click Wayfarer Militia and deploy it.',
    rule: 'TCG-BUILD-12',
  },
  subordinate: {
    title: 'A Subordinate',
    pages: [
      'When Wayfarer Militia is deployed, it brings a Subordinate: a unit that costs nothing, comes out of your supply and goes back there.',
    ],
    todo: 'Take Reach Volunteers.',
    rule: 'TCG-SUB-01',
  },
  free: {
    title: 'Your game now',
    pages: [
      'From here on you decide, and the dice fall as they like. You have 6 Force, and Deep Breath, Steady Aim and a Duelist in hand.',
      'Under the question stands a link to what the two rulebooks say of it, side by side. The Rulebook lists all 52 subjects on which they disagree.',
    ],
    todo: '',
  },
} as const satisfies Readonly<Record<string, StepText>>;

export type ExpandedStep = keyof typeof steps;

export const expandedLesson = {
  title: 'What 2022 changed',
  lead: 'For those who know the game: the Expanded Rulebook in a guided game of two turns.',
  learn: [
    'Events, Resources, Locations, Equipment and Subordinates',
    'Traps, and when they spring',
    'The eight steps of an attack',
    'Disrupting what the enemy plays',
  ] as readonly string[],
  start: 'Start the game of 2022',
  steps: byName<StepText>(steps),
};
