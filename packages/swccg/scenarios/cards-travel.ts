/** Cards about ships, crews and journeys: what the rulings and readings say of each. */
import { scenario } from '../testing/index.ts';

const ROW = {
  'Tatooine: Jundland Wastes': [],
  'Light Tatooine: Dune Sea': [],
  'Light Tatooine: Mos Eisley': [],
  'Light Tatooine: Docking Bay 94': [],
  'Light Tatooine: Cantina': [],
} as const;

scenario('Matching pilots: more power, and maneuver on their own ship', 'CCG-CAP-09 CCG-TRM-08', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      'Light Tatooine': [
        'Red 3',
        'Biggs Darklighter, pilot of Red 3',
        'Red 2',
        'Wedge Antilles, pilot of Red 2',
        'Gold 1',
        'Pops, pilot of Gold 1',
      ],
    },
  });
  t.is([t.powerOf('Red 3'), t.number('Red 3', 'maneuver')], [5, 5]);
  t.is([t.powerOf('Red 2'), t.number('Red 2', 'maneuver')], [6, 6]);
  t.is([t.powerOf('Gold 1'), t.number('Gold 1', 'maneuver')], [4, 3]);
});

scenario(
  'Dutch and Red Leader: the other pilots of their squadrons are forfeit +1',
  'CCG-CARD-015 CCG-CARD-020',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        'Light Tatooine': [
          'Corellian Corvette',
          'Dutch, pilot of Corellian Corvette',
          'Wing Man, pilot of Corellian Corvette',
          'Biggs Darklighter, pilot of Corellian Corvette',
        ],
      },
      cards: [
        'Wing Man   Light Character - Rebel   C1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 3\npilot   Gold Squadron pilot',
      ],
    });
    t.is([t.forfeitOf('Dutch'), t.forfeitOf('Wing Man'), t.forfeitOf('Biggs Darklighter')], [5, 4, 5]);
  },
);

scenario(
  'Rebel Planners add 1 for each starship; with Dodonna one more, at his site twice as much',
  'CCG-CARD-016 CCG-READ-067',
  (t) => {
    const power = (bay: readonly string[], elsewhere: readonly string[] = []): number => {
      t.board({
        at: 'Light moves',
        locations: {
          'Light Yavin 4': ['X-wing', 'Y-wing'],
          'Light Yavin 4: Docking Bay': ['Rebel Planners', ...bay],
          'Light Tatooine: Cantina': elsewhere,
        },
      });
      return t.totalPower('Light', 'Yavin 4');
    };
    t.is(power([]), 3 + 2 + 2);
    t.is(power([], ['General Dodonna']), 3 + 2 + 3);
    t.is(power(['General Dodonna']), 3 + 2 + 4);
  },
);

scenario('Motti takes 1 from the forfeit of pilots with the Rebel icon, at systems', 'CCG-CARD-021', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      'Light Tatooine': [
        'Devastator',
        'Admiral Motti, pilot of Devastator',
        'Red 3',
        'Biggs Darklighter, pilot of Red 3',
        'Corellian Corvette',
        'BoShek, pilot of Corellian Corvette',
      ],
    },
  });
  t.is([t.forfeitOf('Biggs Darklighter'), t.forfeitOf('BoShek')], [4, 3]);
  t.is(t.powerOf('Devastator'), 11);
});

scenario('Tzizvvt flies in his deploy phase, up to two sites, and is carried as anybody', 'CCG-CARD-045', (t) => {
  const locations = { ...ROW, 'Light Tatooine: Docking Bay 94': ['Tzizvvt'], 'Light Yavin 4: Docking Bay': [] };
  t.board({ at: 'Light deploys', locations });
  t.act('Light: Move Tzizvvt by landspeed');
  t.offers('To Cantina for 1', 'To Mos Eisley for 1', 'To Dune Sea for 1');
  t.answer('To Dune Sea');
  t.card('Tzizvvt', { at: 'Tatooine: Dune Sea' });
  t.board({ at: 'Light moves', locations });
  t.doesNotOffer('Move Tzizvvt by landspeed');
  t.act('Light: Docking bay transit from Docking Bay 94', 'To Yavin 4', 'Choose Tzizvvt');
  t.card('Tzizvvt', { at: 'Yavin 4: Docking Bay' });
});

scenario('R4-E1 deploys and walks like any character, and helps what it drives', 'CCG-CARD-057 CCG-CARD-058', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { ...ROW, 'Light Tatooine: Dune Sea': ["Luke's X-34 Landspeeder"] },
    light: { hand: ['R4-E1'] },
  });
  t.act('Light: Deploy R4-E1');
  t.offersAlso('To Cantina', "Aboard Luke's X-34 Landspeeder as driver");
  t.answer('as driver');
  t.settle();
  t.is(
    ['power', 'maneuver', 'landspeed'].map((stat) => t.number("Luke's X-34 Landspeeder", stat as 'power')),
    [2, 6, 5],
  );
});

scenario('A Bantha makes its own Tusken Raiders stronger, those that are present', 'CCG-CARD-062', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Tatooine: Jundland Wastes': ['Bantha', 'Bandit', 'stolen Bandit'],
      'Light Tatooine: Dune Sea': ['Bandit'],
    },
    cards: [
      'Bandit   Dark Character - Alien   C1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\nTusken Raider',
    ],
  });
  t.is(t.totalPower('Dark', 'Tatooine: Jundland Wastes'), 1 + 2);
  t.is(t.totalPower('Light', 'Tatooine: Jundland Wastes'), 1);
});

scenario(
  'Full Scale Alert stops all movement of the other player but for smugglers and their ships',
  'CCG-CARD-079',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        ...ROW,
        'Light Tatooine': [
          'Tantive IV',
          'Millennium Falcon',
          'Han Solo, pilot of Millennium Falcon',
          'Luke Skywalker, passenger of Millennium Falcon',
        ],
        'Light Yavin 4': [],
        'Light Tatooine: Dune Sea': ['Biggs Darklighter', 'BoShek', 'Corellian', 'Stormtrooper'],
      },
      dark: { hand: ['Full Scale Alert'], reserve: ['Destiny 0'] },
    });
    t.offersAlso('Move Biggs Darklighter by landspeed', 'Move Tantive IV by hyperspeed');
    t.pass();
    t.act('Dark: Play Full Scale Alert');
    t.settle('act', 'Light');
    t.doesNotOffer('Move Biggs', 'Move Tantive IV', 'Move BoShek');
    t.refuses('CCG-CARD-079', 'Light', 'move', 'Biggs Darklighter');
    t.offersAlso('Move Corellian by landspeed', 'Move Millennium Falcon by hyperspeed');
  },
);

scenario('Come With Me: over 2 the permanent pilot is gone, and one may be added', 'CCG-CARD-116 CCG-CARD-122', (t) => {
  const board = (destiny: string) =>
    t.board({
      at: 'Dark deploys',
      locations: { 'Light Tatooine': ['X-wing', 'Red 3'] },
      dark: { hand: ['Come With Me'], reserve: [destiny] },
      light: { hand: ['Biggs Darklighter'] },
    });
  board('Destiny 3');
  t.act('Dark: Deploy Come With Me');
  t.offers('On X-wing for 1 Force');
  t.answer('On X-wing');
  t.settle('act');
  t.card('Come With Me', { on: 'X-wing' });
  t.is(t.totalPower('Light', 'Tatooine'), 0);
  t.is(t.hasPresence('Light', 'Tatooine'), false);
  t.toPhase('deploy', 'Light');
  t.act('Light: Deploy Biggs');
  t.offersAlso('Aboard X-wing as pilot');
  board('Destiny 2');
  t.act('Dark: Deploy Come With Me', 'On X-wing');
  t.settle('act');
  t.card('Come With Me', { zone: 'lost' });
  t.is(t.totalPower('Light', 'Tatooine'), 3);
});

scenario(
  'Come With Me and Eject! Eject! can be Altered before they resolve, not later',
  'CCG-CARD-116 CCG-CARD-122',
  (t) => {
    for (const [card, side, other] of [
      ['Come With Me', 'Dark', 'Light'],
      ['Eject! Eject!', 'Light', 'Dark'],
    ] as const) {
      t.board({
        at: `${side} deploys`,
        locations: { 'Light Tatooine': ['X-wing'], 'Light Tatooine: Cantina': ['Obi-Wan Kenobi', 'Darth Vader'] },
        [side.toLowerCase()]: { hand: [card], reserve: ['Destiny 5'] },
        [other.toLowerCase()]: { hand: ['Alter', 'Alter'], reserve: ['Destiny 7'] },
      });
      t.act(`${side}: Deploy ${card}`, 'On X-wing', `${other}: Play Alter`);
      t.settle('act');
      t.card(card, { on: 'X-wing' });
      t.asks(other, 'act');
      t.doesNotOffer('Play Alter');
    }
  },
);

scenario("I've Lost Artoo!: over 1 the ship needs another astromech for its hyperspeed", 'CCG-CARD-126', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      'Light Tatooine': ['Red 3', 'Biggs Darklighter, pilot of Red 3', 'R2-X2, astromech of Red 3'],
      'Light Yavin 4': [],
    },
    dark: { hand: ["I've Lost Artoo!"], reserve: ['Destiny 2'] },
    light: { hand: ['R2-D2'] },
  });
  t.act("Dark: Deploy I've Lost Artoo!", 'On Red 3 for 1 Force');
  t.settle('act');
  t.card('R2-X2', { zone: 'lost' });
  t.toPhase('deploy', 'Light');
  t.refuses('CCG-SHP-03', 'Light', 'move', 'Red 3');
  t.act('Light: Deploy R2-D2', 'Aboard Red 3 in the astromech slot');
  t.settle();
  t.toPhase('move', 'Light');
  t.offersAlso('Move Red 3 by hyperspeed');
});

scenario(
  'Fusion Generator Supply Tanks need the related docking bay only when they are deployed',
  'CCG-CARD-158',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: {
        'Light Tatooine': ['X-wing'],
        'Light Tatooine: Docking Bay 94': [],
        'Light Kashyyyk': ['Tantive IV'],
      },
      light: { hand: ['Light Fusion Generator Supply Tanks'] },
    });
    t.act('Light: Deploy Fusion Generator');
    t.offers('On X-wing');
    t.answer('On X-wing');
    t.settle();
    t.is([t.powerOf('X-wing'), t.number('X-wing', 'maneuver'), t.number('X-wing', 'hyperspeed')], [4, 5, 6]);
    t.board({
      at: 'Light moves',
      locations: { 'Light Kashyyyk': ['X-wing', 'Light Fusion Generator Supply Tanks, on X-wing'] },
    });
    t.is(t.powerOf('X-wing'), 4);
  },
);

scenario('Tantive IV deploys to any system, without presence or icons', 'CCG-CARD-185 CCG-READ-047 CCG-DSS-11', (t) => {
  t.board({ at: 'Light deploys', locations: { 'Death Star': [] }, light: { hand: ['Tantive IV', 'X-wing'] } });
  t.offersAlso('Deploy Tantive IV');
  t.doesNotOffer('Deploy X-wing');
});
