/** What pays a cost pays nothing else, and each part of it has to be there. */
import { scenarioBoth, scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

scenarioBoth('A card that is played or completed from hand is none of those discarded for it', 'TCG-ACT-02', (t) => {
  const cards = written(
    FOE,
    FRIEND,
    ['Trick', 'Light Battle', 'Discard 1 card -> Gain 3 Force.'],
    ['Plan', 'Light Mission', 'cost 1', 'To complete, discard 1 card: Gain 3 Force.'],
  );
  t.board({ at: 'Light builds', cards, light: { points: 1, hand: ['Plan'] } });
  t.startBuilding();
  t.offers('build Plan', 'done');
  t.board({ at: 'Light builds', cards, light: { points: 1, hand: ['Plan', 'Friend'] } });
  t.startBuilding();
  t.answer('Light: complete Plan');
  t.is([t.force('Light'), t.titles('Light', 'hand')], [3, []]);
  for (const [hand, force] of [
    [['Trick'], 0],
    [['Trick', 'Friend'], 3],
  ] as const) {
    t.board({ at: 'Character battle', cards, dark: { character: ['Foe'] }, light: { hand, character: ['Friend'] } });
    t.passUntil('chance', 'Light');
    if (force > 0) t.answer('Light: play Trick');
    else t.doesNotOffer('play Trick');
    t.is(t.force('Light'), force);
  }
});

scenarioX('An enhanced card asks for the discards of both lines', 'TCG-ACT-21 TCG-ACT-22 TCG-KW-ENHANCE-01', (t) => {
  const cards = written(
    [
      'Plan',
      'Light Mission',
      'cost 1',
      'To complete, discard 1 card: Gain 2 Force.',
      'Enhance, discard 1 card: Gain 3 Force.',
    ],
    FRIEND,
  );
  t.board({ at: 'Light builds', cards, light: { points: 1, hand: ['Plan', 'Friend'] } });
  t.startBuilding();
  t.offersAlso('complete Plan');
  t.doesNotOffer('Enhance');
  t.board({ at: 'Light builds', cards, light: { points: 1, hand: ['Plan', 'Friend', 'Friend'] } });
  t.startBuilding();
  t.answer('Light: complete Plan Enhance', 'discard Friend');
  t.is([t.force('Light'), t.titles('Light', 'hand')], [5, []]);
});

scenarioBoth(
  'The build points that a Mission asks for come on top of its build cost',
  'TCG-BUILD-08 TCG-ACT-27',
  (t) => {
    const cards = written(['Plan', 'Light Mission', 'cost 2', 'To complete, pay 1 build point: Gain 4 Force.']);
    t.board({ at: 'Light builds', cards, light: { points: 2, hand: ['Plan'] } });
    t.startBuilding();
    t.offers('build Plan', 'done');
    t.board({ at: 'Light builds', cards, light: { points: 3, hand: ['Plan'] } });
    t.startBuilding();
    t.answer('Light: complete Plan');
    t.is([t.force('Light'), t.points('Light')], [4, 0]);
    // Built before, it asks for its own point alone.
    t.board({ at: 'Light builds', cards, light: { points: 1, build: [{ down: 'Plan', counters: 2 }] } });
    t.startBuilding();
    t.answer('Light: complete Plan');
    t.is([t.force('Light'), t.points('Light')], [4, 0]);
  },
);

scenarioX(
  'Another way to pay leaves what the card asks for besides',
  'TCG-BUILD-18 TCG-KW-HIDDEN-01 TCG-KW-ALTCOST-02',
  (t) => {
    const cards = written(
      ['Plot', 'Light Mission', 'cost 3', 'Hidden Cost 1.', 'To complete, pay 2 Force: Gain 1 build point.'],
      [
        'Plan',
        'Light Mission',
        'cost 3',
        'Alternative Cost: Pay 2 Force.',
        'To complete, pay 2 Force: Gain 1 build point.',
      ],
    );
    for (const force of [3, 4]) {
      t.board({ at: 'Light builds', cards, light: { force, hand: ['Plan'], build: [{ down: 'Plot', counters: 1 }] } });
      t.startBuilding();
      if (force === 3) t.offers('done');
      else t.offers('complete Plan by Alternative Cost', 'complete Plot for 2 Force', 'done');
    }
    t.answer('Light: complete Plot');
    t.is([t.force('Light'), t.points('Light')], [0, 1]);
  },
);

scenarioX('Whatever a Location is paid with, the place of a dearer one costs build points', 'TCG-LOC-04', (t) => {
  const cards = written(
    ['Cave', 'Light Location - Ground', 'cost 3', 'Alternative Cost: Pay 2 Force.', 'Each of your units has +1 power.'],
    ['Glen', 'Light Location - Ground', 'cost 3', 'Hidden Cost 1.', 'Each of your units has +1 power.'],
    ['City', 'Dark Location - Ground', 'cost 5', 'Each of your units has +1 power.'],
  );
  const dark = { locations: { ground: 'City' } };
  t.board({ at: 'Light builds', cards, dark, light: { force: 9, points: 1, hand: ['Cave'] } });
  t.startBuilding();
  t.doesNotOffer('complete Cave in the Ground arena');
  t.board({ at: 'Light builds', cards, dark, light: { force: 9, points: 2, hand: ['Cave'] } });
  t.startBuilding();
  t.answer('Light: complete Cave in the Ground arena');
  t.is([t.force('Light'), t.points('Light')], [7, 0]);
  t.card('City', { zone: 'discard' });
  t.board({ at: 'Light builds', cards, dark, light: { force: 9, points: 2, build: [{ down: 'Glen', counters: 2 }] } });
  t.startBuilding();
  t.answer('Light: complete Glen in the Ground arena for 1 Force');
  t.is([t.force('Light'), t.points('Light')], [8, 0]);
});

scenarioX('No unit is tapped or discarded for two parts of a cost', 'TCG-ACT-21', (t) => {
  const cards = written(
    FOE,
    FRIEND,
    ['Knight', 'Light Character - Jedi Knight'],
    [
      'Call',
      'Light Battle',
      'Tap 1 of your untapped Jedi in any arena -> Gain 1 Force.',
      'Enhance, tap 1 of your untapped Jedi Knights in any arena: Gain 2 Force.',
    ],
    [
      'Rite',
      'Light Battle',
      'Discard 1 of your Jedi in any arena -> Gain 1 Force.',
      'Enhance, discard 1 of your Jedi in any arena: Gain 2 Force.',
    ],
  );
  const dark = { character: ['Foe'] };
  t.board({ at: 'Character battle', cards, dark, light: { hand: ['Call', 'Rite'], character: ['Knight'] } });
  t.passUntil('chance', 'Light');
  t.offersAlso('play Call', 'play Rite');
  t.doesNotOffer('Enhance');
  t.board({ at: 'Character battle', cards, dark, light: { hand: ['Call'], character: ['Friend', 'Knight'] } });
  t.passUntil('chance', 'Light');
  t.answer('Light: play Call Enhance'); // the Knight is kept for the second
  t.card('Friend', { tapped: true });
  t.card('Knight', { tapped: true });
  t.is(t.force('Light'), 3);
});

scenarioBoth('A unit that taps itself is not the other one tapped', 'TCG-ACT-02 TCG-ACT-03', (t) => {
  const cards = written(
    FOE,
    FRIEND,
    ['Chief', 'Light Character - Jedi', 'Tap, tap 1 of your untapped Jedi in Character -> Gain 5 Force.'],
    ['Idler', 'Light Character - Scout'],
  );
  const dark = { character: [{ card: 'Foe', tapped: true }] };
  t.board({ at: 'Character battle', cards, dark, light: { character: ['Chief'] } });
  t.offers('Chief attacks Foe', 'Chief does not attack');
  t.board({ at: 'Character battle', cards, dark, light: { character: ['Chief', 'Friend', 'Idler'] } });
  t.answer('Light: Chief: Tap');
  t.is([t.force('Light'), t.read('Chief').tapped, t.read('Friend').tapped], [5, true, true]);
});

scenarioX('A Mission is enhanced whatever its build cost is paid with', 'TCG-KW-ENHANCE-01 TCG-KW-MEDITATE-01', (t) => {
  const cards = written(
    [
      'Plan',
      'Light Mission',
      'cost 3',
      'Gain 1 build point.',
      'Enhance, pay 2 Force: Gain 3 build points.',
      'Alternative Cost: Pay 1 Force.',
      'Meditate: Pay 2 Force.',
    ],
    [
      'Plot',
      'Light Mission',
      'cost 3',
      'Hidden Cost 1.',
      'Gain 1 build point.',
      'Enhance, pay 2 Force: Gain 3 build points.',
    ],
  );
  for (const way of ['Plan by Alternative Cost: Pay 1', 'Plan by Meditate: Pay 2', 'Plot for 2']) {
    t.board({
      at: 'Light builds',
      cards,
      light: { force: 4, hand: ['Plan'], discard: ['Plan'], build: [{ down: 'Plot', counters: 1 }] },
    });
    t.startBuilding();
    t.answer(`Light: complete ${way} Force Enhance`);
    t.is([t.points('Light'), t.force('Light')], [4, way.endsWith('1') ? 1 : 0]);
  }
});

scenarioX('Each way to play a card by Meditate says what it does', 'TCG-KW-MEDITATE-01 TCG-BCARD-06', (t) => {
  const cards = written(
    FOE,
    FRIEND,
    ['Trance', 'Light Battle', 'Pay 3 Force -> Either: Gain 1 build point. Or: Draw 1 card.', 'Meditate: Pay 2 Force.'],
    [
      'Vigil',
      'Light Battle',
      'Gain 1 build point.',
      'Enhance, pay 1 Force: Gain 2 build points.',
      'Meditate: Pay 2 Force.',
    ],
  );
  t.board({
    at: 'Character battle',
    cards,
    dark: { character: ['Foe'] },
    light: { force: 3, discard: ['Trance', 'Vigil'], deck: ['Friend'], character: ['Friend'] },
  });
  t.passUntil('chance', 'Light');
  t.offers(
    'Trance by Meditate: Pay 2 Force. Gain 1 build point',
    'Trance by Meditate: Pay 2 Force. Draw 1 card',
    'Vigil by Meditate: Pay 2 Force. Gain 1 build point.',
    'Vigil by Meditate: Pay 2 Force. Gain 1 build point. Enhance, pay 1 Force',
    'pass',
  );
  t.answer('Light: Vigil Enhance');
  t.is([t.points('Light'), t.force('Light')], [3, 0]);
  t.card('Vigil', { zone: 'out of play' });
});

const DEARER = written(
  FRIEND,
  ['Giant', 'Light Character - Jedi', 'To complete, discard 1 card, pay 1 build point.'],
  ['Twin (A)', 'Light Character - Jedi', 'cost 2   speed 10   power 1   health 3'],
  [
    'Twin (B)',
    'Light Character - Jedi',
    'cost 2   speed 10   power 1   health 3',
    'To complete, pay 1 Force.',
    'Hidden Cost 1.',
    'Alternative Cost: Pay 5 Force.',
  ],
  ['Cave', 'Light Location - Ground', 'cost 2', 'To complete, pay 1 Force.', 'Each of your units has +1 power.'],
  ['Gun', 'Light Equipment - Character', 'cost 0', 'To complete, pay 1 Force.', 'Equip: Free.', 'Equipped: +1 power.'],
);

scenarioX('What completing a unit costs besides is paid with its build cost, or it stays', 'TCG-BUILD-18', (t) => {
  for (const [points, ...hand] of [
    [3, 'Giant', 'Friend'], // one point too few
    [4, 'Giant'], // nothing to discard
  ] as const) {
    t.board({ at: 'Light builds', cards: DEARER, light: { points, hand } });
    t.startBuilding();
    t.doesNotOffer('complete Giant');
    t.doesNotOffer('deploy Giant');
  }
  t.board({ at: 'Light builds', cards: DEARER, light: { points: 4, hand: ['Giant', 'Friend'] } });
  t.startBuilding();
  t.answer('complete Giant for 3 build points; discard 1 card, pay 1 build point');
  t.card('Giant', { zone: 'Character', tapped: false });
  t.is([t.points('Light'), t.titles('Light', 'discard')], [0, ['Friend']]);
  t.board({
    at: 'Light builds',
    cards: DEARER,
    light: { points: 1, hand: ['Friend'], build: [{ down: 'Giant', counters: 3 }] },
  });
  t.startBuilding();
  t.answer('complete Giant; discard 1 card, pay 1 build point');
  t.card('Giant', { zone: 'Character', counters: 0 });
  t.is(t.points('Light'), 0);
});

scenarioX(
  'It is paid for every place and by every other way to complete the card',
  'TCG-BUILD-18 TCG-STACK-33',
  (t) => {
    const dearer = (force: number): void => {
      t.board({
        at: 'Light builds',
        cards: DEARER,
        light: {
          force,
          points: 2,
          hand: ['Cave', 'Gun'],
          character: ['Twin (A)'],
          build: [{ down: 'Twin (B)', counters: 1 }],
        },
      });
      t.startBuilding();
    };
    dearer(0);
    t.doesNotOffer('complete');
    dearer(6);
    t.answer('complete Cave in the Ground arena for 2 build points; pay 1 Force', 'complete Gun; pay 1 Force');
    t.is([t.read('Cave').zone, t.read('Gun').zone, t.force('Light')], ['Ground Location', 'completed', 4]);
    for (const [way, left] of [
      ['; pay 1 Force', 5],
      [' by Alternative Cost: Pay 5 Force. And pay 1 Force.', 0],
      [' for 0 Force; pay 1 Force', 5],
    ] as const) {
      dearer(6);
      t.answer(`complete Twin (B) beneath Twin (A)${way}`);
      t.card('Twin (A)', { under: 1 });
      t.is(t.force('Light'), left);
    }
  },
);

scenarioX(
  'What another card lists goes beneath it by every way to complete it',
  'TCG-KW-STACK-01 TCG-KW-STACK-06',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: written(
        ['Lord (A)', 'Light Character - Jedi Master', 'Stack: Squire unit cards.'],
        [
          'Page',
          'Light Character - Squire',
          'cost 4   speed 10   power 1   health 1',
          'Alternative Cost: Pay 2 Force.',
        ],
        ['Groom', 'Light Character - Squire', 'cost 4   speed 10   power 1   health 1', 'Hidden Cost 3.'],
      ),
      light: {
        force: 2,
        points: 1,
        hand: ['Page'],
        build: [{ down: 'Groom', counters: 1 }],
        character: ['Lord (A)'],
      },
    });
    t.startBuilding();
    t.answer('complete Page beneath Lord (A) by Alternative Cost: Pay 2 Force. And 1 build point.');
    t.answer('complete Groom beneath Lord (A) for 0 Force');
    t.card('Lord (A)', { under: 2 });
    t.is([t.force('Light'), t.points('Light')], [0, 0]);
  },
);
