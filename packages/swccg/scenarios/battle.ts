/** Battles, step by step (section 34 of the ledger). */
import { scenario } from '../testing/index.ts';
import { drawn, field, fight, isInBattle, on, owed, totals } from './fights.ts';

scenario('A battle costs 1 Force and needs presence of both', 'CCG-BTL-01 CCG-BTL-06', (t) => {
  field(t, ['Captain', 'Hero']);
  t.act('Dark: Battle at Field');
  t.is([t.count('Dark', 'force'), t.count('Dark', 'used')], [9, 1]);
  field(t, ['Captain']);
  t.refuses('CCG-BTL-01', 'Dark', 'battle', 'Field');
  field(t, ['Captain', 'Hero'], { dark: { force: 0 } });
  t.refuses('CCG-FRC-12', 'Dark', 'battle', 'Field');
  field(t, ['Captain', 'Hero'], { at: 'Dark moves' });
  t.doesNotOffer('Battle at Field');
});

scenario('In a battle nobody deploys but as a reaction, and each is told so', 'CCG-TRN-01 CCG-DEP-01', (t) => {
  field(t, ['Captain', 'Hero'], { dark: { hand: ['Guard'] }, light: { hand: ['Scout'] } });
  t.refuses('CCG-DEP-01', 'Light', 'deploy', 'Scout');
  t.act('Dark: Battle at Field');
  t.refuses('CCG-TRN-01', 'Dark', 'deploy', 'Guard');
  t.refuses('CCG-TRN-01', 'Light', 'deploy', 'Scout');
});

scenario('One battle at a location in a turn', 'CCG-BTL-02', (t) => {
  field(t, ['Captain', 'Captain', 'Hero', 'Hero'], { locations: { Hall: ['Guard', 'Scout'] } });
  t.act('Dark: Battle at Field');
  fight(t, false);
  t.answer('Dark: Forfeit Captain');
  on(t, 'act', 'Dark');
  t.refuses('CCG-BTL-02', 'Dark', 'battle', 'Field');
  t.offersAlso('Battle at Hall');
});

scenario('Who has battled this turn is in no other battle', 'CCG-BTL-03 CCG-BTL-04 CCG-BTL-29', (t) => {
  // Even a battle that was cancelled is one, and moving on does not help.
  const board = (there: readonly string[]): void => {
    t.board({
      at: 'Dark battles',
      locations: {
        'Light Death Star: Docking Bay 327': ['Darth Vader', 'Luke Skywalker', 'Leia Organa'],
        'Light Death Star: Trash Compactor': ['Grand Moff Tarkin', 'General Tagge', ...there],
      },
      light: { hand: ['Into The Garbage Chute, Flyboy'] },
    });
    t.act('Dark: Battle at Death Star: Docking Bay 327', 'Light: Play Into The Garbage Chute');
    t.toPhase('battle', 'Dark');
    t.card('Luke Skywalker', { at: 'Death Star: Trash Compactor' });
  };
  board([]);
  t.refuses('CCG-BTL-01', 'Dark', 'battle', 'Death Star: Trash Compactor');
  board(['Han Solo']);
  t.act('Dark: Battle at Death Star: Trash Compactor');
  t.is(
    ['Han Solo', 'Luke Skywalker', 'Leia Organa'].map((name) => isInBattle(t, name)),
    [true, false, false],
  );
});

scenario('All who are there take part, but no spies', 'CCG-BTL-05', (t) => {
  field(t, ['Captain', 'Guard', 'undercover Mole', 'Hero', 'Scout'], {
    locations: { Hall: ['Dummy'] },
    cards: [
      'Mole   Dark Character - Imperial   C1\ndestiny 1   deploy 1   power 1   ability 1   forfeit 1\nThis card is Undercover.',
    ],
  });
  t.act('Dark: Battle at Field');
  t.is(
    ['Captain', 'Guard', 'Mole', 'Hero', 'Scout', 'Dummy'].map((name) => isInBattle(t, name)),
    [true, true, false, true, true, false],
  );
});

scenario('The opponent of the attacker responds first', 'CCG-BTL-07', (t) => {
  field(t, ['Captain', 'Hero', 'Hero'], {
    dark: { hand: ['You Overestimate Their Chances'] },
    light: { hand: ["Don't Underestimate Our Chances"] },
  });
  t.act('Dark: Battle at Field');
  t.asks('Light', 'respond');
  t.offersAlso("Play Don't Underestimate Our Chances");
  t.pass();
  t.asks('Dark', 'respond');
});

scenario('Battle destiny takes ability 4, and 8 gives no second draw', 'CCG-BTL-10 CCG-BTL-12 CCG-DST-09', (t) => {
  field(t, ['Captain', 'Captain', 'Scout']);
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw battle destiny');
  t.is(drawn(t, 'Dark'), 1);
  // Light has ability 2: it draws none.
  t.is(totals(t), [5 + 5 + 3, 2]);
  field(t, ['Captain', 'Hero'], { dark: { left: 0 } });
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny');
  t.asks('Light', 'battleDestiny');
});

scenario('The attacker draws first; both may decline', 'CCG-BTL-10 CCG-DST-03', (t) => {
  field(t, ['Captain', 'Hero']);
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny');
  t.asks('Dark', 'battleDestiny');
  t.answer('Draw none');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw none');
  t.is(totals(t), [5, 6]);
  t.is(t.destinies(), []);
});

scenario('Passengers of starships and enclosed vehicles have no ability for battle destiny', 'CCG-BTL-11', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Light Tatooine': [
        'Millennium Falcon',
        'Han Solo, pilot of Millennium Falcon',
        'Luke Skywalker, passenger of Millennium Falcon',
        'TIE Fighter',
      ],
    },
  });
  t.act('Dark: Battle at Tatooine');
  fight(t);
  // Han alone would have 3: his own text gives the one draw that there is, and it is no more than one.
  t.is(t.destinies(), [['Light', 3]]);
  const draws = (luke: string): number => {
    t.board({
      at: 'Dark battles',
      locations: {
        'Light Tatooine: Dune Sea': [
          'Stormtrooper',
          'Light Sandcrawler',
          'Rebel Trooper, driver of Light Sandcrawler',
          luke,
        ],
      },
    });
    t.act('Dark: Battle at Tatooine: Dune Sea');
    fight(t);
    return t.destinies().length;
  };
  t.is([draws('Obi-Wan Kenobi'), draws('Obi-Wan Kenobi, passenger of Light Sandcrawler')], [1, 0]);
});

scenario(
  'All battle destiny or none, and added draws come before the first',
  'CCG-BTL-13 CCG-BTL-14 CCG-BTL-09',
  (t) => {
    const hand = ['I Have You Now'];
    field(t, ['Darth Vader', 'Luke Skywalker', 'Hero'], { dark: { hand } });
    t.act('Dark: Battle at Field');
    on(t, 'battleDestiny', 'Dark');
    // It is too late once draws are made.
    t.answer('Draw battle destiny');
    t.is(t.destinies(), [['Dark', 3]]);
    t.doesNotOffer('Play I Have You Now');
    field(t, ['Darth Vader', 'Luke Skywalker', 'Hero'], { dark: { hand } });
    t.act(
      'Dark: Battle at Field',
      'Dark: Play I Have You Now: In a battle: only if there is a Dark Jedi in the battle and there is a Luke Skywalker',
    );
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw battle destiny');
    t.is(t.destinies(), [
      ['Dark', 3],
      ['Dark', 3],
      ['Dark', 3],
    ]);
  },
);

scenario('One battle destiny if not able to otherwise', 'CCG-BTL-15', (t) => {
  t.board({
    at: 'Dark battles',
    locations: {
      'Light Tatooine': ['Millennium Falcon', 'Han Solo, pilot of Millennium Falcon', 'TIE Fighter'],
    },
  });
  t.act('Dark: Battle at Tatooine');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw battle destiny');
  t.is(t.destinies(), [['Light', 3]]);
});

scenario('Texts change the ability that battle destiny takes', 'CCG-BTL-16 CCG-READ-017', (t) => {
  field(t, ['Captain', 'Hero', "Doikk Na'ts", "Figrin D'an"]);
  t.act('Dark: Battle at Field');
  // 4 and one for the other musician: Dark's 4 is too little, Light has 4 + 1 + 1.
  on(t, 'battleDestiny');
  t.asks('Light', 'battleDestiny');
});

scenario(
  'Total power is power and destiny; the higher total wins',
  'CCG-BTL-17 CCG-BTL-19 CCG-BTL-20 CCG-DMG-04',
  (t) => {
    field(t, ['Captain', 'Guard', 'Hero'], { dark: { reserve: ['Destiny 5'] }, light: { reserve: ['Destiny 2'] } });
    t.act('Dark: Battle at Field');
    fight(t);
    t.is(totals(t), [8 + 5, 6 + 2]);
    t.is(
      t.events('battleWon').map(({ seat }) => seat),
      [0],
    );
    t.is(
      [owed(t, 'Dark'), owed(t, 'Light')],
      [
        [2, 0],
        [5, 5],
      ],
    );
  },
);

scenario('Only piloted starships have power at a system', 'CCG-BTL-18', (t) => {
  field(t, [], {
    locations: {
      Orbit: [
        'Red 1',
        'Hero, passenger of Red 1',
        'TIE Fighter',
        'Clerk, pilot of TIE Fighter',
        'Red 3',
        'Scout, pilot of Red 3',
      ],
    },
  });
  t.act('Dark: Battle at Orbit');
  fight(t, false);
  t.is(totals(t)[1], t.powerOf('Red 3'));
});

scenario('A tie has no winner and no battle damage, but attrition', 'CCG-BTL-19 CCG-DMG-03', (t) => {
  field(t, ['Captain', 'Hero'], { dark: { reserve: ['Destiny 3'] }, light: { reserve: ['Destiny 2'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(totals(t), [8, 8]);
  t.is(t.events('battleTied').length, 1);
  t.is(
    [owed(t, 'Dark'), owed(t, 'Light')],
    [
      [2, 0],
      [3, 0],
    ],
  );
});

scenario('The attacker does all his forfeiting first, then the defender', 'CCG-BTL-21', (t) => {
  field(t, ['Captain', 'Guard', 'Hero', 'Scout'], { light: { reserve: ['Destiny 7'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.asks('Dark', 'damage');
  t.answer('Forfeit Captain');
  // Attrition of 3 is left, and Light waits for that.
  on(t, 'damage', 'Dark');
  t.answer('Forfeit Guard');
  on(t, 'damage', 'Light');
});

scenario('A battle ends at once where one side has no presence left', 'CCG-BTL-23 CCG-BTL-24', (t) => {
  t.board({
    at: 'Light battles',
    locations: {
      'Light Tatooine': ['TIE Fighter', 'Red 1', 'Red Leader, pilot of Red 1'],
    },
    dark: { hand: [] },
    light: { hand: ["Don't Get Cocky"] },
  });
  // Light's own battle does not let it play the card; Dark's does.
  t.act('Light: Battle at Tatooine');
  t.doesNotOffer("Don't Get Cocky");
  t.board({
    at: 'Dark battles',
    locations: {
      'Light Tatooine': ['TIE Fighter', 'Red 1', 'Red Leader, pilot of Red 1'],
    },
    light: { hand: ["Don't Get Cocky"] },
  });
  t.act('Dark: Battle at Tatooine', "Light: Play Don't Get Cocky", 'Choose TIE Fighter');
  on(t, 'act');
  t.is(t.read('TIE Fighter').zone, 'lost');
  t.is(t.events('power').length, 0);
  t.is(t.count('Dark', 'used'), 1);
});

scenario('Who was hit in a battle that ends early is lost', 'CCG-BTL-23', (t) => {
  field(t, ['Clerk', 'hit Unit', 'Hero'], {
    light: { hand: ['Zap'] },
    cards: [
      'Unit   Dark Character - Droid   C1\ndestiny 1   deploy 1   power 1   forfeit 1',
      'Zap   Light Interrupt - Used   C1\ndestiny 1\nIn a battle: target 1 Clerk -> It is lost.',
    ],
  });
  t.act('Dark: Battle at Field', 'Light: Play Zap', 'Choose Clerk');
  on(t, 'act');
  t.is(t.events('power').length, 0);
  t.card('Unit', { zone: 'lost' });
});

scenario('Excluded cards take no part', 'CCG-BTL-26 CCG-BTL-23', (t) => {
  field(t, [], {
    locations: { Hall: ['Captain', 'Guard', 'Hero', 'Scout'] },
    dark: { hand: ['Stunning Leader'] },
  });
  t.act('Dark: Battle at Hall', 'Dark: Play Stunning Leader');
  fight(t);
  // Captain and Hero are out: no ability for destiny, no power, nothing to forfeit.
  t.is(totals(t), [3, 2]);
  t.asks('Light', 'damage');
  t.offersAlso('Forfeit Scout');
  t.doesNotOffer('Forfeit Hero');
});

scenario('The defender is whoever did not initiate it', 'CCG-BTL-27', (t) => {
  field(t, ['Captain', 'Luke Skywalker'], {
    at: 'Light battles',
    dark: { hand: ['Lone Warrior'] },
    light: { hand: ["Warrior's Courage"] },
  });
  t.act('Light: Battle at Field');
  t.doesNotOffer('Lone Warrior');
  t.pass();
  t.doesNotOffer("Warrior's Courage");
});

scenario('Right after a battle it is just finished', 'CCG-BTL-30 CCG-BTL-22', (t) => {
  field(t, [], {
    locations: { Orbit: ['TIE Fighter', 'Clerk, pilot of TIE Fighter', 'Red 3', 'Hero, pilot of Red 3'] },
    dark: { hand: ["I've Got A Problem Here"], reserve: ['Destiny 7'] },
  });
  t.act('Dark: Battle at Orbit');
  t.pass();
  t.doesNotOffer("I've Got A Problem Here");
  fight(t, false);
  t.answer('Dark: Forfeit TIE Fighter');
  t.act("Dark: Play I've Got A Problem Here", 'Choose Red 3');
  on(t, 'arrange');
  t.pass();
  t.is([t.read('Red 3').zone, t.state.battle], ['lost', null]);
});
