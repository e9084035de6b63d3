/** Carrying weapons, using one of several, and handing them over (CCG-WPN-08 to 11). */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle, shoot } from './armory.ts';

scenario('Everybody carries one weapon and one device, a capital starship any number', 'CCG-WPN-08', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      'Tatooine: Plain': ['Plain Trooper', 'Imperial Blaster, on Plain Trooper'],
      'Empty Space': ['Plain Destroyer', 'Turbolaser Battery, on Plain Destroyer'],
    },
    dark: { hand: ['Dark Blaster Rifle', 'Ion Cannon', 'Comlink', 'Stormtrooper Utility Belt'] },
    cards: ARMORY,
  });
  t.refuses('CCG-WPN-08', 'Dark', 'deploy', 'Dark Blaster Rifle', 'Plain Trooper');
  t.doesNotOffer('Deploy Blaster Rifle');
  // So with devices; the weapon does not count among them.
  t.act('Deploy Comlink', 'On Plain Trooper for 1 Force');
  t.settle('act');
  t.refuses('CCG-WPN-08', 'Dark', 'deploy', 'Stormtrooper Utility Belt', 'Plain Trooper');
  t.doesNotOffer('Deploy Stormtrooper Utility Belt');
  t.act('Deploy Ion Cannon', 'On Plain Destroyer for 2 Force');
  t.settle('act');
  t.card('Ion Cannon', { on: 'Plain Destroyer' });
});

scenario('One weapon is used in a turn, of two that are carried', 'CCG-WPN-09', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Tatooine: Plain': [
        'Plain Rebel',
        'Blaster, on Plain Rebel',
        'Light Blaster Rifle, on Plain Rebel',
        'Plain Officer',
      ],
    },
    light: { reserve: ['Destiny 0'], hand: ['Destiny 1'] },
    cards: ARMORY,
  });
  battle(t, 'Light', 'Plain');
  t.offers('Fire Blaster', 'Fire Blaster Rifle', 'Done');
  shoot(t, 'Blaster', 'Plain Officer');
  t.refuses('CCG-WPN-09', 'Light', 'fire', 'Light Blaster Rifle');
});

scenario('Who does not meet the deployment text may only hold the weapon', 'CCG-WPN-10', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Tatooine: Plain': ['Plain Farmer', 'Blaster, on Plain Farmer', 'Plain Officer'] },
    cards: ARMORY,
  });
  t.act('Light: Battle at Plain');
  t.refuses('CCG-WPN-10', 'Light', 'fire', 'Blaster');
});

scenario('A weapon is handed to another one present for its deploy cost', 'CCG-WPN-11', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Tatooine: Plain': ['Plain Rebel', 'Light Blaster Rifle, on Plain Rebel', 'Plain Knight', 'Plain Farmer'],
      'Tatooine: Hill': ['Luke Skywalker'],
    },
    light: { force: 3 },
    cards: ARMORY,
  });
  t.act('Light: Hand over Blaster Rifle');
  t.offers('On Plain Knight for 2 Force');
  t.answer('On Plain Knight');
  t.card('Light Blaster Rifle', { on: 'Plain Knight' });
  t.is(t.count('Light', 'force'), 1);
  t.doesNotOffer('Hand over');
});

scenario('Handing over costs what deploying on the new bearer costs', 'CCG-WPN-11', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Tatooine: Plain': ['Han Solo', "Han's Heavy Blaster Pistol, on Han Solo", 'Plain Rebel'] },
    cards: ARMORY,
  });
  t.act("Light: Hand over Han's Heavy Blaster Pistol");
  t.offers('On Plain Rebel for 3 Force');
});

scenario('Whoever used a weapon and handed it over uses no other in that turn', 'CCG-WPN-09', (t) => {
  for (const hasShot of [true, false]) {
    t.board({
      at: 'Light controls',
      locations: {
        'Tatooine: Plain': ['Plain Rebel', 'Plain Knight', 'Light Blaster Rifle, on Plain Knight', 'Plain Officer'],
      },
      light: { hand: ['Sorry About The Mess', 'Blaster'], reserve: ['Destiny 0'] },
      cards: ARMORY,
    });
    if (hasShot) {
      t.act('Light: Play Sorry About The Mess', 'Light: Choose Blaster Rifle', 'Light: Choose Plain Officer');
      t.settle('act');
    }
    t.toPhase('deploy', 'Light');
    t.act('Light: Hand over Blaster Rifle', 'On Plain Rebel');
    t.act('Light: Deploy Blaster', 'On Plain Knight');
    t.toPhase('battle', 'Light');
    battle(t, 'Light', 'Plain');
    if (hasShot) t.refuses('CCG-WPN-09', 'Light', 'fire', 'Blaster');
    else t.offersAlso('Fire Blaster');
  }
});
