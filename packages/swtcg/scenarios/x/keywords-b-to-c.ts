/** Keywords in general, and those from Barrage to Critical Hit, with Alternative Cost (TCG-KW-GEN, TCG-KW, 17.3 and 17.9 to 17.12). */
import { KEYWORDS, PLAYED_KEYWORDS } from '../../src/language/keywords.ts';
import { parseAbility } from '../../src/language/parse.ts';
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Dreadnought (A)   Dark Space - Capital Ship   C
     cost 6   speed 40   power 5   health 6
     Barrage 3.
     Pay 1 Force -> Give this unit +2 power this turn.
     Pay 1 Force -> Give this unit Barrage 1 this turn.
     Pay 1 Force -> Give this unit Bombard 2 this turn.
     Bombard 1.

  2 Dreadnought (B)   Dark Space - Capital Ship   C
     cost 5   speed 40   power 4   health 5

  3 Corvette   Light Space - Capital Ship   C
     cost 5   speed 10   power 2   health 9

  4 Tank   Light Ground - Walker   C
     cost 5   speed 10   power 2   health 9

  5 Recruit   Light Character - Soldier   C
     cost 1   speed 10   power 1   health 9

  6 Bodyguard   Light Character - Soldier   C
     cost 1   speed 10   power 1   health 9
     Pay 1 Force -> Intercept.

  7 Hunter   Dark Character - Bounty Hunter   C
     cost 3   speed 50   power 3   health 3
     Bounty: Gain 2 Force.
     Bounty: Draw 1 card.

  8 Weakling   Light Character - Squire   C
     cost 1   speed 10   power 1   health 1

  9 Bitter   Light Character - Squire   C
     cost 1   speed 10   power 1   health 1
     Avenge 6.

  10 Mirror   Dark Character - Bounty Hunter   C
     cost 3   speed 5   power 3   health 9
     Bounty: Gain 3 Force.
     Free -> Deflect 9.

  11 Fickle   Dark Character - Bandit   C
     cost 3   speed 60   power 1   health 4
     Critical Hit 4.
     Accuracy -4.
     Instead of attacking: Tap -> Choose 1 enemy unit in Character. This unit deals 1 dice of damage to it.

  12 Nimble   Light Character - Dancer   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Evade 9.

  13 Rich Friend   Dark Character - Noble   C
     cost 5   speed 60   power 1   health 4
     Alternative Cost: Pay 2 Force, discard 1 card.

  14 Trifle   Dark Battle   C
     Free -> Draw 1 card.

  15 Patron   Dark Character - Noble   C
     cost 5   speed 60   power 1   health 4
     Each Noble costs 3 less to deploy.

  16 Slow Learner   Dark Character - Bandit   C
     cost 3   speed 60   power 2   health 9
     Pay 1 Force -> Reroll all of your attack dice. Give this unit Backfire 9, Focus 9 and Fury 9 this turn.

  17 Tinplate   Light Character - Droid   C
     cost 3   speed 10   power 1   health 9
     Armor. (A die hits this unit on a 6 alone.)
`;

scenarioX('There are 54 keywords, and an old name', 'TCG-KW-GEN-02', (t) => {
  const lines = [
    'Alternative Cost: Pay 1 Force.',
    'Bounty: Gain 1 Force.',
    'Enhance, pay 1 Force: Gain 1 Force.',
    'Equip: Free.',
    'Foresight: Gain 1 Force.',
    'Forewarning: Gain 1 Force.',
    'INSERT: Armor.',
    'Meditate: Pay 1 Force.',
    'Reduced Cost 1: If you have a unit in Space.',
    'Reserves: Tap -> Draw 1 card.',
    'Stack: Clone cards.',
    'Switch: "Armor." / none.',
    'Upkeep: Pay 1 Force.',
    'Starfighter Pilot: +1 power.',
  ];
  const read = new Set(lines.map((line) => parseAbility(line, 'Character').is));
  t.is(KEYWORDS.length + PLAYED_KEYWORDS.length + read.size, 54);
  t.is(parseAbility('Elude.', 'Character'), parseAbility('Precision.', 'Character'));
});

scenarioX('What a card says of a keyword in brackets changes nothing', 'TCG-KW-GEN-03', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [4, 5, 6],
    dark: { character: ['Hunter'] },
    light: { character: ['Tinplate'] },
  });
  t.answer('Dark: Hunter attacks Tinplate');
  t.card('Tinplate', { damage: 2 });
});

scenarioX('A keyword gained after the roll does not look at it', 'TCG-KW-GEN-05', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [1, 1, 3, 5, 4],
    dark: { force: 1, character: ['Slow Learner'] },
    light: { character: ['Recruit'] },
  });
  t.answer('Dark: Slow Learner attacks Recruit', 'Dark: Slow Learner: reroll');
  t.is(t.keyword('Slow Learner', 'Fury'), 9);
  t.is(t.events('addDice').length, 0);
  t.card('Recruit', { damage: 1 });
  t.card('Slow Learner', { damage: 0 });
  t.is(t.state.expanded!.nextPower[t.find('Slow Learner')], 0);
});

scenarioX(
  'Barrage is an attack on the Character arena, made in the own battle step',
  'TCG-KW-BARRAGE-01 TCG-KW-BARRAGE-02 TCG-KW-BARRAGE-03',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'battle starts',
      dice: [6],
      dark: { force: 2, space: [{ card: 'Dreadnought (A)', under: ['Dreadnought (B)'] }] },
      light: { force: 1, space: ['Corvette'], ground: ['Tank'], character: ['Recruit', 'Bodyguard'] },
    });
    t.answer('Dark: Dreadnought (A): +2 power', 'Dark: Dreadnought (A): Barrage 1');
    t.passUntil('unitTurn', 'Dark');
    t.is(t.options, [
      'Dreadnought (A) attacks Corvette',
      'Dreadnought (A) attacks Tank with Bombard 1',
      'Dreadnought (A) attacks Recruit with Barrage 4', // values add up
      'Dreadnought (A) attacks Bodyguard with Barrage 4',
      'Dreadnought (A) does not attack',
    ]);
    t.answer('attacks Recruit with Barrage 4');
    t.asks('Light', 'chance');
    t.answer('Light: Bodyguard: Intercept'); // where the defender is
    t.is(t.lastDice().length, 7); // 4, 1 for the stack, 2 this turn
    t.card('Bodyguard', { damage: t.lastDice().filter((die) => die >= 4).length });
    t.card('Dreadnought (A)', { zone: 'Space', tapped: true });
    t.is(
      t.events('battleStep').map((e) => e.arena),
      [0],
    );
  },
);

scenarioX('Bombard values add up', 'TCG-KW-BOMBARD-08', (t) => {
  t.board({
    cards: CARDS,
    at: 'battle starts',
    dark: { force: 1, space: ['Dreadnought (A)'] },
    light: { ground: ['Tank'] },
  });
  t.answer('Dark: Dreadnought (A): Bombard 2');
  t.passUntil('unitTurn', 'Dark');
  t.offers('Dreadnought (A) attacks Tank with Bombard 3', 'Dreadnought (A) does not attack');
});

scenarioX('Bounties are gained at the start of the next build step, all of them', 'TCG-KW-BOUNTY-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 1, 1],
    dark: { character: ['Hunter'], deck: ['Trifle', 'Trifle', 'Trifle'] },
    light: { character: ['Weakling'], ground: ['Tank'] },
  });
  t.answer('Dark: Hunter attacks Weakling');
  t.card('Weakling', { zone: 'discard' });
  t.is(t.titles('Dark', 'hand'), []);
  t.is([t.force('Dark'), t.force('Light')], [4, 4]); // of the turn
  t.answer('Dark: Hunter: Bounty: Gain 2 Force', 'Dark: Hunter: Bounty: Draw 1 card', 'Dark: done');
  t.is([t.force('Dark'), t.titles('Dark', 'hand')], [6, ['Trifle']]);
  t.startBuilding();
  t.asks('Dark', 'build');
});

scenarioX(
  'A bounty is paid though its unit is gone, and for damage of any kind, but not for the unit itself',
  'TCG-KW-BOUNTY-02',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [6, 1, 1, 6, 6, 6, 6, 6, 6],
      dark: { character: ['Hunter'], ground: ['Swoop Bike'] },
      light: { character: ['Weakling', { card: 'Bitter', tapped: true }], ground: ['Tank'] },
    });
    t.answer('Dark: Hunter attacks Weakling');
    t.card('Hunter', { zone: 'discard' }); // avenged
    t.answer('Dark: Hunter: Bounty: Gain 2 Force');
    t.is(t.force('Dark'), 6);
    // Damage that it passes on is its own; what it does to itself earns nothing.
    for (const [whom, force] of [
      ['Weakling', 7],
      ['Mirror', 4],
    ] as const) {
      t.board({
        cards: CARDS,
        at: 'Character battle',
        dice: [6],
        dark: { character: [{ card: 'Mirror', tapped: true, damage: 8 }], ground: ['Swoop Bike'] },
        light: { character: ['Weakling'], ground: ['Tank'] },
      });
      t.answer('Light: Weakling attacks Mirror', 'Dark: Mirror: Deflect 9', `deal 1 damage to ${whom}`);
      if (whom === 'Mirror') t.answer('Dark: pass');
      t.card(whom, { zone: 'discard' });
      t.is(t.force('Dark'), force);
    }
  },
);

scenarioX(
  'A natural six that misses does its Critical Hit, with a chance for it',
  'TCG-KW-CRIT-06 TCG-KW-CRIT-09',
  (t) => {
    const board = (): void =>
      t.board({
        cards: CARDS,
        at: 'Character battle',
        dice: [6],
        dark: { character: ['Fickle'] },
        light: { force: 1, character: ['Nimble'] },
      });
    board();
    t.answer('Dark: Fickle attacks Nimble');
    t.is(t.events('hits').at(-1)!.hits, 0);
    t.asks('Light', 'chance');
    t.offersAlso('Nimble: pay 1 Force -> Evade 4 and no more.');
    t.answer('pass');
    t.card('Nimble', { damage: 4 });
    board();
    t.answer('Dark: Fickle: Tap'); // no attack dice
    t.passChances();
    t.card('Nimble', { damage: 1 });
  },
);

scenarioX(
  'A card is completed by its Alternative Cost, in full, whatever else is cheaper now',
  'TCG-KW-ALTCOST-01 TCG-KW-ALTCOST-02 TCG-KW-ALTCOST-03',
  (t) => {
    const board = (force: number, hand: string[], build: { down: string; counters: number }[] = []): void => {
      t.board({
        cards: CARDS,
        at: 'Dark builds',
        dark: { force, hand, build, character: ['Patron'] },
        light: { ground: ['Tank'] },
      });
    };
    const offered = (): boolean => t.options.some((option) => option.startsWith('complete Rich Friend'));
    board(2, ['Rich Friend', 'Trifle', 'Trifle']);
    t.answer('Dark: complete Rich Friend by Alternative Cost: Pay 2 Force, discard 1 card.');
    t.asks('Dark', 'discard');
    t.is(t.force('Dark'), 0); // in the order written
    t.answer('discard Trifle');
    t.card('Rich Friend', { zone: 'Character' });
    t.is(t.titles('Dark', 'discard'), ['Trifle']);
    board(1, ['Rich Friend', 'Trifle']);
    t.is(offered(), false); // the Patron lowers the build cost alone
    board(2, ['Rich Friend']);
    t.is(offered(), false); // it is not discarded for itself
    board(2, ['Trifle'], [{ down: 'Rich Friend', counters: 1 }]);
    t.answer('Dark: complete Rich Friend by Alternative Cost: Pay 2 Force, discard 1 card.');
    t.card('Rich Friend', { zone: 'Character', counters: 0 });
  },
);
