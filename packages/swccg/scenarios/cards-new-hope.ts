/** Cards of A New Hope: functions that no other chapter shows. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Dark Tatooine: Cantina';
const DUNES = 'Light Tatooine: Dune Sea';

scenario(
  'Nobody gets in for a react who could not be where it goes: of Advosze there is one at a site',
  'CCG-RCT-05 CCG-UNQ-08',
  (t) => {
    for (const [there, options] of [
      ['Advosze', ['Choose Labria', 'Done']],
      ['Stormtrooper', ['Choose Advosze', 'Choose Labria', 'Done']],
    ] as const) {
      t.board({
        at: 'Light battles',
        locations: {
          'Dark Tatooine: Mos Eisley': [there, 'Luke Skywalker'],
          'Dark Tatooine: Jundland Wastes': [
            'Ubrikkian 9000 Z001',
            'Djas Puhr, driver of Ubrikkian 9000 Z001',
            'Advosze',
            'Labria',
          ],
        },
      });
      t.act('Light: Battle at Tatooine: Mos Eisley', 'Dark: React: move Ubrikkian');
      t.asks('Dark', 'along');
      t.offers(...options);
    }
  },
);

scenario('Chief Bast evacuates to any related site, and stays where there is none', 'CCG-CARD-022', (t) => {
  const ships = ['Black 2', 'Chief Bast, pilot of Black 2', 'Red 1', 'Red Leader, pilot of Red 1'];
  t.board({ at: 'Light battles', locations: { 'Light Corellia': ships, [CANTINA]: [] } });
  t.act('Light: Battle at Corellia');
  t.doesNotOffer('Use Chief Bast');
  t.board({
    at: 'Light battles',
    locations: { 'Death Star': ships, 'Death Star: Central Core': [], 'Death Star: Trench': [], [CANTINA]: [] },
  });
  t.act('Light: Battle at Death Star', 'Dark: Use Chief Bast');
  t.settle('where', 'Dark');
  t.offers('Death Star: Central Core');
  t.doesNotOffer('Trench', 'Cantina');
  t.answer('Death Star: Central Core');
  t.card('Chief Bast', { at: 'Death Star: Central Core' });
});

scenario('Fire Extinguisher undoes what an ion cannon does to its starship', 'CCG-CARD-149 CCG-CARD-157', (t) => {
  for (const [ship, maneuver] of [
    ['Red 3', 0],
    ['Red 1', 5],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: {
        'Light Corellia': [
          'Devastator',
          'Ion Cannon, on Devastator',
          'Red 1',
          'Rebel Pilot, pilot of Red 1',
          'Red 3',
          `R5-D4, astromech of ${ship}`,
          'Fire Extinguisher, on R5-D4',
        ],
      },
      dark: { reserve: ['Destiny 7'] },
    });
    t.act('Dark: Battle at Corellia');
    t.settle('weapons', 'Dark');
    t.answer('Fire Ion Cannon', 'Choose Red 1');
    t.settle();
    t.is(t.number('Red 1', 'maneuver'), maneuver);
  }
});

scenario('Wookiee Roar finds Chewbacca in the Reserve Deck for 3 Force', 'CCG-PIL-19', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [CANTINA]: ['Luke Skywalker'] },
    light: { hand: ['Wookiee Roar'], reserve: ['Han Solo', 'Chewbacca'] },
  });
  t.act('Light: Play Wookiee Roar');
  t.settle('found', 'Light');
  t.answer('Choose Chewbacca');
  t.settle('act');
  t.is(t.titles('Light', 'hand'), ['Chewbacca']);
  t.is(t.count('Light', 'force'), 7);
});

scenario(
  'Sense does not answer Quite A Mercenary or Oo-ta Goo-ta against a transport',
  'CCG-READ-122 CCG-READ-123',
  (t) => {
    const sites = { [DUNES]: [], 'Light Tatooine: Cantina': ['Darth Vader', 'Luke Skywalker', 'Obi-Wan Kenobi'] };
    t.board({
      at: 'Dark moves',
      locations: sites,
      dark: { hand: ['Elis Helrot', 'Sense'], reserve: ['Destiny 1'] },
      light: { hand: ['Quite A Mercenary'] },
    });
    t.act('Dark: Play Elis Helrot', 'Choose Darth Vader', 'Choose Tatooine: Dune Sea', 'Dark: Yes');
    t.act('Light: Play Quite A Mercenary');
    t.doesNotOffer('Play Sense');
    t.settle();
    t.card('Darth Vader', { zone: 'lost' });
    t.board({
      at: 'Light moves',
      locations: { ...sites, 'Death Star: Detention Block Corridor': [] },
      light: { hand: ['Nabrun Leids', 'Sense'], reserve: ['Destiny 1'] },
      dark: { hand: ['Oo-ta Goo-ta, Solo?'] },
    });
    t.act('Light: Play Nabrun Leids', 'Choose Luke', 'Done', 'Choose Tatooine: Dune Sea', 'Light: Yes');
    t.act('Dark: Play Oo-ta Goo-ta');
    t.doesNotOffer('Play Sense');
    t.settle();
    t.card('Luke Skywalker', { as: 'captive' });
  },
);

scenario('Reegesk takes from a Crash Site Memorial too', 'CCG-READ-039', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: ['Reegesk', 'Stormtrooper', 'R2-D2'] },
    table: ['Crash Site Memorial'],
    dark: { hand: ['Away'] },
    light: { lost: ['Han Solo'] },
    cards: ['Away   Dark Interrupt - Lost   C1\n destiny 1\n Target 1 R2-D2 -> It is lost.'],
  });
  t.act('Dark: Play Away', 'Dark: Choose R2-D2');
  t.settle('may', 'Light');
  t.answer('Yes');
  t.settle('act');
  t.act('Dark: Use Reegesk');
  t.settle('lose', 'Dark');
  t.answer('Lose the top card of the Reserve Deck');
  t.settle('found', 'Dark');
  t.answer('Choose R2-D2');
  t.settle('act');
  t.is(t.titles('Dark', 'hand'), ['R2-D2']);
});

scenario('Red 5 adds 1 to an Attack Run that it leads, and nothing as a wingman', 'CCG-EPC-08', (t) => {
  for (const [lead, blown] of [
    ['Red 5', true],
    ['Y-wing', false],
  ] as const) {
    t.board({
      at: 'Light moves',
      locations: {
        'Death Star': [
          'Y-wing',
          'Biggs Darklighter, pilot of Y-wing',
          'Proton Torpedoes, on Y-wing',
          'Red 5',
          'Tiree, pilot of Red 5',
          'Proton Torpedoes, on Red 5',
        ],
        'Death Star: Trench': ['Attack Run'],
        'Light Yavin 4: Jungle': [],
      },
      light: { reserve: ['Destiny 6', 'Destiny 6'] },
    });
    t.act('Light: Use Attack Run');
    t.answer('Choose Y-wing', 'Choose Red 5');
    t.answer(`Choose ${lead}`); // 6 + 6, 2 for the pilot, 1 site: 15
    t.settle(blown ? 'lose' : 'act');
    t.is(t.locations().includes('Death Star: Trench'), !blown);
  }
});

scenario('U-3PO adds its power as it is, not as printed', 'CCG-CARD-059', (t) => {
  const field = (table: readonly string[]): number => {
    t.board({
      at: 'Light battles',
      locations: { [CANTINA]: ['undercover U-3PO', 'Luke Skywalker', 'Darth Vader'] },
      table,
      cards: ['Boost   Dark Effect   C1\n destiny 1\n Deploys on your side of table.\n U-3PO is power +3.'],
    });
    t.act('Light: Battle at Tatooine: Cantina');
    return t.totalPower('Light', 'Tatooine: Cantina');
  };
  t.is(field(['Boost']), field([]) + 3);
});

scenario('Het Nkik counts Stormtroopers at his site, unless Reegesk is there', 'CCG-MOD-09', (t) => {
  const power = (...more: readonly string[]): number => {
    t.board({ at: 'Dark controls', locations: { [CANTINA]: ['Het Nkik', ...more], [DUNES]: ['Stormtrooper'] } });
    return t.powerOf('Het Nkik');
  };
  t.is([power(), power('Stormtrooper', 'Stormtrooper'), power('Stormtrooper', 'Reegesk')], [1, 3, 1]);
});

scenario('Rodian: bounty hunters and smugglers of its player are stronger, Greedo weaker', 'CCG-MOD-09', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [DUNES]: ['Rodian', 'Danz Borin', 'Advosze', 'Greedo', 'Stormtrooper', 'Han Solo'] },
  });
  const before = t.powerOf('Han Solo');
  t.is(
    ['Danz Borin', 'Advosze', 'Greedo', 'Stormtrooper'].map((name) => t.powerOf(name)),
    [2, 3, 1, 1],
  );
  t.is(before, 3);
});

scenario('Garouf Lafoe raises the forfeit of his friends on Tatooine only', 'CCG-MOD-09', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      [DUNES]: ['Garouf Lafoe', 'Rebel Trooper', 'Stormtrooper'],
    },
  });
  const near = [t.forfeitOf('Garouf Lafoe'), t.forfeitOf('Rebel Trooper'), t.forfeitOf('Stormtrooper')];
  t.board({
    at: 'Dark controls',
    locations: { 'Light Yavin 4: Jungle': ['Garouf Lafoe', 'Rebel Trooper', 'Stormtrooper'] },
  });
  const far = [t.forfeitOf('Garouf Lafoe'), t.forfeitOf('Rebel Trooper'), t.forfeitOf('Stormtrooper')];
  t.is(near, [far[0]! + 1, far[1]! + 1, far[2]!]);
  // A tax collector at his site switches his text off; where he flies none can be at his site.
  t.board({
    at: 'Dark controls',
    locations: {
      [DUNES]: ['Garouf Lafoe', 'Rebel Trooper', 'Feltipern Trevagg'],
    },
  });
  t.is([t.forfeitOf('Garouf Lafoe'), t.forfeitOf('Rebel Trooper')], far.slice(0, 2));
  t.board({
    at: 'Dark controls',
    locations: { 'Light Tatooine': ['Gold 1', 'Garouf Lafoe, pilot of Gold 1'], [DUNES]: ['Feltipern Trevagg'] },
  });
  t.is(t.powerOf('Gold 1'), 3);
});

scenario('Commanders raise other followers, not leaders', 'CCG-MOD-09', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      [CANTINA]: [
        'Rebel Commander',
        'Rebel Trooper',
        'General Dodonna',
        'Imperial Commander',
        'Stormtrooper',
        'Admiral Motti',
      ],
    },
  });
  const names = [
    'Rebel Commander',
    'Rebel Trooper',
    'General Dodonna',
    'Imperial Commander',
    'Stormtrooper',
    'Admiral Motti',
  ];
  const together = names.map((name) => t.forfeitOf(name));
  const alone = names.map((name) => {
    t.board({ at: 'Dark controls', locations: { [CANTINA]: [name] } });
    return t.forfeitOf(name);
  });
  t.is(
    together.map((n, i) => n - alone[i]!),
    [0, 1, 0, 0, 1, 0],
  );
});

scenario('Astromech Shortage makes starships with a nav computer dearer', 'CCG-MOD-09', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Corellia': [] },
    table: ['Astromech Shortage'],
    light: { hand: ['Red 1'] },
  });
  t.act('Light: Deploy Red 1', 'To Corellia for 3 Force');
  t.settle('act');
  t.is(t.count('Light', 'force'), 10 - 3);
});

scenario('R3-T6 helps a capital starship, and the Death Star from its core', 'CCG-READ-035', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Light Corellia': ['Devastator', 'R3-T6, passenger of Devastator'], 'Death Star': [] },
  });
  const [power, speed] = [t.powerOf('Devastator'), t.number('Devastator', 'hyperspeed')];
  t.is(t.number('Death Star', 'hyperspeed'), 1);
  t.board({
    at: 'Dark controls',
    locations: { 'Light Corellia': ['Devastator'], 'Death Star': [], 'Death Star: Central Core': ['R3-T6'] },
  });
  t.is([t.powerOf('Devastator'), t.number('Devastator', 'hyperspeed')], [power - 1, speed - 2]);
  t.is(t.number('Death Star', 'hyperspeed'), 2);
});

scenario('This Is Some Rescue! cancels an attempt to free a prisoner', 'CCG-ACT-12', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Death Star: Detention Block Corridor': [
        'Momaw Nadon',
        'Luke Skywalker, captive of Death Star: Detention Block Corridor',
      ],
    },
    dark: { hand: ['This Is Some Rescue!'] },
    light: { hand: ["I'm Here To Rescue You"], reserve: ['Destiny 7'] },
  });
  t.act("Light: Play I'm Here To Rescue You", 'Choose Momaw Nadon', 'Choose Luke');
  t.act('Dark: Play This Is Some Rescue');
  t.settle('act');
  t.card('Luke Skywalker', { as: 'captive' });
});

scenario('Hunting rifles deploy on anybody but droids, for less on their owners', 'CCG-DEP-05', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [CANTINA]: ['Luke Skywalker', 'Momaw Nadon', 'R2-D2'] },
    light: { hand: ["Luke's Hunting Rifle"] },
  });
  t.act("Light: Deploy Luke's Hunting Rifle");
  t.offers('On Luke Skywalker for 1 Force', 'On Momaw Nadon for 3 Force');
});

scenario('An Enhanced TIE Laser Cannon needs more against armor', 'CCG-WPN-05', (t) => {
  for (const [target, destiny, hit] of [
    ['Red 1', 'Destiny 5', true],
    ['Red 1', 'Destiny 4', false],
    ['Tantive IV', 'Destiny 6', false],
    ['Tantive IV', 'Destiny 7', true],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: {
        'Light Corellia': [
          'Black 2',
          'DS-61-2, pilot of Black 2',
          'Enhanced TIE Laser Cannon, on Black 2',
          'Red 1',
          'Rebel Pilot, pilot of Red 1',
          'Tantive IV',
        ],
      },
      dark: { reserve: [destiny] },
    });
    t.act('Dark: Battle at Corellia');
    t.settle('weapons', 'Dark');
    t.answer('Fire Enhanced TIE Laser Cannon', `Choose ${target}`);
    t.settle();
    t.card(target, { hit });
  }
});

scenario('Eject! Eject! throws the built-in pilot out on a destiny over 2', 'CCG-CARD-122', (t) => {
  for (const [destiny, zone] of [
    ['Destiny 2', 'lost'],
    ['Destiny 3', 'table'],
  ] as const) {
    t.board({
      at: 'Light deploys',
      locations: { 'Light Corellia': ['TIE Vanguard'] },
      light: { hand: ['Eject! Eject!'], reserve: [destiny] },
    });
    t.act('Light: Deploy Eject! Eject!', 'On TIE Vanguard');
    t.settle('act');
    t.card('Eject! Eject!', { zone });
    t.is(t.totalPower('Dark', 'Corellia'), zone === 'lost' ? 1 : 0);
  }
});

scenario('A Fire Extinguisher stops a Program Trap aboard its own starship alone', 'CCG-CARD-132 CCG-PRS-17', (t) => {
  for (const [ship, zone] of [
    ['Red 5', 'table'],
    ['Red 1', 'lost'],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: {
        'Light Corellia': ['Red 5', 'Luke Skywalker, pilot of Red 5', 'R5-D4, astromech of Red 5', 'Red 1'],
        'Dark Tatooine: Cantina': ['Tester'],
      },
      table: ['Program Trap, on R5-D4', `R2-D2, passenger of ${ship}`, 'Fire Extinguisher, on R2-D2'],
      dark: { reserve: [ship === 'Red 5' ? 'Destiny 3' : 'Destiny 2'] },
      cards: [
        '•Tester   Dark Character - Alien   R1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\nDraw 1 destiny.',
      ],
    });
    t.act('Dark: Use Tester');
    t.settle('act');
    t.card('R5-D4', { zone });
    t.card('Program Trap', { zone: 'lost' });
  }
});
