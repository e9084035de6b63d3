/** Interrupts about weapons, and those that remove cards by a destiny, card by card. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle } from './armory.ts';

const TWO_FIGHTERS = [
  'Plain Fighter',
  'Proton Torpedoes, on Plain Fighter',
  'Millennium Falcon',
  'Han Solo, pilot of Millennium Falcon',
  'Quad Laser Cannon, on Millennium Falcon',
];

scenario('Combined Attack: one total for two weapons, each compares it for itself', 'CCG-CARD-068', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Empty Space': [...TWO_FIGHTERS, 'Plain Destroyer'] },
    light: { hand: ['Combined Attack'], reserve: ['Destiny 2', 'Destiny 3'] },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Empty Space');
  t.answer('Play Combined Attack');
  t.settle('target');
  t.offers('Choose Plain Destroyer');
  t.answer('Choose Plain Destroyer');
  t.answer('Choose Proton Torpedoes');
  t.offers('Choose Quad Laser Cannon');
  t.answer('Choose Quad Laser Cannon');
  t.settle();
  t.card('Plain Destroyer', { hit: true });
  t.is(t.count('Light', 'force'), 7);
  t.is(t.events('hit').length, 2);
});

scenario('Combined Attack needs two weapons that can be fired and paid', 'CCG-CARD-068', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Empty Space': [...TWO_FIGHTERS, 'Plain Destroyer'] },
    light: { hand: ['Combined Attack'], force: 2 },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Empty Space');
  t.doesNotOffer('Play Combined Attack');
});

scenario('Precise Attack: the same at a site', 'CCG-CARD-096', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Tatooine: Plain': [
        'Plain Trooper',
        'Imperial Blaster, on Plain Trooper',
        'Darth Vader',
        'Dark Blaster Rifle, on Darth Vader',
        'Plain Knight',
      ],
    },
    dark: { hand: ['Precise Attack'], reserve: ['Destiny 3', 'Destiny 2'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Plain');
  t.answer('Play Precise Attack');
  t.settle('target');
  t.answer('Choose Plain Knight');
  t.answer('Choose Imperial Blaster');
  t.answer('Choose Blaster Rifle');
  t.settle();
  // 5 is not more than 5, but 5 and the rifle's 1 are.
  t.card('Plain Knight', { hit: true });
  t.is(t.events('hit').length, 1);
});

scenario('Hear Me Baby, Hold Together takes 2 from each draw of the shot', 'CCG-CARD-084', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Empty Space': ['Plain Destroyer', 'Turbolaser Battery, on Plain Destroyer', 'Plain Fighter'] },
    dark: { reserve: ['Destiny 6', 'Destiny 6'], hand: ['Destiny 1'] },
    light: { hand: ['Hear Me Baby, Hold Together'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Empty Space');
  t.answer('Fire Turbolaser Battery');
  t.answer('Choose Plain Fighter');
  t.act('Light: Play Hear Me Baby, Hold Together');
  t.settle('weapons', 'Dark');
  // 4 and 4, less 5, against 3.
  t.card('Plain Fighter', { hit: false });
});

scenario('Hear Me Baby, Hold Together does not answer character weapons', 'CCG-CARD-084', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Plain': ['Plain Trooper', 'Imperial Blaster, on Plain Trooper', 'Plain Rebel'] },
    light: { hand: ['Hear Me Baby, Hold Together'] },
    cards: ARMORY,
  });
  battle(t, 'Dark', 'Plain');
  t.answer('Fire Imperial Blaster');
  t.answer('Choose Plain Rebel');
  t.doesNotOffer('Play Hear Me Baby');
});

scenario('Sniper: the hit target is lost, and the weapon can fire again in a battle that turn', 'CCG-CARD-100', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Tatooine: Plain': [
        'Plain Trooper',
        'Imperial Blaster, on Plain Trooper',
        'Plain Rebel',
        'Plain Farmer',
        'Motti Seeker',
      ],
    },
    dark: { hand: ['Sniper'], reserve: ['Destiny 3'] },
    cards: ARMORY,
  });
  t.act('Dark: Play Sniper');
  t.settle('target');
  t.offers('Choose Imperial Blaster');
  t.answer('Choose Imperial Blaster');
  t.offers('Choose Plain Rebel', 'Choose Plain Farmer', 'Choose Motti Seeker');
  t.answer('Choose Plain Rebel');
  t.settle();
  t.card('Plain Rebel', { zone: 'lost' });
  t.is(t.count('Dark', 'force'), 9);
  t.toPhase('battle', 'Dark');
  battle(t, 'Dark', 'Plain');
  t.offers('Fire Imperial Blaster', 'Done');
});

scenario('Against Sniper and the like a seeker has maneuver 4', 'CCG-CARD-100', (t) => {
  for (const [destiny, zone] of [
    ['Destiny 4', 'table'],
    ['Destiny 5', 'lost'],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: {
        'Tatooine: Plain': ['Plain Officer', 'Plain Trooper', 'Imperial Blaster, on Plain Trooper', 'Motti Seeker'],
      },
      dark: { hand: ['Sniper'], reserve: [destiny] },
      cards: ARMORY,
    });
    t.act('Dark: Play Sniper');
    t.settle('target');
    t.answer('Choose Imperial Blaster');
    t.answer('Choose Motti Seeker');
    t.settle();
    t.card('Motti Seeker', { zone });
  }
});

scenario('Sorry About The Mess is the same for Light, with 1 more from Han', 'CCG-CARD-101', (t) => {
  for (const [user, zone] of [
    ['Han Solo', 'lost'],
    ['Plain Rebel', 'table'],
  ] as const) {
    t.board({
      at: 'Light controls',
      locations: { 'Tatooine: Plain': [user, `Blaster, on ${user}`, 'Plain Officer'] },
      light: { hand: ['Sorry About The Mess'], reserve: ['Destiny 2'] },
      cards: ARMORY,
    });
    t.act('Light: Play Sorry About The Mess');
    t.settle('target');
    t.answer('Choose Blaster');
    t.answer('Choose Plain Officer');
    t.settle();
    t.card('Plain Officer', { zone });
  }
});

scenario('Overload: below its destiny number the weapon is lost, at 0 its carrier too', 'CCG-READ-104', (t) => {
  for (const [destiny, weapon, carrier] of [
    ['Destiny 3', 'table', 'table'],
    ['Destiny 2', 'lost', 'table'],
    ['Destiny 0', 'lost', 'lost'],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: {
        'Tatooine: Plain': [
          'Plain Rebel',
          'Blaster, on Plain Rebel',
          'Plain Raider',
          'Gaderffii Stick, on Plain Raider',
        ],
      },
      dark: { hand: ['Overload'], reserve: [destiny] },
      cards: ARMORY,
    });
    t.act('Dark: Play Overload');
    t.offers('Choose Blaster');
    t.answer('Choose Blaster');
    t.settle();
    t.card('Blaster', { zone: weapon });
    t.card('Plain Rebel', { zone: carrier });
  }
});

scenario('Set For Stun sends a character and the cards on it to their hands', 'CCG-READ-107', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Tatooine: Plain': ['Plain Rebel', 'Blaster, on Plain Rebel'] },
    dark: { hand: ['Set For Stun'], reserve: ['Destiny 3'] },
    cards: ARMORY,
  });
  t.act('Dark: Play Set For Stun', 'Choose Plain Rebel');
  t.settle();
  t.card('Plain Rebel', { zone: 'hand' });
  t.card('Blaster', { zone: 'hand' });
  t.is(t.count('Light', 'hand'), 2);
});

scenario('Collision!: the owner of the starships chooses which is lost', 'CCG-READ-088', (t) => {
  for (const [destiny, asked] of [
    ['Destiny 1', true],
    ['Destiny 2', false],
  ] as const) {
    t.board({
      at: 'Light controls',
      locations: { 'Empty Space': ['Plain Destroyer', 'Plain Eye', 'Plain Fighter'] },
      light: { hand: ['Collision!'], reserve: [destiny] },
      cards: ARMORY,
    });
    t.act('Light: Play Collision!', 'Choose Empty Space');
    if (asked) {
      t.settle('target', 'Dark');
      t.offers('Choose Plain Destroyer', 'Choose Plain Eye');
      t.answer('Choose Plain Eye');
    }
    t.settle();
    t.card('Plain Eye', { zone: asked ? 'lost' : 'table' });
  }
});

scenario(
  "We're All Gonna Be A Lot Thinner! takes everything in the Trash Compactor, the site stays",
  'CCG-READ-113',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: {
        'Light Death Star: Trash Compactor': ['Plain Rebel', 'Blaster, on Plain Rebel', 'Plain Trooper', 'Dianoga'],
        'Tatooine: Plain': ['Plain Farmer'],
      },
      dark: { hand: ["We're All Gonna Be A Lot Thinner!"] },
      cards: ARMORY,
    });
    t.act("Dark: Play We're All Gonna Be A Lot Thinner!");
    t.settle();
    for (const lost of ['Plain Rebel', 'Blaster', 'Plain Trooper', 'Dianoga']) t.card(lost, { zone: 'lost' });
    t.card('Death Star: Trash Compactor', { zone: 'table' });
    t.card('Plain Farmer', { zone: 'table' });
  },
);

scenario('The text of a site raises weapon destiny there out of battles too', 'CCG-CARD-100 CCG-LOC-18', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      "Light Tatooine: Lars' Moisture Farm": ['Stormtrooper', 'Imperial Blaster, on Stormtrooper', 'Leia Organa'],
    },
    dark: { hand: ['Sniper'], reserve: ['Destiny 3'] },
  });
  t.act('Dark: Play Sniper', 'Choose Imperial Blaster');
  t.answer('Choose Leia Organa');
  t.settle();
  t.card('Leia Organa', { zone: 'lost' }); // 3 + 1 against ability 3
});
