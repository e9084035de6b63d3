/** Characters that pilot, and what they give their units. */
import { scenario } from '../../src/testing/index.ts';
import { attack, attackDice, unitDoes } from './steps.ts';

scenario('Tiree (A): his ship may Intercept, and leaves its strength to the other Starfighters', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 6, 6, 6, 6],
    dark: { space: ['Carrack Cruiser'], character: ['Acklay'] },
    light: {
      force: 2,
      space: [
        { card: 'Z-95 Headhunter', pilot: 'Tiree (A)', tapped: true },
        { card: 'X-Wing Red Two', tapped: true },
        { card: 'Naboo Cruiser', tapped: true },
      ],
      character: ['Rebel Trooper'],
    },
  });
  attack(t, 'attacks Naboo Cruiser');
  t.answer('Light: Z-95 Headhunter: Intercept');
  t.card('Z-95 Headhunter', { zone: 'discard' });
  t.card('Tiree (A)', { zone: 'discard' });
  t.card('X-Wing Red Two', { power: 4 });
  t.card('Naboo Cruiser', { power: 6, damage: 0 });
});

scenario('Elan Sleazebaggano (A) harms your Pilots too, and a ship outlives its Pilot', '', (t) => {
  t.board({
    at: 'battle ends',
    dark: { character: ['Acklay'] },
    light: {
      space: ['X-Wing Red Two'],
      build: [{ card: 'Z-95 Headhunter', pilot: { card: 'Tiree (A)', damage: 2 }, damage: 1 }],
      character: ['Elan Sleazebaggano (A)'],
    },
  });
  // Elan damages the other Characters, Tiree among them, who is on the ship.
  t.card('Tiree (A)', { zone: 'discard' });
  t.card('Z-95 Headhunter', { zone: 'build', pilot: null });
});

scenario('Wedge Antilles (A): his damaged ship may retreat between attacks', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 1, 1, 1, 1],
    dark: { space: ['TIE Fighter DS-55-6'], character: ['Acklay'] },
    light: {
      force: 1,
      space: [{ card: 'X-Wing Red Two', pilot: 'Wedge Antilles (A)', tapped: true }],
      character: ['Rebel Trooper'],
    },
  });
  t.card('X-Wing Red Two', { speed: 70, power: 4, health: 2 });
  t.passUntil('unitTurn', 'Dark'); // undamaged: no chance was offered
  t.answer('attacks X-Wing Red Two');
  t.is(attackDice(t), 1);
  t.card('X-Wing Red Two', { zone: 'discard' }); // Critical Hit 2
  t.board({
    at: 'battle starts',
    dark: { space: ['TIE Fighter DS-55-6'], character: ['Acklay'] },
    light: {
      force: 1,
      space: [{ card: 'X-Wing Red Two', pilot: 'Wedge Antilles (A)', damage: 1 }],
      character: ['Rebel Trooper'],
    },
  });
  t.answer('Light: X-Wing Red Two: Retreat this unit');
  t.card('X-Wing Red Two', { zone: 'build', tapped: false, pilot: 'Wedge Antilles (A)' });
  t.is(t.force('Light'), 0);
});

scenario('Wedge Antilles (A): not while a unit attacks, and not for the damage of the Pilot', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1],
    dark: { space: ['TIE Fighter DS-55-6'], character: ['Acklay'] },
    light: {
      force: 1,
      space: [{ card: 'X-Wing Red Two', pilot: { card: 'Wedge Antilles (A)', damage: 1 } }],
      character: ['Rebel Trooper'],
    },
  });
  t.asks('Light', 'unitTurn');
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1, 1],
    dark: { space: ['TIE Fighter DS-55-6'], character: ['Acklay'] },
    light: {
      force: 1,
      space: [{ card: 'X-Wing Red Two', pilot: 'Wedge Antilles (A)', damage: 1 }],
      character: ['Rebel Trooper'],
    },
  });
  t.answer('Light: pass', 'Light: X-Wing Red Two attacks TIE Fighter');
  t.asks('Light', 'chance'); // after the attack: none was offered within
  t.is(t.events('attackEnds').length, 1);
});

scenario('Biggs Darklighter (A): ship and Pilot are discarded, and another ship takes no damage', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 6, 6, 6, 6],
    dark: { space: ['Carrack Cruiser'], character: ['Acklay'] },
    light: {
      space: [
        { card: 'Z-95 Headhunter', pilot: 'Biggs Darklighter (A)', tapped: true },
        { card: 'Republic Cruiser', tapped: true },
      ],
      character: ['Rebel Trooper'],
    },
  });
  attack(t, 'attacks Republic Cruiser');
  t.answer('Light: Z-95 Headhunter: Prevent all damage');
  t.card('Republic Cruiser', { damage: 0 });
  t.is(t.titles('Light', 'discard').sort(), ['Biggs Darklighter (A)', 'Z-95 Headhunter']);
});

scenario('Biggs Darklighter (A) cannot save his own ship, nor do so on foot', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 6, 6, 6, 6],
    dark: { space: ['Carrack Cruiser'], character: ['Acklay'] },
    light: {
      space: [{ card: 'Z-95 Headhunter', pilot: 'Biggs Darklighter (A)', tapped: true }],
      character: ['Rebel Trooper'],
    },
  });
  attack(t, 'attacks Z-95 Headhunter');
  t.asks('Dark', 'unitTurn');
  t.board({
    at: 'battle starts',
    dice: [6, 6, 6, 6, 6],
    dark: { space: ['Carrack Cruiser'], character: ['Acklay'] },
    light: {
      space: [
        { card: 'Z-95 Headhunter', tapped: true },
        { card: 'Republic Cruiser', tapped: true },
      ],
      character: ['Biggs Darklighter (A)'],
    },
  });
  attack(t, 'attacks Republic Cruiser');
  t.asks('Dark', 'unitTurn');
});

scenario(
  'Rebel Lieutenant: stronger with his Capital Ship, and the other ships are faster while it is in Space',
  '',
  (t) => {
    t.board({
      at: 'Light builds',
      light: { space: ['Tantive IV (A)', 'N-1 Starfighter'], ground: ['Clone Squad'], character: ['Rebel Lieutenant'] },
      dark: { space: ['Carrack Cruiser'] },
    });
    t.offersAlso('move Rebel Lieutenant onto Tantive IV');
    t.doesNotOffer('move Rebel Lieutenant onto N-1 Starfighter');
    t.answer('move Rebel Lieutenant onto Tantive IV');
    t.card('Tantive IV (A)', { speed: 40, power: 6 });
    t.card('N-1 Starfighter', { speed: 70 });
    t.card('Carrack Cruiser', { speed: 40 });
    t.card('Clone Squad', { speed: 10 });
    t.answer('Light: done', 'Dark: done', 'Light: retreat Tantive IV');
    t.card('N-1 Starfighter', { speed: 60 });
    t.card('Rebel Lieutenant', { tapped: true });
  },
);

scenario('Luke Skywalker (D) on a Speeder: faster, and dangerous to Creatures only', '', (t) => {
  const board = (): void =>
    t.board({
      at: 'Ground battle',
      dice: [6, 1],
      dark: {
        ground: [
          { card: 'Mounted Stormtrooper', tapped: true },
          { card: 'Geonosian Defense Platform', tapped: true },
        ],
        character: ['Acklay'],
      },
      light: { ground: [{ card: 'Sorusuub V-35 Courier', pilot: 'Luke Skywalker (D)' }], character: ['Rebel Trooper'] },
    });
  board();
  t.card('Sorusuub V-35 Courier', { speed: 50, power: 2 });
  unitDoes(t, 'attacks Mounted Stormtrooper');
  t.card('Mounted Stormtrooper', { damage: 3 });
  board();
  unitDoes(t, 'attacks Geonosian Defense Platform');
  t.card('Geonosian Defense Platform', { damage: 1 });
});

scenario('TIE Fighter Elite Pilot: speed and Critical Hit for the Starfighter, none for himself on foot', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      space: ['TIE Fighter DS-55-6', 'Droid Starfighter Squadron', 'Carrack Cruiser'],
      character: ['TIE Fighter Elite Pilot'],
    },
  });
  t.card('TIE Fighter Elite Pilot', { speed: 30 });
  t.is(t.keyword('TIE Fighter Elite Pilot', 'Critical Hit'), 0);
  t.doesNotOffer('onto Droid Starfighter', 'onto Carrack Cruiser');
  t.answer('move TIE Fighter Elite Pilot onto TIE Fighter DS-55-6');
  t.card('TIE Fighter DS-55-6', { speed: 70 });
  t.is(t.keyword('TIE Fighter DS-55-6', 'Critical Hit'), 4);
});

scenario('Jon "Dutch" Vander (A) and Star Destroyer Commander give their keywords', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 1, 1, 1, 1],
    dark: {
      space: [{ card: 'Devastator (A)', pilot: 'Star Destroyer Commander', tapped: true }],
      character: ['Acklay'],
    },
    light: { space: [{ card: 'Y-Wing Gold One', pilot: 'Jon "Dutch" Vander (A)' }], character: ['Rebel Trooper'] },
  });
  t.is(t.keyword('Devastator (A)', 'Critical Hit'), 2);
  t.is(t.keyword('Y-Wing Gold One', 'Stun'), 6);
  unitDoes(t, 'Y-Wing Gold One attacks Devastator');
  t.card('Devastator (A)', { damage: 1, power: 2 });
});

scenario('Imperial Navy Lieutenant and Imperial Navy Helmsman each want another kind of ship', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      space: ['Carrack Cruiser', 'Devastator (A)'],
      character: ['Imperial Navy Lieutenant', 'Imperial Navy Helmsman'],
    },
  });
  t.offersAlso('Lieutenant onto Carrack Cruiser', 'Helmsman onto Devastator');
  t.doesNotOffer('Lieutenant onto Devastator', 'Helmsman onto Carrack Cruiser');
  t.answer('Lieutenant onto Carrack Cruiser', 'Helmsman onto Devastator');
  t.card('Carrack Cruiser', { power: 6, speed: 40 });
  t.card('Devastator (A)', { power: 8, speed: 40 });
});

scenario(
  'Jump to Lightspeed: the ship comes to hand with all its cards and its Pilot, and its attacker rolls nothing',
  '',
  (t) => {
    t.board({
      at: 'battle starts',
      dark: { space: ['Carrack Cruiser'], character: ['Acklay'] },
      light: {
        hand: ['Jump to Lightspeed'],
        space: [
          {
            card: 'Z-95 Headhunter',
            pilot: { card: 'Luke Skywalker (X)', under: ['Luke Skywalker (C)'] },
            damage: 1,
            tapped: true,
          },
        ],
        character: ['Rebel Trooper'],
      },
      cards: `
      1 Luke Skywalker (X)   Light Character - Rebel Officer   C
         cost 3   speed 30   power 2   health 2
         Starfighter Pilot: +1 power.
    `,
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Carrack Cruiser attacks Z-95 Headhunter', 'Light: play Jump to Lightspeed');
    t.is(t.titles('Light', 'hand').sort(), ['Luke Skywalker (C)', 'Luke Skywalker (X)', 'Z-95 Headhunter']);
    t.is(t.events('roll').length, 0);
  },
);

scenario('A Pilot on a unit is a Character and a Jedi, but no unit in an arena', '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 5,
      hand: ['Learning the Force', 'Mending'],
      space: [{ card: 'Z-95 Headhunter', pilot: { card: 'Wedge Antilles (A)', damage: 1 } }],
      character: ['Jawa', 'Rebel Trooper'],
    },
  });
  t.answer('complete Learning the Force');
  t.is(t.force('Light'), 2); // the Pilot is not counted
  t.answer('complete Mending');
  t.card('Wedge Antilles (A)', { damage: 0 }); // the only damaged Character
});

scenario('Lin Demolitionmech spares the Pilots: they are not in Character', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: {
      space: [{ card: 'TIE Fighter DS-55-6', pilot: 'TIE Fighter Pilot' }],
      character: ['Acklay', 'Geonosian Guard'],
    },
    light: { character: ['Lin Demolitionmech', 'Rebel Trooper'] },
  });
  t.passUntil('unitTurn');
  t.answer('Acklay does not attack');
  t.passUntil('unitTurn');
  t.answer('Geonosian Guard does not attack');
  unitDoes(t, 'Lin Demolitionmech: deals 2 damage');
  t.card('TIE Fighter Pilot', { damage: 0 });
  t.card('Acklay', { damage: 2 });
  t.card('Geonosian Guard', { zone: 'discard' });
  t.card('Rebel Trooper', { damage: 2 });
  t.card('Lin Demolitionmech', { damage: 0 });
});
