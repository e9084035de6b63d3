/** The Death Star system and the Trench. */
import { scenario } from '../testing/index.ts';

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

const BRIDGE = [
  'Death Star: War Room',
  'Death Star: Central Core',
  'Death Star: Conference Room',
  'Death Star: Docking Bay 327',
];

scenario(
  'Retract The Bridge puts the interior sites, the bay too, in any order; cards stay at their sites, nobody has moved',
  'CCG-CARD-098 CCG-READ-130 CCG-TRM-05',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Death Star': [],
        [`Dark ${BRIDGE[3]!}`]: [],
        'Death Star: Trench': [],
        [BRIDGE[0]!]: ['Stormtrooper'],
        [BRIDGE[1]!]: [],
        [BRIDGE[2]!]: ['Luke Skywalker'],
      },
      dark: { hand: ['Retract The Bridge'] },
    });
    t.act('Dark: Play Retract The Bridge');
    t.settle('target', 'Dark');
    t.offers(...BRIDGE.map((site) => `Choose ${site}`));
    t.answer('Choose Death Star: Central Core', 'Choose Death Star: Conference Room', 'Choose Death Star: War Room');
    t.settle('act');
    t.is(t.count('Dark', 'force'), 6);
    t.is(t.locations().slice(1), [BRIDGE[1]!, 'Death Star: Trench', BRIDGE[2]!, BRIDGE[0]!, BRIDGE[3]!]);
    t.card('Stormtrooper', { at: BRIDGE[0]! });
    t.is(t.state.moved[t.find('Stormtrooper')], 0);
    t.card('Retract The Bridge', { zone: 'lost' });
    t.toPhase('move', 'Dark');
    // The Central Core is no longer next to the War Room.
    t.act('Dark: Move Stormtrooper by landspeed');
    t.offers('To Death Star: Conference Room for 1 Force', 'To Death Star: Docking Bay 327 for 1 Force');
  },
);
