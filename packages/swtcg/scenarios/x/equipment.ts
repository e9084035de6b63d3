import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

const SABER = `
1 Training Saber   Light Equipment - Character Lightsaber Weapon   C
   cost 2
   Equip: Pay 1 build point.
   Equipped: +2 power; "Pay 1 Force -> Evade 1."

2 Student   Light Character - Jedi Padawan   C
   cost 3   speed 40   power 3   health 3
`;

scenarioX(
  'Equipment is completed, attached for its price, and taken off',
  'TCG-EQUIP-01 TCG-EQUIP-03 TCG-KW-EQUIP-01',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: SABER,
      light: { points: 4, character: ['Student'], ground: ['AT-TE Walker 23X'], hand: ['Training Saber'] },
    });
    t.answer('Light: complete Training Saber for 2 build points');
    t.card('Training Saber', { zone: 'completed', faceDown: false });
    t.card('Student', { power: 3 });
    t.answer('Light: equip Student with Training Saber: pay 1 build point');
    t.card('Training Saber', { zone: 'attached', on: 'Student' });
    t.card('Student', { power: 5, under: 0 });
    t.is(t.points('Light'), 1);
    t.answer('Light: take Training Saber off Student');
    t.card('Training Saber', { zone: 'completed' });
    t.card('Student', { power: 3 });
    // Each only once a turn, though the price could be paid.
    t.doesNotOffer('equip');
  },
);

scenarioX('Equipment fits units of the types it lists', 'TCG-EQUIP-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: SABER,
    light: { points: 1, character: ['Student'], ground: ['AT-TE Walker 23X'], completed: ['Training Saber'] },
  });
  t.doesNotOffer('equip AT-TE');
  t.offersAlso('equip Student with Training Saber');
});

scenarioX('Of a discarded unit the Equipment goes back to the build zone', 'TCG-EQUIP-08', (t) => {
  t.board({
    at: 'Character battle',
    cards: SABER,
    dice: [6, 6, 6],
    dark: { character: ['Geonosian Warrior'] },
    light: { character: [{ card: 'Student', tapped: true, equipment: ['Training Saber'] }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Geonosian Warrior attacks Student');
  t.passChances();
  t.card('Student', { zone: 'discard' });
  t.card('Training Saber', { zone: 'completed', controller: 'Light' });
});

const GEAR = `
1 Blaster   Light Equipment - Character Blaster Weapon   C
   cost 1
   Equip: Pay 1 build point.
   Equipped: +2 power; +2 health; "Build step: Pay 1 Force -> Give this unit +10 speed this turn."

2 Rookie   Light Character - Soldier   C
   cost 2   speed 20   power 2   health 3

3 Veteran   Light Character - Soldier   C
   cost 2   speed 20   power 2   health 3

4 Walker   Light Ground/Character - Walker   C
   cost 2   speed 20   power 2   health 3

5 Recall   Light Mission   C
   cost 0
   Return 1 of your units from any arena to your hand.

6 Jam   Dark Mission   C
   cost 0
   Tap 1 enemy Equipment.

7 Purge   Dark Mission   C
   cost 0
   Discard each enemy unit in Character.

8 Dismantle   Dark Mission   C
   cost 0
   Discard 1 Weapon Equipment.

9 Turncoat   Dark Mission   C
   cost 0
   Gain control of 1 enemy unit named Rookie.

10 Bury   Dark Mission   C
   cost 0
   Put 1 enemy unit in Character into its discard pile.
`;
const ARMED = { card: 'Rookie', equipment: ['Blaster'] } as const;

scenarioX(
  'From one unit to another: taken off, then equipped anew for its price',
  'TCG-EQUIP-03 TCG-EQUIP-04 TCG-KW-EQUIP-02',
  (t) => {
    t.board({ at: 'Light builds', cards: GEAR, light: { points: 2, character: [ARMED, 'Veteran'] } });
    // On a unit it cannot be equipped to another at once.
    t.doesNotOffer('equip Veteran');
    t.answer('Light: take Blaster off Rookie');
    t.card('Blaster', { zone: 'completed' });
    t.is(t.points('Light'), 2);
    t.answer('Light: equip Veteran with Blaster: pay 1 build point');
    t.card('Veteran', { power: 4, health: 5 });
    t.card('Rookie', { power: 2, health: 3 });
    t.is(t.points('Light'), 1);
    t.doesNotOffer('take Blaster off Veteran');
  },
);

scenarioX('Taken off again, it is not equipped a second time in that turn', 'TCG-KW-EQUIP-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: GEAR,
    light: { points: 3, build: [{ down: 'Blaster', counters: 1 }], character: ['Rookie', 'Veteran'] },
  });
  t.answer('Light: complete Blaster', 'Light: equip Rookie with Blaster: pay 1 build point');
  t.answer('Light: take Blaster off Rookie');
  t.is(t.points('Light'), 2);
  t.doesNotOffer('equip Rookie with Blaster');
  t.doesNotOffer('equip Veteran with Blaster');
});

scenarioX('Tapped Equipment grants nothing, until it is untapped', 'TCG-EQUIP-05', (t) => {
  t.board({ at: 'Dark builds', cards: GEAR, dark: { hand: ['Jam'] }, light: { character: [ARMED] } });
  t.card('Rookie', { power: 4, health: 5 });
  t.answer('Dark: complete Jam');
  t.card('Blaster', { tapped: true, on: 'Rookie' });
  t.card('Rookie', { power: 2, health: 3, tapped: false });
  t.answer('Dark: done', 'Light: done', 'Light: done');
  t.is(t.state.turn, 3);
  t.card('Blaster', { tapped: false });
  t.card('Rookie', { power: 4, health: 5 });
});

scenarioX('It is on the stack, whichever card is on top, and no part of it', 'TCG-EQUIP-06', (t) => {
  t.board({
    at: 'Light builds',
    cards: GEAR,
    light: {
      points: 9,
      character: [{ card: 'Luke Skywalker (C)', under: ['Luke Skywalker (D)'], equipment: ['Blaster'] }],
    },
  });
  const { power, buildCost } = t.read('Luke Skywalker (C)');
  t.answer('Light: bring Luke Skywalker (D) on top');
  t.card('Luke Skywalker (D)', { under: 1 });
  t.card('Blaster', { on: 'Luke Skywalker (D)' });
  const plain = t.read('Luke Skywalker (D)');
  t.answer('Light: take Blaster off Luke Skywalker (D)');
  t.card('Luke Skywalker (D)', { under: 1, power: plain.power - 2, buildCost: plain.buildCost });
  t.is([power > 0, buildCost > 0], [true, true]);
});

scenarioX('It goes along with a unit that retreats, or returns to a hand', 'TCG-EQUIP-07', (t) => {
  t.board({ at: 'Light builds', cards: GEAR, light: { hand: ['Recall'], character: [ARMED] } });
  t.answer('Light: complete Recall');
  t.is(t.titles('Light', 'hand').toSorted(), ['Blaster', 'Rookie']);
  t.board({
    at: 'Light retreats',
    cards: GEAR,
    dark: { character: ['Geonosian Guard'] },
    light: { character: [ARMED] },
  });
  t.answer('Light: retreat Rookie');
  t.card('Rookie', { zone: 'build' });
  t.card('Blaster', { zone: 'attached', on: 'Rookie' });
});

scenarioX('Back in the build zone it stays as it was', 'TCG-EQUIP-08 TCG-EQUIP-13', (t) => {
  t.board({ at: 'Dark builds', cards: GEAR, dark: { hand: ['Jam', 'Purge'] }, light: { character: [ARMED] } });
  t.answer('Dark: complete Jam', 'Dark: complete Purge');
  t.card('Rookie', { zone: 'discard' });
  t.card('Blaster', { zone: 'completed', tapped: true, controller: 'Light', faceDown: false });
});

scenarioX('Equipment itself can be discarded', 'TCG-EQUIP-12', (t) => {
  t.board({ at: 'Dark builds', cards: GEAR, dark: { hand: ['Dismantle'] }, light: { character: [ARMED] } });
  t.answer('Dark: complete Dismantle');
  t.card('Blaster', { zone: 'discard' });
  t.card('Rookie', { power: 2, health: 3 });
});

scenarioX('On a unit that is no longer of its type it grants nothing', 'TCG-EQUIP-10 TCG-MULTI-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: GEAR,
    light: { points: 1, character: [{ card: 'Walker', equipment: ['Blaster'] }], ground: ['AT-TE Walker 23X'] },
  });
  t.card('Walker', { power: 4 });
  t.answer('Light: move Walker to the Ground arena');
  t.card('Walker', { zone: 'Ground', power: 2 });
  t.card('Blaster', { zone: 'attached', on: 'Walker' });
});

scenarioX('Several copies of ordinary Equipment, but one of each Skill', 'TCG-EQUIP-11', (t) => {
  t.board({
    at: 'Light builds',
    cards: `
      1 Blaster   Light Equipment - Character Weapon   C
         cost 1
         Equip: Free.
         Equipped: +2 power.

      2 Marksmanship   Light Equipment - Character Skill   C
         cost 1
         Equip: Free.
         Equipped: Accuracy 1.

      3 Rookie   Light Character - Soldier   C
         cost 2   speed 20   power 2   health 3

      4 Veteran   Light Character - Soldier   C
         cost 2   speed 20   power 2   health 3
    `,
    light: {
      character: ['Rookie', 'Veteran'],
      completed: ['Blaster', 'Blaster', 'Marksmanship', 'Marksmanship'],
    },
  });
  t.answer('Light: equip Rookie with Blaster', 'Light: equip Rookie with Blaster');
  t.card('Rookie', { power: 6 });
  t.answer('Light: equip Rookie with Marksmanship');
  t.doesNotOffer('equip Rookie with Marksmanship');
  t.answer('Light: equip Veteran with Marksmanship');
  t.is([t.keyword('Rookie', 'Accuracy'), t.keyword('Veteran', 'Accuracy')], [1, 1]);
});

scenarioX('What was played before it came off runs on', 'TCG-EQUIP-12', (t) => {
  t.board({ at: 'Light builds', cards: GEAR, light: { force: 2, character: [ARMED] } });
  t.answer('Light: Rookie: +10 speed', 'Light: take Blaster off Rookie');
  t.card('Rookie', { speed: 30, power: 2 });
  t.doesNotOffer('Rookie: +10 speed');
});

scenarioX('All can read it on its unit', 'TCG-EQUIP-14', (t) => {
  t.board({ at: 'Light builds', cards: GEAR, light: { character: [ARMED] } });
  for (const viewer of ['Dark', 'Light', null] as const)
    t.is(t.seenBy(viewer).state.def[t.find('Blaster')], t.state.def[t.find('Blaster')]);
});

scenarioX('"Put" into the discard pile, a unit takes it along', 'TCG-EQUIP-07', (t) => {
  t.board({ at: 'Dark builds', cards: GEAR, dark: { hand: ['Bury'] }, light: { character: [ARMED] } });
  t.answer('Dark: complete Bury');
  t.is(t.titles('Light', 'discard').toSorted(), ['Blaster', 'Rookie']);
});

scenarioX("On a unit that went over it is still its controller's", 'TCG-EQUIP-09', (t) => {
  const play = (): void => {
    t.board({
      at: 'Dark builds',
      cards: GEAR,
      dark: { hand: ['Turncoat'] },
      light: { points: 1, character: [ARMED, 'Veteran'] },
    });
    t.answer('Dark: complete Turncoat', 'Dark: done');
    t.card('Rookie', { controller: 'Dark' });
    t.card('Blaster', { controller: 'Light', on: 'Rookie' });
  };
  play();
  t.answer('Light: take Blaster off Rookie');
  t.card('Blaster', { zone: 'completed', controller: 'Light' });
  play();
  t.answer('Light: equip Veteran with Blaster: pay 1 build point');
  t.card('Blaster', { on: 'Veteran' });
  t.is(t.points('Light'), 0);
  t.card('Veteran', { power: 4 });
  t.card('Rookie', { power: 2 });
});

scenarioX('What Equipment says of itself counts on a unit as well', 'TCG-GLOSS-04 TCG-EQUIP-05 TCG-EQUIP-14', (t) => {
  const cards = written(FOE, FRIEND, [
    'Horn',
    'Light Equipment - Character',
    'cost 1',
    'Equip: Pay 1 Force.',
    'Equipped: +1 power.',
    'Build step: Tap -> Gain 2 Force.',
    'Each of your units has +10 speed.',
    'When battle starts: Gain 3 Force.',
  ]);
  const dark = { character: ['Foe'] };
  t.board({ at: 'Light builds', cards, dark, light: { completed: ['Horn'], character: ['Friend'] } });
  t.card('Friend', { speed: 50, power: 3 });
  t.board({ at: 'Light builds', cards, dark, light: { character: [{ card: 'Friend', equipment: ['Horn'] }] } });
  t.card('Friend', { speed: 50, power: 4 });
  t.startBuilding();
  t.answer('Light: Horn: Tap');
  t.card('Horn', { tapped: true, on: 'Friend' });
  t.card('Friend', { speed: 50, power: 3, tapped: false }); // tapped it gives the unit nothing
  t.endCommand();
  t.passUntil('unitTurn');
  t.is(t.force('Light'), 5);
});

scenarioX(
  'What Equipment on a Pilot says of itself counts, and what it gives does not',
  'TCG-GLOSS-04 TCG-PILOT-40',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: written(
        [
          'Horn',
          'Light Equipment - Character',
          'cost 1',
          'Equip: Free.',
          'Equipped: +1 power.',
          'Each of your Tanks has +10 speed.',
        ],
        ['Ace', 'Light Character - Jedi', 'Starfighter Pilot: +1 power.'],
        ['Wing', 'Light Space - Starfighter'],
        ['Tank', 'Light Ground - Tank'],
      ),
      light: { ground: ['Tank'], space: [{ card: 'Wing', pilot: { card: 'Ace', equipment: ['Horn'] } }] },
    });
    t.card('Tank', { speed: 50 });
    t.card('Wing', { power: 4 });
  },
);

scenarioX('Unique Equipment joins its stack by every way to complete it', 'TCG-STACK-27 TCG-KW-HIDDEN-03', (t) => {
  const cards = written(
    FRIEND,
    ['Saber (A)', 'Light Equipment - Character', 'cost 2', 'Equip: Free.', 'Equipped: +1 power.'],
    [
      'Saber (B)',
      'Light Equipment - Character',
      'cost 5',
      'Hidden Cost 3.',
      'Alternative Cost: Pay 3 Force.',
      'Equip: Free.',
      'Equipped: +2 power.',
    ],
  );
  const character = [{ card: 'Friend', equipment: ['Saber (A)'] }];
  t.board({ at: 'Light builds', cards, light: { force: 3, points: 4, hand: ['Saber (B)'], character } });
  t.startBuilding();
  t.answer('complete Saber (B) on top of Saber (A) by Alternative Cost: Pay 3 Force. And 4 build points.');
  t.card('Friend', { power: 5 });
  t.is([t.force('Light'), t.points('Light')], [0, 0]);
  t.board({ at: 'Light builds', cards, light: { force: 1, build: [{ down: 'Saber (B)', counters: 3 }], character } });
  t.startBuilding();
  t.answer('complete Saber (B) on top of Saber (A) for 1 Force');
  t.card('Friend', { power: 5 });
  t.is(t.force('Light'), 0);
});
