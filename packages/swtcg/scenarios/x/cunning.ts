/** Cunning: the enemy acts before the dice are thrown (TCG-KW-CUNNING). */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Trickster   Dark Character - Spy   C
     cost 3   speed 50   power 3   health 9
     Cunning.
     Fury 1.
     Pay 1 Force -> Reroll any of your attack dice.

  2 Nimble   Light Character - Dancer   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Evade 3.

  3 Mirror   Light Character - Adept   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Deflect 3.

  4 Sponge   Light Character - Adept   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Absorb 3.

  5 Jinx   Light Character - Adept   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Reroll any of the enemy attack dice.

  6 Shelter   Light Battle   C
     Pay 1 Force -> Prevent 2 damage to 1 of your units.

  7 Idler   Light Character - Adept   C
     cost 3   speed 5   power 1   health 9

  8 Planner   Light Character - Adept   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Prevent at most 3 damage to this unit.

  9 Softener   Light Character - Adept   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Take 2 from the damage.

  10 Denial   Dark Battle   C
     Pay 1 Force -> Disrupt a Battle card.

  11 Sulker   Light Character - Adept   C
     cost 3   speed 10   power 1   health 9
     Attack end: Free -> Gain 1 Force.
`;

const board = (...light: string[]) =>
  ({
    cards: CARDS,
    at: 'Character battle',
    dark: { character: ['Trickster'] },
    light: { force: 9, character: [...light, 'Idler'] },
  }) as const;

scenarioX(
  'Damage is prevented before the dice of a cunning unit are thrown, and never after',
  'TCG-KW-CUNNING-01 TCG-KW-CUNNING-02 TCG-KW-CUNNING-03',
  (t) => {
    t.board({ ...board('Nimble'), dice: [1, 1, 1] });
    t.answer('Dark: Trickster attacks Nimble');
    t.asks('Light', 'chance'); // though nothing will come of the attack
    t.is(t.events('roll').length, 0);
    t.is(
      t.state.frames.flatMap((frame) => ('dice' in frame ? frame.dice : [])),
      [],
    );
    t.offers(
      'Nimble: pay 1 Force -> Evade 3.',
      'Nimble: pay 1 Force -> Evade 2 and no more.',
      'Nimble: pay 1 Force -> Evade 1 and no more.',
      'pass',
    );
    t.answer('Evade 2 and no more');
    t.is(t.force('Light'), 8);
    t.is(t.events('roll').length, 1);
    t.card('Nimble', { damage: 0 });
    t.board({ ...board('Nimble'), dice: [6, 6, 6] });
    t.answer('Dark: Trickster attacks Nimble', 'Evade 2 and no more');
    t.card('Nimble', { damage: 1 });
    t.asks('Light', 'unitTurn');
    t.board({ ...board('Nimble'), dice: [6, 6, 6] });
    t.answer('Dark: Trickster attacks Nimble', 'pass');
    t.card('Nimble', { damage: 3 }); // and nobody is asked again
  },
);

scenarioX(
  'What is pledged in vain is wasted, and what it brings is what it really prevented',
  'TCG-KW-CUNNING-05',
  (t) => {
    t.board({ ...board('Mirror'), dice: [6, 1, 1] });
    t.answer('Dark: Trickster attacks Mirror', 'Light: Mirror: Deflect 3');
    t.asks('Light', 'deflect');
    t.offersAlso('deal 1 damage to Trickster');
    t.answer('deal 1 damage to Trickster');
    t.card('Mirror', { damage: 0 });
    t.card('Trickster', { damage: 1 });
    t.board({ ...board('Sponge'), dice: [6, 6, 1] });
    t.answer('Dark: Trickster attacks Sponge', 'Absorb 3');
    t.is(t.state.expanded!.nextPower[t.find('Sponge')], 2);
    t.board({ ...board('Planner'), dice: [6, 6, 6] });
    t.answer('Dark: Trickster attacks Planner', 'Light: Planner: Prevent');
    t.asks('Light', 'amount'); // said before the dice lie there
    t.is(t.events('roll').length, 0);
    t.answer('2');
    t.card('Planner', { damage: 1 });
  },
);

scenarioX('A Battle card is pledged like an ability', 'TCG-KW-CUNNING-03 TCG-KW-CUNNING-05', (t) => {
  const shelter = { ...board('Planner'), dice: [6, 6, 6] };
  t.board({ ...shelter, light: { force: 1, character: ['Idler'], hand: ['Shelter'] } });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Trickster attacks Idler');
  while (!t.options.some((option) => option.startsWith('play'))) t.answer('Light: pass');
  t.is(t.events('roll').length, 0);
  t.answer('Light: play Shelter');
  t.card('Idler', { damage: 1 });
  t.is(t.titles('Light', 'discard'), ['Shelter']);
  t.is(t.force('Light'), 0);
});

scenarioX('What is pledged one after the other in one chance all takes effect', 'TCG-KW-CUNNING-03', (t) => {
  t.board({
    ...board('Planner'),
    dice: [6, 6, 6],
    light: { force: 2, character: ['Planner', 'Idler'], hand: ['Shelter'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Trickster attacks Planner');
  while (!t.options.some((option) => option.startsWith('play'))) t.answer('Light: pass');
  t.answer('Light: Planner: Prevent', '1', 'Light: play Shelter');
  t.card('Planner', { damage: 0 });
});

scenarioX('What answers a pledge, and what comes after the damage, is none', 'TCG-KW-CUNNING-03 TCG-DISR-08', (t) => {
  t.board({
    ...board('Idler'),
    dice: [6, 6, 6],
    dark: { force: 1, character: ['Trickster'], hand: ['Denial'] },
    light: { force: 1, character: ['Sulker', 'Idler'], hand: ['Shelter'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Trickster attacks Idler');
  while (!t.options.some((option) => option.startsWith('play Shelter'))) t.answer('pass');
  t.answer('Light: play Shelter', 'Dark: play Denial');
  while (!t.options.some((option) => option.includes('Attack end'))) t.answer('pass');
  t.card('Idler', { damage: 3 });
  t.answer('Light: Sulker: Attack end');
  t.is(t.force('Light'), 1);
});

scenarioX(
  'How many dice are rerolled is said before, which of them after; Fury looks at the real throw',
  'TCG-KW-CUNNING-04',
  (t) => {
    t.board({ ...board('Jinx'), dice: [6, 4, 6, 5, 1, 1] });
    t.answer('Dark: Trickster attacks Jinx', 'Light: Jinx: reroll');
    t.asks('Light', 'amount');
    t.offers('3', '2', '1');
    t.is(t.events('roll').length, 0);
    t.answer('2');
    t.asks('Light', 'die');
    t.is(t.lastDice(), [6, 4, 6]);
    t.is(t.events('addDice').at(-1)!.dice, [6, 4, 6, 5]); // Fury
    t.offers('reroll die 1 showing 6', 'reroll die 2 showing 4', 'reroll die 3 showing 6', 'reroll die 4 showing 5');
    t.answer('die 1', 'die 2');
    t.card('Jinx', { damage: 2 });
  },
);

scenarioX('The player of the cunning unit sees the dice and rerolls them as usual', 'TCG-KW-CUNNING-01', (t) => {
  t.board({
    ...board('Nimble'),
    dice: [1, 1, 1, 6],
    dark: { force: 1, character: ['Trickster'] },
    light: { character: ['Idler'] },
  });
  t.answer('Dark: Trickster attacks Idler');
  t.asks('Dark', 'chance');
  t.is(t.lastDice(), [1, 1, 1]);
  t.answer('Dark: Trickster: reroll', 'die 1 showing', 'done');
  t.card('Idler', { damage: 1 });
});

scenarioX(
  'Against Cunning the number of dice that Lucky rerolls is said before the throw, which ones after it',
  'TCG-KW-CUNNING-04 TCG-KW-LUCKY-01',
  (t) => {
    const cards = `
      1 Trickster   Dark Character - Rogue   C
         cost 3   speed 60   power 3   health 4
         Cunning.
         Lucky 1.

      2 Charmed One   Light Character - Jedi   C
         cost 3   speed 10   power 1   health 9
         Lucky 2.
    `;
    const attack = (dice: readonly number[]): void => {
      t.board({
        at: 'Character battle',
        cards,
        dice,
        dark: { character: ['Trickster'] },
        light: { character: [{ card: 'Charmed One', tapped: true }] },
      });
      t.passUntil('unitTurn', 'Dark');
      t.answer('Dark: Trickster attacks Charmed One');
      t.asks('Light', 'amount');
      t.is(t.events('roll').length, 0);
      t.offers('0', '1', '2');
    };
    attack([6, 6, 6, 1, 2]);
    t.answer('Light: 1');
    t.asks('Dark', 'die'); // the attacker's player sees the dice
    t.answer('Dark: done');
    t.answer('Light: reroll die 1 showing 6');
    t.passChances();
    t.card('Charmed One', { damage: 2 });
    attack([6, 6, 6]);
    t.answer('Light: 0', 'Dark: done');
    t.passChances();
    t.card('Charmed One', { damage: 3 });
  },
);

scenarioX('What lessens pending damage is played before the throw too', 'TCG-KW-CUNNING-02 TCG-KW-CUNNING-03', (t) => {
  t.board({ ...board('Softener'), dice: [6, 6, 6] });
  t.answer('Dark: Trickster attacks Softener');
  t.offersAlso('Softener: Pay 1 Force -> Take 2 from the damage');
  t.is(t.events('roll').length, 0);
  t.answer('Light: Softener: Pay 1 Force -> Take 2');
  t.card('Softener', { damage: 1 });
});
