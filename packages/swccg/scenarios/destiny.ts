/** Drawing destiny (section 33 of the ledger). */
import { scenario } from '../testing/index.ts';
import { drawn, field, fight, on, owed, totals } from './fights.ts';

scenario('Destiny is the top card of the Reserve Deck, and goes to the Used Pile', 'CCG-DST-01', (t) => {
  field(t, ['Captain', 'Scout'], { dark: { reserve: ['Destiny 5'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(t.destinies(), [['Dark', 5]]);
  // The Force for the battle is beneath it.
  t.is(t.titles('Dark', 'used'), ['Destiny 5', 'Destiny 3']);
  t.is(totals(t), [5 + 5, 2]);
});

scenario('Locations and Epic Events have destiny 0', 'CCG-DST-02', (t) => {
  field(t, ['Captain', 'Hero'], {
    dark: { reserve: ['Commence Primary Ignition'] },
    light: { reserve: ['Light Tatooine'] },
  });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(t.destinies(), [
    ['Dark', 0],
    ['Light', 0],
  ]);
  t.is(totals(t), [5, 6]);
});

scenario('Of two destiny numbers the player who draws chooses at once', 'CCG-DST-04', (t) => {
  const double = 'Double   Dark Interrupt - Used   C1\ndestiny 2/6';
  field(t, ['Captain', 'Scout'], { dark: { reserve: ['Double'] }, cards: [double] });
  t.act('Dark: Battle at Field');
  on(t, 'battleDestiny', 'Dark');
  t.answer('Draw battle destiny');
  t.asks('Dark', 'destinyNumber');
  t.answer('6');
  t.is(totals(t), [5 + 6, 2]);
});

scenario(
  'What changes a drawn number does so at once: Vader adds 1 to each',
  'CCG-DST-05 CCG-CARD-024 CCG-DST-11',
  (t) => {
    field(t, ['Darth Vader', 'Luke Skywalker'], {
      dark: { hand: ['I Have You Now'], reserve: ['Destiny 2', 'Destiny 0', 'Destiny 1'] },
    });
    t.act(
      'Dark: Battle at Field',
      'Dark: Play I Have You Now: In a battle: only if there is a Dark Jedi in the battle and there is a Luke Skywalker',
    );
    fight(t);
    t.is(
      t
        .events('destiny')
        .filter(({ seat }) => seat === 0)
        .map(({ n }) => n / 1000),
      [3, 1, 2],
    );
    t.is(totals(t)[0], 6 + 6);
    t.is(owed(t, 'Light')[0], 6);
  },
);

scenario('Han redraws a destiny when it is shown, once in a battle, for 1 Force', 'CCG-DST-06 CCG-CARD-017', (t) => {
  field(t, ['Captain', 'Han Solo', 'Scout'], {
    at: 'Light battles',
    light: { reserve: ['Destiny 1', 'Destiny 6', 'Destiny 0'] },
  });
  t.act('Light: Battle at Field');
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw battle destiny');
  t.act('Light: Use Han Solo');
  on(t, 'battleDestiny', 'Dark');
  t.is(t.destinies(), [
    ['Light', 1],
    ['Light', 6],
  ]);
  t.doesNotOffer('Use Han Solo');
  fight(t);
  t.is(totals(t)[1], 3 + 2 + 6);
  t.is(t.count('Light', 'force'), 8);
});

scenario(
  'A destiny that was cancelled is neither cancelled nor redrawn again',
  'CCG-DST-07 CCG-CARD-017 CCG-CARD-025',
  (t) => {
    field(t, ['Grand Moff Tarkin', 'Darth Vader', 'Han Solo', 'Scout'], {
      light: { reserve: ['Destiny 6', 'Destiny 5'] },
    });
    t.act('Dark: Battle at Field');
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw none');
    on(t, 'battleDestiny', 'Light');
    t.answer('Draw battle destiny');
    t.act('Dark: Use Grand Moff Tarkin');
    // Han may answer only before it resolves: then the redrawn destiny stands.
    t.asks('Light', 'respond');
    t.act('Light: Use Han Solo');
    fight(t, false);
    t.is(t.destinies(), [
      ['Light', 6],
      ['Light', 5],
    ]);
    t.is(totals(t)[1], 3 + 2 + 5);
    field(t, ['Grand Moff Tarkin', 'Darth Vader', 'Han Solo', 'Scout'], {
      light: { reserve: ['Destiny 6', 'Destiny 5'] },
    });
    t.act('Dark: Battle at Field');
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw none');
    on(t, 'battleDestiny', 'Light');
    t.answer('Draw battle destiny');
    t.act('Dark: Use Grand Moff Tarkin', 'Light: Pass');
    t.doesNotOffer('Use Han Solo');
    fight(t, false);
    t.is(totals(t)[1], 3 + 2);
  },
);

scenario('A compulsory draw without cards counts 0 or 7, as the opponent says', 'CCG-DST-08 CCG-DST-03', (t) => {
  field(t, [], {
    at: 'Dark moves',
    locations: { Orbit: ['TIE Fighter', 'Clerk, pilot of TIE Fighter', 'Red 3', 'Hero, pilot of Red 3'] },
    dark: { hand: ['Tallon Roll'], left: 0 },
  });
  t.act('Dark: Play Tallon Roll', 'Choose TIE Fighter', 'Choose Red 3');
  on(t, 'destinyNumber', 'Light');
  t.offers('0', '7');
  t.answer('0');
  on(t, 'arrange');
  // 0 + 1 + 3 against 3 + 3.
  t.is(t.read('TIE Fighter').zone, 'lost');
});

scenario(
  'With an empty Reserve Deck there is no battle destiny; one that runs out ends the draws',
  'CCG-DST-09 CCG-DST-17',
  (t) => {
    field(t, ['Captain', 'Hero'], { dark: { left: 0 } });
    t.act('Dark: Battle at Field');
    on(t, 'battleDestiny');
    t.asks('Light', 'battleDestiny');
    field(t, ['Darth Vader', 'Luke Skywalker'], { dark: { hand: ['I Have You Now'], left: 2 } });
    t.act(
      'Dark: Battle at Field',
      'Dark: Play I Have You Now: In a battle: only if there is a Dark Jedi in the battle and there is a Luke Skywalker',
    );
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw battle destiny');
    t.is(drawn(t, 'Dark'), 2);
  },
);

scenario('Attrition of pi takes more than 3 forfeit', 'CCG-DST-10 CCG-DMG-16', (t) => {
  field(t, ['Guard', 'Clerk', 'Hero'], { light: { reserve: ['Brainiac'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(owed(t, 'Dark')[0] > 3.14 && owed(t, 'Dark')[0] < 3.5, true);
  t.answer('Dark: Forfeit Guard');
  on(t, 'damage', 'Dark');
  t.is(owed(t, 'Dark')[0] > 0, true);
  t.offersAlso('Forfeit Clerk');
});

scenario('Added destiny counts for power and attrition', 'CCG-DST-12', (t) => {
  field(t, ['Darth Vader', 'Obi-Wan Kenobi'], {
    dark: { hand: ['Your Powers Are Weak, Old Man'], reserve: ['Destiny 1', 'Destiny 4'] },
  });
  t.act('Dark: Battle at Field', 'Dark: Play Your Powers');
  fight(t);
  t.is(totals(t)[0], 6 + 2 + 5);
  t.is(owed(t, 'Light')[0], 7);
});

scenario(
  'Destiny to power only is drawn without ability and is no attrition',
  'CCG-DST-14 CCG-CARD-129 CCG-CARD-133',
  (t) => {
    for (const effect of ['Nightfall', 'Sunsdown']) {
      t.board({
        at: 'Dark battles',
        locations: { 'Light Tatooine': [effect], "Light Tatooine: Lars' Moisture Farm": ['Darth Vader', 'Beru Lars'] },
        dark: { reserve: ['Destiny 2', 'Destiny 3'] },
        light: { reserve: ['Destiny 4'] },
      });
      t.act("Dark: Battle at Tatooine: Lars' Moisture Farm");
      fight(t);
      // Vader adds to both of his draws, and only the first is attrition; Beru has ability 1 and draws for power.
      t.is(totals(t)[0], 6 + 3 + 4);
      t.is(totals(t)[1], t.powerOf('Beru Lars') + 4);
      t.is(owed(t, 'Light')[0], 3);
    }
  },
);

scenario('Pi as a number that is compared or added', 'CCG-DST-18', (t) => {
  field(t, ['Captain', 'Hero'], { light: { reserve: ['Brainiac'] }, dark: { reserve: ['Destiny 4'] } });
  t.act('Dark: Battle at Field');
  fight(t);
  // 9 against 6 + pi: Dark loses by 0.14, and one whole card is lost for that.
  t.answer('Dark: Lose the top card of the Force Pile');
  t.is(owed(t, 'Dark')[1], 0);
});

scenario('If both draw, the player who declared it draws first', 'CCG-DST-19', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Tatooine: Cantina': ['Luke Skywalker', 'Darth Vader'] },
    light: { hand: ['Cantina Brawl'], reserve: ['Destiny 4'] },
    dark: { reserve: ['Destiny 6'] },
  });
  t.act('Light: Play Cantina Brawl');
  t.settle('act');
  t.is(t.destinies(), [
    ['Light', 4],
    ['Dark', 6],
  ]);
  t.is([t.read('Luke Skywalker').zone, t.read('Darth Vader').zone], ['lost', 'lost']);
});

scenario('Texts match the number that is shown, with what changes it', 'CCG-DST-15 CCG-READ-087', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Light Tatooine: Cantina': ['Luke Skywalker', 'Darth Vader', 'R4-E1', 'Beru Lars'] },
    light: { hand: ['Cantina Brawl'], reserve: ['Destiny 1'] },
    dark: { reserve: ['Destiny 0'] },
  });
  t.act('Light: Play Cantina Brawl');
  t.settle('act');
  t.is(
    ['Beru Lars', 'R4-E1', 'Luke Skywalker', 'Darth Vader'].map((name) => t.read(name).zone),
    ['lost', 'lost', 'table', 'table'],
  );
});

scenario('What adds to a destiny draw adds to power and attrition alike', 'CCG-DST-13', (t) => {
  field(t, ['Captain', 'Scout', 'Lens'], {
    dark: { reserve: ['Destiny 2'] },
    cards: ['Lens   Dark Effect   C1\n destiny 1\n Deploys on site.\n Your battle destiny draw here is +1.'],
  });
  t.act('Dark: Battle at Field');
  fight(t);
  t.is(totals(t)[0], 5 + 3);
  t.is(owed(t, 'Light')[0], 3);
});

scenario('A card lost to pay while its destiny is up keeps its number', 'CCG-DST-16', (t) => {
  t.board({
    at: 'Dark controls',
    dark: { hand: ['Roll'], reserve: ['Destiny 6'], lost: 8 },
    light: { hand: ['Thief'] },
    cards: [
      'Roll   Dark Interrupt - Used   C1\n destiny 1\n Draw 1 destiny. Retrieve destiny Force.',
      'Thief   Light Interrupt - Used   C1\n destiny 1\n Just after opponent draws any destiny: Opponent loses 1 Force.',
    ],
  });
  t.act('Dark: Play Roll', 'Light: Play Thief');
  t.settle('lose');
  t.answer('Dark: Lose the card turned up for destiny');
  t.settle('act');
  // 6 is retrieved although the card is gone: 9 were lost, itself among them.
  t.is(t.events('retrieve').length, 6);
  t.is(t.count('Dark', 'lost'), 9 - 6);
  t.is(t.titles('Dark', 'used').includes('Roll'), true);
});
