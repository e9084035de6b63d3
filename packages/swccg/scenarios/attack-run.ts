/** Attack Run, step by step, and the cards that play in it. */
import { type Play, scenario } from '../testing/index.ts';

interface Run {
  readonly ships?: readonly string[];
  readonly trench?: readonly string[];
  readonly table?: readonly string[];
  readonly draws?: readonly string[];
  readonly sites?: { readonly [title: string]: readonly string[] };
  readonly dark?: readonly string[];
  readonly light?: readonly string[];
}

/** The Death Star with a Y-wing of Biggs that carries torpedoes; one site at Yavin 4. */
const board = (t: Play, run: Run = {}): void =>
  t.board({
    at: 'Light moves',
    locations: {
      'Death Star': [
        'Y-wing',
        'Biggs Darklighter, pilot of Y-wing',
        'Proton Torpedoes, on Y-wing',
        ...(run.ships ?? []),
      ],
      'Death Star: Trench': ['Attack Run', ...(run.trench ?? [])],
      'Light Yavin 4: Jungle': [],
      ...run.sites,
    },
    table: run.table ?? [],
    dark: { hand: run.dark ?? [] },
    light: { hand: run.light ?? [], reserve: run.draws ?? ['Destiny 7', 'Destiny 6'] },
  });

const isGone = (t: Play): boolean => t.locations().every((title) => title !== 'Death Star: Trench');

scenario(
  'A run is Light moving in, naming the lead, two destiny and the lead pilot: over 15 the Death Star is blown away',
  'CCG-EPC-02 CCG-EPC-03 CCG-EPC-06 CCG-EPC-07 CCG-EPC-08 CCG-CARD-165 CCG-BLW-05 CCG-BLW-07',
  (t) => {
    board(t, { ships: ['Red 1'] }); // which nobody pilots
    t.act('Light: Use Attack Run');
    t.offers('Choose Y-wing', 'Done');
    t.answer('Choose Y-wing');
    t.card('Y-wing', { at: 'Death Star: Trench' });
    t.answer('Choose Y-wing');
    // 7 + 6, 2 for Biggs, 1 site: 16. The Death Star has 3 icons and the Trench 1.
    t.settle('lose', 'Dark');
    for (let i = 0; i < 8; i++) t.answer('Dark: Lose the top card of the Reserve Deck');
    t.settle('act');
    t.is(t.count('Dark', 'lost'), 8);
    t.is(isGone(t), true);
    t.card('Attack Run', { on: 'Death Star' });
    t.is(t.count('Light', 'force'), 10);
  },
);

scenario(
  'A total of 15 is not enough, and the run can be tried again next turn',
  'CCG-EPC-02 CCG-EPC-08 CCG-TRC-05',
  (t) => {
    board(t, { draws: ['Destiny 6', 'Destiny 6'] });
    t.act('Light: Use Attack Run');
    t.answer('Choose Y-wing', 'Choose Y-wing');
    t.settle('act');
    t.is(isGone(t), false);
    t.card('Y-wing', { at: 'Death Star' });
    t.doesNotOffer('Use Attack Run');
    t.toPhase('move', 'Dark');
    t.doesNotOffer('Use Attack Run');
    t.toPhase('move', 'Light');
    t.act('Light: Use Attack Run');
  },
);

scenario('At most three starfighters go in, then at most three TIEs', 'CCG-EPC-03', (t) => {
  const ships = ['X-wing', 'Red 1', 'Gold 5'].flatMap((ship, i) => [
    ship,
    `${['Wedge Antilles', 'Red Leader', 'Dutch'][i]!}, pilot of ${ship}`,
  ]);
  const ties = ['Black 2', 'Black 3', 'Black 4', "Vader's Custom TIE"].flatMap((ship, i) => [
    ship,
    `${['DS-61-2', 'DS-61-3', 'DS-61-4', 'Darth Vader'][i]!}, pilot of ${ship}`,
  ]);
  board(t, { ships: [...ships, ...ties] });
  t.act('Light: Use Attack Run');
  t.answer('Choose X-wing', 'Choose Red 1', 'Choose Y-wing');
  t.asks('Dark', 'along');
  t.answer('Choose Black 2', 'Choose Black 3', "Choose Vader's Custom TIE");
  t.asks('Light', 'target');
  t.card('Black 4', { at: 'Death Star' });
  t.card('Gold 5', { at: 'Death Star' });
});

scenario(
  'A starship that has moved cannot join, and entering is the move of the turn',
  'CCG-EPC-10 CCG-TRC-04',
  (t) => {
    board(t, { sites: { Corellia: ['X-wing', 'Wedge Antilles, pilot of X-wing'] } });
    t.act('Light: Move X-wing by hyperspeed');
    t.settle('where', 'Light');
    t.answer('To Death Star');
    t.settle('act');
    t.act('Light: Use Attack Run');
    t.offers('Choose Y-wing', 'Done');
    t.answer('Choose Y-wing', 'Choose Y-wing');
    t.settle('lose', 'Dark');
    t.is(t.state.moved[t.find('Y-wing')], t.state.turn);
  },
);

scenario('Without torpedoes there is no lead, and the run is over', 'CCG-EPC-04 CCG-EPC-05', (t) => {
  board(t, { ships: ['X-wing', 'Wedge Antilles, pilot of X-wing'] });
  t.act('Light: Use Attack Run');
  t.answer('Choose X-wing', 'Done');
  t.settle('act');
  t.is([t.destinies(), isGone(t)], [[], false]);
  t.card('X-wing', { at: 'Death Star' });
});

scenario(
  'X is the better pilot or 3 by the computer, Y the sites, Z the best TIE pilot',
  'CCG-EPC-08 CCG-EPC-09',
  (t) => {
    const attempt = (run: Run, follow: readonly string[] = []): boolean => {
      board(t, run);
      t.act('Light: Use Attack Run');
      t.answer('Choose Y-wing', ...follow, 'Choose Y-wing');
      t.settle('act');
      return isGone(t);
    };
    // 12 + 2 + 1 = 15; with the computer 16.
    const draws = ['Destiny 6', 'Destiny 6'];
    t.is(attempt({ draws }), false);
    t.is(run16(t, { draws, table: ['Targeting Computer, on Y-wing'] }), true);
    t.is(run16(t, { draws, sites: { 'Yavin 4: Briefing Room': [] } }), true);
    // The better of two pilots.
    t.is(run16(t, { draws, ships: ['Luke Skywalker, pilot of Y-wing'] }), true);
    // 13 + 2 + 1 - 3.
    t.is(attempt({ ships: ['Black 2', 'DS-61-2, pilot of Black 2'] }, ['Choose Black 2']), false);
  },
);

/** A run that has to end in Force lost. */
function run16(t: Play, run: Run): boolean {
  board(t, run);
  t.act('Light: Use Attack Run');
  t.answer('Choose Y-wing', 'Choose Y-wing');
  t.settle('lose', 'Dark');
  return isGone(t);
}

scenario('Texts add to the total: rooms once, techs cumulatively', 'CCG-CARD-065', (t) => {
  const draws = ['Destiny 6', 'Destiny 5'];
  // 11 + 2 + 2 sites.
  const room = { 'Yavin 4: Massassi War Room': ['Rebel Tech'] };
  board(t, { draws, sites: room });
  t.act('Light: Use Attack Run');
  t.answer('Choose Y-wing', 'Choose Y-wing');
  t.settle('lose', 'Dark');
  const two = ['Destiny 5', 'Destiny 5'];
  board(t, { draws: two, sites: room });
  t.act('Light: Use Attack Run');
  t.answer('Choose Y-wing', 'Choose Y-wing');
  t.settle('act');
  t.is(isGone(t), false);
  board(t, { draws: two, sites: { 'Yavin 4: Massassi War Room': ['Rebel Tech', 'Rebel Tech'] } });
  t.act('Light: Use Attack Run');
  t.answer('Choose Y-wing', 'Choose Y-wing');
  t.settle('lose', 'Dark');
});

scenario(
  'Briefing Room adds 1 with a leader of Light in control, and takes 1 where Dark controls',
  'CCG-EPC-08',
  (t) => {
    const attempt = (draws: readonly string[], who: readonly string[]): void => {
      board(t, { draws, sites: { 'Yavin 4: Briefing Room': who } });
      t.act('Light: Use Attack Run');
      t.answer('Choose Y-wing', 'Choose Y-wing');
    };
    // 11 + 2 + 2 + 1.
    attempt(['Destiny 6', 'Destiny 5'], ['General Dodonna']);
    t.settle('lose', 'Dark');
    attempt(['Destiny 6', 'Destiny 6'], ['Stormtrooper']);
    t.settle('act');
    t.is(isGone(t), false);
  },
);

scenario(
  'Maneuver Check: at Pull Up each starfighter with destiny + maneuver below 5 is lost',
  'CCG-EPC-07 CCG-READ-073',
  (t) => {
    // A Y-wing has maneuver 3, 1 in the Trench: 3 drawn is not enough, 4 is.
    for (const [destiny, zone] of [
      ['Destiny 3', 'lost'],
      ['Destiny 4', 'table'],
    ] as const) {
      board(t, { draws: ['Destiny 1', 'Destiny 1', destiny], trench: ['Maneuver Check'] });
      const maneuver = t.number('Y-wing', 'maneuver');
      t.act('Light: Use Attack Run');
      t.answer('Choose Y-wing', 'Choose Y-wing');
      t.settle('act');
      t.is([maneuver, t.destinies().length], [3, 3]);
      t.card('Y-wing', { zone });
    }
  },
);

scenario("I'm On The Leader shoots one down, and a new lead is named", 'CCG-EPC-05 CCG-CARD-086', (t) => {
  board(t, {
    ships: ['X-wing', 'Wedge Antilles, pilot of X-wing', 'Proton Torpedoes, on X-wing'],
    dark: ["I'm On The Leader"],
  });
  t.act('Light: Use Attack Run');
  t.settle();
  t.answer('Choose X-wing', 'Choose Y-wing', 'Choose Y-wing');
  // Maneuver 3 less 2 in the Trench; 3 is drawn.
  t.act("Dark: Play I'm On The Leader");
  t.answer('Choose Y-wing');
  t.settle('target', 'Light');
  t.card('Y-wing', { zone: 'lost' });
  t.offers('Choose X-wing');
});

scenario("You're All Clear Kid! cancels I'm On The Leader, or sends a TIE off", 'CCG-EPC-15', (t) => {
  board(t, { dark: ["I'm On The Leader"], light: ["You're All Clear Kid!"] });
  t.act('Light: Use Attack Run');
  t.settle();
  t.answer('Choose Y-wing', 'Choose Y-wing');
  t.act("Dark: Play I'm On The Leader");
  t.answer('Choose Y-wing');
  t.act("Light: Play You're All Clear Kid!");
  t.settle('lose', 'Dark');
  t.card('Y-wing', { zone: 'table' });
  // 13 + 2 + 1 - 3 without it; without the TIE 16.
  board(t, { ships: ['Black 2', 'DS-61-2, pilot of Black 2'], light: ["You're All Clear Kid!"] });
  t.act('Light: Use Attack Run');
  t.settle();
  t.answer('Choose Y-wing', 'Choose Black 2', 'Choose Y-wing');
  t.act("Light: Play You're All Clear Kid!");
  t.answer('Choose Black 2');
  t.settle('lose', 'Dark');
  t.card('Black 2', { at: 'Death Star' });
});

scenario(
  'Batteries and armed TIEs in the Trench fire once each and free, at wingmen first; what is hit is lost at once',
  'CCG-EPC-04 CCG-EPC-05 CCG-EPC-16 CCG-READ-053',
  (t) => {
    t.board({
      at: 'Light moves',
      locations: {
        'Death Star': [
          'Y-wing',
          'Biggs Darklighter, pilot of Y-wing',
          'Proton Torpedoes, on Y-wing',
          'X-wing',
          'Wedge Antilles, pilot of X-wing',
        ],
        'Death Star: Trench': ['Attack Run', 'Turbolaser Battery', 'Turbolaser Battery'],
      },
      dark: { force: 0, reserve: ['Destiny 5', 'Destiny 5', 'Destiny 1', 'Destiny 1'] },
      light: { reserve: ['Destiny 1', 'Destiny 1'] },
    });
    t.act('Light: Use Attack Run');
    t.answer('Choose X-wing', 'Choose Y-wing', 'Choose Y-wing');
    t.settle('weapons', 'Dark');
    t.answer('Fire Turbolaser Battery');
    // The lead is safe while there is a wingman.
    t.offers('Choose X-wing');
    // 10 - 5 against maneuver 4 - 2.
    t.answer('Choose X-wing');
    t.settle('weapons', 'Dark');
    t.card('X-wing', { zone: 'lost' });
    t.card('Wedge Antilles', { zone: 'lost' });
    t.answer('Fire Turbolaser Battery');
    t.offers('Choose Y-wing');
    t.answer('Choose Y-wing');
    t.settle('act');
    t.card('Y-wing', { at: 'Death Star' });
    t.is(t.events('fires').length, 2);
  },
);

scenario('A Turbolaser Battery deploys on the Trench by the text of the Trench', 'CCG-TRC-02', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { 'Death Star': [], 'Death Star: Trench': [], 'Death Star: War Room': [] },
    dark: { hand: ['Turbolaser Battery'] },
  });
  t.act('Dark: Deploy Turbolaser Battery');
  t.offersAlso('On Death Star: Trench');
  t.doesNotOffer('On Death Star: War Room');
});

scenario("You're All Clear Kid! adds 1 where the lead starfighter has its own pilot", 'CCG-EPC-15', (t) => {
  for (const [pilot, isEnough] of [
    ['Biggs Darklighter', true],
    ['Wedge Antilles', false],
  ] as const) {
    t.board({
      at: 'Light moves',
      locations: {
        'Death Star': [
          'Red 3',
          `${pilot}, pilot of Red 3`,
          'Proton Torpedoes, on Red 3',
          'Black 2',
          'DS-61-2, pilot of Black 2',
        ],
        'Death Star: Trench': ['Attack Run'],
        'Light Yavin 4: Jungle': [],
      },
      light: { hand: ["You're All Clear Kid!"], reserve: ['Destiny 6', 'Destiny 6'] },
    });
    t.act('Light: Use Attack Run');
    t.settle();
    t.answer('Choose Red 3', 'Choose Black 2', 'Choose Red 3');
    t.act("Light: Play You're All Clear Kid!", 'Choose Black 2');
    // 6 + 6, 2 for the pilot, 1 site: 15, and it takes more.
    t.settle(isEnough ? 'lose' : 'act');
    t.is(isGone(t), isEnough);
  }
});
