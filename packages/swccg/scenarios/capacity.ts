/** Sections 18 and 19: characters as crews, and the seats they take. */
import { scenario } from '../testing/index.ts';

scenario(
  'Capacity is what is printed: the Falcon takes two pilots and two passengers',
  'CCG-CAP-01 CCG-CAP-08 CCG-CAP-20',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        'Light Tatooine': [
          'Millennium Falcon',
          'Han Solo, pilot of Millennium Falcon',
          'Chewbacca, pilot of Millennium Falcon',
        ],
      },
      light: { hand: ['Biggs Darklighter', 'Dutch', 'Pops'] },
    });
    t.act('Light: Deploy Biggs');
    t.offers('Aboard Millennium Falcon as passenger');
    t.answer('as passenger');
    t.act('Light: Deploy Dutch', 'as passenger');
    t.settle();
    t.card('Dutch', { on: 'Millennium Falcon', as: 'passenger' });
    t.doesNotOffer('Deploy Pops');
  },
);

scenario(
  'Without a pilot a ship has neither power nor maneuver, does not move, and keeps its armor',
  'CCG-CAP-02 CCG-CAP-06 CCG-CAP-07',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: { 'Light Tatooine': ['Red 3', 'Hulk'], 'Light Yavin 4': [] },
      cards: [
        'Hulk   Light Starship - Capital: Corvette   C1\ndestiny 1   deploy 1   power 5   armor 4   hyperspeed 9   forfeit 1\nnav computer\nThis card carries 1 pilot.',
      ],
    });
    t.is(t.totalPower('Light', 'Tatooine'), 0);
    t.is(t.number('Red 3', 'maneuver'), 0);
    t.is(t.number('Hulk', 'armor'), 4);
    t.doesNotOffer('Move Red 3', 'Move Hulk');
    t.board({
      at: 'Light moves',
      locations: { 'Light Tatooine': ['Red 3', 'Rebel Pilot, pilot of Red 3'], 'Light Yavin 4': [] },
    });
    t.is(t.totalPower('Light', 'Tatooine'), 5);
    t.is(t.number('Red 3', 'maneuver'), 4);
    t.offersAlso('Move Red 3 by hyperspeed');
  },
);

scenario('A transport vehicle needs a driver: a character with ability or a vehicle droid', 'CCG-CAP-03', (t) => {
  const site = (...cards: string[]) => ({
    'Light Tatooine: Dune Sea': ["Luke's X-34 Landspeeder", ...cards],
    'Light Tatooine: Mos Eisley': [],
  });
  t.board({ at: 'Light moves', locations: site() });
  t.is(t.totalPower('Light', 'Tatooine: Dune Sea'), 0);
  t.doesNotOffer("Move Luke's");
  t.board({ at: 'Light moves', locations: site('CZ-3', 'R4-E1', 'Owen Lars') });
  t.act('Light: Move CZ-3 aboard');
  t.offers('as passenger');
  t.answer('as passenger');
  t.act('Light: Move R4-E1 aboard', 'as driver');
  t.offersAlso("Move Luke's X-34 Landspeeder by landspeed");
  t.act('Light: Move Owen Lars aboard');
  t.offers('as passenger');
});

scenario('A creature vehicle walks and fights without a driver', 'CCG-CAP-04 CCG-CHR-07', (t) => {
  t.board({ at: 'Dark moves', locations: { 'Tatooine: Jundland Wastes': ['Bantha'], 'Light Tatooine: Dune Sea': [] } });
  t.is(t.totalPower('Dark', 'Tatooine: Jundland Wastes'), 1);
  t.is(t.totalAbility('Dark', 'Tatooine: Jundland Wastes'), 0.5);
  t.is(t.hasPresence('Dark', 'Tatooine: Jundland Wastes'), false);
  t.offersAlso('Move Bantha by landspeed');
});

scenario("A vehicle's passengers are everybody aboard, the driver too", 'CCG-CAP-05', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      'Light Tatooine: Dune Sea': [
        "Luke's X-34 Landspeeder",
        "Owen Lars, driver of Luke's X-34 Landspeeder",
        "Beru Lars, passenger of Luke's X-34 Landspeeder",
        'Luke Skywalker',
        'Han Solo',
      ],
    },
  });
  t.act('Light: Move Luke Skywalker aboard', 'as passenger');
  t.doesNotOffer('Move Han Solo aboard');
  // Nobody drives, and every seat can be taken all the same.
  t.board({
    at: 'Light moves',
    locations: {
      'Light Tatooine: Dune Sea': [
        "Luke's X-34 Landspeeder",
        "Owen Lars, passenger of Luke's X-34 Landspeeder",
        "Beru Lars, passenger of Luke's X-34 Landspeeder",
        'Luke Skywalker',
      ],
    },
  });
  t.act('Light: Move Luke Skywalker aboard', 'as passenger');
});

scenario(
  'A pilot adds the bonus of his text, not his own power, and two copies add it once',
  'CCG-CAP-09 CCG-CAP-10 CCG-CHR-12',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        'Light Tatooine': [
          'Corellian Corvette',
          'Dutch, pilot of Corellian Corvette',
          'Rebel Pilot, pilot of Corellian Corvette',
          'Rebel Pilot, pilot of Corellian Corvette',
        ],
        'Light Yavin 4: Jungle': ['Rebel Pilot'],
      },
    });
    t.is(t.powerOf('Corellian Corvette'), 5 + 2 + 2);
    t.is(t.totalPower('Light', 'Tatooine'), 9);
    t.is(t.totalPower('Light', 'Yavin 4: Jungle'), 0);
  },
);

scenario('Seats are changed free in the deploy and the move phase', 'CCG-CAP-11', (t) => {
  const locations = { 'Light Tatooine': ['Millennium Falcon', 'Han Solo, passenger of Millennium Falcon'] };
  t.board({ at: 'Light deploys', locations });
  t.act('Light: Move Han Solo to another seat', 'as pilot for free');
  t.card('Han Solo', { as: 'pilot' });
  t.board({ at: 'Light moves', locations });
  t.act('Light: Move Han Solo to another seat', 'as pilot for free');
  t.is(t.count('Light', 'force'), 10);
  t.board({ at: 'Light controls', locations });
  t.doesNotOffer('Move Han Solo');
});

scenario('The Tonnika Sisters need two seats and pay twice', 'CCG-CAP-12', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Light Tatooine: Dune Sea': ['Bantha', 'Tonnika Sisters', 'Stormtrooper, passenger of Bantha'],
      'Light Tatooine: Mos Eisley': [],
    },
  });
  t.doesNotOffer('Move Tonnika Sisters aboard');
  t.act('Dark: Move Tonnika Sisters by landspeed');
  t.offers('To Mos Eisley for 2 Force');
});

scenario(
  'Astromechs work from a slot and from a passenger seat; the slot takes nobody else',
  'CCG-CAP-14 CCG-CAP-15 CCG-SHP-03',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        'Light Tatooine': [
          'Red 3',
          'Biggs Darklighter, pilot of Red 3',
          'Gold 1',
          'Dutch, pilot of Gold 1',
          'R2-X2, passenger of Gold 1',
          'Red 5', // with a free slot
          'Luke Skywalker, pilot of Red 5',
        ],
      },
      light: { hand: ['R2-X2', 'CZ-3', 'Brainiac'], force: 20 },
    });
    t.is(t.number('Gold 1', 'hyperspeed'), 5);
    t.act('Light: Deploy R2-X2', 'Aboard Red 3 in the astromech slot');
    t.settle();
    t.is(t.number('Red 3', 'maneuver'), 4 + 1 + 1);
    t.is(t.number('Red 3', 'power'), 3 + 2 + 1);
    t.doesNotOffer('Deploy CZ-3', 'Deploy Brainiac');
  },
);

scenario('What lies in the hold is not present: no power, no presence, no pilots', 'CCG-CAP-16 CCG-CAP-17', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Dark Tatooine': [
        'Devastator',
        'TIE Fighter, cargo of Devastator',
        'Black 2, cargo of Devastator',
        'DS-61-2, pilot of Black 2',
      ],
    },
  });
  t.is(t.totalPower('Dark', 'Tatooine'), 9);
  t.is(t.totalAbility('Dark', 'Tatooine'), 2);
});

scenario('What is aboard a lost ship is lost; riders of a creature jump off', 'CCG-CAP-19 CCG-VEH-07', (t) => {
  const bomb = 'Bomb   Light Interrupt - Used   C1\ndestiny 3\nTarget 1 starship or vehicle -> It is lost.';
  const board = (locations: { readonly [title: string]: readonly string[] }) =>
    t.board({ at: 'Dark moves', locations, light: { hand: ['Bomb'] }, cards: [bomb] });
  board({
    'Dark Tatooine': [
      'Devastator',
      'TIE Fighter, cargo of Devastator',
      'Darth Vader, passenger of Devastator',
      'Admiral Motti, pilot of Devastator',
    ],
  });
  t.act('Light: Play Bomb', 'Choose Devastator');
  t.settle();
  t.card('TIE Fighter', { zone: 'lost' });
  t.card('Darth Vader', { zone: 'lost' });
  t.card('Admiral Motti', { zone: 'lost' });
  board({ 'Tatooine: Jundland Wastes': ['Bantha', 'Tusken Raider, passenger of Bantha'] });
  t.act('Light: Play Bomb', 'Choose Bantha');
  t.settle();
  t.card('Bantha', { zone: 'lost' });
  t.card('Tusken Raider', { at: 'Tatooine: Jundland Wastes', as: 'at' });
});

// Characters.

scenario(
  'Kinds, numbers and skills are as printed; droids have no ability and ride as passengers',
  'CCG-CHR-01 CCG-CHR-02 CCG-CHR-05 CCG-CHR-06',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: { 'Light Tatooine: Dune Sea': ['R2-X2', 'Chewbacca', 'Luke Skywalker', "Luke's X-34 Landspeeder"] },
      cards: ['Count   Light Effect   C1\ndestiny 1\nAlien is power +1 for each Rebel on table.'],
      table: ['Count'],
    });
    t.is(t.powerOf('Chewbacca'), 6 + 2); // Alien and Rebel both: himself and Luke
    t.is(t.number('Luke Skywalker', 'ability'), 4);
    t.is(t.totalAbility('Light', 'Tatooine: Dune Sea'), 6);
    t.act('Light: Move R2-X2 aboard');
    t.offers('as passenger for free');
  },
);
