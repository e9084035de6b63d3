/** Cards of A New Hope: functions that no other chapter shows. */
import { scenario } from '../src/testing/index.ts';

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
