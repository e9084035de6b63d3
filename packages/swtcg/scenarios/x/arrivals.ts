/** Units that come into an arena otherwise than from the hand or the build zone, and Pilots that have to come off. */
import { scenarioX } from '../../src/testing/index.ts';
import { FRIEND, written } from './written.ts';

scenarioX('Ambush meets a Pilot that comes off its unit', 'TCG-KW-AMBUSH-01 TCG-PILOT-17', (t) => {
  t.board({
    at: 'Dark builds',
    cards: written(
      ['Fighter', 'Dark Space - Starfighter'],
      ['Ace', 'Dark Character - Pilot', 'Starfighter Pilot: +1 power.'],
      ['Lurker', 'Light Character - Hunter', 'Free -> Ambush 2.'],
    ),
    dice: [4, 6],
    dark: { space: [{ card: 'Fighter', pilot: 'Ace' }] },
    light: { character: ['Lurker'] },
  });
  t.answer('Dark: move Ace to the build zone');
  t.asks('Dark', 'build'); // it has not come to the arena
  t.answer('Dark: return Ace', 'Light: Lurker: Free -> Ambush 2');
  t.card('Ace', { damage: 2 });
  t.board({
    at: 'Dark builds',
    cards: written(
      ['Fighter', 'Dark Space - Starfighter'],
      ['Ace', 'Dark Character - Pilot', 'Starfighter Pilot: +1 power.'],
      ['Lurker', 'Light Character - Hunter', 'Free -> Ambush 2.'],
    ),
    dice: [4, 6],
    dark: { space: [{ card: 'Fighter', pilot: 'Ace' }] },
    light: { character: ['Lurker'] },
  });
  t.answer('Dark: move Ace to the Character arena', 'Light: Lurker: Free -> Ambush 2');
  t.card('Ace', { damage: 2 });
});

scenarioX('Ambush meets a stack that its new top card takes to another arena', 'TCG-KW-AMBUSH-01 TCG-STACK-25', (t) => {
  const cards = written(
    ['Twin (A)', 'Dark Ground - Droid'],
    ['Twin (B)', 'Dark Character - Droid'],
    ['Lurker', 'Light Character - Hunter', 'Free -> Ambush 2.'],
  );
  t.board({
    at: 'Dark builds',
    cards,
    dice: [4, 6],
    dark: { points: 1, hand: ['Twin (B)'], ground: ['Twin (A)'] },
    light: { character: ['Lurker'] },
  });
  t.answer('Dark: stack Twin (B) on top of Twin (A)', 'Light: Lurker: Free -> Ambush 2');
  t.card('Twin (B)', { zone: 'Character', damage: 2 });
  t.board({
    at: 'Dark builds',
    cards,
    dice: [4, 6],
    dark: { ground: [{ card: 'Twin (A)', under: ['Twin (B)'] }] },
    light: { character: ['Lurker'] },
  });
  t.answer('Dark: bring Twin (B)', 'Light: Lurker: Free -> Ambush 2');
  t.card('Twin (B)', { zone: 'Character', damage: 2 });
  // One that stays where it is, and one that joins beneath, come to no arena.
  t.board({
    at: 'Dark builds',
    cards,
    dark: { points: 1, hand: ['Twin (B)'], ground: ['Twin (A)'] },
    light: { character: ['Lurker'], ground: ['Recon Speeder'] },
  });
  t.answer('Dark: stack Twin (B) beneath Twin (A)');
  t.asks('Dark', 'build');
});

scenarioX(
  'In battle too a Pilot comes off when Hidden Cost makes it one that cannot fly its unit',
  'TCG-PILOT-31 TCG-PILOT-32 TCG-KW-HIDDEN-01 TCG-CONTEST-17',
  (t) => {
    t.board({
      at: 'battle starts',
      cards: written(
        ['Fighter', 'Dark Space - Starfighter', 'cost 3   speed 40   power 3   health 9'],
        ['Bike', 'Dark Ground - Speeder'],
        [
          'Ace (A)',
          'Neutral Character - Rogue',
          'cost 3   speed 40   power 3   health 4',
          'Starfighter Pilot: +1 power.',
        ],
        [
          'Ace (B)',
          'Neutral Character - Rogue',
          'cost 3   speed 40   power 3   health 4',
          'Hidden Cost 1.',
          'Speeder Pilot: +2 power.',
        ],
        FRIEND,
      ),
      dark: {
        force: 2,
        space: [{ card: 'Fighter', pilot: 'Ace (A)' }],
        ground: ['Bike'],
        build: [{ down: 'Ace (B)', counters: 1 }],
      },
      light: { character: ['Ace (A)'], space: ['N-1 Starfighter'] },
    });
    t.passUntil('chance', 'Dark');
    t.answer('Dark: complete Ace (B) on top of Ace (A)');
    t.asks('Dark', 'pilotLeaves');
    t.offers('move Ace (B) onto Bike', 'move Ace (B) to the Character arena', 'move Ace (B) to the build zone');
    t.answer('Dark: move Ace (B) to the Character arena');
    t.asks('Dark', 'bid'); // the enemy has one of that name there
  },
);

scenarioX('And when Hidden Cost makes its unit one that it cannot fly', 'TCG-PILOT-47 TCG-KW-HIDDEN-01', (t) => {
  t.board({
    at: 'battle starts',
    cards: written(
      ['Hull (A)', 'Dark Space - Starfighter', 'cost 3   speed 40   power 3   health 9'],
      ['Hull (B)', 'Dark Space - Transport', 'cost 3   speed 40   power 3   health 9', 'Hidden Cost 1.'],
      ['Ace', 'Dark Character - Rogue', 'Starfighter Pilot: +1 power.'],
      FRIEND,
    ),
    dark: {
      space: [{ card: 'Hull (A)', pilot: 'Ace' }],
      build: [{ down: 'Hull (B)', counters: 1 }],
    },
    light: { character: ['Friend'], space: ['N-1 Starfighter'] },
  });
  t.passUntil('chance', 'Dark');
  t.answer('Dark: complete Hull (B) on top of Hull (A)');
  t.asks('Dark', 'pilotLeaves');
  t.offers('move Ace to the Character arena', 'move Ace to the build zone');
  t.answer('Dark: move Ace to the build zone');
  t.card('Ace', { zone: 'build' });
});
