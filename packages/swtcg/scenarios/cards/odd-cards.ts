/** Cards whose text is a sentence of its own in the card language. */
import { scenario } from '../../src/testing/index.ts';
import { playIfOffered, toBattle, unitDoes } from './steps.ts';

scenario('Clear the Skies: one unit from each arena with four or more, Dark first', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 3,
      hand: ['Clear the Skies'],
      space: ['Geonosian Fighter', 'Carrack Cruiser', 'TIE Fighter DS-55-6'],
      ground: ['Reek', 'Battle Droid Squad', 'Geonosian Squad', 'Walking Droid Fighter'],
    },
    light: {
      space: ['N-1 Starfighter', 'X-Wing Red Two', 'Naboo Cruiser', 'Republic Cruiser'],
      character: ['Rebel Trooper', 'Jawa', 'Cordé (A)', 'Naboo Security Guard', 'Rebel Pilot'],
    },
  });
  t.answer('Dark: complete Clear the Skies');
  t.asks('Dark', 'discard');
  t.offers('discard Reek', 'discard Battle Droid Squad', 'discard Geonosian Squad', 'discard Walking Droid Fighter');
  t.answer('Dark: discard Reek');
  t.offers('discard N-1 Starfighter', 'discard X-Wing Red Two', 'discard Naboo Cruiser', 'discard Republic Cruiser');
  t.answer('Light: discard N-1 Starfighter', 'Light: discard Jawa');
  t.asks('Dark', 'build');
  t.is(t.titles('Light', 'discard'), ['N-1 Starfighter', 'Jawa']);
  t.is(t.titles('Dark', 'discard'), ['Reek', 'Clear the Skies']);
});

scenario('Twilight of the Republic: the Light build step comes in between, and Light retreats first', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 5, hand: ['Twilight of the Republic', 'Reek'], character: ['Geonosian Guard'] },
    light: { points: 4, hand: ['N-1 Starfighter'], character: ['Rebel Trooper'] },
  });
  t.answer('Dark: complete Twilight of the Republic');
  t.asks('Light', 'build');
  t.answer('Light: deploy N-1 Starfighter', 'Light: done');
  t.asks('Dark', 'build');
  t.is(t.points('Dark'), 3);
  t.is(t.points('Light'), 0);
  t.answer('Dark: deploy Reek', 'Dark: done');
  t.asks('Light', 'retreat');
  t.answer('Light: done');
  t.asks('Dark', 'retreat');
});

scenario('Twilight of the Republic holds for its turn only', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 2, hand: ['Twilight of the Republic'], character: ['Geonosian Guard'] },
    light: { character: ['Rebel Trooper'] },
  });
  t.answer('complete Twilight', 'Light: done', 'Dark: done', 'Light: done', 'Dark: done');
  unitDoes(t, 'Geonosian Guard does not attack');
  unitDoes(t, 'Rebel Trooper does not attack');
  t.answer('Dark: done', 'Light: done', 'Dark: done', 'Light: done');
  t.asks('Dark', 'unitTurn');
});

scenario('Fog of War: one die for each unit, and a 5 or 6 taps it', '', (t) => {
  t.board({
    at: 'Light builds',
    dice: [5, 4, 6, 1],
    dark: { space: ['Carrack Cruiser'], ground: ['Reek'], build: ['Geonosian Guard'] },
    light: { points: 3, hand: ['Fog of War'], ground: ['Clone Squad'], character: ['Rebel Trooper'] },
  });
  t.answer('Light: complete Fog of War');
  t.is(t.lastDice(), [5, 4, 6, 1]);
  t.card('Carrack Cruiser', { tapped: true });
  t.card('Reek', { tapped: false });
  t.card('Clone Squad', { tapped: true });
  t.card('Rebel Trooper', { tapped: false });
  t.card('Geonosian Guard', { tapped: false });
});

scenario("It's Not Over Yet: only when all are tapped, and the arena fights once more", '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1],
    dark: {
      force: 5,
      hand: ["It's Not Over Yet"],
      ground: [{ card: 'Reek', tapped: true }],
      character: ['Zam Wesell (A)'],
    },
    light: { ground: [{ card: 'Clone Squad', tapped: true }], character: ['Rebel Trooper'] },
  });
  t.answer('Dark: Critical Hit 2');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Zam Wesell does not attack');
  t.doesNotOffer("play It's Not Over Yet"); // the Rebel Trooper is untapped
  t.passUntil('unitTurn', 'Light');
  t.answer('Rebel Trooper does not attack');
  t.answer("Dark: play It's Not Over Yet");
  t.offers('Space', 'Ground', 'Character');
  t.answer('Ground');
  t.card('Rebel Trooper', { tapped: true });
  t.passUntil('unitTurn', 'Dark');
  t.offers('Reek attacks Clone Squad', 'Reek does not attack');
});

scenario("It's Not Over Yet: what waits for the battle step happens again", '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 5, hand: ["It's Not Over Yet"], character: [{ card: 'Zam Wesell (A)', damage: 2 }] },
    light: { character: [{ card: 'Rebel Trooper', tapped: true }] },
  });
  t.answer('Dark: Take 1 damage counter');
  t.card('Zam Wesell (A)', { damage: 1 });
  t.passUntil('unitTurn');
  t.answer('Zam Wesell does not attack', "Dark: play It's Not Over Yet", 'Character');
  t.answer('Dark: Take 1 damage counter');
  t.card('Zam Wesell (A)', { damage: 0, tapped: false });
  t.card('Rebel Trooper', { tapped: false });
});

scenario('Rebel Surrender: the unit that rolled no hits is discarded', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 3],
    dark: { force: 4, hand: ['Rebel Surrender'], character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { character: ['Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Rebel Trooper attacks Geonosian Guard');
  t.doesNotOffer('play Rebel Surrender'); // a unit is attacking
  t.answer('Dark: pass', 'Dark: pass');
  t.answer('Dark: play Rebel Surrender');
  t.card('Rebel Trooper', { zone: 'discard' });
});

scenario('Rebel Surrender: a unit that rolled a hit stays, and so does one in Space', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 4],
    dark: { force: 4, hand: ['Rebel Surrender'], character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { character: ['Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Rebel Trooper attacks Geonosian Guard', 'Dark: pass', 'Dark: pass');
  playIfOffered(t, 'play Rebel Surrender');
  t.card('Rebel Trooper', { zone: 'Character' });
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1, 1, 1],
    dark: { force: 4, hand: ['Rebel Surrender'], space: [{ card: 'Carrack Cruiser', tapped: true }] },
    light: { space: ['N-1 Starfighter'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('N-1 Starfighter attacks Carrack Cruiser', 'Dark: pass', 'Dark: pass');
  playIfOffered(t, 'play Rebel Surrender');
  t.card('N-1 Starfighter', { zone: 'Space' });
});

scenario('Rebel Surrender: an attack without dice rolled no hits either', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: {
      force: 7,
      hand: ['Rebel Surrender', "Tyranus's Gift"],
      character: [{ card: 'Geonosian Guard', tapped: true }],
    },
    light: { character: ['Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Rebel Trooper attacks Geonosian Guard', "Dark: play Tyranus's Gift");
  t.is(t.events('roll').length, 0);
  t.answer('Dark: pass');
  t.answer('Dark: play Rebel Surrender');
  t.card('Rebel Trooper', { zone: 'discard' });
});

scenario('Blaster Barrage: the hits are divided between two units', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [4, 5, 4, 1],
    dark: { force: 5, hand: ['Blaster Barrage'], character: ['Stormtrooper DV-692'] },
    light: { character: ['Clone Warrior 4/163', 'Rebel Trooper', 'Naboo Security Guard'], build: ['Jawa'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Clone Warrior', 'Dark: play Blaster Barrage');
  t.asks('Dark', 'divide');
  t.offers(
    ...[1, 2, 3].flatMap((n) => [`${n} of the hits to Rebel Trooper`, `${n} of the hits to Naboo Security Guard`]),
    'done',
  );
  t.answer('2 of the hits to Rebel Trooper');
  t.card('Rebel Trooper', { damage: 2 });
  t.card('Clone Warrior 4/163', { damage: 1 });
  // Both were damaged by the Stormtrooper and are stunned.
  t.card('Rebel Trooper', { power: -1 });
  t.card('Clone Warrior 4/163', { power: 1 });
});

scenario("Blaster Barrage is for one's own attack, before the dice", '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1],
    dark: { force: 5, hand: ['Blaster Barrage'], character: [{ card: 'Geonosian Guard', tapped: true }] },
    light: { character: ['Clone Warrior 5/373'] },
  });
  t.doesNotOffer('play Blaster Barrage');
  t.passUntil('unitTurn', 'Light');
  t.answer('Clone Warrior attacks Geonosian Guard');
  t.doesNotOffer('play Blaster Barrage');
});

scenario('Contingency Plan: the counters become build points, the cards stay', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { build: [{ down: 'Reek', counters: 2 }] },
    light: {
      points: 1,
      hand: ['Contingency Plan'],
      build: [
        { down: 'Naboo Cruiser', counters: 5 },
        { down: 'Clone Squad', counters: 2 },
        { card: 'Rebel Trooper', damage: 1 },
      ],
    },
  });
  t.answer('Light: complete Contingency Plan');
  t.is(t.points('Light'), 7);
  t.card('Naboo Cruiser', { zone: 'build', counters: 0, faceDown: true });
  t.card('Clone Squad', { zone: 'build', counters: 0, faceDown: true });
  t.card('Reek', { counters: 2 });
  t.card('Rebel Trooper', { damage: 1 });
  t.answer('Light: add build counters to Naboo Cruiser', '6', 'deploy Naboo Cruiser');
  t.card('Naboo Cruiser', { zone: 'Space' });
});

scenario('Our Only Hope: only with exactly one other card being built', '', (t) => {
  const light = (build: readonly string[]): void =>
    t.board({
      at: 'Light builds',
      light: { points: 1, hand: ['Our Only Hope', 'Reek', 'Jawa'], build: build.map((down) => ({ down })) },
    });
  light([]);
  t.doesNotOffer('complete Our Only Hope');
  light(['Naboo Cruiser', 'Clone Squad']);
  t.doesNotOffer('complete Our Only Hope');
  light(['Naboo Cruiser']);
  t.answer('Light: complete Our Only Hope');
  t.card('Naboo Cruiser', { counters: 5 });
  t.is(t.titles('Light', 'hand'), []);
  t.is(t.titles('Light', 'discard').sort(), ['Jawa', 'Our Only Hope', 'Reek']);
});

scenario('Our Only Hope, built before, does not count itself', '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      build: [
        { down: 'Our Only Hope', counters: 1 },
        { down: 'Naboo Cruiser', counters: 2 },
      ],
    },
  });
  t.answer('Light: complete Our Only Hope');
  t.card('Naboo Cruiser', { counters: 6 });
});

scenario('Imperial Manipulation: when battle starts a counter goes from one unit to another in its arena', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 2,
      hand: ['Imperial Manipulation'],
      ground: [{ card: 'Reek', damage: 1 }],
      character: ['Geonosian Guard'],
    },
    light: { force: 9, ground: ['Clone Squad'], character: [{ card: 'Obi-Wan Kenobi (C)', damage: 3 }, 'Cordé (A)'] },
  });
  t.answer('complete Imperial Manipulation');
  toBattle(t);
  t.asks('Dark', 'moveDamage');
  t.offers('from Reek to Clone Squad', 'from Obi-Wan Kenobi to Cordé', 'from Obi-Wan Kenobi to Geonosian Guard');
  t.answer('from Obi-Wan Kenobi to Cordé');
  // It is no damage: nobody could prevent it.
  t.card('Cordé (A)', { zone: 'discard' });
  t.card('Obi-Wan Kenobi (C)', { damage: 2 });
});

scenario('Jawa Supply Trip: a Droid is built with a counter for each Jawa', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 1,
      hand: ['Jawa Supply Trip', 'Mouse Droid', 'Reek', 'Battle Droid Squad'],
      ground: ['Jawa Squad'],
      character: ['Jawa Leader', 'Geonosian Guard'],
      build: ['Jawa'],
    },
    light: { character: ['Jawa'] },
  });
  t.answer('complete Jawa Supply Trip');
  t.offers('choose Mouse Droid', 'choose Battle Droid Squad');
  t.answer('choose Battle Droid Squad');
  t.card('Battle Droid Squad', { zone: 'build', counters: 2, faceDown: true });
  t.offersAlso('deploy Battle Droid Squad');
});
