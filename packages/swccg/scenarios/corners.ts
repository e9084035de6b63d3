/** What rules leave out: cards and moments next to those that they speak of. */
import { type Play, scenario } from '../testing/index.ts';
import { field } from './fights.ts';

export const CANTINA = 'Tatooine: Cantina';
const WASTES = 'Tatooine: Jundland Wastes';
const FARM = "Tatooine: Lars' Moisture Farm";

export const interrupt = (side: 'Dark' | 'Light', name: string, ...lines: string[]): string =>
  `${name}   ${side} Interrupt - Used   C1\n destiny 1\n ${lines.join('\n ')}`;
export const droid = (side: 'Dark' | 'Light', name: string, ...lines: string[]): string =>
  `${name}   ${side} Character - Droid   C1\n destiny 1   deploy 1   power 1   forfeit 1\n ${lines.join('\n ')}`;
export const alien = (side: 'Dark' | 'Light', name: string, ...lines: string[]): string =>
  `${name}   ${side} Character - Alien   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n ${lines.join('\n ')}`;

scenario('A stolen droid stands beside the thief, a stolen weapon is in the hand of the thief', 'CCG-STL-01', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [CANTINA]: ['Robber', 'Probe', 'Stormtrooper', 'Imperial Blaster, on Stormtrooper'] },
    cards: [
      alien('Light', 'Robber', 'In your deploy phase: target 1 droid or weapon present -> It is stolen.'),
      droid('Dark', 'Probe', 'This card is power +1.'),
    ],
  });
  t.act('Light: Use Robber', 'Choose Probe');
  t.settle();
  t.card('Probe', { as: 'at', at: CANTINA, controller: 'Light' });
  t.act('Light: Use Robber', 'Choose Imperial Blaster');
  t.settle();
  t.card('Imperial Blaster', { as: 'on', on: 'Robber', controller: 'Light' });
});

scenario('Who cannot board starfighters is offered no seat in one', 'CCG-CAP-20', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Tatooine': ['Red 6', 'Corellian Corvette'] },
    light: { hand: ["Kal'Falnl C'ndros"] },
  });
  t.act("Light: Deploy Kal'Falnl C'ndros");
  t.offersAlso('Aboard Corellian Corvette as pilot');
  t.doesNotOffer('Aboard Red 6');
});

scenario('A location that is converted was drained this turn all the same', 'CCG-DRN-01 CCG-LOC-21', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Dark ${CANTINA}`]: ['Luke Skywalker', 'Builder'] },
    light: { hand: [`Light ${CANTINA}`] },
    cards: [alien('Light', 'Builder', 'In your control phase: You may deploy site from your hand free.')],
  });
  t.act(`Light: Force drain at ${CANTINA}`);
  t.settle('lose');
  while (t.state.question?.kind === 'lose') t.answer('Lose the top card of the Reserve Deck');
  t.act('Light: Use Builder', `Choose ${CANTINA}`);
  t.answer('On');
  t.settle('act');
  t.is(t.locations(), [CANTINA]);
  t.refuses('CCG-DRN-01', 'Light', 'drain', `Light ${CANTINA}`);
});

scenario('Who is on the way to a location that is converted comes to the new one', 'CCG-LOC-21 CCG-ACT-19', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${CANTINA}`]: ['Builder'] },
    light: { hand: ['Luke Skywalker'] },
    dark: { hand: [`Dark ${CANTINA}`] },
    cards: [alien('Dark', 'Builder', 'At any time: You may deploy site from your hand free.')],
  });
  t.act('Light: Deploy Luke Skywalker', `To ${CANTINA}`, 'Dark: Use Builder', `Choose ${CANTINA}`, 'On');
  t.settle('act');
  t.is(t.locations(), [CANTINA]);
  t.is([t.read('Luke Skywalker').zone, t.state.on[t.find('Luke Skywalker')]], ['table', t.find(`Dark ${CANTINA}`)]);
});

scenario('A site is not related to itself', 'CCG-LOC-10', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [FARM]: ['Herald', 'Near'], [WASTES]: ['Far'] },
    cards: [
      droid('Light', 'Herald', 'Your alien at a related site is power +2.'),
      alien('Light', 'Near', 'This card is forfeit +1.'),
      alien('Light', 'Far', 'This card is forfeit +1.'),
    ],
  });
  t.is([t.powerOf('Near'), t.powerOf('Far')], [1, 3]);
});

scenario('From inside the Sandcrawler the site where it stands is adjacent', 'CCG-VSI-02', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [FARM]: ['Far'], [WASTES]: ['Sandcrawler', 'Near'], 'Light Sandcrawler: Loading Bay': ['Herald'] },
    cards: [
      droid('Light', 'Herald', 'Your alien at an adjacent site is power +2.'),
      alien('Light', 'Near', 'This card is forfeit +1.'),
      alien('Light', 'Far', 'This card is forfeit +1.'),
    ],
  });
  t.is([t.powerOf('Near'), t.powerOf('Far')], [3, 1]);
});

scenario('A Restraining Bolt goes over to another droid at the site', 'CCG-CARD-161', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      [CANTINA]: ['Probe', 'Clunker', 'Light Restraining Bolt, on Probe'],
    },
    cards: [droid('Light', 'Probe', 'This card is power +1.'), droid('Light', 'Clunker', 'This card is power +1.')],
  });
  t.is([t.powerOf('Probe'), t.powerOf('Clunker')], [0, 2]);
  t.act('Light: Use Restraining Bolt', 'Choose Clunker');
  t.settle();
  t.card('Restraining Bolt', { on: 'Clunker', as: 'on' });
  t.is([t.powerOf('Probe'), t.powerOf('Clunker')], [2, 0]);
});

scenario('A Restraining Bolt obeys whoever deployed it, also on a droid of the other player', 'CCG-CARD-161', (t) => {
  const board = (at: 'Dark deploys' | 'Light deploys'): void =>
    t.board({
      at,
      locations: { [CANTINA]: ['Probe', 'Clunker', 'Dark Restraining Bolt, on Probe'] },
      cards: [droid('Light', 'Probe', 'This card is power +1.'), droid('Light', 'Clunker', 'This card is power +1.')],
    });
  // The droid is inactive, and uses nothing.
  board('Light deploys');
  t.doesNotOffer('Use Restraining Bolt', 'Hand over');
  board('Dark deploys');
  t.act('Dark: Use Restraining Bolt');
  t.offers('Choose Clunker');
  t.answer('Choose Clunker');
  t.settle();
  t.card('Restraining Bolt', { on: 'Clunker', as: 'on' });
});

scenario("For a system that is nobody's base no Force is lost", 'CCG-BLW-05', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Death Star': ['Superlaser'],
      'Death Star: War Room': [],
      'Death Star: Central Core': [],
      'Death Star: Detention Block Corridor': [],
      'Light Alderaan': [],
    },
    deathStar: { parsec: 1, orbits: 'Alderaan' },
    dark: { hand: ['Commence Primary Ignition'], reserve: ['Destiny 7'] },
  });
  t.act('Dark: Play Commence Primary Ignition');
  t.settle('act');
  t.card('Commence Primary Ignition', { on: 'Alderaan' });
  t.is([t.count('Light', 'lost'), t.count('Dark', 'lost')], [0, 0]);
});

scenario('Without Force nothing is offered that takes some', 'CCG-FRC-12 CCG-PIL-14', (t) => {
  const cards = [interrupt('Light', 'Bolt', "Use 2 Force, target 1 opponent's character -> It is lost.")];
  const board = (t2: Play, force: number): void =>
    t2.board({
      at: 'Light controls',
      locations: { [CANTINA]: ['Darth Vader'] },
      light: { hand: ['Bolt'], force },
      cards,
    });
  board(t, 1);
  t.doesNotOffer('Play Bolt');
  t.refuses('CCG-FRC-12', 'Light', 'use', 'Bolt');
  board(t, 2);
  t.offersAlso('Play Bolt');
  field(t, ['Captain', 'Hero'], { table: ["K'lor'slug"], light: { force: 0 } });
  t.act('Dark: Battle at Field');
  t.refuses('CCG-FRC-12', 'Light', 'use', "K'lor'slug");
});

scenario('Characters that came earlier are not deployed there this turn', 'CCG-ACT-02', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [`Dark ${CANTINA}`]: ['Stormtrooper', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper'] },
    dark: { hand: ['Stormtrooper'] },
    light: { hand: ['I Have A Very Bad Feeling About This'] },
  });
  t.act('Dark: Deploy Stormtrooper', `To ${CANTINA}`);
  for (; t.state.question!.kind === 'respond'; t.pass()) t.doesNotOffer('Play I Have A Very Bad Feeling');
});

scenario('Whoever sits in a vehicle that is in a hold stays in it', 'CCG-CAP-16 CCG-MOV-11', (t) => {
  const speeder = "Luke's X-34 Landspeeder";
  const rider = `Luke Skywalker, driver of ${speeder}`;
  t.board({
    at: 'Light moves',
    locations: { 'Light Tatooine': ['Corellian Corvette', `${speeder}, cargo of Corellian Corvette`, rider] },
  });
  t.doesNotOffer('Move Luke Skywalker aboard or ashore');
  t.board({ at: 'Light moves', locations: { [WASTES]: [speeder, rider] } });
  t.offersAlso('Move Luke Skywalker aboard or ashore');
});

scenario('Nobody rides a vehicle into another one', 'CCG-VEH-04 CCG-VSI-06', (t) => {
  t.board({
    at: 'Light moves',
    locations: { [WASTES]: ['Light Sandcrawler', 'Rogue Bantha'], 'Light Sandcrawler: Loading Bay': [], [FARM]: [] },
  });
  t.act('Light: Move Rogue Bantha by landspeed');
  t.offersAlso(`To ${FARM}`);
  t.doesNotOffer('To Sandcrawler: Loading Bay');
});

scenario('What a text lasts for at a place goes on when the place is converted', 'CCG-LOC-21', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Dark ${CANTINA}`]: ['Scholar'] },
    light: { hand: ['Camp', 'Pupil', `Light ${CANTINA}`] },
    cards: [
      alien('Light', 'Scholar', 'This card is forfeit +1.'),
      alien('Light', 'Pupil', 'This card is forfeit +1.'),
      interrupt('Light', 'Camp', 'Just after you have deployed alien: This turn: your total power there is +3.'),
    ],
  });
  t.act('Light: Deploy Pupil', `To ${CANTINA}`, 'Light: Play Camp');
  t.settle('act');
  const before = t.totalPower('Light', CANTINA);
  t.act(`Light: Deploy ${CANTINA}`, 'On');
  t.settle('act');
  t.is(t.totalPower('Light', `Light ${CANTINA}`) >= before, true);
});

scenario('While one text of a card waits another one of it can be used', 'CCG-ACT-13', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [CANTINA]: ['Abacus'] },
    cards: [
      droid(
        'Light',
        'Abacus',
        'At any time: use 1 Force -> Draw 1 destiny.',
        'At any time: use 2 Force -> Activate 1 Force.',
      ),
    ],
  });
  t.act('Light: Use Abacus: Draw');
  t.settle('respond', 'Light');
  t.offersAlso('Use Abacus: Activate');
  t.doesNotOffer('Use Abacus: Draw');
});

scenario('Nobody drives a creature', 'CCG-CAP-03', (t) => {
  t.board({
    at: 'Light moves',
    locations: { [WASTES]: ['Luke Skywalker', 'Rogue Bantha', "Luke's X-34 Landspeeder"] },
  });
  t.act('Light: Move Luke Skywalker aboard or ashore');
  t.offersAlso('Aboard Rogue Bantha as passenger');
  t.offersAlso("Aboard Luke's X-34 Landspeeder as driver");
  t.doesNotOffer('Aboard Rogue Bantha as driver');
});

scenario("It's Worse may be played for nothing more", 'CCG-PIL-14', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Light ${CANTINA}`]: ['Darth Vader'] },
    dark: { hand: ["It's Worse"] },
    light: { hand: ['It Could Be Worse'] },
  });
  t.act(`Dark: Force drain at ${CANTINA}`, 'Light: Play It Could Be Worse', '1', "Dark: Play It's Worse");
  t.offersAlso('0');
});

scenario('A card that is deployed comes to the place as one that moves there does', 'CCG-MOV-19', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Dark ${CANTINA}`]: ['Porter', 'Luke Skywalker'] },
    light: { hand: ['Guest'] },
    cards: [
      droid('Dark', 'Porter', 'When alien comes here: Lose 1 Force.'),
      alien('Light', 'Guest', 'This card is power +1.'),
    ],
  });
  t.act('Light: Deploy Guest', `To ${CANTINA}`);
  t.settle('lose', 'Dark');
});

scenario('A spy whose cover is broken aboard a starship stays in his seat', 'CCG-SPY-11', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Tatooine': [
        'Devastator',
        'undercover Leia Organa, passenger of Devastator',
        'Light Undercover, on Leia Organa',
      ],
    },
    dark: { hand: ['Expose'] },
    cards: [interrupt('Dark', 'Expose', 'Target 1 undercover character -> It loses its cover.')],
  });
  t.act('Dark: Play Expose', 'Choose Leia Organa');
  t.settle('act');
  t.card('Leia Organa', { on: 'Devastator', as: 'passenger', undercover: false });
});

scenario("A spy whose cover is broken aboard an opponent's vehicle gets out at the site", 'CCG-SPY-11', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Tatooine: Jawa Camp': [
        'Dark Sandcrawler',
        'undercover Leia Organa, passenger of Dark Sandcrawler',
        'Light Undercover, on Leia Organa',
      ],
    },
    dark: { hand: ['Expose'] },
    cards: [interrupt('Dark', 'Expose', 'Target 1 undercover character -> It loses its cover.')],
  });
  t.act('Dark: Play Expose', 'Choose Leia Organa');
  t.settle('act');
  t.card('Leia Organa', { at: 'Tatooine: Jawa Camp', on: 'Tatooine: Jawa Camp', undercover: false });
});

scenario('A droid that is stolen aboard a vehicle gets out at the site', 'CCG-STL-01', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Dark Tatooine: Mos Eisley': ['Ubrikkian 9000 Z001', 'R3-T6, passenger of Ubrikkian 9000 Z001'] },
    light: { hand: ['Lure'] },
    cards: [interrupt('Light', 'Lure', 'Target 1 droid -> It is stolen.')],
  });
  t.act('Light: Play Lure', 'Choose R3-T6');
  t.settle('act');
  t.card('R3-T6', { controller: 'Light', on: 'Tatooine: Mos Eisley', as: 'at' });
});

scenario('The loss of a single Force can be answered too', 'CCG-FRC-14', (t) => {
  t.board({
    at: 'Dark controls',
    dark: { hand: ['Hurt'] },
    light: { hand: ['Less'] },
    cards: [
      interrupt('Dark', 'Hurt', 'Opponent loses 1 Force.'),
      interrupt('Light', 'Less', 'Just after you must lose Force: Lose 1 less Force.'),
    ],
  });
  t.act('Dark: Play Hurt', 'Light: Play Less');
  t.settle('act');
  t.is(t.count('Light', 'lost'), 0);
});

scenario('An Effect that is played on its target can be answered as a deployment', 'CCG-EFF-03', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      [`Dark ${CANTINA}`]: [
        'Darth Vader',
        "Vader's Lightsaber, on Darth Vader",
        'Luke Skywalker',
        'Blaster, on Luke Skywalker',
      ],
    },
    dark: { hand: ['Disarmed'] },
    light: { hand: ['No'] },
    cards: [interrupt('Light', 'No', 'Just after opponent deploys Effect: Cancel it.')],
  });
  t.act('Dark: Play Disarmed', 'Choose Luke Skywalker', 'Light: Play No');
  t.settle('act');
  t.card('Disarmed', { zone: 'lost' });
  t.card('Blaster', { on: 'Luke Skywalker' });
});

scenario('To put an Effect into a Reserve Deck leaves the Used Pile where it is', 'CCG-EFF-05', (t) => {
  t.board({
    at: 'Dark deploys',
    dark: { hand: ['Worm'] },
    light: { used: 3 },
    cards: [
      "Worm   Dark Effect   C1\n destiny 1\n Deploys into opponent's Reserve Deck, to end activation for the turn when it comes to the top.",
    ],
  });
  t.act('Dark: Deploy Worm', "Into the other player's Reserve Deck");
  t.settle('act');
  t.is([t.count('Light', 'used'), t.count('Light', 'reserve')], [3, 21]);
});

scenario('Dejariks are taken back while something else is declared, too', 'CCG-HOL-10', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Imperial Holotable': ['Kintan Strider'], [`Light ${CANTINA}`]: ['Luke Skywalker'] },
  });
  t.act('Light: Force drain', 'Dark: Take Kintan Strider back into hand');
  t.is(t.titles('Dark', 'hand'), ['Kintan Strider']);
});

scenario('The Trench is next to no site', 'CCG-TRC-03', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Death Star': [],
      'Death Star: Trench': ['Turbolaser Battery'],
      'Death Star: War Room': ['Watcher'],
    },
    cards: [droid('Light', 'Watcher', 'While there is 1 or more weapon at an adjacent site: this card is power +3.')],
  });
  t.is(t.powerOf('Watcher'), 1);
});
