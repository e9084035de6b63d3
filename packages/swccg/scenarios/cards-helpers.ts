/** Cards that help or stop one other card: Beggar, Gold 2, Evacuate?, Dodonna, the Central Core and their like. */
import { type Play, scenario } from '../testing/index.ts';
import { field, fight, never, passAll } from './fights.ts';

const MOS_EISLEY = 'Light Tatooine: Mos Eisley';
const BOMB = (side: 'Dark' | 'Light', what: string): string =>
  `Bomb   ${side} Interrupt - Used   C1\n destiny 1\n Target 1 ${what} -> It is lost.`;

/** Answers what is asked only where there is something to choose. */
function choose(t: Play, kind: 'target' | 'where', what: string): void {
  if (t.state.question?.kind === kind) t.answer(what);
}

scenario(
  "Beggar: the opponent's Force helps to pay for one action of the turn; with more than 1 Force it is lost",
  'CCG-CARD-113',
  (t) => {
    const beg = (n: number): void => {
      t.board({
        at: 'Light deploys',
        locations: { [MOS_EISLEY]: ['Beggar'] },
        light: { hand: ['Luke Skywalker', 'Beru Lars'], force: 2 },
        dark: { force: 4 },
      });
      t.doesNotOffer('Deploy Luke Skywalker');
      t.act('Light: Use Beggar');
      t.asks('Light', 'number');
      t.offers('1', '2', '3', '4');
      t.answer(String(n));
      t.settle('act');
      if (t.state.question?.seat === 0) t.pass();
    };
    beg(1);
    t.act('Light: Deploy Luke Skywalker');
    choose(t, 'where', 'To');
    t.is([t.count('Dark', 'force'), t.count('Dark', 'used')], [3, 1]);
    t.is([t.count('Light', 'force'), t.count('Light', 'used')], [0, 2]);
    t.card('Beggar', { zone: 'table' });
    t.settle('act', 'Light');
    t.doesNotOffer('Use Beggar');
    t.refuses('CCG-FRC-12', 'Light', 'deploy', 'Beru Lars', 'Tatooine: Mos Eisley'); // it has helped with one action
    beg(3);
    t.act('Light: Deploy Luke Skywalker');
    choose(t, 'where', 'To');
    t.card('Beggar', { zone: 'lost' }); // before anybody answers
    t.is([t.count('Dark', 'force'), t.count('Light', 'force')], [1, 2]);
    // What it was to help with was not done.
    beg(4);
    t.endTurn();
    t.card('Beggar', { zone: 'table' });
    t.is(t.count('Dark', 'force'), 4);
    // Jawas take Force of both players, which is no begging.
    t.board({
      at: 'Light deploys',
      locations: { [MOS_EISLEY]: ['Beggar'] },
      light: { hand: ['Light Jawa', 'Light Jawa'], force: 4 },
      dark: { force: 4 },
    });
    for (let i = 0; i < 2; i++) {
      t.act('Light: Deploy Jawa');
      choose(t, 'where', 'To');
      t.settle('act');
    }
    t.is(t.count('Dark', 'force'), 2);
    t.card('Beggar', { zone: 'table' });
  },
);

scenario('Beggar deploys on an exterior Tatooine site and works in the own turn only', 'CCG-CARD-113', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [MOS_EISLEY]: [], 'Light Tatooine: Cantina': [], 'Light Yavin 4: Jungle': [] },
    light: { hand: ['Beggar'], force: 3 },
  });
  t.act('Light: Deploy Beggar');
  if (t.state.question?.kind === 'where') {
    t.offers('On Tatooine: Mos Eisley for 3 Force');
    t.answer('On Tatooine: Mos Eisley');
  }
  t.settle('act');
  t.card('Beggar', { on: 'Tatooine: Mos Eisley' });
  t.is(t.count('Light', 'force'), 0);
  t.board({ at: 'Dark deploys', locations: { [MOS_EISLEY]: ['Beggar'] } });
  t.doesNotOffer('Use Beggar');
  t.pass();
  t.doesNotOffer('Use Beggar');
});

scenario(
  'Gold 2 may be forfeited in the Trench in place of another starfighter hit there, which is restored',
  'CCG-READ-048',
  (t) => {
    const run = (first: string): void => {
      t.board({
        at: 'Light moves',
        locations: {
          'Death Star': [
            'Y-wing',
            'Biggs Darklighter, pilot of Y-wing',
            'Proton Torpedoes, on Y-wing',
            'X-wing',
            'Wedge Antilles, pilot of X-wing',
            'Gold 2',
            'Rebel Pilot, pilot of Gold 2',
          ],
          'Death Star: Trench': ['Attack Run', 'Turbolaser Battery'],
        },
        dark: { reserve: ['Destiny 6', 'Destiny 6'] },
      });
      t.act('Light: Use Attack Run');
      t.answer('Choose X-wing', 'Choose Gold 2', 'Choose Y-wing');
      t.settle('target', 'Light');
      t.answer('Choose Y-wing');
      t.settle('weapons', 'Dark');
      t.answer('Fire Turbolaser Battery', `Choose ${first}`);
    };
    run('X-wing');
    t.settle('target', 'Light');
    t.offers('Choose Gold 2', 'Done');
    t.answer('Choose Gold 2');
    t.card('Gold 2', { zone: 'lost' });
    t.card('X-wing', { zone: 'table', hit: false });
    t.card('Wedge Antilles', { zone: 'table' });
    run('X-wing');
    t.settle('target', 'Light');
    t.answer('Done');
    t.card('X-wing', { zone: 'lost' });
    t.card('Gold 2', { zone: 'table' });
    run('Gold 2'); // not in its own place
    passAll(t);
    t.card('Gold 2', { zone: 'lost' });
    t.is(t.state.question?.kind === 'target', false);
    // Elsewhere it takes nobody's place.
    t.board({
      at: 'Dark battles',
      locations: {
        'Light Tatooine': [
          'Gold 2',
          'Rebel Pilot, pilot of Gold 2',
          'hit X-wing',
          'Wedge Antilles, pilot of X-wing',
          'Devastator',
        ],
      },
    });
    t.act('Dark: Battle at Tatooine');
    fight(t, false);
    while (t.state.question?.kind === 'damage' && t.state.question.seat === 0)
      t.answer('Lose the top card of the Reserve Deck');
    t.asks('Light', 'damage');
    t.offersAlso('Forfeit X-wing');
    t.doesNotOffer('in place of');
  },
);

scenario(
  'Evacuate?: each goes to the one site or the one capital starship chosen; not with Tarkin aboard',
  'CCG-CARD-078',
  (t) => {
    const lose = (aboard: string): void => {
      t.board({
        at: 'Light controls',
        locations: {
          'Light Tatooine': [
            'Devastator',
            'Darth Vader, pilot of Devastator',
            `${aboard}, passenger of Devastator`,
            'DS-61-2, passenger of Devastator',
            'Conquest',
            'Imperial-Class Star Destroyer',
          ],
          'Light Tatooine: Cantina': [],
          [MOS_EISLEY]: [],
        },
        dark: { hand: ['Evacuate?'] },
        light: { hand: ['Bomb'] },
        cards: [BOMB('Light', 'Devastator')],
      });
      t.act('Light: Play Bomb');
      choose(t, 'target', 'Choose Devastator');
    };
    lose('Grand Moff Tarkin');
    never(t, 'Play Evacuate?');
    t.card('Evacuate?', { zone: 'hand' });
    t.card('Darth Vader', { zone: 'lost' });
    lose('General Tagge');
    t.act('Dark: Play Evacuate?');
    t.settle('where', 'Dark');
    const to = (place: string): string | undefined => t.options.find((option) => option.includes(place));
    t.answer(to('Cantina')!);
    t.is([to('Cantina') !== undefined, to('Mos Eisley')], [true, undefined]);
    t.answer(to('Conquest')!);
    t.is([to('Cantina') !== undefined, to('Conquest') !== undefined], [true, true]);
    t.is([to('Mos Eisley'), to('Imperial-Class')], [undefined, undefined]);
    t.answer(to('Conquest')!);
    t.settle('act');
    t.is(['Darth Vader', 'General Tagge', 'DS-61-2'].map((who) => t.read(who).on).toSorted(), [
      'Conquest',
      'Conquest',
      'Tatooine: Cantina',
    ]);
  },
);

scenario('A mouse droid aboard a ship is not present at a system and picks nothing up there', 'CCG-CARD-056', (t) => {
  const droid = "MSE-6 'Mouse' Droid";
  t.board({
    at: 'Light deploys',
    locations: {
      Kessel: ['Devastator', `${droid}, passenger of Devastator`, 'X-wing', 'Luke Skywalker, pilot of X-wing'],
      'Light Corellia': ['Millennium Falcon', 'Han Solo, pilot of Millennium Falcon'],
    },
    light: { hand: ['Kessel Run'] },
  });
  t.act('Light: Deploy Kessel Run');
  choose(t, 'where', 'On Kessel');
  choose(t, 'target', 'Choose Han Solo');
  t.settle('act');
  t.card('Kessel Run', { on: 'Kessel' });
  t.board({
    at: 'Dark deploys',
    locations: { 'Tatooine: Cantina': ['Luke Skywalker'], 'Tatooine: Jundland Wastes': [droid] },
    dark: { hand: ['Luke? Luuuuke!'] },
  });
  t.act('Dark: Deploy Luke? Luuuuke!', 'Dark: On Tatooine: Jundland Wastes');
  choose(t, 'target', 'Choose Luke Skywalker');
  t.settle('act');
  t.card('Luke? Luuuuke!', { on: droid });
});

scenario('This Is All Your Fault ends what Droid Shutdown protects', 'CCG-CARD-188', (t) => {
  const protect = (): void => {
    field(t, ['Captain', 'Stormtrooper', 'Dark Blaster Rifle, on Stormtrooper', 'Hero', 'R2-D2'], {
      dark: { hand: ['Bomb', 'Bomb'], reserve: ['Destiny 5'] },
      light: { hand: ['Droid Shutdown', 'This Is All Your Fault'] },
      cards: [BOMB('Dark', 'droid')],
    });
    t.act('Dark: Play Bomb');
    choose(t, 'target', 'Choose R2-D2');
    t.act('Light: Play Droid Shutdown');
    t.settle('act');
    t.card('R2-D2', { zone: 'table' });
  };
  protect();
  t.act('Dark: Battle at Field');
  passAll(t);
  t.answer('Fire Blaster Rifle');
  choose(t, 'target', 'Choose R2-D2');
  passAll(t);
  t.card('R2-D2', { hit: false });
  protect();
  t.act('Dark: Battle at Field');
  passAll(t);
  t.answer('Fire Blaster Rifle', 'Choose Hero');
  t.act('Light: Play This Is All Your Fault');
  choose(t, 'target', 'Choose R2-D2');
  passAll(t);
  t.card('R2-D2', { hit: true });
});

scenario('Retract The Bridge is free while Dark controls the Central Core', 'CCG-CARD-098', (t) => {
  for (const [core, cost] of [
    [['Stormtrooper'], 0],
    [['Stormtrooper', 'Luke Skywalker'], 2],
  ] as const) {
    t.board({
      at: 'Dark deploys',
      locations: { 'Death Star: Central Core': core, 'Death Star: War Room': [] },
      dark: { hand: ['Retract The Bridge'], force: 2 },
    });
    t.act('Dark: Play Retract The Bridge');
    t.is(t.count('Dark', 'force'), 2 - cost);
  }
});

scenario(
  'Dodonna cancels Wrong Turn, Willard Astromech Shortage, for 1 Force: deployed or on the table',
  'CCG-ACT-28',
  (t) => {
    for (const [who, what] of [
      ['General Dodonna', 'Wrong Turn'],
      ['Commander Vanden Willard', 'Astromech Shortage'],
    ] as const) {
      const board = (more: { readonly table?: readonly string[]; readonly hand?: readonly string[] }): void =>
        t.board({
          at: 'Dark deploys',
          locations: { 'Light Yavin 4: Jungle': [who] },
          table: more.table ?? [],
          dark: { hand: more.hand ?? [] },
          light: { force: 1 },
        });
      board({ hand: [what] });
      t.act(`Dark: Deploy ${what}`);
      choose(t, 'where', 'On the table');
      t.act(`Light: Use ${who}`);
      t.settle('act');
      t.card(what, { zone: 'lost' });
      t.is(t.count('Light', 'force'), 0);
      board({ table: [what] });
      t.act(`Light: Use ${who}`);
      choose(t, 'target', `Choose ${what}`);
      t.settle('act');
      t.card(what, { zone: 'lost' });
      board({});
      t.doesNotOffer(`Use ${who}`);
    }
  },
);

scenario('BoShek makes a Kessel Run as a smuggler does', 'CCG-UTI-01', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      Kessel: [],
      'Light Corellia': [
        'Millennium Falcon',
        'BoShek, pilot of Millennium Falcon',
        'Luke Skywalker, passenger of Millennium Falcon',
      ],
    },
    light: { hand: ['Kessel Run'] },
  });
  t.act('Light: Deploy Kessel Run');
  choose(t, 'where', 'On Kessel');
  if (t.state.question?.kind === 'target') {
    t.offers('Choose BoShek');
    t.answer('Choose BoShek');
  }
  t.settle('act');
  t.card('Kessel Run', { on: 'Kessel' });
});

scenario('Out Of Commission takes a weapon out of a Blaster Rack', 'CCG-READ-124', (t) => {
  const board = (...under: string[]): void =>
    t.board({
      at: 'Light controls',
      locations: { [MOS_EISLEY]: [] },
      table: ['Blaster Rack', ...under],
      light: { hand: ['Out Of Commission'] },
    });
  board();
  t.doesNotOffer('Play Out Of Commission');
  board('Dark Blaster Rifle, under Blaster Rack');
  t.act('Light: Play Out Of Commission');
  choose(t, 'target', 'Choose Blaster Rack');
  t.settle('act');
  t.is(t.titles('Dark', 'out'), ['Blaster Rifle']);
});

/** A battle at the system is over, and the card is played against the starfighter. */
function problem(t: Play, ship: string, destiny: string): void {
  t.board({
    at: 'Dark battles',
    locations: { 'Light Tatooine': ['Devastator', ship, `Rebel Pilot, pilot of ${ship}`] },
    dark: { hand: ["I've Got A Problem Here"], reserve: [destiny] },
  });
  t.act('Dark: Battle at Tatooine');
  fight(t, false);
  while (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
  t.act("Dark: Play I've Got A Problem Here");
  choose(t, 'target', `Choose ${ship}`);
  t.settle('act');
}

scenario("Red 6 has 2 added to what is drawn for I've Got A Problem Here", 'CCG-DST-05', (t) => {
  // Both have maneuver 4.
  problem(t, 'Red 6', 'Destiny 3');
  t.card('Red 6', { zone: 'lost' });
  problem(t, 'Red 6', 'Destiny 2');
  t.card('Red 6', { zone: 'table' });
  problem(t, 'Red 1', 'Destiny 4');
  t.card('Red 1', { zone: 'table' });
});

scenario('Sense stops Houjix against Sunsdown, and not against battle damage', 'CCG-SNS-09 CCG-CARD-083', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [MOS_EISLEY]: ['Darth Vader', 'Sunsdown'] },
    light: { hand: ['Houjix'] },
    dark: { hand: ['Sense'] },
  });
  t.act('Light: Play Houjix');
  choose(t, 'target', 'Choose Sunsdown');
  t.act('Dark: Play Sense');
  field(t, ['Captain', 'Captain', 'Dummy'], { light: { hand: ['Houjix'] }, dark: { hand: ['Sense'] } });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer('Light: Forfeit Dummy');
  t.act('Light: Play Houjix');
  never(t, 'Play Sense');
  t.is(t.count('Light', 'reserve'), 20);
});
