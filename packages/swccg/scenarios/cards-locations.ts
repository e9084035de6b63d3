/** What cards say of locations, icons, drains and deployment: rulings and readings. */
import { type Play, scenario } from '../src/testing/index.ts';

const CANTINA = 'Tatooine: Cantina';
const EISLEY = 'Tatooine: Mos Eisley';
const manned = (side: 'Dark' | 'Light', name: string): string =>
  `${name}   ${side} Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 2   power 3   forfeit 1   maneuver 1   hyperspeed 1\n This card has 1 permanent pilot with ability 1.`;

/** Where the card may go, and for how much. */
const places = (t: Play, seat: 'Dark' | 'Light', card: string): string[] => {
  t.act(`${seat}: Deploy ${card}`);
  return t.options;
};

scenario("Clak'dor VII changes the destiny of Bith characters", 'CCG-CARD-001', (t) => {
  const destiny = (...there: string[]): [number, number] => {
    t.board({
      at: 'Light controls',
      locations: { "Clak'dor VII": there, [`Light ${EISLEY}`]: ["Figrin D'an", 'Talz'] },
      cards: [manned('Light', 'Wing'), manned('Dark', 'Fang')],
    });
    return [t.number("Figrin D'an", 'destiny'), t.number('Talz', 'destiny')];
  };
  t.is(destiny(), [2, 3]);
  t.is(destiny('Wing'), [4, 3]);
  t.is(destiny('Fang'), [1, 3]);
  t.is(destiny('Wing', 'Fang'), [4, 3]); // Light occupies, Dark does not control
});

scenario(
  'Central Core cancels the tractor beam and makes Wrong Turn free, for who controls it',
  'CCG-CARD-004',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Death Star: Central Core': ['Stormtrooper'] },
      dark: { hand: ['Wrong Turn'] },
    });
    t.is(places(t, 'Dark', 'Wrong Turn'), ['On the table for free']);
    t.board({ at: 'Dark deploys', locations: { 'Death Star: Central Core': [] }, dark: { hand: ['Wrong Turn'] } });
    t.is(places(t, 'Dark', 'Wrong Turn'), ['On the table for 3 Force']);
    t.board({
      at: 'Light controls',
      locations: {
        'Death Star: Central Core': ['Luke Skywalker'],
        'Death Star: War Room': ['Death Star Tractor Beam'],
      },
    });
    t.is(t.drain('Light', 'Death Star: Central Core'), 2);
    t.card('Death Star Tractor Beam', { zone: 'lost' });
  },
);

scenario('Kessel is one cheaper for Dark, two with Tarkin aboard a starship there', 'CCG-CARD-008', (t) => {
  const at = (...there: string[]): string[] => {
    t.board({
      at: 'Dark deploys',
      locations: { 'Dark Kessel': there },
      dark: { hand: ['Fang'] },
      cards: [manned('Dark', 'Fang')],
    });
    return places(t, 'Dark', 'Fang');
  };
  t.is(at(), ['To Kessel for 1 Force']);
  t.is(at('Fang', 'Grand Moff Tarkin, passenger of Fang'), ['To Kessel for free']);
});

scenario('Kessel Run is cancelled while Dark controls Kessel, and cannot be deployed', 'CCG-ACT-28', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Dark Kessel': ['Fang'] },
    table: ['Kessel Run'],
    cards: [manned('Dark', 'Fang')],
  });
  t.card('Kessel Run', { zone: 'lost' });
});

scenario('With exactly two starships Kiffex adds 2 to the total power there', 'CCG-CARD-009', (t) => {
  const power = (n: number): number => {
    t.board({
      at: 'Dark moves',
      locations: { Kiffex: Array.from({ length: n }, () => 'Fang') },
      cards: [manned('Dark', 'Fang')],
    });
    return t.totalPower('Dark', 'Kiffex');
  };
  t.is([power(1), power(2), power(3)], [3, 8, 9]);
  const sisters = (n: number): number[] => {
    t.board({
      at: 'Dark moves',
      locations: { Kiffex: Array.from({ length: n }, () => 'Fang'), 'Dark Yavin 4: Jungle': ['Tonnika Sisters'] },
      cards: [manned('Dark', 'Fang')],
    });
    return (['power', 'ability', 'forfeit', 'destiny'] as const).map((stat) => t.number('Tonnika Sisters', stat));
  };
  t.is(
    [sisters(1), sisters(2)],
    [
      [2, 2, 2, 2],
      [4, 4, 4, 4],
    ],
  );
});

scenario(
  'From Mos Eisley to the Cantina and back in the control phase, without using the move of the turn',
  'CCG-CARD-013',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [`Light ${EISLEY}`]: ['Luke Skywalker'], [`Light ${CANTINA}`]: ['Talz'] },
      light: { force: 3 },
    });
    t.act('Light: Use Tatooine: Mos Eisley: at Tatooine: Cantina', 'Light: Talz');
    t.settle('where');
    t.answer('To Tatooine: Mos Eisley');
    t.card('Talz', { at: EISLEY });
    t.is(t.count('Light', 'force'), 3);
    t.toPhase('move');
    t.offersAlso('Move Talz by landspeed');
  },
);

scenario('Light deploys to the Trash Compactor without presence, Dark needs it', 'CCG-READ-002', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Death Star: Trash Compactor': [] },
    light: { hand: ['Talz'] },
  });
  t.is(places(t, 'Light', 'Talz'), ['To Death Star: Trash Compactor for 1 Force']);
  t.board({ at: 'Dark deploys', locations: { 'Light Death Star: Trash Compactor': [] }, dark: { hand: ['Greedo'] } });
  t.doesNotOffer('Deploy Greedo');
});

scenario('The free move of Level 4 and of Garindan is the regular move', 'CCG-READ-003 CCG-READ-019', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Death Star: Level 4 Military Corridor': ['Stormtrooper'],
      'Death Star: Central Core': [],
      'Death Star: War Room': [],
    },
  });
  t.act('Dark: Use Death Star: Level 4', 'Dark: Stormtrooper');
  t.settle();
  t.offers('To Death Star: Central Core', 'To Death Star: War Room');
  t.answer('To Death Star: War Room');
  t.is(t.count('Dark', 'force'), 10);
  t.doesNotOffer('Move Stormtrooper', 'Use Death Star');
  t.board({
    at: 'Dark moves',
    locations: { [`Dark ${EISLEY}`]: ['Garindan', 'Luke Skywalker'], [`Dark ${CANTINA}`]: ['Stormtrooper', 'Greedo'] },
  });
  t.act('Dark: Use Garindan');
  t.offers('Choose Stormtrooper');
  t.answer('Stormtrooper');
  t.settle('where');
  t.answer('To Tatooine: Mos Eisley');
  t.doesNotOffer('Move Stormtrooper');
});

scenario('Imperials are cheaper where Garindan is with a Rebel of ability above 2', 'CCG-READ-019', (t) => {
  const at = (rebel: string): string[] => {
    t.board({
      at: 'Dark deploys',
      locations: { [`Dark ${EISLEY}`]: ['Garindan', rebel] },
      dark: { hand: ['DS-61-3'] },
    });
    return places(t, 'Dark', 'DS-61-3');
  };
  t.is(at('Luke Skywalker'), ['To Tatooine: Mos Eisley for 1 Force']);
  t.is(at('Beru Lars'), ['To Tatooine: Mos Eisley for 2 Force']);
});

scenario('A lone Rebel in the Jungle battles with 2 more', 'CCG-READ-004', (t) => {
  t.board({ at: 'Dark battles', locations: { 'Light Yavin 4: Jungle': ['Luke Skywalker', 'Darth Vader'] } });
  t.is(t.powerOf('Luke Skywalker'), 3);
  t.act('Dark: Battle');
  t.is(t.powerOf('Luke Skywalker'), 5);
});

scenario(
  'The Cantina of Light: power for its aliens, forfeit for Dark’s but for Tusken Raiders',
  'CCG-READ-005',
  (t) => {
    t.board({ at: 'Dark moves', locations: { [`Light ${CANTINA}`]: ['Talz', 'Greedo', 'Tusken Raider'] } });
    t.is([t.powerOf('Talz'), t.forfeitOf('Talz')], [2, 4]);
    t.is([t.powerOf('Greedo'), t.forfeitOf('Greedo')], [2, 1.5]);
    t.is([t.powerOf('Tusken Raider'), t.forfeitOf('Tusken Raider')], [1, 1]);
  },
);

scenario('Tatooine adds 1 for each starship of who controls it, piloted or not', 'CCG-READ-007', (t) => {
  t.board({
    at: 'Light moves',
    locations: { 'Light Tatooine': ['Wing', 'Empty'], [`Light ${EISLEY}`]: ['Talz', 'Greedo'] },
    cards: [
      manned('Light', 'Wing'),
      'Empty   Light Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 2   power 3   forfeit 1   maneuver 1   hyperspeed 1',
    ],
  });
  t.is(t.totalPower('Light', EISLEY), 1 + 2);
  t.is(t.totalPower('Dark', EISLEY), 2);
});

scenario('A Corellian makes one weapon or device a turn cheaper, on a Rebel at the same site', 'CCG-READ-013', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${EISLEY}`]: ['Corellian', 'Luke Skywalker', 'Han Solo', 'Talz'] },
    light: { hand: ['Gadget', 'Gadget'] },
    cards: ['Gadget   Light Device   C1\n destiny 1\n Deploys on character for 2 Force.'],
  });
  t.act('Light: Deploy Gadget');
  t.offers(
    'On Corellian for 2 Force',
    'On Luke Skywalker for 1 Force',
    'On Han Solo for 1 Force',
    'On Talz for 2 Force',
  );
  t.answer('On Luke Skywalker');
  t.settle();
  t.act('Light: Deploy Gadget');
  t.offersAlso('On Han Solo for 2 Force');
});

scenario(
  'Hunchback searches the Force Pile when a drain next door is declared; the drain goes on',
  'CCG-READ-022',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { [`Dark ${CANTINA}`]: ['Greedo'], [`Dark ${EISLEY}`]: ['Hunchback'] },
      dark: { force: ['Stormtrooper', 'Stormtrooper Backpack', 'Garindan'] },
    });
    t.act('Dark: Force drain at Tatooine: Cantina', 'Light: Use Hunchback');
    t.settle('found');
    t.offers('Choose Stormtrooper Backpack', 'Done');
    t.answer('Choose Stormtrooper Backpack');
    t.card('Stormtrooper Backpack', { zone: 'out' });
    t.asks('Light', 'lose');
  },
);

scenario("Ickabel G'ont makes drains next door cost Force when they are declared", 'CCG-READ-023', (t) => {
  const board = (force: number): void =>
    t.board({
      at: 'Dark controls',
      locations: {
        [`Dark ${CANTINA}`]: ['Greedo'],
        [`Dark ${EISLEY}`]: ["Ickabel G'ont", "Figrin D'an", 'Nalan Cheel'],
      },
      dark: { force },
    });
  board(2);
  t.act('Dark: Force drain at Tatooine: Cantina');
  t.is(t.count('Dark', 'force'), 0);
  board(1);
  t.refuses('CCG-FRC-12', 'Dark', 'drain', CANTINA);
});

scenario("Lirin Car'n raises what it costs either player to deploy a character to his site", 'CCG-READ-026', (t) => {
  const locations = { [`Dark ${CANTINA}`]: ["Lirin Car'n", "Figrin D'an", 'Nalan Cheel'], [`Dark ${EISLEY}`]: [] };
  t.board({ at: 'Dark deploys', locations, dark: { hand: ['Greedo'] } });
  t.is(places(t, 'Dark', 'Greedo'), ['To Tatooine: Cantina for 3 Force', 'To Tatooine: Mos Eisley for 1 Force']);
  t.board({ at: 'Light deploys', locations, light: { hand: ['Talz'] } });
  t.is(places(t, 'Light', 'Talz'), ['To Tatooine: Cantina for 3 Force', 'To Tatooine: Mos Eisley for 1 Force']);
});

scenario('Luke and his Cape bring 1 Force each while present off Tatooine', 'CCG-READ-027 CCG-READ-136', (t) => {
  const generation = (spec: { [title: string]: string[] }): number => {
    t.board({
      at: 'Light activates',
      locations: spec,
      cards: [
        'Wing   Light Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 2   power 3   forfeit 1   maneuver 1   hyperspeed 1\n This card carries 1 pilot and 1 passenger.',
      ],
    });
    return t.generation('Light');
  };
  t.is(generation({ 'Light Yavin 4: Jungle': ['Luke Skywalker'] }), 3);
  t.is(generation({ 'Light Yavin 4: Jungle': ['Luke Skywalker', "Luke's Cape, on Luke Skywalker"] }), 4);
  t.is(generation({ [`Light ${EISLEY}`]: ['Luke Skywalker', "Luke's Cape, on Luke Skywalker"] }), 3);
  t.is(generation({ 'Light Alderaan': ['Wing', 'Luke Skywalker, pilot of Wing'] }), 3);
  t.is(generation({ 'Light Alderaan': ['Wing', 'Luke Skywalker, passenger of Wing'] }), 2);
});

scenario(
  'The first card of the activation may go to the hand, with a Vaporator the second too',
  'CCG-READ-056',
  (t) => {
    const board = (...more: string[]): void =>
      t.board({
        at: 'Light activates',
        locations: { [`Light ${EISLEY}`]: ['Hydroponics Station', ...more] },
        light: { reserve: ['Luke Skywalker', 'Han Solo', 'Talz'], force: 0 },
      });
    board();
    t.act('Light: Activate Force', 'Activate 3 Force', 'Yes');
    t.is([t.titles('Light', 'hand'), t.titles('Light', 'force')], [['Luke Skywalker'], ['Talz', 'Han Solo']]);
    board('Vaporator');
    t.act('Light: Activate Force', 'Activate 3 Force', 'No', 'Yes');
    t.is([t.titles('Light', 'hand'), t.titles('Light', 'force')], [['Han Solo'], ['Talz', 'Luke Skywalker']]);
  },
);

scenario(
  'Imperial Justice: nothing is generated there, or the location is immune to Revolution',
  'CCG-READ-065 CCG-ACT-31',
  (t) => {
    const board = (...more: string[]): void =>
      t.board({
        at: 'Dark deploys',
        locations: {
          [`Light ${EISLEY}`]: more,
          'Light Yavin 4: Massassi War Room': [],
          "Light Tatooine: Obi-Wan's Hut": [],
        },
        dark: { hand: ['Imperial Justice'] },
      });
    board();
    t.is(t.generation('Light') - t.generation('Dark'), 7 - 2);
    t.act('Dark: Deploy Imperial Justice');
    t.answer('Dark: On Yavin 4: Massassi War Room for free, way 1');
    t.settle();
    t.is([t.generation('Light'), t.generation('Dark')], [5, 2]);
    board('Presence Of The Force', 'Presence Of The Force');
    t.is(t.icons('Dark', EISLEY), 2); // the second of a title adds nothing there
    board('Revolution');
    t.is([t.icons('Light', EISLEY), t.icons('Dark', EISLEY)], [1, 2]);
    t.act('Dark: Deploy Imperial Justice');
    t.doesNotOffer('way 1'); // 6 and 3
    t.answer('On Tatooine: Mos Eisley for free, way 2');
    t.settle();
    t.is([t.icons('Light', EISLEY), t.icons('Dark', EISLEY)], [2, 1]);
  },
);

scenario('Revolution turns icons and texts round, twice is back again', 'CCG-CARD-131', (t) => {
  const board = (...more: string[]): void =>
    t.board({ at: 'Dark moves', locations: { [`Dark ${EISLEY}`]: ['Garindan', 'Kabe', ...more] } });
  board();
  t.is([t.icons('Light', EISLEY), t.icons('Dark', EISLEY), t.powerOf('Garindan'), t.powerOf('Kabe')], [1, 2, 2, 1]);
  board('Revolution');
  t.is([t.icons('Light', EISLEY), t.icons('Dark', EISLEY), t.powerOf('Garindan'), t.powerOf('Kabe')], [2, 1, 1, 2]);
  board('Revolution', 'Revolution');
  t.is([t.icons('Light', EISLEY), t.powerOf('Garindan')], [1, 2]);
});

scenario('Expand The Empire carries Dark’s text next door, but for docking bay transit', 'CCG-CARD-123', (t) => {
  const board = (...more: string[]): void =>
    t.board({
      at: 'Dark controls',
      locations: {
        'Tatooine: Jundland Wastes': more,
        [`Dark ${EISLEY}`]: ['Greedo'],
        'Dark Tatooine: Docking Bay 94': [],
      },
    });
  board();
  t.is(t.drain('Dark', EISLEY), 1);
  board('Expand The Empire');
  t.is(t.drain('Dark', EISLEY), 2);
  board('Expand The Empire', 'Revolution'); // it turns with the site: Light's text, which is no bonus, goes next door
  t.is(t.drain('Dark', EISLEY), 1);
});

scenario(
  'Counter Assault: a destiny for each card present against the power there; the lower total loses the difference',
  'CCG-CARD-069 CCG-CARD-102',
  (t) => {
    const board = (reserve: string[]): void =>
      t.board({
        at: 'Light controls',
        locations: { [`Light ${EISLEY}`]: ['Luke Skywalker', 'Talz'] }, // power 3 and 1
        dark: { hand: ['Counter Assault'], reserve },
      });
    board(['Destiny 5', 'Destiny 2']);
    t.act('Light: Force drain', 'Dark: Play Counter Assault');
    t.settle('lose', 'Light');
    t.answer('Reserve Deck', 'Reserve Deck', 'Reserve Deck');
    t.settle();
    t.asks('Light', 'act');
    t.is([t.count('Light', 'lost'), t.titles('Dark', 'lost')], [3, ['Counter Assault']]);
    board(['Destiny 1', 'Destiny 1']);
    t.act('Light: Force drain', 'Dark: Play Counter Assault');
    t.settle('lose', 'Dark');
    t.answer('Reserve Deck', 'Reserve Deck');
    t.is([t.count('Dark', 'lost'), t.count('Light', 'lost')], [3, 0]);
  },
);

scenario('Thank The Maker counts what all drains of the phase took', 'CCG-CARD-105', (t) => {
  const board = (): void =>
    t.board({
      at: 'Dark controls',
      locations: {
        [`Light ${CANTINA}`]: ['Greedo'],
        [`Light ${EISLEY}`]: ['Garindan'],
        "Light Tatooine: Obi-Wan's Hut": ['Mosep', 'C-3PO'],
      },
      light: { hand: ['Thank The Maker'], reserve: ['Talz'] },
    });
  board();
  t.act('Dark: Force drain at Tatooine: Cantina');
  t.settle('lose');
  t.answer('Force Pile', 'Force Pile');
  t.doesNotOffer('Play Thank The Maker');
  t.act('Dark: Force drain at Tatooine: Mos Eisley');
  t.settle('lose');
  t.answer('Reserve Deck', 'Reserve Deck');
  t.act("Dark: Force drain at Tatooine: Obi-Wan's Hut");
  t.settle('lose');
  t.answer('Reserve Deck', 'Reserve Deck', 'Reserve Deck');
  t.act('Light: Play Thank The Maker');
  t.settle();
  t.is(t.happened('retrieve').length, 3); // Destiny 3
});

scenario('We’re Doomed halves each loss of the turn: rounded up, or down with R2-D2 or C-3PO', 'CCG-READ-114', (t) => {
  const lost = (...droids: string[]): number => {
    t.board({
      at: 'Dark controls',
      locations: { "Light Tatooine: Obi-Wan's Hut": ['Greedo', ...droids] }, // 2 icons and 1 for Dark's text
      light: { hand: ["We're Doomed"], left: 6, force: 6 },
    });
    t.act("Light: Play We're Doomed");
    t.settle();
    t.act('Dark: Force drain');
    t.settle('lose');
    let n = 0;
    while (t.state.question?.kind === 'lose') {
      t.answer('Force Pile');
      n++;
    }
    return n;
  };
  t.is(lost(), 2);
  t.is(lost('R2-D2'), 1);
});

scenario(
  'Limited Resources: 2 Force, 4 in one’s own turn, while the opponent has two cards or fewer',
  'CCG-READ-099',
  (t) => {
    const board = (at: 'Dark controls' | 'Light controls', hand: string[]): void =>
      t.board({ at, dark: { hand: ['Limited Resources'] }, light: { hand, left: 10 } });
    board('Dark controls', ['Talz', 'Kabe', 'Beru Lars']);
    t.doesNotOffer('Play Limited Resources');
    for (const [at, n] of [
      ['Dark controls', 4],
      ['Light controls', 2],
    ] as const) {
      board(at, ['Talz', 'Kabe']);
      t.act('Dark: Play Limited Resources');
      t.settle('lose');
      for (let i = 0; i < n; i++) {
        t.settle('lose');
        t.answer('Light: Reserve Deck');
      }
      t.settle('act');
      t.is(t.count('Light', 'lost'), n);
      t.is(t.state.question?.kind, 'act');
    }
  },
);

scenario('Beru Stew needs that both can activate 2, and gives Light more for the family', 'CCG-CARD-067', (t) => {
  const board = (left: number): void =>
    t.board({
      at: 'Light controls',
      locations: { [`Light ${EISLEY}`]: ['Beru Lars', 'Owen Lars'] },
      light: { hand: ['Beru Stew'] },
      dark: { left },
    });
  board(1);
  t.doesNotOffer('Play Beru Stew');
  board(2);
  t.act('Light: Play Beru Stew');
  t.settle('number');
  t.is([t.count('Light', 'force'), t.count('Dark', 'force')], [12, 12]);
  t.offers('0', '1', '2');
  t.answer('1');
  t.is(t.count('Light', 'force'), 13);
});

scenario('Blue Milk lets the player say who activates, or takes Juri Juice away', 'CCG-ACT-31', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Dark ${CANTINA}`]: [], 'Dark Tatooine: Jundland Wastes': ['Talz', 'Juri Juice, on Talz'] },
    light: { hand: ['Blue Milk'] },
  });
  t.offersAlso('Play Blue Milk: Activate', 'Play Blue Milk: Opponent activates', 'Play Blue Milk: Juri Juice');
  t.act('Light: Play Blue Milk: Juri Juice', 'Light: Juri Juice');
  t.settle();
  t.card('Juri Juice', { zone: 'lost' });
  t.card('Blue Milk', { zone: 'lost' });
});

scenario('What makes a kind of card dearer makes no other dearer', 'CCG-DEP-13', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [`Dark ${EISLEY}`]: [], 'Dark Tatooine': [] },
    table: ['Logistical Delay', 'Restricted Deployment'],
    dark: { hand: ['Black 3', 'Greedo', 'Mosep'] },
  });
  t.act('Dark: Deploy Greedo'); // a warrior
  t.offers('To Tatooine: Mos Eisley for 2 Force');
  t.answer('To Tatooine: Mos Eisley');
  t.settle();
  t.act('Dark: Deploy Black 3');
  t.offers('To Tatooine for 2 Force');
  t.answer('To Tatooine');
  t.settle();
  t.is(places(t, 'Dark', 'Mosep'), ['To Tatooine: Mos Eisley for 3 Force']);
});

scenario(
  'Dathcha and Het Nkik with their deployment made dearer: the own part alone grows',
  'CCG-CARD-030 CCG-READ-135',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: { [`Dark ${EISLEY}`]: [] },
      table: ['Restricted Deployment'],
      dark: { hand: ['Dathcha'] },
    });
    t.act('Dark: Deploy Dathcha', 'To Tatooine: Mos Eisley for 3 Force');
    t.is([t.count('Dark', 'force'), t.count('Light', 'force')], [7, 8]);
    t.board({
      at: 'Light deploys',
      locations: { [`Dark ${EISLEY}`]: [] },
      table: ['Wrong Turn'],
      light: { hand: ['Het Nkik'] },
    });
    t.act('Light: Deploy Het Nkik', 'To Tatooine: Mos Eisley for 3 Force');
    t.is([t.count('Light', 'force'), t.count('Dark', 'force')], [7, 8]);
  },
);

scenario('Jawa Camp: one Force from the own pile only; free with a sandcrawler there', 'CCG-CARD-034', (t) => {
  const board = (side: 'Dark' | 'Light', ...there: string[]): void =>
    t.board({
      at: 'Light deploys',
      locations: { [`${side} Tatooine: Jawa Camp`]: there },
      light: { hand: ['Jawa'] },
      dark: { force: 0 },
    });
  board('Light');
  t.is(places(t, 'Light', 'Jawa'), ['To Tatooine: Jawa Camp for 1 Force']);
  t.answer('To Tatooine: Jawa Camp');
  t.is(t.count('Light', 'force'), 9);
  board('Light', 'Light Sandcrawler');
  t.act('Light: Deploy Jawa');
  t.offersAlso('To Tatooine: Jawa Camp for free');
  board('Dark');
  t.doesNotOffer('Deploy Jawa');
});

scenario('Tusken Raiders together have 1, 3, 6 or 10; each of them alone has 1', 'CCG-CARD-044 CCG-CARD-064', (t) => {
  const power = (...there: string[]): number => {
    t.board({ at: 'Dark moves', locations: { 'Tatooine: Jundland Wastes': there } });
    return t.totalPower('Dark', 'Tatooine: Jundland Wastes');
  };
  const raider = 'Tusken Raider';
  t.is([power(raider), power(raider, raider), power(raider, raider, raider)], [1, 3, 6]);
  t.is(power(raider, raider, raider, "URoRRuR'R'R"), 10);
  t.is(t.powerOf(raider), 1);
});

scenario(
  'Death Star Troopers deploy only there and are weaker at other sites; Dathcha is stronger away from Tatooine',
  'CCG-DEP-14',
  (t) => {
    t.board({
      at: 'Dark deploys',
      locations: {
        'Death Star: War Room': [],
        [`Dark ${EISLEY}`]: ['Death Star Trooper', 'Dathcha'],
        'Dark Yavin 4: Docking Bay': [],
      },
      dark: { hand: ['Death Star Trooper'] },
    });
    t.is(t.powerOf('Death Star Trooper'), 1);
    t.is(t.powerOf('Dathcha'), 2);
    t.is(places(t, 'Dark', 'Death Star Trooper'), ['To Death Star: War Room for 2 Force']);
  },
);

scenario('Guards have power 4 while defending, and otherwise 0', 'CCG-CARD-026 CCG-CARD-167', (t) => {
  for (const attacker of ['Dark', 'Light'] as const) {
    t.board({
      at: `${attacker} battles`,
      locations: {
        'Dark Yavin 4: Docking Bay': ['Darth Vader', 'Luke Skywalker', 'Imperial Trooper Guard', 'Rebel Guard'],
      },
    });
    t.is([t.powerOf('Imperial Trooper Guard'), t.powerOf('Rebel Guard')], [0, 0]);
    t.act(`${attacker}: Battle`);
    t.is([t.powerOf('Imperial Trooper Guard'), t.powerOf('Rebel Guard')], attacker === 'Dark' ? [0, 4] : [4, 0]);
  }
});

scenario('A lesser trooper is free where a better of its side is', 'CCG-DEP-12', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${EISLEY}`]: ['Luke Skywalker'], [`Light ${CANTINA}`]: ['Beru Lars'] },
    light: { hand: ['Rebel Trooper'] },
  });
  t.is(places(t, 'Light', 'Rebel Trooper'), ['To Tatooine: Mos Eisley for free', 'To Tatooine: Cantina for 1 Force']);
});
