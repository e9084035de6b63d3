/** Dice by the Expanded Rulebook (TCG-DICE, and the order in which an attack looks at them). */
import { scenarioX } from '../../src/testing/index.ts';
import { FRIEND, written } from './written.ts';

const CARDS = `
1 Zealot   Dark Character - Bandit   C
   cost 3   speed 60   power 2   health 9
   Foresight: Gain 4 Force.
   Fury 1.
   Focus 3.
   Backfire 1.
   Accuracy 1.
   Free -> Reroll any of your attack dice.

2 Fencer   Light Character - Duellist   C
   cost 3   speed 10   power 0   health 9
   Armor.
   Parry 1.
   Riposte 2.

3 Charm   Light Character - Rogue   C
   cost 3   speed 10   power 0   health 9
   Lucky 1.
   When the enemy rolls attack dice against this unit: You may: Reroll any of the enemy attack dice.
   Free -> Reroll any of the enemy attack dice.
`;

const attackOn = (target: string, ...dice: number[]) =>
  ({
    at: 'Character battle',
    cards: CARDS,
    dice,
    dark: { character: ['Zealot'] },
    light: { character: [{ card: target, tapped: true }] },
  }) as const;

scenarioX('The initial roll is the first throw alone', 'TCG-DICE-08', (t) => {
  // Neither the die that Fury adds nor one that was rerolled is looked at for Focus, Fury or Backfire.
  t.board(attackOn('Charm', 4, 1, 5, 4, 1));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Zealot attacks Charm', '0', 'Light: done', 'Light: done');
  t.answer('Dark: Zealot: Reroll any', 'reroll die 2', 'done');
  t.is(
    t.events('addDice').map(({ dice }) => dice),
    [[4, 1, 5]],
  );
  t.passChances();
  t.is([t.state.expanded!.nextPower[t.find('Zealot')], t.read('Zealot').damage], [0, 0]);
});

scenarioX(
  'In the dice roll: predictions, the throw and who looks at it, rerolls, then hits and what natural faces set off',
  'TCG-ATTACK-24',
  (t) => {
    t.board(attackOn('Fencer', 4, 6, 6, 1, 2));
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Zealot attacks Fencer');
    t.asks('Dark', 'predict');
    t.is(t.events('roll').length, 0);
    t.answer('Dark: 1');
    // Fury has looked at the throw before anything is rerolled.
    t.is(t.events('addDice').length, 1);
    t.asks('Dark', 'chance');
    t.answer('Dark: Zealot: Reroll any', 'reroll die 1', 'reroll die 2', 'done');
    // A 1 and a 2 since then, and a 6: with Accuracy against Armor 1 hit, which the Parry stops; the Riposte follows.
    t.is(
      t.events('hits').map(({ dice, hits }) => [dice, hits]),
      [[[1, 2, 6], 1]],
    );
    t.passChances();
    t.card('Fencer', { damage: 0 });
    t.card('Zealot', { damage: 2 });
    t.is(t.events('force').filter(({ n, cause }) => n === 4 && cause === 'effect').length, 1); // foreseen
  },
);

scenarioX('Among rerolls: triggered ones, then Lucky, then played ones', 'TCG-POP-22', (t) => {
  t.board(attackOn('Charm', 1, 2, 3, 1, 6));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Zealot attacks Charm', '0');
  t.asks('Light', 'die'); // triggered
  t.answer('Light: reroll die 1 showing 1', 'Light: done');
  t.asks('Light', 'die'); // Lucky
  t.answer('Light: reroll die 1 showing 3');
  t.asks('Dark', 'chance'); // played
  t.answer('Dark: Zealot: Reroll any', 'reroll die 1 showing 1', 'done');
  t.asks('Light', 'chance');
  t.offers('Charm: Reroll any', 'pass');
});

scenarioX('What speaks of attack dice does nothing when none lie there', 'TCG-PART-16', (t) => {
  t.board({
    at: 'battle starts',
    cards: written(
      ['Cheat', 'Dark Character - Rogue', 'When battle starts: Turn 1 of your attack dice to 6. Gain 1 Force.'],
      FRIEND,
    ),
    dark: { character: ['Cheat'] },
    light: { character: ['Friend'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.is(t.force('Dark'), 1);
});
