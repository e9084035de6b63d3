/** Cards that get out of battles, send others away, or bar them. */
import { scenario } from '../testing/index.ts';
import { drawn, field, fight, isInBattle, never, on, passAll } from './fights.ts';

const LARS = "Tatooine: Lars' Moisture Farm";

scenario(
  'Obi-Wan sends one character of ability 1 away, who may be battled again',
  'CCG-CARD-019 CCG-CARD-130 CCG-MOV-15',
  (t) => {
    for (const [who, more] of [
      ['Obi-Wan Kenobi', []],
      ['Luke Skywalker', ["Obi-Wan's Cape, on Luke Skywalker"]],
    ] as const) {
      const source = more.length > 0 ? "Obi-Wan's Cape" : who;
      t.board({
        at: 'Light battles',
        locations: {
          'Light Tatooine: Cantina': ['Stormtrooper', 'Darth Vader', who, ...more],
          [`Light ${LARS}`]: ['Beru Lars'],
        },
      });
      t.act('Light: Battle at Tatooine: Cantina', `Light: Use ${source}`, 'Choose Stormtrooper');
      passAll(t);
      t.asks('Dark', 'where');
      t.answer(t.options[0]!);
      t.card('Stormtrooper', { zone: 'table', at: LARS });
      passAll(t);
      t.is(isInBattle(t, 'Stormtrooper'), false);
      fight(t, false);
      while (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
      t.toPhase('battle', 'Light');
      // Dark's presence there is the Stormtrooper alone.
      t.act(`Light: Battle at ${LARS}`);
      t.is(t.events('battle').length, 2);
    }
  },
);

scenario('Whoever cannot go away is lost', 'CCG-CARD-019', (t) => {
  t.board({
    at: 'Light battles',
    locations: { 'Light Tatooine: Cantina': ['Stormtrooper', 'Darth Vader', 'Obi-Wan Kenobi'] },
  });
  t.act('Light: Battle at Tatooine: Cantina', 'Light: Use Obi-Wan Kenobi', 'Choose Stormtrooper');
  passAll(t);
  t.card('Stormtrooper', { zone: 'lost' });
});

scenario('Move Along sends as many away as the destiny says', 'CCG-READ-115', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Light Tatooine: Cantina': ['Stormtrooper', 'Stormtrooper', 'Jawa', 'Darth Vader', 'Obi-Wan Kenobi'],
      [`Light ${LARS}`]: [],
    },
    light: { hand: ['Move Along...'], reserve: ['Destiny 1'] },
  });
  t.act('Light: Battle at Tatooine: Cantina', 'Light: Play Move Along');
  on(t, 'target', 'Light');
  t.doesNotOffer('Choose Darth Vader', 'Choose Jawa');
  t.answer('Choose Stormtrooper');
  passAll(t);
  t.asks('Dark', 'where');
  t.answer(t.options[0]!);
  passAll(t);
  t.is(t.state.battle!.cards.length, 4);
});

scenario('Hyper Escape: all starships move away, for Force, and there is no battle', 'CCG-CARD-085', (t) => {
  const board = (force: number, far = 'Light Kessel'): void =>
    t.board({
      at: 'Dark battles',
      locations: {
        'Light Tatooine': [
          'Devastator',
          'Darth Vader, pilot of Devastator',
          'Red 1',
          'Red Leader, pilot of Red 1',
          'Red 3',
          'Biggs Darklighter, pilot of Red 3',
        ],
        [far]: [],
      },
      light: { hand: ['Hyper Escape'], force },
    });
  board(5);
  t.act('Dark: Battle at Tatooine', 'Light: Play Hyper Escape');
  passAll(t);
  t.answer(t.options[0]!);
  t.answer(t.options[0]!);
  t.is([t.read('Red 1').at, t.read('Red 3').at], ['Kessel', 'Kessel']);
  t.is([t.state.battle, t.count('Light', 'force')], [null, 3]);
  // Not without Force for all of them.
  board(1);
  t.act('Dark: Battle at Tatooine');
  t.doesNotOffer('Hyper Escape');
});

scenario('Narrow Escape: all characters of a site', 'CCG-CARD-091', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { 'Light Tatooine: Cantina': ['Darth Vader', 'Luke Skywalker', 'Beru Lars'], [`Light ${LARS}`]: [] },
    light: { hand: ['Narrow Escape'] },
  });
  t.act('Dark: Battle at Tatooine: Cantina', 'Light: Play Narrow Escape');
  passAll(t);
  t.answer(t.options[0]!);
  t.answer(t.options[0]!);
  t.is([t.read('Luke Skywalker').at, t.read('Beru Lars').at, t.state.battle], [LARS, LARS, null]);
  t.is(t.count('Light', 'force'), 8);
});

scenario('A barrier keeps what was just deployed out of battles, and where it is', 'CCG-READ-117 CCG-CARD-097', (t) => {
  field(t, ['Captain', 'Hero'], { at: 'Dark deploys', dark: { hand: ['Guard'] }, light: { hand: ['Rebel Barrier'] } });
  t.act('Dark: Deploy Guard');
  t.answer(t.options.find((option) => option.includes('Field'))!);
  t.act('Light: Play Rebel Barrier');
  t.toPhase('battle');
  t.act('Dark: Battle at Field');
  t.is([isInBattle(t, 'Captain'), isInBattle(t, 'Guard')], [true, false]);
  fight(t, false);
  t.doesNotOffer('Forfeit Guard');
});

scenario('Four characters deployed to one location in a turn do not battle', 'CCG-READ-095', (t) => {
  field(t, ['Captain', 'Hero'], {
    at: 'Dark deploys',
    dark: { hand: ['Clerk', 'Clerk', 'Clerk', 'Clerk'] },
    light: { hand: ['I Have A Very Bad Feeling About This'] },
  });
  for (let i = 0; i < 4; i++) {
    t.toPhase('deploy', 'Dark');
    t.doesNotOffer('I Have A Very Bad Feeling');
    t.act('Dark: Deploy Clerk');
    t.answer(t.options.find((option) => option.includes('Field'))!);
  }
  t.act('Light: Play I Have A Very Bad Feeling About This');
  t.toPhase('battle');
  t.act('Dark: Battle at Field');
  t.is(t.state.battle!.cards.length, 2);
});

scenario(
  "Ng'ok keeps four newcomers out of battles, and those who were there before may fight",
  'CCG-READ-133',
  (t) => {
    field(t, ['Captain', 'Hero'], {
      at: 'Light deploys',
      dark: { hand: ["Ng'ok"] },
      light: { hand: ['Dummy', 'Dummy', 'Dummy', 'Dummy'] },
    });
    for (let i = 0; i < 4; i++) {
      t.toPhase('deploy', 'Light');
      t.doesNotOffer("Play Ng'ok");
      t.act('Light: Deploy Dummy');
      t.answer(t.options.find((option) => option.includes('Field'))!);
    }
    t.act("Dark: Play Ng'ok");
    t.toPhase('battle', 'Light');
    t.act('Light: Battle at Field');
    t.is([isInBattle(t, 'Hero'), isInBattle(t, 'Dummy'), t.state.battle!.cards.length], [true, false, 2]);
  },
);

scenario(
  'A battle to which the opponent has just reacted is cancelled; what it cost and who came stay',
  'CCG-READ-095 CCG-READ-133 CCG-BTL-24',
  (t) => {
    field(t, ['Captain', 'Hero', 'CZ-3'], { dark: { hand: ["Ng'ok"] }, light: { hand: ['Scout'] } });
    t.act('Dark: Battle at Field');
    for (; t.state.question?.kind === 'respond' && t.nameOfSeat(t.state.question.seat) === 'Dark'; t.pass())
      t.doesNotOffer("Play Ng'ok"); // nobody has reacted yet
    t.act('Light: React: deploy Scout', 'To Field', "Dark: Play Ng'ok");
    t.settle('act');
    t.is([t.state.battle, t.read('Scout').at], [null, 'Field']);
    t.is([t.count('Dark', 'force'), t.count('Light', 'force')], [9, 9]);
    t.board({
      at: 'Light battles',
      locations: { 'Light Tatooine: Mos Eisley': ['Luke Skywalker', 'Stormtrooper', 'Comlink, on Stormtrooper'] },
      dark: { hand: ['Darth Vader'] },
      light: { hand: ['I Have A Very Bad Feeling About This'] },
    });
    t.act('Light: Battle at Tatooine: Mos Eisley', 'Dark: React: deploy Darth Vader', 'To Tatooine: Mos Eisley');
    t.act('Light: Play I Have A Very Bad Feeling About This');
    t.settle('act');
    t.is([t.state.battle, t.read('Darth Vader').at], [null, 'Tatooine: Mos Eisley']);
  },
);

scenario('Noble Sacrifice: one of the same power, for its forfeit', 'CCG-CARD-092', (t) => {
  field(t, ['Captain', 'Hero', 'Scout', 'Dummy'], {
    at: 'Dark deploys',
    dark: { hand: ['Clerk'] },
    light: { hand: ['Noble Sacrifice'], lost: 4 },
  });
  t.act('Dark: Deploy Clerk');
  t.answer(t.options.find((option) => option.includes('Field'))!);
  t.act('Light: Play Noble Sacrifice');
  t.offers('Choose Dummy');
  t.answer('Choose Dummy');
  passAll(t);
  t.answer('Yes');
  t.card('Dummy', { zone: 'out' });
  t.is(t.happened('retrieve').length, 1);
});

scenario('Obi-Wan lends ability to a battle elsewhere', 'CCG-READ-093', (t) => {
  field(t, ['Captain', 'Scout'], {
    locations: { Hall: ['Obi-Wan Kenobi'] },
    light: { hand: ['Help Me Obi-Wan Kenobi'] },
  });
  t.act('Dark: Battle at Field', 'Light: Play Help Me Obi-Wan Kenobi', 'Choose Obi-Wan Kenobi', '2');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw none');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw battle destiny');
  passAll(t);
  t.is(t.destinies(), [['Light', 3]]);
  // One point is not enough for the Scout's 2.
  field(t, ['Captain', 'Scout'], {
    locations: { Hall: ['Obi-Wan Kenobi'] },
    light: { hand: ['Help Me Obi-Wan Kenobi'] },
  });
  t.act('Dark: Battle at Field', 'Light: Play Help Me Obi-Wan Kenobi', 'Choose Obi-Wan Kenobi', '1');
  fight(t, false);
  t.is(drawn(t, 'Light'), 0);
  t.is(t.state.battle === null || t.state.question?.kind === 'damage', true);
});

scenario('Droid Shutdown saves a droid that was hit', 'CCG-CARD-074', (t) => {
  field(t, ['Stormtrooper', 'Imperial Blaster, on Stormtrooper', 'Hero', 'R2-D2'], {
    light: { hand: ['Droid Shutdown'] },
    dark: { reserve: ['Destiny 7'] },
  });
  t.act('Dark: Battle at Field');
  on(t, 'weapons', 'Dark');
  t.answer('Fire Imperial Blaster');
  t.answer('Choose R2-D2');
  t.act('Light: Play Droid Shutdown');
  passAll(t);
  t.card('R2-D2', { zone: 'table', hit: false });
});

scenario('Droid Shutdown cancels a shot out of a battle, by which the droid would be lost', 'CCG-CARD-074', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Light Tatooine: Cantina': ['Stormtrooper', 'Imperial Blaster, on Stormtrooper', 'C-3PO'] },
    dark: { hand: ['Sniper'], reserve: ['Destiny 3'] },
    light: { hand: ['Droid Shutdown'] },
  });
  t.act('Dark: Play Sniper', 'Choose Imperial Blaster');
  t.answer('Choose C-3PO');
  t.act('Light: Play Droid Shutdown');
  t.settle();
  t.card('C-3PO', { zone: 'table' });
  t.is(t.destinies(), []);
});

scenario('Narrow Escape: not while a character rides in what stays', 'CCG-CARD-091', (t) => {
  const SPEEDER = "Luke's X-34 Landspeeder";
  t.board({
    at: 'Dark battles',
    locations: {
      'Light Tatooine: Mos Eisley': ['Darth Vader', 'Luke Skywalker', SPEEDER, `Beru Lars, driver of ${SPEEDER}`],
      [`Light ${LARS}`]: [],
    },
    light: { hand: ['Narrow Escape'] },
  });
  t.act('Dark: Battle at Tatooine: Mos Eisley');
  never(t, 'Narrow Escape');
});
