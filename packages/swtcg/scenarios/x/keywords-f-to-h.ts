/** Keywords from Ferocity to Fury (TCG-KW, 17.21 to 17.26). */
import { type Play, scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Beast   Dark Character - Beast   C
     cost 3   speed 50   power 2   health 9
     Ferocity.
     Free -> Deflect 9.

  2 Nimble   Light Character - Dancer   C
     cost 3   speed 40   power 1   health 9
     Pay 1 Force -> Evade 2.

  3 Stalwart   Light Character - Dancer   C
     cost 3   speed 10   power 1   health 9
     Fortitude.
     Pay 1 Force -> Evade 2.
     Pay 1 Force -> Prevent 1 damage to 1 of your units.

  4 Medic   Light Character - Healer   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Prevent 1 damage to 1 of your units.

  5 Martyr   Light Character - Dancer   C
     cost 3   speed 10   power 1   health 9
     Fortitude.
     Put 1 damage counter on this unit -> Gain 1 Force.

  6 Scholar   Dark Character - Adept   C
     cost 3   speed 50   power 2   health 9
     Focus 1.
     Focus 2.
     Accuracy 3.
     Pay 1 Force -> Reroll all of your attack dice.

  7 Recruit   Light Character - Soldier   C
     cost 1   speed 10   power 1   health 20

  8 Seer   Dark Character - Adept   C
     cost 3   speed 50   power 2   health 9
     Foresight: Gain 2 Force.
     Pay 1 Force -> Reroll all of your attack dice.

  9 Oracle   Light Character - Adept   C
     cost 3   speed 10   power 1   health 9
     Forewarning: Gain 2 Force.
     Pay 1 Force -> Intercept.

  10 Twice Seer   Dark Character - Adept   C
     cost 3   speed 50   power 2   health 9
     Foresight: Gain 2 Force.
     Foresight: Draw 1 card.

  11 Berserker   Dark Character - Bandit   C
     cost 3   speed 50   power 2   health 9
     Fury 1.
     Fury 1.
     Focus 5.
     Backfire 5.
     Critical Hit 2.
     Accuracy 3.
     Pay 1 Force -> Reroll any of your attack dice.

  12 Trifle   Dark Battle   C
     Free -> Draw 1 card.
`;

const board = (t: Play, dark: string, light: readonly string[], dice: readonly number[]): void =>
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [...dice],
    dark: { force: 1, character: [dark], deck: ['Trifle', 'Trifle'] },
    light: { force: 3, character: light },
  });

scenarioX('Damage from a unit with Ferocity cannot be prevented, whatever it comes from', 'TCG-KW-FEROCITY-01', (t) => {
  board(t, 'Beast', ['Nimble', 'Medic'], [6, 6, 6]);
  t.answer('Dark: Beast attacks Nimble');
  t.answer('Light: Nimble: Evade 2', 'Medic: prevent 1 damage'); // in vain
  t.card('Nimble', { damage: 2 });
  t.passUntil('unitTurn', 'Light');
  t.answer('Light: Nimble attacks Beast', 'Dark: Beast: Deflect 9', 'deal 1 damage to Nimble');
  t.answer('Light: Nimble: Evade 1');
  t.card('Nimble', { damage: 3 });
});

scenarioX(
  'A unit with Fortitude prevents even that, itself and for itself alone',
  'TCG-KW-FEROCITY-02 TCG-KW-FORTITUDE-01 TCG-KW-FORTITUDE-02 TCG-KW-FORTITUDE-03',
  (t) => {
    board(t, 'Beast', ['Stalwart', 'Medic', 'Recruit'], [6, 6]);
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Beast attacks Stalwart');
    t.answer('Light: Medic: prevent 1 damage');
    t.answer('Light: Stalwart: Evade 1 and no more');
    t.passChances();
    t.card('Stalwart', { damage: 1 });
    board(t, 'Beast', ['Stalwart', 'Recruit'], [6, 6]);
    t.answer('Dark: Beast attacks Recruit', 'Light: Stalwart: prevent 1 damage');
    t.card('Recruit', { damage: 2 });
    board(t, 'Beast', ['Martyr'], []);
    t.answer('Light: Martyr: put 1 damage counter');
    t.card('Martyr', { damage: 1 }); // a counter is no damage
  },
);

scenarioX(
  'A natural 5 of the first throw gives power in the next attack alone, once however many',
  'TCG-KW-FOCUS-01 TCG-KW-FOCUS-02 TCG-KW-ACCURACY-02',
  (t) => {
    board(t, 'Scholar', ['Recruit'], [5, 5, 1, 1]);
    t.answer('Dark: Scholar attacks Recruit', 'Dark: Scholar: reroll'); // rerolled, it has been thrown all the same
    t.answer('Light: Recruit does not attack');
    t.endCommand();
    t.answer('Dark: Scholar attacks Recruit');
    const thrown = t.lastDice();
    t.is(thrown.length, 5);
    t.is(t.state.expanded!.nextPower[t.find('Scholar')], thrown.includes(5) ? 3 : 0); // it can come again
    board(t, 'Scholar', ['Recruit'], [2, 2, 5, 5]);
    t.answer('Dark: Scholar attacks Recruit', 'Dark: Scholar: reroll');
    t.is(t.state.expanded!.nextPower[t.find('Scholar')], 0); // neither Accuracy nor a reroll makes a five
  },
);

scenarioX(
  'Foresight pays who predicted the hits, as they are after rerolls, be it none',
  'TCG-KW-FORESIGHT-01 TCG-KW-FORESIGHT-02 TCG-KW-FORESIGHT-03 TCG-KW-FORESIGHT-04',
  (t) => {
    board(t, 'Seer', ['Recruit', 'Oracle'], [6, 6, 1, 1]);
    t.answer('Dark: Seer attacks Recruit');
    t.asks('Light', 'chance'); // first the defender is settled
    t.answer('pass');
    t.asks('Dark', 'predict');
    t.offers('0', '1', '2', 'done');
    t.is(t.events('roll').length, 0);
    t.answer('Dark: 0', 'Dark: Seer: reroll');
    t.is(t.force('Dark'), 2);
    t.card('Recruit', { damage: 0 });
    board(t, 'Seer', ['Recruit'], [6, 6]);
    t.answer('Dark: Seer attacks Recruit', 'Dark: 1', 'pass');
    t.is(t.force('Dark'), 1);
    board(t, 'Seer', ['Recruit'], [6, 6]);
    t.answer('Dark: Seer attacks Recruit', 'Dark: done', 'pass');
    t.is(t.force('Dark'), 1);
  },
);

scenarioX('Each Foresight is a prediction of its own', 'TCG-KW-FORESIGHT-01', (t) => {
  board(t, 'Twice Seer', ['Recruit'], [6, 1]);
  t.answer('Dark: Twice Seer attacks Recruit', 'Dark: 0', 'Dark: 1');
  t.is([t.force('Dark'), t.titles('Dark', 'hand')], [1, ['Trifle']]);
});

scenarioX(
  'Forewarning pays who is attacked; predictions are made in side order and may agree',
  'TCG-KW-FOREWARN-01 TCG-KW-FOREWARN-02 TCG-KW-FOREWARN-03',
  (t) => {
    board(t, 'Twice Seer', ['Oracle', 'Recruit'], [6, 1]);
    t.answer('Dark: Twice Seer attacks Recruit', 'Light: Oracle: Intercept');
    t.asks('Dark', 'predict');
    t.answer('Dark: 1', 'Dark: 2');
    t.asks('Light', 'predict');
    t.answer('Light: 1');
    t.is([t.force('Dark'), t.force('Light')], [3, 4]);
    t.is(t.titles('Dark', 'hand'), []);
    board(t, 'Twice Seer', ['Oracle', 'Recruit'], [6, 1]);
    t.answer('Dark: Twice Seer attacks Recruit', 'pass', 'Dark: done', 'Dark: done'); // Oracle is not attacked
    t.card('Recruit', { damage: 1 });
  },
);

scenarioX(
  'A natural 4 of the first throw adds dice, at which Fury, Focus and Backfire do not look',
  'TCG-KW-FURY-01 TCG-KW-FURY-02',
  (t) => {
    board(t, 'Berserker', ['Recruit'], [4, 4, 3, 6, 1]);
    t.answer('Dark: Berserker attacks Recruit');
    t.asks('Dark', 'chance');
    t.is(t.events('addDice').at(-1)!.dice, [4, 4, 3, 6]);
    t.answer('Dark: Berserker: reroll', 'die 3', 'done'); // an added die is rerolled like the others
    t.is(t.events('hits').at(-1)!.dice, [4, 4, 1, 6]);
    t.card('Recruit', { damage: 6 }); // 4 hits, and the six is critical
    t.card('Berserker', { damage: 0 });
    board(t, 'Berserker', ['Recruit'], [4, 1, 4, 5]);
    t.answer('Dark: Berserker attacks Recruit', 'pass');
    t.is(t.events('addDice').length, 1);
    t.is(t.state.expanded!.nextPower[t.find('Berserker')], 0);
    board(t, 'Berserker', ['Recruit'], [1, 1, 4]); // neither Accuracy nor a reroll makes a four
    t.answer('Dark: Berserker attacks Recruit', 'Dark: Berserker: reroll', 'die 1 showing', 'done');
    t.is(t.events('addDice').length, 0);
  },
);
