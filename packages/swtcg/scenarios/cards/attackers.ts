/** Units that attack better or worse, and what units do instead of attacking. */
import { scenario } from '../../src/testing/index.ts';
import { attack, attackDice, passTo, toBattle, unitDoes } from './steps.ts';

scenario('Jango Fett (A), (B) and (C) against Jedi of any kind, and against others', '', (t) => {
  const board = (jango: string, victim: string): void => {
    t.board({
      at: 'Character battle',
      dice: [6, 1, 1, 1, 1, 1, 1],
      dark: { character: [jango] },
      light: { character: [{ card: victim, tapped: true }] },
    });
    unitDoes(t, `Jango Fett attacks ${victim}`);
  };
  board('Jango Fett (A)', 'Kit Fisto (A)');
  t.card('Kit Fisto (A)', { damage: 3 });
  board('Jango Fett (A)', 'Clone Warrior 4/163');
  t.card('Clone Warrior 4/163', { damage: 1 });
  board('Jango Fett (B)', 'Kit Fisto (A)');
  t.is(attackDice(t), 7);
  t.card('Kit Fisto (A)', { damage: 2 });
  board('Jango Fett (C)', 'Kit Fisto (A)');
  t.is(attackDice(t), 6);
  board('Jango Fett (B)', 'Clone Warrior 4/163');
  t.is(attackDice(t), 6);
  board('Jango Fett (C)', 'Clone Warrior 4/163');
  t.is(attackDice(t), 4);
});

scenario('Stormtrooper TK-421 and Sandtrooper: unique Characters, Tatooine Characters', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 6, 1, 1, 1, 1],
    dark: { character: ['Stormtrooper TK-421', 'Sandtrooper'] },
    light: {
      character: [
        { card: 'Kit Fisto (A)', tapped: true },
        { card: 'Clone Warrior 4/163', tapped: true },
        { card: 'Owen Lars (A)', tapped: true },
      ],
    },
  });
  unitDoes(t, 'Stormtrooper TK-421 attacks Kit Fisto');
  t.is(attackDice(t), 4);
  unitDoes(t, 'Sandtrooper attacks Owen Lars');
  t.is(attackDice(t), 5);
  t.card('Owen Lars (A)', { damage: 3 });
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1],
    dark: { character: ['Stormtrooper TK-421', 'Stormtrooper DV-523', 'Sandtrooper'] },
    light: { character: [{ card: 'Clone Warrior 4/163', tapped: true }, 'Jawa'] },
  });
  t.passUntil('order', 'Dark');
  t.answer('TK-421 first', 'TK-421 attacks Clone Warrior');
  t.is(attackDice(t), 6);
  unitDoes(t, 'DV-523 attacks Clone Warrior');
  t.is(attackDice(t), 5);
  unitDoes(t, 'Sandtrooper attacks Clone Warrior');
  t.card('Clone Warrior 4/163', { damage: 1 }); // no Tatooine Character
});

scenario('Stormtrooper TK-119: its power is judged by who is attacked in the end', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 1, 1],
    dark: { character: ['Stormtrooper TK-119'] },
    light: { force: 2, character: ['Rebel Trooper', { card: 'Kit Fisto (A)', tapped: true }] },
  });
  attack(t, 'attacks Kit Fisto');
  t.answer('Light: Rebel Trooper: Intercept');
  t.is(attackDice(t), 3);
  for (const [trooper, dice] of [
    ['Stormtrooper TK-119', 1],
    ['Stormtrooper DV-692', 2],
    ['Stormtrooper DV-523', 3],
  ] as const) {
    t.board({
      at: 'Character battle',
      dice: [1, 1, 1],
      dark: { character: [trooper] },
      light: { character: [{ card: 'Kit Fisto (A)', tapped: true }] },
    });
    unitDoes(t, 'attacks Kit Fisto');
    t.is(attackDice(t), dice, trooper);
  }
});

scenario('Devastator (A) is stronger against Rebel ships', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    dark: { space: ['Devastator (A)'], character: ['Acklay'] },
    light: {
      space: [
        { card: 'X-Wing Red Three', tapped: true },
        { card: 'N-1 Starfighter', tapped: true },
      ],
      character: ['Jawa'],
    },
  });
  unitDoes(t, 'Devastator attacks X-Wing Red Three');
  t.is(attackDice(t), 10);
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
    dark: { space: ['Devastator (A)'], character: ['Acklay'] },
    light: { space: [{ card: 'N-1 Starfighter', tapped: true }], character: ['Jawa'] },
  });
  unitDoes(t, 'Devastator attacks N-1 Starfighter');
  t.is(attackDice(t), 8);
});

scenario('Jawa Collection Team stuns Droids by 4, and nobody else', '', (t) => {
  const board = (victim: string): void => {
    t.board({
      at: 'Ground battle',
      dice: [6, 1],
      dark: { ground: [{ card: victim, tapped: true }], character: ['Acklay'] },
      light: { ground: ['Jawa Collection Team'], character: ['Jawa'] },
    });
    unitDoes(t, `Jawa Collection Team attacks ${victim}`);
  };
  board('Destroyer Droid Squad');
  t.card('Destroyer Droid Squad', { power: 1, damage: 1 });
  board('Geonosian Defense Platform');
  t.card('Geonosian Defense Platform', { power: 7, damage: 1 });
});

scenario('Death Star Superlaser Gunner and Suppressing Fire strengthen Bombard only', '', (t) => {
  t.board({
    at: 'Dark builds',
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    dark: {
      force: 2,
      hand: ['Suppressing Fire'],
      space: ['Imperial Star Destroyer', 'Victory-Class Star Destroyer'],
      character: ['Death Star Superlaser Gunner'],
    },
    light: { space: [{ card: 'Naboo Cruiser', tapped: true }], ground: [{ card: 'Clone Squad', tapped: true }] },
  });
  t.answer('Death Star Superlaser Gunner');
  toBattle(t);
  t.passUntil('unitTurn', 'Dark');
  t.answer('Imperial Star Destroyer attacks Clone Squad with Bombard 3', 'Dark: play Suppressing Fire');
  t.passUntil('unitTurn', 'Dark');
  t.is(attackDice(t), 9); // 3 + 2 + 4
  t.answer('Victory-Class Star Destroyer attacks Naboo Cruiser');
  t.doesNotOffer('play Suppressing Fire');
  t.passChances();
  t.is(attackDice(t), 6);
});

scenario('Death Star Turbolaser Gunner: Ground units with Ion Cannon', '', (t) => {
  t.board({
    at: 'Dark builds',
    dice: [1, 1, 1, 1, 1],
    dark: { ground: ['Death Star Cannon Tower'], character: ['Death Star Turbolaser Gunner'] },
    light: { space: [{ card: 'Naboo Cruiser', tapped: true }], ground: [{ card: 'Clone Squad', tapped: true }] },
  });
  t.answer('Death Star Turbolaser Gunner');
  toBattle(t);
  unitDoes(t, 'Cannon Tower attacks Naboo Cruiser with Ion Cannon 3');
  t.is(attackDice(t), 5);
});

scenario('Assassin Droid ASN-121 (A): 3 damage, unless the enemy has a Jedi in Character and pays 2', '', (t) => {
  const board = (other: string): void => {
    t.board({
      at: 'Character battle',
      dark: { character: ['Assassin Droid ASN-121 (A)'] },
      light: {
        force: 2,
        character: [
          { card: 'Clone Warrior 4/163', tapped: true },
          { card: other, tapped: true },
        ],
      },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('ASN-121: deals 3 damage', 'choose Clone Warrior');
  };
  board('Naboo Security Guard');
  t.card('Clone Warrior 4/163', { damage: 3 });
  board('Kit Fisto (A)');
  t.asks('Light', 'offer');
  t.answer('yes');
  t.is(
    t
      .events('force')
      .map((e) => e.n)
      .includes(-2),
    true,
  );
  t.card('Clone Warrior 4/163', { damage: 0 });
  board('Kit Fisto (A)');
  t.answer('no');
  t.passChances();
  t.card('Clone Warrior 4/163', { damage: 3 });
});

scenario('Poggle the Lesser (A) and Knockdown keep a Character from attacking', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 4, hand: ['Knockdown'], character: ['Poggle the Lesser (A)', { card: 'Acklay', tapped: true }] },
    light: { force: 2, character: ['Naboo Security Guard', 'Rebel Trooper', 'Jawa'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Poggle the Lesser: Unless the enemy pays', 'choose Naboo Security Guard');
  t.card('Naboo Security Guard', { tapped: true }); // 3 Force were not there
  t.answer('Dark: play Knockdown');
  t.offers('choose Rebel Trooper', 'choose Jawa');
  t.answer('choose Rebel Trooper');
  t.passUntil('unitTurn', 'Light');
  t.offers('Jawa attacks Poggle', 'Jawa attacks Acklay', 'Jawa does not attack');
});

scenario('Dexter Jettster (A), Queen Jamillia (A): done instead of attacking', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: [{ card: 'Acklay', tapped: true }] },
    light: {
      ground: ['Clone Squad'],
      character: ['Dexter Jettster (A)', 'Queen Jamillia (A)', 'Sio Bibble (A)', 'Jawa'],
    },
  });
  t.passUntil('order', 'Light'); // both 50, thanks to Sio Bibble
  t.answer('Dexter Jettster first');
  t.answer('Dexter Jettster: +3 power', 'choose Jawa');
  t.card('Jawa', { power: 5 });
  t.card('Dexter Jettster (A)', { tapped: true });
  t.passUntil('unitTurn', 'Light');
  t.answer('Queen Jamillia: Retreat');
  t.offers('choose Queen Jamillia', 'choose Sio Bibble');
  t.answer('choose Sio Bibble');
  t.card('Sio Bibble (A)', { zone: 'build', tapped: false });
  t.card('Queen Jamillia (A)', { tapped: true, speed: 30 });
});

scenario('EG-6 Power Droid untaps another Droid, once per turn', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: [{ card: 'Acklay', tapped: true }] },
    light: { character: ['EG-6 Power Droid', { card: 'R2-D2 (B)', tapped: true }, { card: 'Jawa', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('EG-6 Power Droid: Untap');
  t.card('R2-D2 (B)', { tapped: false });
  t.passUntil('unitTurn', 'Light');
  t.offersAlso('R2-D2 attacks Acklay');
});

scenario('Two EG-6 Power Droids untap each other once, not for ever', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: [{ card: 'Acklay', tapped: true }] },
    light: { character: ['EG-6 Power Droid', { card: 'EG-6 Power Droid', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('EG-6 Power Droid: Untap');
  t.passUntil('unitTurn', 'Light');
  t.answer('EG-6 Power Droid: Untap');
  t.passUntil('unitTurn', 'Light');
  t.offers('EG-6 Power Droid attacks Acklay', 'EG-6 Power Droid does not attack');
});

scenario('Dianoga (A) taps itself and a Character with power 4 or less, at any time of the battle', '', (t) => {
  t.board({
    at: 'battle starts',
    dark: { space: ['Carrack Cruiser'], character: ['Dianoga (A)', 'Acklay'] },
    light: { space: ['N-1 Starfighter'], character: ['Jawa', 'Kit Fisto (A)', 'Mace Windu (B)'], build: ['Massiff'] },
  });
  t.answer('Dark: Dianoga: Tap 1 untapped Character');
  t.offers('choose Acklay', 'choose Jawa', 'choose Kit Fisto', 'choose Massiff');
  t.answer('choose Kit Fisto');
  t.card('Kit Fisto (A)', { tapped: true });
  t.card('Dianoga (A)', { tapped: true });
});

scenario('Destroyer Droid, P Series chooses speed or power when the Character battle starts', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: ['Destroyer Droid, P Series'], build: ['Destroyer Droid, W Series'] },
    light: { character: ['Jawa'] },
  });
  t.asks('Dark', 'either'); // one question: the other is retreated
  t.answer('+20 speed');
  t.card('Destroyer Droid, P Series', { speed: 60, power: 5 });
  t.board({
    at: 'Character battle',
    dark: { character: ['Destroyer Droid, P Series'] },
    light: { character: ['Jawa'] },
  });
  t.answer('+2 power');
  t.card('Destroyer Droid, P Series', { speed: 40, power: 7 });
  for (const way of ['+20 speed', '+2 power']) {
    t.board({
      at: 'Character battle',
      dark: { character: ['Destroyer Droid, W Series'] },
      light: { character: ['Jawa'] },
    });
    t.answer(way);
    t.card('Destroyer Droid, W Series', way === '+2 power' ? { speed: 30, power: 6 } : { speed: 50, power: 4 });
  }
});

scenario("Tusken Camp, Aayla Secura and Obi-Wan's Starfighter heal when battle starts, in their arenas", '', (t) => {
  t.board({
    at: 'battle starts',
    dark: { space: ['Carrack Cruiser'], ground: ['Reek'] },
    light: {
      space: [{ card: "Obi-Wan's Starfighter (A)", damage: 2 }],
      ground: ['Tusken Camp', { card: 'Tusken Squad', damage: 2 }],
      build: [
        { card: 'Aayla Secura (A)', damage: 2 },
        { card: 'Tusken Raider', damage: 1 },
      ],
      character: [{ card: 'Jawa', damage: 1 }],
    },
  });
  t.answer('Tusken Camp');
  t.card("Obi-Wan's Starfighter (A)", { damage: 0 });
  t.card('Tusken Squad', { damage: 1 });
  t.card('Tusken Raider', { damage: 0 });
  t.card('Aayla Secura (A)', { damage: 2 });
  t.card('Jawa', { damage: 1 });
});

scenario(
  'At the end of battle: Force for Yoda (A) and Remote Seeker Droid, Force lost to Princess Leia (A)',
  '',
  (t) => {
    t.board({
      at: 'battle ends',
      dark: { force: 3, character: ['Darth Sidious (A)', 'Acklay'] },
      light: { force: 0, character: ['Yoda (A)', 'Remote Seeker Droid', 'Princess Leia (A)'] },
    });
    t.answer('Light: Yoda', 'Light: Remote Seeker Droid');
    t.asks('Dark', 'build'); // 4 for the new turn
    t.is(t.force('Light'), 6);
    t.is(t.force('Dark'), 7); // 3 + 1 - 1 + 4
  },
);

scenario('Watto (A) repairs a damaged Droid, Speeder or Starfighter of yours', '', (t) => {
  t.board({
    at: 'battle ends',
    dark: { character: ['Acklay'], ground: ['Reek'] },
    light: {
      space: ['N-1 Starfighter', { card: 'Naboo Cruiser', damage: 1 }],
      ground: [{ card: 'Sorusuub V-35 Courier', damage: 1 }],
      character: ['Watto (A)', { card: 'R2-D2 (A)', damage: 2 }, { card: 'Jawa', damage: 1 }],
    },
  });
  t.answer('Light: yes');
  t.offers('choose Sorusuub', 'choose R2-D2');
  t.answer('choose R2-D2');
  t.card('R2-D2 (A)', { damage: 1 });
});

scenario("Weapon Response, Tyranus's Wrath, Tyranus's Gift speak of the attacker, whoever it is", '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 11, hand: ["Tyranus's Wrath", "Tyranus's Gift"], character: [{ card: 'Acklay', tapped: true }] },
    light: { force: 1, hand: ['Weapon Response'], character: ['Clone Warrior 4/163', 'Jawa'] },
    dice: [1, 1, 1, 1],
  });
  t.passUntil('unitTurn', 'Light');
  t.answer(
    'Clone Warrior attacks Acklay',
    "Dark: play Tyranus's Wrath",
    'Light: play Weapon Response',
    "Dark: play Tyranus's Gift",
  );
  t.passUntil('unitTurn', 'Light');
  t.is(attackDice(t), 4); // 4 + 7 - 2 - 5
});

scenario("Han's Courage: an attacking Character gets power and Accuracy, for this attack", '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: [{ card: 'Darth Maul (A)', tapped: true }] },
    light: { force: 4, hand: ["Han's Courage"], character: ['Clone Warrior 5/373', 'Jawa'] },
    dice: [3, 3, 2, 1, 4],
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Clone Warrior attacks Darth Maul');
  passTo(t, "play Han's Courage");
  t.answer("play Han's Courage");
  t.passUntil('unitTurn', 'Light');
  t.card('Darth Maul (A)', { damage: 3 });
  t.is(t.keyword('Clone Warrior 5/373', 'Accuracy'), 0);
});
