/** Section 21: squadrons among other cards. */
import { scenario } from '../src/testing/index.ts';
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
    t.offers('1', '2'); // how often
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
