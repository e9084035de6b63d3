/** Cards about captives, spies, the Death Star and holosites. */
import { scenario } from '../testing/index.ts';

const CORRIDOR = 'Death Star: Detention Block Corridor';
const CAPTIVES = ['Luke Skywalker', 'Han Solo', 'Leia Organa'].map((name) => `${name}, captive of ${CORRIDOR}`);

scenario('Cell 2187 frees as many captives as the destiny when its target reaches it', 'CCG-CPT-06', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      [CORRIDOR]: CAPTIVES,
      'Death Star: War Room': [],
      'Light Tatooine: Docking Bay 94': ['Momaw Nadon'],
      'Light Death Star: Docking Bay 327': [],
    },
    light: { hand: ['Cell 2187'], reserve: ['Destiny 2'] },
  });
  t.act('Light: Deploy Cell 2187');
  t.doesNotOffer('On Death Star: Docking Bay 327');
  t.answer('On Death Star: War Room');
  t.settle('target', 'Light');
  t.answer('Choose Momaw Nadon');
  t.settle('act');
  t.card('Cell 2187', { on: 'Death Star: War Room', zone: 'table' });
});

scenario(
  "They're On Dantooine: no ignition until the Death Star orbits Dantooine, and once in a game",
  'CCG-READ-085',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        'Death Star': ['Superlaser'],
        'Death Star: War Room': [],
        'Light Yavin 4': [],
        'Light Dantooine': [],
      },
      deathStar: { parsec: 4, orbits: 'Yavin 4' },
      light: { hand: ["They're On Dantooine", "They're On Dantooine"] },
      dark: { hand: ['Commence Primary Ignition'] },
    });
    t.act("Light: Deploy They're On Dantooine");
    t.answer('On Dantooine for 2 Force');
    if (t.state.question?.kind === 'target') t.answer('Choose Death Star');
    t.settle('act');
    t.doesNotOffer("Deploy They're On Dantooine");
    t.toPhase('control', 'Dark');
    t.doesNotOffer('Play Commence Primary Ignition');
    t.toPhase('move', 'Dark');
    t.act('Dark: Move Death Star');
    t.answer('Orbit Dantooine');
    t.settle('act');
    t.is(t.titles('Light', 'lost'), ["They're On Dantooine"]);
    t.toPhase('deploy', 'Light');
    t.refuses('CCG-READ-085', 'Light', 'deploy', "They're On Dantooine");
  },
);

scenario('Spice Mines: the captive goes with a trooper, and at Kessel brings Force', 'CCG-CPT-07 CCG-CARD-141', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      Kessel: ['Devastator', 'Admiral Motti, pilot of Devastator'],
      [CORRIDOR]: [CAPTIVES[0]!, 'Stormtrooper'],
      'Death Star: War Room': [],
    },
    dark: { hand: ['Spice Mines Of Kessel'], lost: 5 },
  });
  t.act('Dark: Deploy Spice Mines Of Kessel');
  t.answer('On Kessel');
  t.settle('target', 'Dark');
  t.answer('Choose Luke Skywalker');
  t.settle('target', 'Dark');
  t.answer('Choose Stormtrooper');
  t.settle('act');
  t.card('Luke Skywalker', { as: 'captive', on: 'Stormtrooper' });
  t.toPhase('move', 'Dark');
  t.act('Dark: Move Stormtrooper by landspeed');
  t.answer('To Death Star: War Room for 1 Force');
  t.settle('act');
  t.card('Luke Skywalker', { at: 'Death Star: War Room' });
  t.is(t.count('Dark', 'force'), 9);
  // Aboard a ship that reaches Kessel.
  t.board({
    at: 'Dark moves',
    locations: {
      'Dark Kessel': [],
      'Dark Tatooine': ['Devastator', 'Admiral Motti, pilot of Devastator', 'Stormtrooper, passenger of Devastator'],
      [CORRIDOR]: [],
    },
    dark: { lost: 5 },
    table: ['Luke Skywalker, captive of Stormtrooper'],
  });
  t.card('Luke Skywalker', { at: 'Tatooine', as: 'captive' });
  t.is(t.hasPresence('Light', 'Tatooine'), false);
});

scenario('If the trooper is lost on the way the captive is free', 'CCG-CPT-07 CCG-CARD-141', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Dark Kessel': [], 'Dark Tatooine: Jawa Camp': ['Stormtrooper'] },
    table: ['Luke Skywalker, captive of Stormtrooper'],
    light: { hand: ['Zap'] },
    cards: ["Zap   Light Interrupt - Used   C1\ndestiny 1\nTarget 1 opponent's character -> It is lost."],
  });
  t.act('Light: Play Zap');
  t.answer('Choose Stormtrooper');
  t.settle('act');
  t.card('Luke Skywalker', { as: 'at', at: 'Tatooine: Jawa Camp', controller: 'Light' });
});

scenario(
  'A gunner on the Death Star goes to fetch the Superlaser, a tech in a war room the Trench',
  'CCG-CARD-065',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { 'Death Star: War Room': ['Death Star Gunner'] },
      dark: { reserve: ['Destiny 1', 'Superlaser'] },
    });
    t.act('Dark: Use Death Star Gunner');
    t.settle('found', 'Dark');
    t.answer('Choose Superlaser');
    t.settle('act');
    t.is(t.titles('Dark', 'hand'), ['Superlaser']);
    t.card('Death Star Gunner', { zone: 'used' });
  },
);

scenario('Out Of Commission puts a random card of the Lost Pile out of play', 'CCG-READ-124', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Light Tatooine: Cantina': ['Luke Skywalker'] },
    light: { hand: ['Out Of Commission'] },
    dark: { lost: ['Darth Vader', 'Stormtrooper', 'Destiny 1'] },
  });
  t.act('Light: Play Out Of Commission');
  t.settle('act');
  t.is([t.count('Dark', 'lost'), t.count('Dark', 'out')], [2, 1]);
});

scenario('Grimtaash cancels Molator even at a holosite', 'CCG-HOL-06 CCG-CARD-081 CCG-CARD-189', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Imperial Holotable': ['Molator', 'Kintan Strider'] },
    light: { hand: ['Grimtaash'] },
  });
  t.act('Light: Play Grimtaash: Molator');
  t.answer('Choose Molator');
  t.settle('act');
  t.card('Molator', { zone: 'lost' });
});

scenario('Informant: characters next to a spy react to its site, free', 'CCG-READ-120', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Dark Tatooine: Cantina': [
        'Luke Skywalker',
        'Stormtrooper',
        'undercover Garindan',
        'Dark Undercover, on Garindan',
      ],
      'Dark Tatooine: Jundland Wastes': ['Darth Vader', 'General Tagge'],
    },
    dark: { hand: ['Informant'], force: 0 },
  });
  t.act('Light: Battle at Tatooine: Cantina');
  t.act('Dark: Play Informant');
  t.answer('Choose Darth Vader', 'Choose General Tagge');
  t.settle('battleDestiny');
  t.card('Darth Vader', { at: 'Tatooine: Cantina' });
  t.card('General Tagge', { at: 'Tatooine: Cantina' });
});

scenario(
  'Spice Mines, all the way: at Kessel the captive is lost and its forfeit in Force comes back',
  'CCG-CARD-141 CCG-CPT-07',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Dark Kessel': [],
        'Death Star': ['Devastator'],
        'Dark Death Star: Docking Bay 327': [],
        [CORRIDOR]: [CAPTIVES[0]!, 'Stormtrooper'],
      },
      deathStar: { parsec: 7 },
      dark: { hand: ['Spice Mines Of Kessel'], lost: 9, left: 40 },
      light: { left: 40 },
    });
    const forfeit = t.forfeitOf('Luke Skywalker');
    t.act('Dark: Deploy Spice Mines Of Kessel');
    t.answer('On Kessel');
    t.settle('target', 'Dark');
    t.answer('Choose Luke Skywalker');
    t.settle('target', 'Dark');
    t.answer('Choose Stormtrooper');
    t.toPhase('move', 'Dark');
    t.act('Dark: Move Stormtrooper by landspeed');
    t.answer('To Death Star: Docking Bay 327');
    t.endTurn();
    t.toPhase('move', 'Dark');
    t.act('Dark: Move Stormtrooper by shuttling');
    t.answer('Aboard Devastator as passenger');
    t.settle('act');
    t.card('Luke Skywalker', { at: 'Death Star', as: 'captive' });
    t.act('Dark: Move Devastator by hyperspeed');
    t.answer('To Kessel');
    t.settle('act');
    t.card('Luke Skywalker', { zone: 'lost' });
    t.is(t.titles('Dark', 'lost').length, 9 - forfeit + 1);
    t.card('Spice Mines Of Kessel', { zone: 'lost' });
    t.card('Stormtrooper', { at: 'Kessel', as: 'passenger' });
  },
);

scenario('Collision! counts no TIEs in a hold', 'CCG-READ-088 CCG-CAP-16', (t) => {
  for (const [scout, lost] of [
    ['TIE Scout, cargo of Devastator', false],
    ['TIE Scout', true],
  ] as const) {
    t.board({
      at: 'Light controls',
      locations: { 'Light Tatooine': ['Devastator', 'TIE Fighter', scout] },
      light: { hand: ['Collision!'], reserve: ['Destiny 2'] },
    });
    t.act('Light: Play Collision!', 'Choose Tatooine');
    t.settle();
    t.is(t.state.question?.kind === 'target', lost);
  }
});
