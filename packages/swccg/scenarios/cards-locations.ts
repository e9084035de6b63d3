/** What cards say of locations, icons, drains and deployment: rulings and readings. */
import { type Play, scenario } from '../testing/index.ts';

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

scenario('Nobody moves free who cannot move at all, nor into the Trench', 'CCG-CHR-09 CCG-TRC-02', (t) => {
  const corridor = (...troops: string[]): void =>
    t.board({
      at: 'Dark moves',
      locations: {
        'Death Star': [],
        'Death Star: Level 4 Military Corridor': troops,
        'Death Star: War Room': [],
        'Death Star: Trench': [],
      },
    });
  corridor('Imperial Trooper Guard');
  t.doesNotOffer('Use Death Star: Level 4');
  corridor('Imperial Trooper Guard', 'Stormtrooper');
  t.act('Dark: Use Death Star: Level 4');
  t.offers('Choose Stormtrooper');
  t.answer('Choose Stormtrooper');
  t.settle('where');
  t.offers('To Death Star: War Room');
  t.board({
    at: 'Dark moves',
    locations: { [`Dark ${EISLEY}`]: ['Garindan', 'Luke Skywalker'], [`Dark ${CANTINA}`]: ['Imperial Trooper Guard'] },
  });
  t.doesNotOffer('Use Garindan');
  t.board({
    at: 'Light controls',
    locations: { [`Light ${EISLEY}`]: ['Rebel Guard'], [`Light ${CANTINA}`]: ['Rebel Guard'] },
  });
  t.doesNotOffer('Use Tatooine: Mos Eisley');
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

scenario('Tatooine adds 1 for each starship of who controls it, piloted or not, in battles', 'CCG-READ-007', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Light Tatooine': ['Wing', 'Empty'], [`Light ${EISLEY}`]: ['Talz', 'Greedo'] },
    cards: [
      manned('Light', 'Wing'),
      'Empty   Light Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 2   power 3   forfeit 1   maneuver 1   hyperspeed 1',
    ],
  });
  t.is(t.totalPower('Light', EISLEY), 1);
  t.act(`Light: Battle at ${EISLEY}`);
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
