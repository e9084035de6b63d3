/** What stands beside the rules of movement: whom they leave alone, and who gets nowhere. */
import { scenario } from '../testing/index.ts';
import { ARMORY } from './armory.ts';
import { CANTINA, interrupt } from './corners.ts';
import { never } from './fights.ts';

const FARM = "Tatooine: Lars' Moisture Farm";
const EISLEY = 'Tatooine: Mos Eisley';
const WASTES = 'Tatooine: Jundland Wastes';
const mobile = (name: string): string =>
  `•Death Star: ${name}   Dark Location - Site   C1\n destiny 0   Light 1   Dark 1\n interior   mobile`;

scenario('A shuttle vehicle at another site carries nobody from here', 'CCG-VEH-08', (t) => {
  t.board({
    at: 'Light moves',
    locations: {
      'Light Tatooine': ['Corellian Corvette'],
      'Light Tatooine: Dune Sea': ['Luke Skywalker'],
      [`Light ${EISLEY}`]: ['Incom T-16 Skyhopper', 'Han Solo'],
    },
  });
  t.act('Light: Move Luke Skywalker by shuttling');
  t.offers('Aboard Corellian Corvette as pilot for 1', 'Aboard Corellian Corvette as passenger for 1');
  t.answer('as passenger');
  t.act('Light: Move Han Solo by shuttling', 'as passenger for free');
});

scenario('Full Scale Alert leaves its own player free to move', 'CCG-CARD-079', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { [`Dark ${CANTINA}`]: ['Stormtrooper', 'Garindan'], [`Dark ${EISLEY}`]: [] },
    dark: { hand: ['Full Scale Alert'], reserve: ['Destiny 0'] },
  });
  t.act('Dark: Play Full Scale Alert');
  t.settle('act', 'Dark');
  t.act('Dark: Move Garindan by landspeed', 'To Tatooine: Mos Eisley');
  t.card('Garindan', { at: EISLEY });
});

scenario('Evacuate?: whoever finds no room stays lost', 'CCG-CARD-078', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Light Tatooine': ['Devastator', 'Darth Vader, pilot of Devastator', 'DS-61-2, passenger of Devastator', 'Skiff'],
    },
    dark: { hand: ['Evacuate?'] },
    light: { hand: ['Bomb'] },
    cards: [
      interrupt('Light', 'Bomb', 'Target 1 Devastator -> It is lost.'),
      'Skiff   Dark Starship - Capital: Corellian Corvette   C1\ndestiny 1   deploy 1   power 1   armor 1   hyperspeed 1   forfeit 1\nThis card carries 1 passenger.',
    ],
  });
  t.act('Light: Play Bomb');
  if (t.state.question?.kind === 'target') t.answer('Choose Devastator');
  t.act('Dark: Play Evacuate?');
  t.settle('where', 'Dark');
  t.answer('Aboard Skiff');
  t.settle('act');
  t.is(['Darth Vader', 'DS-61-2'].map((who) => t.read(who).zone).toSorted(), ['lost', 'table']);
});

scenario('A mouse droid that comes to the target first lays the Utinni Effect down for it', 'CCG-CARD-056', (t) => {
  const MOUSE = "MSE-6 'Mouse' Droid";
  t.board({
    at: 'Dark deploys',
    locations: { [WASTES]: [MOUSE], [`Dark ${EISLEY}`]: [], [`Dark ${CANTINA}`]: ['Stormtrooper'] },
    dark: { hand: ['Mask'] },
    cards: [
      'Mask   Dark Effect - Utinni   C1\n destiny 1\n Deploys on Tatooine site targeting your Stormtrooper.\n When the target reaches this card: The target takes this card.',
    ],
  });
  t.act('Dark: Deploy Mask', `On ${WASTES}`);
  if (t.state.question?.kind === 'target') t.answer('Choose Stormtrooper');
  t.settle('act');
  t.card('Mask', { on: MOUSE });
  t.toPhase('move', 'Dark');
  t.act(`Dark: Move ${MOUSE} by landspeed`, `To ${CANTINA}`);
  t.settle('order', 'Dark');
  t.answer(MOUSE);
  t.settle('act');
  t.card(MOUSE, { zone: 'hand' });
  t.card('Mask', { zone: 'table', on: 'Stormtrooper' });
});

scenario('Black 4 does not come for a TIE that is in a hold', 'CCG-READ-049 CCG-CAP-16', (t) => {
  for (const black2 of ['Black 2', 'Black 2, cargo of Devastator']) {
    t.board({
      at: 'Light battles',
      locations: { 'Dark Tatooine': ['Devastator', black2, 'Red 5', 'Wedge Antilles, pilot of Red 5'] },
      dark: { hand: ['Black 4', 'DS-61-4'] },
    });
    t.act('Light: Battle at Tatooine');
    if (black2 === 'Black 2') t.offersAlso('React: deploy Black 4');
    else t.doesNotOffer('React: deploy Black 4');
  }
});

scenario('What is taken elsewhere on its way goes no farther', 'CCG-MOV-19', (t) => {
  const site = (name: string): string =>
    `•Tatooine: ${name}   Light Location - Site   C1\n destiny 0   Light 1   Dark 1\n exterior   planet`;
  t.board({
    at: 'Light moves',
    locations: {
      'Tatooine: A': ["Luke's X-34 Landspeeder", "Luke Skywalker, driver of Luke's X-34 Landspeeder"],
      'Tatooine: B': ['Hook'],
      'Tatooine: C': [],
    },
    cards: [
      ...['A', 'B', 'C'].map(site),
      "Hook   Dark Effect   C1\n destiny 1\n Deploys on site.\n When opponent's vehicle comes here: It goes to Tatooine: A.",
    ],
  });
  t.act("Light: Move Luke's X-34 Landspeeder", 'To Tatooine: C', 'Dark: To Tatooine: A');
  t.settle('act');
  t.card("Luke's X-34 Landspeeder", { at: 'Tatooine: A' });
});

scenario(
  'A group that is no squad yet, and could not pay as it is, is not complete',
  'CCG-READ-037 CCG-READ-038',
  (t) => {
    for (const force of [1, 5]) {
      t.board({
        at: 'Dark moves',
        locations: {
          'Light Tatooine: Dune Sea': ['Imperial Squad Leader', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper'],
          'Light Tatooine: Mos Eisley': [],
        },
        dark: { force },
      });
      t.act('Dark: Move Imperial Squad Leader with a squad', 'To Mos Eisley', 'Choose Stormtrooper');
      if (force === 1) t.doesNotOffer('Done');
      else t.offersAlso('Done');
    }
  },
);

scenario('Black 4 comes without Force to Black 2, and to no Force drain', 'CCG-READ-049', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Dark Tatooine': ['Black 2', 'DS-61-2, pilot of Black 2', 'X-wing'] },
    dark: { hand: ['Black 4', 'DS-61-4'], force: 0 },
  });
  t.act('Light: Battle at Tatooine', 'Dark: React: deploy Black 4', 'To Tatooine', 'Choose DS-61-4');
  t.settle();
  t.card('DS-61-4', { on: 'Black 4', as: 'pilot' });
  t.board({
    at: 'Light controls',
    locations: { 'Light Tatooine': ["Vader's Custom TIE", 'X-wing', 'Biggs Darklighter, pilot of X-wing'] },
    dark: { hand: ['Black 4', 'DS-61-4'] },
  });
  t.act('Light: Force drain at Tatooine');
  never(t, 'React: deploy Black 4');
});

scenario('Hem Dazon hides the last card of the Force Pile too', 'CCG-READ-021', (t) => {
  for (const force of [0, 1]) {
    t.board({
      at: 'Dark deploys',
      locations: { [`Dark ${CANTINA}`]: ['Hem Dazon'] },
      dark: { hand: ['Darth Vader'], force },
    });
    t.act('Dark: Use Hem Dazon');
    t.settle('hide', 'Dark');
    t.offers('Hide Darth Vader', ...(force === 0 ? [] : ['The Force Pile of Dark']));
  }
});

scenario('Sabotage by a thief that is the first card of all', 'CCG-READ-119', (t) => {
  let isFirst = false;
  for (let left = 20; left < 100 && !isFirst; left++) {
    t.board({
      at: 'Light controls',
      locations: {
        [`Dark ${CANTINA}`]: [
          'undercover Thief',
          'Undercover, on Thief',
          'Stormtrooper',
          'Dark Blaster Rifle, on Stormtrooper',
        ],
      },
      light: { hand: ['Sabotage'], reserve: ['Destiny 7'], left },
      cards: [
        'Thief   Light Character - Alien   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n spy   thief   warrior',
      ],
    });
    isFirst = t.find('Thief') === 0;
  }
  t.is(isFirst, true);
  t.act('Light: Play Sabotage', 'Choose Blaster Rifle');
  t.settle('may', 'Light');
  t.answer('Yes');
  t.settle('act');
  t.card('Blaster Rifle', { on: 'Thief', controller: 'Light' });
});

scenario('A Laser Gate bars the way to the site that is the first card of all', 'CCG-READ-058', (t) => {
  let isFirst = false;
  for (let left = 20; left < 100 && !isFirst; left++) {
    t.board({
      at: 'Light moves',
      locations: {
        'Death Star: Corridor': ['Laser Gate', 'Plain Rebel', 'Plain Knight'],
        'Death Star: Hall': [],
      },
      dark: { left },
      cards: [...ARMORY, ...['Corridor', 'Hall'].map(mobile)],
    });
    isFirst = t.find('Death Star: Hall') === 0;
  }
  t.is(isFirst, true);
  t.offersAlso('Move Plain Knight');
  t.doesNotOffer('Move Plain Rebel');
});

scenario('Everybody moves their own cards, in their own move phase', 'CCG-MOV-01 CCG-MOV-03', (t) => {
  const places = { [`Light ${CANTINA}`]: ['Luke Skywalker', 'Stormtrooper'], [`Light ${FARM}`]: [] };
  t.board({ at: 'Light moves', locations: places });
  t.is(t.whyNot('Light', 'move', 'Luke Skywalker'), null);
  t.is(t.whyNot('Light', 'move', 'Luke Skywalker', FARM), null);
  t.refuses('CCG-MOV-03', 'Light', 'move', 'Luke Skywalker', CANTINA);
  t.refuses('CCG-MOV-01', 'Light', 'move', 'Stormtrooper');
  t.refuses('CCG-MOV-01', 'Dark', 'move', 'Stormtrooper');
  for (const at of ['Light controls', 'Light deploys'] as const) {
    t.board({ at, locations: places });
    t.refuses('CCG-MOV-01', 'Light', 'move', 'Luke Skywalker');
  }
});

scenario('Whoever carries a party needs somebody to carry, and somewhere to go', 'CCG-MOV-13', (t) => {
  const board = (here: readonly string[], more: readonly string[]): void =>
    t.board({
      at: 'Light moves',
      locations: { [`Light ${CANTINA}`]: here, ...Object.fromEntries(more.map((site) => [`Light ${site}`, []])) },
      light: { hand: ['Nabrun Leids'] },
    });
  board([], [FARM]);
  t.refuses('CCG-MOV-13', 'Light', 'use', 'Nabrun Leids');
  board(['Luke Skywalker'], []);
  t.refuses('CCG-MOV-13', 'Light', 'use', 'Nabrun Leids');
  board(['Luke Skywalker'], [FARM]);
  t.offersAlso('Play Nabrun Leids');
});

scenario('A Laser Gate lets a Lift Tube pass, and no other vehicle', 'CCG-READ-058', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Death Star: Corridor': ['Laser Gate', 'Dark Lift Tube', 'Plain Trooper, passenger of Lift Tube'],
      'Death Star: Hall': ['Cart', 'Darth Vader, driver of Cart'],
    },
    cards: [
      ...ARMORY,
      ...['Corridor', 'Hall'].map(mobile),
      'Cart   Dark Vehicle - Transport   C1\n destiny 1   deploy 1   power 5   landspeed 1   forfeit 1\n This card carries 1 pilot.',
    ],
  });
  t.offersAlso('Move Lift Tube');
  t.doesNotOffer('Move Cart by landspeed');
});

scenario('Who comes in a vehicle comes too, but what they carry does not', 'CCG-MOV-19', (t) => {
  for (const what of ['stormtrooper', 'weapon']) {
    t.board({
      at: 'Dark moves',
      locations: {
        'Tatooine: Hill': ['Buggy', 'Plain Trooper, driver of Buggy', 'Scope, on Buggy'],
        'Tatooine: Plain': ['Mine'],
      },
      cards: [
        ...ARMORY,
        'Buggy   Dark Vehicle - Transport   C1\n destiny 1   deploy 1   power 1   landspeed 1   forfeit 1\n This card carries 2 aboard.',
        'Scope   Dark Weapon - Automated   C1\n destiny 1\n Deploys on vehicle.\n The bearer is power +1.',
        `Mine   Light Effect   C1\n destiny 1\n Deploys on site.\n When ${what} comes here: It is lost.`,
      ],
    });
    t.act('Dark: Move Buggy', 'To Tatooine: Plain');
    t.settle('act');
    t.is(t.happened('lost'), what === 'weapon' ? [] : ['Plain Trooper']);
  }
});
