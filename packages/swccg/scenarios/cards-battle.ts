/** Cards that change power, damage and forfeits, or keep cards out of a battle. */
import { ONE, PI } from '../src/exact.ts';
import { scenario } from '../src/testing/index.ts';
import { field, fight, isInBattle, on, owed, passAll, play, totals } from './fights.ts';

scenario('Jedi Presence doubles the power of all others of its kind', 'CCG-CARD-070 CCG-CARD-088', (t) => {
  field(t, ['Darth Vader', 'Captain', 'Guard', 'Hero'], { dark: { hand: ['Dark Jedi Presence'] } });
  t.act('Dark: Battle at Field', 'Dark: Play Dark Jedi Presence', 'Choose Darth Vader');
  fight(t, false);
  t.is(totals(t), [6 + 10 + 6, 6]);
  field(t, ['Obi-Wan Kenobi', 'Scout', 'Captain'], { at: 'Light battles', light: { hand: ['Jedi Presence'] } });
  t.act('Light: Battle at Field', 'Light: Play Jedi Presence', 'Choose Obi-Wan Kenobi');
  fight(t, false);
  t.is(totals(t)[1], 5 + 4);
});

scenario('Dark Jedi Presence doubles what Imperials add as pilots', 'CCG-CARD-070', (t) => {
  field(t, [], {
    locations: {
      Orbit: [
        'TIE Fighter',
        'Grand Moff Tarkin, pilot of TIE Fighter',
        'Black 2',
        'Darth Vader, pilot of Black 2',
        'Red 3',
        'Scout, pilot of Red 3',
      ],
    },
    dark: { hand: ['Dark Jedi Presence'] },
  });
  const before = t.powerOf('TIE Fighter');
  t.is(before, 1 + 2);
  t.act('Dark: Battle at Orbit', 'Dark: Play Dark Jedi Presence', 'Choose Darth Vader');
  passAll(t);
  t.is(t.powerOf('TIE Fighter'), 1 + 4);
});

scenario('Tripled damage is damage only, and before forfeiting', 'CCG-CARD-073 CCG-CARD-107 CCG-MOD-08', (t) => {
  field(t, ['Captain', 'Hero', 'Scout'], {
    light: { hand: ["Don't Underestimate Our Chances"] },
    dark: { reserve: ['Destiny 1'] },
  });
  t.act('Dark: Battle at Field', "Light: Play Don't Underestimate Our Chances");
  fight(t);
  t.is(totals(t), [6, 11]);
  t.is(owed(t, 'Dark'), [3, 15]);
  // The other card triples that again.
  field(t, ['Captain', 'Captain', 'Scout'], {
    light: { hand: ["Don't Underestimate Our Chances"] },
    dark: { hand: ['You Overestimate Their Chances'] },
  });
  t.act(
    'Dark: Battle at Field',
    "Light: Play Don't Underestimate Our Chances",
    'Dark: Play You Overestimate Their Chances',
  );
  fight(t, false);
  t.is(owed(t, 'Light'), [0, (10 - 2) * 9]);
});

scenario("I've Got A Bad Feeling About This doubles what you win by, with Han three times", 'CCG-CARD-087', (t) => {
  const title = "I've Got A Bad Feeling About This";
  for (const [here, times] of [
    [['Captain', 'Guard', 'Hero'], 2],
    [['Captain', 'Guard', 'Han Solo', 'Scout'], 3],
  ] as const) {
    field(t, here, {
      at: 'Light battles',
      light: { hand: [title], reserve: ['Destiny 7'] },
      dark: { reserve: ['Destiny 0'] },
    });
    t.act('Light: Battle at Field', `Light: Play ${title}`);
    fight(t);
    const [dark, light] = totals(t) as [number, number];
    t.is(owed(t, 'Dark')[1], (light - dark) * times);
  }
  // Not with more power, and nothing happens to a loser.
  field(t, ['Guard', 'Hero'], { at: 'Light battles', light: { hand: [title] } });
  t.act('Light: Battle at Field');
  t.doesNotOffer(`Play ${title}`);
  field(t, ['Captain', 'Guard', 'Hero'], { at: 'Light battles', light: { hand: [title] } });
  t.act('Light: Battle at Field', `Light: Play ${title}`);
  fight(t, false);
  t.is(owed(t, 'Light')[1], 2);
});

scenario('A charging trooper has more power, and is forfeited at the end', 'CCG-READ-111', (t) => {
  field(t, ['Death Star Trooper', 'Captain', 'Scout'], { dark: { hand: ['Trooper Charge'] } });
  t.act('Dark: Battle at Field');
  play(t, 'Dark', 'Trooper Charge', 'power +3');
  t.act('Choose Death Star Trooper');
  passAll(t);
  t.is(t.powerOf('Death Star Trooper'), 2 - 1 + 3);
  fight(t, false);
  while (t.state.question?.kind === 'damage') t.answer('Light: Lose the top card of the Reserve Deck');
  on(t, 'act');
  t.card('Death Star Trooper', { zone: 'lost' });
  t.is(t.happened('forfeited'), ['Death Star Trooper']);
});

scenario('Ghhhk and Houjix cancel what is left when all is forfeited', 'CCG-CARD-080 CCG-CARD-083', (t) => {
  field(t, ['Captain', 'Captain', 'Scout', 'Dummy'], { light: { hand: ['Houjix'] }, locations: { Hall: ['Hero'] } });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer('Light: Forfeit Scout');
  passAll(t);
  t.doesNotOffer('Play Houjix');
  t.answer('Light: Forfeit Dummy');
  t.act('Light: Play Houjix');
  on(t, 'act');
  t.is(t.count('Light', 'reserve'), 20);
  field(t, ['Guard', 'Hero', 'Hero'], { dark: { hand: ['Ghhhk'] } });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.is(owed(t, 'Dark')[1], 9);
  t.answer('Dark: Forfeit Guard');
  t.act('Dark: Play Ghhhk');
  on(t, 'act');
  t.is(t.count('Dark', 'reserve'), 20);
});

scenario('Mantellian Savrip: cards from hand count against both', 'CCG-CARD-128', (t) => {
  field(t, ['Captain', 'Captain', 'Scout'], {
    table: ['Mantellian Savrip'],
    light: { hand: ['Hero', 'Old Ben'] },
    dark: { reserve: ['Destiny 6'] },
  });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(owed(t, 'Light'), [6, 14]);
  t.offersAlso('Forfeit Hero from hand');
  t.doesNotOffer('Forfeit Old Ben');
  t.answer('Light: Forfeit Hero from hand');
  on(t, 'damage', 'Light');
  t.is(owed(t, 'Light'), [1, 9]);
  t.card('Hero', { zone: 'lost' });
});

scenario('Mantellian Savrip deploys for 3 Force, or free with C-3PO', 'CCG-CARD-128', (t) => {
  field(t, ['Hero'], { at: 'Light deploys', light: { hand: ['Mantellian Savrip'] } });
  t.act('Light: Deploy Mantellian Savrip');
  t.answer(t.options[0]!);
  t.settle('act');
  t.is(t.count('Light', 'force'), 7);
  field(t, ['Hero', 'C-3PO'], { at: 'Light deploys', light: { hand: ['Mantellian Savrip'] } });
  t.act('Light: Deploy Mantellian Savrip');
  t.answer(t.options[0]!);
  t.settle('act');
  t.is(t.count('Light', 'force'), 10);
});

scenario('A Talz goes in place of a character that was hit', 'CCG-CARD-042', (t) => {
  field(t, ['Captain', 'Guard', 'Talz', 'hit Hero'], { locations: { Hall: ['hit Scout'] } });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.asks('Light', 'damage');
  t.offersAlso('Forfeit Hero', 'Forfeit Talz', 'Forfeit Talz in place of Hero');
  t.doesNotOffer('in place of Scout');
  t.answer('Light: Forfeit Talz in place of Hero');
  passAll(t);
  t.card('Hero', { zone: 'table', hit: false });
  t.card('Talz', { zone: 'lost' });
});

scenario('The Septoid droid wears off', 'CCG-CARD-061', (t) => {
  const droid = "WED15-I7 'Septoid' Droid";
  field(t, [droid, 'Clerk', 'Hero'], { light: { reserve: ['Destiny 0'] } });
  t.is(t.forfeitOf(droid), 7);
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(owed(t, 'Dark'), [0, 5]);
  t.answer(`Dark: Forfeit ${droid}`);
  on(t, 'act');
  t.card(droid, { zone: 'table' });
  t.is(t.forfeitOf(droid), 2);
  // A hit does not remove it either.
  field(t, [`hit ${droid}`, 'Captain', 'Scout']);
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer(`Dark: Forfeit ${droid}`);
  on(t, 'damage', 'Light');
  t.card(droid, { zone: 'table', hit: false });
});

scenario('Myo regenerates when he is forfeited', 'CCG-CARD-040', (t) => {
  field(t, ['Myo', 'Hero']);
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer('Dark: Forfeit Myo');
  on(t, 'act');
  t.is(t.titles('Dark', 'used')[0], 'Myo');
  t.is(t.happened('forfeited'), ['Myo']);
});

scenario('Dannik Jerriko eats the soup of one just forfeited', 'CCG-CARD-029', (t) => {
  field(t, ['Dannik Jerriko', 'Captain', 'Captain', 'Scout', 'Hero', 'R2-D2']);
  t.is(t.powerOf('Dannik Jerriko'), 1);
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer('Light: Forfeit R2-D2');
  t.doesNotOffer('Use Dannik');
  passAll(t);
  if (t.state.question?.kind === 'damage') t.answer('Light: Forfeit Hero');
  t.is(t.state.question?.kind === 'respond' || t.read('R2-D2').zone === 'lost', true);
  field(t, ['Dannik Jerriko', 'Captain', 'Captain', 'Hero']);
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer('Light: Forfeit Hero');
  t.act('Dark: Use Dannik Jerriko');
  passAll(t);
  t.card('Hero', { zone: 'out' });
  t.is(t.powerOf('Dannik Jerriko'), 1 + 4);
});

scenario(
  'Old Ben brings a forfeited character back to Tatooine, without what was on it',
  'CCG-CARD-093 CCG-OUT-05 CCG-ACT-19',
  (t) => {
    t.board({
      at: 'Dark battles',
      locations: {
        "Light Tatooine: Lars' Moisture Farm": ['Darth Vader', 'Luke Skywalker', 'Blaster Rifle, on Luke Skywalker'],
      },
      light: { hand: ['Old Ben'] },
    });
    t.act("Dark: Battle at Tatooine: Lars' Moisture Farm");
    fight(t, false);
    t.answer('Light: Forfeit Luke Skywalker');
    t.act('Light: Play Old Ben');
    on(t, 'act');
    t.card('Luke Skywalker', { zone: 'table', at: "Tatooine: Lars' Moisture Farm" });
    t.card('Blaster Rifle', { zone: 'lost' });
  },
);

scenario('Kintan Strider takes the topmost character of the Lost Pile', 'CCG-READ-098', (t) => {
  field(t, ['Captain', 'Scout'], { dark: { hand: ['Kintan Strider'], lost: ['Destiny 3', 'Guard', 'Clerk'] } });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer('Light: Forfeit Scout');
  t.act('Dark: Play Kintan Strider');
  passAll(t);
  t.is(t.titles('Dark', 'hand'), ['Guard']);
});

scenario("It's Worse cancels It Could Be Worse and raises the same loss", 'CCG-READ-097 CCG-READ-096', (t) => {
  field(t, ['Captain', 'Captain', 'Scout'], {
    light: { hand: ['It Could Be Worse'] },
    dark: { hand: ["It's Worse"], force: 5 },
  });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer('Light: Forfeit Scout');
  passAll(t);
  t.answer('Light: Lose the top card of the Reserve Deck');
  t.act('Light: Play It Could Be Worse', '3');
  t.act("Dark: Play It's Worse", '2');
  passAll(t);
  // 8 - 2 for the Scout, and 2 more; the 3 Force are gone all the same.
  t.is(owed(t, 'Light'), [0, 8]);
  t.is([t.count('Light', 'force'), t.count('Dark', 'force')], [7, 2]);
  t.is(t.titles('Light', 'lost')[0], 'It Could Be Worse');
});

scenario('It Could Be Worse answers any loss of Force', 'CCG-READ-096 CCG-FRC-14', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Light Tatooine: Cantina': ['Darth Vader'] },
    light: { hand: ['It Could Be Worse'] },
  });
  t.act('Dark: Force drain at Tatooine: Cantina', 'Light: Play It Could Be Worse', '2');
  t.settle('act');
  t.is([t.count('Light', 'reserve'), t.count('Light', 'force')], [20, 8]);
});

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
    },
    light: { hand: ['Escape Pod'] },
  });
  t.act('Dark: Battle at Tatooine');
  fight(t, false);
  t.answer('Light: Forfeit Corellian Corvette');
  t.act('Light: Play Escape Pod');
  passAll(t);
  t.answer(t.options.find((option) => option.includes('Cantina'))!);
  // The others go to the same site.
  t.doesNotOffer("Lars'");
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
    ['0', 1, 1],
    ['1', 2, 0],
  ] as const) {
    field(t, ['Prophetess', 'Captain', 'Scout'], { dark: { lost: 1 } });
    t.act('Dark: Battle at Field');
    t.asks('Dark', 'mode');
    t.answer(winner);
    fight(t, false);
    if (t.state.question?.kind === 'lose') t.answer('Lose the top card of the Reserve Deck');
    t.is(t.count('Dark', 'lost'), winner === '0' ? lost - 1 : lost);
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
