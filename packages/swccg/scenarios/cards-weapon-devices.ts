/** Devices about weapons, and weapons with results of their own, card by card. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle, shoot } from './armory.ts';

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
  t.is(t.bonus('Dark', 'power'), 2);
  t.is(t.state.battle?.cards.includes(t.find('Plain Officer')), false);
  t.doesNotOffer('Use Observation Holocam');
});

scenario('A Guard who lends his power through a Holocam defends with 4', 'CCG-CARD-159 CCG-CHR-08', (t) => {
  for (const [by, power] of [
    ['Light', 4],
    ['Dark', 0],
  ] as const) {
    t.board({
      at: `${by} battles`,
      locations: {
        'Tatooine: Cave': ['Observation Holocam', 'Laser Projector', 'Plain Trooper', 'Plain Rebel'],
        'Tatooine: Hill': ['Imperial Trooper Guard'],
      },
      cards: ARMORY,
    });
    t.act(`${by}: Battle at Tatooine: Cave`, 'Dark: Use Observation Holocam', 'Choose Imperial Trooper Guard');
    t.settle('weapons');
    t.is(t.bonus('Dark', 'power'), power);
    t.is(t.state.battle?.cards.includes(t.find('Imperial Trooper Guard')), false);
  }
});

scenario(
  'A Remote cancels a seeker in its control phase alone; the same turn it may also train',
  'CCG-CARD-160 CCG-ACT-30',
  (t) => {
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
  },
);

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
  t.answer('One shot');
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
