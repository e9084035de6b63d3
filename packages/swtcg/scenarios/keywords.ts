/**
 * The keywords; here Accuracy and Critical Hit. Others: cannons.ts, deflect.ts, keywords-defence.ts, pilots.ts,
 * prevention.ts (Evade).
 */
import { catalogueWith, scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Hunter   Dark Character - Bandit   C
     cost 3   speed 60   power 3   health 4

  2 Wall   Light Character - Rock   C
     cost 5   speed 10   power 3   health 20

  3 Marksman   Dark Character - Bandit   C
     cost 3   speed 60   power 3   health 4
     Accuracy 1.
     Critical Hit 1.

  4 Sharpeye   Dark Character - Bandit   C
     cost 3   speed 60   power 2   health 4
     Accuracy 2.
     Critical Hit 3.

  5 Late Learner   Dark Character - Bandit   C
     cost 3   speed 60   power 2   health 4
     Pay 1 Force -> Reroll all of your attack dice. Give this unit Accuracy 3 this turn.
     Pay 2 Force -> Reroll all of your attack dice. Give this unit Critical Hit 5 this turn.

  6 Assassin   Dark Character - Bandit   C
     cost 3   speed 60   power 2   health 4
     Critical Hit 1.
     Pay 1 Force -> Give this unit Critical Hit 2 this turn.

  7 Fickle   Dark Character - Bandit   C
     cost 3   speed 60   power 2   health 4
     Critical Hit 4.
     Pay 1 Force -> Reroll any of your attack dice.

  8 Fogbank   Light Character - Rock   C
     cost 3   speed 10   power 1   health 20
     Each Bandit has -3 to its attack dice while attacking this unit.

  9 Nimble   Light Character - Dancer   C
     cost 3   speed 10   power 1   health 20
     Pay 1 Force -> Evade 9.
`;

const shown = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(shown);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Record<string, unknown>;
  const own = typeof node['keyword'] === 'string' ? [node['keyword']] : node['is'] === 'pilot' ? ['Pilot'] : [];
  return [...own, ...Object.values(node).flatMap(shown)];
};

scenario('These are the keywords of the edition', 'TCG-KW-GEN-01', (t) => {
  const all = new Set(catalogueWith().abilities.flatMap((ability) => shown(ability.tree)));
  t.is([...all].sort(), [
    'Accuracy',
    'Bombard',
    'Critical Hit',
    'Deflect',
    'Evade',
    'Intercept',
    'Ion Cannon',
    'Pilot',
    'Shields',
    'Stun',
  ]);
  let refused = false;
  try {
    catalogueWith('1 Turtle   Dark Character - Beast   C\n   cost 1   speed 10   power 1   health 1\n   Armor 1.');
  } catch {
    refused = true;
  }
  t.is(refused, true, 'a keyword of another edition is refused');
});

scenarioBoth(
  'Accuracy 1 with the dice 2, 3 and 6: two hits, one natural six',
  'TCG-KW-ACCURACY-01 TCG-KW-ACCURACY-06',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [2, 3, 6],
      dark: { character: ['Marksman'] },
      light: { character: ['Wall'] },
    });
    t.answer('Marksman attacks Wall');
    t.is(t.events('hits').at(-1)!.hits, 2);
    t.card('Wall', { damage: 3 }); // Critical Hit 1 for the six
  },
);

scenarioBoth('Accuracy adds to the attack dice of its unit only', 'TCG-KW-ACCURACY-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [3, 3, 3, 3, 3, 3],
    dark: { character: ['Marksman', 'Hunter'] },
    light: { character: ['Wall'] },
  });
  t.answer('Hunter first', 'Hunter attacks Wall');
  t.card('Wall', { damage: 0 });
  t.answer('Marksman attacks Wall');
  t.card('Wall', { damage: 3 });
});

scenarioBoth('Accuracy makes no natural six', 'TCG-KW-ACCURACY-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [4, 5],
    dark: { character: ['Sharpeye'] },
    light: { character: ['Wall'] },
  });
  t.answer('Sharpeye attacks Wall');
  t.card('Wall', { damage: 2 }); // they count as 6 and 7, but show 4 and 5
});

scenarioBoth('Accuracy unmakes no natural six', 'TCG-KW-ACCURACY-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 1],
    dark: { character: ['Sharpeye'] },
    light: { character: ['Wall'] },
  });
  t.answer('Sharpeye attacks Wall');
  t.card('Wall', { damage: 4 });
});

scenario('Accuracy gained after the roll comes too late for it', 'TCG-KW-ACCURACY-07', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [1, 1, 3, 3],
    dark: { force: 1, character: ['Late Learner'] },
    light: { character: ['Wall'] },
  });
  t.answer('Late Learner attacks Wall', 'Dark: Late Learner: Accuracy 3');
  t.is(t.keyword('Late Learner', 'Accuracy'), 3);
  t.card('Wall', { damage: 0 });
});

scenarioBoth('Critical Hit adds its damage once, however many sixes', 'TCG-KW-CRIT-01', (t) => {
  const board = (...dice: number[]): void => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice,
      dark: { character: ['Sharpeye'] },
      light: { character: ['Wall'] },
    });
    t.answer('Sharpeye attacks Wall');
  };
  board(6, 6);
  t.card('Wall', { damage: 5 });
  board(6, 1);
  t.card('Wall', { damage: 4 });
  board(5, 5);
  t.card('Wall', { damage: 2 });
});

scenarioBoth('Critical Hit gained after the roll comes too late', 'TCG-KW-CRIT-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [1, 1, 6, 3],
    dark: { force: 2, character: ['Late Learner'] },
    light: { character: ['Wall'] },
  });
  t.answer('Late Learner attacks Wall', 'Dark: Late Learner: Critical Hit 5');
  t.is(t.keyword('Late Learner', 'Critical Hit'), 5);
  t.card('Wall', { damage: 1 });
});

scenarioBoth('Critical Hit 1 and Critical Hit 2 with one six: 3 more damage', 'TCG-KW-CRIT-03 TCG-KW-CRIT-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 1],
    dark: { force: 1, character: ['Assassin'] },
    light: { character: ['Wall'] },
  });
  t.answer('Dark: Assassin: Critical Hit 2', 'Assassin attacks Wall');
  t.card('Wall', { damage: 4 });
});

scenarioBoth('A six that is rerolled away is no Critical Hit', 'TCG-KW-CRIT-05', (t) => {
  const board = (...dice: number[]): void => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice,
      dark: { force: 1, character: ['Fickle'] },
      light: { character: ['Wall'] },
    });
    t.answer('Fickle attacks Wall', 'Dark: Fickle: reroll', 'die 1 showing', 'done');
  };
  board(6, 1, 5);
  t.card('Wall', { damage: 1 });
  board(1, 1, 6); // and one that comes by a reroll is
  t.card('Wall', { damage: 5 });
});

scenarioBoth('Critical Hit adds damage, not hits, and it is prevented with the rest', 'TCG-KW-CRIT-07', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 1],
    dark: { character: ['Sharpeye'] },
    light: { force: 9, character: ['Nimble'] },
  });
  t.answer('Sharpeye attacks Nimble');
  t.is(t.events('hits').at(-1)!.hits, 1);
  t.offersAlso('Nimble: Evade 4', 'Nimble: Evade 3'); // one chance for all of it
  t.answer('Nimble: Evade 3');
  t.is(
    t.events('damage').map((e) => [e.n, e.source === t.find('Sharpeye')]),
    [[1, true]],
  );
  t.is(t.force('Light'), 8);
});

scenarioBoth('A natural six that misses is a natural six', 'TCG-KW-CRIT-08', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 3, 3],
    dark: { character: ['Marksman'] },
    light: { character: ['Fogbank'] },
  });
  t.answer('Marksman attacks Fogbank'); // the six counts as 6 + 1 - 3 = 4
  t.is(t.events('hits').at(-1)!.hits, 1);
  t.card('Fogbank', { damage: 2 });
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 3],
    dark: { character: ['Fickle'] },
    light: { character: ['Fogbank'] },
  });
  t.answer('Fickle attacks Fogbank'); // the six counts as 3
  t.is(t.events('hits').at(-1)!.hits, 0);
  t.card('Fogbank', { damage: 4 });
});
