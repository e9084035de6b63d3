import { arenasControlled, controls } from '../src/rules/victory.ts';
import { CHARACTER, DARK, GROUND, LIGHT, SPACE } from '../src/rules/state.ts';
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Floating Mine   Dark Space - Imperial Weapon   C
     cost 2   speed 10   power 1   health 2
     When battle ends: This unit deals 5 damage to each enemy unit in Space.

  2 Stand Fast   Light Mission   C
     cost 0
     Give each of your Space units +2 health this turn.

  3 Brace for Impact   Light Mission   C
     cost 0
     Give each of your Space units +2 health this battle.

  4 Flight Deck   Light Ground - Rebel Fortification   C
     cost 2   speed 10   power 1   health 3
     When battle ends: Gain 1 Force for each of your Space units in Space.
`;

scenario('A Mission is built, completed in the own build step, carried out and discarded', 'TCG-MISSION-01', (t) => {
  t.board({
    at: 'build roll',
    dice: [2, 2],
    dark: { hand: ['Insignificant Power'] },
    light: { force: 5 },
  });
  t.offers('build Insignificant Power', 'done');
  t.answer('Dark: build Insignificant Power', 'Dark: 2', 'Dark: done');
  t.card('Insignificant Power', { zone: 'build', faceDown: true, counters: 2 });
  t.offers('done');
  t.answer('Light: done');
  t.asks('Dark', 'build');
  t.offers('add build counters to Insignificant Power', 'done');
  t.answer('Dark: add build counters to Insignificant Power', 'Dark: 1');
  t.is(t.force('Light'), 9);
  t.answer('Dark: complete Insignificant Power');
  t.is([t.force('Light'), t.titles('Dark', 'discard'), t.titles('Dark', 'build')], [5, ['Insignificant Power'], []]);
});

scenario('A fully built Mission can be kept for turns', 'TCG-MISSION-02', (t) => {
  t.board({ at: 'build roll', dice: [1, 1, 1], dark: { build: [{ down: 'Insignificant Power', counters: 3 }] } });
  t.answer('Dark: done', 'Light: done', 'Dark: done', 'Light: done');
  t.is(t.state.turn, 4);
  t.card('Insignificant Power', { zone: 'build', faceDown: true, counters: 3 });
  t.is(t.force('Light'), 8);
  t.answer('Dark: complete Insignificant Power');
  t.is(t.force('Light'), 4);
});

scenarioBoth('An arena is controlled by who alone has units there', 'TCG-WIN-01', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { space: ['Z-95 Headhunter', 'YT-1300 Transport'], ground: ['Jawa Squad', 'Tusken Squad'] },
    light: { ground: ['Rebel Squad'] },
  });
  t.is(
    [SPACE, GROUND, CHARACTER].map((arena) => controls(t.table, DARK, arena)),
    [true, false, false],
  );
  t.is(
    [SPACE, GROUND, CHARACTER].map((arena) => controls(t.table, LIGHT, arena)),
    [false, false, false],
  );
});

scenarioBoth('Who controls 2 of the 3 arenas at the end of a turn wins', 'TCG-WIN-01 TCG-WIN-02', (t) => {
  t.board({
    at: 'turn ends',
    dark: { ground: ['Jawa Squad', 'Tusken Squad', 'Krayt Dragon'] },
    light: {
      space: ['X-Wing Red Two'],
      ground: ['Rebel Squad'],
      character: [{ card: 'Owen Lars (A)', tapped: true, damage: 3 }],
    },
  });
  t.winner('Light');
});

scenarioBoth('Dark wins with 2 arenas too', 'TCG-WIN-02', (t) => {
  t.board({
    at: 'turn ends',
    dark: { space: ['Z-95 Headhunter'], ground: ['Jawa Squad'] },
    light: { character: ['Owen Lars (A)', 'Rebel Pilot'] },
  });
  t.winner('Dark');
});

scenarioBoth('One arena is not enough', 'TCG-WIN-02', (t) => {
  t.board({
    at: 'turn ends',
    dark: { space: ['Z-95 Headhunter'], ground: ['Jawa Squad'] },
    light: { ground: ['Rebel Squad'] },
  });
  t.winner('undecided');
  t.asks('Dark', 'build');
});

scenarioBoth('Two arenas in the middle of a turn win nothing', 'TCG-WIN-03', (t) => {
  t.board({
    at: 'turn starts',
    dice: [3],
    dark: { hand: ['Jawa Squad'] },
    light: { space: ['X-Wing Red Two'], ground: ['Moisture Farm'] },
  });
  t.is(arenasControlled(t.table, LIGHT), 2, 'the arenas of Light');
  t.asks('Dark', 'build');
  t.answer('Dark: deploy Jawa Squad', 'Dark: done', 'Light: done');
  t.answer('Dark: done', 'Light: done');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Jawa Squad does not attack', 'Light: Moisture Farm does not attack');
  t.is(t.state.turn, 3);
  t.winner('undecided');
});

scenario('What happens when the battle phase ends comes before the check', 'TCG-WIN-04', (t) => {
  t.board({
    at: 'battle ends',
    cards: CARDS,
    dark: { space: ['Floating Mine'], ground: ['Jawa Squad'] },
    light: { space: ['X-Wing Red Two'] },
  });
  t.passChances();
  t.card('X-Wing Red Two', { zone: 'discard' });
  t.winner('Dark');
  t.is(t.state.turn, 2);
});

scenario(
  'A unit that lives only until end of turn is there for what ends the battle, and gone at the check',
  'TCG-WIN-06',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: CARDS,
      dice: [4, 1],
      dark: { space: ['Z-95 Headhunter'], character: ['Jawa'] },
      light: {
        space: [{ card: 'X-Wing Red Three', damage: 1, tapped: true }],
        ground: ['Flight Deck'],
        hand: ['Stand Fast'],
      },
    });
    t.answer('Light: complete Stand Fast', 'Light: done', 'Dark: done', 'Light: done');
    t.answer('Dark: Z-95 Headhunter attacks X-Wing Red Three');
    t.passChances();
    t.is(
      t.events('damage').map(({ n }) => n),
      [1],
    );
    t.is(t.force('Light'), 1, 'the Force of Light, which still had a unit in Space when the battle phase ended');
    t.card('X-Wing Red Three', { zone: 'discard' });
    t.winner('Dark');
  },
);

scenario('A unit that lives only until end of battle is gone at the check', 'TCG-WIN-06', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dice: [4, 1],
    dark: { space: ['Z-95 Headhunter'], character: ['Jawa'] },
    light: { space: [{ card: 'X-Wing Red Three', damage: 1, tapped: true }], hand: ['Brace for Impact'] },
  });
  t.answer('Light: complete Brace for Impact', 'Light: done', 'Dark: done');
  t.answer('Dark: Z-95 Headhunter attacks X-Wing Red Three');
  t.passChances();
  t.is(
    t.events('damage').map(({ n }) => n),
    [1],
  );
  t.card('X-Wing Red Three', { zone: 'discard' });
  t.winner('Dark');
});

scenarioBoth('Retreated units, face-down cards and Pilots hold no arena', 'TCG-WIN-07', (t) => {
  t.board({
    at: 'turn ends',
    light: {
      space: [{ card: 'X-Wing Red Two', pilot: 'Rebel Pilot' }],
      build: ['Rebel Squad', 'Owen Lars (A)', { down: 'Moisture Farm', counters: 3 }],
    },
  });
  t.winner('undecided');
});

scenarioBoth('Nor do they keep the enemy from controlling it', 'TCG-WIN-07', (t) => {
  t.board({
    at: 'turn ends',
    dark: { ground: ['Jawa Squad'], character: ['Jawa'] },
    light: {
      space: [{ card: 'X-Wing Red Two', pilot: 'Rebel Pilot' }],
      build: ['Rebel Squad', 'Owen Lars (A)', { down: 'Moisture Farm', counters: 3 }],
    },
  });
  t.winner('Dark');
});

scenarioBoth('Having no cards and no units does not lose the game', 'TCG-WIN-12', (t) => {
  t.board({
    at: 'turn starts',
    dice: [3, 3],
    dark: {},
    light: { character: ['Owen Lars (A)'], deck: ['Jawa', 'Jawa'] },
  });
  t.offers('done');
  t.answer('Dark: done');
  t.startBuilding();
  t.answer('Light: done', 'Light: done');
  t.passUntil('build', 'Dark');
  t.winner('undecided');
  t.is(t.state.turn, 3);
});
