/** Docking bay transit, shuttling, transfers and boarding (CCG-MOV-07 to 12). */
import { scenario } from '../testing/index.ts';
import { CANTINA, droid } from './corners.ts';
import { TATOOINE } from './tatooine.ts';

const BAYS = {
  'Light Tatooine: Mos Eisley': [],
  'Light Tatooine: Docking Bay 94': ['Luke Skywalker', 'Han Solo', 'Bantha'],
  'Light Yavin 4: Docking Bay': [],
  'Light Death Star: Docking Bay 327': [],
} as const;

scenario(
  'Docking bay transit takes any of the group for the one price of the bay they leave',
  'CCG-MOV-07 CCG-MOV-02 CCG-MOV-21',
  (t) => {
    t.board({ at: 'Light moves', locations: BAYS });
    t.act('Light: Docking bay transit from Docking Bay 94');
    t.offers('To Yavin 4: Docking Bay for 1 Force', 'To Death Star: Docking Bay 327 for 1 Force');
    t.answer('To Yavin 4');
    t.offers('Choose Luke', 'Choose Han');
    t.answer('Choose Luke');
    t.answer('Choose Han');
    t.is(t.count('Light', 'force'), 9);
    t.card('Luke Skywalker', { at: 'Yavin 4: Docking Bay' });
    t.card('Han Solo', { at: 'Yavin 4: Docking Bay' });
    // It was no regular move, and can be repeated: from Yavin 4 it is free for Light.
    t.act('Light: Docking bay transit from Yavin 4', 'To Docking Bay 94 for free', 'Choose Luke', 'Done');
    t.act('Light: Move Luke Skywalker by landspeed', 'To Mos Eisley');
    t.is(t.count('Light', 'force'), 8);
    // Nor does a regular move before keep anybody from it.
    t.board({ at: 'Light moves', locations: { ...BAYS, 'Light Tatooine: Mos Eisley': ['Leia Organa'] } });
    t.act('Light: Move Leia Organa by landspeed', 'To Docking Bay 94');
    t.act('Light: Docking bay transit from Docking Bay 94', 'To Yavin 4', 'Choose Leia');
  },
);

scenario('A docking bay without a printed price is left free', 'CCG-MOV-08', (t) => {
  t.board({
    at: 'Light moves',
    locations: { 'Hoth: Docking Bay': ['Luke Skywalker'], 'Light Tatooine: Docking Bay 94': [] },
    cards: [
      'Hoth: Docking Bay   Light Location - Site   C1\ndestiny 0   Light 1   Dark 1\ninterior   exterior   planet',
    ],
  });
  t.act('Light: Docking bay transit from Hoth', 'To Docking Bay 94 for free', 'Choose Luke');
  t.card('Luke Skywalker', { at: 'Tatooine: Docking Bay 94' });
  t.is(t.count('Light', 'force'), 10);
});

scenario(
  'Shuttling: 1 Force each between a site and a ship that can dock at the related system',
  'CCG-MOV-09 CCG-MOV-02 CCG-MOV-22',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        ...TATOOINE,
        'Light Tatooine': ['Corellian Corvette', 'Y-wing'],
        'Light Tatooine: Cantina': ['Luke Skywalker'],
        'Light Yavin 4: Jungle': ['Han Solo'],
      },
    });
    t.doesNotOffer('Move Han Solo by shuttling');
    t.act('Light: Move Luke Skywalker by shuttling');
    t.offers('Aboard Corellian Corvette as pilot for 1', 'Aboard Corellian Corvette as passenger for 1');
    t.answer('as passenger');
    t.card('Luke Skywalker', { on: 'Corellian Corvette', as: 'passenger' });
    t.act('Light: Move Luke Skywalker by shuttling');
    t.offersAlso('To Cantina for 1', 'To Dune Sea for 1');
    t.answer('To Dune Sea');
    t.is(t.count('Light', 'force'), 8);
    t.act('Light: Move Luke Skywalker by landspeed', 'To Mos Eisley');
    // Nor does a regular move keep anybody from it.
    t.act('Light: Move Luke Skywalker by shuttling', 'Aboard Corellian Corvette as passenger for 1');
    // A starfighter that can dock will do.
    t.board({
      at: 'Light moves',
      locations: { 'Light Tatooine': ['Millennium Falcon'], 'Light Tatooine: Cantina': ['Luke Skywalker'] },
    });
    t.act('Light: Move Luke Skywalker by shuttling', 'Aboard Millennium Falcon as passenger for 1');
  },
);

scenario('No shuttling to interior mobile sites but the docking bay', 'CCG-LOC-16 CCG-DSS-13 CCG-MOV-09', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Death Star': ['Devastator', 'Stormtrooper, passenger of Devastator'],
      'Dark Death Star: Docking Bay 327': [],
      'Death Star: War Room': ['Darth Vader'],
    },
  });
  t.doesNotOffer('Move Darth Vader by shuttling');
  t.act('Dark: Move Stormtrooper by shuttling');
  t.offers('To Death Star: Docking Bay 327 for 1');
});

scenario(
  'Transfer: any number of cards between two ships, if one can dock, for 1 Force',
  'CCG-MOV-10 CCG-MOV-22',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        'Light Tatooine': [
          'Corellian Corvette',
          'Red 1',
          'Red 3',
          'Biggs Darklighter, passenger of Corellian Corvette',
          'R2-X2, passenger of Corellian Corvette',
          'Jek Porkins, pilot of Red 1',
        ],
      },
    });
    t.act('Light: Move Corellian Corvette to another ship');
    t.offers('To Red 3 for 1 Force');
    t.answer('To Red 3');
    t.answer('Choose Biggs');
    t.answer('Aboard Red 3 as pilot');
    t.is(t.count('Light', 'force'), 9);
    t.answer('Choose R2-X2');
    t.answer('in the astromech slot');
    t.is(t.count('Light', 'force'), 9);
    t.card('R2-X2', { on: 'Red 3', as: 'astromech' });
    // Between two ships neither of which can dock there is no way.
    t.act('Light: Move Red 1 to another ship');
    t.offers('To Corellian Corvette for 1 Force');
  },
);

scenario(
  'TIEs enter and leave the hold free and as often as their player likes',
  'CCG-MOV-11 CCG-CAP-16 CCG-CAP-18',
  (t) => {
    t.board({
      at: 'Dark moves',
      locations: { 'Dark Tatooine': ['Devastator', 'TIE Fighter', 'Black 2', 'DS-61-2, passenger of Devastator'] },
    });
    t.doesNotOffer('Move Black 2 aboard');
    t.act('Dark: Move TIE Fighter aboard', 'Aboard Devastator in the hold for free');
    t.card('TIE Fighter', { on: 'Devastator', as: 'cargo' });
    t.act('Dark: Move TIE Fighter aboard', 'To Tatooine for free');
    t.card('TIE Fighter', { at: 'Tatooine', as: 'at' });
    t.is(t.count('Dark', 'force'), 10);
  },
);

scenario('A character goes over to a TIE in the hold free, and back', 'CCG-MOV-11', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { 'Dark Tatooine': ['Devastator', 'Black 2, cargo of Devastator', 'DS-61-2, passenger of Devastator'] },
  });
  t.act('Dark: Move DS-61-2 aboard', 'Aboard Black 2 as pilot for free');
  t.act('Dark: Move Black 2 aboard', 'To Tatooine for free');
  t.card('DS-61-2', { on: 'Black 2', as: 'pilot' });
  t.is(t.count('Dark', 'force'), 10);
});

scenario(
  'Characters board and leave vehicles free and without limit in the move phase',
  'CCG-MOV-12 CCG-CAP-20',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: { ...TATOOINE, 'Light Tatooine: Mos Eisley': ["Luke's X-34 Landspeeder", 'Luke Skywalker'] },
    });
    t.act('Light: Move Luke Skywalker aboard');
    t.offers('as driver for free', 'as passenger for free');
    t.answer('as driver');
    t.act('Light: Move Luke Skywalker aboard', 'To Mos Eisley for free');
    t.act('Light: Move Luke Skywalker aboard', 'as driver');
    t.is(t.count('Light', 'force'), 10);
  },
);

scenario(
  'Whoever does not pay the price of a transport loses the card that offers it, and what is on it',
  'CCG-ACT-03',
  (t) => {
    const guide = droid(
      'Light',
      'Guide',
      'In your move phase: choose any number of your alien at one site, choose another site, draw destiny and use that Force or lose this card -> The party is carried there.',
    );
    t.board({
      at: 'Light moves',
      locations: { [`Light ${CANTINA}`]: ['Guide', 'Blaster, on Guide', 'Momaw Nadon'], 'Tatooine: Bluffs': [] },
      light: { reserve: ['Destiny 1'] },
      cards: [guide],
    });
    t.act('Light: Use Guide', 'Choose Momaw Nadon');
    t.answer('Choose Tatooine: Bluffs');
    t.answer('Light: No');
    t.settle('act');
    t.card('Momaw Nadon', { at: CANTINA });
    t.card('Guide', { zone: 'lost' });
    t.card('Blaster', { zone: 'lost' });
    t.is(t.events('lost').length, 2);
  },
);
