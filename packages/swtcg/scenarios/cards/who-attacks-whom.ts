/** Cards that say what may, must or cannot be attacked. */
import { scenario } from '../../src/testing/index.ts';
import { attack, attackDice, passTo, toBattle, unitDoes } from './steps.ts';

scenario("Dark Side's Command: an enemy ship is untapped, and attacks its own side", '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 6, 6, 6, 6],
    dark: {
      force: 8,
      hand: ["Dark Side's Command"],
      space: [{ card: 'Carrack Cruiser', tapped: true }],
      character: ['Acklay'],
    },
    light: {
      space: [
        { card: 'N-1 Starfighter', tapped: true },
        { card: 'Naboo Cruiser', tapped: true },
        { card: 'X-Wing Red Two', tapped: true },
      ],
      character: ['Rebel Trooper'],
    },
  });
  t.answer("Dark: play Dark Side's Command");
  t.offers('choose N-1 Starfighter', 'choose Naboo Cruiser', 'choose X-Wing Red Two');
  t.answer('choose N-1 Starfighter');
  t.card('N-1 Starfighter', { tapped: false });
  t.passChances();
  t.asks('Dark', 'steer');
  t.offers('N-1 Starfighter attacks Naboo Cruiser', 'N-1 Starfighter attacks X-Wing Red Two', 'no');
  t.answer('attacks Naboo Cruiser');
  t.passChances();
  t.card('Naboo Cruiser', { damage: 2 });
  t.card('N-1 Starfighter', { tapped: true });
});

scenario("Dark Side's Command: whoever declines leaves the attack to its owner", '', (t) => {
  t.board({
    at: 'battle starts',
    dark: { force: 8, hand: ["Dark Side's Command"], space: [{ card: 'Carrack Cruiser', tapped: true }] },
    light: {
      space: [
        { card: 'N-1 Starfighter', tapped: true },
        { card: 'Naboo Cruiser', tapped: true },
      ],
    },
  });
  t.answer("play Dark Side's Command", 'choose N-1 Starfighter');
  t.passUntil('steer', 'Dark');
  t.answer('no');
  t.asks('Light', 'unitTurn');
  t.offers('N-1 Starfighter attacks Carrack Cruiser', 'N-1 Starfighter does not attack');
});

scenario("Dark Side's Command: with nothing of its own side to attack, the ship attacks as usual", '', (t) => {
  t.board({
    at: 'battle starts',
    dark: { force: 8, hand: ["Dark Side's Command"], space: [{ card: 'Carrack Cruiser', tapped: true }] },
    light: { space: [{ card: 'N-1 Starfighter', tapped: true }] },
  });
  t.answer("play Dark Side's Command");
  t.passUntil('unitTurn', 'Light');
  t.offers('N-1 Starfighter attacks Carrack Cruiser', 'N-1 Starfighter does not attack');
});

scenario("Dark Side's Compulsion: a unit of the same side may still Intercept", 'TCG-KW-INTERCEPT-01', (t) => {
  t.board({
    at: 'Ground battle',
    dice: [6, 6, 6],
    dark: { force: 8, hand: ["Dark Side's Compulsion"], ground: [{ card: 'Reek', tapped: true }] },
    light: {
      force: 2,
      ground: [
        { card: 'Clone Squad', tapped: true },
        { card: 'Rebel Squad', tapped: true },
        { card: 'Clone Platoon', tapped: true },
      ],
    },
  });
  t.answer("play Dark Side's Compulsion", 'choose Clone Squad');
  t.passUntil('steer', 'Dark');
  t.answer('attacks Clone Platoon');
  passTo(t, 'Rebel Squad');
  t.answer('Light: Rebel Squad: Intercept');
  t.passChances();
  t.card('Clone Platoon', { damage: 0 });
  t.card('Rebel Squad', { zone: 'discard' });
});

scenario('Admiral Motti (A): a Jedi Character must attack him, and may not do something else instead', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: {
      character: [
        { card: 'Admiral Motti (A)', tapped: true },
        { card: 'Acklay', tapped: true },
      ],
    },
    light: { force: 4, character: ['Yoda (C)', 'Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.offers('Yoda attacks Admiral Motti');
  t.answer('Yoda attacks Admiral Motti');
  t.passUntil('unitTurn', 'Light');
  t.offersAlso('Rebel Trooper attacks Acklay', 'Rebel Trooper does not attack');
});

scenario('Rebel Marine: no attack without a unit in Space', '', (t) => {
  const board = (space: readonly string[]): void =>
    t.board({
      at: 'Character battle',
      dark: { character: [{ card: 'Acklay', tapped: true }] },
      light: { space, character: ['Rebel Marine', 'Rebel Trooper'] },
    });
  board([]);
  t.passUntil('unitTurn', 'Light');
  t.offers('Rebel Trooper attacks Acklay', 'Rebel Trooper does not attack'); // the faster Marine was tapped
  t.card('Rebel Marine', { tapped: true });
  board(['N-1 Starfighter']);
  t.passUntil('unitTurn', 'Light');
  t.offersAlso('Rebel Marine attacks Acklay');
});

scenario("Tyranus's Edict: the others in its arena cannot be attacked while it is there", '', (t) => {
  t.board({
    at: 'Dark builds',
    dice: [6, 6, 6, 6],
    dark: { points: 3, hand: ["Tyranus's Edict"], ground: ['Reek'], character: ['Acklay', 'Geonosian Guard'] },
    light: { force: 4, ground: ['Clone Squad'], character: ['Clone Warrior 4/163', 'Luke Skywalker (B)'] },
  });
  t.answer("complete Tyranus's Edict", 'choose Geonosian Guard');
  toBattle(t);
  unitDoes(t, 'Reek does not attack');
  unitDoes(t, 'Clone Squad attacks Reek'); // another arena
  t.passUntil('unitTurn', 'Light');
  t.offers('Luke Skywalker attacks Geonosian Guard', 'Luke Skywalker does not attack');
  t.answer('Luke Skywalker attacks Geonosian Guard');
  t.passChances();
  t.card('Geonosian Guard', { zone: 'discard' });
  t.answer('Acklay does not attack');
  t.passUntil('unitTurn', 'Light');
  t.offers('Clone Warrior attacks Acklay', 'Clone Warrior does not attack');
});

scenario('Ward of the Jedi holds while another of your units is in the arena', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6],
    dark: { character: ['Geonosian Warrior', 'Acklay'] },
    light: {
      force: 4,
      hand: ['Ward of the Jedi'],
      character: [
        { card: 'Padmé Amidala (D)', tapped: true },
        { card: 'Naboo Security Guard', tapped: true },
      ],
    },
  });
  t.passUntil('chance', 'Light');
  t.answer('Light: play Ward of the Jedi', 'choose Padmé');
  t.passUntil('unitTurn', 'Dark');
  t.offers('Geonosian Warrior attacks Naboo Security Guard', 'Geonosian Warrior does not attack');
  t.answer('Geonosian Warrior attacks Naboo Security Guard');
  t.passUntil('unitTurn', 'Dark');
  t.offersAlso('Acklay attacks Padmé'); // alone now
});

scenario('Owen Lars (A) goes, and one of your Characters cannot be attacked this turn', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { character: ['Geonosian Warrior'] },
    light: { character: ['Owen Lars (A)', 'Padmé Amidala (D)', 'Rebel Trooper'] },
  });
  t.answer('Light: Owen Lars', 'choose Padmé');
  t.card('Owen Lars (A)', { zone: 'discard' });
  toBattle(t);
  t.passUntil('unitTurn', 'Dark');
  t.offers('Geonosian Warrior attacks Rebel Trooper', 'Geonosian Warrior does not attack');
});

scenario('Attract Enemy Fire: the attacker turns on another unit, unless that cannot be attacked', '', (t) => {
  const board = (): void =>
    t.board({
      at: 'Light builds',
      dice: [6, 6, 6],
      dark: { character: ['Geonosian Warrior'] },
      light: {
        force: 2,
        hand: ['Attract Enemy Fire'],
        ground: ['Clone Squad'],
        character: ['Owen Lars (A)', 'Naboo Security Guard', 'Clone Warrior 4/163'],
      },
    });
  board();
  toBattle(t);
  t.doesNotOffer('play Attract Enemy Fire');
  attack(t, 'attacks Naboo Security Guard');
  t.answer('Light: play Attract Enemy Fire');
  t.offers('choose Owen Lars', 'choose Naboo Security Guard', 'choose Clone Warrior');
  t.answer('choose Clone Warrior');
  t.card('Clone Warrior 4/163', { damage: 3 });
  board();
  t.answer('Light: Owen Lars', 'choose Clone Warrior');
  toBattle(t);
  attack(t, 'attacks Naboo Security Guard');
  t.answer('Light: play Attract Enemy Fire');
  if (t.options.some((option) => option.includes('Clone Warrior'))) t.answer('choose Clone Warrior');
  t.card('Clone Warrior 4/163', { damage: 0 });
  t.card('Naboo Security Guard', { zone: 'discard' });
});

scenario('Jedi Intervention: a unit gets an Intercept until the turn ends', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6],
    dark: { character: ['Geonosian Warrior'] },
    light: { force: 2, hand: ['Jedi Intervention'], character: ['Clone Warrior 4/163', 'Naboo Security Guard'] },
  });
  t.answer('Light: play Jedi Intervention', 'choose Clone Warrior');
  t.is(t.force('Light'), 2);
  attack(t, 'attacks Naboo Security Guard');
  t.answer('Light: Clone Warrior: Intercept');
  t.card('Clone Warrior 4/163', { damage: 3 });
  t.is(t.force('Light'), 0);
});

scenario('Jango Fett (E): every kind of Jedi is weaker attacking him, and only him', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
    dark: { character: [{ card: 'Jango Fett (E)', tapped: true }] },
    light: { character: ['Luke Skywalker (B)', 'Clone Warrior 4/163'] },
  });
  unitDoes(t, 'Luke Skywalker attacks Jango Fett');
  t.is(attackDice(t), 1);
  unitDoes(t, 'Clone Warrior attacks Jango Fett');
  t.is(attackDice(t), 4);
});

scenario('Obi-Wan Kenobi (E): Characters other than Jedi attack him with 2 less', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 1],
    dark: { character: ['Geonosian Warrior', 'Darth Vader (C)'] },
    light: { character: [{ card: 'Obi-Wan Kenobi (E)', tapped: true }] },
  });
  unitDoes(t, 'Geonosian Warrior attacks Obi-Wan');
  t.is(attackDice(t), 1);
  unitDoes(t, 'Darth Vader attacks Obi-Wan');
  t.is(attackDice(t), 5);
});

scenario('Geonosian Scout: harder to attack only beside another Geonosian in Character', '', (t) => {
  const board = (other: string): void =>
    t.board({
      at: 'Character battle',
      dice: [1, 1, 1, 1],
      dark: {
        ground: ['Geonosian Squad'],
        character: [
          { card: 'Geonosian Scout', tapped: true },
          { card: other, tapped: true },
        ],
      },
      light: { character: ['Clone Warrior 4/163'] },
    });
  board('Geonosian Guard');
  unitDoes(t, 'Clone Warrior attacks Geonosian Scout');
  t.is(attackDice(t), 2);
  board('Mouse Droid');
  unitDoes(t, 'Clone Warrior attacks Geonosian Scout');
  t.is(attackDice(t), 4);
});
