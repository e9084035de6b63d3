/** The Death Star system, the Trench, and what is left of a system that was blown away. */
import { scenario } from '../src/testing/index.ts';

scenario(
  'The Death Star comes at parsec 0 and moves by 1 for 1 Force, once in a move phase of Dark',
  'CCG-DSS-02 CCG-DSS-03 CCG-DSS-04 CCG-CARD-003',
  (t) => {
    t.board({ at: 'Dark deploys', locations: {}, dark: { hand: ['Death Star'] } });
    t.act('Dark: Deploy Death Star');
    t.answer('On the table');
    t.is([t.state.parsec, t.state.orbit], [0, -1]);
    t.toPhase('move', 'Dark');
    t.act('Dark: Move Death Star');
    t.offers('To parsec 1');
    t.answer('To parsec 1');
    t.is(t.count('Dark', 'force'), 9);
    t.is(t.number('Death Star', 'parsec'), 1);
    t.doesNotOffer('Move Death Star');
    t.endTurn();
    t.toPhase('move', 'Light');
    t.doesNotOffer('Move Death Star');
    t.endTurn();
    t.toPhase('move', 'Dark');
    t.act('Dark: Move Death Star');
    t.offers('To parsec 0', 'To parsec 2');
  },
);

scenario('At parsec 9 it goes no further, and without Force nowhere', 'CCG-DSS-03 CCG-DSS-04', (t) => {
  t.board({ at: 'Dark moves', locations: { 'Death Star': [] }, deathStar: { parsec: 9 } });
  t.act('Dark: Move Death Star');
  t.offers('To parsec 8');
  t.board({ at: 'Dark moves', locations: { 'Death Star': [] }, dark: { force: 0 } });
  t.doesNotOffer('Move Death Star');
});

scenario(
  'Each move names deep space or one planet there; to go into orbit, or out of it, is a move too',
  'CCG-DSS-05 CCG-DSS-06',
  (t) => {
    const locations = { 'Death Star': [], 'Dark Alderaan': [], Kiffex: [], Corellia: [] };
    t.board({ at: 'Dark moves', locations, deathStar: { parsec: 1 } });
    t.act('Dark: Move Death Star');
    t.offers('To parsec 0', 'Orbit Corellia', 'To parsec 2', 'Orbit Alderaan', 'Orbit Kiffex');
    t.board({ at: 'Dark moves', locations, deathStar: { parsec: 2 } });
    t.act('Dark: Move Death Star');
    t.answer('Orbit Alderaan');
    t.is([t.state.orbit, t.count('Dark', 'force')], [t.find('Alderaan'), 9]);
    t.doesNotOffer('Move Death Star');
    t.board({ at: 'Dark moves', locations, deathStar: { parsec: 2, orbits: 'Alderaan' } });
    t.act('Dark: Move Death Star');
    t.offersAlso('To parsec 2', 'Orbit Kiffex');
    t.doesNotOffer('Orbit Alderaan');
    t.answer('To parsec 2');
    t.is([t.state.orbit, t.count('Dark', 'force')], [-1, 9]);
  },
);

scenario('What is at the Death Star goes along free and without having moved', 'CCG-DSS-07', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { 'Death Star': ['Black 2'], Corellia: [] },
    deathStar: { parsec: 0 },
  });
  t.act('Dark: Move Death Star');
  t.answer('To parsec 1');
  t.card('Black 2', { at: 'Death Star' });
  t.is(t.state.moved[t.find('Black 2')], 0);
  t.is(t.count('Dark', 'force'), 9);
});

scenario(
  'In orbit it is still a place of its own: ships at it neither control nor occupy the planet',
  'CCG-DSS-09',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { 'Death Star': ['Devastator', 'Admiral Motti, pilot of Devastator'], 'Dark Alderaan': [] },
      deathStar: { parsec: 2, orbits: 'Alderaan' },
    });
    t.is([t.controls('Dark', 'Death Star'), t.hasPresence('Dark', 'Alderaan')], [true, false]);
    t.refuses('CCG-DRN-01', 'Dark', 'drain', 'Alderaan');
  },
);

scenario('Light has no icons there, so it deploys there only with presence', 'CCG-DSS-11', (t) => {
  t.board({ at: 'Light deploys', locations: { 'Death Star': [] }, light: { hand: ['Gold 1'] } });
  t.refuses('CCG-DEP-02', 'Light', 'deploy', 'Gold 1', 'Death Star');
  t.board({
    at: 'Light deploys',
    locations: { 'Death Star': ['Y-wing', 'Biggs Darklighter, pilot of Y-wing'] },
    light: { hand: ['Gold 1'] },
  });
  t.is(t.hasPresence('Light', 'Death Star'), true);
  t.is(t.whyNot('Light', 'deploy', 'Gold 1', 'Death Star'), null);
});

scenario('Light drains there for the three Dark icons', 'CCG-DSS-12', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Death Star': ['Y-wing', 'Biggs Darklighter, pilot of Y-wing'] },
  });
  t.act('Light: Force drain at Death Star');
  t.settle('lose', 'Dark');
  t.is(t.drain('Light', 'Death Star'), 3);
});

scenario('Only Dark moves it, and Light that controls it does not keep Dark from it', 'CCG-DSS-15', (t) => {
  const locations = { 'Death Star': ['Y-wing', 'Biggs Darklighter, pilot of Y-wing'] };
  t.board({ at: 'Light moves', locations });
  t.is(t.controls('Light', 'Death Star'), true);
  t.doesNotOffer('Move Death Star');
  t.board({ at: 'Dark moves', locations });
  t.act('Dark: Move Death Star');
});

scenario('It is no starship: what deploys on starships does not deploy on it', 'CCG-DSS-01', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Death Star': ['Devastator'] },
    dark: { hand: ['Gadget'] },
    cards: ['Gadget   Dark Device   C1\ndestiny 1\nDeploys on starship.'],
  });
  t.act('Dark: Deploy Gadget');
  t.offers('On Devastator for free');
});

scenario('The Trench needs the Death Star, and lies next to it', 'CCG-TRC-01 CCG-CARD-007', (t) => {
  t.board({ at: 'Light deploys', locations: { 'Death Star: War Room': [] }, light: { hand: ['Death Star: Trench'] } });
  t.refuses('CCG-TRC-01', 'Light', 'deploy', 'Death Star: Trench');
  t.board({
    at: 'Light deploys',
    locations: { 'Death Star': [], 'Dark Death Star: Docking Bay 327': [], 'Death Star: War Room': [] },
    light: { hand: ['Death Star: Trench'] },
  });
  t.act('Light: Deploy Death Star: Trench');
  t.offers('Between Death Star and Death Star: Docking Bay 327');
  t.answer('Between');
  t.is(t.locations().slice(0, 2), ['Death Star', 'Death Star: Trench']);
});

scenario('Nothing goes to the Trench unless a card names it', 'CCG-TRC-02 CCG-TRC-03', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Death Star': [], 'Death Star: Trench': [], 'Death Star: War Room': ['Stormtrooper'] },
    dark: { hand: ['Death Star Trooper', 'Maneuver Check', 'Gadget'] },
    cards: ['Gadget   Dark Device   C1\ndestiny 1\nDeploys on site.'],
  });
  t.refuses('CCG-TRC-02', 'Dark', 'deploy', 'Death Star Trooper', 'Death Star: Trench');
  t.act('Dark: Deploy Gadget');
  t.offers('On Death Star: War Room for free');
  t.answer('War Room');
  t.settle();
  t.act('Dark: Deploy Maneuver Check');
  t.offers('On Death Star: Trench for free');
  t.answer('Trench');
  t.toPhase('move', 'Dark');
  t.doesNotOffer('Move Stormtrooper by landspeed');
});

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

scenario('Between the Death Star and the planet it orbits no hyperdrive is needed', 'CCG-DSS-08', (t) => {
  const board = (orbits?: string): void =>
    t.board({
      at: 'Dark moves',
      locations: { 'Death Star': ['Black 2', 'DS-61-2, pilot of Black 2'], 'Dark Alderaan': [], Kiffex: [] },
      deathStar: { parsec: 2, ...(orbits === undefined ? {} : { orbits }) },
    });
  board();
  t.doesNotOffer('Move Black 2 by hyperspeed');
  board('Alderaan');
  t.act('Dark: Move Black 2 by hyperspeed');
  t.offers('To Alderaan for 1 Force');
  t.answer('To Alderaan');
  t.settle('act');
  t.card('Black 2', { at: 'Alderaan' });
});

scenario('Both players move starships to it like to any system in range', 'CCG-DSS-10', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      'Death Star': [],
      Corellia: ['X-wing', 'Wedge Antilles, pilot of X-wing', 'R2-D2, astromech of X-wing'],
    },
    deathStar: { parsec: 3 },
  });
  t.act('Light: Move X-wing by hyperspeed');
  t.answer('To Death Star');
  t.settle('act');
  t.card('X-wing', { at: 'Death Star' });
});

scenario(
  'Shuttling between a ship at the Death Star and its sites goes by Docking Bay 327 only',
  'CCG-DSS-13 CCG-CARD-178',
  (t) => {
    t.board({
      at: 'Dark moves',
      locations: {
        'Death Star': ['Devastator', 'Admiral Motti, pilot of Devastator', 'Stormtrooper, passenger of Devastator'],
        'Dark Death Star: Docking Bay 327': [],
        'Death Star: War Room': ['Death Star Trooper'],
      },
    });
    t.doesNotOffer('Move Death Star Trooper by shuttling');
    t.act('Dark: Move Stormtrooper by shuttling');
    t.offers('To Death Star: Docking Bay 327 for 1 Force');
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

const BRIDGE = ['Death Star: War Room', 'Death Star: Central Core', 'Death Star: Conference Room'];

scenario(
  'Retract The Bridge puts the interior sites in any order; cards stay at their sites and nobody has moved',
  'CCG-CARD-098 CCG-READ-130',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Death Star': [],
        'Dark Death Star: Docking Bay 327': [],
        [BRIDGE[0]!]: ['Stormtrooper'],
        [BRIDGE[1]!]: [],
        [BRIDGE[2]!]: ['Luke Skywalker'],
      },
      dark: { hand: ['Retract The Bridge'] },
    });
    t.act('Dark: Play Retract The Bridge');
    t.settle('target', 'Dark');
    t.offers(...BRIDGE.map((site) => `Choose ${site}`));
    t.answer('Choose Death Star: Central Core', 'Choose Death Star: Conference Room');
    t.settle('act');
    t.is(t.count('Dark', 'force'), 7);
    t.is(t.locations().slice(2), [BRIDGE[1]!, BRIDGE[2]!, BRIDGE[0]!]);
    t.card('Stormtrooper', { at: BRIDGE[0]! });
    t.is(t.state.moved[t.find('Stormtrooper')], 0);
    t.card('Retract The Bridge', { zone: 'lost' });
    t.toPhase('move', 'Dark');
    // The docking bay is no longer next to the War Room.
    t.act('Dark: Move Stormtrooper by landspeed');
    t.offers('To Death Star: Conference Room for 1 Force');
  },
);

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
