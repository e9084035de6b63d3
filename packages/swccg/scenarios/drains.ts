/** Section 32: Force drains. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';

scenario(
  "A Force drain is as large as the opponent's icons there, and is lost as the opponent likes",
  'CCG-DRN-02 CCG-DRN-07',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { 'Light Tatooine: Cantina': ['Luke Skywalker'] },
      dark: { hand: ['Greedo'], reserve: ['Darth Vader'], used: 1 },
    });
    t.is(t.icons('Dark', CANTINA), 2);
    t.is(t.drain('Light', CANTINA), 2);
    t.act('Light: Force drain at Cantina');
    t.settle('lose', 'Dark');
    t.offers(
      'top card of the Reserve Deck',
      'top card of the Force Pile',
      'top card of the Used Pile',
      'Lose Greedo from hand',
    );
    t.answer('Dark: top card of the Reserve Deck');
    t.is(t.titles('Dark', 'lost'), ['Darth Vader']);
    t.answer('Dark: Lose Greedo from hand');
    t.is(t.titles('Dark', 'lost'), ['Greedo', 'Darth Vader']);
    t.asks('Light', 'act'); // whose opponent has nothing to act with
    t.board({ at: 'Light controls', locations: { 'Light Tatooine: Mos Eisley': ['Luke Skywalker'] } });
    const MOS = 'Tatooine: Mos Eisley';
    t.is([t.icons('Light', MOS), t.icons('Dark', MOS), t.drain('Light', MOS)], [2, 1, 1]);
  },
);

scenario('Only who controls a location drains there, in the own control phase', 'CCG-DRN-01 CCG-TRN-08', (t) => {
  t.board({ at: 'Light controls', locations: { 'Light Tatooine: Cantina': ['Luke Skywalker', 'Darth Vader'] } });
  t.doesNotOffer('Force drain');
  t.refuses('CCG-DRN-01', 'Light', 'drain', CANTINA);
  t.board({
    at: 'Light controls',
    locations: { 'Light Tatooine: Cantina': ['Darth Vader'] },
    dark: { hand: ['Greedo'] },
  });
  t.act('Light: Pass');
  t.asks('Dark', 'act');
  t.doesNotOffer('Force drain');
});

scenario('Once a turn at each location, one after the other', 'CCG-DRN-01 CCG-DRN-04', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Greedo'], 'Dark Tatooine: Mos Eisley': ['Garindan'] }, // 2 and 1 icons
  });
  t.offersAlso('Force drain at Tatooine: Cantina', 'Force drain at Tatooine: Mos Eisley');
  t.act('Dark: Force drain at Tatooine: Mos Eisley');
  t.settle('lose');
  t.doesNotOffer('Force drain');
  t.answer('Light: Reserve Deck');
  t.act('Dark: Force drain at Tatooine: Cantina');
  t.settle('lose');
  t.answer('Light: Reserve Deck', 'Light: Reserve Deck');
  t.doesNotOffer('Force drain');
  t.refuses('CCG-DRN-01', 'Dark', 'drain', CANTINA);
});

scenario('A drain with no icons is legal, and a bonus counts for it', 'CCG-DRN-03 CCG-FRC-11', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { "Tatooine: Obi-Wan's Hut": ['Greedo'], 'Death Star: War Room': ['Stormtrooper'] },
  });
  t.is(t.icons('Light', 'Death Star: War Room'), 0);
  t.is(t.drain('Dark', 'Death Star: War Room'), 0);
  t.act('Dark: Force drain at Death Star: War Room');
  t.settle('act');
  t.is(t.count('Light', 'lost'), 0);
  t.board({ at: 'Light controls', locations: { 'Light Death Star: Trash Compactor': ['Luke Skywalker'] } });
  t.is(t.icons('Dark', 'Death Star: Trash Compactor'), 0);
  t.is(t.drain('Light', 'Death Star: Trash Compactor'), 1);
});

/** Walks a character to Mos Eisley by the text of that location, in the control phase. */
scenario(
  'A card that has drained and gone elsewhere does not make a second drain',
  'CCG-DRN-05 CCG-DRN-06 CCG-CARD-013',
  (t) => {
    const board = (...there: string[]): void =>
      t.board({
        at: 'Light controls',
        locations: { 'Light Tatooine: Mos Eisley': ['Luke Skywalker'], [`Light ${CANTINA}`]: there },
      });
    board();
    t.act('Light: Force drain at Tatooine: Mos Eisley');
    t.settle('lose');
    t.answer('Dark: Reserve Deck');
    t.act('Light: Use Tatooine: Mos Eisley: your character here', 'Light: Luke Skywalker');
    t.settle();
    t.answer('To Tatooine: Cantina');
    t.card('Luke Skywalker', { at: CANTINA });
    t.is(t.controls('Light', CANTINA), true);
    t.refuses('CCG-DRN-06', 'Light', 'drain', CANTINA);
    t.is(t.state.moved[t.find('Luke Skywalker')], 0);
    board('Talz');
    t.act('Light: Force drain at Tatooine: Mos Eisley');
    t.settle('lose');
    t.answer('Dark: Reserve Deck');
    t.act('Light: Use Tatooine: Mos Eisley: your character here', 'Light: Luke Skywalker');
    t.settle();
    t.answer('To Tatooine: Cantina');
    t.act('Light: Force drain at Tatooine: Cantina'); // the Talz has not drained
  },
);

scenario('A spy of the opponent prevents the drain', 'CCG-DRN-09', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [`Light ${CANTINA}`]: ['Luke Skywalker', 'undercover Garindan', 'Dark Undercover, on Garindan'] },
  });
  t.doesNotOffer('Force drain');
  t.refuses('CCG-DRN-09', 'Light', 'drain', CANTINA);
});

scenario('Bonuses with "may" are announced with the drain, others always count', 'CCG-DRN-10', (t) => {
  const board = (): void =>
    t.board({
      at: 'Dark controls',
      locations: { [`Dark ${CANTINA}`]: ['Hand', 'Always'] },
      cards: [
        'Hand   Dark Character - Alien   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n You may add 1 to your Force drain here.',
        'Always   Dark Character - Alien   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n Your Force drain here is +1.',
      ],
    });
  board();
  t.act('Dark: Force drain', 'Dark: Yes');
  t.settle('lose');
  t.is(t.drain('Dark', CANTINA), 4);
  board();
  t.act('Dark: Force drain', 'Dark: No');
  t.settle('lose');
  t.is(t.drain('Dark', CANTINA), 3);
});

scenario('A passenger is not present at the system to add to the drain there', 'CCG-DRN-10 CCG-PRS-05', (t) => {
  const armed = ["Obi-Wan's Lightsaber, on Obi-Wan Kenobi", 'Lightsaber Proficiency, on Obi-Wan Kenobi'];
  const falcon = ['Millennium Falcon', 'Han Solo, pilot of Millennium Falcon'];
  t.board({
    at: 'Light controls',
    locations: { 'Light Tatooine': [...falcon, 'Obi-Wan Kenobi, passenger of Millennium Falcon', ...armed] },
  });
  t.act('Light: Force drain at Tatooine');
  t.settle('lose');
  t.asks('Dark', 'lose');
  t.is(t.drain('Light', 'Tatooine'), 1);
  t.board({ at: 'Light controls', locations: { [`Light ${CANTINA}`]: ['Obi-Wan Kenobi', ...armed] } });
  t.act('Light: Force drain at Tatooine: Cantina', 'Light: Yes');
});

scenario('A drain is never less than 0', 'CCG-DRN-11', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Greedo', 'Low'] },
    cards: ["Low   Light Effect   C1\n destiny 1\n Deploys on location.\n Opponent's Force drain here is -5."],
  });
  t.is(t.drain('Dark', CANTINA), 0);
});

scenario('A cancelled drain is the drain of that location for the turn', 'CCG-DRN-12 CCG-ACT-22', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Greedo'] },
    light: { hand: ['Stop It'] },
    cards: [
      'Stop It   Light Interrupt - Used   C1\n destiny 1\n Just after opponent declares a Force drain: Cancel the Force drain.',
    ],
  });
  t.act('Dark: Force drain', 'Light: Play Stop It');
  t.settle('act');
  t.is(t.count('Light', 'lost'), 0);
  t.refuses('CCG-DRN-01', 'Dark', 'drain', CANTINA);
});

scenario(
  'A react that brings presence ends the drain; that the drainer has left does not',
  'CCG-DRN-08 CCG-ACT-17',
  (t) => {
    const board = (text: string): void =>
      t.board({
        at: 'Dark controls',
        locations: { [`Dark ${CANTINA}`]: ['Greedo', 'Helper'], 'Light Tatooine: Mos Eisley': ['Luke Skywalker'] },
        cards: [
          `Helper   Light Character - Droid   C1\n destiny 1   deploy 1   power 1   forfeit 1\n Just after opponent declares a Force drain: ${text}`,
        ],
      });
    board('target 1 Luke Skywalker -> It goes to Tatooine: Cantina.');
    t.act('Dark: Force drain', 'Light: Use Helper', 'Light: Luke Skywalker', 'Light: To Tatooine: Cantina');
    t.settle('act');
    t.is(t.count('Light', 'lost'), 0);
    board('target 1 Greedo -> It is lost.');
    t.act('Dark: Force drain', 'Light: Use Helper', 'Light: Greedo');
    t.settle('lose');
    t.answer('Light: Reserve Deck', 'Light: Reserve Deck');
    t.is(t.count('Light', 'lost'), 2);
  },
);

scenario('The amount is worked out when the drain resolves', 'CCG-DRN-14', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Greedo', 'Always'] },
    light: { hand: ['Shot'] },
    cards: [
      'Always   Dark Character - Alien   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n Your Force drain here is +1.',
      'Shot   Light Interrupt - Used   C1\n destiny 1\n Just after opponent declares a Force drain: target 1 Always -> It is lost.',
    ],
  });
  t.is(t.drain('Dark', CANTINA), 3);
  t.act('Dark: Force drain', 'Light: Play Shot', 'Light: Always');
  t.settle('lose');
  t.answer('Light: Reserve Deck', 'Light: Reserve Deck');
  t.is(t.count('Light', 'lost'), 2);
});

scenario('Having drained keeps nobody from a battle', 'CCG-DRN-13', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      [`Dark ${CANTINA}`]: ['Greedo'],
      'Dark Tatooine: Mos Eisley': ['Talz'],
    },
    dark: { hand: ['Elis Helrot'], reserve: ['Destiny 1'] },
  });
  t.act('Dark: Force drain');
  t.settle('lose');
  t.answer('Light: Reserve Deck', 'Light: Reserve Deck');
  // Carried to an opponent, he battles.
  t.act('Dark: Play Elis Helrot', 'Choose Greedo', 'Choose Tatooine: Mos Eisley', 'Yes');
  t.toPhase('battle', 'Dark');
  t.act('Dark: Battle at Tatooine: Mos Eisley');
  t.is(t.state.battle!.cards.includes(t.find('Greedo')), true);
});

scenario('A lightsaber inside an enclosed vehicle adds nothing', 'CCG-WPN-20 CCG-PRS-08', (t) => {
  for (const [vehicle, asked] of [
    ['SoroSuub V-35 Landspeeder', 'act'],
    ["Luke's X-34 Landspeeder", 'may'],
  ] as const) {
    const crew = [vehicle, `Luke Skywalker, driver of ${vehicle}`, 'Jedi Lightsaber, on Luke Skywalker'];
    t.board({ at: 'Light controls', locations: { "Light Tatooine: Obi-Wan's Hut": crew } });
    t.act("Light: Force drain at Tatooine: Obi-Wan's Hut");
    if (asked === 'act') t.settle();
    t.is(t.state.question?.kind, asked);
  }
});

scenario('What is added in battles is not counted in a Surprise Assault', 'CCG-CARD-102 CCG-READ-007', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Dark Tatooine': ['Devastator', 'Darth Vader, pilot of Devastator'],
      'Light Tatooine: Cantina': ['Stormtrooper'],
    },
    light: { hand: ['Surprise Assault'], reserve: ['Destiny 1'] },
  });
  t.act('Dark: Force drain at Tatooine: Cantina', 'Light: Play Surprise Assault');
  t.settle();
  t.is(t.state.question?.kind, 'act');
  t.is(t.count('Light', 'lost'), 1); // the Interrupt
});

scenario('A spy under cover adds nothing to the total power of its side', 'CCG-SPY-02 CCG-CARD-102', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Light Tatooine: Cantina': ['Stormtrooper', 'undercover Garindan', 'Dark Undercover, on Garindan'] },
    light: { hand: ['Surprise Assault'], reserve: ['Destiny 2'] },
  });
  t.is([t.powerOf('Garindan') > 0, t.totalPower('Dark', 'Tatooine: Cantina')], [true, t.powerOf('Stormtrooper')]);
  t.act('Dark: Force drain at Tatooine: Cantina', 'Light: Play Surprise Assault');
  t.settle('lose', 'Dark');
  t.is(t.options.length > 0, true);
});
