/** Keywords from Absorb to Critical Hit (TCG-KW, 17.1 to 17.12). */
import { type Play, scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Guard   Light Character - Soldier   C
     cost 3   speed 10   power 1   health 9
     Armor.

  2 Marksman   Dark Character - Soldier   C
     cost 3   speed 50   power 4   health 3
     Accuracy 1.

  3 Shooter   Dark Character - Soldier   C
     cost 3   speed 50   power 4   health 9

  4 Sponge   Light Character - Adept   C
     cost 3   speed 40   power 1   health 9
     Pay 1 Force -> Absorb 2.
     Pay 2 Force -> Absorb 3.

  5 Rookie   Dark Character - Soldier   C
     cost 3   speed 30   power 3   health 3
     Accuracy -2.
     Critical Hit 3.

  6 Trainer   Dark Character - Soldier   C
     cost 3   speed 5   power 1   health 3
     Each Soldier has Accuracy 1.

  7 Late Aim   Dark Character - Bandit   C
     cost 3   speed 60   power 2   health 4
     Pay 1 Force -> Reroll all of your attack dice. Give this unit Accuracy 3 this turn.

  8 Lurker   Light Character - Hunter   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Ambush 2.
     Free -> Ambush 1.

  9 Bomber   Dark Character - Soldier   C
     cost 3   speed 50   power 3   health 9
     Area Damage 1.
     Area Damage 2.

  10 Weakling   Light Character - Squire   C
     cost 1   speed 10   power 1   health 2

  11 Brother   Light Character - Squire   C
     cost 1   speed 10   power 1   health 9
     Avenge 1.

  12 Big Brother   Light Character - Squire   C
     cost 1   speed 10   power 1   health 2
     Avenge 2.

  13 Faraway Brother   Light Ground - Walker   C
     cost 1   speed 10   power 1   health 9
     Avenge 6.

  14 Blunderbuss   Dark Character - Soldier   C
     cost 3   speed 50   power 2   health 9
     Backfire 1.
     Backfire 1.
     Accuracy 3.
     Pay 1 Force -> Reroll all of your attack dice.

  15 Grenade   Dark Battle   C
     Free -> Choose 1 enemy unit. This card deals 2 dice of damage to it.

  16 Volley   Dark Character - Soldier   C
     cost 3   speed 50   power 2   health 9
     Backfire 3.
     Focus 3.
     Fury 3.
     Critical Hit 3.
     Instead of attacking: Tap -> Choose 1 enemy unit in Character. This unit deals 2 dice of damage to it.

  18 Page   Light Character - Squire   C
     cost 1   speed 10   power 1   health 2

  17 Idler   Light Character - Squire   C
     cost 1   speed 1   power 1   health 9
`;

/** How many dice the last attack had. */
const attackDice = (t: Play): number => t.events('roll').findLast(({ rollFor }) => rollFor === 'attack')!.dice.length;

const attackOf = (name: string) =>
  ({
    at: 'Character battle',
    cards: CARDS,
    dice: [3, 4, 5, 6],
    dark: { character: [name] },
    light: { character: [{ card: 'Guard', tapped: true }] },
  }) as const;

scenarioX(
  'Armor is hit by 5 and 6 alone, and Accuracy helps against it',
  'TCG-KW-ARMOR-01 TCG-KW-ARMOR-02 TCG-KW-ARMOR-03',
  (t) => {
    for (const [name, damage] of [
      ['Shooter', 2],
      ['Marksman', 3],
    ] as const) {
      t.board(attackOf(name));
      t.answer(`Dark: ${name} attacks Guard`);
      t.card('Guard', { damage });
    }
  },
);

scenarioX('Armor holds against dice of damage too', 'TCG-KW-ARMOR-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [4, 5],
    dark: { character: [{ card: 'Shooter', tapped: true }], hand: ['Grenade'] },
    light: { character: [{ card: 'Guard', tapped: true }] },
  });
  t.answer('Dark: play Grenade');
  t.card('Guard', { damage: 1 });
});

scenarioX('Absorb prevents up to its value, and what it prevented is power once', 'TCG-KW-ABSORB-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6, 6, 1, 1, 1, 1, 1],
    dark: { character: ['Shooter'] },
    light: { force: 3, character: ['Sponge'] },
  });
  t.answer('Dark: Shooter attacks Sponge');
  t.offers(
    'Sponge: pay 1 Force -> Absorb 2.',
    'Sponge: pay 1 Force -> Absorb 1 and no more.',
    'Sponge: pay 2 Force -> Absorb 3.',
    'Sponge: pay 2 Force -> Absorb 2 and no more.',
    'Sponge: pay 2 Force -> Absorb 1 and no more.',
    'pass',
  );
  t.answer('pay 1 Force -> Absorb 1 and no more', 'Absorb 3'); // layered: one after the other
  t.card('Sponge', { damage: 0 });
  t.asks('Light', 'unitTurn');
  t.answer('Light: Sponge attacks Shooter');
  t.is(attackDice(t), 5);
  t.card('Sponge', { power: 1 });
});

scenarioX(
  'Power for the next attack waits for it across turns, until the unit leaves play',
  'TCG-KW-ABSORB-02',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [6, 6, 1, 1],
      dark: { character: ['Shooter'] },
      light: { force: 3, character: [{ card: 'Sponge', tapped: true }] },
    });
    t.answer('Dark: Shooter attacks Sponge', 'pay 1 Force -> Absorb 2.');
    t.card('Sponge', { power: 1 }); // it is not attacking
    t.endCommand();
    t.answer('Dark: Shooter does not attack', 'Light: Sponge attacks Shooter');
    t.is(attackDice(t), 3);
    t.endCommand();
    t.answer('Dark: Shooter does not attack', 'Light: Sponge attacks Shooter');
    t.is(attackDice(t), 1);
  },
);

scenarioX('Accuracy adds up, and may be negative', 'TCG-KW-ACCURACY-04', (t) => {
  const board = (...others: string[]): void => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [5, 6, 4],
      dark: { character: ['Rookie', ...others] },
      light: {
        character: [
          { card: 'Guard', tapped: true },
          { card: 'Weakling', tapped: true },
        ],
      },
    });
    t.answer('Dark: Rookie attacks Weakling');
  };
  board();
  t.is([t.keyword('Rookie', 'Accuracy'), t.events('hits').at(-1)!.hits], [-2, 1]);
  t.card('Weakling', { zone: 'discard' }); // the six counts as 4 and is a natural six
  board('Trainer');
  t.is([t.keyword('Rookie', 'Accuracy'), t.events('hits').at(-1)!.hits], [-1, 2]);
});

scenarioX('Accuracy gained after the roll comes too late for it', 'TCG-KW-ACCURACY-05', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [1, 1, 3, 3],
    dark: { force: 1, character: ['Late Aim'] },
    light: { character: ['Brother'] },
  });
  t.answer('Late Aim attacks Brother', 'Dark: Late Aim: Accuracy 3');
  t.is(t.keyword('Late Aim', 'Accuracy'), 3);
  t.card('Brother', { damage: 0 });
});

scenarioX(
  'Ambush meets an enemy unit that is deployed into the arena, each Ambush once for each arrival',
  'TCG-KW-AMBUSH-01 TCG-KW-AMBUSH-02',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Dark builds',
      dice: [4, 1, 5, 6, 6],
      dark: { points: 9, hand: ['Shooter', 'Marksman'], ground: ['Swoop Bike'] },
      light: { force: 2, character: ['Lurker'], hand: ['Weakling'] },
    });
    t.startBuilding();
    t.answer('Dark: deploy Shooter');
    t.asks('Light', 'chance'); // in the build step, that being its time
    t.offers('Lurker: pay 1 Force -> Ambush 2.', 'Lurker: free -> Ambush 1.', 'pass');
    t.answer('Ambush 2');
    t.card('Shooter', { damage: 1 });
    t.offers('Lurker: free -> Ambush 1.', 'pass');
    t.answer('Ambush 1');
    t.card('Shooter', { damage: 2 });
    t.asks('Dark', 'build');
    t.answer('Dark: deploy Marksman');
    t.offers('Lurker: pay 1 Force -> Ambush 2.', 'Lurker: free -> Ambush 1.', 'pass');
    t.answer('Ambush 2', 'pass');
    t.card('Marksman', { damage: 2 });
  },
);

scenarioX(
  'Ambush does not meet its own side, other arenas, or a unit that returns elsewhere',
  'TCG-KW-AMBUSH-01',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Dark builds',
      dice: [6],
      dark: { points: 9, hand: ['Swoop Bike'], build: ['Shooter'] },
      light: { force: 2, points: 9, character: ['Lurker'], hand: ['Weakling'] },
    });
    t.startBuilding();
    t.answer('Dark: deploy Swoop Bike');
    t.asks('Dark', 'build');
    t.answer('Dark: return Shooter'); // put there, it is met
    t.asks('Light', 'chance');
    t.answer('Ambush 1', 'pass');
    t.card('Shooter', { damage: 1 });
    t.answer('Dark: done');
    t.startBuilding();
    t.answer('Light: deploy Weakling');
    t.asks('Light', 'build');
  },
);

scenarioX(
  'Area Damage may hurt another unit in the arena of one that the attack discards',
  'TCG-KW-AREA-01 TCG-KW-AREA-02 TCG-KW-AREA-03',
  (t) => {
    const board = (): void => {
      t.board({
        cards: CARDS,
        at: 'Character battle',
        dice: [6, 6, 1, 6, 6, 6],
        dark: { character: ['Bomber'] },
        light: {
          force: 9,
          character: [
            { card: 'Weakling', tapped: true },
            { card: 'Page', tapped: true },
            { card: 'Sponge', tapped: true },
            'Idler',
          ],
        },
      });
      t.answer('Dark: Bomber attacks Weakling');
      t.card('Weakling', { zone: 'discard' });
      t.asks('Dark', 'choose');
      t.offers('choose Bomber', 'choose Page', 'choose Sponge', 'choose Idler', 'done');
    };
    board();
    t.answer('Dark: choose Page');
    t.is([t.events('roll').length, t.lastDice().length], [2, 3]); // 1 and 2
    t.card('Page', { zone: 'discard' }); // and nobody is asked again
    t.asks('Light', 'unitTurn');
    board();
    t.answer('Dark: choose Sponge');
    t.asks('Light', 'chance'); // its dice have a prevention chance of their own
    t.offersAlso('Sponge: pay 2 Force -> Absorb 3.');
    board();
    t.answer('Dark: done');
    t.is(t.events('roll').length, 1);
  },
);

scenarioX('Who discards a unit is hurt by those who avenge it, when the attack ends', 'TCG-KW-AVENGE-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 1, 1, 6, 5, 4],
    dark: { character: ['Shooter', { card: 'Marksman', tapped: true }] },
    light: {
      ground: [{ card: 'Faraway Brother', tapped: true }],
      character: [
        { card: 'Weakling', tapped: true },
        { card: 'Brother', tapped: true },
        { card: 'Big Brother', tapped: true },
        'Idler',
      ],
    },
  });
  t.answer('Dark: Shooter attacks Weakling');
  t.card('Weakling', { zone: 'discard' });
  t.card('Shooter', { damage: 3 });
  t.is(
    t.events('roll').map((e) => [e.rollFor, e.dice.length]),
    [
      ['attack', 4],
      ['damage', 1],
      ['damage', 2],
    ],
  );
});

scenarioX('A unit does not avenge itself', 'TCG-KW-AVENGE-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 1, 1],
    dark: { character: ['Shooter'] },
    light: { character: [{ card: 'Big Brother', tapped: true }, 'Idler'] },
  });
  t.answer('Dark: Shooter attacks Big Brother');
  t.card('Big Brother', { zone: 'discard' });
  t.card('Shooter', { damage: 0 });
  t.is(t.events('roll').length, 1);
});

scenarioX(
  'A natural 3 of the first throw backfires, whatever is rerolled',
  'TCG-KW-BACKFIRE-01 TCG-KW-ACCURACY-02',
  (t) => {
    const board = (...dice: number[]): void => {
      t.board({
        cards: CARDS,
        at: 'Character battle',
        dice,
        dark: { force: 1, character: ['Blunderbuss'] },
        light: { character: [{ card: 'Guard', tapped: true }] },
      });
      t.answer('Dark: Blunderbuss attacks Guard');
    };
    board(3, 3, 1, 1, 6, 4);
    t.card('Blunderbuss', { damage: 0 });
    t.answer('Dark: Blunderbuss: reroll');
    t.card('Blunderbuss', { damage: 2 }); // Backfire 2, once
    board(2, 4, 3, 3, 6, 6);
    t.answer('Dark: Blunderbuss: reroll');
    t.card('Blunderbuss', { damage: 0 });
    board(6, 6); // which Accuracy makes no threes of
    t.answer('pass');
    t.card('Blunderbuss', { damage: 0 });
  },
);

scenarioX('Dice of damage set off no keyword that looks at attack dice', 'TCG-KW-GEN-04', (t) => {
  for (const face of [3, 4, 5, 6]) {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [face, face],
      dark: { character: ['Volley'] },
      light: { character: [{ card: 'Brother', tapped: true }, 'Idler'] },
    });
    t.answer('Dark: Volley: Tap', 'choose Brother');
    t.card('Brother', { damage: face > 3 ? 2 : 0 });
    t.card('Volley', { damage: 0, power: 2 });
    t.is(t.events('roll').length, 1);
    t.is(t.state.expanded!.nextPower[t.find('Volley')], 0);
  }
});
