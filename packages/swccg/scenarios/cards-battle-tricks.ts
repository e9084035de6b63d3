/** Cards that change who fights in a battle, and what happens besides. */
import { ONE, PI } from '../src/exact.ts';
import { scenario } from '../testing/index.ts';
import { field, fight, isInBattle, on, owed, passAll, play } from './fights.ts';

scenario('Leaders and characters with ability above 2 stay out of it', 'CCG-BTL-26', (t) => {
  field(t, [], {
    locations: { Hall: ['Captain', 'Guard', 'Scout', 'General Dodonna'] },
    light: { hand: ['Blast The Door, Kid!'] },
  });
  t.act('Dark: Battle at Hall', 'Light: Play Blast The Door, Kid!');
  passAll(t);
  t.is(
    ['Captain', 'Guard', 'Scout', 'General Dodonna'].map((name) => isInBattle(t, name)),
    [false, true, true, false],
  );
  // Only at interior sites.
  field(t, ['Captain', 'Hero'], { light: { hand: ['Blast The Door, Kid!'] } });
  t.act('Dark: Battle at Field');
  t.doesNotOffer('Blast The Door');
});

scenario('Panic: up to three cards of the Reserve Deck join in', 'CCG-CARD-094 CCG-CARD-076 CCG-BTL-25', (t) => {
  field(t, ['Captain', 'Captain', 'Scout'], {
    light: { hand: ['Panic'], reserve: ['Hero', 'Destiny 3', 'Dummy'], force: 0 },
  });
  t.act('Dark: Battle at Field', 'Light: Play Panic', '3');
  t.answer('Choose Hero');
  t.answer(t.options.find((option) => option.includes('Field'))!);
  passAll(t);
  t.doesNotOffer('Choose Destiny 3');
  t.answer('Done');
  t.is([t.read('Hero').zone, isInBattle(t, 'Hero')], ['table', true]);
  t.is(t.read('Dummy').zone, 'lost');
  // Not against less than double the power.
  field(t, ['Guard', 'Scout'], { light: { hand: ['Panic'] } });
  t.act('Dark: Battle at Field');
  t.doesNotOffer('Play Panic');
});

scenario('Escape Pod saves the characters with what is on them', 'CCG-CARD-077 CCG-OUT-04', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Light Tatooine': [
        'Devastator',
        'Darth Vader, pilot of Devastator',
        'Grand Moff Tarkin, pilot of Devastator',
        'Corellian Corvette',
        'Red Leader, pilot of Corellian Corvette',
        'Luke Skywalker, passenger of Corellian Corvette',
        'Blaster Rifle, on Luke Skywalker',
      ],
      "Light Tatooine: Lars' Moisture Farm": [],
      'Light Tatooine: Cantina': [],
      'Yavin 4: Jungle': [],
    },
    light: { hand: ['Escape Pod'] },
  });
  t.act('Dark: Battle at Tatooine');
  fight(t, false);
  t.doesNotOffer('Play Escape Pod'); // the ship has to be lost first
  t.answer('Light: Forfeit Corellian Corvette');
  t.act('Light: Play Escape Pod');
  passAll(t);
  t.doesNotOffer('Yavin 4'); // not related
  t.answer(t.options.find((option) => option.includes('Cantina'))!);
  // The others go to the same site.
  t.doesNotOffer("Lars'");
  t.card('Luke Skywalker', { zone: 'lost' });
  t.card('Blaster Rifle', { zone: 'lost' });
  t.answer(t.options[0]!);
  t.card('Luke Skywalker', { zone: 'table', at: 'Tatooine: Cantina' });
  t.card('Blaster Rifle', { zone: 'table', on: 'Luke Skywalker' });
  t.card('Red Leader', { zone: 'table', at: 'Tatooine: Cantina' });
});

scenario('Friendly Fire: the opponent chooses who is lost', 'CCG-READ-089 CCG-READ-090', (t) => {
  const blaster = 'Toy   Dark Weapon - Character   C1\ndestiny 1';
  field(t, ['Captain', 'Guard', 'Toy, on Guard', 'Hero'], {
    light: { hand: ['Friendly Fire'], reserve: ['Destiny 1'] },
    cards: [blaster],
  });
  t.act('Dark: Battle at Field', 'Light: Play Friendly Fire');
  on(t, 'target', 'Dark');
  t.offers('Choose Captain', 'Choose Guard');
  t.answer('Choose Guard');
  t.is(t.read('Guard').zone, 'lost');
  field(t, ['Captain', 'Guard', 'Toy, on Guard', 'Hero'], {
    light: { hand: ['Friendly Fire'], reserve: ['Destiny 2'] },
    cards: [blaster],
  });
  t.act('Dark: Battle at Field', 'Light: Play Friendly Fire');
  fight(t, false);
  t.is([t.read('Guard').zone, t.read('Captain').zone], ['table', 'table']);
  field(t, ['Captain', 'Guard', 'Hero'], { light: { hand: ['Friendly Fire'] }, cards: [blaster] });
  t.act('Dark: Battle at Field');
  t.doesNotOffer('Friendly Fire');
});

scenario(
  'Escape Pod works for any capital starship: a spy aboard the opponent’s comes off with all the others',
  'CCG-CARD-077 CCG-OBJ-17',
  (t) => {
    t.board({
      at: 'Light battles',
      locations: {
        'Light Tatooine': [
          'Victory-Class Star Destroyer',
          'Admiral Motti, pilot of Victory-Class Star Destroyer',
          'undercover Momaw Nadon, passenger of Victory-Class Star Destroyer',
          'Light Undercover, on Momaw Nadon',
          'Red 5',
          'Luke Skywalker, pilot of Red 5',
          'Tantive IV',
          'Han Solo, pilot of Tantive IV',
        ],
        'Light Tatooine: Cantina': [],
      },
      dark: { reserve: ['Destiny 0'] },
      light: { hand: ['Escape Pod'], reserve: ['Destiny 7'] },
    });
    t.act('Light: Battle at Tatooine');
    fight(t);
    t.answer('Dark: Forfeit Victory-Class Star Destroyer');
    t.act('Light: Play Escape Pod');
    passAll(t);
    t.answer('To Tatooine: Cantina', 'To Tatooine: Cantina');
    t.card('Momaw Nadon', { at: 'Tatooine: Cantina', undercover: true });
    t.card('Admiral Motti', { at: 'Tatooine: Cantina', controller: 'Dark' });
    // Motti on his own half; the spy on Dark's.
    t.is([t.state.side[t.find('Admiral Motti')], t.state.side[t.find('Momaw Nadon')]], [0, 0]);
  },
);

scenario('Physical Choke after a battle that a Dark Jedi won', 'CCG-CARD-095', (t) => {
  for (const [destiny, zone] of [
    ['Destiny 5', 'lost'],
    ['Destiny 4', 'table'],
  ] as const) {
    field(t, ['Darth Vader', 'Captain', 'Hero'], { dark: { hand: ['Physical Choke'], reserve: [destiny] } });
    t.act('Dark: Battle at Field');
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw none');
    on(t, 'battleDestiny', 'Light');
    t.answer('Draw none');
    t.act('Dark: Play Physical Choke', 'Choose Hero');
    passAll(t);
    t.is(t.read('Hero').zone, zone);
  }
  // Not from ship to ship, though both pilots are present at the system.
  field(t, [], {
    locations: { Orbit: ['Black 2', 'Darth Vader, pilot of Black 2', 'Red 1', 'Dummy, pilot of Red 1'] },
    dark: { hand: ['Physical Choke'] },
  });
  t.act('Dark: Battle at Orbit');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw none');
  while (t.state.question?.kind === 'respond') {
    t.doesNotOffer('Play Physical Choke');
    t.pass();
  }
  t.asks('Light', 'damage');
});

scenario('Tallon Roll, and the slip that answers it', 'CCG-CARD-104 CCG-READ-128 CCG-DST-19', (t) => {
  const board = (hand: readonly string[]): void =>
    field(t, [], {
      at: 'Dark moves',
      locations: { Orbit: ['TIE Fighter', 'Clerk, pilot of TIE Fighter', 'Red 3', 'Scout, pilot of Red 3'] },
      dark: { hand: ['Tallon Roll'], reserve: ['Destiny 5'] },
      light: { hand, reserve: ['Destiny 2'] },
    });
  board([]);
  t.act('Dark: Play Tallon Roll', 'Choose TIE Fighter', 'Choose Red 3');
  t.settle('act');
  // 5 + 1 + 3 against 2 + 3.
  t.is([t.read('TIE Fighter').zone, t.read('Red 3').zone], ['table', 'lost']);
  board(['Corellian Slip']);
  t.act('Dark: Play Tallon Roll', 'Choose TIE Fighter', 'Choose Red 3');
  play(t, 'Light', 'Corellian Slip', 'slip');
  t.settle('act');
  // 2 + 3 + maneuver 4 + ability 2.
  t.is([t.read('TIE Fighter').zone, t.read('Red 3').zone], ['lost', 'table']);
  // Any starfighter of Dark's rolls, if somebody pilots it.
  field(t, [], {
    at: 'Dark moves',
    locations: { Orbit: ['Skiff', 'Clerk, pilot of Skiff', 'Black 2', 'Red 3'] },
    dark: { hand: ['Tallon Roll'] },
    cards: [
      'Skiff   Dark Starship - Starfighter: X-Wing   C1\ndestiny 1   deploy 1   power 1   maneuver 1   hyperspeed 1   forfeit 1\nThis card carries 1 pilot.',
    ],
  });
  t.act('Dark: Play Tallon Roll');
  t.offers('Choose Skiff');
  t.answer('Choose Skiff', 'Choose Red 3');
  t.settle('act');
  // 3 + 1 + 1 against 3: nobody pilots Red 3, so it has no power.
  t.is([t.read('Skiff').zone, t.read('Red 3').zone], ['table', 'lost']);
  // Against any starfighter of Light's, whoever built it: 3 + 1 + 3 against 3 + 1.
  field(t, [], {
    at: 'Dark moves',
    locations: { Orbit: ['TIE Fighter', 'stolen Black 2', 'Scout, pilot of Black 2'] },
    dark: { hand: ['Tallon Roll'] },
  });
  t.act('Dark: Play Tallon Roll', 'Choose TIE Fighter');
  t.answer('Choose Black 2');
  t.settle('act');
  t.is([t.read('TIE Fighter').zone, t.read('Black 2').zone], ['table', 'lost']);
  // 2 + 1 + 3 against 3 + 3: a tie.
  field(t, [], {
    at: 'Dark moves',
    locations: { Orbit: ['TIE Fighter', 'Red 3', 'Scout, pilot of Red 3'] },
    dark: { hand: ['Tallon Roll'], reserve: ['Destiny 2'] },
    light: { reserve: ['Destiny 3'] },
  });
  t.act('Dark: Play Tallon Roll', 'Choose TIE Fighter', 'Choose Red 3');
  t.settle('act');
  t.is([t.read('TIE Fighter').zone, t.read('Red 3').zone], ['table', 'table']);
});

scenario('Maneuvers for the rest of the turn', 'CCG-CARD-071 CCG-READ-129', (t) => {
  field(t, [], {
    at: 'Dark moves',
    locations: { Orbit: ['TIE Fighter', 'Clerk, pilot of TIE Fighter'] },
    dark: { hand: ['Dark Maneuvers'] },
  });
  t.act('Dark: Play Dark Maneuvers', 'Choose TIE Fighter');
  t.settle('act');
  t.is([t.number('TIE Fighter', 'maneuver'), t.powerOf('TIE Fighter')], [5, 2]);
  t.is(t.number('TIE Fighter', 'hyperspeed') < 0, true);
  t.endTurn();
  t.is([t.number('TIE Fighter', 'maneuver'), t.powerOf('TIE Fighter')], [3, 1]);
});

scenario('Prophetess foresees the winner of her battle', 'CCG-READ-033', (t) => {
  for (const [winner, lost, gained] of [
    ['Dark', 1, 1],
    ['Light', 2, 0],
  ] as const) {
    field(t, ['Prophetess', 'Captain', 'Scout'], { dark: { lost: 1 } });
    t.act('Dark: Battle at Field');
    t.asks('Dark', 'mode');
    t.answer(winner);
    fight(t, false);
    if (t.state.question?.kind === 'lose') t.answer('Lose the top card of the Reserve Deck');
    t.is(t.count('Dark', 'lost'), winner === 'Dark' ? lost - 1 : lost);
    t.is(t.happened('retrieve').length, gained);
  }
});

scenario(
  'Alternatives To Fighting cancels a battle of starships just initiated',
  'CCG-CARD-112 CCG-BTL-24 CCG-BTL-03',
  (t) => {
    field(t, [], {
      locations: { Orbit: ['TIE Fighter', 'Clerk, pilot of TIE Fighter', 'Red 3', 'Scout, pilot of Red 3'] },
      light: { hand: ['Alternatives To Fighting'] },
    });
    t.act('Dark: Battle at Orbit', 'Light: Play Alternatives To Fighting');
    on(t, 'act');
    t.is([t.events('power').length, t.count('Light', 'force')], [0, 7]);
    t.refuses('CCG-BTL-02', 'Dark', 'battle', 'Orbit');
  },
);

scenario('Local Trouble: two Stormtroopers fight one character', 'CCG-READ-100', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Dark Tatooine: Cantina': ['Stormtrooper', 'Stormtrooper', 'Darth Vader', 'Luke Skywalker', 'Obi-Wan Kenobi'],
    },
    dark: { hand: ['Local Trouble'] },
  });
  t.act('Dark: Play Local Trouble', 'Choose Stormtrooper', 'Choose Stormtrooper', 'Choose Luke Skywalker');
  on(t, 'battleDestiny', 'Dark');
  t.is(t.state.battle!.cards.length, 3);
  t.is(isInBattle(t, 'Obi-Wan Kenobi'), false);
  t.is(t.count('Dark', 'force'), 9);
  t.answer('Draw none');
  fight(t, false);
  while (t.state.question?.kind === 'damage') t.answer('Lose the top card of the Reserve Deck');
  t.toPhase('battle', 'Dark');
  t.refuses('CCG-BTL-02', 'Dark', 'battle', 'Tatooine: Cantina');
});

scenario('This Is All Your Fault: a droid for all attrition', 'CCG-READ-109', (t) => {
  field(t, ['Captain', 'Captain', 'Hero', 'Hero', 'R2-D2'], {
    light: { hand: ['This Is All Your Fault'] },
    dark: { reserve: ['Destiny 6'] },
  });
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw battle destiny');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw none');
  t.act('Light: Play This Is All Your Fault', 'Choose R2-D2');
  passAll(t);
  t.is(owed(t, 'Light')[0], 0);
  t.card('R2-D2', { zone: 'lost' });
});

scenario('Chief Bast leaves a starship with one other at the start of a battle', 'CCG-CARD-022', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Light Tatooine': [
        'Devastator',
        'Chief Bast, pilot of Devastator',
        'Grand Moff Tarkin, passenger of Devastator',
        'Red 1',
        'Red Leader, pilot of Red 1',
      ],
      'Light Tatooine: Cantina': [],
    },
  });
  t.act('Light: Battle at Tatooine', 'Dark: Use Chief Bast', 'Choose Grand Moff Tarkin');
  passAll(t);
  t.answer(t.options[0]!);
  t.card('Chief Bast', { at: 'Tatooine: Cantina' });
  t.card('Grand Moff Tarkin', { at: 'Tatooine: Cantina' });
  t.is(t.count('Dark', 'force'), 10);
});

scenario('Chief Bast stays aboard where there is no related planet site', 'CCG-CARD-022', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Light Tatooine': ['Devastator', 'Chief Bast, pilot of Devastator', 'Red 1', 'Red Leader, pilot of Red 1'],
      'Light Yavin 4: Docking Bay': [],
    },
  });
  t.act('Light: Battle at Tatooine');
  t.is(t.whyNot('Dark', 'use', 'Chief Bast')?.why, 'what it needs is not so');
});

scenario('Into the garbage chute: all involved go to the Trash Compactor', 'CCG-READ-116', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Light Death Star: Docking Bay 327': ['Darth Vader', 'Luke Skywalker', 'Leia Organa'],
      'Light Death Star: Trash Compactor': [],
    },
    light: { hand: ['Into The Garbage Chute, Flyboy'] },
  });
  t.act('Dark: Battle at Death Star: Docking Bay 327', 'Light: Play Into The Garbage Chute');
  on(t, 'act');
  for (const name of ['Luke Skywalker', 'Leia Organa']) t.card(name, { at: 'Death Star: Trash Compactor' });
  t.is(t.count('Light', 'force'), 10);
});

scenario('Evader saves Vader to the Used Pile', 'CCG-READ-126', (t) => {
  field(t, ['Darth Vader', 'Hero', 'Hero'], { dark: { hand: ['Evader'] } });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer('Dark: Forfeit Darth Vader');
  play(t, 'Dark', 'Evader', 'Darth Vader');
  on(t, 'act');
  t.is(t.read('Darth Vader').zone, 'used');
});

scenario("Brainiac's numbers come from hands and icons", 'CCG-CARD-027', (t) => {
  field(t, ['Brainiac'], {
    at: 'Light moves',
    dark: { hand: ['Guard', 'Guard', 'Guard', 'Guard'] },
    light: { hand: ['Scout'] },
  });
  // 3 (4 - 1) + 2 (1 - 1) + pi = 12.142
  t.is(Math.abs(t.powerOf('Brainiac') - Math.sqrt(9 + PI / ONE)) < 0.002, true);
  t.is(t.forfeitOf('Brainiac'), 4);
  field(t, ['Brainiac'], { at: 'Light moves', light: { hand: ['Scout', 'Scout', 'Scout'] } });
  t.is(t.powerOf('Brainiac'), 1);
  // His own price counts himself.
  field(t, ['Hero'], { at: 'Light deploys', light: { hand: ['Brainiac', 'Scout', 'Scout'] } });
  t.act('Light: Deploy Brainiac');
  t.answer(t.options.find((option) => option.includes('Field'))!);
  t.settle('act');
  t.is(t.count('Light', 'force'), 7);
});
