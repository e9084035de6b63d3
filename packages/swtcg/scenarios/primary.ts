import { swtcg } from '../src/game.ts';
import { fail, scenario, scenarioBoth } from '../src/testing/index.ts';
import { legalDeck } from './deck-lists.ts';

scenarioBoth(
  'At equal speed the Dark unit attacks first',
  { nh: 'TCG-PRIME-01 TCG-PRIME-02', x: 'TCG-PRIME-01' },
  (t) => {
    t.board({
      at: 'Character battle',
      dark: { character: ['Geonosian Warrior'] }, // speed 50
      light: { character: ['Padmé Amidala (D)'] }, // speed 50
    });
    t.asks('Dark', 'unitTurn');
    t.answer('Geonosian Warrior does not attack');
    t.asks('Light', 'unitTurn');
  },
);

scenarioBoth(
  'When both want to play something, Dark is first',
  { nh: 'TCG-PRIME-01 TCG-PRIME-02', x: 'TCG-PRIME-01' },
  (t) => {
    t.board({
      at: 'Character battle',
      dark: { force: 1, character: ['Watcher'] },
      light: { force: 1, character: ['Watcher'] },
      cards: `
      1 Watcher   Neutral Character - Spy   C
         cost 2   speed 30   power 1   health 2
         Between attacks: Pay 1 Force -> Draw 1 card.
    `,
    });
    t.asks('Dark', 'chance');
    t.answer('Dark: Watcher: Draw 1 card');
    t.asks('Light', 'chance');
  },
);

scenarioBoth('Dark wins a tie', 'TCG-PRIME-01', (t) => {
  t.board({
    at: 'battle starts',
    dark: { character: ['Dannik Jerriko (A)'] },
    light: { character: ['Dannik Jerriko (A)'] },
  });
  // Nobody has Force to bid: 5 against 5.
  t.is(t.titles('Dark', 'Character'), ['Dannik Jerriko (A)']);
  t.is(t.titles('Light', 'Character'), []);
  t.is(t.titles('Light', 'build'), ['Dannik Jerriko (A)']);
});

scenario('There are two sides and no third', 'TCG-PRIME-02', (t) => {
  const game = swtcg();
  t.is(
    game.seats.map(({ name }) => name),
    ['Dark', 'Light'],
  );
  const decks = [legalDeck('Dark'), legalDeck('Light')];
  t.is(
    game.start({ edition: 'nh', seed: 1, decks }).deck.map(({ length }) => length),
    [60, 60],
  );
  for (const wrong of [decks.slice(0, 1), [...decks, legalDeck('Dark')]]) {
    let refused = false;
    try {
      game.start({ edition: 'nh', seed: 1, decks: wrong });
    } catch {
      refused = true;
    }
    if (!refused) fail(`a game with ${wrong.length} decks was started`);
  }
});

scenarioBoth('A card lifts one rule, and only that one', 'TCG-PRIME-05', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { force: 3, hand: ['Early Orders', 'Early Orders', 'Orders'], deck: ['Orders'] },
    cards: `
      1 Early Orders   Dark Battle   C
         Build step: Pay 2 Force -> Draw 1 card.

      2 Orders   Dark Battle   C
         Pay 2 Force -> Draw 1 card.
    `,
  });
  t.startBuilding();
  // Battle cards belong to the battle phase; this one says otherwise, the other does not.
  t.offers('play Early Orders', 'done');
  t.answer('play Early Orders');
  t.is(t.force('Dark'), 1);
  t.is(t.titles('Dark', 'discard'), ['Early Orders']);
  // That it may be played now does not make it free.
  t.offers('done');
});

scenarioBoth('What cannot be attacked need not be', 'TCG-PRIME-07', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1],
    dark: { character: ['Admiral Motti (A)', 'Shelter', 'Geonosian Guard'] },
    light: { character: ['Luke Skywalker (B)'] },
    cards: `
      1 Shelter   Dark Character - Guard   C
         cost 2   speed 20   power 1   health 2
         Your other Imperial units in any arena can't be attacked.
    `,
  });
  // Motti says that Jedi must attack him, the Shelter that he cannot be attacked.
  t.passUntil('unitTurn', 'Light');
  t.offers('Luke attacks Shelter', 'Luke attacks Geonosian Guard', 'Luke does not attack');
});

scenarioBoth('Permission lifts a rule', 'TCG-PRIME-08', (t) => {
  t.board({
    at: 'battle starts',
    dark: { space: ['Imperial Star Destroyer', { card: 'Carrack Cruiser', tapped: true }] },
    light: { space: [{ card: 'N-1 Starfighter', tapped: true }], ground: ['Clone Squad'] },
  });
  // By rule a unit attacks in its own arena only; Bombard says otherwise.
  t.asks('Dark', 'unitTurn');
  t.offers(
    'Star Destroyer attacks N-1 Starfighter',
    'Star Destroyer attacks Clone Squad with Bombard 3',
    'Star Destroyer does not attack',
  );
});

scenarioBoth('Of permission and prohibition by cards, prohibition wins', 'TCG-PRIME-07', (t) => {
  t.board({
    at: 'Light builds',
    dark: { space: ['Imperial Star Destroyer'] },
    light: {
      points: 1,
      hand: ['Disrupt the Power System'],
      space: [{ card: 'N-1 Starfighter', tapped: true }],
      ground: ['Clone Squad'],
    },
  });
  t.answer('Light: complete Disrupt the Power System', 'Light: done', 'Dark: done', 'Light: done');
  t.passUntil('unitTurn', 'Dark');
  t.offers('Star Destroyer attacks N-1 Starfighter', 'Star Destroyer does not attack');
});

scenarioBoth(
  "A discarded card goes to its owner's pile, whoever discards it",
  { nh: 'TCG-PRIME-12', x: 'TCG-PRIME-10' },
  (t) => {
    t.board({
      at: 'Dark builds',
      dark: { points: 3, character: ['IT-0 Interrogator Droid'], hand: ['Subtle Assassination'] },
      light: { character: ['Naboo Security Guard'], hand: ["Leia's Kiss"] },
    });
    t.answer('Dark: complete Subtle Assassination');
    t.answer('Dark: IT-0 Interrogator Droid');
    t.is(t.titles('Light', 'discard'), ['Naboo Security Guard', "Leia's Kiss"]);
    t.is(t.titles('Dark', 'discard'), ['Subtle Assassination']);
  },
);
