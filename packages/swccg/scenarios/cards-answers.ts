/** Cards that answer others by name, and Interrupts that end what lies on the table. */
import { scenario } from '../testing/index.ts';
import { fight, field, never } from './fights.ts';

const CANTINA = 'Dark Tatooine: Cantina';
const CORRIDOR = 'Death Star: Detention Block Corridor';

scenario('Full Throttle: Luke alone adds 1 to power and a destiny', 'CCG-READ-091 CCG-DST-12', (t) => {
  field(t, [], {
    locations: { Orbit: ['TIE Fighter', 'Clerk, pilot of TIE Fighter', 'Red 5', 'Luke Skywalker, pilot of Red 5'] },
    light: { hand: ['Full Throttle'] },
  });
  t.act('Dark: Battle at Orbit', 'Light: Play Full Throttle: in a battle at system: only if your Luke Skywalker');
  fight(t);
  t.is(t.bonus('Light', 'power'), 1);
  t.is(t.destinies().length, 2);
});

scenario('Lone Pilot: Motti alone adds two destiny', 'CCG-READ-091 CCG-DST-12 CCG-PRS-15', (t) => {
  const board = (ship: string): void =>
    field(t, [], {
      at: 'Light battles',
      locations: { Orbit: ['Red 1', 'Dummy, pilot of Red 1', ship, `Admiral Motti, pilot of ${ship}`] },
      dark: { hand: ['Lone Pilot'] },
    });
  board('Black 2');
  t.act('Light: Battle at Orbit', 'Dark: Play Lone Pilot: in a battle at system: only if your Admiral Motti');
  fight(t);
  t.is(t.destinies().filter(([seat]) => seat === 'Dark').length, 2);
  // The permanent pilot of his ship has ability too.
  board('Devastator');
  t.act('Light: Battle at Orbit');
  never(t, 'Lone Pilot');
});

scenario('Maneuvers after the destiny of a shot was drawn change its result', 'CCG-READ-129 CCG-CARD-071', (t) => {
  for (const [seat, card, armed, weapon, ship] of [
    ['Dark', 'A Few Maneuvers', 'Black 2', 'SFS L-s9.3 Laser Cannons', 'Red 1'],
    ['Light', 'Dark Maneuvers', 'Red 1', 'Taim & Bak KX5 Laser Cannons', 'Black 2'],
  ] as const) {
    const other = seat === 'Dark' ? 'Light' : 'Dark';
    const hand = { hand: [card] };
    t.board({
      at: `${seat} battles`,
      locations: {
        'Dark Tatooine': [
          'Red 1',
          'Red Leader, pilot of Red 1',
          'Black 2',
          'DS-61-2, pilot of Black 2',
          `${weapon}, on ${armed}`,
        ],
      },
      dark: { reserve: ['Destiny 6'], ...(other === 'Dark' ? hand : {}) },
      light: { reserve: ['Destiny 6'], ...(other === 'Light' ? hand : {}) },
      cards: [
        `SFS L-s9.3 Laser Cannons   Dark Weapon - Starship   C1\ndestiny 1\nDeploys on starship.\nFires free: 1 destiny; starfighter hit if destiny > maneuver.`,
        `Taim & Bak KX5 Laser Cannons   Light Weapon - Starship   C1\ndestiny 1\nDeploys on starship.\nFires free: 1 destiny; starfighter hit if destiny > maneuver.`,
      ],
    });
    t.act(`${seat}: Battle at Tatooine`);
    t.settle('weapons', seat);
    t.answer(`Fire ${weapon}`, `Choose ${ship}`);
    t.act(`${other}: Play ${card}: just after any player draws any destiny`);
    t.answer(`Choose ${ship}`);
    t.settle('battleDestiny');
    t.card(ship, { hit: false });
  }
});

scenario('Scomp Link Access cancels Boring Conversation Anyway from a Death Star terminal', 'CCG-ACT-28', (t) => {
  for (const [droid, offered] of [
    ['R2-D2', true],
    ['C-3PO', false],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: { 'Death Star: War Room': [droid, 'Chief Bast', 'Demotion, on Chief Bast'] },
      dark: { hand: ['Boring Conversation Anyway'] },
      light: { hand: ['Scomp Link Access'] },
    });
    t.act('Dark: Play Boring Conversation Anyway', 'Choose Demotion');
    if (offered) t.act('Light: Play Scomp Link Access: just after');
    t.settle('act');
    t.card('Demotion', { zone: offered ? 'table' : 'lost' });
  }
});

scenario('Imperial Code Cylinder cancels Scomp Link Access from a Death Star terminal', 'CCG-ACT-28', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Death Star: War Room': ['R2-D2', 'Grand Moff Tarkin'] },
    dark: { hand: ['Imperial Code Cylinder'] },
    light: { hand: ['Scomp Link Access'] },
  });
  t.act(
    'Light: Play Scomp Link Access',
    'Choose the Reserve Deck of Dark',
    'Dark: Play Imperial Code Cylinder: just after',
  );
  t.settle('act');
  t.card('Scomp Link Access', { zone: 'lost' });
});

scenario('Sabotage and Informant cancel each other', 'CCG-READ-119 CCG-READ-120', (t) => {
  const spies = ['undercover Garindan', 'Dark Undercover, on Garindan', 'Stormtrooper', 'Luke Skywalker'];
  t.board({
    at: 'Light battles',
    locations: { [CANTINA]: spies, 'Dark Tatooine: Jundland Wastes': ['Darth Vader'] },
    dark: { hand: ['Informant'] },
    light: { hand: ['Sabotage'] },
  });
  t.act('Light: Battle at Tatooine: Cantina', 'Dark: Play Informant', 'Choose Darth Vader', 'Light: Play Sabotage');
  t.settle('battleDestiny');
  t.card('Darth Vader', { at: 'Tatooine: Jundland Wastes' });
  t.card('Informant', { zone: 'lost' });
  t.board({
    at: 'Light controls',
    locations: {
      [CANTINA]: [
        'undercover Momaw Nadon',
        'Light Undercover, on Momaw Nadon',
        'Stormtrooper',
        'Dark Blaster Rifle, on Stormtrooper',
      ],
    },
    dark: { hand: ['Informant'] },
    light: { hand: ['Sabotage'], reserve: ['Destiny 7'] },
  });
  t.act('Light: Play Sabotage', 'Choose Blaster Rifle', 'Dark: Play Informant');
  t.settle('act');
  t.card('Blaster Rifle', { zone: 'table' });
  t.card('Sabotage', { zone: 'lost' });
});

scenario('Informant answers a Force drain that a bolted spy did not prevent', 'CCG-READ-120 CCG-SPY-14', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Tatooine: Cave': [
        'Luke Skywalker',
        'undercover 5D6-RA-7',
        'Dark Undercover, on 5D6-RA-7',
        'Light Restraining Bolt, on 5D6-RA-7',
      ],
      'Dark Tatooine: Jundland Wastes': ['Darth Vader'],
    },
    dark: { hand: ['Informant'], force: 0 },
    cards: ['Tatooine: Cave   Light Location - Site   C1\ndestiny 0   Light 1   Dark 1\nexterior   planet'],
  });
  t.act('Light: Force drain at Tatooine: Cave', 'Dark: Play Informant', 'Choose Darth Vader');
  t.settle('act');
  t.card('Darth Vader', { at: 'Tatooine: Cave' });
  t.is(t.count('Dark', 'lost'), 0); // the site is no longer controlled
});

scenario('An Attack Run keeps Overload from your torpedoes', 'CCG-READ-104 CCG-SNS-09', (t) => {
  for (const run of [true, false]) {
    t.board({
      at: 'Dark controls',
      locations: {
        'Death Star': [
          'Y-wing',
          'Biggs Darklighter, pilot of Y-wing',
          'Proton Torpedoes, on Y-wing',
          'Quad Laser Cannon, on Y-wing',
        ],
        'Death Star: Trench': run ? ['Attack Run'] : [],
      },
      dark: { hand: ['Overload'] },
    });
    t.act('Dark: Play Overload');
    if (run) t.offers('Choose Quad Laser Cannon');
    else t.offers('Choose Proton Torpedoes', 'Choose Quad Laser Cannon');
  }
});

scenario('Alternatives To Fighting ends a siege', 'CCG-CARD-114', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Dark Tatooine': [
        'Devastator',
        'Tractor Beam, on Devastator',
        'Y-wing, held by Devastator',
        'Biggs Darklighter, pilot of Y-wing',
        'Besieged, on Y-wing',
      ],
    },
    light: { hand: ['Alternatives To Fighting'] },
  });
  t.act('Light: Play Alternatives To Fighting: target 1 Besieged', 'Choose Besieged');
  t.settle('act');
  t.card('Besieged', { zone: 'lost' });
});

scenario('Besieged is deployed on a starship that is held', 'CCG-TRB-05 CCG-CARD-114', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      'Dark Tatooine': [
        'Devastator',
        'Tractor Beam, on Devastator',
        'Y-wing, held by Devastator',
        'Biggs Darklighter, pilot of Y-wing',
        'Red 1',
        'Red Leader, pilot of Red 1',
      ],
    },
    dark: { hand: ['Besieged'] },
  });
  t.act('Dark: Deploy Besieged');
  t.offers('On Y-wing for free');
  t.answer('On Y-wing for free');
  t.settle('act');
  t.card('Besieged', { on: 'Y-wing' });
});

scenario(
  'Spice Mines Of Kessel: a rescue frees the captive, and without a captive the Effect is lost',
  'CCG-CARD-141 CCG-CPT-06',
  (t) => {
    for (const title of ["I'm Here To Rescue You", 'Set Free']) {
      t.board({
        at: 'Dark deploys',
        locations: { 'Dark Kessel': [], [CORRIDOR]: [`Luke Skywalker, captive of ${CORRIDOR}`, 'Stormtrooper'] },
        dark: { hand: ['Spice Mines Of Kessel'] },
        light: { hand: [title] },
        cards: ['Set Free   Light Interrupt - Used   C1\ndestiny 1\nTarget 1 Luke Skywalker -> It is released.'],
      });
      t.act('Dark: Deploy Spice Mines Of Kessel', 'On Kessel');
      t.settle('target', 'Dark');
      t.answer('Choose Luke Skywalker');
      t.settle('target', 'Dark');
      t.answer('Choose Stormtrooper');
      t.act(`Light: Play ${title}`);
      t.answer(title === 'Set Free' ? 'Choose Luke Skywalker' : 'Choose Spice Mines Of Kessel');
      t.settle('act');
      t.card('Spice Mines Of Kessel', { zone: 'lost' });
      t.card('Luke Skywalker', { as: 'at' });
    }
  },
);
