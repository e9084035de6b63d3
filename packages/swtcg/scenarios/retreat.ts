import { whyNotRetreat } from '../src/rules/retreat.ts';
import { scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Nimble Scout   Light Character - Rebel Scout   C
     cost 3   speed 20   power 1   health 3
     Retreat this unit -> Prevent 1 damage to this unit.

  2 Cautious Scout   Light Character - Rebel Scout   C
     cost 3   speed 20   power 1   health 3
     Pay 1 Force -> Retreat this unit.

  3 Tractor Beam   Dark Battle   C
     Pay 1 Force -> Retreat 1 enemy unit in Character.

  4 Hunted Down   Dark Mission   C
     cost 0
     Choose 1 Character in the enemy build zone. This card deals 1 damage to it.
`;

scenarioBoth(
  'In the own retreat step any number of untapped units retreat, tapping',
  'TCG-RETREAT-01 TCG-RETREAT-02',
  (t) => {
    t.board({
      at: 'Light retreats',
      dark: { character: ['Jawa'] },
      light: {
        space: ['X-Wing Red Two', { card: 'X-Wing Red Three', tapped: true }],
        ground: ['Rebel Squad'],
        character: [{ card: 'Owen Lars (A)', damage: 1 }, 'Rebel Pilot'],
      },
    });
    t.offers('retreat X-Wing Red Two', 'retreat Rebel Squad', 'retreat Owen Lars (A)', 'retreat Rebel Pilot', 'done');
    t.refused(whyNotRetreat(t.table, t.find('X-Wing Red Three')), 'TCG-RETREAT-02');
    t.answer('Light: retreat X-Wing Red Two', 'Light: retreat Rebel Squad', 'Light: retreat Owen Lars (A)');
    for (const unit of ['X-Wing Red Two', 'Rebel Squad', 'Owen Lars (A)'])
      t.card(unit, { zone: 'build', tapped: true, faceDown: false });
    t.offers('retreat Rebel Pilot', 'done');
    t.answer('Light: done');
    t.card('Rebel Pilot', { zone: 'Character' });
  },
);

scenarioBoth('Dark retreats before Light', 'TCG-RETREAT-03', (t) => {
  t.board({
    at: 'Dark retreats',
    dark: { ground: ['Jawa Squad', 'Tusken Squad'] },
    light: { ground: ['Rebel Squad', 'Moisture Farm'] },
  });
  t.asks('Dark', 'retreat');
  t.offers('retreat Jawa Squad', 'retreat Tusken Squad', 'done');
  t.answer('Dark: retreat Jawa Squad');
  t.asks('Dark', 'retreat');
  t.answer('Dark: done');
  t.asks('Light', 'retreat');
  t.offers('retreat Rebel Squad', 'retreat Moisture Farm', 'done');
  t.answer('Light: retreat Rebel Squad', 'Light: done');
  t.is(
    t.events('retreatStep').map(({ seat }) => seat),
    [0, 1],
  );
});

scenarioBoth('A retreated unit comes back in a build step of a later turn', 'TCG-RETREAT-04', (t) => {
  t.board({ at: 'Dark retreats', turn: 2, dice: [1], dark: { ground: ['Jawa Squad'] } });
  t.answer('Dark: retreat Jawa Squad');
  // The build steps of this turn are past: nothing is asked until the next turn's.
  t.asks('Dark', 'build');
  t.is(t.state.turn, 3);
  t.offers('return Jawa Squad to battle', 'done');
  t.card('Jawa Squad', { zone: 'build', tapped: false });
  t.answer('Dark: return Jawa Squad');
  t.card('Jawa Squad', { zone: 'Ground' });
});

scenarioBoth('Who retreats once the dice are rolled takes the hits in the build zone', 'TCG-RETREAT-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [4, 5, 1, 1],
    dark: { character: ['Jango Fett (D)'] },
    light: { character: ['Nimble Scout'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Jango Fett (D) attacks Nimble Scout');
  t.answer('Light: Nimble Scout: retreat this unit');
  t.card('Nimble Scout', { zone: 'build', damage: 1 });
  t.is(
    t.events('damage').map(({ from, n }) => [from, n]),
    [[3, 1]],
    'the damage: where, and how much',
  );
});

scenarioBoth('Who retreats before the dice are rolled is not rolled against', 'TCG-RETREAT-06', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Jango Fett (D)'] },
    light: { force: 1, character: ['Cautious Scout', 'Rebel Pilot'] },
  });
  t.answer('Light: pass');
  t.answer('Dark: Jango Fett (D) attacks Cautious Scout', 'Light: Cautious Scout: retreat this unit');
  t.card('Cautious Scout', { zone: 'build', damage: 0 });
  t.is([t.events('roll').length, t.events('noRoll').length, t.events('attackEnds').length], [0, 1, 1]);
  t.asks('Light', 'unitTurn');
});

scenarioBoth(
  'An effect retreats a unit as it is, tapped or not, to the build zone of its player',
  { nh: 'TCG-RETREAT-08 TCG-RETREAT-09', x: 'TCG-RETREAT-07 TCG-RETREAT-09' },
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force: 2, character: ['Jawa'], hand: ['Tractor Beam', 'Tractor Beam'] },
      light: { character: ['Owen Lars (A)', { card: 'Rebel Pilot', tapped: true }, 'Jawa'] },
    });
    t.answer('Dark: play Tractor Beam', 'Dark: Owen Lars (A)', 'Dark: play Tractor Beam', 'Dark: Rebel Pilot');
    t.is([t.titles('Dark', 'build'), t.titles('Light', 'build')], [[], ['Owen Lars (A)', 'Rebel Pilot']]);
    t.card('Owen Lars (A)', { zone: 'build', tapped: false, faceDown: false });
    t.card('Rebel Pilot', { zone: 'build', tapped: true, faceDown: false });
  },
);

scenarioBoth(
  'A retreated unit keeps its damage and is discarded when that reaches its health',
  'TCG-RETREAT-12',
  (t) => {
    t.board({
      at: 'Dark retreats',
      cards: CARDS,
      dice: [1],
      dark: { build: [{ down: 'Hunted Down' }, { down: 'Hunted Down' }] },
      light: { character: [{ card: 'Owen Lars (A)', damage: 2 }] },
    });
    t.answer('Light: retreat Owen Lars (A)');
    t.asks('Dark', 'build');
    t.card('Owen Lars (A)', { zone: 'build', damage: 2, health: 4 });
    t.answer('Dark: complete Hunted Down');
    t.card('Owen Lars (A)', { zone: 'build', damage: 3 });
    t.answer('Dark: complete Hunted Down');
    t.card('Owen Lars (A)', { zone: 'discard', damage: 0 });
  },
);
