/** Abilities in quotes: who has them, how often they may be used, and when they go. */
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Drill Sergeant   Light Character - Officer   C
     cost 3   speed 20   power 1   health 3
     While this unit is in Character: Each of your Clones has "Pay 1 Force -> Give this unit +1 power this attack."

  2 Old Clone   Light Character - Clone Soldier   C
     cost 3   speed 60   power 2   health 4

  3 Gambler   Light Character - Officer   C
     cost 3   speed 50   power 2   health 4
     Pay 1 Force -> You may: Give this unit +1 speed this turn.

  4 Target   Dark Character - Soldier   C
     cost 3   speed 10   power 1   health 9
`;

scenarioBoth('A standing rule gives an ability to a kind of units, one instance for each giver', 'TCG-ACT-11', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [1, 1, 1, 1],
    dark: { character: ['Target'] },
    light: { force: 9, character: ['Old Clone', 'Drill Sergeant', 'Drill Sergeant'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer('Light: Old Clone attacks Target');
  t.answer('Light: Old Clone: +1 power', 'Light: Old Clone: +1 power');
  t.is(t.state.question?.kind === 'chance', false, 'a third use is offered');
  t.is(t.lastDice().length, 4, 'dice');
});

scenarioBoth('What a standing rule gave is gone with its giver', 'TCG-STATIC-01', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Target'] },
    light: { force: 9, character: ['Old Clone'], build: ['Drill Sergeant'] },
  });
  t.asks('Light', 'unitTurn');
  t.answer('Old Clone attacks Target');
  t.is(t.lastDice().length, 2, 'nothing was offered before the dice');
});

scenario(
  'An effect that lasts the turn is played once a turn, also when its text only offers it',
  'TCG-ACT-16',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { character: ['Target'] },
      light: { force: 9, character: ['Gambler'] },
    });
    t.answer('Light: Gambler: +1 speed', 'no');
    t.asks('Light', 'unitTurn');
    t.answer('Gambler attacks Target');
    t.is(t.state.question?.kind === 'chance', false, 'it is offered again in the same turn');
  },
);

const WOUNDED = `
  1 Field Surgeon   Light Character - Officer   C
     cost 3   speed 20   power 1   health 3
     Each of your damaged Clones has "Pay 1 Force -> Draw 1 card."

  2 Old Clone   Light Character - Clone Soldier   C
     cost 3   speed 10   power 2   health 4

  3 Attacker   Dark Character - Soldier   C
     cost 3   speed 60   power 1   health 9
`;

scenarioBoth(
  'Who is described by a standing rule that gives an ability is looked at when it matters',
  'TCG-STATIC-01',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: WOUNDED,
      dice: [6],
      dark: { character: ['Attacker'] },
      light: { force: 9, deck: ['Old Clone', 'Old Clone'], character: ['Old Clone', 'Field Surgeon', 'Field Surgeon'] },
    });
    t.asks('Dark', 'unitTurn');
    t.answer('Attacker attacks Old Clone');
    // Given by two units, it is there twice and offered once.
    t.is(t.state.question?.options.length, 2, 'options');
    t.answer('Light: Old Clone: Draw 1 card', 'Light: Old Clone: Draw 1 card');
    t.is(t.titles('Light', 'hand').length, 2, 'cards drawn');
  },
);
