/** Weapons and weapon devices, card by card. */
import { scenario } from '../testing/index.ts';
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
