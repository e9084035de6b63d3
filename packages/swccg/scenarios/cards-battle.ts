/** Cards that change power, damage and forfeits, or keep cards out of a battle. */
import { scenario } from '../testing/index.ts';
import { field, fight, on, owed, passAll, play, totals } from './fights.ts';

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

scenario(
  'Whom Old Ben brings back is neither eaten by Dannik Jerriko nor taken prisoner, though both were declared before',
  'CCG-ACT-19 CCG-CARD-029 CCG-CARD-093',
  (t) => {
    const FARM = "Tatooine: Lars' Moisture Farm";
    for (const answer of ['Dark: Use Dannik Jerriko', 'Dark: Play We Have A Prisoner'] as const) {
      t.board({
        at: 'Dark battles',
        locations: {
          [`Light ${FARM}`]: ['Darth Vader', 'Dannik Jerriko', 'Luke Skywalker'],
          'Death Star: Detention Block Corridor': [],
        },
        dark: { hand: ['We Have A Prisoner'] },
        light: { hand: ['Old Ben'] },
      });
      t.act(`Dark: Battle at ${FARM}`);
      fight(t, false);
      t.answer('Light: Forfeit Luke Skywalker');
      t.answer(answer);
      t.answer('Light: Play Old Ben');
      on(t, 'act');
      t.card('Luke Skywalker', { zone: 'table', as: 'at', at: FARM });
      t.is(t.powerOf('Dannik Jerriko'), 1);
    }
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
