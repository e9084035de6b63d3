/** Moving Pilots, retreating with them, and their stacks (TCG-PILOT-12 to 19, 31, 32, 35). */
import { whyNotBoard } from '../src/rules/pilots.ts';
import { whyNotRetreat } from '../src/rules/retreat.ts';
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Ace   Light Character - Rebel Officer   C
     cost 2   speed 40   power 2   health 2
     Starfighter Pilot: +20 speed.

  2 Wingman   Light Character - Rebel Officer   C
     cost 2   speed 40   power 2   health 2
     Starfighter Pilot: +1 power.

  3 Dart   Light Space - Rebel Starfighter   C
     cost 2   speed 30   power 2   health 6

  4 Arrow   Light Space - Rebel Starfighter   C
     cost 2   speed 30   power 2   health 6

  5 Crawler   Dark Ground - Walker   C
     cost 5   speed 5   power 2   health 9

  6 Luke Skywalker (Y)   Light Character - Rebel Jedi   C
     cost 3   speed 50   power 4   health 3
     Starfighter Pilot: +20 speed.

  7 Luke Skywalker (Z)   Light Character - Rebel Jedi   C
     cost 3   speed 50   power 4   health 3
     Starfighter Pilot: Critical Hit 2.

  8 Skimmer   Light Ground - Speeder   C
     cost 1   speed 10   power 1   health 3

  9 Frigate   Light Space - Capital Ship   C
     cost 4   speed 10   power 2   health 4

  10 Hornet   Neutral Space - Starfighter   C
     cost 2   speed 30   power 2   health 6
`;

scenarioBoth('Each Pilot moves once in the own build step', 'TCG-PILOT-13', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    dice: [1],
    dark: { ground: ['Crawler'] },
    light: { space: [{ card: 'Dart', pilot: 'Ace' }, 'Arrow'], character: ['Wingman'] },
  });
  t.answer('move Ace onto Arrow');
  t.refused(whyNotBoard(t.table, t.find('Ace'), t.find('Dart')), 'TCG-PILOT-13');
  t.offers('move Wingman onto Dart', 'done');
  t.answer('move Wingman onto Dart');
  t.offers('done');
  t.answer('done', 'Dark: done', 'Light: done'); // nobody retreats
  t.offers('done'); // in Dark's build step of the next turn
  t.answer('Dark: done');
  t.offersAlso('move Ace to the Character arena', 'move Wingman to the Character arena');
});

scenario(
  'A Pilot moves onto a unit from the build zone or the Character arena, onto no retreated unit',
  'TCG-PILOT-14',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Light builds',
      dark: { space: ['Hornet'] },
      light: {
        space: ['Dart'],
        ground: ['Skimmer'],
        character: ['Ace', 'Luke Skywalker (D)'],
        build: ['Wingman', 'Arrow'],
      },
    });
    t.offers(
      'move Ace onto Dart',
      'move Wingman onto Dart',
      'move Luke Skywalker (D) onto Skimmer',
      'return Wingman to battle',
      'return Arrow to battle',
      'done',
    );
    t.answer('move Wingman onto Dart', 'move Luke Skywalker (D) onto Skimmer');
    t.card('Wingman', { zone: 'aboard' });
    t.card('Dart', { power: 3 });
    t.card('Skimmer', { pilot: 'Luke Skywalker (D)', speed: 30 });
  },
);

scenario('A Pilot moves from unit to unit, onto one in the build zone too', 'TCG-PILOT-15', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { space: [{ card: 'Dart', pilot: 'Ace' }, 'Frigate', 'Arrow'], build: ['X-Wing Red One'] },
  });
  t.offers(
    'move Ace onto Arrow',
    'move Ace onto X-Wing Red One',
    'move Ace to the Character arena',
    'move Ace to the build zone',
    'return X-Wing Red One to battle',
    'done',
  );
  t.answer('move Ace onto X-Wing Red One');
  t.card('X-Wing Red One', { zone: 'build', pilot: 'Ace' });
  t.card('Dart', { pilot: null });
  t.answer('return X-Wing Red One to battle');
  t.card('X-Wing Red One', { zone: 'Space', pilot: 'Ace' });
});

scenario('A Pilot moves off a unit to the Character arena or the build zone', 'TCG-PILOT-16', (t) => {
  for (const [place, zone] of [
    ['Character arena', 'Character'],
    ['build zone', 'build'],
  ] as const) {
    t.board({ cards: CARDS, at: 'Light builds', light: { space: [{ card: 'Dart', pilot: 'Ace' }] } });
    t.offers('move Ace to the Character arena', 'move Ace to the build zone', 'done');
    t.answer(`move Ace to the ${place}`);
    t.card('Ace', { zone, tapped: false, faceDown: false });
    t.card('Dart', { zone: 'Space', pilot: null, speed: 30 });
  }
});

scenarioBoth('A Pilot is deployed to its arena and moved from there', 'TCG-PILOT-19', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { points: 4, space: ['Dart'], hand: ['Ace'], build: [{ down: 'Wingman', counters: 2 }] },
  });
  t.offers(
    'build Ace',
    'deploy Ace',
    'deploy Wingman',
    'add build counters to Wingman',
    ...t.by({ nh: [], x: ['bring Ace into the build zone', 'bring Wingman into the build zone'] }),
    'done',
  );
  t.answer('deploy Ace');
  t.card('Ace', { zone: 'Character' });
  t.answer('deploy Wingman');
  t.card('Wingman', { zone: 'Character' });
  t.answer('move Ace onto Dart');
  t.card('Ace', { zone: 'aboard' });
});

scenarioBoth(
  'A retreating unit takes its Pilot along: both untapped, both tap',
  { nh: 'TCG-PILOT-12 TCG-PILOT-35', x: 'TCG-PILOT-12' },
  (t) => {
    t.board({ cards: CARDS, at: 'Light retreats', light: { space: [{ card: 'Dart', pilot: 'Ace' }, 'Arrow'] } });
    t.offers('retreat Dart', ...t.by({ nh: ['retreat Ace'], x: [] }), 'retreat Arrow', 'done');
    t.answer('retreat Dart');
    t.card('Dart', { zone: 'build', tapped: true, pilot: 'Ace' });
    t.card('Ace', { zone: 'aboard', tapped: true });
    t.is(t.titles('Light', 'build'), ['Dart']);
  },
);

scenario('With a tapped Pilot the unit cannot retreat, nor a tapped unit with its Pilot', 'TCG-PILOT-35', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light retreats',
    light: { space: [{ card: 'Dart', pilot: { card: 'Ace', tapped: true } }, 'Arrow'] },
  });
  t.offers('retreat Arrow', 'done');
  t.refused(whyNotRetreat(t.table, t.find('Dart')), 'TCG-PILOT-35');
  t.board({ cards: CARDS, at: 'Light retreats', light: { space: [{ card: 'Dart', tapped: true, pilot: 'Ace' }] } });
  t.offers('retreat Ace', 'done');
});

scenario('A Pilot retreats alone and leaves its unit', 'TCG-PILOT-35 TCG-PILOT-11', (t) => {
  t.board({ cards: CARDS, at: 'Light retreats', light: { space: [{ card: 'Dart', pilot: 'Ace' }] } });
  t.answer('retreat Ace');
  t.card('Ace', { zone: 'build', tapped: true });
  t.card('Dart', { zone: 'Space', tapped: false, pilot: null });
  t.offers('retreat Dart', 'done');
});

scenarioBoth(
  'Speeder Pilot Luke brought on top of Starfighter Pilot Luke must leave the Starfighter',
  'TCG-PILOT-31 TCG-PILOT-32',
  (t) => {
    const board = (): void => {
      t.board({
        cards: CARDS,
        at: 'Light builds',
        light: {
          space: [{ card: 'Dart', pilot: { card: 'Luke Skywalker (Y)', under: ['Luke Skywalker (D)'] } }, 'Arrow'],
          ground: ['Skimmer'],
        },
      });
      t.answer('bring Luke Skywalker (D) on top');
      t.asks('Light', 'pilotLeaves');
      t.offers(
        'move Luke Skywalker (D) onto Skimmer',
        'move Luke Skywalker (D) to the Character arena',
        'move Luke Skywalker (D) to the build zone',
      );
    };
    board();
    t.answer('move Luke Skywalker (D) onto Skimmer');
    t.card('Skimmer', { pilot: 'Luke Skywalker (D)', speed: 30 });
    t.card('Dart', { pilot: null, speed: 30 });
    board();
    t.answer('move Luke Skywalker (D) to the Character arena');
    t.card('Luke Skywalker (D)', { zone: 'Character', under: 1 });
    board();
    t.answer('move Luke Skywalker (D) to the build zone');
    t.card('Luke Skywalker (D)', { zone: 'build', under: 1 });
  },
);

scenarioBoth('A new top card that can pilot the unit stays aboard', 'TCG-PILOT-31', (t) => {
  t.board({
    cards: CARDS,
    at: 'Light builds',
    light: { space: [{ card: 'Dart', pilot: { card: 'Luke Skywalker (Y)', under: ['Luke Skywalker (Z)'] } }] },
  });
  t.answer('bring Luke Skywalker (Z) on top');
  t.asks('Light', 'build');
  t.card('Dart', { pilot: 'Luke Skywalker (Z)', speed: 30 });
  t.is(t.keyword('Dart', 'Critical Hit'), 2);
});

scenarioBoth(
  'A card deployed on top that cannot pilot the unit takes the Pilot off it; beneath, it does not',
  'TCG-PILOT-31',
  (t) => {
    const board = (): void =>
      t.board({
        cards: CARDS,
        at: 'Light builds',
        light: { points: 1, space: [{ card: 'Dart', pilot: 'Luke Skywalker (Y)' }], hand: ['Luke Skywalker (D)'] },
      });
    board();
    t.answer('stack Luke Skywalker (D) on top');
    t.asks('Light', 'pilotLeaves');
    t.offers('move Luke Skywalker (D) to the Character arena', 'move Luke Skywalker (D) to the build zone');
    board();
    t.answer('stack Luke Skywalker (D) beneath');
    t.asks('Light', 'build');
    t.card('Dart', { pilot: 'Luke Skywalker (Y)', speed: 50 });
  },
);
