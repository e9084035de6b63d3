/** Weapons and weapon devices, card by card. */
import { scenario } from '../src/testing/index.ts';
import { ARMORY, battle, shoot } from './armory.ts';

scenario('An Assault Rifle fires into a battle at an adjacent site', 'CCG-CARD-147', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Tatooine: Plain': ['Plain Officer', 'Plain Rebel'],
      'Tatooine: Hill': ['Plain Trooper', 'Assault Rifle, on Plain Trooper', 'Plain Farmer'],
    },
    dark: { reserve: ['Destiny 2'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Plain');
  t.answer('Fire Assault Rifle');
  t.offers('Choose Plain Rebel');
  t.answer('Choose Plain Rebel');
  t.settle();
  t.card('Plain Rebel', { hit: true });
  t.is(t.state.battle?.cards.includes(t.find('Plain Trooper')), false);
});

const STICK = ['Plain Raider', 'Gaderffii Stick, on Plain Raider', 'Plain Rebel', 'Blaster, on Plain Rebel'];

scenario(
  'A Gaderffii Stick comes before all other weapons and keeps one character from firing',
  'CCG-CARD-148',
  (t) => {
    t.board({
      at: 'Light battles',
      locations: { 'Tatooine: Plain': [...STICK, 'Plain Farmer'] },
      dark: { reserve: ['Destiny 3', 'Destiny 3'], force: 0 },
      light: { hand: ['Destiny 1'] },
      cards: ARMORY,
    });
    battle(t, 'Light', 'Plain', 'Dark');
    t.answer('Fire Gaderffii Stick');
    t.offers('Choose Plain Rebel');
    t.answer('Choose Plain Rebel');
    t.settle('weapons', 'Light');
    t.offers('Done');
    t.refuses('CCG-WPN-02', 'Light', 'fire', 'Blaster');
    t.card('Plain Rebel', { hit: false });
  },
);

scenario('A Gaderffii Stick needs a total above 5', 'CCG-CARD-148', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Tatooine: Plain': STICK },
    dark: { reserve: ['Destiny 3', 'Destiny 2'] },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Plain', 'Dark');
  t.answer('Fire Gaderffii Stick');
  t.answer('Choose Plain Rebel');
  t.settle('weapons', 'Light');
  t.offers('Fire Blaster', 'Done');
});

scenario('A Gaderffii Stick deploys on any Tusken Raider for 2 Force', 'CCG-CARD-148', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Tatooine: Plain': ['Plain Raider', 'Plain Trooper'] },
    dark: { hand: ['Gaderffii Stick'] },
    cards: ARMORY,
  });
  t.act('Dark: Deploy Gaderffii Stick');
  t.offers('On Plain Raider for 2 Force');
});

scenario('An Ion Cannon hits nothing: weapons are lost, and numbers are 0 for good', 'CCG-CARD-149', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Empty Space': [
        'Plain Destroyer',
        'Ion Cannon, on Plain Destroyer',
        'Plain Fighter',
        'Proton Torpedoes, on Plain Fighter',
      ],
    },
    dark: { reserve: ['Destiny 2'], hand: ['Destiny 1'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Empty Space');
  shoot(t, 'Ion Cannon', 'Plain Fighter');
  t.card('Plain Fighter', { hit: false, zone: 'table' });
  t.card('Proton Torpedoes', { zone: 'lost' });
  t.is(t.number('Plain Fighter', 'maneuver'), 0);
  t.is(t.number('Plain Fighter', 'hyperspeed'), 0);
  t.is(
    t.state.lasting.map(({ until }) => until),
    ['leaves'],
  );
});

scenario('An SW-4 Ion Cannon works like it, without the 2', 'CCG-READ-132', (t) => {
  const bomber =
    'Plain Bomber   Light Starship - Starfighter: Y-Wing   C1\n   destiny 3   deploy 2   power 2   maneuver 2   hyperspeed 3   forfeit 3\n   This card has 1 permanent pilot with ability 2.';
  for (const [destiny, armor] of [
    ['Destiny 4', 4],
    ['Destiny 5', 0],
  ] as const) {
    t.board({
      at: 'Light battles',
      locations: { 'Empty Space': ['Plain Destroyer', 'Plain Bomber', 'SW-4 Ion Cannon, on Plain Bomber'] },
      light: { reserve: [destiny] },
      cards: [...ARMORY, bomber],
    });
    battle(t, 'Light', 'Empty Space');
    shoot(t, 'SW-4 Ion Cannon', 'Plain Destroyer');
    t.is(t.number('Plain Destroyer', 'armor'), armor);
    t.card('Plain Destroyer', { zone: 'table' });
  }
});

scenario('A Laser Projector shoots seekers, and can be shot', 'CCG-CARD-150', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Tatooine: Cave': ['Laser Projector', 'Plain Officer', 'Plain Rebel', 'Blaster, on Plain Rebel', 'Motti Seeker'],
    },
    dark: { reserve: ['Destiny 3'] },
    light: { reserve: ['Destiny 2'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Cave');
  shoot(t, 'Laser Projector', 'Motti Seeker');
  t.card('Motti Seeker', { zone: 'lost' });
  t.asks('Light', 'weapons');
  t.answer('Fire Blaster');
  t.offers('Choose Plain Officer', 'Choose Laser Projector');
  t.answer('Choose Laser Projector');
  t.settle();
  t.card('Laser Projector', { zone: 'lost' });
});

const REPEATER = ['Plain Trooper', 'Light Repeating Blaster Rifle, on Plain Trooper', 'Plain Rebel', 'Plain Farmer'];

scenario('A Light Repeating Blaster Rifle needs power, and then fires again and again', 'CCG-CARD-151', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Plain': REPEATER },
    dark: { hand: ['Destiny 1'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Plain');
  t.refuses('CCG-WPN-02', 'Dark', 'fire', 'Light Repeating Blaster Rifle');
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Plain': [...REPEATER, 'Dark EG-6'] },
    dark: { reserve: ['Destiny 0', 'Destiny 5', 'Destiny 5'], force: 7 },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Plain');
  shoot(t, 'Light Repeating Blaster Rifle', 'Plain Rebel');
  shoot(t, 'Light Repeating Blaster Rifle', 'Plain Rebel');
  shoot(t, 'Light Repeating Blaster Rifle', 'Plain Farmer');
  t.card('Plain Rebel', { hit: true });
  t.card('Plain Farmer', { hit: true });
  t.is(t.count('Dark', 'force'), 0);
});

scenario('One Sniper lets it fire several times', 'CCG-CARD-151 CCG-CARD-100', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Tatooine: Plain': [...REPEATER, 'Dark EG-6'] },
    dark: { reserve: ['Destiny 0', 'Destiny 5'], hand: ['Sniper'] },
    cards: ARMORY,
  });
  t.act('Dark: Play Sniper');
  t.settle('target');
  t.answer('Choose Light Repeating Blaster Rifle');
  t.answer('Choose Plain Rebel');
  t.settle('may');
  t.answer('Yes');
  t.answer('Choose Plain Rebel');
  t.settle('may');
  t.answer('No');
  t.card('Plain Rebel', { zone: 'lost' });
});

scenario('The Superlaser reaches the system that the Death Star orbits', 'CCG-CARD-152', (t) => {
  const cruiser =
    'Plain Cruiser   Light Starship - Capital: Corellian Corvette   C1\n   destiny 3   deploy 2   power 2   armor 4   hyperspeed 3   forfeit 3\n   This card has 1 permanent pilot with ability 2.';
  t.board({
    at: 'Dark battles',
    locations: { 'Dark Death Star': ['Superlaser'], 'Empty Space': ['Plain Eye', 'Plain Cruiser', 'Plain Fighter'] },
    deathStar: { parsec: 4, orbits: 'Empty Space' },
    dark: { reserve: ['Destiny 2', 'Destiny 3'] },
    cards: [...ARMORY, cruiser],
  });
  t.refuses('CCG-WPN-02', 'Dark', 'fire', 'Superlaser');
  battle(t, 'Dark', 'Empty Space');
  t.answer('Fire Superlaser');
  t.offers('Choose Plain Cruiser');
  t.answer('Choose Plain Cruiser');
  t.settle();
  t.card('Plain Cruiser', { hit: true });
  t.is(t.count('Dark', 'force'), 5);
});

scenario('Sniper fires the Superlaser without a battle', 'CCG-CARD-152', (t) => {
  const cruiser =
    'Plain Cruiser   Light Starship - Capital: Corellian Corvette   C1\n   destiny 3   deploy 2   power 2   armor 4   hyperspeed 3   forfeit 3\n   This card has 1 permanent pilot with ability 2.';
  t.board({
    at: 'Dark controls',
    locations: { 'Dark Death Star': ['Superlaser'], 'Empty Space': ['Plain Cruiser'] },
    deathStar: { parsec: 4, orbits: 'Empty Space' },
    dark: { reserve: ['Destiny 2', 'Destiny 3'], hand: ['Sniper'] },
    cards: [...ARMORY, cruiser],
  });
  t.act('Dark: Play Sniper');
  t.settle('target');
  t.answer('Choose Superlaser');
  t.answer('Choose Plain Cruiser');
  t.settle();
  t.card('Plain Cruiser', { zone: 'lost' });
});

scenario(
  "A Timer Mine goes off when its player's next turn begins; the victims' player chooses",
  'CCG-CARD-153',
  (t) => {
    t.board({
      at: 'Light starts a turn',
      locations: {
        'Tatooine: Plain': [
          'Light Timer Mine',
          'Plain Miner',
          'undercover Plain Officer',
          'Plain Disguise, on Plain Officer',
          'Plain Trooper',
          'Plain Raider',
        ],
      },
      light: { reserve: ['Destiny 2'] },
      cards: ARMORY,
    });
    t.asks('Dark', 'target');
    t.answer('Choose Plain Officer');
    t.answer('Choose Plain Raider');
    t.card('Plain Officer', { zone: 'lost' });
    t.card('Plain Raider', { zone: 'lost' });
    t.card('Plain Trooper', { zone: 'table' });
    t.card('Plain Miner', { zone: 'table' });
    t.card('Light Timer Mine', { zone: 'lost' });
  },
);

const SCOPE = [
  'Plain Trooper',
  'Imperial Blaster, on Plain Trooper',
  'Blaster Scope, on Imperial Blaster',
  'Plain Rebel',
];

scenario(
  'With a Blaster Scope a blaster fires out of its battle; the victim is lost when that ends',
  'CCG-CARD-154',
  (t) => {
    t.board({
      at: 'Dark battles',
      locations: { 'Tatooine: Plain': SCOPE, 'Tatooine: Hill': ['Plain Farmer'] },
      dark: { reserve: ['Destiny 5'], hand: ['Destiny 1'] },
      cards: ARMORY,
    });
    battle(t, 'Dark', 'Plain');
    t.answer('Fire Imperial Blaster');
    t.offers('Choose Plain Rebel', 'Choose Plain Farmer');
    t.answer('Choose Plain Farmer');
    t.settle();
    t.card('Plain Farmer', { hit: true, zone: 'table' });
    t.refuses('CCG-WPN-02', 'Dark', 'fire', 'Imperial Blaster');
    t.answer('Done');
    t.settle('act');
    t.card('Plain Farmer', { zone: 'lost' });
  },
);

scenario('An Observation Holocam helps automated weapons, and lends power from next door', 'CCG-CARD-159', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Tatooine: Cave': ['Observation Holocam', 'Laser Projector', 'Plain Trooper', 'Plain Rebel'],
      'Tatooine: Hill': ['Plain Officer'],
    },
    dark: { reserve: ['Destiny 3'], hand: ['Destiny 1'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Cave');
  shoot(t, 'Laser Projector', 'Plain Rebel');
  t.card('Plain Rebel', { hit: true });
  t.act('Use Observation Holocam', 'Choose Plain Officer');
  t.settle('weapons');
  t.is(t.state.battle?.powerBonus[0], 2000);
  t.is(t.state.battle?.cards.includes(t.find('Plain Officer')), false);
  t.doesNotOffer('Use Observation Holocam');
});

scenario('A Remote cancels a seeker in its control phase alone', 'CCG-CARD-160', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Tatooine: Plain': ['Remote', 'Han Seeker', 'Plain Farmer'] },
    cards: ARMORY,
  });
  t.act('Light: Use Remote: target 1 seeker', 'Choose Han Seeker');
  t.settle();
  t.card('Han Seeker', { zone: 'lost' });
  t.is(t.count('Light', 'force'), 8);
  t.act('Light: Use Remote: Once per phase', 'Choose Plain Farmer', '2');
  t.settle();
  t.is([t.powerOf('Plain Farmer'), t.forfeitOf('Plain Farmer')], [1, 3]);
  t.doesNotOffer('Use Remote');
  t.toPhase('deploy', 'Light');
  t.refuses('CCG-ACT-02', 'Light', 'use', 'Remote');
});

scenario('A Stormtrooper Backpack lets a trooper use what he may use, any number of it', 'CCG-CARD-162', (t) => {
  const guard =
    'Plain Guard   Dark Character - Imperial   C1\n   destiny 3   deploy 2   power 2   ability 1   forfeit 2\n   trooper';
  const packed = (who: string): string[] => [
    who,
    `Stormtrooper Backpack, on ${who}`,
    `Imperial Blaster, on ${who}`,
    `Dark Blaster Rifle, on ${who}`,
    'Plain Rebel',
    'Plain Farmer',
  ];
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Plain': packed('Plain Trooper') },
    dark: { reserve: ['Destiny 5', 'Destiny 5'] },
    cards: [...ARMORY, guard],
  });
  battle(t, 'Dark', 'Plain');
  shoot(t, 'Imperial Blaster', 'Plain Rebel');
  shoot(t, 'Blaster Rifle', 'Plain Farmer');
  t.card('Plain Rebel', { hit: true });
  t.card('Plain Farmer', { hit: true });
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Plain': packed('Plain Guard') },
    dark: { hand: ['Destiny 1'] },
    cards: [...ARMORY, guard],
  });
  battle(t, 'Dark', 'Plain');
  t.offers('Done');
  t.refuses('CCG-WPN-10', 'Dark', 'fire', 'Imperial Blaster');
});

const COMPUTER = ['Plain Fighter', 'Proton Torpedoes, on Plain Fighter', 'Targeting Computer, on Plain Fighter'];

scenario('With a Targeting Computer a weapon fires twice, each shot paid', 'CCG-CARD-163', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Empty Space': [...COMPUTER, 'Plain Eye', 'Plain Destroyer'] },
    light: { reserve: ['Destiny 3', 'Destiny 6'] },
    cards: ARMORY,
  });
  t.is(t.number('Plain Fighter', 'maneuver'), 4);
  battle(t, 'Light', 'Empty Space');
  const fireOnce = (target: string): void => {
    t.answer('Fire Proton Torpedoes');
    t.answer(`Choose ${target}`);
  };
  fireOnce('Plain Eye');
  t.answer('1');
  t.settle();
  t.card('Plain Eye', { hit: false }); // 3 - 1 is not more than 2
  fireOnce('Plain Destroyer');
  t.settle();
  t.card('Plain Destroyer', { hit: true });
  t.is(t.count('Light', 'force'), 7);
  t.refuses('CCG-WPN-02', 'Light', 'fire', 'Proton Torpedoes');
});

scenario('Both shots of a Targeting Computer may be one total', 'CCG-CARD-163', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Empty Space': [...COMPUTER, 'Plain Destroyer'] },
    light: { reserve: ['Destiny 3', 'Destiny 4'] },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Empty Space');
  t.answer('Fire Proton Torpedoes');
  t.answer('Choose Plain Destroyer');
  t.answer('2');
  t.settle();
  t.card('Plain Destroyer', { hit: true }); // 2 and 3 are more than 4
  t.is(t.count('Light', 'force'), 7);
});

scenario('A Jawa Ion Gun steals droids, and keeps others out of the battle', 'CCG-READ-051', (t) => {
  const probe = 'Plain Probe   Dark Character - Droid   C1\n   destiny 3   deploy 2   power 1   forfeit 3';
  const gun = ['Plain Rebel', 'Jawa Ion Gun, on Plain Rebel', 'Plain Probe', 'Plain Officer', 'Plain Trooper'];
  t.board({
    at: 'Light battles',
    locations: { 'Tatooine: Plain': gun },
    light: { reserve: ['Destiny 3'] },
    cards: [...ARMORY, probe],
  });
  battle(t, 'Light', 'Plain');
  shoot(t, 'Jawa Ion Gun', 'Plain Probe');
  t.card('Plain Probe', { controller: 'Light', at: 'Tatooine: Plain' });
  t.board({
    at: 'Light battles',
    locations: { 'Tatooine: Plain': gun },
    light: { reserve: ['Destiny 2'], hand: ['Destiny 1'] },
    cards: [...ARMORY, probe],
  });
  battle(t, 'Light', 'Plain');
  shoot(t, 'Jawa Ion Gun', 'Plain Officer');
  t.is(t.state.battle?.cards.includes(t.find('Plain Officer')), false);
  t.card('Plain Officer', { zone: 'table', hit: false });
});

scenario('A Jawa Blaster blows up at destiny 0', 'CCG-READ-052', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Plain': ['Dark Jawa', 'Jawa Blaster, on Dark Jawa', 'Plain Rebel', 'Plain Trooper'] },
    dark: { reserve: ['Destiny 0'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Plain');
  shoot(t, 'Jawa Blaster', 'Plain Rebel');
  t.card('Jawa Blaster', { zone: 'lost' });
  t.card('Dark Jawa', { zone: 'lost' });
  t.card('Plain Rebel', { hit: false });
});

scenario('A Turbolaser Battery deploys on a Star Destroyer or on the Death Star', 'CCG-READ-053', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Dark Death Star': [], 'Empty Space': ['Plain Destroyer', 'Plain Eye'] },
    dark: { hand: ['Turbolaser Battery'] },
    cards: ARMORY,
  });
  t.act('Dark: Deploy Turbolaser Battery');
  t.offers('On Death Star for 3 Force', 'On Plain Destroyer for 3 Force');
});

scenario('A Laser Gate stands between two sites and falls to a character weapon', 'CCG-READ-058', (t) => {
  const gates = ['Corridor', 'Hall', 'Cell'].map(
    (name) => `•Death Star: ${name}   Dark Location - Site   C1\n   destiny 0   Light 1   Dark 1\n   interior   mobile`,
  );
  t.board({
    at: 'Dark deploys',
    locations: { 'Death Star: Corridor': [], 'Death Star: Hall': [], 'Death Star: Cell': [], 'Tatooine: Cave': [] },
    dark: { hand: ['Laser Gate'] },
    cards: [...ARMORY, ...gates],
  });
  t.act('Dark: Deploy Laser Gate');
  t.offers('On Death Star: Corridor for free', 'On Death Star: Hall for free');
  for (const [at, destiny, zone] of [
    ['Corridor', 'Destiny 4', 'lost'],
    ['Hall', 'Destiny 4', 'lost'],
    ['Hall', 'Destiny 3', 'table'],
  ] as const) {
    const shooter = ['Plain Rebel', 'Blaster, on Plain Rebel', 'Plain Trooper'];
    t.board({
      at: 'Light battles',
      locations: {
        'Death Star: Corridor': at === 'Corridor' ? ['Laser Gate', ...shooter] : ['Laser Gate'],
        'Death Star: Hall': at === 'Hall' ? shooter : [],
        'Death Star: Cell': [],
      },
      light: { reserve: [destiny] },
      cards: [...ARMORY, ...gates],
    });
    battle(t, 'Light', at);
    shoot(t, 'Blaster', 'Laser Gate');
    t.card('Laser Gate', { zone });
  }
});

scenario('A Laser Gate lets only the strong pass', 'CCG-READ-058', (t) => {
  const gates = ['Corridor', 'Hall'].map(
    (name) => `•Death Star: ${name}   Dark Location - Site   C1\n   destiny 0   Light 1   Dark 1\n   interior   mobile`,
  );
  t.board({
    at: 'Light moves',
    locations: { 'Death Star: Corridor': ['Laser Gate', 'Plain Rebel', 'Plain Knight'], 'Death Star: Hall': [] },
    cards: [...ARMORY, ...gates],
  });
  t.offersAlso('Move Plain Knight');
  t.doesNotOffer('Move Plain Rebel');
});
