/** Cards that do something when something else than an attack happens, at once or later. */
import { scenario } from '../../src/testing/index.ts';
import { toBattle } from './steps.ts';

scenario('Greedo (A) leaves if the enemy pays 3 when the Character battle starts', '', (t) => {
  const board = (force: number): void =>
    t.board({
      at: 'Character battle',
      dark: { force, character: ['Geonosian Guard'] },
      light: { character: ['Greedo (A)', 'Rebel Trooper'] },
    });
  board(3);
  t.asks('Dark', 'offer');
  t.answer('yes');
  t.card('Greedo (A)', { zone: 'build', tapped: false });
  t.is(t.force('Dark'), 0);
  board(2);
  t.asks('Light', 'unitTurn'); // nobody can pay
  board(3);
  t.answer('Dark: no');
  t.card('Greedo (A)', { zone: 'Character' });
});

scenario('Droid Control Ship: lost from Space it damages each of your Droids, but no others', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 6, 6, 6, 6, 6],
    dark: {
      space: [
        { card: 'Droid Control Ship', damage: 8, tapped: true },
        { card: 'Droid Starfighter Squadron', tapped: true },
      ],
      ground: ['Battle Droid Squad', 'Reek'],
      character: ['Mouse Droid'],
      build: ['Super Battle Droid Squad'],
    },
    light: { space: ['Naboo Cruiser'], ground: ['Clone Squad'], character: ['R2-D2 (A)'] },
  });
  t.card('Droid Starfighter Squadron', { speed: 50 });
  t.passUntil('unitTurn', 'Light');
  t.answer('Naboo Cruiser attacks Droid Control Ship');
  t.passChances();
  t.card('Droid Control Ship', { zone: 'discard' });
  t.card('Droid Starfighter Squadron', { damage: 1, speed: 40 });
  t.card('Battle Droid Squad', { damage: 1 });
  t.card('Mouse Droid', { zone: 'discard' });
  t.card('Reek', { damage: 0 });
  t.card('Super Battle Droid Squad', { damage: 0 });
  t.card('R2-D2 (A)', { damage: 0 });
});

scenario('Sith Infiltrator (A): only the top card comes back', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 6, 6, 6, 6],
    dark: {
      force: 2,
      space: [{ card: 'Sith Infiltrator (A)', damage: 3, tapped: true, under: ['Sith Infiltrator (B)'] }],
      character: ['Acklay'],
    },
    light: { space: ['Naboo Cruiser'], character: ['Rebel Trooper'] },
    cards: `
      1 Sith Infiltrator (B)   Dark Space - Dark Jedi Sith Transport   R
         cost 3   speed 40   power 3   health 3
    `,
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('attacks Sith Infiltrator');
  t.passChances();
  t.answer('Dark: yes');
  t.is(t.titles('Dark', 'hand'), ['Sith Infiltrator (A)']);
  t.is(t.titles('Dark', 'discard'), ['Sith Infiltrator (B)']);
  t.is(t.force('Dark'), 0);
});

scenario('Two units discarded at one time: both their triggers happen, Dark first', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: {
      force: 7,
      deck: ['Reek', 'Nexu', 'Acklay'],
      hand: ['Unfriendly Fire'],
      character: ['Infantry Battle Droid, B1 Series'],
    },
    light: {
      deck: ['Jawa'],
      character: [
        { card: 'Princess Leia (C)', damage: 1 },
        { card: 'Obi-Wan Kenobi (F)', damage: 3 },
        'Clone Warrior 4/163',
      ],
    },
  });
  t.answer('Dark: play Unfriendly Fire', 'Character');
  t.asks('Light', 'trigger');
  t.is(t.titles('Dark', 'hand'), ['Reek']);
  t.answer('Obi-Wan Kenobi');
  t.is(t.force('Light'), 4);
  t.is(t.titles('Light', 'hand'), ['Jawa']);
});

scenario('Target the Senator: its dice wait for the battle, and hit whoever is chosen then', '', (t) => {
  t.board({
    at: 'Dark builds',
    dice: [4, 3, 5, 6],
    dark: { points: 3, hand: ['Target the Senator'] },
    light: { space: ['N-1 Starfighter'], ground: ['Clone Squad'], character: ['Clone Warrior 4/163'], build: ['Jawa'] },
  });
  t.answer('complete Target the Senator');
  t.card('Target the Senator', { zone: 'discard' });
  toBattle(t);
  t.offers('choose N-1 Starfighter', 'choose Clone Squad', 'choose Clone Warrior');
  t.answer('Dark: choose Clone Warrior');
  t.card('Clone Warrior 4/163', { damage: 3 });
});

scenario('Run the Gauntlet: the enemy gains the Force after the damage, too late to prevent it', '', (t) => {
  t.board({
    at: 'Dark builds',
    dice: [6, 6, 1, 1, 1, 1],
    dark: { points: 2, hand: ['Run the Gauntlet'], ground: ['Reek'] },
    light: { ground: ['Jedi Heroes'] },
  });
  t.answer('complete Run the Gauntlet');
  toBattle(t);
  t.card('Jedi Heroes', { damage: 2 });
  t.is(t.force('Light'), 2);
});

scenario('Concentrated Fire finds nobody in Space and does nothing', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 2, hand: ['Concentrated Fire'], ground: ['Reek'] },
    light: { space: ['N-1 Starfighter'], ground: ['Clone Squad'] },
  });
  t.answer(
    'complete Concentrated Fire',
    'Dark: done',
    'Light: done',
    'Dark: done',
    'Light: retreat N-1 Starfighter',
    'Light: done',
  );
  t.asks('Dark', 'unitTurn');
  t.is(t.events('roll').length, 0);
});
