/** Battle cards of few words: what they say is what happens, to whom they say. */
import { scenario } from '../../src/testing/index.ts';
import { attack, attackDice, passTo, unitDoes } from './steps.ts';

scenario('Interference in the Senate and Jedi Bravery: one side in one arena', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { force: 10, hand: ['Interference in the Senate'], ground: ['Reek'], character: ['Acklay'] },
    light: { force: 6, hand: ['Jedi Bravery'], ground: ['Clone Squad'], character: ['Clone Warrior 4/163'] },
  });
  t.answer('Dark: play Interference in the Senate', 'Character', 'Light: play Jedi Bravery', 'Character');
  t.card('Clone Warrior 4/163', { speed: 20, power: 4 });
  t.card('Clone Squad', { power: 3 });
  t.card('Acklay', { speed: 70, power: 3 });
});

scenario(
  "Anakin's Inspiration, Vader's Leadership, Trade Federation Offensive: your units in the arena chosen",
  '',
  (t) => {
    t.board({
      at: 'Ground battle',
      dark: {
        force: 13,
        hand: ["Vader's Leadership", 'Trade Federation Offensive'],
        space: ['Carrack Cruiser'],
        ground: ['Reek'],
        character: ['Acklay'],
      },
      light: { force: 2, hand: ["Anakin's Inspiration"], ground: ['Clone Squad'], character: ['Jawa'] },
    });
    t.answer('Dark: play Trade Federation Offensive');
    t.offers('Space', 'Ground');
    t.answer('Space', "Light: play Anakin's Inspiration", 'Ground', "Dark: play Vader's Leadership", 'Character');
    t.card('Carrack Cruiser', { speed: 70, power: 5 });
    t.card('Clone Squad', { speed: 30 });
    t.card('Acklay', { speed: 70, power: 6 }); // alone, +30 of its own
    t.card('Jawa', { speed: 20, power: 2 });
    t.card('Reek', { speed: 50, power: 2 });
  },
);

scenario("Windu's Solution, Dark Speed, Leia's Kiss and Out of His Misery strengthen one unit", '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { hand: ['Dark Speed'], character: ['Geonosian Guard', 'Mouse Droid'] },
    light: {
      force: 8,
      hand: ["Windu's Solution", "Leia's Kiss", 'Out of His Misery'],
      character: ['Jawa', 'Rebel Trooper', 'Kit Fisto (A)', 'Shaak Ti (A)'],
    },
  });
  t.answer('Dark: play Dark Speed', 'choose Geonosian Guard');
  t.card('Geonosian Guard', { speed: 60, power: 2 });
  t.answer("Light: play Windu's Solution", 'choose Jawa');
  t.card('Jawa', { speed: 50, power: 4 });
  t.answer("Light: play Leia's Kiss", 'choose Rebel Trooper');
  t.card('Rebel Trooper', { speed: 40, power: 2 });
  t.is(t.keyword('Rebel Trooper', 'Accuracy'), 1);
  t.answer('Light: play Out of His Misery');
  t.offers('choose Kit Fisto', 'choose Shaak Ti');
  t.answer('choose Kit Fisto');
  t.card('Kit Fisto (A)', { speed: 60, power: 4 });
  t.is(t.keyword('Kit Fisto (A)', 'Stun'), 4);
});

scenario('Master and Apprentice, Padawan and Senator: up to two units, or one', '', (t) => {
  t.board({
    at: 'Character battle',
    dark: { character: ['Acklay'] },
    light: {
      force: 8,
      hand: ['Master and Apprentice', 'Padawan and Senator'],
      ground: ['Clone Squad'],
      character: ['Jawa', 'Rebel Trooper'],
    },
  });
  t.answer('Light: play Master and Apprentice', 'choose Jawa', 'choose Clone Squad');
  t.answer('Light: play Padawan and Senator', 'choose Jawa', 'done');
  t.card('Jawa', { power: 7 });
  t.card('Clone Squad', { power: 5 });
  t.card('Rebel Trooper', { power: 2 });
});

scenario("Hold 'Em Off, Benefits of Training, Stormtrooper Charge: all of a kind", '', (t) => {
  t.board({
    at: 'Ground battle',
    dark: {
      force: 3,
      hand: ['Stormtrooper Charge'],
      ground: ['Stormtrooper Squad', 'Reek'],
      character: ['Sandtrooper'],
    },
    light: {
      force: 8,
      hand: ["Hold 'Em Off", 'Benefits of Training'],
      ground: ['Clone Squad', 'Clone Facility'],
      character: ['Jawa', 'Rebel Trooper'],
    },
  });
  t.answer('Dark: play Stormtrooper Charge');
  t.card('Stormtrooper Squad', { power: 5 });
  t.card('Sandtrooper', { power: 6 });
  t.card('Reek', { power: 2 });
  t.answer("Light: play Hold 'Em Off", 'Light: play Benefits of Training');
  t.card('Jawa', { speed: 30 });
  t.is(t.keyword('Jawa', 'Stun'), 2);
  t.is(t.keyword('Clone Squad', 'Stun'), 0);
  t.is(t.keyword('Clone Squad', 'Accuracy'), 1);
  t.is(t.keyword('Clone Facility', 'Accuracy'), 0);
  t.is(t.keyword('Rebel Trooper', 'Accuracy'), 0); // a Soldier, but not in Ground
});

scenario('Strength of Hate, Fate of the Dragon, Preemptive Shot, Stay Sharp: power for this attack', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, ...Array.from({ length: 21 }, () => 1)],
    dark: {
      force: 18,
      hand: ['Strength of Hate', 'Fate of the Dragon', 'Preemptive Shot', 'Stay Sharp', 'Precise Blast'],
      character: ['Geonosian Guard'],
    },
    light: { character: [{ card: 'Kit Fisto (A)', tapped: true }, 'Jawa'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer(
    'attacks Kit Fisto',
    'play Strength of Hate',
    'play Fate of the Dragon',
    'play Preemptive Shot',
    'play Stay Sharp',
  );
  t.passUntil('unitTurn', 'Light');
  t.is(attackDice(t), 20); // 2 + 3 + 10 + 4 + 1
  t.card('Kit Fisto (A)', { damage: 2 }); // a hit and the Critical Hit
  t.card('Geonosian Guard', { power: 2 });
});

scenario('Precise Blast, Well-Aimed Shot, Ground Support: by the kind of unit that attacks', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: Array.from({ length: 20 }, () => 1),
    dark: {
      force: 4,
      hand: ['Precise Blast', 'Well-Aimed Shot', 'Ground Support'],
      space: ['Carrack Cruiser'],
      ground: ['Reek', 'Battle Droid Squad'],
    },
    light: { space: [{ card: 'Naboo Cruiser', tapped: true }], ground: [{ card: 'Clone Squad', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Carrack Cruiser attacks Naboo Cruiser');
  t.offers('play Well-Aimed Shot', 'play Ground Support', 'pass');
  t.answer('play Well-Aimed Shot', 'play Ground Support');
  t.passUntil('unitTurn', 'Dark');
  t.is(attackDice(t), 12);
  t.answer('Reek attacks Clone Squad', 'play Precise Blast');
  t.passUntil('unitTurn', 'Dark');
  t.is(attackDice(t), 6);
});

scenario('Target Locked and Aggressive Negotiations add up their Critical Hits', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6],
    dark: { force: 6, hand: ['Target Locked', 'Aggressive Negotiations'], character: ['Geonosian Guard'] },
    light: { character: [{ card: 'Mace Windu (A)', tapped: true }, 'Jawa'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Mace Windu', 'play Target Locked', 'play Aggressive Negotiations');
  t.passUntil('unitTurn', 'Light');
  t.card('Mace Windu (A)', { zone: 'discard' }); // 2 + 2 + 3
});

scenario('Death Star Plans: one enemy ship is in danger from all of yours in Space', '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 1, 1, 1, 1],
    dark: { force: 6, hand: ['Death Star Plans'], space: ['Carrack Cruiser'], ground: ['Reek'] },
    light: {
      space: [
        { card: 'Naboo Cruiser', tapped: true },
        { card: 'Republic Cruiser', tapped: true },
      ],
      ground: ['Clone Squad'],
    },
  });
  t.answer('Dark: play Death Star Plans', 'choose Naboo Cruiser');
  unitDoes(t, 'attacks Naboo Cruiser');
  t.card('Naboo Cruiser', { damage: 4 });
});

scenario('Knocked out: Down in Flames, Repulsorlift Malfunction, Sonic Shockwave', '', (t) => {
  t.board({
    at: 'battle starts',
    dark: {
      force: 14,
      hand: ['Down in Flames', 'Repulsorlift Malfunction', 'Sonic Shockwave'],
      space: ['Carrack Cruiser'],
      ground: ['Swoop Bike'],
    },
    light: {
      space: ['Naboo Cruiser', { card: 'N-1 Starfighter', tapped: true }],
      ground: ['Speeder Bike Squadron', 'Clone Squad', 'Patrol Speeder'],
    },
  });
  t.answer('Dark: play Down in Flames');
  t.offers('choose Speeder Bike Squadron', 'choose Patrol Speeder');
  t.answer('choose Speeder Bike Squadron', 'Dark: play Repulsorlift Malfunction');
  t.card('Speeder Bike Squadron', { zone: 'discard' });
  t.offers('choose Swoop Bike', 'choose Clone Squad', 'choose Patrol Speeder');
  t.answer('choose Clone Squad', 'Dark: play Sonic Shockwave');
  t.offers('choose Carrack Cruiser', 'choose Naboo Cruiser');
  t.answer('choose Naboo Cruiser');
  t.card('Clone Squad', { tapped: true });
  t.card('Naboo Cruiser', { tapped: true });
});

scenario("Vader's Grip taps any unit; Power Dive untaps a Starfighter or Speeder of yours", '', (t) => {
  t.board({
    at: 'battle starts',
    dark: { force: 7, hand: ["Vader's Grip"], space: ['Carrack Cruiser'], ground: ['Reek'] },
    light: {
      force: 3,
      hand: ['Power Dive'],
      space: [
        { card: 'N-1 Starfighter', tapped: true },
        { card: 'Naboo Cruiser', tapped: true },
      ],
      ground: [{ card: 'Patrol Speeder', tapped: true }, 'Clone Squad'],
    },
  });
  t.answer("Dark: play Vader's Grip", 'choose Clone Squad');
  t.card('Clone Squad', { tapped: true });
  t.answer('Light: play Power Dive');
  t.offers('choose N-1 Starfighter', 'choose Patrol Speeder');
  t.answer('choose N-1 Starfighter');
  t.passUntil('unitTurn', 'Light');
  t.offersAlso('N-1 Starfighter attacks Carrack Cruiser');
});

scenario('Second Effort rerolls some of your dice, once each', '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [1, 5, 1, 6, 6],
    dark: { force: 5, hand: ['Second Effort'], character: ['Geonosian Warrior'] },
    light: { character: [{ card: 'Kit Fisto (A)', tapped: true }, 'Jawa'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Kit Fisto');
  passTo(t, 'play Second Effort');
  t.answer('play Second Effort', 'reroll die 1 showing 1', 'reroll die 3 showing 1', 'done');
  t.passUntil('unitTurn', 'Light');
  t.card('Kit Fisto (A)', { damage: 3 });
});

scenario("Yoda's Intervention, High-Force Dodge, Pilot's Dodge, Luke's Warning: so much, to whom", '', (t) => {
  const board = (hand: string, arena: 'ground' | 'character'): void => {
    const dark = arena === 'ground' ? 'Geonosian Artillery Battery' : 'Darth Tyranus (C)';
    const light = arena === 'ground' ? 'Clone Trooper Legion' : 'Mace Windu (C)';
    t.board({
      at: arena === 'ground' ? 'Ground battle' : 'Character battle',
      dice: [6, 6, 6, 6, 6],
      dark: { [arena]: [dark] },
      light: { force: 5, hand: [hand], [arena]: [{ card: light, tapped: true }], space: ['N-1 Starfighter'] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer(`attacks ${light}`);
    for (
      let i = 0;
      i < 9 && t.state.question?.kind === 'chance' && !t.options.some((option) => option.includes(hand));
      i++
    )
      t.answer('pass');
  };
  board("Yoda's Intervention", 'ground');
  t.answer("play Yoda's Intervention");
  t.offers('1', '2', '3');
  board('High-Force Dodge', 'character');
  t.answer('play High-Force Dodge');
  t.offers('1', '2', '3', '4', '5');
  board("Pilot's Dodge", 'ground');
  t.answer("play Pilot's Dodge");
  t.offers('1', '2');
  board("Pilot's Dodge", 'character');
  t.asks('Dark', 'build'); // not for Characters
  board("Luke's Warning", 'character');
  t.answer("play Luke's Warning");
  t.offers('1', '2', '3');
  board("Luke's Warning", 'ground');
  t.answer("play Luke's Warning");
  t.card('Clone Trooper Legion', { damage: 4 });
});

scenario("Padawan's Deflection and Obi-Wan's Prowess deal on what they prevented", '', (t) => {
  t.board({
    at: 'Character battle',
    dice: [6, 6, 1],
    dark: { character: ['Geonosian Warrior'] },
    light: { force: 3, hand: ["Padawan's Deflection"], character: [{ card: 'Kit Fisto (A)', tapped: true }, 'Jawa'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('attacks Kit Fisto');
  passTo(t, "play Padawan's Deflection");
  t.answer("play Padawan's Deflection", 'deal 1 damage to Geonosian Warrior');
  t.passUntil('unitTurn', 'Light');
  t.card('Kit Fisto (A)', { damage: 1 });
  t.card('Geonosian Warrior', { damage: 1 });
  t.board({
    at: 'Character battle',
    dice: [6, 6, 1],
    dark: { character: ['Geonosian Warrior'] },
    light: { force: 4, hand: ["Obi-Wan's Prowess"], character: [{ card: 'Kit Fisto (A)', tapped: true }, 'Jawa'] },
  });
  attack(t, 'attacks Kit Fisto');
  t.answer("Light: play Obi-Wan's Prowess", '2', 'deal 2 damage to Geonosian Warrior');
  t.card('Geonosian Warrior', { zone: 'discard' });
  t.card('Kit Fisto (A)', { damage: 0 });
});

scenario('Astromech Assistance repairs a Space unit in the middle of the battle', '', (t) => {
  t.board({
    at: 'Ground battle',
    dark: { ground: ['Reek'] },
    light: {
      force: 1,
      hand: ['Astromech Assistance'],
      space: [{ card: 'Naboo Cruiser', damage: 3 }],
      ground: [{ card: 'Clone Squad', damage: 1 }],
    },
  });
  t.answer('Light: play Astromech Assistance', '2');
  t.card('Naboo Cruiser', { damage: 1 });
});
