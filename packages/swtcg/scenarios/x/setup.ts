import { setupPrice, setupTotal } from '../../src/rules/setup.ts';
import { DARK, LIGHT, ON_TOP } from '../../src/rules/state.ts';
import { type Play, scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Spice Mine   Dark Resource   C
     cost 3
     Each of your units has +1 power.

  2 Second Mine   Dark Resource   C
     cost 2

  3 Seven   Dark Ground - Walker   C
     cost 7   speed 10   power 1   health 5

  4 Five   Light Ground - Walker   C
     cost 5   speed 10   power 1   health 5

  5 Two   Light Ground - Walker   C
     cost 2   speed 10   power 1   health 5

  6 Strider   Dark Ground/Character - Droid   C
     cost 4   speed 10   power 1   health 2

  7 Hero (A)   Light Character - Jedi   R
     cost 4   speed 10   power 1   health 4

  8 Hero (B)   Light Space - Starfighter Jedi   R
     cost 6   speed 10   power 1   health 4

  9 Hero (C)   Light Ground/Character - Jedi   R
     cost 6   speed 10   power 1   health 4

  10 Rally   Light Event   C
     Each of your units has +2 health.

  11 Herald   Light Character - Soldier   C
     cost 2   speed 10   power 1   health 3
     Each of your units has +2 power.
     When you deploy this unit: Gain 3 Force.
     Counts as Jedi.
`;

const totals = (t: Play): number[] => [setupTotal(t.table, DARK), setupTotal(t.table, LIGHT)];

scenarioX(
  'Each card is paid out of the starting build points: 7 leaves 23, and 9 is more than 7',
  'TCG-SETUP-02 TCG-SETUP-31',
  (t) => {
    t.board({
      at: 'setup',
      cards: CARDS,
      dark: { hand: ['Seven'], deck: ['Swoop Bike'] },
      light: { hand: ['Five', 'Two', 'Two'], deck: ['Two', 'Two', 'Two'] },
    });
    t.answer('Dark: put out Seven');
    t.is([t.points('Dark'), t.titles('Dark', 'hand')], [23, ['Swoop Bike']]);
    t.card('Seven', { zone: 'Ground' });
    t.answer('Light: put out Five', 'Light: put out Two');
    t.is(totals(t), [7, 7]);
    t.asks('Light', 'setup'); // as much is not more
    t.answer('Light: put out Two');
    t.is([totals(t), t.points('Light')], [[7, 9], 21]);
    t.asks('Dark', 'setup');
  },
);

scenarioX(
  'A Resource goes into its zone and counts like a unit; there is one',
  'TCG-SETUP-02 TCG-SETUP-17 TCG-SETUP-34',
  (t) => {
    t.board({
      at: 'setup',
      cards: CARDS,
      dark: { hand: ['Spice Mine', 'Second Mine', 'Blaster Barrage', 'Destroy Alderaan'], deck: ['Swoop Bike'] },
      light: { hand: ['Two', 'Two', 'Five'] },
    });
    t.offers(
      'complete Spice Mine for 3 build points',
      'complete Second Mine for 2 build points',
      'partly build Spice Mine',
      'partly build Second Mine',
      'stop',
    );
    for (const name of ['Blaster Barrage', 'Destroy Alderaan']) {
      const price = setupPrice(t.table, t.find(name), -1, ON_TOP);
      t.refused(typeof price === 'number' ? null : price, 'TCG-SETUP-17');
    }
    t.answer('Dark: complete Spice Mine');
    t.card('Spice Mine', { zone: 'resource' });
    t.is([totals(t), t.points('Dark')], [[3, 0], 27]);
    t.is(t.titles('Dark', 'hand').includes('Swoop Bike'), true);
    t.answer('Light: put out Two');
    t.asks('Light', 'setup'); // 2 is not more than 3
    t.answer('Light: put out Two');
    t.asks('Dark', 'setup');
    // A second one is neither put out nor built.
    t.offers('put out Swoop Bike', 'partly build Swoop Bike', 'stop');
  },
);

scenarioX('Nobody spends more than the own starting points', 'TCG-SETUP-06', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dark: { points: 9, hand: ['Seven', 'Strider'] },
    light: { points: 30, hand: ['Five', 'Two', 'Two'], deck: ['Five', 'Five', 'Five', 'Five', 'Five', 'Five', 'Five'] },
  });
  t.answer('Dark: put out Seven', 'Light: put out Five', 'Light: put out Five');
  t.offers('partly build Strider', 'stop'); // 4 of the 2 points left
  const price = setupPrice(t.table, t.find('Strider'), -1, ON_TOP);
  t.is(price, 4);
  t.answer('Dark: stop');
  // Light goes on until done: 20 points are left.
  t.answer('Light: put out Five', 'Light: put out Five', 'Light: put out Five', 'Light: put out Five');
  t.is([totals(t), t.state.turn], [[7, 30], 1]);
});

scenarioX('The last card is shown and begun with any number of counters', 'TCG-SETUP-08 TCG-SETUP-19', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dark: { points: 6, hand: ['Seven'], deck: ['Swoop Bike'] },
    light: { hand: ['Two'] },
  });
  t.offers('partly build Seven with up to 6 build counters', 'stop');
  t.answer('Dark: partly build Seven');
  t.is(t.state.shown[t.find('Seven')], -1, 'seen by all');
  t.offers('1', '2', '3', '4', '5', '6');
  t.answer('Dark: 4');
  t.card('Seven', { zone: 'build', faceDown: true, counters: 4 });
  t.is(t.points('Dark'), 2);
  // That was the last: Dark is not asked again.
  t.answer('Light: put out Two');
  t.asks('Light', 'setup');
  t.offers('stop');
});

scenarioX('It may be overbuilt, and points may be wasted; none are left in the first turn', 'TCG-SETUP-10', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dice: [1],
    dark: { points: 9, hand: ['Strider'] },
    light: { hand: ['Two'] },
  });
  t.answer('Dark: partly build Strider', 'Dark: 8'); // it costs 4
  t.card('Strider', { counters: 8 });
  t.is([t.points('Dark'), t.points('Light')], [1, 30]);
  t.answer('Light: put out Two', 'Light: stop');
  t.is(t.state.turn, 1);
  t.is([t.points('Dark'), t.points('Light')], [1, 1], 'the build roll alone');
});

scenarioX(
  'In setup an Event has effect, and what a unit counts as; no other text',
  'TCG-SETUP-15 TCG-SETUP-18',
  (t) => {
    t.board({
      at: 'setup',
      cards: CARDS,
      dark: { hand: ['Seven'] },
      light: { event: 'Rally', hand: ['Herald', 'Five'] },
    });
    t.answer('Dark: put out Seven', 'Light: put out Herald');
    t.card('Herald', { health: 5, power: 1 });
    t.is(t.table.cards.cards[t.state.def[t.find('Herald')]!]!.words.has('Jedi'), true);
    t.answer('Light: put out Five');
    t.card('Five', { health: 7, power: 1 });
    // What is put out is not deployed: nothing triggers, then or later.
    t.answer('Light: stop', 'Dark: stop');
    t.is([t.force('Light'), t.events('deploy').length, t.events('trigger').length], [4, 0, 0]);
    t.card('Herald', { health: 5, power: 3 });
  },
);

scenarioX('A multi-arena unit is put out into one of its arenas, and stays there', 'TCG-SETUP-20', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dark: { hand: ['Strider', 'Swoop Bike'] },
    light: { hand: ['Five'] },
  });
  t.offersAlso('put out Strider in the Ground arena, cost 4', 'put out Strider in the Character arena, cost 4');
  t.answer('Dark: put out Strider in the Character arena');
  t.card('Strider', { zone: 'Character' });
  t.answer('Light: put out Five');
  t.asks('Dark', 'setup');
  t.offers('put out Swoop Bike', 'partly build Swoop Bike', 'stop');
});

scenarioX('A version of another type goes beneath the stack, never on top', 'TCG-SETUP-25', (t) => {
  t.board({
    at: 'setup',
    cards: CARDS,
    dark: { ground: ['Seven'], hand: ['Swoop Bike'] },
    light: { character: ['Hero (A)'], hand: ['Hero (B)', 'Hero (C)'] },
  });
  t.offers(
    'stack Hero (B) beneath Hero (A)',
    'stack Hero (C) beneath Hero (A)',
    'stack Hero (C) on top of Hero (A)',
    'partly build Hero (B)',
    'partly build Hero (C)',
    'stop',
  );
  t.answer('Light: stack Hero (B) beneath Hero (A)');
  t.card('Hero (A)', { zone: 'Character', under: 1 });
  t.is([totals(t)[LIGHT], t.points('Light')], [5, 25]);
});
