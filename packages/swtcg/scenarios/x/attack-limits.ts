/** What a unit may attack, and must, by the Expanded Rulebook (TCG-ATKLIM). */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Raider   Dark Character - Bandit   C
   cost 3   speed 60   power 2   health 5
   When this unit attacks: Gain 2 Force.

2 Recluse   Light Character - Hermit   C
   cost 3   speed 10   power 1   health 5
   This unit can't be attacked.

3 Guard   Light Character - Soldier   C
   cost 3   speed 20   power 1   health 5
   Pay 1 Force -> Intercept.

4 Grenade   Dark Battle   C
   Pay 1 Force -> Choose 1 enemy unit. This card deals 2 damage to it.

5 Taunt   Light Character - Fool   C
   cost 3   speed 10   power 1   health 5
   Each enemy unit that can attack this unit must do so.

6 Coward   Dark Character - Bandit   C
   cost 3   speed 50   power 2   health 5
   This unit can't attack.

7 Dare   Light Battle   C
   Pay 1 Force -> Choose 1 of your units. Give it "Each enemy unit that can attack this unit must do so." this turn.

8 Oracle   Light Character - Mystic   C
   cost 3   speed 60   power 1   health 5
   Instead of attacking: Pay 1 Force -> Give this unit -40 speed this turn.
   Instead of attacking: Pay 1 Force -> Draw 1 card.

9 Ghost   Light Character - Spirit   C
   cost 3   speed 10   power 1   health 5
   While this unit is undamaged: This unit can't be attacked.
   Each enemy unit that can attack this unit must do so.

10 Bystander   Dark Character - Bandit   C
   cost 3   speed 10   power 2   health 5

11 Puppeteer   Light Battle   C
   Pay 1 Force -> Choose 1 enemy unit in Character. You may choose what it attacks next this turn, among the other enemy units in its arena.
`;

scenarioX('What cannot be attacked can still be a target', 'TCG-ATKLIM-06', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 1, character: ['Raider'], hand: ['Grenade'] },
    light: {
      character: [
        { card: 'Recluse', tapped: true },
        { card: 'Guard', tapped: true },
      ],
    },
  });
  t.answer('Dark: play Grenade', 'Dark: choose Recluse');
  t.card('Recluse', { damage: 2 });
  t.passUntil('unitTurn', 'Dark');
  t.offers('Raider attacks Guard', 'Raider does not attack');
});

scenarioX('"Must attack" gives way to "cannot attack" and "cannot be attacked"', 'TCG-ATKLIM-13', (t) => {
  const board = (dark: string, light: string): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { character: [dark] },
      light: {
        character: [
          { card: light, tapped: true },
          { card: 'Guard', tapped: true },
        ],
      },
    });
  board('Raider', 'Taunt');
  t.offers('Raider attacks Taunt');
  board('Raider', 'Ghost'); // which is undamaged
  t.offers('Raider attacks Guard', 'Raider does not attack');
  board('Coward', 'Taunt');
  t.is(t.events('skip').length, 1); // there was nothing it could do
});

scenarioX('"Must attack" does not change the defender of an attack under way', 'TCG-ATKLIM-14', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6],
    dark: { character: ['Raider'] },
    light: {
      force: 1,
      character: [{ card: 'Guard', tapped: true }, { card: 'Recluse', tapped: true }, 'Oracle'],
      hand: ['Dare'],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Guard', 'Light: play Dare', 'Light: choose Oracle');
  t.passChances();
  t.card('Guard', { damage: 2 });
  t.card('Oracle', { damage: 0 });
});

scenarioX('"When this unit attacks" is heard once, whoever becomes the defender', 'TCG-ATKLIM-16', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 1],
    dark: { character: ['Raider'] },
    light: {
      force: 1,
      character: [
        { card: 'Taunt', tapped: true },
        { card: 'Guard', tapped: true },
      ],
    },
  });
  t.answer('Dark: Raider attacks Taunt');
  t.is(t.force('Dark'), 2);
  t.answer('Light: Guard: Intercept');
  t.card('Guard', { damage: 1 });
  t.is([t.events('trigger').length, t.force('Dark')], [1, 6]); // 4 of the next turn
});

scenarioX(
  'What is done instead of attacking is no attack and does not tap; speeds are looked at again',
  'TCG-ATKLIM-19',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { character: ['Raider'] },
      light: { force: 2, character: ['Oracle'], deck: ['Dare', 'Dare'] },
    });
    t.passUntil('unitTurn', 'Dark'); // of one speed: Dark first
    t.answer('Dark: Raider does not attack');
    t.passUntil('unitTurn', 'Light');
    // One of the two at a time.
    t.offers(
      'Oracle attacks Raider',
      'Oracle: Give this unit -40 speed',
      'Oracle: Draw 1 card',
      'Oracle does not attack',
    );
    t.answer('Light: Oracle: Draw 1 card');
    t.card('Oracle', { tapped: false });
    t.is(t.events('attack').length, 0);
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { character: [{ card: 'Coward', tapped: true }] },
      light: { force: 2, character: ['Oracle', 'Guard'] },
    });
    t.passUntil('unitTurn', 'Light');
    t.answer('Light: Oracle: Give this unit -40 speed');
    t.passUntil('order', 'Light');
    t.offers('Oracle first', 'Guard first'); // both at 20 by now
  },
);

scenarioX('Own units are attacked only because an effect says so', 'TCG-ATKLIM-15 TCG-ATKLIM-09', (t) => {
  const board = (unit: string): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6],
      dark: { character: [unit, { card: 'Bystander', tapped: true }] },
      light: { force: 1, character: [{ card: 'Guard', tapped: true }], hand: ['Puppeteer'] },
    });
  board('Raider');
  t.passUntil('unitTurn', 'Dark');
  t.offers('Raider attacks Guard', 'Raider does not attack');
  board('Raider');
  t.answer('Light: play Puppeteer', 'choose Raider');
  t.passUntil('steer', 'Light');
  t.answer('Light: Raider attacks Bystander');
  t.passChances();
  t.card('Bystander', { damage: 2 });
  // Whoever cannot attack cannot be made to.
  board('Coward');
  t.answer('Light: play Puppeteer', 'choose Coward');
  t.passChances();
  t.is([t.events('attack').length, t.events('skip').length], [0, 1]);
});

scenarioX('The last unit it attacked is the one it rolled against last', 'TCG-ATKLIM-22', (t) => {
  const cards = `
1 Hunter   Dark Character - Bandit   C
   cost 3   speed 60   power 1   health 5
   While the defender is the last unit that this unit attacked: This unit has +2 power.

2 Prey   Light Character - Soldier   C
   cost 3   speed 10   power 0   health 9

3 Shadow   Light Character - Soldier   C
   cost 3   speed 10   power 0   health 9
   Pay 1 Force -> Intercept.
`;
  t.board({
    at: 'Character battle',
    cards,
    dice: [1, 1],
    dark: { character: ['Hunter'] },
    light: {
      force: 1,
      character: [
        { card: 'Prey', tapped: true },
        { card: 'Shadow', tapped: true },
      ],
    },
  });
  t.answer('Dark: Hunter attacks Prey', 'Light: Shadow: Intercept');
  t.endCommand(); // a turn later
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Hunter attacks Shadow');
  t.passChances();
  t.is(
    t.events('roll').flatMap(({ rollFor, dice }) => (rollFor === 'attack' ? [dice.length] : [])),
    [1, 3],
  );
});
