/** Section 7, continued: when texts can be used and how often, what cancels them, how long they last. */
import { scenario } from '../testing/index.ts';
import { CANTINA, droid, interrupt } from './actions.ts';

scenario('Neither unrelated texts nor any-time texts inside a battle', 'CCG-ACT-24 CCG-ACT-25', (t) => {
  t.board({
    at: 'Dark battles',
    locations: { [`Dark ${CANTINA}`]: ['Darth Vader', 'Luke Skywalker', 'Clerk'] },
    light: { hand: ['Any', 'Fight'] },
    cards: [
      interrupt('Light', 'Any', 'Activate 1 Force.'),
      interrupt('Light', 'Fight', 'Just after opponent initiates a battle: Add 1 battle destiny.'),
      droid('Light', 'Clerk', 'At any time: use 1 Force -> Activate 1 Force.'),
    ],
  });
  t.act('Dark: Battle');
  t.settle('respond', 'Light');
  t.offersAlso('Play Fight', 'Pass');
  t.doesNotOffer('Play Any', 'Use Clerk');
  t.settle('weapons', 'Light');
  t.offers('Done');
});

scenario(
  'Cancelling stops the result only: the price stays paid and the card is lost',
  'CCG-ACT-27 CCG-ACT-28 CCG-DEP-11',
  (t) => {
    t.board({
      at: 'Dark controls',
      dark: { hand: ['Dear'] },
      light: { hand: ['No'] },
      cards: [
        interrupt('Dark', 'Dear', 'Use 2 Force -> Activate 5 Force.'),
        interrupt('Light', 'No', 'Just after opponent plays an Interrupt: Cancel it.'),
      ],
    });
    t.answer('Dark: Play Dear', 'Light: Play No');
    t.settle();
    t.is([t.count('Dark', 'force'), t.count('Dark', 'used')], [8, 2]);
    t.is(t.titles('Dark', 'lost'), ['Dear']);
    t.is(t.titles('Light', 'used'), ['No']);
    t.is(t.happened('cancelled'), ['Dear']);
  },
);

scenario(
  'Of two functions a card on the table has both, an Interrupt the one that is chosen',
  'CCG-ACT-30 CCG-ACT-31',
  (t) => {
    t.board({
      at: 'Light controls',
      locations: { [`Dark ${CANTINA}`]: ['Pump'] },
      light: { hand: ['Either'], lost: 2 },
      cards: [
        droid(
          'Light',
          'Pump',
          'Once per turn, at any time: Activate 1 Force.',
          'Once per turn, at any time: Retrieve 1 Force.',
        ),
        interrupt('Light', 'Either', 'Activate 3 Force.', 'Retrieve 1 Force.'),
      ],
    });
    t.act('Light: Use Pump: Activate');
    t.settle();
    t.act('Light: Use Pump: Retrieve');
    t.settle();
    t.offers('Play Either: Activate 3 Force', 'Play Either: Retrieve 1 Force', 'Pass');
    t.answer('Play Either: Activate');
    t.settle();
    t.offers('Pass');
    t.is([t.count('Light', 'force'), t.count('Light', 'lost')], [14, 1]);
  },
);

scenario(
  'A card without its text keeps its numbers and icons; a number that the text gave is 0',
  'CCG-ACT-33 CCG-ACT-34',
  (t) => {
    t.board({
      at: 'Dark battles',
      locations: { [`Dark ${CANTINA}`]: ['Strong', 'Given', 'Hush'] },
      cards: [
        'Strong   Dark Character - Alien   C1\n destiny 1   deploy 1   power 2   ability 2   forfeit 1\n warrior\n This card is power +3.',
        'Given   Dark Character - Alien   C1\n destiny 1   deploy 1   power *   ability 2   forfeit 1\n This card has power equal to 4.',
        droid('Light', 'Hush', "Opponent's character here has no text."),
      ],
    });
    t.is([t.powerOf('Strong'), t.powerOf('Given')], [3, 1]); // and 1 for the Cantina
    t.is(t.totalAbility('Dark', CANTINA), 4);
    t.board({
      at: 'Dark battles',
      locations: { [`Dark ${CANTINA}`]: ['Given'] },
      cards: [
        'Given   Dark Character - Alien   C1\n destiny 1   deploy 1   power *   ability 2   forfeit 1\n This card has power equal to 4.',
      ],
    });
    t.is(t.powerOf('Given'), 5); // and 1 for the Cantina
  },
);

scenario('Without a stated end a result lasts until the card leaves the table', 'CCG-ACT-35', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [`Dark ${CANTINA}`]: ['Darth Vader'] },
    dark: { hand: ['Curse', 'Death'] },
    cards: [
      interrupt('Dark', 'Curse', 'Target 1 Darth Vader -> From now on: it is power +2.'),
      interrupt('Dark', 'Death', 'Target 1 Darth Vader -> It goes to its Used Pile.'),
    ],
  });
  const power = t.powerOf('Darth Vader');
  t.act('Dark: Play Curse', 'Dark: Darth Vader');
  t.settle();
  t.toPhase('control', 'Light');
  t.is(t.powerOf('Darth Vader'), power + 2);
});

scenario('Nothing is chosen for a player in silence: a single place is asked for as well', 'CCG-ACT-37', (t) => {
  t.board({ at: 'Light deploys', locations: { [`Light ${CANTINA}`]: [] }, light: { hand: ['Talz'] } });
  t.answer('Light: Deploy Talz');
  t.asks('Light', 'where');
  t.offers('To Tatooine: Cantina for 1 Force');
});

scenario('A text without a time frame is repeated as long as the Force lasts', 'CCG-ACT-23 CCG-READ-069', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { 'Dark Tatooine': [] },
    table: ['Macroscan'],
    dark: { force: 12 },
  });
  for (let uses = 0; uses < 12; uses++) {
    t.act('Dark: Use Macroscan');
    t.settle('act');
  }
  t.is([t.events('look').length, t.count('Dark', 'force')], [12, 0]);
  t.doesNotOffer('Use Macroscan');
});
