import { setupPrice, setupTotal } from '../src/rules/setup.ts';
import { DARK, LIGHT, ON_TOP } from '../src/rules/state.ts';
import { type Play, scenario, scenarioBoth } from '../src/testing/index.ts';
import { view } from '../src/view.ts';

const totals = (t: Play): number[] => [setupTotal(t.table, DARK), setupTotal(t.table, LIGHT)];

scenario('Dark puts out one unit and draws', 'TCG-SETUP-01 TCG-SETUP-16', (t) => {
  t.board({
    at: 'setup',
    dark: {
      hand: ['Carrack Cruiser', 'Stormtrooper Squad', 'Geonosian Guard', 'Blaster Barrage', 'Destroy Alderaan'],
      deck: ['Geonosian Warrior'],
    },
    light: { hand: ['Naboo Security Guard'] },
  });
  t.asks('Dark', 'setup');
  // Neither Battle nor Mission cards are put out or built.
  t.offers(
    'put out Carrack Cruiser',
    'put out Stormtrooper Squad',
    'put out Geonosian Guard',
    'partly build Carrack Cruiser',
    'partly build Stormtrooper Squad',
    'partly build Geonosian Guard',
    'stop',
  );
  t.answer('put out Stormtrooper Squad');
  t.is(t.titles('Dark', 'Ground'), ['Stormtrooper Squad']);
  t.is(t.titles('Dark', 'hand').includes('Geonosian Warrior'), true);
  t.is(t.titles('Dark', 'hand').length, 5);
  t.asks('Light', 'setup');
});

scenario('The first card is one card, even if it costs nothing', 'TCG-SETUP-01', (t) => {
  t.board({
    at: 'setup',
    dark: { hand: ['Stray', 'Geonosian Guard'] },
    light: { hand: ['Clone Squad'] },
    cards: `
      1 Stray   Dark Character - Creature   C
         cost 0   speed 10   power 1   health 1
    `,
  });
  t.answer('Dark: put out Stray');
  t.asks('Light', 'setup');
});

scenario('A Mission cannot be put out', 'TCG-SETUP-16', (t) => {
  t.board({ at: 'setup', dark: { hand: ['Destroy Alderaan', 'Blaster Barrage'] }, light: { hand: ['Clone Squad'] } });
  for (const card of t.state.hand[DARK]!)
    t.is(setupPrice(t.table, card, -1, ON_TOP), { rule: 'TCG-SETUP-16', why: 'only unit cards are put out in setup' });
  t.offers('stop');
});

scenarioBoth('The players overtake each other', 'TCG-SETUP-03 TCG-SETUP-04', (t) => {
  t.board({
    at: 'setup',
    dark: { hand: ['Carrack Cruiser', 'Geonosian Guard', 'Geonosian Warrior'] }, // 5, 2, 3
    light: { hand: ['Clone Squad', 'N-1 Starfighter'], deck: ['Naboo Security Guard', 'Clone Platoon'] }, // 3, 2, 2, 4
  });
  t.answer('Dark: put out Carrack Cruiser');
  t.answer('Light: put out Clone Squad'); // 3
  t.is(t.titles('Light', 'hand').length, 2);
  t.answer('Light: put out N-1 Starfighter'); // 5: as much is not more
  t.is(totals(t), [5, 5]);
  t.answer('Light: put out Naboo Security Guard'); // drawn after the first; 7
  t.is(totals(t), [5, 7]);
  t.answer('Dark: put out Geonosian Guard'); // 7
  t.answer('Dark: put out Geonosian Warrior'); // 10
  t.answer('Light: put out Clone Platoon'); // 11
  t.asks('Dark', 'setup');
});

scenario('Up to 30 and no further', 'TCG-SETUP-05', (t) => {
  t.board({
    at: 'setup',
    dark: {
      space: ['Trade Federation Warship', 'Trade Federation Warship', 'Trade Federation Warship'],
      hand: ['Carrack Cruiser', 'Techno Union Starship', 'Destroyer Droid Squad'],
    },
    light: {
      space: ['Acclamator-Class Assault Ship', 'Acclamator-Class Assault Ship'],
      ground: ['Clone Trooper Legion', 'Clone Squad'],
      hand: ['Naboo Security Guard', 'Clone Squad', 'Padmé Amidala (D)'],
    },
  });
  t.is(totals(t), [24, 26]);
  t.asks('Dark', 'setup');
  t.answer('put out Techno Union Starship'); // 24 + 6 is 30 exactly
  // Dark is through, and Light goes on alone, though behind no longer matters.
  t.answer('Light: put out Naboo Security Guard'); // 28
  t.asks('Light', 'setup');
  t.offers('partly build Clone Squad', 'partly build Padmé Amidala', 'stop'); // 31 would be too much
  t.answer('stop');
  t.is(totals(t), [30, 28]);
  t.is(t.state.turn, 1);
});

scenario('Whoever stands at 30 waits for the other', 'TCG-SETUP-05', (t) => {
  t.board({
    at: 'setup',
    dark: {
      space: ['Trade Federation Warship', 'Trade Federation Warship', 'Trade Federation Warship'],
      hand: ['Techno Union Starship', 'Geonosian Guard'],
    },
    light: {
      space: ['Acclamator-Class Assault Ship', 'Acclamator-Class Assault Ship', 'Acclamator-Class Assault Ship'],
      hand: ['N-1 Starfighter', 'Clone Squad', 'Clone Platoon', 'Jedi Starfighter 3R3'],
    },
  });
  t.answer('Dark: put out Techno Union Starship');
  t.answer('Light: put out N-1 Starfighter', 'Light: put out Clone Platoon'); // 24 + 2 + 4
  t.is(totals(t), [30, 30]);
  t.is(t.state.turn, 1);
  t.asks('Dark', 'build');
});

scenario('The last card may be partly built', 'TCG-SETUP-07 TCG-SETUP-32', (t) => {
  t.board({
    at: 'setup',
    dark: {
      space: [
        'Trade Federation Warship',
        'Trade Federation Warship',
        'Trade Federation Warship',
        'Droid Starfighter Squadron',
      ],
      hand: ['Carrack Cruiser'],
      deck: ['Geonosian Guard', 'Geonosian Warrior'],
    },
    light: {
      space: ['Acclamator-Class Assault Ship', 'Acclamator-Class Assault Ship'],
      ground: ['Clone Trooper Legion', 'Clone Trooper Legion'],
    },
  });
  t.is(totals(t), [27, 30]);
  t.offers('partly build Carrack Cruiser', 'stop');
  t.answer('partly build Carrack Cruiser');
  t.card('Carrack Cruiser', { zone: 'build', faceDown: true, counters: 3 });
  // It was shown before it was turned, so Light knows it.
  t.is(view(t.table, LIGHT).state.def[t.find('Carrack Cruiser')], t.game.cards.byTitle.get('Carrack Cruiser')!.index);
  // One card was drawn for it, and one in the first turn, which began.
  t.is(t.state.turn, 1);
  t.is(t.titles('Dark', 'hand'), ['Geonosian Guard', 'Geonosian Warrior']);
});

scenario('One point is enough to build with', 'TCG-SETUP-07', (t) => {
  t.board({
    at: 'setup',
    dark: {
      space: ['Trade Federation Warship', 'Trade Federation Warship', 'Trade Federation Warship'],
      ground: ['Destroyer Droid Squad'],
      hand: ['Carrack Cruiser'],
    },
    light: { space: ['Acclamator-Class Assault Ship'], hand: ['Clone Squad'] },
  });
  t.answer('Light: stop', 'Dark: partly build Carrack Cruiser');
  t.card('Carrack Cruiser', { counters: 1 });
});

scenarioBoth('Stopping early is for good', { nh: 'TCG-SETUP-09 TCG-SETUP-12', x: 'TCG-SETUP-12' }, (t) => {
  t.board({
    at: 'setup',
    dark: { hand: ['Geonosian Guard', 'Carrack Cruiser'], deck: ['Geonosian Warrior', 'Geonosian Warrior'] },
    light: {
      hand: [
        'Clone Squad',
        'Clone Platoon',
        'Acclamator-Class Assault Ship',
        'Clone Trooper Legion',
        'Naboo Cruiser',
        'N-1 Starfighter',
      ],
    },
  });
  t.answer('Dark: put out Geonosian Guard', 'Light: put out Clone Squad', 'Dark: stop');
  // Light is ahead and goes on all the same, up to 30; Dark is not asked again.
  t.answer('Light: put out Clone Platoon', 'Light: put out Acclamator-Class Assault Ship');
  t.answer('Light: put out Clone Trooper Legion', 'Light: put out Naboo Cruiser', 'Light: put out N-1 Starfighter');
  t.is(totals(t), [2, 30]);
  t.is(t.state.turn, 1);
});

scenarioBoth('Building the last card is final too', { nh: 'TCG-SETUP-11 TCG-SETUP-12', x: 'TCG-SETUP-12' }, (t) => {
  t.board({
    at: 'setup',
    dark: {
      hand: ['Geonosian Guard', 'Carrack Cruiser', 'Geonosian Warrior'],
      space: ['Trade Federation Warship'],
      deck: ['Geonosian Guard', 'Geonosian Guard'],
    },
    light: {
      space: ['Acclamator-Class Assault Ship'],
      hand: ['Clone Squad', 'N-1 Starfighter', 'Naboo Security Guard'],
    },
  });
  t.answer('Dark: partly build Geonosian Guard'); // although it could be put out
  if (t.edition === 'x') t.answer('Dark: from 21 to 22', 'Dark: 22');
  t.card('Geonosian Guard', { zone: 'build', counters: 22 });
  t.is(totals(t), [8, 8]); // what is face down counts for nothing
  t.answer(
    'Light: put out Clone Squad',
    'Light: put out N-1 Starfighter',
    'Light: put out Naboo Security Guard',
    'Light: stop',
  );
  t.is(t.state.turn, 1);
});

scenario('The last card may cost less, as much or more', 'TCG-SETUP-11', (t) => {
  t.board({
    at: 'setup',
    dark: {
      space: [
        'Trade Federation Warship',
        'Trade Federation Warship',
        'Trade Federation Warship',
        'Droid Starfighter Squadron',
      ],
      hand: ['Geonosian Guard', 'Geonosian Warrior', 'Carrack Cruiser'],
    },
    light: {
      space: ['Acclamator-Class Assault Ship', 'Acclamator-Class Assault Ship'],
      ground: ['Clone Trooper Legion', 'Clone Trooper Legion'],
    },
  });
  // 3 points are left, the cards cost 2, 3 and 5.
  t.offers(
    'put out Geonosian Guard',
    'put out Geonosian Warrior',
    'partly build Geonosian Guard',
    'partly build Geonosian Warrior',
    'partly build Carrack Cruiser',
    'stop',
  );
});

scenarioBoth('Nobody has to put out what does not fit', 'TCG-SETUP-13', (t) => {
  t.board({
    at: 'setup',
    dark: {
      space: ['Trade Federation Warship', 'Trade Federation Warship', 'Trade Federation Warship'],
      ground: ['Stormtrooper Squad'],
      hand: ['Carrack Cruiser', 'Blaster Barrage'],
    },
    light: {
      space: ['Acclamator-Class Assault Ship', 'Acclamator-Class Assault Ship', 'Acclamator-Class Assault Ship'],
      ground: ['Clone Platoon'],
      hand: ["Leia's Kiss"],
    },
  });
  t.asks('Dark', 'setup');
  t.offers('partly build Carrack Cruiser', 'stop'); // 27 + 5
  t.answer('stop');
  t.asks('Light', 'setup');
  t.offers('stop');
});

scenario('Text counts for nothing in setup', 'TCG-SETUP-14', (t) => {
  t.board({
    at: 'setup',
    dark: { hand: ['Plague', 'Broker'], deck: ['Geonosian Guard', 'Geonosian Guard', 'Geonosian Guard'] },
    light: { hand: ['Naboo Security Guard', 'Clone Squad'] },
    cards: `
      1 Plague   Dark Character - Droid   C
         cost 2   speed 30   power 1   health 2
         Each enemy unit has -2 health.
         When you deploy this unit: Gain 3 Force.

      2 Broker   Dark Character - Merchant   C
         cost 3   speed 30   power 1   health 3
         Each unit costs 1 less to deploy.
         Build step: Tap -> Draw 1 card.
    `,
  });
  t.answer('Dark: put out Plague', 'Light: put out Naboo Security Guard', 'Light: put out Clone Squad');
  t.card('Naboo Security Guard', { zone: 'Character', health: 2 });
  t.is(t.force('Dark'), 0);
  t.answer('Dark: put out Broker');
  t.is(totals(t), [5, 5]);
  t.doesNotOffer('Broker: Draw');
  t.answer('Dark: put out Geonosian Guard'); // 2, not 1
  t.is(totals(t), [7, 5]);
  t.answer('Light: stop', 'Dark: stop');
  // With the first turn it begins to count.
  t.card('Naboo Security Guard', { zone: 'discard' });
  t.card('Clone Squad', { zone: 'Ground', health: 1 });
});

scenarioBoth('Pilots walk in setup', 'TCG-SETUP-30', (t) => {
  t.board({
    at: 'setup',
    dark: { space: ['Imperial Star Destroyer'], hand: ['Imperial Navy Helmsman'] },
    light: { space: ['Acclamator-Class Assault Ship', 'N-1 Starfighter'] },
  });
  t.offers('put out Imperial Navy Helmsman', 'partly build Imperial Navy Helmsman', 'stop');
  t.answer('put out Imperial Navy Helmsman');
  t.card('Imperial Navy Helmsman', { zone: 'Character' });
  t.card('Imperial Star Destroyer', { pilot: null });
  t.answer('Light: stop', 'Dark: stop');
  // In the build step he may go aboard.
  t.asks('Dark', 'build');
  t.offers('move Imperial Navy Helmsman onto Imperial Star Destroyer', 'done');
});

scenarioBoth('A card is drawn for each card put out', 'TCG-SETUP-32', (t) => {
  t.board({
    at: 'setup',
    dark: { hand: ['Geonosian Guard', 'Geonosian Warrior', 'Carrack Cruiser'], deck: ['Blaster Barrage'] },
    light: { hand: ['Clone Squad', 'Clone Platoon'], deck: ["Leia's Kiss", 'Surprise Attack', 'N-1 Starfighter'] },
  });
  t.answer('Dark: put out Geonosian Guard');
  t.is(t.titles('Dark', 'hand').sort(), ['Blaster Barrage', 'Carrack Cruiser', 'Geonosian Warrior']);
  t.answer('Light: put out Clone Squad');
  t.is(t.titles('Light', 'hand').sort(), ['Clone Platoon', "Leia's Kiss"]);
  t.answer('Dark: put out Geonosian Warrior'); // the deck is empty, and there is no card for it
  t.is(t.titles('Dark', 'hand').sort(), ['Blaster Barrage', 'Carrack Cruiser']);
  t.answer('Light: partly build Clone Platoon');
  if (t.edition === 'x') t.answer('Light: from 1', 'Light: 4');
  t.is(t.titles('Light', 'hand').sort(), ["Leia's Kiss", 'Surprise Attack']);
});

scenarioBoth('What is put out is untapped and undamaged', 'TCG-SETUP-33', (t) => {
  t.board({
    at: 'setup',
    dark: { hand: ['Geonosian Guard'] },
    light: { hand: ['Anakin Skywalker (D)', 'Anakin Skywalker (A)'] },
  });
  t.answer('Dark: put out Geonosian Guard', 'Light: put out Anakin Skywalker (D)');
  t.answer('Dark: stop', 'Light: stack Anakin Skywalker (A) on top of Anakin Skywalker (D)');
  t.card('Geonosian Guard', { tapped: false, damage: 0 });
  t.card('Anakin Skywalker (A)', { tapped: false, damage: 0, under: 1 });
});
