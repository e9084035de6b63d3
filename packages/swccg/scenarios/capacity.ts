/** Sections 18 to 22: characters as crews, seats, starships, squadrons, vehicles. */
import { scenario } from '../src/testing/index.ts';

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
    'Dark Tatooine': ['Devastator', 'TIE Fighter, cargo of Devastator', 'Darth Vader, passenger of Devastator'],
  });
  t.act('Light: Play Bomb', 'Choose Devastator');
  t.settle();
  t.card('TIE Fighter', { zone: 'lost' });
  t.card('Darth Vader', { zone: 'lost' });
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

scenario(
  'Words in title and lore make troopers, Jedi and the like',
  'CCG-CHR-03 CCG-CHR-04 CCG-CHR-10 CCG-CHR-11',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        'Light Tatooine: Dune Sea': [
          'Obi-Wan Kenobi',
          'Darth Vader',
          'Luke Skywalker',
          'Stormtrooper',
          'Imperial Trooper Guard',
          'Death Star Trooper',
          'Rebel Trooper',
          'Imperial Pilot',
        ],
      },
      table: ['Count'],
      cards: [
        'Count   Light Effect   C1\ndestiny 1\nJedi is ability +1; trooper is forfeit +5; Force-Sensitive character is ability +2.',
      ],
    });
    t.is(
      [
        t.number('Obi-Wan Kenobi', 'ability'),
        t.number('Darth Vader', 'ability'),
        t.number('Luke Skywalker', 'ability'),
      ],
      [7, 6, 6],
    );
    for (const trooper of ['Stormtrooper', 'Imperial Trooper Guard', 'Death Star Trooper', 'Rebel Trooper'])
      t.is(t.forfeitOf(trooper) > 5, true);
    t.is(t.forfeitOf('Imperial Pilot'), 2);
  },
);

// Starships.

scenario('Bonuses to maneuver do nothing for armor, and the reverse', 'CCG-SHP-01 CCG-SHP-02 CCG-READ-068', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      'Light Tatooine': [
        'Tantive IV',
        'Special Modifications, on Tantive IV',
        'X-wing',
        'R2-X2, passenger of Tantive IV',
      ],
    },
  });
  t.is(t.number('Tantive IV', 'armor'), 6);
  t.is(t.number('Tantive IV', 'maneuver') < 0, true);
  t.is(t.number('X-wing', 'maneuver'), 4);
});

scenario('A permanent pilot gives ability and is no character', 'CCG-SHP-05 CCG-CHR-07', (t) => {
  t.board({
    at: 'Light moves',
    locations: { 'Light Tatooine': ['X-wing', 'Tantive IV'] },
    table: ['Count'],
    cards: ['Count   Light Effect   C1\ndestiny 1\nX-wing is power +5 for each character on table.'],
  });
  t.is(t.totalAbility('Light', 'Tatooine'), 3);
  t.is(t.powerOf('X-wing'), 3);
});

scenario(
  'Class words take in what the class says',
  'CCG-SHP-06 CCG-SHP-07 CCG-SHP-08 CCG-SHP-09 CCG-CARD-183 CCG-CARD-184',
  (t) => {
    const ships = [
      'Devastator',
      'Victory-Class Star Destroyer',
      'TIE Fighter',
      'Black 2',
      'TIE Advanced x1',
      'TIE Scout',
      'TIE Assault Squadron',
      'Corellian Corvette',
      'Tantive IV',
      'Millennium Falcon',
      'X-wing',
      'Y-wing',
      'Y-wing Assault Squadron',
    ];
    const whoIs = (words: string): string[] => {
      t.board({
        at: 'Light moves',
        locations: { 'Light Tatooine': ships },
        table: ['Mark'],
        cards: [`Mark   Light Effect   C1\ndestiny 1\n${words} is forfeit +20.`],
      });
      return ships.filter((ship) => t.forfeitOf(ship) >= 20);
    };
    t.is(whoIs('Star Destroyer'), ['Devastator', 'Victory-Class Star Destroyer']);
    t.is(whoIs('Capital starship'), ['Devastator', 'Victory-Class Star Destroyer', 'Corellian Corvette', 'Tantive IV']);
    t.is(whoIs('Starfighter'), [
      'TIE Fighter',
      'Black 2',
      'TIE Advanced x1',
      'TIE Scout',
      'Millennium Falcon',
      'X-wing',
      'Y-wing',
    ]);
    t.is(whoIs('TIE'), ['TIE Fighter', 'Black 2', 'TIE Advanced x1', 'TIE Scout', 'TIE Assault Squadron']);
    t.is(whoIs('TIE/ln starfighter'), ['TIE Fighter', 'Black 2']);
    t.is(whoIs('TIE Fighter'), ['TIE Fighter']);
    t.is(whoIs('Corellian Corvette'), ['Corellian Corvette', 'Tantive IV']);
    t.is(whoIs('Your starship').length, 6);
  },
);

scenario('Capital starships can dock, and of the starfighters the Falcon', 'CCG-SHP-12', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      'Light Tatooine': ['Millennium Falcon', 'Y-wing', 'Tantive IV'],
      'Light Tatooine: Dune Sea': ['Luke Skywalker'],
    },
  });
  t.act('Light: Move Luke Skywalker by shuttling');
  t.offers(
    'Aboard Millennium Falcon as pilot',
    'Aboard Millennium Falcon as passenger',
    'Aboard Tantive IV as pilot',
    'Aboard Tantive IV as passenger',
  );
});

// Squadrons.

scenario(
  'A squadron replaces three matching starfighters at one location, free',
  'CCG-SQD-01 CCG-SQD-02 CCG-CARD-181',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        'Light Yavin 4': [
          'Y-wing',
          'Gold 1',
          'Gold 5',
          'Dutch, pilot of Gold 1',
          'Proton Torpedoes, on Gold 5',
          'X-wing',
        ],
        'Light Tatooine': ['Y-wing'],
      },
      light: { hand: ['Y-wing Assault Squadron'] },
    });
    t.act('Light: Deploy Y-wing Assault Squadron');
    t.offers('To Yavin 4 for free');
    t.answer('To Yavin 4');
    t.offers('Choose Y-wing', 'Choose Gold 1', 'Choose Gold 5');
    t.answer('Choose Y-wing');
    t.answer('Choose Gold 1');
    t.answer('Choose Gold 5');
    t.settle('along', 'Light');
    t.answer('Choose Dutch');
    t.answer('Choose Proton Torpedoes');
    t.is(t.count('Light', 'force'), 10);
    t.card('Dutch', { on: 'Y-wing Assault Squadron', as: 'pilot' });
    t.card('Proton Torpedoes', { on: 'Y-wing Assault Squadron' });
    t.card('Gold 1', { zone: 'used' });
    t.card('Gold 5', { zone: 'used' });
    t.card('X-wing', { at: 'Yavin 4' });
  },
);

scenario('What the squadron does not take over goes to the Used Pile with the starfighters', 'CCG-SQD-02', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Yavin 4': ['Y-wing', 'Gold 1', 'Gold 5', 'Dutch, pilot of Gold 1'] },
    light: { hand: ['Y-wing Assault Squadron'] },
  });
  t.act('Light: Deploy Y-wing Assault Squadron', 'To Yavin 4', 'Choose Y-wing', 'Choose Gold 1', 'Choose Gold 5');
  t.settle('along', 'Light');
  t.answer('Done');
  t.card('Dutch', { zone: 'used' });
});

scenario(
  'Two starfighters are not enough, and a squadron is no starfighter',
  'CCG-SQD-01 CCG-SQD-03 CCG-SQD-04 CCG-SQD-10 CCG-CARD-182 CCG-READ-050',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Dark Tatooine': ['TIE Fighter', 'Black 2', 'TIE Advanced x1'] },
      dark: { hand: ['TIE Assault Squadron'] },
    });
    t.doesNotOffer('Deploy TIE Assault Squadron');
    t.board({
      at: 'Dark deploys',
      locations: { 'Dark Tatooine': ['TIE Assault Squadron', 'Devastator'] },
      table: ['Mark'],
      cards: ['Mark   Dark Effect   C1\ndestiny 1\nStarfighter is forfeit +9; TIE is power +1.'],
    });
    t.is(t.forfeitOf('TIE Assault Squadron'), 6);
    t.is(t.powerOf('TIE Assault Squadron'), 4);
    t.is(t.totalAbility('Dark', 'Tatooine'), 5);
  },
);

scenario(
  'A squadron needs three pilots and three nav computers; astromechs work on Y-wings',
  'CCG-SQD-05 CCG-SQD-06',
  (t) => {
    const made =
      'Wing Flight   Light Starship - Squadron: Y-Wing   C1\ndestiny 1   deploy 1   power 6   maneuver 3   hyperspeed 9   forfeit 6\nThis card carries 3 pilot and 3 astromech.';
    const crew = ['Biggs Darklighter, pilot of Wing Flight', 'Dutch, pilot of Wing Flight'];
    const board = (...cards: string[]) =>
      t.board({
        at: 'Light moves',
        locations: { 'Light Yavin 4': ['Wing Flight', ...crew, ...cards], 'Light Tatooine': [] },
        cards: [made],
      });
    board();
    t.is(t.totalPower('Light', 'Yavin 4'), 0);
    board('Pops, pilot of Wing Flight');
    t.is(t.totalPower('Light', 'Yavin 4'), 6 + 6);
    t.doesNotOffer('Move Wing Flight');
    board('Pops, pilot of Wing Flight', 'R2-X2, astromech of Wing Flight', 'R2-X2, astromech of Wing Flight');
    t.doesNotOffer('Move Wing Flight by hyperspeed');
    board(
      'Pops, pilot of Wing Flight',
      'R2-X2, astromech of Wing Flight',
      'R2-X2, astromech of Wing Flight',
      'R5-D4, astromech of Wing Flight',
    );
    t.offersAlso('Move Wing Flight by hyperspeed');
    t.board({
      at: 'Light moves',
      locations: {
        'Light Yavin 4': ['Y-wing Assault Squadron', 'R2-X2, passenger of Y-wing Assault Squadron'],
        'Light Tatooine': [],
      },
    });
    t.is(t.powerOf('Y-wing Assault Squadron'), 7);
    t.offersAlso('Move Y-wing Assault Squadron by hyperspeed');
  },
);

// Vehicles.

scenario(
  'Vehicles stand outdoors, in docking bays and inside planet sites, where they cannot use power',
  'CCG-VEH-01 CCG-VEH-02 CCG-VEH-03 CCG-LOC-13',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        'Light Tatooine: Mos Eisley': ["Luke's X-34 Landspeeder", "Owen Lars, driver of Luke's X-34 Landspeeder"],
        'Light Tatooine: Docking Bay 94': [],
        'Light Tatooine: Cantina': [],
      },
    });
    t.is(t.number("Luke's X-34 Landspeeder", 'maneuver'), 5);
    t.act("Light: Move Luke's X-34", 'To Cantina');
    t.is(t.number("Luke's X-34 Landspeeder", 'maneuver'), 0);
    t.is(t.totalPower('Light', 'Tatooine: Cantina'), t.powerOf('Owen Lars')); // an open vehicle: Owen fights for himself
    t.is(t.hasPresence('Light', 'Tatooine: Cantina'), true);
  },
);

scenario(
  'Riders of open vehicles fight for themselves, those in enclosed ones do not',
  'CCG-VEH-05 CCG-VEH-06',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        'Light Tatooine: Mos Eisley': ["Luke's X-34 Landspeeder", "Luke Skywalker, driver of Luke's X-34 Landspeeder"],
        'Light Tatooine: Dune Sea': ['SoroSuub V-35 Landspeeder', 'Han Solo, driver of SoroSuub V-35 Landspeeder'],
      },
    });
    t.is(t.totalPower('Light', 'Tatooine: Mos Eisley'), 1 + 3);
    t.is(t.totalPower('Light', 'Tatooine: Dune Sea'), 0);
  },
);

scenario(
  'Only Lift Tubes are inside mobile sites, without a driver',
  'CCG-VEH-04 CCG-LOC-15 CCG-CARD-186 CCG-READ-045',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Dark Death Star: Docking Bay 327': [],
        'Death Star: War Room': [],
        'Death Star: Central Core': [],
        'Tatooine: Jundland Wastes': [],
      },
      dark: { hand: ['Lift Tube', 'Ubrikkian 9000 Z001'] },
    });
    t.act('Dark: Deploy Ubrikkian');
    t.offers('To Death Star: Docking Bay 327', 'To Tatooine: Jundland Wastes');
    t.answer('To Jundland');
    t.settle();
    t.act('Dark: Deploy Lift Tube');
    t.offers('To Docking Bay 327', 'To War Room', 'To Central Core');
    t.answer('To Central Core');
    t.settle();
    t.toPhase('move', 'Dark');
    t.act('Dark: Move Lift Tube by landspeed');
    t.offers('To Docking Bay 327 for 1', 'To War Room for 1');
  },
);

scenario(
  'A shuttle vehicle lets so many characters a turn shuttle free, and stays',
  'CCG-VEH-01 CCG-VEH-08 CCG-READ-046 CCG-READ-137',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        'Light Tatooine': ['Corellian Corvette'],
        'Light Tatooine: Dune Sea': ['Incom T-16 Skyhopper', 'Luke Skywalker', 'Han Solo'],
      },
    });
    t.act('Light: Move Luke Skywalker by shuttling', 'as passenger for free');
    t.act('Light: Move Han Solo by shuttling', 'as passenger for 1 Force');
    t.card('Incom T-16 Skyhopper', { at: 'Tatooine: Dune Sea' });
    t.is(t.number('Incom T-16 Skyhopper', 'landspeed'), 4);
    t.is(t.count('Light', 'force'), 9);
  },
);

scenario('A Sandcrawler stays on planet sites, and may ride in a hold', 'CCG-VEH-10 CCG-CARD-063', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Dark Tatooine': ['Devastator'],
      'Dark Tatooine: Docking Bay 94': ['Dark Sandcrawler', 'Dark Jawa, driver of Sandcrawler'],
      'Dark Death Star: Docking Bay 327': [],
    },
  });
  t.doesNotOffer('Docking bay transit');
  t.act('Dark: Move Sandcrawler by shuttling', 'Aboard Devastator in the hold for 1 Force');
  t.card('Sandcrawler', { on: 'Devastator', as: 'cargo' });
  t.card('Jawa', { on: 'Sandcrawler', as: 'driver' });
});
