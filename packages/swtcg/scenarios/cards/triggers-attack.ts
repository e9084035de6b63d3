/** Cards that do something when a unit attacks, or because of what its attack did. */
import { scenario } from '../../src/testing/index.ts';
import { attack, attackDice, passTo } from './steps.ts';

scenario('Anakin Skywalker (E): 5 more power, and 2 damage to himself that can be Evaded', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: [{ card: 'Darth Maul (A)', tapped: true }] },
    light: { force: 3, character: ['Anakin Skywalker (E)', 'Rebel Trooper'] },
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Anakin Skywalker attacks Darth Maul');
  t.asks('Light', 'offer');
  t.answer('yes');
  passTo(t, 'Evade');
  t.is(attackDice(t), 11);
  t.is(t.events('attackEnds').length, 1);
  t.card('Anakin Skywalker (E)', { power: 6 });
  t.answer('Light: Anakin Skywalker: Evade 1');
  t.card('Anakin Skywalker (E)', { damage: 1 });
});

scenario('Anakin Skywalker (E): it is an offer', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: [{ card: 'Darth Maul (A)', tapped: true }] },
    light: { character: ['Anakin Skywalker (E)', 'Rebel Trooper'] },
    dice: [1, 1, 1, 1, 1, 1],
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Anakin Skywalker attacks Darth Maul', 'no');
  t.is(attackDice(t), 6);
  t.card('Anakin Skywalker (E)', { damage: 0 });
});

scenario('Droid Starfighter DFS-1VR burns itself up with 5 more power', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 6, 6, 6, 1, 1],
    dark: { space: ['Droid Starfighter DFS-1VR'], character: ['Acklay'] },
    light: { space: [{ card: 'Republic Cruiser', tapped: true }], character: ['Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Republic Cruiser', 'yes');
  t.is(attackDice(t), 5); // 1 and 5, less the Shields
  t.card('Republic Cruiser', { zone: 'discard' });
  t.card('Droid Starfighter DFS-1VR', { zone: 'discard' });
});

scenario('Infantry Battle Droid: discarded by its own recoil, it still draws its card', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
    dark: { deck: ['Reek', 'Nexu'], character: ['Infantry Battle Droid', 'Acklay'] },
    light: { character: [{ card: 'Rebel Trooper', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Acklay does not attack');
  t.answer('Infantry Battle Droid attacks Rebel Trooper', 'yes');
  t.card('Infantry Battle Droid', { zone: 'discard' });
  t.is(attackDice(t), 8);
  t.is(t.titles('Dark', 'hand').includes('Reek'), true);
});

scenario("Hero's Duty: 5 more power, and the unit is discarded when the attack ends", '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 1, 1, 1],
    dark: { character: [{ card: 'Acklay', tapped: true }] },
    light: { force: 4, hand: ["Hero's Duty"], character: ['Naboo Security Guard', 'Rebel Trooper'] },
  });
  t.doesNotOffer("play Hero's Duty");
  t.passUntil('unitTurn', 'Light');
  t.answer('Naboo Security Guard attacks Acklay', "Light: play Hero's Duty");
  t.offers('choose Naboo Security Guard', 'choose Rebel Trooper');
  t.answer('choose Naboo Security Guard');
  t.passUntil('unitTurn', 'Light');
  t.is(attackDice(t), 7);
  t.card('Naboo Security Guard', { zone: 'discard' });
  t.card('Rebel Trooper', { zone: 'Character' });
});

scenario("Hero's Duty and Brutal Assault: one of your units, attacking or not, in any attack", 'TCG-ACT-12', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1],
    dark: { force: 2, hand: ['Brutal Assault'], character: [{ card: 'Acklay', tapped: true }] },
    light: { force: 4, hand: ["Hero's Duty"], character: ['Naboo Security Guard', 'Rebel Trooper'] },
  });
  while (t.state.question?.kind === 'chance') t.answer('pass');
  t.answer('attacks Acklay', 'Dark: play Brutal Assault', "Light: play Hero's Duty", 'choose Rebel Trooper');
  const power = t.game.cards.byTitle.get('Naboo Security Guard')!.power;
  t.card('Naboo Security Guard', { power });
  t.passChances();
  t.card('Acklay', { damage: 2 });
  t.card('Rebel Trooper', { zone: 'discard' });
  t.card('Naboo Security Guard', { zone: 'Character' });
});

scenario('Brutal Assault: the unit damages itself, unless it is gone by then', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1, 1, 1, 1, 1],
    dark: { space: [{ card: 'Carrack Cruiser', tapped: true }], character: ['Acklay'] },
    light: { force: 2, hand: ['Brutal Assault', 'Jump to Lightspeed'], space: ['N-1 Starfighter', 'Naboo Cruiser'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer(
    'N-1 Starfighter attacks Carrack Cruiser',
    'Light: play Brutal Assault',
    'choose N-1 Starfighter',
    'Light: play Jump to Lightspeed',
    'choose N-1 Starfighter',
  );
  t.passUntil('unitTurn', 'Light');
  t.is(t.events('roll').length, 0);
  t.is(t.events('damage').length, 0);
  t.is(t.titles('Light', 'hand'), ['N-1 Starfighter']);
});

scenario(
  'Darth Vader (A): Force as much as the total build cost, and the Character retreats after the attack',
  '',
  (t) => {
    t.board({
      at: 'Character battle',
      dice: [1, 1, 1, 1, 1, 1],
      dark: { force: 9, character: ['Darth Vader (A)'] },
      light: {
        character: [{ card: 'Luke Skywalker (B)', under: ['Luke Skywalker (D)'], tapped: true }, 'Rebel Trooper'],
      },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Darth Vader attacks Luke Skywalker');
    t.asks('Dark', 'offer');
    t.answer('yes');
    t.passUntil('unitTurn', 'Light');
    t.is(t.force('Dark'), 4); // 4 and 1 for the card beneath
    t.card('Luke Skywalker (B)', { zone: 'build' });
  },
);

scenario('Darth Vader (A) has no such power over Jedi Knights, nor without the Force', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 1, 1],
    dark: { force: 9, character: ['Darth Vader (A)'] },
    light: { character: [{ card: 'Obi-Wan Kenobi (G)', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Darth Vader attacks Obi-Wan');
  t.doesNotOffer('yes');
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 1, 1],
    dark: { force: 1, character: ['Darth Vader (A)'] },
    light: { character: [{ card: 'Rebel Trooper', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Darth Vader attacks Rebel Trooper');
  t.is(t.events('roll').length > 0, true);
});

scenario('Darth Vader (A): the one attacked first retreats, though another Intercepts', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 1, 1],
    dark: { force: 4, character: ['Darth Vader (A)'] },
    light: { force: 2, character: ['Naboo Security Guard', 'Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Darth Vader attacks Naboo Security Guard', 'yes', 'Light: Rebel Trooper: Intercept');
  t.passUntil('unitTurn', 'Light');
  t.card('Naboo Security Guard', { zone: 'build', tapped: false });
  t.card('Rebel Trooper', { zone: 'Character' });
});

scenario('Aurra Sing (A) attacks again after her damage discards a Jedi', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6, 6, 6],
    dark: { character: ['Aurra Sing (A)'] },
    light: {
      character: [
        { card: 'Luke Skywalker (B)', tapped: true },
        { card: 'Rebel Trooper', tapped: true },
      ],
    },
  });
  attack(t, 'attacks Luke Skywalker');
  t.asks('Dark', 'unitTurn');
  t.offers('Aurra Sing attacks Rebel Trooper', 'Aurra Sing does not attack');
});

scenario('Aurra Sing (A) stays tapped after a Jedi that lives and after others', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6, 6, 6],
    dark: { character: ['Aurra Sing (A)'] },
    light: { character: ['Rebel Trooper', { card: 'Luke Skywalker (B)', tapped: true }] },
  });
  attack(t, 'attacks Rebel Trooper');
  t.card('Rebel Trooper', { zone: 'discard' });
  t.asks('Dark', 'build'); // the next turn
});

scenario('Aurra Sing (A) counts as Dark Jedi', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 1, hand: ["Vader's Interference"], character: ['Aurra Sing (A)'] },
    light: { points: 5 },
  });
  t.answer("complete Vader's Interference");
  t.card('Aurra Sing (A)', { tapped: true });
  t.is(t.points('Light'), 2);
});

scenario('Krayt Dragon goes on attacking as long as it discards', '', (t) => {
  t.board({
    at: 'Ground battle',
    dice: [6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1],
    dark: { ground: ['Krayt Dragon'], character: ['Acklay'] },
    light: {
      ground: [
        { card: 'Clone Squad', tapped: true },
        { card: 'Rebel Squad', tapped: true },
      ],
      character: ['Rebel Trooper'],
    },
  });
  attack(t, 'attacks Clone Squad');
  attack(t, 'Krayt Dragon attacks Rebel Squad');
  t.card('Krayt Dragon', { tapped: true });
  t.asks('Dark', 'unitTurn');
  t.offersAlso('Acklay attacks Rebel Trooper');
});

scenario('Dannik Jerriko (A) loses one counter for damaging a Character, however much it was', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6],
    dark: { character: [{ card: 'Dannik Jerriko (A)', damage: 3 }] },
    light: { character: [{ card: 'Clone Warrior 4/163', tapped: true }, 'Cliegg Lars (A)'] },
  });
  attack(t, 'attacks Clone Warrior');
  t.card('Clone Warrior 4/163', { damage: 3, power: 1 });
  t.card('Dannik Jerriko (A)', { damage: 2 });
});

scenario("Tyranus's Solar Sailer (A) may retreat when its attack ends, as it is: tapped", '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [1, 1],
    dark: { space: ["Tyranus's Solar Sailer (A)"], character: ['Acklay'] },
    light: { space: [{ card: 'Naboo Cruiser', tapped: true }], character: ['Rebel Trooper'] },
  });
  attack(t, 'attacks Naboo Cruiser');
  t.asks('Dark', 'offer');
  t.answer('yes');
  t.card("Tyranus's Solar Sailer (A)", { zone: 'build', tapped: true });
});
