/** Cards with a long reach that meet each other: each of them does its work, in the order that the rules have for it. */
import { scenario } from '../testing/index.ts';
import { never, on, owed } from './fights.ts';

const EISLEY = 'Tatooine: Mos Eisley';

scenario(
  'A Combined Attack by a ship with a Targeting Computer: its draw is 1 less, and its weapon has a shot left',
  'CCG-CARD-068 CCG-CARD-163',
  (t) => {
    // 2 - 1, and what the X-wing draws, with 1 more for the cannon: against a maneuver of 3 and 1 for its pilot.
    for (const [second, hit] of [
      ['Destiny 2', false],
      ['Destiny 3', true],
    ] as const) {
      t.board({
        at: 'Light battles',
        locations: {
          'Dark Yavin 4': [
            'Millennium Falcon',
            'Han Solo, pilot of Millennium Falcon',
            'Quad Laser Cannon, on Millennium Falcon',
            'Targeting Computer, on Millennium Falcon',
            'X-wing',
            'Proton Torpedoes, on X-wing',
            'Black 3',
            'DS-61-3, pilot of Black 3',
          ],
        },
        light: { hand: ['Combined Attack'], reserve: ['Destiny 2', second] },
      });
      t.act('Light: Battle at Yavin 4', 'Light: Play Combined Attack', 'Choose Black 3');
      t.answer('Choose Quad Laser Cannon', 'Choose Proton Torpedoes');
      t.settle('weapons', 'Light');
      t.card('Black 3', { hit });
      t.offersAlso('Fire Quad Laser Cannon');
      t.doesNotOffer('Fire Proton Torpedoes');
    }
  },
);

scenario(
  'Krayt Dragon Bones and a Program Trap answer the same destiny; π is none that either waits for',
  'CCG-READ-072 CCG-CARD-132 CCG-DST-18',
  (t) => {
    const draw = (card: string, first?: string): void => {
      t.board({
        at: 'Light controls',
        locations: { [`Light ${EISLEY}`]: ['CZ-3', 'Program Trap, on CZ-3', 'Talz', 'Greedo'] },
        table: ['Krayt Dragon Bones'],
        light: { hand: ['Draw'], reserve: [card] },
        cards: ['Draw   Light Interrupt - Lost   C1\ndestiny 1\nDraw 1 destiny.'],
      });
      t.act('Light: Play Draw');
      if (first !== undefined) t.answer(`Light: ${first} first`);
      t.settle('act');
    };
    for (const first of ['Krayt Dragon Bones', 'Program Trap']) {
      draw('Destiny 3', first);
      for (const name of ['Krayt Dragon Bones', 'Program Trap', 'CZ-3', 'Greedo']) t.card(name, { zone: 'lost' });
    }
    draw('Brainiac');
    for (const name of ['Krayt Dragon Bones', 'Program Trap', 'CZ-3', 'Greedo']) t.card(name, { zone: 'table' });
    t.is([t.count('Dark', 'force'), t.count('Dark', 'lost')], [10, 0]);
  },
);

scenario(
  'Retract The Bridge on a Grappling Hook has moved the sites; one more copy may, and then none',
  'CCG-READ-130 CCG-IMM-04 CCG-CARD-143',
  (t) => {
    const sites = ['Death Star: War Room', 'Death Star: Central Core', 'Death Star: Conference Room'];
    t.board({
      at: 'Dark deploys',
      locations: Object.fromEntries(sites.map((site) => [site, []])),
      dark: { hand: ['Retract The Bridge', 'Retract The Bridge', 'Retract The Bridge'], force: 20 },
      light: { hand: ['Grappling Hook'] },
    });
    const retract = (...order: readonly string[]): void => {
      t.settle('target', 'Dark');
      t.answer(...order.slice(0, -1).map((site) => `Choose ${site}`)); // the last one has one place left
      t.settle('act');
      t.is(t.locations(), order);
    };
    const [war, core, hall] = sites as [string, string, string];
    t.act('Dark: Play Retract The Bridge', 'Light: Deploy Grappling Hook', 'On the table for 1 Force');
    retract(hall, core, war);
    t.is(t.happened('stacked'), ['Retract The Bridge']);
    t.act('Dark: Play Retract The Bridge');
    retract(war, core, hall);
    t.toPhase('deploy', 'Dark');
    t.doesNotOffer('Play Retract The Bridge');
    t.is(t.count('Dark', 'force'), 20 - 2 * sites.length);
  },
);

scenario(
  "There'll Be Hell To Pay for a Combined Attack: the next one costs Force beside that for the weapons",
  'CCG-CARD-145 CCG-IMM-08 CCG-CARD-068',
  (t) => {
    for (const force of [3, 6]) {
      t.board({
        at: 'Light battles',
        locations: {
          'Dark Yavin 4': [
            'X-wing',
            'Proton Torpedoes, on X-wing',
            'Millennium Falcon',
            'Han Solo, pilot of Millennium Falcon',
            'Quad Laser Cannon, on Millennium Falcon',
            'Targeting Computer, on Millennium Falcon',
            'Targeting Computer, on X-wing',
            'Black 3',
            'DS-61-3, pilot of Black 3',
          ],
        },
        dark: { hand: ["There'll Be Hell To Pay"] },
        light: { hand: ['Combined Attack', 'Combined Attack'], reserve: ['Destiny 0', 'Destiny 0'], force: force + 1 },
      });
      t.act('Light: Battle at Yavin 4', 'Light: Play Combined Attack');
      t.act("Dark: Deploy There'll Be Hell To Pay", 'On the table for 3 Force', 'Light: Choose Black 3');
      t.answer('Choose Quad Laser Cannon', 'Choose Proton Torpedoes');
      t.settle('weapons', 'Light');
      t.card('Black 3', { hit: false });
      t.is(t.happened('stacked'), ['Combined Attack']);
      t.is(t.count('Light', 'force'), force - 2);
      if (force === 3) {
        t.doesNotOffer('Play Combined Attack');
        continue;
      }
      // 1 for the grabber, 1 for what lies on it, and 2 for two weapons.
      t.answer('Play Combined Attack');
      t.is(t.count('Light', 'force'), 6 - 2 - 2);
      t.settle('target', 'Light');
      t.answer('Choose Black 3', 'Choose Quad Laser Cannon', 'Choose Proton Torpedoes');
      t.settle('battleDestiny', 'Light');
      t.is(t.count('Light', 'force'), 6 - 2 - 2 - 2);
      t.is(t.happened('stacked'), ['Combined Attack', 'Combined Attack']);
    }
  },
);

scenario(
  'This Is All Your Fault forfeits a droid, which Dannik Jerriko leaves alone, and his victims leave no attrition',
  'CCG-READ-109 CCG-CARD-029',
  (t) => {
    t.board({
      at: 'Dark battles',
      locations: { [`Light ${EISLEY}`]: ['Darth Vader', 'Dannik Jerriko', 'Talz', 'Luke Skywalker', 'R2-D2'] },
      dark: { reserve: ['Destiny 7'] },
      light: { hand: ['This Is All Your Fault'] },
    });
    t.act(`Dark: Battle at ${EISLEY}`);
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw battle destiny');
    on(t, 'battleDestiny', 'Light');
    t.answer('Draw none');
    t.act('Light: Play This Is All Your Fault');
    t.is(owed(t, 'Light')[0], 7 + 1);
    t.is(
      t.events('attrition').map(({ seat }) => t.nameOfSeat(seat)),
      ['Light'],
    );
    t.answer('Choose R2-D2');
    never(t, 'Use Dannik Jerriko');
    t.card('R2-D2', { zone: 'lost' });
    t.is(t.powerOf('Dannik Jerriko'), 1);
    t.is(owed(t, 'Light')[0], 0);
  },
);

scenario('Sabotage that is sensed breaks nothing', 'CCG-READ-119 CCG-SNS-01', (t) => {
  for (const sense of [[], ['Sense']]) {
    t.board({
      at: 'Light controls',
      locations: {
        [`Light ${EISLEY}`]: ['undercover Momaw Nadon', 'Light Undercover, on Momaw Nadon', 'Bantha', 'Darth Vader'],
      },
      dark: { hand: sense, reserve: ['Destiny 1'] },
      light: { hand: ['Sabotage'], reserve: ['Destiny 6'] },
    });
    t.act('Light: Play Sabotage');
    t.answer('Choose Bantha');
    if (sense.length > 0) t.act('Dark: Play Sense: Just after opponent plays an Interrupt');
    t.settle('act');
    t.card('Bantha', { zone: sense.length > 0 ? 'table' : 'lost' });
  }
});
