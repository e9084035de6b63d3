/** Cards about ships, crews and journeys: what the rulings and readings say of each. */
import { scenario } from '../src/testing/index.ts';

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

scenario('Advosze: 1 Force is activated for each weapon or device deployed at his place', 'CCG-READ-011', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { ...ROW, 'Tatooine: Jundland Wastes': ['Advosze', 'Stormtrooper'] },
    dark: { hand: ['Comlink'], force: 3 },
  });
  t.act('Dark: Deploy Comlink', 'On Advosze for 1 Force');
  t.settle('act');
  t.is(t.count('Dark', 'force'), 3);
});

scenario('A Defel hides from a battle in the night', 'CCG-READ-015', (t) => {
  const dark =
    'Tatooine: Cave   Dark Location - Site   C1\ndestiny 0   Light 1   Dark 1\nexterior   planet\nDark: It is nighttime here.';
  t.board({
    at: 'Light battles',
    locations: { 'Tatooine: Cave': ['Defel', 'Stormtrooper', 'Luke Skywalker'] },
    cards: [dark],
  });
  t.act('Light: Battle at Cave', 'Dark: Use Defel');
  t.settle();
  t.is(t.state.battle!.cards.includes(t.find('Defel')), false);
  t.is(t.count('Dark', 'force'), 9);
});

scenario(
  'A squad of exactly three moves with its leader for 1 Force; Guards go with nobody else',
  'CCG-READ-037 CCG-READ-038 CCG-CHR-09',
  (t) => {
    const squad = ['Imperial Squad Leader', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper'];
    t.board({ at: 'Dark moves', locations: { ...ROW, 'Light Tatooine: Dune Sea': squad } });
    t.act('Dark: Move Imperial Squad Leader with a squad', 'To Mos Eisley');
    t.answer('Choose Stormtrooper', 'Choose Stormtrooper', 'Choose Stormtrooper');
    t.settle('act');
    t.is(t.count('Dark', 'force'), 9);
    t.is(t.totalPower('Dark', 'Tatooine: Mos Eisley') > 3, true);
    t.doesNotOffer('Move Stormtrooper');
    t.board({
      at: 'Dark moves',
      locations: { ...ROW, 'Light Tatooine: Dune Sea': ['Imperial Squad Leader', 'Imperial Trooper Guard'] },
    });
    t.doesNotOffer('Move Imperial Trooper Guard');
    t.act('Dark: Move Imperial Squad Leader with a squad', 'To Mos Eisley', 'Choose Imperial Trooper Guard');
    t.is(t.count('Dark', 'force'), 8);
    t.card('Imperial Trooper Guard', { at: 'Tatooine: Mos Eisley' });
  },
);

scenario('The Rogue Bantha tramples one Tusken Raider of either side, as its player says', 'CCG-READ-040', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Tatooine: Jundland Wastes': ['Rogue Bantha', 'Luke Skywalker', 'Tusken Raider', 'Darth Vader'] },
  });
  t.act('Dark: Battle at Jundland');
  t.asks('Light', 'target');
  t.answer('Choose Tusken Raider');
  t.card('Tusken Raider', { zone: 'lost' });
});

scenario('A Caller takes a droid of either side that carries a Restraining Bolt', 'CCG-READ-054', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      ...ROW,
      'Light Tatooine: Dune Sea': [
        'Stormtrooper',
        'Dark Caller, on Stormtrooper',
        'CZ-3',
        'Dark Restraining Bolt, on CZ-3',
        'R2-X2',
      ],
    },
  });
  t.act('Dark: Use Caller');
  t.offers('Choose CZ-3');
  t.answer('Choose CZ-3');
  t.settle('act');
  t.card('CZ-3', { controller: 'Dark' });
  t.card('Dark Restraining Bolt', { zone: 'hand' });
});

scenario('A Magnetic Suction Tube takes a character inside, or to the Used Pile', 'CCG-READ-059', (t) => {
  const board = (more: { readonly [title: string]: readonly string[] }) =>
    t.board({
      at: 'Dark controls',
      locations: {
        ...ROW,
        'Tatooine: Jundland Wastes': ['Dark Sandcrawler', 'Dark Magnetic Suction Tube, on Sandcrawler', 'Owen Lars'],
        ...more,
      },
      dark: { reserve: ['Destiny 5'] },
    });
  board({ 'Sandcrawler: Droid Junkheap': [] });
  t.act('Dark: Use Magnetic Suction Tube', 'Choose Owen');
  t.settle('act');
  t.card('Owen Lars', { at: 'Sandcrawler: Droid Junkheap', controller: 'Light' });
  board({});
  t.act('Dark: Use Magnetic Suction Tube', 'Choose Owen');
  t.settle('act');
  t.card('Owen Lars', { zone: 'used' });
});

scenario('Informant: each character that comes to the spy is a react of its own, free', 'CCG-READ-120', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      ...ROW,
      'Light Tatooine: Dune Sea': [
        'Luke Skywalker',
        'Darth Vader',
        'undercover Garindan',
        'Dark Undercover, on Garindan',
      ],
      'Light Tatooine: Mos Eisley': ['Stormtrooper'],
      'Tatooine: Jundland Wastes': ['Tusken Raider'],
    },
    dark: { hand: ['Informant'] },
  });
  t.act('Light: Battle at Dune Sea', 'Dark: Play Informant', 'Choose Stormtrooper', 'Choose Tusken Raider');
  t.settle('battleDestiny');
  t.card('Stormtrooper', { at: 'Tatooine: Dune Sea' });
  t.card('Tusken Raider', { at: 'Tatooine: Dune Sea' });
  t.is(t.count('Dark', 'force'), 10);
  t.is(t.state.battle!.cards.includes(t.find('Tusken Raider')), true);
});

scenario(
  'Quite A Mercenary answers a transport of Elis Helrot: all that were carried are lost',
  'CCG-READ-123',
  (t) => {
    t.board({
      at: 'Dark moves',
      locations: { ...ROW, 'Light Tatooine: Cantina': ['Darth Vader', 'Stormtrooper'] },
      dark: { hand: ['Elis Helrot'], reserve: ['Destiny 1'] },
      light: { hand: ['Quite A Mercenary'] },
    });
    t.act('Dark: Play Elis Helrot', 'Choose Darth Vader', 'Done', 'Choose Tatooine: Dune Sea', 'Dark: Yes');
    t.act('Light: Play Quite A Mercenary');
    t.settle();
    t.card('Darth Vader', { zone: 'lost' });
    t.card('Stormtrooper', { at: 'Tatooine: Cantina' });
    t.card('Elis Helrot', { zone: 'lost' });
  },
);

scenario(
  'Oo-ta Goo-ta, Solo? captures the Rebels that Nabrun carried, if there is a cell for them',
  'CCG-READ-122',
  (t) => {
    for (const [cell, zone] of [
      [{ 'Death Star: Detention Block Corridor': [] }, 'captive'],
      [{}, 'at'],
    ] as const) {
      t.board({
        at: 'Light moves',
        locations: { ...ROW, 'Light Tatooine: Cantina': ['Luke Skywalker'], ...cell },
        light: { hand: ['Nabrun Leids'], reserve: ['Destiny 1'] },
        dark: { hand: ['Oo-ta Goo-ta, Solo?'] },
      });
      t.act('Light: Play Nabrun Leids', 'Choose Luke', 'Choose Tatooine: Dune Sea', 'Light: Yes');
      t.act('Dark: Play Oo-ta Goo-ta');
      t.settle();
      t.card('Luke Skywalker', { as: zone });
      t.card('Nabrun Leids', { zone: 'lost' });
    }
  },
);

scenario('A smuggler that was just deployed is kept from moving this turn', 'CCG-READ-123', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { ...ROW },
    light: { hand: ['Han Solo'] },
    dark: { hand: ['Oo-ta Goo-ta, Solo?'] },
  });
  t.act('Light: Deploy Han Solo', 'To Dune Sea');
  t.act('Dark: Play Oo-ta Goo-ta');
  t.settle();
  t.toPhase('move', 'Light');
  t.doesNotOffer('Move Han Solo');
});

scenario('Nabrun Leids works as Elis Helrot does', 'CCG-CARD-090', (t) => {
  t.board({
    at: 'Light moves',
    locations: { ...ROW, 'Light Tatooine: Cantina': ['Luke Skywalker'] },
    light: { hand: ['Nabrun Leids'], reserve: ['Destiny 2'] },
  });
  t.act('Light: Play Nabrun Leids', 'Choose Luke', 'Choose Tatooine: Dune Sea', 'Light: Yes');
  t.is(t.count('Light', 'force'), 8);
  t.settle();
  t.act('Light: Move Luke Skywalker by landspeed', 'To Mos Eisley');
});

scenario('Skills for hire: pilots and warriors are made, or made better', 'CCG-ACT-31', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Light Tatooine': ['Red 3', 'Red 1', 'Jek Porkins, pilot of Red 1'],
      'Light Tatooine: Dune Sea': ['Owen Lars', 'Rebel Trooper'],
    },
    light: { hand: ['Ellorrs Madak', "Sai'torr Kal Fas"] },
  });
  t.act('Light: Deploy Ellorrs Madak', 'On Jek Porkins');
  t.settle();
  t.is(t.powerOf('Red 1'), 3 + 2 + 1);
  t.act("Light: Deploy Sai'torr", 'On Rebel Trooper');
  t.settle();
  t.is(t.powerOf('Rebel Trooper'), 2);
});

scenario(
  'Chewbacca saves vehicles, starships and droids that are hit at his site, and nobody else',
  'CCG-CARD-028',
  (t) => {
    const bomb = 'Bomb   Dark Interrupt - Used   C1\ndestiny 3\nTarget 1 card -> It is lost.';
    const lose = (card: string): string => {
      t.board({
        at: 'Light moves',
        locations: { ...ROW, 'Light Tatooine: Dune Sea': ['Chewbacca', card, 'Luke Skywalker'] },
        dark: { hand: ['Bomb'] },
        cards: [bomb],
      });
      const name = card.replace('hit ', '');
      t.act('Dark: Play Bomb', `Choose ${name}`);
      t.settle('act');
      return t.read(name).zone;
    };
    t.is(
      [lose('hit CZ-3'), lose('CZ-3'), lose('hit SoroSuub V-35 Landspeeder'), lose('hit Owen Lars')],
      ['used', 'lost', 'used', 'lost'],
    );
  },
);
