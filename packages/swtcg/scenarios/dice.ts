/** Dice: thrown, rerolled, read (TCG-DICE). */
import { type Play, scenarioBoth, scenarioX } from '../src/testing/index.ts';

const CARDS = `
  1 Swarm   Dark Character - Insect   C
     cost 9   speed 60   power 90   health 4

  2 Mountain   Light Character - Rock   C
     cost 9   speed 10   power 1   health 200

  3 Gambler   Dark Character - Smuggler   C
     cost 3   speed 60   power 3   health 4
     Pay 1 Force -> Reroll any of your attack dice.

  4 Cheat   Dark Character - Smuggler   C
     cost 3   speed 60   power 2   health 4
     Critical Hit 2.
     Pay 1 Force -> Reroll all of your attack dice.
     Pay 2 Force -> Reroll all of your attack dice.

  5 Booster   Dark Battle   C
     Pay 1 Force -> Give 1 of your units +2 power this attack.

  6 Bombardier   Dark Character - Smuggler   C
     cost 3   speed 60   power 3   health 4
     Instead of attacking: Tap -> Choose 1 enemy unit in Character. This unit deals 2 dice of damage to it.
`;

scenarioBoth('All dice have six sides', 'TCG-DICE-01', (t) => {
  t.board({ cards: CARDS, at: 'Character battle', dark: { character: ['Swarm'] }, light: { character: ['Mountain'] } });
  t.answer('Swarm attacks Mountain');
  t.is(t.lastDice().length, 90);
  t.is(
    [...new Set(t.lastDice())].sort((a, b) => a - b),
    [1, 2, 3, 4, 5, 6],
  );
});

scenarioBoth(
  'A roll is made with exactly the right number of dice, all at once',
  { nh: 'TCG-DICE-02', x: 'TCG-DICE-03' },
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dark: { force: 1, character: ['Gambler'], hand: ['Booster'] },
      light: { character: ['Mountain'] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Gambler attacks Mountain', 'Dark: play Booster');
    t.passChances();
    t.is(
      t.events('roll').map((e) => e.dice.length),
      [5],
    ); // 3 power and 2 more, in one throw
  },
);

scenarioBoth('A reroll replaces the earlier result completely', 'TCG-DICE-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 5, 1, 2, 3, 4],
    dark: { force: 1, character: ['Gambler'] },
    light: { character: ['Mountain'] },
  });
  t.answer('Gambler attacks Mountain', 'Dark: Gambler: reroll any');
  t.offers('reroll die 1 showing 6', 'reroll die 2 showing 5', 'reroll die 3 showing 1', 'done');
  t.answer('die 1 showing', 'die 2 showing', 'die 3 showing');
  t.is(t.events('reroll').at(-1)!.dice, [2, 3, 4]);
  t.card('Mountain', { damage: 1 }); // better before, but that is gone
});

scenarioBoth('Each reroll effect gives one reroll of a roll', 'TCG-DICE-05', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [1, 1, 2, 2, 3, 3],
    dark: { force: 9, character: ['Cheat'] },
    light: { character: ['Mountain'] },
  });
  t.answer('Cheat attacks Mountain');
  t.offers('Cheat: pay 1 Force', 'Cheat: pay 2 Force', 'pass');
  t.answer('Dark: Cheat: pay 1 Force');
  t.offers('Cheat: pay 2 Force', 'pass');
  t.answer('Cheat: pay 2 Force');
  t.is(
    t.events('reroll').map((e) => e.dice),
    [
      [2, 2],
      [3, 3],
    ],
  );
  t.card('Mountain', { damage: 0 });
});

scenarioBoth('A natural six is the face that shows, a rerolled one too', 'TCG-DICE-06', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [1, 1, 6, 1],
    dark: { force: 1, character: ['Cheat'] },
    light: { character: ['Mountain'] },
  });
  t.answer('Cheat attacks Mountain', 'Dark: Cheat: pay 1 Force');
  t.card('Mountain', { damage: 3 }); // 1 hit, Critical Hit 2
});

scenarioBoth('One seeded generator gives all dice: the same seed, the same dice', 'TCG-DICE-09', (t) => {
  const rolled = (seed: number): readonly number[] => {
    t.board({
      cards: CARDS,
      seed,
      at: 'Character battle',
      dark: { character: ['Swarm'] },
      light: { character: ['Mountain'] },
    });
    t.answer('Swarm attacks Mountain');
    return t.lastDice();
  };
  const first = rolled(11);
  t.is(rolled(11), first);
  t.is(JSON.stringify(rolled(12)) === JSON.stringify(first), false);
});

const THROWN = 600;
const EVENLY = `
  11 Horde   Dark Character - Insect   C
     cost 9   speed 60   power ${THROWN}   health 4
     Pay 1 Force -> Reroll all of your attack dice.

  12 Barrage Gun   Dark Character - Insect   C
     cost 9   speed 50   power 1   health 4
     Instead of attacking: Tap -> Choose 1 enemy unit in Character. This unit deals ${THROWN} dice of damage to it.

  13 Cliff   Light Character - Rock   C
     cost 9   speed 10   power 1   health 999
`;

/** How often each face is there; of 600 dice 100 are to be expected, give or take 9: 30 are more than three times that. */
function isEven(t: Play, dice: readonly number[], what: string): void {
  t.is(dice.length, THROWN, what);
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const times = dice.filter((shown) => shown === face).length;
    t.is(times >= 70 && times <= 130, true, `${what}: ${times} times ${face}`);
  }
}

scenarioBoth('Each face is as likely as any other, thrown, rerolled and for damage alike', 'TCG-DICE-09', (t) => {
  t.board({
    cards: EVENLY,
    seed: 1977,
    at: 'Character battle',
    dark: { force: 1, character: ['Horde', 'Barrage Gun'] },
    light: { character: ['Cliff'] },
  });
  t.answer('Horde attacks Cliff');
  isEven(t, t.lastDice(), 'thrown');
  t.answer('Dark: Horde: reroll all');
  const [again] = t.events('reroll');
  isEven(t, again!.dice, 'rerolled');
  t.is(again!.dice.filter((shown, at) => shown === t.events('roll')[0]!.dice[at]).length < 130, true); // by chance, not the same
  t.answer('Barrage Gun: this unit deals');
  isEven(t, t.lastDice(), 'for damage');
});

scenarioX('Dice that are added are thrown by the same chance', 'TCG-DICE-09', (t) => {
  t.board({
    cards: `
  11 Slinger   Dark Character - Insect   C
     cost 9   speed 60   power 1   health 4
     Pay 1 Force -> Roll ${THROWN} more attack dice.

  13 Cliff   Light Character - Rock   C
     cost 9   speed 10   power 1   health 999
`,
    seed: 1977,
    at: 'Character battle',
    dark: { force: 1, character: ['Slinger'] },
    light: { character: ['Cliff'] },
  });
  t.answer('Slinger attacks Cliff', 'Dark: Slinger: roll');
  const [added] = t.events('addDice');
  t.is([added!.n, added!.dice.length], [THROWN, 1 + THROWN]);
  isEven(t, added!.dice.slice(1), 'added');
});

scenarioBoth('Every throw and reroll is logged with its cause', 'TCG-DICE-09', (t) => {
  t.board({
    cards: CARDS,
    at: 'build roll',
    dice: [2, 5, 5, 1, 1, 1, 3],
    dark: { force: 1, character: ['Bombardier', 'Gambler'] },
    light: { character: ['Mountain'] },
  });
  t.endCommand();
  t.answer(
    'Dark: Bombardier first',
    'Bombardier: this unit deals 2 dice of damage',
    'Gambler attacks Mountain',
    'Gambler: reroll',
    'die 2 showing',
    'done',
  );
  const [bombardier, gambler] = [t.find('Bombardier'), t.find('Gambler')];
  t.is(
    t.events('roll').map((e) => [e.card, e.dice]),
    [
      [-1, [2]],
      [bombardier, [5, 5]],
      [gambler, [1, 1, 1]],
    ],
  );
  t.is(
    t.events('reroll').map((e) => [e.card, e.dice]),
    [[gambler, [1, 3, 1]]],
  );
});
