/** Battle cards: what they reach, how long they last, when they can be played. */
import { scenario } from '../../src/testing/index.ts';
import { attack, attackDice, passTo, unitDoes } from './steps.ts';

scenario('Battle Fatigue: an arena where nobody has attacked, and only who is there by then', '', (t) => {
  t.board({
    at: 'Ground battle',
    dice: [1, 1],
    dark: { force: 2, hand: ['Battle Fatigue'], ground: ['Reek'], character: ['Acklay'] },
    light: { ground: [{ card: 'Clone Squad', tapped: true }], character: ['Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Reek attacks Clone Squad');
  t.answer('Dark: play Battle Fatigue');
  t.offers('Space', 'Character');
  t.answer('Character');
  t.card('Acklay', { power: 2 });
  t.card('Rebel Trooper', { power: 1 });
  t.card('Clone Squad', { power: 3 });
});

scenario("Hero's Flaw: your Characters hit harder, but only that Character, and later arrivals too", '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 1, 1, 6, 1, 1],
    dark: { force: 3, hand: ["Hero's Flaw"], character: ['Geonosian Warrior', 'Acklay'] },
    light: {
      character: [{ card: 'Clone Warrior 4/163', tapped: true }, { card: 'Kit Fisto (A)', tapped: true }, 'Jawa'],
    },
  });
  t.answer("Dark: play Hero's Flaw", 'choose Kit Fisto');
  unitDoes(t, 'Geonosian Warrior attacks Kit Fisto');
  t.card('Kit Fisto (A)', { damage: 3 });
  unitDoes(t, 'Acklay attacks Clone Warrior');
  t.card('Clone Warrior 4/163', { damage: 1 });
});

scenario('War Will Follow, Nowhere to Run, No Escape: retreated units are dragged back untapped', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 9, hand: ['War Will Follow', 'Nowhere to Run', 'No Escape'], character: ['Acklay'] },
    light: {
      character: ['Rebel Trooper'],
      build: [
        { card: 'Naboo Cruiser', tapped: true },
        { card: 'Clone Squad', damage: 1 },
        { card: 'Jawa', tapped: true },
        { down: 'Republic Cruiser' },
      ],
    },
  });
  t.answer('Dark: play War Will Follow');
  t.card('Naboo Cruiser', { zone: 'Space', tapped: false }); // the only Space unit there; the other card lies face down
  t.answer('Dark: play Nowhere to Run');
  t.card('Clone Squad', { zone: 'Ground', damage: 1 });
  t.answer('Dark: play No Escape');
  t.card('Jawa', { zone: 'Character', tapped: false });
  t.passUntil('unitTurn', 'Dark');
  t.offersAlso('Acklay attacks Jawa');
});

scenario('Tractor Beam: the ship comes back tapped, and is easier to hit this turn', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [3, 3, 1, 1, 1],
    dark: { force: 6, hand: ['Tractor Beam'], space: ['Carrack Cruiser'] },
    light: { build: ['Naboo Cruiser'], space: [{ card: 'N-1 Starfighter', tapped: true }], character: ['Jawa'] },
  });
  t.answer('Dark: play Tractor Beam');
  t.card('Naboo Cruiser', { zone: 'Space', tapped: true });
  unitDoes(t, 'Carrack Cruiser attacks Naboo Cruiser');
  t.card('Naboo Cruiser', { damage: 2 });
});

scenario(
  'Lost in the Asteroids: before any attack in Space; then Space units do no damage, Bombard included',
  '',
  (t) => {
    t.board({
      at: 'battle starts',
      dice: [6, 6, 6],
      dark: { space: ['Imperial Star Destroyer'], ground: ['Reek'] },
      light: {
        hand: ['Lost in the Asteroids'],
        space: [{ card: 'N-1 Starfighter', tapped: true }],
        ground: ['Clone Squad'],
      },
    });
    t.answer('Light: play Lost in the Asteroids');
    unitDoes(t, 'attacks Clone Squad with Bombard 3');
    t.is(attackDice(t), 3);
    t.card('Clone Squad', { zone: 'Ground', damage: 0 });
  },
);

scenario('Lost in the Asteroids comes too late after the first attack, and in the Ground battle', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1, 1, 1, 1, 1],
    dark: { space: ['Imperial Star Destroyer'], ground: ['Reek'] },
    light: {
      hand: ['Lost in the Asteroids'],
      space: [{ card: 'N-1 Starfighter', tapped: true }],
      ground: ['Clone Squad'],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Star Destroyer attacks N-1 Starfighter');
  t.doesNotOffer('play Lost in the Asteroids');
  while (t.state.question?.kind === 'chance') {
    t.doesNotOffer('play Lost in the Asteroids');
    t.answer('pass');
  }
  t.board({
    at: 'Ground battle',
    dark: { ground: ['Reek'] },
    light: { hand: ['Lost in the Asteroids'], ground: ['Clone Squad'] },
  });
  t.doesNotOffer('play Lost in the Asteroids');
});

scenario('Slipping Through: played to prevent damage, it covers a whole arena for the turn', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6, 6, 6, 6],
    dark: { character: ['Geonosian Warrior', 'Acklay'] },
    light: {
      force: 8,
      hand: ['Slipping Through'],
      character: ['Naboo Security Guard', { card: 'Jawa', tapped: true }],
    },
  });
  t.doesNotOffer('play Slipping Through');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Geonosian Warrior attacks Naboo Security Guard');
  passTo(t, 'play Slipping Through');
  t.answer('play Slipping Through', 'Character');
  t.card('Naboo Security Guard', { damage: 0, zone: 'Character' });
  unitDoes(t, 'Acklay attacks Jawa');
  t.card('Jawa', { damage: 0, zone: 'Character' });
});

scenario('Most Desperate Hour: one Starfighter gets Critical Hit 6, your other ships are tapped', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 1],
    dark: { space: [{ card: 'Devastator (A)', tapped: true }] },
    light: {
      force: 5,
      hand: ['Most Desperate Hour'],
      space: ['N-1 Starfighter', 'X-Wing Red Two', 'Naboo Cruiser'],
      ground: ['Clone Squad'],
    },
  });
  t.answer('Light: play Most Desperate Hour');
  t.offers('choose N-1 Starfighter', 'choose X-Wing Red Two');
  t.answer('choose N-1 Starfighter');
  t.card('X-Wing Red Two', { tapped: true });
  t.card('Naboo Cruiser', { tapped: true });
  t.card('N-1 Starfighter', { tapped: false });
  t.card('Clone Squad', { tapped: false });
  unitDoes(t, 'N-1 Starfighter attacks Devastator');
  t.card('Devastator (A)', { damage: 7 });
});

scenario('Spirit of the Fallen: only after a Character of yours fell in Character', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 6],
    dark: { character: ['Geonosian Warrior'] },
    light: {
      force: 2,
      hand: ['Spirit of the Fallen'],
      character: ['Naboo Security Guard', 'Rebel Trooper'],
      build: ['Jawa'],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Naboo Security Guard');
  t.doesNotOffer('play Spirit of the Fallen');
  passTo(t, 'play Spirit of the Fallen');
  t.card('Naboo Security Guard', { zone: 'discard' });
  t.answer('play Spirit of the Fallen');
  t.card('Rebel Trooper', { power: 4 });
  t.card('Jawa', { power: 4 });
});

scenario('Strike Me Down: a Jedi of yours in Character for 6 Force, between attacks', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: ['Geonosian Warrior'] },
    light: {
      force: 1,
      hand: ['Strike Me Down'],
      space: ['Jedi Starfighter 3R3'],
      character: ['Luke Skywalker (B)', 'Obi-Wan Kenobi (F)', 'Jawa'],
    },
  });
  t.answer('Light: play Strike Me Down');
  t.offers('discard Luke Skywalker', 'discard Obi-Wan Kenobi');
  t.answer('discard Obi-Wan Kenobi');
  t.is(t.force('Light'), 11); // and 4 from Obi-Wan himself
});

scenario("Obi-Wan's Plan: one Character is tapped, another is faster", '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: ['Geonosian Warrior'] },
    light: {
      hand: ["Obi-Wan's Plan"],
      character: ['Rebel Trooper', 'Jawa', { card: 'Naboo Security Guard', tapped: true }],
    },
  });
  t.answer("Light: play Obi-Wan's Plan");
  t.offers('tap Rebel Trooper', 'tap Jawa');
  t.answer('tap Jawa');
  t.offers('choose Rebel Trooper', 'choose Naboo Security Guard');
  t.answer('choose Rebel Trooper');
  t.card('Rebel Trooper', { speed: 50 });
  t.card('Jawa', { tapped: true, speed: 20 });
});

scenario("Tarkin's Stench and Impossible Victory: one arena, one side", '', (t) => {
  t.board({
    at: 'Ground battle',
    dark: { force: 12, hand: ["Tarkin's Stench"], ground: ['Reek'], character: ['Acklay'] },
    light: {
      force: 12,
      hand: ['Impossible Victory'],
      ground: ['Clone Squad'],
      character: ['Jawa', 'Rebel Trooper', 'Luke Skywalker (B)'],
    },
  });
  t.answer("Dark: play Tarkin's Stench", 'Character');
  t.card('Jawa', { tapped: true });
  t.card('Luke Skywalker (B)', { tapped: true });
  t.card('Acklay', { tapped: false });
  t.card('Clone Squad', { tapped: false });
  t.answer('Light: play Impossible Victory', 'Character', 'choose Jawa', 'choose Luke Skywalker');
  t.card('Jawa', { tapped: false });
  t.card('Luke Skywalker (B)', { tapped: false });
  t.card('Rebel Trooper', { tapped: true });
});

scenario('Go to the Temple and Retreat Underground: retreated as they are, not tapped by it', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: ['Geonosian Warrior'] },
    light: {
      force: 3,
      hand: ['Go to the Temple', 'Retreat Underground'],
      ground: ['Clone Squad'],
      character: ['Jawa', 'Rebel Trooper', { card: 'Luke Skywalker (B)', tapped: true }],
    },
  });
  t.answer('Light: play Go to the Temple', 'Character', 'choose Jawa', 'choose Luke Skywalker', 'done');
  t.card('Jawa', { zone: 'build', tapped: false });
  t.card('Luke Skywalker (B)', { zone: 'build', tapped: true });
  t.answer('Light: play Retreat Underground');
  t.offers('choose Clone Squad', 'choose Rebel Trooper');
});

scenario('Penetrate the Shields: judged when played; a new defender without Shields changes nothing', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1, 1, 1],
    dark: { hand: ['Penetrate the Shields'], space: ['TIE Fighter DS-55-6'], character: ['Acklay'] },
    light: {
      force: 2,
      space: [
        { card: 'X-Wing Red Three', tapped: true },
        { card: 'X-Wing Red Two', tapped: true },
      ],
      character: ['Jawa'],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks X-Wing Red Two', 'Dark: play Penetrate the Shields', 'Light: X-Wing Red Three: Intercept');
  t.is(attackDice(t), 5); // 2 + 3
  t.board({
    at: 'battle starts',
    dice: [1, 1],
    dark: { hand: ['Penetrate the Shields'], space: ['TIE Fighter DS-55-6'], character: ['Acklay'] },
    light: { space: [{ card: 'X-Wing Red Three', tapped: true }], character: ['Jawa'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks X-Wing Red Three');
  t.doesNotOffer('play Penetrate the Shields');
});

scenario('Careful Targeting takes the Shields off a unit until the battle ends', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [1, 1],
    dark: { force: 1, hand: ['Careful Targeting'], space: ['TIE Fighter DS-55-6'], character: ['Acklay'] },
    light: { space: [{ card: 'X-Wing Red Two', tapped: true }], character: ['Jawa'] },
  });
  t.answer('Dark: play Careful Targeting', 'choose X-Wing Red Two');
  unitDoes(t, 'attacks X-Wing Red Two');
  t.is(attackDice(t), 2);
});

scenario('Air Cover and Ground Support: only with more units in the other arena', '', (t) => {
  t.board({
    at: 'Ground battle',
    dice: [1, 1, 1, 1, 1],
    dark: { hand: ['Air Cover', 'Ground Support'], space: ['Carrack Cruiser'], ground: ['Reek'] },
    light: { ground: [{ card: 'Clone Squad', tapped: true }] },
  });
  attack(t, 'Reek attacks Clone Squad');
  t.offers('play Air Cover', 'pass');
  t.answer('play Air Cover');
  t.passUntil('build');
  t.is(attackDice(t), 5);
});

scenario('Jar Jar Binks (A): the dice rolled against him may be rolled again, each once', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 1, 2],
    dark: { character: ['Geonosian Warrior'] },
    light: { character: ['Jar Jar Binks (A)', 'Clone Warrior 4/163'] },
  });
  attack(t, 'attacks Jar Jar');
  t.asks('Light', 'die');
  t.offers('reroll die 1 showing 6', 'reroll die 2 showing 6', 'reroll die 3 showing 1', 'done');
  t.answer('reroll die 1 showing 6', 'done');
  t.card('Jar Jar Binks (A)', { damage: 1, zone: 'Character' });
});

scenario('Second Effort, Cheat the Game, Shoot Her or Something: whose dice, and which', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 1, 1, 2, 6, 6, 6],
    dark: { force: 3, hand: ['Cheat the Game', 'Shoot Her or Something'], character: ['Geonosian Warrior'] },
    light: { force: 2, hand: ['Shoot Her or Something', 'Second Effort'], character: ['Clone Warrior 4/163'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Clone Warrior');
  passTo(t, 'Cheat the Game');
  t.offers('play Cheat the Game', 'pass');
  t.answer('Dark: pass');
  t.offers('play Shoot Her or Something', 'pass');
  t.answer('Light: play Shoot Her or Something', 'reroll die 1 showing 6', 'done');
  t.answer('Dark: play Cheat the Game');
  t.passUntil('unitTurn', 'Light');
  t.card('Clone Warrior 4/163', { damage: 3 });
});

scenario('Rescue: each of its two ways has its own time', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 1, 1, 1, 1, 1],
    dark: { character: ['Geonosian Warrior'] },
    light: { force: 8, hand: ['Rescue', 'Rescue'], character: ['Clone Warrior 4/163'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Clone Warrior');
  t.doesNotOffer('Rescue'); // the attacker is not yours, no damage is pending
  passTo(t, 'Rescue');
  t.answer('play Rescue', '2');
  t.card('Clone Warrior 4/163', { damage: 0 });
  t.passUntil('unitTurn', 'Light');
  t.answer('attacks Geonosian Warrior');
  t.offersAlso('play Rescue: +3 power');
  t.answer('play Rescue');
  t.passUntil('build');
  t.is(attackDice(t), 7);
});

scenario('Starfighter boosts: Stabilize Deflectors and Synchronized Assault reach your Starfighters only', '', (t) => {
  t.board({
    at: 'battle starts',
    dark: { space: ['TIE Fighter DS-55-6'] },
    light: {
      force: 6,
      hand: ['Stabilize Deflectors', 'Synchronized Assault'],
      space: ['N-1 Starfighter', 'Naboo Cruiser', 'X-Wing Red Two'],
    },
  });
  t.answer('Light: play Stabilize Deflectors', 'Light: play Synchronized Assault');
  t.is(t.keyword('X-Wing Red Two', 'Shields'), 2);
  t.is(t.keyword('N-1 Starfighter', 'Accuracy'), 1);
  t.is(t.keyword('Naboo Cruiser', 'Shields'), 0);
  t.is(t.keyword('TIE Fighter DS-55-6', 'Accuracy'), 0);
});
