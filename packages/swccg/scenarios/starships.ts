/** Starships (section 20 of the ledger). */
import { scenario } from '../testing/index.ts';

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

scenario('TIE/ln are starfighters: a squadron of them is none', 'CCG-SHP-07 CCG-SQD-10', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Dark Tatooine: Cantina': ['Luke Skywalker'] },
    dark: {
      hand: ['Imperial Reinforcements'],
      reserve: ['Destiny 5'],
      lost: ['Black 2', 'TIE Assault Squadron', 'TIE Fighter', 'TIE Scout'],
    },
  });
  t.act('Dark: Play Imperial Reinforcements');
  t.settle('found');
  t.offers('Choose TIE Fighter', 'Choose Black 2', 'Done');
});

scenario('A TIE Fighter is cheaper with an Imperial capital starship, whoever has it', 'CCG-SHP-09', (t) => {
  for (const [ship, price] of [
    ['Devastator', 'for free'],
    ['stolen Devastator', 'for free'],
    ['Corellian Corvette', 'for 1 Force'],
    ['stolen Corellian Corvette', 'for 1 Force'],
    ['Black 2', 'for 1 Force'],
  ] as const) {
    t.board({ at: 'Dark deploys', locations: { Tatooine: [ship] }, dark: { hand: ['TIE Fighter'] } });
    t.act('Dark: Deploy TIE Fighter');
    t.offers(`To Tatooine ${price}`);
  }
});

scenario(
  'A stolen starship is a Rebel one still: not what TIE Fighters and Evax look for, but what Willard leads',
  'CCG-SHP-09 CCG-OBJ-17',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Dark Tatooine': ['stolen Corellian Corvette'], 'Dark Yavin 4': ['Devastator'] },
      dark: { hand: ['TIE Fighter'] },
    });
    t.act('Dark: Deploy TIE Fighter');
    t.offers('To Tatooine for 1 Force', 'To Yavin 4 for free');
    const mayReact = (ship: string): boolean => {
      t.board({
        at: 'Light battles',
        locations: {
          'Death Star': ['TIE Fighter', 'X-wing'],
          'Death Star: War Room': ['Officer Evax'],
          'Dark Alderaan': [ship],
        },
        deathStar: { parsec: 2, orbits: 'Alderaan' },
      });
      t.act('Light: Battle at Death Star');
      return t.state.question?.kind === 'respond' && t.options.some((option) => option.startsWith('React: move'));
    };
    t.is([mayReact('Devastator'), mayReact('stolen Corellian Corvette')], [true, false]);
    t.board({
      at: 'Light moves',
      locations: {
        'Light Yavin 4': ['X-wing', 'stolen Y-wing', 'Devastator'],
        'Light Yavin 4: Massassi War Room': ['Commander Vanden Willard'],
      },
    });
    t.is(
      ['X-wing', 'Y-wing', 'Devastator'].map((ship) => t.powerOf(ship)),
      [3 + 1, 2 + 1, 9],
    );
  },
);
