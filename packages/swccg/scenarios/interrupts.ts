/** Section 28: Interrupts. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';

scenario(
  "Interrupts are played from hand in either player's turn and while something else is declared",
  'CCG-INT-01 CCG-ACT-11',
  (t) => {
    t.board({
      at: 'Dark controls',
      locations: { [CANTINA]: [] },
      dark: { hand: ['Ommni Box'] },
      light: { hand: ['The Bith Shuffle', "Luke's Back"] },
    });
    t.act('Dark: Play Ommni Box', 'Dark: The Reserve Deck of Dark');
    t.asks('Light', 'respond');
    t.offersAlso('Play The Bith Shuffle', "Play Luke's Back");
    t.answer('Light: Play The Bith Shuffle', 'Light: The Reserve Deck of Light');
    t.settle('act');
    t.is(
      t.events('shuffled').map(({ seat }) => seat),
      [1, 0],
    ); // the newest first
  },
);

scenario(
  'A Used Interrupt goes to the Used Pile, a Lost one to the Lost Pile, when it is done',
  'CCG-INT-02 CCG-INT-04',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [CANTINA]: [] },
      light: { hand: ['The Bith Shuffle', "Luke's Back"], lost: ['Luke Skywalker'], used: 3 },
    });
    t.act('Light: Play The Bith Shuffle', 'Light: The Used Pile of Light');
    t.settle('act');
    t.is(t.titles('Light', 'used')[0], 'The Bith Shuffle'); // it was not among the cards that were shuffled
    t.act("Light: Play Luke's Back: Use 1 Force");
    t.settle('found');
    t.card("Luke's Back", { zone: 'played' }); // not in the Lost Pile that is searched
    t.answer('Choose Luke Skywalker');
    t.settle('act');
    t.is(t.titles('Light', 'lost'), ["Luke's Back"]);
  },
);

scenario(
  'Of a Used Or Lost Interrupt the player chooses the mode, with its text and destination',
  'CCG-INT-03 CCG-READ-127 CCG-OUT-07',
  (t) => {
    const board = {
      at: 'Light controls',
      locations: { [CANTINA]: [] },
      light: { hand: ['Advance Preparation', 'Rebel Tech', 'Luke Skywalker'], lost: ['Attack Run', 'Destiny 4'] },
    } as const;
    t.board(board);
    t.act('Light: Play Advance Preparation: Used');
    t.settle('found');
    t.offers('Choose Rebel Tech');
    t.answer('Choose Rebel Tech');
    t.settle('act');
    t.is(t.happened('outOfPlay'), ['Rebel Tech']);
    t.is(t.titles('Light', 'out'), ['Rebel Tech']);
    t.is(t.titles('Light', 'used'), ['Advance Preparation', 'Attack Run']);

    t.board(board);
    t.act('Light: Play Advance Preparation: Lost');
    t.is(t.count('Light', 'force'), 7);
    t.settle('found');
    t.answer('Choose Attack Run');
    t.settle('act');
    t.is(t.titles('Light', 'lost')[0], 'Advance Preparation');
    t.is(t.titles('Light', 'used')[0], 'Attack Run');
  },
);

scenario('An Interrupt without a cost in its text is free', 'CCG-INT-06', (t) => {
  t.board({ at: 'Dark controls', locations: { [CANTINA]: [] }, dark: { hand: ['Ommni Box'], force: 0 } });
  t.act('Dark: Play Ommni Box', 'Dark: The Reserve Deck of Light');
  t.settle('act');
  t.is(t.events('shuffled').length, 1);
});

scenario(
  'A search that does not find its card fails, and the Interrupt goes to its pile',
  'CCG-INT-07 CCG-PIL-20',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [CANTINA]: [] },
      light: { hand: ["Han's Back", "Han's Back"], lost: ['Luke Skywalker'] },
    });
    t.act("Light: Play Han's Back: Use 3 Force");
    t.settle('found');
    t.offers('Done');
    t.answer('Done');
    t.settle('act');
    t.is(t.titles('Light', 'lost')[0], "Han's Back");
    t.is(t.events('shuffled').length, 1); // it was looked through all the same
    t.pass();
    t.asks('Light', 'act');
    t.doesNotOffer("Play Han's Back: Use 3 Force"); // not twice in a turn
  },
);

scenario(
  'Retrieved cards go to the Used Pile, cards taken to the hand, and both are shown',
  'CCG-INT-08 CCG-FRC-21 CCG-PIL-19',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [CANTINA]: [] },
      light: {
        hand: ["Han's Back", "Han's Back"],
        lost: ['Destiny 4', 'Han Solo'],
        reserve: ['Destiny 1', 'Han Solo'],
      },
    });
    t.act("Light: Play Han's Back: Use 1 Force");
    t.settle('found');
    t.answer('Choose Han Solo');
    t.settle('act');
    t.is(t.titles('Light', 'used').slice(0, 2), ['Han Solo', 'Destiny 3']);
    t.is(t.happened('retrieve'), ['Han Solo']);
    t.act("Light: Play Han's Back: Use 3 Force");
    t.settle('found');
    t.offers('Choose Han Solo');
    t.answer('Choose Han Solo');
    t.settle('act');
    t.is(t.titles('Light', 'hand'), ['Han Solo']);
    t.is(t.happened('take'), ['Han Solo']);
    t.is(t.events('take')[0]!.witnesses, t.events('retrieve')[0]!.witnesses);
    t.is(t.events('shuffled').length, 1);
  },
);

scenario('Interrupts that do not speak of a battle are not played in one', 'CCG-INT-09 CCG-INT-01', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { [CANTINA]: ['Darth Vader', 'Luke Skywalker'] },
    dark: { hand: ['Answer'] },
    light: { hand: ['The Bith Shuffle'] },
    cards: ['Answer   Dark Interrupt - Used   C1\n destiny 1\n Just after you initiate a battle: Retrieve 1 Force.'],
  });
  t.act('Dark: Battle at Cantina', 'Dark: Play Answer');
  t.doesNotOffer('Play The Bith Shuffle');
});

scenario('What needs a pile cannot be started while it is empty', 'CCG-PIL-22 CCG-PIL-24', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [CANTINA]: [] },
    dark: { hand: ['Ommni Box', 'Look Sir, Droids'], lost: 1 },
  });
  t.refuses('CCG-PIL-22', 'Dark', 'use', 'Look Sir, Droids');
  t.act('Dark: Play Ommni Box');
  t.offers('The Reserve Deck of Dark', 'The Lost Pile of Dark', 'The Reserve Deck of Light');
});

scenario('What is played leaves all others in the hand free to answer the same', 'CCG-ACT-13 CCG-INT-01', (t) => {
  const [chances, move] = ["Don't Underestimate Our Chances", 'Move Along...'] as const;
  for (const [first, second] of [
    [chances, move],
    [move, chances],
    [chances, chances],
  ] as const) {
    t.board({
      at: 'Dark battles',
      locations: { 'Dark Tatooine: Cantina': ['Obi-Wan Kenobi', 'Darth Vader'] },
      light: { hand: [first, second] },
    });
    t.act('Dark: Battle at Tatooine: Cantina', `Light: Play ${first}`, `Light: Play ${second}`);
    t.is(t.titles('Light', 'hand'), []);
  }
});
