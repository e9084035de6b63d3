/** Section 21: squadrons among other cards. */
import { scenario } from '../testing/index.ts';
import { ARMORY, battle, shoot } from './armory.ts';

const SQUADRON = 'Y-wing Assault Squadron';

scenario('One Targeting Computer serves all three weapons of a squadron', 'CCG-SQD-07', (t) => {
  const guns = ['Gun', 'Pipe', 'Tube'];
  t.board({
    at: 'Light battles',
    locations: {
      'Empty Space': [
        SQUADRON,
        `Targeting Computer, on ${SQUADRON}`,
        ...guns.map((gun) => `${gun}, on ${SQUADRON}`),
        'Plain Destroyer',
      ],
    },
    light: { reserve: Array.from({ length: 6 }, () => 'Destiny 1') },
    cards: [
      ...ARMORY,
      ...guns.map(
        (gun) =>
          `${gun}   Light Weapon - Starship   C1\n destiny 1\n Deploys on starfighter or squadron.\n Fires for 1 Force: 1 destiny; capital starship hit if destiny > armor.`,
      ),
    ],
  });
  battle(t, 'Light', 'Empty Space');
  for (const gun of guns) {
    shoot(t, gun, 'Plain Destroyer');
    t.offers('One shot', '2 shots at once');
    t.answer('2');
    t.settle();
  }
  t.is(t.destinies().length, 6);
});

scenario(
  'A squadron in a tractor beam is one captured starship, and all its pilots are besieged together',
  'CCG-SQD-08',
  (t) => {
    const pilots = ['Biggs Darklighter', 'Wedge Antilles', 'Dutch'];
    t.board({
      at: 'Dark battles',
      locations: {
        'Dark Tatooine': [
          'Devastator',
          'Admiral Motti, pilot of Devastator',
          'Tractor Beam, on Devastator',
          'Darth Vader, passenger of Devastator',
          `${SQUADRON}, held by Devastator`,
          ...pilots.map((pilot) => `${pilot}, pilot of ${SQUADRON}`),
          `Besieged, on ${SQUADRON}`,
        ],
      },
    });
    t.card(SQUADRON, { as: 'held', on: 'Devastator' });
    t.act(`Dark: Battle at ${SQUADRON}`);
    for (const pilot of pilots) t.is(t.state.battle!.cards.includes(t.find(pilot)), true, pilot);
  },
);

scenario('Panic brings a squadron only in place of three starfighters', 'CCG-SQD-09 CCG-DEP-18', (t) => {
  for (const [ships, offered] of [
    [['Y-wing', 'Gold 1'], false],
    [['Y-wing', 'Gold 1', 'Gold 5'], true],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: {
        'Dark Tatooine': [
          'Devastator',
          'Plain Destroyer',
          'Plain Destroyer',
          'Plain Destroyer',
          ...ships.flatMap((ship, i) => [
            ship,
            `${['Dutch', 'Wedge Antilles', 'Biggs Darklighter'][i]!}, pilot of ${ship}`,
          ]),
        ],
      },
      light: { hand: ['Panic'], reserve: [SQUADRON, 'Destiny 3', 'Destiny 3'] },
      cards: [...ARMORY],
    });
    t.act('Dark: Battle at Tatooine', 'Light: Play Panic', '3');
    t.is(
      t.options.some((option) => option.includes(SQUADRON)),
      offered,
    );
  }
  t.answer(`Choose ${SQUADRON}`);
  t.answer('To Tatooine');
  t.offers('Choose Y-wing', 'Choose Gold 1', 'Choose Gold 5');
});

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
    // Three weapons in all, and shot at like a starfighter.
    const CANNON = 'Enhanced TIE Laser Cannon';
    const armed = (n: number): void =>
      t.board({
        at: 'Dark deploys',
        locations: {
          'Dark Tatooine': [
            'TIE Assault Squadron',
            ...Array.from({ length: n }, () => `${CANNON}, on TIE Assault Squadron`),
            'Y-wing',
            'Proton Torpedoes, on Y-wing',
          ],
        },
        dark: { hand: [CANNON] },
      });
    armed(2);
    t.offersAlso(`Deploy ${CANNON}`);
    armed(3);
    t.doesNotOffer(`Deploy ${CANNON}`);
    t.toPhase('battle', 'Light');
    t.act('Light: Battle at Tatooine');
    t.settle('weapons', 'Light');
    t.act('Light: Fire Proton Torpedoes');
    t.offers('Choose TIE Assault Squadron');
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

scenario('A squadron is targeted as a starfighter by A Few Maneuvers', 'CCG-SQD-04 CCG-SQD-10', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Light Tatooine': ['Y-wing Assault Squadron'] },
    light: { hand: ['A Few Maneuvers'] },
  });
  const before = t.number('Y-wing Assault Squadron', 'hyperspeed');
  t.act('Light: Play A Few Maneuvers', 'Choose Y-wing Assault Squadron');
  t.settle();
  t.is(t.number('Y-wing Assault Squadron', 'hyperspeed'), before + 2);
});
