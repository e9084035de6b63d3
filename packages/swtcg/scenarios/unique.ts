import { scenario } from '../src/testing/index.ts';

const CARDS = `
  1 Beru Whitesun (A)   Light Character - Tatooine Farmer   C
     cost 3   speed 10   power 1   health 3

  2 Padmé Skywalker (A)   Light Character - Naboo Diplomat   C
     cost 4   speed 40   power 3   health 4

  3 Wedge Antilles (B)   Light Character - Rebel Officer   C
     cost 3   speed 40   power 2   health 3
     Starfighter Pilot: +10 speed.

  4 Dooku (A)   Dark Character - Dark Jedi Master   C
     cost 4   speed 40   power 4   health 4

  5 Queen Amidala (A)   Light Character - Naboo Diplomat   C
     cost 4   speed 40   power 3   health 4

  6 Back from the Dead   Neutral Mission   C
     cost 0
     Choose 1 Character card in your discard pile. Put it into its arena.
`;

scenario('A card with a version letter is unique, one without is not', 'TCG-UNIQ-01', (t) => {
  t.board({
    at: 'Light builds',
    light: { points: 9, character: ['Rebel Pilot', 'Wuher (A)'], hand: ['Rebel Pilot', 'Wuher (A)'] },
  });
  t.answer('Light: deploy Rebel Pilot');
  t.is(t.titles('Light', 'Character'), ['Rebel Pilot', 'Wuher (A)', 'Rebel Pilot']);
  t.answer('Light: deploy Wuher (A)');
  t.is(t.titles('Light', 'Character'), ['Rebel Pilot', 'Wuher (A)', 'Rebel Pilot']);
  t.is(t.titles('Light', 'discard'), ['Wuher (A)']);
});

scenario(
  'Of one unique name a player has one unit, in battle or retreated; face-down cards do not count',
  'TCG-UNIQ-02',
  (t) => {
    t.board({
      at: 'Light builds',
      light: {
        points: 7,
        character: ['Luke Skywalker (C)'],
        build: ['Anakin Skywalker (C)', { down: 'Padmé Amidala (B)', counters: 1 }],
        hand: ['Luke Skywalker (B)', 'Anakin Skywalker (D)', 'Padmé Amidala (C)'],
      },
    });
    // Luke and Anakin are there already: another version can only join them. Padmé is not.
    t.offers(
      'return Anakin Skywalker (C) to battle',
      'build Luke Skywalker (B)',
      'stack Luke Skywalker (B) beneath Luke Skywalker (C)',
      'stack Luke Skywalker (B) on top of Luke Skywalker (C)',
      'build Anakin Skywalker (D)',
      'stack Anakin Skywalker (D) beneath Anakin Skywalker (C)',
      'stack Anakin Skywalker (D) on top of Anakin Skywalker (C)',
      'add build counters to Padmé Amidala (B)',
      'build Padmé Amidala (C)',
      'deploy Padmé Amidala (C)',
      'done',
    );
  },
);

scenario('A second Luke in battle: the one that came last is discarded', 'TCG-UNIQ-03 TCG-UNIQ-07', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { character: ['Luke Skywalker (D)'], hand: ['Back from the Dead'], discard: ['Luke Skywalker (A)'] },
  });
  t.answer('Light: complete Back from the Dead');
  t.is(t.events('enter').length, 1, 'entries');
  t.is(t.titles('Light', 'Character'), ['Luke Skywalker (D)']);
  t.card('Luke Skywalker (D)', { under: 0 });
  t.card('Luke Skywalker (A)', { zone: 'discard' });
});

scenario(
  'One Luke retreated and a second in battle: the one that came last is discarded',
  'TCG-UNIQ-03 TCG-UNIQ-07',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: CARDS,
      light: { build: ['Luke Skywalker (A)'], hand: ['Back from the Dead'], discard: ['Luke Skywalker (B)'] },
    });
    t.answer('Light: complete Back from the Dead');
    t.is(t.events('enter').length, 1, 'entries');
    t.is([t.titles('Light', 'Character'), t.titles('Light', 'build')], [[], ['Luke Skywalker (A)']]);
    t.card('Luke Skywalker (B)', { zone: 'discard' });
  },
);

scenario('A second copy of a version is deployed for its whole cost, and is the one discarded', 'TCG-UNIQ-03', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 6,
      character: [{ card: 'Luke Skywalker (D)', damage: 1, under: ['Luke Skywalker (C)'] }],
      build: [{ down: 'Luke Skywalker (C)', counters: 3 }],
      hand: ['Luke Skywalker (D)'],
    },
  });
  // D costs 2, C costs 3: neither can go into a stack that holds that version.
  t.doesNotOffer('stack Luke Skywalker');
  t.answer('Light: deploy Luke Skywalker (D)');
  t.is([t.points('Light'), t.titles('Light', 'discard')], [4, ['Luke Skywalker (D)']]);
  t.card('Luke Skywalker (D)', { zone: 'Character', damage: 1, under: 1 });
  t.answer('Light: deploy Luke Skywalker (C)');
  t.is([t.points('Light'), t.titles('Light', 'discard')], [4, ['Luke Skywalker (D)', 'Luke Skywalker (C)']]);
  t.card('Luke Skywalker (D)', { zone: 'Character', damage: 1, under: 1 });
});

scenario('What happens when it is deployed happens, though the second copy is gone at once', 'TCG-UNIQ-03', (t) => {
  t.board({
    at: 'Light builds',
    light: { points: 2, force: 3, character: ['Cliegg Lars (A)'], hand: ['Cliegg Lars (A)'] },
  });
  t.answer('Light: deploy Cliegg Lars (A)');
  t.is([t.titles('Light', 'Character'), t.force('Light')], [['Cliegg Lars (A)'], 2]);
});

scenario('A fifth version is deployed beside its full stack, and discarded', 'TCG-UNIQ-03 TCG-STACK-02', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 9,
      character: [{ card: 'Jango Fett (A)', under: ['Jango Fett (B)', 'Jango Fett (C)', 'Jango Fett (D)'] }],
      hand: ['Jango Fett (E)'],
    },
  });
  t.answer('Dark: deploy Jango Fett (E)');
  t.is([t.titles('Dark', 'Character'), t.titles('Dark', 'discard')], [['Jango Fett (A)'], ['Jango Fett (E)']]);
});

scenario('A discarded unique unit can be built again', 'TCG-UNIQ-08', (t) => {
  t.board({ at: 'Light builds', light: { points: 3, character: ['Beru Lars (A)'], discard: ['Owen Lars (A)'] } });
  t.answer('Light: Beru Lars (A): discard this unit', 'Light: Beru Lars');
  t.is(t.titles('Light', 'hand'), ['Beru Lars (A)']);
  t.offers('build Beru Lars (A)', 'deploy Beru Lars (A)', 'done');
  t.answer('Light: deploy Beru Lars (A)');
  t.is([t.titles('Light', 'Character'), t.points('Light')], [['Beru Lars (A)'], 0]);
});

scenario('Three pairs of names count as one', 'TCG-UNIQ-10', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      character: ['Anakin Skywalker (C)', 'Padmé Amidala (A)', 'Beru Lars (A)'],
      discard: ['Rebel Pilot'],
      build: [
        { down: 'Darth Vader (C)', counters: 5 },
        { down: 'Padmé Skywalker (A)', counters: 4 },
        { down: 'Beru Whitesun (A)', counters: 3 },
      ],
    },
  });
  t.offers(
    'Beru Lars (A): Build step: discard this unit',
    'stack Darth Vader (C) beneath Anakin Skywalker (C)',
    'stack Darth Vader (C) on top of Anakin Skywalker (C)',
    'stack Padmé Skywalker (A) beneath Padmé Amidala (A)',
    'stack Padmé Skywalker (A) on top of Padmé Amidala (A)',
    'stack Beru Whitesun (A) beneath Beru Lars (A)',
    'stack Beru Whitesun (A) on top of Beru Lars (A)',
    'done',
  );
});

scenario('No other names count as one', 'TCG-UNIQ-13', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: {
      character: ['Darth Tyranus (A)', 'Chancellor Palpatine (A)', 'Padmé Amidala (A)'],
      build: [
        { down: 'Dooku (A)', counters: 4 },
        { down: 'Darth Sidious (A)', counters: 8 },
        { down: 'Queen Amidala (A)', counters: 4 },
      ],
    },
  });
  t.offers('deploy Dooku (A)', 'deploy Darth Sidious (A)', 'deploy Queen Amidala (A)', 'done');
  t.answer('Dark: deploy Dooku (A)', 'Dark: deploy Darth Sidious (A)', 'Dark: deploy Queen Amidala (A)');
  t.is(t.titles('Dark', 'Character').length, 6);
});

scenario('Padmé Amidala gives Anakin Skywalker +2 power, and Darth Vader nothing', 'TCG-UNIQ-14 TCG-UNIQ-16', (t) => {
  t.board({
    at: 'Light builds',
    light: { character: ['Padmé Amidala (A)', { card: 'Anakin Skywalker (C)', under: ['Darth Vader (C)'] }] },
  });
  t.card('Anakin Skywalker (C)', { power: 5 + 1 + 2 });
  t.answer('Light: bring Darth Vader (C) on top of Anakin Skywalker (C)');
  t.card('Darth Vader (C)', { power: 5 + 1 });
});

scenario('A piloting card counts as the one of its name, and its stack can grow', 'TCG-UNIQ-18', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      points: 4,
      space: [{ card: 'X-Wing Red Two', pilot: 'Wedge Antilles (A)' }],
      hand: ['Wedge Antilles (A)', 'Wedge Antilles (B)', 'Back from the Dead'],
      discard: ['Wedge Antilles (A)'],
    },
  });
  t.offers(
    'build Wedge Antilles (A)',
    'deploy Wedge Antilles (A)',
    'build Wedge Antilles (B)',
    'stack Wedge Antilles (B) beneath Wedge Antilles (A)',
    'stack Wedge Antilles (B) on top of Wedge Antilles (A)',
    'move Wedge Antilles (A) to the Character arena',
    'move Wedge Antilles (A) to the build zone',
    'complete Back from the Dead',
    'build Back from the Dead',
    'done',
  );
  t.answer('Light: complete Back from the Dead');
  t.is([t.titles('Light', 'Character'), t.events('enter').length], [[], 1]);
  t.answer('Light: stack Wedge Antilles (B) on top of Wedge Antilles (A)');
  t.card('X-Wing Red Two', { pilot: 'Wedge Antilles (B)' });
  t.card('Wedge Antilles (B)', { zone: 'aboard', under: 1 });
});

scenario(
  'Who pilots a retreated unit bars the way to others of the same name alone',
  'TCG-UNIQ-02 TCG-UNIQ-18',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: CARDS,
      light: {
        points: 9,
        build: [{ card: 'X-Wing Red Two', pilot: 'Wedge Antilles (B)' }],
        hand: ['Beru Whitesun (A)', 'Wedge Antilles (A)'],
      },
    });
    t.offersAlso('deploy Beru Whitesun (A) for 3', 'stack Wedge Antilles (A) on top of Wedge Antilles (B)');
    t.doesNotOffer('stack Beru Whitesun (A)', 'deploy Wedge Antilles (A)');
  },
);
