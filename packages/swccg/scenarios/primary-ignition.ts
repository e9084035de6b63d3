/** Commence Primary Ignition, and what is left of a system that was blown away. */
import { scenario } from '../testing/index.ts';

const YAVIN = {
  'Death Star': ['Superlaser'],
  'Death Star: War Room': [],
  'Death Star: Central Core': [],
  'Death Star: Conference Room': [],
  'Death Star: Detention Block Corridor': [],
  'Death Star: Level 4 Military Corridor': [],
};

scenario(
  'Ignition: destiny and free Death Star sites less Z must be over 8; then the system is a marker and its sites are gone',
  'CCG-EPC-11 CCG-EPC-12 CCG-EPC-14 CCG-BLW-01 CCG-BLW-02 CCG-BLW-05 CCG-BLW-06 CCG-BLW-07 CCG-CARD-166',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: {
        ...YAVIN,
        'Light Yavin 4': ['Y-wing', 'Biggs Darklighter, pilot of Y-wing'],
        'Light Yavin 4: Jungle': ['Luke Skywalker', "Obi-Wan's Lightsaber, on Luke Skywalker"],
        'Yavin 4: Briefing Room': [],
      },
      deathStar: { parsec: 4, orbits: 'Yavin 4' },
      dark: { hand: ['Commence Primary Ignition'], reserve: ['Destiny 6'], force: 10 },
    });
    // Light's icons there, twice over.
    const icons = ['Yavin 4', 'Yavin 4: Jungle', 'Yavin 4: Briefing Room'].map((at) => t.icons('Light', at));
    const owed = 2 * icons.reduce((a, b) => a + b, 0);
    t.act('Dark: Play Commence Primary Ignition');
    t.settle('lose', 'Light');
    // 6 + 5 - 2 = 9 > 8; X is 2.
    t.is(t.count('Dark', 'force'), 8);
    for (let i = 0; i < owed; i++) t.answer('Light: Lose the top card of the Reserve Deck');
    t.doesNotOffer('Lose the top');
    t.card('Biggs Darklighter', { at: 'Yavin 4' });
    t.card('Luke Skywalker', { zone: 'lost' });
    t.card("Obi-Wan's Lightsaber", { zone: 'lost' });
    t.card('Yavin 4: Briefing Room', { zone: 'lost' });
    t.is(t.events('blownAway').length, 1);
    t.card('Commence Primary Ignition', { zone: 'table', on: 'Yavin 4', as: 'on' });
    t.is([t.icons('Light', 'Yavin 4'), t.number('Yavin 4', 'parsec')], [0, 4]);
    t.is(t.titles('Dark', 'lost'), []);
    t.is(t.titles('Dark', 'used').includes('Commence Primary Ignition'), false);
  },
);

scenario('A total of 8 is not enough: the card is used and one gunner is lost', 'CCG-EPC-11 CCG-EPC-13', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { ...YAVIN, 'Light Yavin 4': [], 'Light Yavin 4: Jungle': [], 'Yavin 4: Briefing Room': [] },
    deathStar: { parsec: 4, orbits: 'Yavin 4' },
    table: [],
    dark: { hand: ['Commence Primary Ignition'], reserve: ['Destiny 5'] },
  });
  t.act('Dark: Play Commence Primary Ignition');
  t.settle('act');
  t.card('Commence Primary Ignition', { zone: 'used' });
  t.card('Yavin 4: Briefing Room', { zone: 'table' });
  // With a gunner on the Death Star it would have been 10; elsewhere he only pays for the failure.
  const board = (gunner: string, destiny: string): void =>
    t.board({
      at: 'Dark controls',
      locations: {
        ...YAVIN,
        'Death Star: War Room': gunner === 'here' ? ['Death Star Gunner'] : [],
        'Light Yavin 4': [],
        'Light Yavin 4: Jungle': gunner === 'here' ? [] : ['Death Star Gunner'],
        'Yavin 4: Briefing Room': [],
      },
      deathStar: { parsec: 4, orbits: 'Yavin 4' },
      dark: { hand: ['Commence Primary Ignition'], reserve: [destiny] },
    });
  board('here', 'Destiny 5');
  t.act('Dark: Play Commence Primary Ignition');
  t.settle('lose', 'Light');
  board('there', 'Destiny 5');
  t.act('Dark: Play Commence Primary Ignition');
  t.settle('target', 'Dark');
  t.answer('Choose Death Star Gunner');
  t.card('Death Star Gunner', { zone: 'lost' });
});

scenario('Light chooses Z: the sites of the target, or those of the Rebel Base', 'CCG-EPC-12', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      ...YAVIN,
      'Dark Tatooine': [],
      'Light Yavin 4: Jungle': [],
      'Yavin 4: Briefing Room': [],
      'Yavin 4: Massassi Ruins': [],
    },
    deathStar: { parsec: 7, orbits: 'Tatooine' },
    dark: { hand: ['Commence Primary Ignition'], reserve: ['Destiny 4'] },
  });
  t.act('Dark: Play Commence Primary Ignition');
  t.settle('number', 'Light');
  t.is(t.count('Dark', 'force'), 10);
  t.offers('0', '3');
  t.answer('Light: 0');
  // 4 + 5 - 0 = 9; no Rebel Base, so nobody loses Force.
  t.is(t.state.flags[t.find('Tatooine')] !== 0, true);
  t.is(t.count('Light', 'lost') - 0, 0);
});

scenario('It needs a Superlaser on a Death Star in orbit, and Force for X', 'CCG-EPC-11 CCG-EPC-14', (t) => {
  const dark = { hand: ['Commence Primary Ignition'] };
  const yavin = { 'Light Yavin 4': [], 'Light Yavin 4: Jungle': [] };
  t.board({
    at: 'Dark controls',
    locations: { 'Death Star': [], ...yavin },
    deathStar: { parsec: 4, orbits: 'Yavin 4' },
    dark,
  });
  t.doesNotOffer('Play Commence Primary Ignition');
  t.board({ at: 'Dark controls', locations: { ...YAVIN, ...yavin }, deathStar: { parsec: 4 }, dark });
  t.doesNotOffer('Play Commence Primary Ignition');
  const orbit = { parsec: 4, orbits: 'Yavin 4' };
  t.board({ at: 'Dark controls', locations: { ...YAVIN, ...yavin }, deathStar: orbit, dark: { ...dark, force: 0 } });
  t.doesNotOffer('Play Commence Primary Ignition');
  t.board({ at: 'Dark controls', locations: { ...YAVIN, ...yavin }, deathStar: orbit, dark: { ...dark, force: 1 } });
  t.act('Dark: Play Commence Primary Ignition');
});

scenario('Commence Recharging takes 8 more Force, and is gone with the shot', 'CCG-EPC-14 CCG-CARD-117', (t) => {
  const board = (force: number): void =>
    t.board({
      at: 'Dark controls',
      locations: { ...YAVIN, 'Light Yavin 4': [], 'Light Yavin 4: Jungle': [] },
      table: ['Commence Recharging, on Superlaser'],
      deathStar: { parsec: 4, orbits: 'Yavin 4' },
      dark: { hand: ['Commence Primary Ignition'], reserve: ['Destiny 0'], force },
    });
  board(8);
  t.doesNotOffer('Play Commence Primary Ignition');
  board(9);
  t.act('Dark: Play Commence Primary Ignition');
  t.settle('act');
  t.is(t.count('Dark', 'force'), 0);
  t.card('Commence Recharging', { zone: 'lost' });
  t.card('Superlaser', { zone: 'table' });
});

scenario('Nothing answers an Epic Event but what names it', 'CCG-EPC-01 CCG-EPC-15', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { ...YAVIN, 'Light Yavin 4': [], 'Light Yavin 4: Jungle': ['Obi-Wan Kenobi'] },
    deathStar: { parsec: 4, orbits: 'Yavin 4' },
    dark: { hand: ['Commence Primary Ignition'], reserve: ['Destiny 0'] },
    light: { hand: ['Light Sense', 'Light Alter'] },
  });
  t.act('Dark: Play Commence Primary Ignition');
  t.doesNotOffer('Play Sense');
  t.doesNotOffer('Play Alter');
  t.settle('act');
  t.card('Commence Primary Ignition', { zone: 'used' });
});

scenario(
  'What was blown away takes no site and no version of itself; with presence one deploys to it',
  'CCG-BLW-03 CCG-BLW-04 CCG-BLW-09',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { 'blown away Dark Yavin 4': ['Y-wing', 'Biggs Darklighter, pilot of Y-wing'], Corellia: [] },
      light: { hand: ['Yavin 4', 'Yavin 4: Jungle', 'Gold 1'] },
    });
    t.refuses('CCG-BLW-04', 'Light', 'deploy', 'Yavin 4: Jungle');
    t.doesNotOffer('Deploy Yavin 4: Jungle');
    t.doesNotOffer('Deploy Yavin 4');
    t.is(t.whyNot('Light', 'deploy', 'Gold 1', 'Yavin 4'), null);
    t.board({ at: 'Light deploys', locations: { 'blown away Light Yavin 4': [] }, light: { hand: ['Gold 1'] } });
    t.refuses('CCG-DEP-02', 'Light', 'deploy', 'Gold 1', 'Yavin 4');
    t.board({ at: 'Dark moves', locations: { 'blown away Death Star': [] } });
    t.doesNotOffer('Move Death Star');
  },
);

scenario(
  'Captives, held ships and cards on the destroyed system go with it',
  'CCG-BLW-08 CCG-BLW-10 CCG-CPT-10 CCG-TRB-10',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        'Death Star': ['Superlaser', 'Y-wing', 'Biggs Darklighter, pilot of Y-wing', 'Devastator'],
        'Death Star: Trench': ['Attack Run'],
        'Dark Death Star: Docking Bay 327': ['Death Star Tractor Beam'],
        'Death Star: Detention Block Corridor': [],
        'Light Yavin 4': [],
        'Light Yavin 4: Jungle': ['Leia Organa'],
      },
      table: [
        'Proton Torpedoes, on Y-wing',
        'Han Solo, captive of Death Star: Detention Block Corridor',
        'Gold 1, held by Death Star: Docking Bay 327',
        'Wedge Antilles, pilot of Gold 1',
      ],
      light: { reserve: ['Destiny 7', 'Destiny 6'] },
    });
    t.act('Light: Use Attack Run');
    t.answer('Choose Y-wing', 'Choose Y-wing');
    t.settle('lose', 'Dark');
    // 13 drawn, 2 for Biggs, 1 site at Yavin 4.
    for (const gone of ['Han Solo', 'Gold 1', 'Wedge Antilles', 'Death Star Tractor Beam', 'Superlaser'])
      t.card(gone, { zone: 'lost' });
    for (const left of ['Y-wing', 'Biggs Darklighter', 'Devastator']) t.card(left, { at: 'Death Star' });
    t.card('Attack Run', { on: 'Death Star', off: true });
  },
);

scenario('One moves to and from what was blown away', 'CCG-BLW-03', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      'blown away Dark Alderaan': ['X-wing', 'Wedge Antilles, pilot of X-wing', 'R2-D2, astromech of X-wing'],
      Corellia: ['Red 1', 'Red Leader, pilot of Red 1', 'R5-D4, astromech of Red 1'],
    },
  });
  t.act('Light: Move X-wing by hyperspeed');
  t.answer('To Corellia');
  t.settle('act');
  t.act('Light: Move Red 1 by hyperspeed');
  t.answer('To Alderaan');
  t.settle('act');
  t.card('Red 1', { at: 'Alderaan' });
});

scenario('The Superlaser deploys at parsec 0 only', 'CCG-EPC-14', (t) => {
  for (const parsec of [0, 1]) {
    t.board({
      at: 'Dark deploys',
      locations: { 'Death Star': [], 'Death Star: War Room': ['Stormtrooper'] },
      deathStar: { parsec },
      dark: { hand: ['Superlaser'] },
    });
    if (parsec === 0) t.offersAlso('Deploy Superlaser');
    else t.doesNotOffer('Deploy Superlaser');
  }
});

scenario('Conference Room adds 1 for a Dark leader in control and takes 1 where Light controls', 'CCG-EPC-11', (t) => {
  const shoot = (who: string, destiny: string): void => {
    t.board({
      at: 'Dark controls',
      locations: { ...YAVIN, 'Death Star: Conference Room': [who], 'Light Yavin 4': [], 'Light Yavin 4: Jungle': [] },
      deathStar: { parsec: 4, orbits: 'Yavin 4' },
      dark: { hand: ['Commence Primary Ignition'], reserve: [destiny] },
    });
    t.act('Dark: Play Commence Primary Ignition');
  };
  // 4 + 5 sites - 1 = 8, and 1 more.
  shoot('Admiral Motti', 'Destiny 4');
  t.settle('lose', 'Light');
  shoot('Stormtrooper', 'Destiny 4');
  t.settle('act');
  t.card('Yavin 4: Jungle', { zone: 'table' });
  // A Light presence takes the site away from Y, and 1 more: 6 + 4 - 1 - 1.
  shoot('Luke Skywalker', 'Destiny 6');
  t.settle('act');
  t.card('Yavin 4: Jungle', { zone: 'table' });
  shoot('Luke Skywalker', 'Destiny 7');
  t.settle('lose', 'Light');
});

scenario('The Death Star and the system that it orbits may be the first card of all', 'CCG-EPC-11', (t) => {
  const firsts = new Set<string>();
  for (let left = 20; left < 60 && firsts.size < 2; left++) {
    t.board({
      at: 'Dark controls',
      locations: { 'Death Star': ['Superlaser'], 'Light Yavin 4': [] },
      deathStar: { parsec: 4, orbits: 'Yavin 4' },
      dark: { hand: ['Commence Primary Ignition'], left },
    });
    const first = [t.find('Death Star'), t.find('Yavin 4')].indexOf(0);
    if (first < 0) continue;
    firsts.add(['Death Star', 'Yavin 4'][first]!);
    t.offersAlso('Play Commence Primary Ignition');
  }
  t.is(firsts.size, 2);
});
