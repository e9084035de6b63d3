/** Cards that search, look and draw: Reserve Decks, hands, the top of a pile. */
import { type Play, scenario } from '../testing/index.ts';
import { never } from './fights.ts';

const BAY = 'Light Tatooine: Docking Bay 94';
const CANTINA = 'Tatooine: Cantina';

/** The search is made, the card taken, and the deck shuffled. */
function find(t: Play, seat: 'Dark' | 'Light', by: string, card: string): void {
  t.act(`${seat}: ${by}`);
  t.settle('found', seat);
  t.offers(`Choose ${card}`);
  t.answer(`Choose ${card}`);
  t.settle('act');
}

scenario('Wedge finds Corellian Slip, as often as there is Force and one to find', 'CCG-READ-043 CCG-PIL-20', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [BAY]: ['Wedge Antilles'] },
    light: { reserve: ['Corellian Slip', 'Destiny 1', 'Corellian Slip'], force: 4 },
  });
  find(t, 'Light', 'Use Wedge Antilles', 'Corellian Slip');
  find(t, 'Light', 'Use Wedge Antilles', 'Corellian Slip');
  t.is(t.titles('Light', 'hand'), ['Corellian Slip', 'Corellian Slip']);
  t.is(t.count('Light', 'force'), 2);
  t.is(t.events('shuffled').length, 2);
  // The third finds nothing, and is the last of the turn.
  t.act('Light: Use Wedge Antilles');
  t.settle('found', 'Light');
  t.offers('Done');
  t.answer('Done');
  t.settle('act');
  t.is(t.count('Light', 'force'), 1);
  t.doesNotOffer('Use Wedge Antilles');
});

scenario('DS-61-4 finds Lone Pilot in any phase of either turn', 'CCG-READ-044', (t) => {
  for (const at of ['Dark moves', 'Light deploys'] as const) {
    t.board({
      at,
      locations: { [CANTINA]: ['DS-61-4'] },
      dark: { reserve: ['Destiny 1', 'Lone Pilot'], force: 1 },
    });
    find(t, 'Dark', 'Use DS-61-4', 'Lone Pilot');
    t.is(t.titles('Dark', 'hand'), ['Lone Pilot']);
    t.is(t.count('Dark', 'force'), 0);
  }
});

scenario('Wookiee Roar finds Chewbacca for 3 Force, Gift Of The Mentor a lightsaber for 1', 'CCG-PIL-19', (t) => {
  for (const [card, found, force] of [
    ['Wookiee Roar', 'Chewbacca', 3],
    ['Gift Of The Mentor', "Obi-Wan's Lightsaber", 1],
  ] as const) {
    const play = (has: number): void =>
      t.board({
        at: 'Light controls',
        locations: { [BAY]: [] },
        light: { hand: [card], reserve: ['Destiny 1', found, 'Han Solo'], force: has },
      });
    play(force - 1);
    t.doesNotOffer(`Play ${card}`);
    play(force);
    find(t, 'Light', `Play ${card}: Use ${force} Force`, found);
    t.is(t.titles('Light', 'hand'), [found]);
    t.is(t.count('Light', 'force'), 0);
  }
});

scenario(
  'R2-D2 at a Scomp link: 1 to 3 activates a Force, 4 to 6 draws a card, pi and 0 and 7 do nothing',
  'CCG-READ-034',
  (t) => {
    const play = (destiny: string, at = 'Light Tatooine: Docking Bay 94'): void => {
      t.board({
        at: 'Dark controls',
        locations: { [at]: ['R2-D2', 'Tester'] },
        light: { force: 2, reserve: ['Luke Skywalker'] },
        dark: { reserve: [destiny] },
        cards: [
          '•Tester   Dark Character - Alien   R1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\nDraw 1 destiny.',
        ],
      });
      t.act('Dark: Use Tester');
    };
    for (const destiny of ['Destiny 1', 'Destiny 3']) {
      play(destiny);
      t.act('Light: Use R2-D2');
      t.settle('act');
      t.is([t.count('Light', 'force'), t.titles('Light', 'hand')], [3, []]);
    }
    for (const destiny of ['Destiny 4', 'Destiny 6']) {
      play(destiny);
      t.act('Light: Use R2-D2');
      t.settle('act');
      t.is([t.count('Light', 'force'), t.titles('Light', 'hand')], [2, ['Luke Skywalker']]);
    }
    for (const destiny of ['Destiny 0', 'Pi', 'Destiny 7']) {
      t.board({
        at: 'Dark controls',
        locations: { [BAY]: ['R2-D2', 'Tester'] },
        light: { force: 2 },
        dark: { reserve: [destiny] },
        cards: [
          '•Tester   Dark Character - Alien   R1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\nDraw 1 destiny.',
          'Pi   Dark Interrupt - Used   R1\ndestiny pi',
        ],
      });
      t.act('Dark: Use Tester');
      t.doesNotOffer('Use R2-D2');
      t.settle('act');
      t.is(t.destinies().length, 1);
      t.is([t.count('Light', 'force'), t.count('Light', 'hand')], [2, 0]);
    }
  },
);

scenario('R2-Q2 at a Scomp link looks at the top three cards in the own draw phase', 'CCG-PIL-21', (t) => {
  const play = (at: 'Dark draws' | 'Dark moves', site: string): void =>
    t.board({
      at,
      locations: { [site]: ['R2-Q2'] },
      dark: { reserve: ['Darth Vader', 'Destiny 1', 'Stormtrooper', 'Destiny 2'], force: 1 },
    });
  play('Dark moves', BAY);
  t.doesNotOffer('Use R2-Q2');
  play('Dark draws', CANTINA);
  t.doesNotOffer('Use R2-Q2');
  play('Dark draws', BAY);
  t.act('Dark: Use R2-Q2');
  t.settle('act');
  const [look] = t.events('look');
  t.is([look?.seat, look?.cards.length], [0, 3]);
  t.is(t.titles('Dark', 'reserve').slice(0, 3), ['Darth Vader', 'Destiny 1', 'Stormtrooper']);
  t.is(t.count('Dark', 'force'), 0);
});

scenario(
  'Sensor Panel: one Effect or Interrupt besides what Radar Scanner moves, once per turn',
  'CCG-READ-061',
  (t) => {
    const play = (force: number): void => {
      t.board({
        at: 'Light controls',
        locations: {
          'Light Tatooine: Mos Eisley': [
            'Lift Tube',
            'Sensor Panel, on Lift Tube',
            'Luke Skywalker, driver of Lift Tube',
          ],
        },
        dark: { hand: ['Tusken Raider', 'Dark Hours', 'Monnok', 'Stormtrooper'] },
        light: { hand: ['Radar Scanner', 'Radar Scanner'], force },
      });
      t.act('Light: Play Radar Scanner');
    };
    play(4);
    t.act('Light: Use Sensor Panel');
    t.settle('found', 'Light');
    t.offers('Choose Dark Hours', 'Choose Monnok', 'Done');
    t.answer('Choose Dark Hours');
    t.settle('found', 'Light');
    t.offers('Choose Tusken Raider', 'Done');
    t.answer('Choose Tusken Raider', 'Done');
    t.settle('act');
    t.is(t.titles('Dark', 'used').toSorted(), ['Dark Hours', 'Tusken Raider']);
    t.is(t.titles('Dark', 'hand').toSorted(), ['Monnok', 'Stormtrooper']);
    t.is(t.count('Light', 'force'), 2);
    // Not a second time in the turn.
    t.act('Light: Play Radar Scanner');
    never(t, 'Use Sensor Panel');
    t.asks('Light', 'found');
    t.is(t.count('Light', 'force'), 1);
    // Not without Force.
    play(1);
    never(t, 'Use Sensor Panel');
  },
);

scenario("Conquest looks at the opponent's hand when it starts a battle with the Falcon", 'CCG-PIL-21', (t) => {
  const play = (ship: string): void => {
    t.board({
      at: 'Dark battles',
      locations: { 'Dark Tatooine': ['Conquest', ship, `Han Solo, pilot of ${ship}`] },
      light: { hand: ['Luke Skywalker', 'Sense'] },
    });
    t.act('Dark: Battle at Tatooine');
  };
  play('X-wing');
  never(t, 'Use Conquest');
  play('Millennium Falcon');
  t.act('Dark: Use Conquest');
  t.settle();
  const [look] = t.events('look');
  t.is([look?.seat, look?.cards.length], [0, 2]);
});

scenario('R2-D2 and R2-Q2 use the Scomp link of the starship they are aboard', 'CCG-LOC-28 CCG-READ-034', (t) => {
  for (const [ship, force] of [
    ['Red 5', 11],
    ['Y-wing', 10],
  ] as const) {
    t.board({
      at: 'Dark controls',
      locations: {
        'Light Corellia': [ship, `R2-D2, ${ship === 'Red 5' ? 'astromech' : 'passenger'} of ${ship}`],
        [CANTINA]: ['Tester'],
      },
      dark: { reserve: ['Destiny 2'] },
      cards: [
        '•Tester   Dark Character - Alien   R1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\nDraw 1 destiny.',
      ],
    });
    t.act('Dark: Use Tester');
    if (force > 10) t.act('Light: Use R2-D2');
    t.settle('act');
    t.is(t.count('Light', 'force'), force);
  }
  for (const [ship, offered] of [
    ['Devastator', true],
    ['TIE Scout', false],
  ] as const) {
    t.board({ at: 'Dark draws', locations: { 'Light Corellia': [ship, `R2-Q2, passenger of ${ship}`] } });
    t.is(
      t.options.some((option) => option.includes('Use R2-Q2')),
      offered,
    );
  }
});
