/** Section 37: movement. */
import { scenario } from '../testing/index.ts';
import { TATOOINE } from './tatooine.ts';

scenario(
  'A character walks one site for 1 Force, once a turn, in its own move phase',
  'CCG-MOV-01 CCG-MOV-03 CCG-CHR-14',
  (t) => {
    t.board({ at: 'Light moves', locations: { ...TATOOINE, 'Light Tatooine: Dune Sea': ['Luke Skywalker'] } });
    t.act('Light: Move Luke Skywalker by landspeed');
    t.offers('To Jundland Wastes for 1 Force', 'To Mos Eisley for 1 Force');
    t.answer('To Mos Eisley');
    t.is(t.count('Light', 'force'), 9);
    t.card('Luke Skywalker', { at: 'Tatooine: Mos Eisley' });
    t.toPhase('move', 'Light');
    t.doesNotOffer('Move Luke Skywalker by landspeed');
    t.refuses('CCG-MOV-01', 'Light', 'move', 'Luke Skywalker');
  },
);

scenario('Nobody moves in other phases, and nothing moves without Force', 'CCG-MOV-01 CCG-MOV-03', (t) => {
  t.board({ at: 'Light deploys', locations: { ...TATOOINE, 'Light Tatooine: Dune Sea': ['Luke Skywalker'] } });
  t.doesNotOffer('Move Luke');
  t.board({
    at: 'Light moves',
    locations: { ...TATOOINE, 'Light Tatooine: Dune Sea': ['Luke Skywalker'] },
    light: { force: 0 },
  });
  t.doesNotOffer('Move Luke');
});

scenario(
  'A vehicle reaches every site within its landspeed, and passes through those between',
  'CCG-MOV-03 CCG-MOV-19',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        ...TATOOINE,
        'Tatooine: Jundland Wastes': [
          "Luke's X-34 Landspeeder",
          "Biggs Darklighter, driver of Luke's X-34 Landspeeder",
        ],
        'Light Tatooine: Dune Sea': ['Trap'],
      },
      cards: [
        'Trap   Dark Creature - Swamp   C1\ndestiny 1   deploy 1   ferocity 1   defense 1   forfeit 0\nWhen vehicle comes here: Opponent loses 1 Force.',
      ],
    });
    t.act("Light: Move Luke's X-34 Landspeeder by landspeed");
    t.offers('To Dune Sea for 1', 'To Mos Eisley for 1', 'To Docking Bay 94 for 1', 'To Cantina for 1');
    t.answer('To Docking Bay 94');
    t.answer('Light: Lose the top card of the Reserve Deck');
    t.card("Luke's X-34 Landspeeder", { at: 'Tatooine: Docking Bay 94' });
    t.is(t.count('Light', 'force'), 9);
  },
);

scenario('A vehicle carries everybody aboard for its one price, and they have not moved', 'CCG-MOV-04', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      ...TATOOINE,
      'Light Tatooine: Dune Sea': [
        "Luke's X-34 Landspeeder",
        "Biggs Darklighter, driver of Luke's X-34 Landspeeder",
        "Owen Lars, passenger of Luke's X-34 Landspeeder",
      ],
    },
  });
  t.act("Light: Move Luke's X-34 Landspeeder by landspeed", 'To Mos Eisley');
  t.is(t.count('Light', 'force'), 9);
  t.card('Owen Lars', { at: 'Tatooine: Mos Eisley', as: 'passenger' });
  t.act('Light: Move Owen Lars aboard or ashore', 'To Mos Eisley for free');
  t.act('Light: Move Owen Lars by landspeed', 'To Docking Bay 94');
  t.card('Owen Lars', { at: 'Tatooine: Docking Bay 94' });
});

scenario(
  'Hyperspeed: 1 Force to a system in range, for a piloted ship with a nav computer',
  'CCG-MOV-05 CCG-MOV-23 CCG-SHP-03 CCG-CAP-02',
  (t) => {
    t.board({
      at: 'Light moves',
      // Tatooine 7, Yavin 4 is 4, Kessel 8, Alderaan 2
      locations: { 'Light Tatooine': ['Red 3', 'Corellian Corvette'], 'Light Yavin 4': [], 'Light Alderaan': [] },
    });
    t.doesNotOffer('Move Red 3');
    t.refuses('CCG-CAP-02', 'Light', 'move', 'Red 3');
    t.act('Light: Move Corellian Corvette by hyperspeed');
    t.offers('To Yavin 4 for 1 Force');
    t.answer('To Yavin 4');
    t.card('Corellian Corvette', { at: 'Yavin 4' });
    t.is(t.count('Light', 'force'), 9);
    t.board({
      at: 'Light moves',
      locations: {
        'Light Tatooine': ['Red 3', 'Biggs Darklighter, pilot of Red 3'],
        'Light Yavin 4': [],
        'Light Alderaan': [],
      },
    });
    t.act('Light: Move Red 3 by hyperspeed');
    t.offers('To Yavin 4 for 1 Force', 'To Alderaan for 1 Force');
    const lost = (...crew: readonly string[]): void =>
      t.board({
        at: 'Light moves',
        locations: { 'Light Tatooine': ['Lost', ...crew], 'Light Yavin 4': [] },
        cards: [
          'Lost   Light Starship - Starfighter: X-Wing   C1\ndestiny 1   deploy 1   power 1   maneuver 1   hyperspeed 3   forfeit 1\nThis card carries 1 pilot and 1 astromech.',
        ],
      });
    lost('Biggs Darklighter, pilot of Lost');
    t.refuses('CCG-SHP-03', 'Light', 'move', 'Lost');
    lost('Biggs Darklighter, pilot of Lost', 'R2-X2, astromech of Lost');
    t.act('Light: Move Lost by hyperspeed');
  },
);

scenario(
  'Ships without hyperdrive stay, even where systems have equal parsecs, but for the Death Star in orbit',
  'CCG-MOV-06 CCG-SHP-04 CCG-DSS-08',
  (t) => {
    t.board({
      at: 'Dark moves',
      locations: { 'Dark Alderaan': ['TIE Fighter'], Kiffex: [], 'Death Star': [] },
      deathStar: { parsec: 2 },
    });
    t.doesNotOffer('Move TIE Fighter');
    t.board({
      at: 'Dark moves',
      locations: { 'Dark Alderaan': ['TIE Fighter'], Kiffex: [], 'Death Star': [] },
      deathStar: { parsec: 2, orbits: 'Alderaan' },
    });
    t.act('Dark: Move TIE Fighter by hyperspeed');
    t.offers('To Death Star for 1 Force');
    t.answer('To Death Star');
    t.card('TIE Fighter', { at: 'Death Star' });
  },
);

scenario('Cannot move: not by landspeed, transit, transport, nor carried', 'CCG-MOV-14 CCG-CARD-161', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      ...TATOOINE,
      'Light Tatooine: Docking Bay 94': [
        'CZ-3',
        'Dark Restraining Bolt, on CZ-3',
        "Luke's X-34 Landspeeder",
        "Owen Lars, driver of Luke's X-34 Landspeeder",
      ],
      'Light Yavin 4: Docking Bay': [],
    },
    light: { hand: ['Nabrun Leids'] },
  });
  t.doesNotOffer('Move CZ-3');
  t.refuses('CCG-MOV-14', 'Light', 'move', 'CZ-3');
  t.act('Light: Docking bay transit from Docking Bay 94', 'To Yavin 4');
  t.offers("Choose Luke's X-34");
  t.board({
    at: 'Light moves',
    locations: {
      ...TATOOINE,
      'Light Tatooine: Dune Sea': [
        "Luke's X-34 Landspeeder",
        "Owen Lars, driver of Luke's X-34 Landspeeder",
        "CZ-3, passenger of Luke's X-34 Landspeeder",
        'Dark Restraining Bolt, on CZ-3',
      ],
    },
  });
  t.doesNotOffer("Move Luke's X-34");
});

const ORDER =
  "Order   Dark Interrupt - Used   C1\ndestiny 3\nTarget 1 opponent's character -> It moves away free or is lost.";

scenario(
  'Move away: the owner says to which adjacent site, even a second time; who cannot is lost',
  'CCG-MOV-15 CCG-MOV-16',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: { ...TATOOINE, 'Light Tatooine: Dune Sea': ['Luke Skywalker'] },
      dark: { hand: ['Order'] },
      cards: [ORDER],
    });
    t.act('Light: Move Luke Skywalker by landspeed', 'To Mos Eisley');
    t.act('Dark: Play Order', 'Choose Luke');
    t.settle('where', 'Light');
    t.offers('To Dune Sea for free', 'To Docking Bay 94 for free');
    t.answer('Light: To Dune Sea');
    t.card('Luke Skywalker', { at: 'Tatooine: Dune Sea' });
    t.board({
      at: 'Light moves',
      locations: { 'Light Tatooine: Cantina': ['Luke Skywalker'] },
      dark: { hand: ['Order'] },
      cards: [ORDER],
    });
    t.act('Dark: Play Order', 'Choose Luke');
    t.settle();
    t.card('Luke Skywalker', { zone: 'lost' });
  },
);

scenario('What other cards add to a move is paid on top, by those who move free too', 'CCG-MOV-17', (t) => {
  const gate =
    'Gate Keeper   Dark Character - Alien   C1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\nCharacter moves to here for 2 more Force.';
  t.board({
    at: 'Light moves',
    locations: {
      ...TATOOINE,
      'Light Tatooine: Dune Sea': ['Luke Skywalker'],
      'Light Tatooine: Mos Eisley': ['Gate Keeper'],
    },
    cards: [gate],
  });
  t.act('Light: Move Luke Skywalker by landspeed');
  t.offers('To Jundland Wastes for 1 Force', 'To Mos Eisley for 3 Force');
  t.board({
    at: 'Light moves',
    locations: { 'Light Tatooine: Docking Bay 94': ['Gate Keeper'], 'Light Yavin 4: Docking Bay': ['Luke Skywalker'] },
    cards: [gate],
  });
  t.act('Light: Docking bay transit from Yavin 4', 'To Docking Bay 94', 'Choose Luke');
  t.is(t.count('Light', 'force'), 8);
});

scenario('Nothing moves to where it cannot be, nor through it', 'CCG-MOV-18 CCG-VEH-04 CCG-TRC-03', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Death Star': [],
      'Death Star: Trench': [],
      'Dark Death Star: Docking Bay 327': [
        'Ubrikkian 9000 Z001',
        'Stormtrooper, driver of Ubrikkian 9000 Z001',
        'Darth Vader',
      ],
      'Death Star: War Room': [],
      'Death Star: Central Core': [],
    },
  });
  t.doesNotOffer('Move Ubrikkian');
  t.refuses('CCG-VEH-04', 'Dark', 'move', 'Ubrikkian 9000 Z001', 'Death Star: War Room');
  t.act('Dark: Move Darth Vader by landspeed');
  t.offers('To War Room for 1');
});

scenario(
  'Elis Helrot carries any characters of one site to another for the price that is drawn first',
  'CCG-MOV-13 CCG-ACT-03 CCG-MOV-02 CCG-CARD-075 CCG-LOC-17',
  (t) => {
    const locations = {
      ...TATOOINE,
      'Light Tatooine: Cantina': ['Darth Vader', 'Stormtrooper', 'Bantha'],
      'Tatooine: Jundland Wastes': ['Tusken Raider'],
      'Death Star: War Room': [],
    };
    t.board({ at: 'Dark moves', locations, dark: { hand: ['Elis Helrot'], reserve: ['Destiny 4'] } });
    t.act('Dark: Play Elis Helrot');
    t.offers('Choose Darth Vader', 'Choose Stormtrooper', 'Choose Tusken Raider');
    t.answer('Choose Darth Vader');
    t.offers('Choose Stormtrooper', 'Done');
    t.answer('Choose Stormtrooper');
    t.answer('Choose Death Star: War Room');
    t.answer('Dark: Yes');
    t.is(t.count('Dark', 'force'), 6);
    t.settle();
    t.card('Darth Vader', { at: 'Death Star: War Room' });
    t.card('Stormtrooper', { at: 'Death Star: War Room' });
    t.card('Bantha', { at: 'Tatooine: Cantina' });
    t.card('Elis Helrot', { zone: 'used' });
    t.board({ at: 'Dark moves', locations, dark: { hand: ['Elis Helrot'], reserve: ['Destiny 4'] } });
    t.act('Dark: Play Elis Helrot', 'Choose Darth Vader', 'Done', 'Choose Death Star: War Room');
    t.answer('Dark: No');
    t.is(t.count('Dark', 'force'), 10);
    t.card('Darth Vader', { at: 'Tatooine: Cantina' });
    t.card('Elis Helrot', { zone: 'lost' });
  },
);

scenario('Who was carried by Elis Helrot has its regular move still', 'CCG-CARD-075 CCG-MOV-02', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { ...TATOOINE, 'Light Tatooine: Cantina': ['Darth Vader'] },
    dark: { hand: ['Elis Helrot'], reserve: ['Destiny 1'] },
  });
  t.act('Dark: Play Elis Helrot', 'Choose Darth Vader', 'Choose Tatooine: Dune Sea', 'Dark: Yes');
  t.act('Dark: Move Darth Vader by landspeed', 'To Mos Eisley');
  t.card('Darth Vader', { at: 'Tatooine: Mos Eisley' });
});

scenario('Starships neither land nor take off', 'CCG-MOV-20', (t) => {
  t.board({ at: 'Light moves', locations: { ...TATOOINE, 'Light Tatooine': ['Y-wing'], 'Light Yavin 4': [] } });
  t.act('Light: Move Y-wing by hyperspeed');
  t.offers('To Yavin 4');
  t.refuses('CCG-LOC-25', 'Light', 'move', 'Y-wing', 'Tatooine: Docking Bay 94');
});
