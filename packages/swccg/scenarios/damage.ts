/** Attrition, battle damage and forfeiting (section 35 of the ledger). */
import { scenario } from '../testing/index.ts';
import { field, fight, on, owed, totals } from './fights.ts';

scenario("Attrition is the opponent's battle destiny, and nothing else drawn", 'CCG-DMG-01 CCG-DMG-02', (t) => {
  field(t, ['Captain', 'Hero', 'Scout'], { dark: { reserve: ['Destiny 5'] } });
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw battle destiny');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw none');
  t.is([owed(t, 'Dark')[0], owed(t, 'Light')[0]], [0, 5]);
});

scenario('Attrition takes cards; battle damage takes cards or Force', 'CCG-DMG-05 CCG-DMG-04', (t) => {
  field(t, ['Captain', 'Hero', 'Scout'], { light: { reserve: ['Destiny 3'] }, dark: { reserve: ['Destiny 1'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(totals(t), [6, 11]);
  t.is(owed(t, 'Dark'), [3, 5]);
  t.answer('Dark: Lose the top card of the Reserve Deck', 'Lose the top card of the Used Pile');
  t.is(owed(t, 'Dark'), [3, 3]);
  // Force is no attrition: it is left when all damage is paid.
  for (let i = 0; i < 3; i++) t.answer('Lose the top card of the Force Pile');
  t.is(owed(t, 'Dark'), [3, 0]);
  t.offers('Forfeit Captain');
});

scenario('One forfeited card counts against both at once', 'CCG-DMG-06 CCG-DMG-23', (t) => {
  field(t, ['Captain', 'Guard', 'Hero', 'Hero'], {
    light: { reserve: ['Destiny 3'] },
    dark: { reserve: ['Destiny 1'] },
  });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(owed(t, 'Dark'), [3, 15 - 9]);
  t.answer('Dark: Forfeit Captain');
  on(t, 'damage', 'Dark');
  // Of its 4 one is over for attrition, and is wasted.
  t.is(owed(t, 'Dark'), [0, 2]);
});

scenario('The owner chooses the order, and forfeits nothing without need', 'CCG-DMG-07 CCG-DMG-08', (t) => {
  field(t, ['Captain', 'Guard', 'Clerk', 'Hero', 'Hero'], {
    light: { reserve: ['Destiny 1'] },
    dark: { reserve: ['Destiny 4'] },
  });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(owed(t, 'Dark'), [1, 1]);
  t.offersAlso('Forfeit Captain', 'Forfeit Guard', 'Forfeit Clerk');
  t.answer('Forfeit Guard');
  on(t, 'damage', 'Light');
  t.is(t.read('Captain').zone, 'table');
});

scenario('A hit card has to be forfeited, before or after others', 'CCG-DMG-09', (t) => {
  field(t, ['Captain', 'hit Guard', 'Hero', 'Scout'], { light: { reserve: ['Destiny 3'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  // 8 + 3 against 8 + 3: attrition of 3.
  t.is(owed(t, 'Dark'), [3, 0]);
  t.offersAlso('Forfeit Guard', 'Forfeit Captain');
  t.answer('Forfeit Captain');
  on(t, 'damage', 'Dark');
  t.offers('Forfeit Guard');
  field(t, ['Captain', 'hit Guard', 'Hero', 'Scout'], { light: { reserve: ['Destiny 3'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.answer('Forfeit Guard');
  // Its forfeit of 3 was enough.
  on(t, 'damage', 'Light');
});

scenario('With everything forfeited attrition is ignored, battle damage is not', 'CCG-DMG-10', (t) => {
  field(t, ['Captain', 'Hero', 'Hero'], { light: { reserve: ['Destiny 7'] }, dark: { reserve: ['Destiny 1'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(owed(t, 'Dark'), [7, 13]);
  t.answer('Dark: Forfeit Captain');
  on(t, 'damage', 'Dark');
  t.is(owed(t, 'Dark'), [3, 9]);
  t.doesNotOffer('Forfeit');
  for (let i = 0; i < 9; i++) t.answer('Lose the top card of the Reserve Deck');
  on(t, 'damage', 'Light');
});

scenario('Immune to attrition below 5 is held against the whole attrition', 'CCG-DMG-11 CCG-DMG-12 CCG-DMG-15', (t) => {
  // Attrition 4: Vader need not go.
  field(t, ['Darth Vader', 'Hero'], { light: { reserve: ['Destiny 4'] }, dark: { reserve: ['Destiny 4'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(owed(t, 'Dark'), [4, 0]);
  t.asks('Light', 'damage');
  // Attrition 5, and 1 of it left after a Captain: he is not immune against what is left.
  field(t, ['Darth Vader', 'Captain', 'Hero', 'Hero'], {
    light: { reserve: ['Destiny 5'] },
    dark: { reserve: ['Destiny 7'] },
  });
  t.act('Dark: Battle at Field');
  fight(t);
  t.answer('Dark: Forfeit Captain');
  on(t, 'damage', 'Dark');
  t.is(owed(t, 'Dark'), [1, 0]);
  t.offers('Forfeit Darth Vader');
});

scenario('An immune card may be forfeited all the same', 'CCG-DMG-14', (t) => {
  field(t, ['Darth Vader', 'Guard', 'Hero', 'Hero'], {
    light: { reserve: ['Destiny 4'] },
    dark: { reserve: ['Destiny 7'] },
  });
  t.act('Dark: Battle at Field');
  fight(t);
  t.offers('Forfeit Darth Vader', 'Forfeit Guard');
  t.answer('Forfeit Darth Vader');
  on(t, 'damage', 'Light');
});

scenario('Several immunities do not add up', 'CCG-DMG-13', (t) => {
  const brave =
    'Brave   Dark Character - Imperial   C1\ndestiny 1   deploy 1   power 5   ability 4   forfeit 3\nThis card is immune to attrition below 3.\nImperial here is immune to attrition below 2.';
  field(t, ['Brave', 'Hero'], { light: { reserve: ['Destiny 4'] }, dark: { reserve: ['Destiny 5'] }, cards: [brave] });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(owed(t, 'Dark'), [4, 0]);
  t.asks('Dark', 'damage');
});

scenario(
  'A card lost otherwise is not forfeited; a ship takes all aboard with it',
  'CCG-DMG-17 CCG-DMG-18 CCG-DMG-21',
  (t) => {
    field(t, [], {
      at: 'Light battles',
      locations: {
        Orbit: [
          'TIE Fighter',
          'Captain, pilot of TIE Fighter',
          'Red 3',
          'Scout, pilot of Red 3',
          'R2-D2, astromech of Red 3',
          'Dummy, passenger of Red 3',
        ],
      },
      dark: { reserve: ['Destiny 7'] },
    });
    t.act('Light: Battle at Orbit');
    fight(t);
    t.offersAlso('Forfeit Red 3', 'Forfeit Scout', 'Forfeit R2-D2', 'Forfeit Dummy');
    t.answer('Light: Forfeit Red 3');
    on(t, 'arrange');
    t.pass();
    on(t, 'act');
    t.is(
      ['Red 3', 'Scout', 'R2-D2', 'Dummy'].map((name) => t.read(name).zone),
      ['lost', 'lost', 'lost', 'lost'],
    );
    t.is(t.happened('forfeited'), ['Red 3']);
  },
);

scenario('Negative forfeit counts as 0', 'CCG-DMG-19', (t) => {
  const cursed =
    'Cursed   Dark Character - Imperial   C1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\nThis card is forfeit -3.';
  field(t, ['Cursed', 'Hero'], { cards: [cursed] });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.is(owed(t, 'Dark'), [0, 5]);
  t.answer('Dark: Forfeit Cursed');
  on(t, 'damage', 'Dark');
  t.is(owed(t, 'Dark'), [0, 5]);
});

scenario('Each forfeit may be answered, by the opponent first', 'CCG-DMG-20 CCG-ACT-06', (t) => {
  field(t, ['Captain', 'Hero', 'Scout'], {
    at: 'Light battles',
    dark: { hand: ['Kintan Strider'], lost: ['Guard', 'Destiny 3'], reserve: ['Destiny 6'] },
    light: { hand: ['Old Ben'] },
  });
  t.act('Light: Battle at Field');
  fight(t);
  t.answer('Light: Forfeit Scout');
  t.asks('Dark', 'respond');
  t.offersAlso('Play Kintan Strider');
});

scenario('Battle damage paid with Force is a loss of Force', 'CCG-DMG-22 CCG-READ-096', (t) => {
  field(t, ['Captain', 'Captain', 'Scout'], { light: { hand: ['It Could Be Worse'], force: 3 } });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.is(owed(t, 'Light'), [0, 8]);
  t.answer('Light: Forfeit Scout');
  on(t, 'damage', 'Light');
  t.is(owed(t, 'Light'), [0, 6]);
  t.answer('Lose the top card of the Reserve Deck');
  t.act('Light: Play It Could Be Worse');
  t.offersAlso('1', '3');
  t.doesNotOffer('4');
  t.answer('2');
  on(t, 'damage', 'Light');
  t.is(owed(t, 'Light'), [0, 4]);
  t.is(t.count('Light', 'force'), 1);
});

scenario('What was hit is forfeited even where nothing is owed', 'CCG-DMG-08', (t) => {
  field(t, ['Captain', 'Captain', 'hit Guard', 'Dummy']);
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.asks('Dark', 'damage');
  t.offers('Forfeit Guard');
  t.answer('Forfeit Guard');
  t.is(t.happened('forfeited'), ['Guard']);
});
