import { run } from '@dejarik/kernel';
import { REROLL } from '../src/language/timing.ts';
import { chance } from '../src/rules/chance.ts';
import { currentRoll } from '../src/rules/dice.ts';
import type { Event, EventKind } from '../src/rules/event.ts';
import { withSteps } from '../src/rules/flow.ts';
import { type BoardSpec, buildBoard, type Play, scenario, scenarioBoth } from '../src/testing/index.ts';

const SIDES = ['Dark', 'Light'];
const PHASES = ['setup', 'ready phase', 'command phase', 'battle phase', 'end of turn'];
const ARENAS = ['Space', 'Ground', 'Character'];

/** What happened, as far as it is of these kinds, in short. */
function course(t: Play, ...kinds: readonly EventKind[]): string[] {
  return (t.match.events as Event[])
    .filter(({ kind }) => kinds.includes(kind))
    .map((e) => {
      if (e.kind === 'phase') return `enter ${PHASES[e.phase]}`;
      if (e.kind === 'battleStep') return `${ARENAS[e.arena]} battle`;
      return e.kind === 'turn' ? `turn ${e.turn}` : `${SIDES['seat' in e ? e.seat : -1]} ${e.kind}`;
    });
}

scenarioBoth(
  'A turn has its phases and steps in this order, and Dark goes first in each step',
  {
    nh: 'TCG-TURN-01 TCG-TURN-02 TCG-TURN-03 TCG-TURN-05 TCG-TURN-07 TCG-TURN-09 TCG-COMMAND-01',
    x: 'TCG-TURN-01 TCG-TURN-02 TCG-TURN-04 TCG-TURN-06 TCG-TURN-07 TCG-TURN-09 TCG-COMMAND-02 TCG-READY-04',
  },
  (t) => {
    t.board({
      at: 'turn starts',
      dice: [2],
      dark: { ground: [{ card: 'Death Star Guard Squad', tapped: true }], deck: ['Jawa', 'Jawa'] },
      light: { ground: [{ card: 'Rebel Squad', tapped: true }], deck: ['Jawa', 'Jawa'] },
    });
    if (t.edition === 'x') t.answer('Dark: draw a card', 'Dark: done', 'Light: draw a card', 'Light: done');
    t.endCommand();
    t.passUntil('unitTurn');
    t.answer('Dark: Death Star Guard Squad does not attack');
    t.passUntil('unitTurn');
    t.answer('Light: Rebel Squad does not attack');
    t.passUntil(t.by({ nh: 'build', x: 'buildStart' }));
    t.winner('undecided');
    const kinds = [
      'turn',
      'phase',
      'untap',
      'force',
      'draw',
      'roll',
      'buildStep',
      'retreatStep',
      'battleStep',
    ] as const;
    const upToRetreats = {
      nh: ['Dark draw', 'Light draw', 'enter command phase', 'Light roll', 'Dark buildStep', 'Light buildStep'],
      x: ['Light roll', 'enter command phase', 'Dark buildStep', 'Dark draw', 'Light buildStep', 'Light draw'],
    };
    t.is(course(t, ...kinds).slice(0, 21), [
      'turn 2',
      'enter ready phase',
      'Dark untap',
      'Light untap',
      'Dark force',
      'Light force',
      ...t.by(upToRetreats),
      'Dark retreatStep',
      'Light retreatStep',
      'enter battle phase',
      'Space battle',
      'Ground battle',
      'Character battle',
      'enter end of turn',
      'turn 3',
      'enter ready phase',
    ]);
  },
);

scenarioBoth('Untapping reaches arenas, build zone and Pilots', 'TCG-READY-01', (t) => {
  t.board({
    at: 'turn starts',
    dark: {
      space: [{ card: 'TIE Fighter Squad', tapped: true }],
      build: [{ card: 'Jawa', tapped: true }],
    },
    light: {
      space: [{ card: 'X-Wing Red Two', tapped: true, pilot: { card: 'Rebel Pilot', tapped: true } }],
      ground: [{ card: 'Moisture Farm', tapped: true }],
      character: [{ card: 'Owen Lars (A)', tapped: true }],
      build: [{ card: 'Rebel Squad', tapped: true }],
    },
  });
  t.asks('Dark', 'build');
  for (const card of [
    'TIE Fighter Squad',
    'Jawa',
    'X-Wing Red Two',
    'Rebel Pilot',
    'Moisture Farm',
    'Owen Lars (A)',
    'Rebel Squad',
  ])
    t.card(card, { tapped: false });
});

scenarioBoth(
  'Each player gains 4 Force, and draws 1 card',
  { nh: 'TCG-READY-02 TCG-READY-03', x: 'TCG-READY-02' },
  (t) => {
    t.board({
      at: 'turn starts',
      dark: { force: 3, hand: ['Jawa Squad'], deck: ['Jawa', 'Tusken Squad'] },
      light: { deck: ['Moisture Farm', 'Rebel Squad'] },
    });
    t.asks('Dark', t.by({ nh: 'build', x: 'buildStart' }));
    t.is([t.force('Dark'), t.force('Light')], [7, 4]);
    if (t.edition === 'x') return;
    t.is(t.titles('Dark', 'hand'), ['Jawa Squad', 'Jawa']);
    t.is(t.titles('Dark', 'deck'), ['Tusken Squad']);
    t.is(t.titles('Light', 'hand'), ['Moisture Farm']);
    t.is(t.titles('Light', 'deck'), ['Rebel Squad']);
  },
);

scenario('Nothing can be played in the ready phase', 'TCG-READY-05', (t) => {
  t.board({
    at: 'turn starts',
    dark: { force: 20, character: ['Dianoga (A)'], hand: ["Vader's Grip"], deck: ['Jawa'] },
    light: { force: 20, character: ['Owen Lars (A)', 'Luke Skywalker (B)'], hand: ["Leia's Kiss"], deck: ['Jawa'] },
  });
  // The Dianoga can tap Owen Lars, and Luke can be sped up: in the battle phase.
  t.asks('Dark', 'build');
  t.doesNotOffer('Dianoga', "Vader's Grip");
  t.is(t.events('play').length + t.match.commands.length, 0, 'plays and answers before the command phase');
  t.answer('Dark: done', 'Light: done', 'Dark: done', 'Light: done');
  t.offersAlso('Dianoga', "Vader's Grip");
  t.answer('Dark: pass');
  t.offersAlso('Luke Skywalker', "Leia's Kiss");
});

scenario('When command starts, abilities trigger on it and nothing else happens', 'TCG-COMMAND-15', (t) => {
  t.board({
    at: 'turn starts',
    cards: `
      1 Quartermaster   Light Character - Rebel Officer   C
         cost 2   speed 20   power 1   health 2
         When command starts: Gain 1 build point.
    `,
    dice: [3],
    dark: { deck: ['Jawa'] },
    light: { character: ['Quartermaster'], deck: ['Jawa'] },
  });
  t.asks('Dark', 'build');
  t.is([t.points('Dark'), t.points('Light')], [3, 4]);
  const kinds = (t.match.events as Event[]).map(({ kind }) => kind);
  t.is(kinds.slice(kinds.lastIndexOf('draw'), kinds.indexOf('roll') + 1), [
    'draw',
    'phase',
    'trigger',
    'points',
    'roll',
  ]);
});

scenarioBoth(
  'Light rolls one die for both; a unit in each arena gives 1 point more',
  'TCG-COMMAND-03 TCG-COMMAND-04',
  (t) => {
    t.board({
      at: 'build roll',
      dice: [4, 6],
      dark: { space: ['Z-95 Headhunter'], ground: ['Jawa Squad'], character: ['Jawa', 'Boba Fett (A)'] },
      light: { space: ['X-Wing Red Two', 'X-Wing Red Three'], ground: ['Rebel Squad'] },
    });
    t.is(t.lastDice(), [4]);
    t.is(course(t, 'roll'), ['Light roll']);
    t.is([t.points('Dark'), t.points('Light')], [5, 4]);
  },
);

scenarioBoth(
  'Retreated units, face-down cards and Pilots fill no arena for the extra build point',
  'TCG-COMMAND-05',
  (t) => {
    t.board({
      at: 'build roll',
      dice: [2],
      light: {
        space: [{ card: 'X-Wing Red Two', pilot: 'Rebel Pilot' }],
        ground: ['Rebel Squad'],
        build: ['Owen Lars (A)', { down: 'Beru Lars (A)', counters: 2 }],
      },
    });
    t.is(t.points('Light'), 2);
    t.answer('Dark: done', 'Light: return Owen Lars');
    t.is(t.points('Light'), 2, 'the points once all arenas are filled');
  },
);

scenarioBoth('The extra build point is kept when an arena empties afterwards', 'TCG-COMMAND-05', (t) => {
  t.board({
    at: 'build roll',
    dice: [2],
    dark: { space: ['YV-664 Light Freighter'], ground: ['Jawa Squad'], character: ['Jawa'] },
  });
  t.is(t.points('Dark'), 3);
  t.answer('Dark: YV-664 Light Freighter: discard this unit');
  t.is(t.titles('Dark', 'Space'), []);
  t.is(t.points('Dark'), 5, 'the points after gaining 2');
});

/** The chances opened from this board up to the first question: their kind, and what was rolled for. */
function chancesOpened(t: Play, spec: BoardSpec): string[] {
  const opened: string[] = [];
  // Nothing waits at these chances, so that their first step has nothing else to do.
  const watched = withSteps('chance', chance, {
    triggers(table, f) {
      opened.push(`${f.window === REROLL ? 'reroll' : 'other'}: ${currentRoll(table)?.rollFor}`);
    },
  });
  const g = t.game.table(buildBoard(t.game.cardsOf(t.edition), spec, t.edition));
  run({ ...g, procedures: new Map([...g.procedures, ['chance', watched]]) });
  return opened;
}

scenarioBoth('The build roll opens a chance to reroll, where no Battle card can be played', 'TCG-COMMAND-06', (t) => {
  const spec: BoardSpec = {
    at: 'build roll',
    dice: [2],
    dark: { force: 10, hand: ['A New Twist'] },
    light: { force: 10, hand: ['A New Twist'] },
    cards: `
      1 A New Twist   Neutral Battle   C
         Reroll all of your attack dice.
    `,
  };
  t.board(spec);
  // By the Expanded Rulebook with its bands: dice are added before, and results changed after.
  t.is(chancesOpened(t, spec), t.by({ nh: ['reroll: build'], x: ['other: build', 'reroll: build', 'other: build'] }));
  t.asks('Dark', 'build');
  t.offers('done');
});

scenarioBoth('Build points not spent are lost', 'TCG-COMMAND-07', (t) => {
  t.board({ at: 'build roll', dice: [5, 2], dark: { hand: ['Jawa'] }, light: {} });
  t.answer('Dark: build Jawa', 'Dark: 1');
  t.is(t.points('Dark'), 4);
  t.answer('Dark: done');
  t.is([t.points('Dark'), t.points('Light')], [0, 5]);
  t.answer('Light: done');
  t.is(t.state.turn, 3);
  t.is([t.points('Dark'), t.points('Light')], [2, 2], 'the points of the next turn');
});

scenarioBoth('In the own build step everything may be done in any order', 'TCG-COMMAND-08', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { character: ['Jawa'] },
    light: {
      points: 4,
      force: 5,
      space: ['Rebel Blockade Runner', 'X-Wing Red Three'],
      character: ['Rebel Pilot', { card: 'Luke Skywalker (D)', under: ['Luke Skywalker (C)'] }],
      build: ['Moisture Farm', { down: 'X-Wing Red Two', counters: 3 }, { down: "Luke's Repairs", counters: 2 }],
      hand: ['Rebel Squad'],
      deck: ['Jawa'],
    },
  });
  t.offers('done');
  t.answer('Dark: done');
  t.startBuilding();
  const all = [
    'Rebel Blockade Runner: Build step: Tap -> Draw 1 card.',
    'build Rebel Squad',
    'deploy Rebel Squad',
    'return Moisture Farm to battle',
    'add build counters to X-Wing Red Two',
    'deploy X-Wing Red Two',
    "add build counters to Luke's Repairs",
    "complete Luke's Repairs",
    'move Rebel Pilot onto X-Wing Red Three',
    'bring Luke Skywalker (C) on top of Luke Skywalker (D)',
    'done',
  ];
  // By the Expanded Rulebook a unit may be deployed to the build zone too.
  const more = ['bring Rebel Squad into the build zone', 'bring X-Wing Red Two into the build zone'];
  t.asks('Light', 'build');
  t.offers(...all, ...t.by({ nh: [], x: more }));
  t.answer('Light: bring Luke Skywalker (C) on top of Luke Skywalker (D)');
  t.answer(
    "Light: complete Luke's Repairs",
    'Light: deploy Rebel Squad',
    'Light: move Rebel Pilot onto X-Wing Red Three',
  );
  t.answer('Light: Rebel Blockade Runner draw', 'Light: deploy X-Wing Red Two', 'Light: return Moisture Farm');
  t.offers('bring Luke Skywalker (D) on top of Luke Skywalker (C)', 'build Jawa', 'done');
  t.is(t.points('Light'), 1);
});

scenarioBoth('Coming back to battle costs nothing and changes neither tapping nor damage', 'TCG-COMMAND-10', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 1,
      force: 1,
      build: [
        { card: 'Moisture Farm', tapped: true, damage: 2 },
        { card: 'Owen Lars (A)', damage: 1 },
      ],
    },
  });
  t.answer('Light: return Moisture Farm to battle', 'Light: return Owen Lars (A) to battle');
  t.card('Moisture Farm', { zone: 'Ground', tapped: true, damage: 2 });
  t.card('Owen Lars (A)', { zone: 'Character', tapped: false, damage: 1 });
  t.is([t.points('Light'), t.force('Light')], [1, 1]);
});

scenario('What is for the build step is played only then, and once per turn', 'TCG-COMMAND-14', (t) => {
  t.board({
    at: 'Light builds',
    cards: `
      1 Scout Captain   Light Character - Rebel Officer   C
         cost 2   speed 30   power 2   health 2
         Build step: Pay 1 Force -> Draw 1 card.

      2 Hasty Plans   Neutral Battle   C
         Build step: Pay 1 Force -> Gain 1 build point.
    `,
    dark: { character: ['Jawa'] },
    light: {
      force: 5,
      character: ['Scout Captain'],
      hand: ['Hasty Plans'],
      deck: ['Knockdown', 'Knockdown', 'Knockdown'],
    },
  });
  t.offers('Scout Captain: Build step: Pay 1 Force -> Draw 1 card.', 'play Hasty Plans', 'done');
  t.answer('Light: Scout Captain draw');
  t.is(t.force('Light'), 4);
  t.offers('play Hasty Plans', 'done');
  t.answer('Light: done', 'Dark: done', 'Light: done');
  while (t.state.question?.kind !== 'build') {
    t.doesNotOffer('Scout Captain: Build step', 'play Hasty Plans');
    t.answer(t.state.question?.kind === 'chance' ? 'pass' : 'does not attack');
  }
  t.offers('done');
  t.answer('Dark: done');
  t.offersAlso('Scout Captain: Build step: Pay 1 Force -> Draw 1 card.');
  t.answer('Light: play Hasty Plans');
  t.is(t.titles('Light', 'discard'), ['Hasty Plans']);
});
