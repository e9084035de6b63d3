/** Cards whose standing text changes numbers or rules. */
import { scenario } from '../../src/testing/index.ts';
import { attack, attackDice, passTo, toBattle, unitDoes } from './steps.ts';

scenario('Boba Fett (A) slows every Bounty Hunter, of both sides, but no other', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: ['Jango Fett (A)', 'Acklay', { card: 'Boba Fett (A)', tapped: true }] },
    light: { character: ['Greedo (A)'] },
  });
  t.card('Jango Fett (A)', { speed: 50 });
  t.card('Greedo (A)', { speed: 30 });
  t.card('Acklay', { speed: 40 });
});

scenario('Captain Typho, Clone Officer, Geonosian Sentry, Sun Fac: only their own kind on their own side', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: {
      ground: ['Geonosian Squad', 'Stormtrooper Squad'],
      character: ['Geonosian Sentry', 'Geonosian Guard', 'Sun Fac (A)', 'Mouse Droid'],
    },
    light: {
      ground: ['Naboo Senatorial Escort', 'Clone Squad'],
      character: ['Captain Typho (A)', 'Naboo Security Guard', 'Clone Officer', 'Padmé Amidala (D)'],
    },
  });
  t.card('Captain Typho (A)', { speed: 40 });
  t.card('Naboo Security Guard', { speed: 40 });
  t.card('Naboo Senatorial Escort', { speed: 20 });
  t.card('Padmé Amidala (D)', { speed: 50 }); // Naboo, but no Soldier
  t.card('Clone Officer', { power: 6 }); // a Clone himself
  t.card('Clone Squad', { power: 4 });
  t.card('Stormtrooper Squad', { power: 4 }); // an enemy Clone
  t.card('Geonosian Sentry', { speed: 40 });
  t.card('Geonosian Squad', { speed: 40 });
  t.is(t.keyword('Geonosian Guard', 'Critical Hit'), 1);
  t.is(t.keyword('Geonosian Squad', 'Critical Hit'), 4);
  t.is(t.keyword('Sun Fac (A)', 'Critical Hit'), 0);
  t.is(t.keyword('Mouse Droid', 'Critical Hit'), 0);
});

scenario('Captain Typho gives nothing from the build zone', '', (t) => {
  t.board({ at: 'Light builds', light: { character: ['Naboo Security Guard'], build: ['Captain Typho (A)'] } });
  t.card('Naboo Security Guard', { speed: 30 });
});

scenario('Padmé Amidala (A): Jedi are faster, and Anakin stronger under his own name only', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { character: ['Darth Vader (C)'] },
    light: {
      space: ['Jedi Starfighter 3R3'],
      character: ['Padmé Amidala (A)', 'Anakin Skywalker (C)', 'Kit Fisto (A)', 'Jawa'],
    },
  });
  t.card('Anakin Skywalker (C)', { speed: 70, power: 7 });
  t.card('Kit Fisto (A)', { speed: 50, power: 4 });
  t.card('Jedi Starfighter 3R3', { speed: 60 });
  t.card('Jawa', { speed: 20 });
  t.card('Darth Vader (C)', { speed: 40, power: 5 });
});

scenario('Sio Bibble, Jawa Leader, Tusken Sharpshooter reach the others of their kind on both sides', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { ground: ['Jawa Squad', 'Tusken Squad'], character: ['Jawa', 'Tusken Raider', 'Tusken Sharpshooter'] },
    light: {
      ground: ['Naboo Senatorial Escort'],
      character: ['Sio Bibble (A)', 'Naboo Security Guard', 'Jawa Leader', 'Massiff'],
    },
  });
  t.card('Naboo Security Guard', { speed: 50, power: 3 });
  t.card('Naboo Senatorial Escort', { speed: 10, power: 2 }); // no Character
  t.card('Sio Bibble (A)', { speed: 20, power: 1 });
  t.card('Dark Jawa', { power: 3 });
  t.card('Jawa Squad', { power: 3 });
  t.card('Jawa Leader', { power: 3 });
  t.is(t.keyword('Massiff', 'Accuracy'), 1);
  t.is(t.keyword('Tusken Sharpshooter', 'Accuracy'), 1);
  t.card('Tusken Raider', { power: 4 }); // and three other Tuskens
});

scenario('Acklay runs alone; Super Battle Droid 8EX wants another Droid; Kaminoan Guard any Clone', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { character: ['Acklay'], ground: ['Reek'] },
    light: { space: ['Hyperdrive Ring'], character: ['Kaminoan Guard'] },
  });
  t.card('Acklay', { speed: 70 });
  t.card('Kaminoan Guard', { power: 3 });
  t.card('Hyperdrive Ring', { power: 1 });
  t.board({
    at: 'Dark builds',
    dark: {
      character: ['Acklay', 'Super Battle Droid 8EX'],
      ground: ['Stormtrooper Squad', 'Domesticated Bantha'],
      build: ['Mouse Droid', 'Tusken Raider'],
    },
    light: { space: ['Hyperdrive Ring', 'N-1 Starfighter'], character: ['Kaminoan Guard', 'R2-D2 (A)'] },
  });
  t.card('Acklay', { speed: 40 });
  t.card('Super Battle Droid 8EX', { speed: 40, power: 5 });
  t.card('Kaminoan Guard', { power: 4 });
  t.card('Hyperdrive Ring', { power: 3 });
  t.card('Domesticated Bantha', { power: 2 });
  t.answer('return Mouse Droid', 'return Tusken Raider');
  t.card('Super Battle Droid 8EX', { speed: 50, power: 6 });
  t.card('Domesticated Bantha', { power: 4 });
});

scenario("Chancellor Palpatine (A) and (B), Figrin D'an, Passel Argente", '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { ground: ['Reek'], character: ['Acklay', 'Passel Argente (A)'], build: ['Geonosian Guard'] },
    light: { character: ['Chancellor Palpatine (B)', "Figrin D'an (A)"] },
  });
  t.card('Acklay', { speed: 30, power: 2 }); // 3 + 1 - 1 - 1
  t.card('Passel Argente (A)', { power: -1 });
  t.card('Reek', { speed: 50, power: 2 });
  t.card('Geonosian Guard', { speed: 20, power: 1 });
  t.board({
    at: 'Dark builds',
    dark: { character: ['Acklay', 'Mouse Droid'] },
    light: { character: ['Chancellor Palpatine (A)', 'Jawa'] },
  });
  t.card('Acklay', { speed: 30, power: 3 });
  t.card('Jawa', { speed: 20 });
});

scenario('Jedi Starfighter Wing is stronger undamaged, Rebel Fighter Wing weaker for each counter', '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      space: [
        'Jedi Starfighter Wing',
        { card: 'Naboo Starfighter Wing', damage: 1 },
        { card: 'Rebel Fighter Wing', damage: 3 },
      ],
    },
  });
  t.card('Jedi Starfighter Wing', { power: 8 });
  t.card('Naboo Starfighter Wing', { power: 2 });
  t.card('Rebel Fighter Wing', { power: 5 });
  t.board({
    at: 'Light builds',
    light: { space: [{ card: 'Jedi Starfighter Wing', damage: 1 }, 'Naboo Starfighter Wing'] },
  });
  t.card('Jedi Starfighter Wing', { power: 4 });
  t.card('Naboo Starfighter Wing', { power: 5 });
});

scenario('Rebel Marine Squad: 1 is taken from each die, so a 4 misses, but a 6 is a 6', '', (t) => {
  t.board({
    at: 'Ground battle',
    dice: [4, 4, 4, 5, 6, 3, 2],
    dark: { ground: [{ card: 'Krayt Dragon', tapped: true }], character: ['Acklay'] },
    light: { ground: ['Rebel Marine Squad'], character: ['Rebel Trooper'] },
  });
  unitDoes(t, 'Rebel Marine Squad attacks Krayt Dragon');
  t.card('Krayt Dragon', { damage: 2 });
});

scenario("URoRRuR'R'R (A) is stronger with more units in Character than the enemy, not with as many", '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { character: ["URoRRuR'R'R (A)"], build: ['Geonosian Guard'] },
    light: { character: ['Jawa'] },
  });
  t.card("URoRRuR'R'R (A)", { power: 2 });
  t.answer('return Geonosian Guard');
  t.card("URoRRuR'R'R (A)", { power: 4 });
});

scenario('Stormtrooper Squad Leader, Imperial Control Station, General Tagge, Rebel Control Officer', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      space: ['TIE Fighter DS-55-6', 'Droid Starfighter Squadron', 'Devastator (A)'],
      ground: ['Imperial Control Station', 'Stormtrooper Squad'],
      character: ['Stormtrooper Squad Leader', 'Stormtrooper DV-523', 'General Tagge (A)'],
    },
    light: { space: ['X-Wing Red Two', 'N-1 Starfighter'], character: ['Rebel Control Officer'] },
  });
  t.card('TIE Fighter DS-55-6', { power: 3 });
  t.card('Droid Starfighter Squadron', { power: 3 });
  t.card('Devastator (A)', { power: 9 });
  t.is(t.keyword('Stormtrooper DV-523', 'Accuracy'), 1);
  t.is(t.keyword('Stormtrooper Squad', 'Accuracy'), 1);
  t.is(t.keyword('Stormtrooper Squad Leader', 'Accuracy'), 1);
  t.card('X-Wing Red Two', { speed: 60, power: 3 });
  t.card('N-1 Starfighter', { speed: 60, power: 2 });
  t.card('Rebel Control Officer', { power: 4 });
});

scenario('General Tagge (A): his own player cannot play Battle cards, the enemy can', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 9, hand: ['Knockdown', 'Dark Speed'], character: ['General Tagge (A)', 'Acklay'] },
    light: { force: 9, hand: ['Knockdown'], character: ['Rebel Trooper'] },
  });
  t.asks('Light', 'chance');
  t.offers('play Knockdown', 'pass');
  t.answer('play Knockdown', 'choose General Tagge');
  t.asks('Dark', 'unitTurn'); // tapped, he still keeps Dark from playing
});

scenario('Nexu: activated abilities of enemy units cost 1 more, also those without Force', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { force: 1, points: 1, character: ['Nexu', 'Mouse Droid'] },
    light: { force: 0, character: ['Yoda (B)'] },
  });
  t.offers('done'); // Yoda's tap costs 1 Force now
  t.board({ at: 'Light builds', dark: { character: ['Nexu'] }, light: { force: 1, character: ['Yoda (B)'] } });
  t.answer('Yoda: Gain 1 Force');
  t.is(t.force('Light'), 1);
  t.board({
    at: 'Character battle',
    dice: [6, 6, 1, 1],
    dark: { character: ['Nexu'] },
    light: { force: 3, hand: ["Hero's Dodge"], character: ['Anakin Skywalker (C)', 'Jawa'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Anakin Skywalker does not attack');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Nexu attacks Anakin Skywalker');
  passTo(t, 'Evade');
  t.answer('Anakin Skywalker: Evade 2');
  t.is(t.force('Light'), 0);
});

scenario('Order Here: every Battle card costs 3 more this turn, those without a cost too', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 2, force: 2, hand: ['Order Here', 'Dark Speed'], character: ['Acklay'] },
    light: {
      force: 4,
      hand: ['Surge of Power', "Windu's Solution"],
      character: ['Rebel Trooper', 'Naboo Security Guard'],
    },
  });
  t.answer('complete Order Here');
  toBattle(t);
  t.asks('Dark', 'chance');
  t.offers('pass'); // Dark Speed would take 3
  unitDoes(t, 'Acklay does not attack');
  t.answer('Naboo Security Guard attacks Acklay', 'Dark: pass');
  t.offers('play Surge of Power', 'pass');
  t.answer('play Surge of Power');
  t.is(t.force('Light'), 0);
});

scenario(
  'Disturbance in the Force: the enemy plays no activated abilities this turn, Battle cards it does',
  '',
  (t) => {
    t.board({
      at: 'Dark builds',
      dice: [6, 6, 6],
      dark: { points: 4, hand: ['Disturbance in the Force'], character: ['Geonosian Warrior'] },
      light: { force: 9, hand: ["Hero's Dodge"], character: ['Yoda (B)'] },
    });
    t.answer('complete Disturbance in the Force', 'Dark: done');
    t.offers('done'); // no Force from Yoda in the build step
    t.answer('Light: done', 'Dark: done', 'Light: done');
    t.passUntil('unitTurn', 'Dark');
    t.answer('attacks Yoda');
    passTo(t, "play Hero's Dodge");
    t.offers("play Hero's Dodge", 'pass');
  },
);

scenario('Surprise Attack: the enemy plays no Battle cards this turn', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { force: 9, hand: ['Knockdown', 'Dark Speed'], character: ['Geonosian Warrior'] },
    light: { points: 2, force: 9, hand: ['Surprise Attack', 'Knockdown'], character: ['Rebel Trooper'] },
  });
  t.answer('complete Surprise Attack');
  toBattle(t);
  t.asks('Light', 'chance');
  t.offers('play Knockdown', 'pass');
});

scenario('Luke Skywalker (C): power and an Evade only beside another Jedi in Character', '', (t) => {
  const board = (other: string): void =>
    t.board({
      at: 'Character battle',
      dice: [6, 1, 1],
      dark: { character: ['Geonosian Warrior'] },
      light: { force: 3, character: ['Luke Skywalker (C)', other] },
    });
  board('Kit Fisto (A)');
  t.card('Luke Skywalker (C)', { power: 4 });
  attack(t, 'attacks Luke Skywalker');
  t.answer('Light: Luke Skywalker: Evade 1');
  t.is(t.force('Light'), 0);
  t.card('Luke Skywalker (C)', { damage: 0 });
  board('Naboo Security Guard');
  t.card('Luke Skywalker (C)', { power: 2 });
  attack(t, 'attacks Luke Skywalker');
  t.card('Luke Skywalker (C)', { damage: 1 });
  t.is(attackDice(t), 3);
});

scenario('Momaw Nadon (A) slows Stormtroopers in Character, not those in Ground', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { ground: ['Stormtrooper Squad'], character: ['Stormtrooper DV-523'] },
    light: { character: ['Momaw Nadon (A)'] },
  });
  t.card('Stormtrooper DV-523', { speed: 20 });
  t.card('Stormtrooper Squad', { speed: 20 });
});
