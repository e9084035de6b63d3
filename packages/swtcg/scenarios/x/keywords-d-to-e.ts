/** Keywords from Damage Control to Evade (TCG-KW, 17.14 to 17.20). */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Mechanic   Dark Ground - Walker   C
     cost 3   speed 10   power 1   health 9
     Damage Control 1.
     Damage Control 2.

  2 Recruit   Light Character - Soldier   C
     cost 1   speed 10   power 1   health 9

  3 Brute   Dark Character - Bandit   C
     cost 3   speed 50   power 3   health 9
     Double Damage.
     Double Damage.

  4 Nimble   Light Character - Dancer   C
     cost 3   speed 10   power 1   health 9
     Pay 1 Force -> Evade 2.
     Pay 1 Force -> Deflect 9.

  6 Fencer   Dark Character - Bandit   C
     cost 3   speed 50   power 2   health 9
     Double Strike.
     Double Strike.
     When this unit attacks: Gain 1 Force.

  7 Second Fencer   Dark Character - Bandit   C
     cost 3   speed 40   power 1   health 9

  8 Fiery   Dark Character - Bandit   C
     cost 3   speed 60   power 1   health 9
     Double Strike.
     Pay 1 Force -> Untap this unit.

  9 Thrower   Dark Character - Bandit   C
     cost 3   speed 60   power 1   health 9
     Double Damage.
     Instead of attacking: Tap -> Choose 1 enemy unit in Character. This unit deals 2 dice of damage to it.
     Free -> Deflect 9.
`;

scenarioX('Damage counters come off at the start of the own build step', 'TCG-KW-DMGCTRL-01 TCG-KW-DMGCTRL-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Dark builds',
    dark: { ground: [{ card: 'Mechanic', damage: 5 }], build: [{ card: 'Brute', damage: 1 }] },
    light: { ground: ['AT-TE Walker 23X'] },
  });
  t.asks('Dark', 'removeDamage');
  t.offers('0', '1', '2', '3');
  t.answer('3');
  t.card('Mechanic', { damage: 2 });
  t.board({
    cards: CARDS,
    at: 'Dark builds',
    dark: { character: ['Brute'], build: [{ card: 'Mechanic', damage: 5 }] },
    light: { ground: ['AT-TE Walker 23X'] },
  });
  t.asks('Dark', 'build'); // retreated it gets nothing
  t.board({
    cards: CARDS,
    at: 'Dark builds',
    dark: { ground: [{ card: 'Mechanic', damage: 1 }] },
    light: { ground: ['AT-TE Walker 23X'] },
  });
  t.offers('0', '1');
  t.answer('0');
  t.card('Mechanic', { damage: 1 });
});

scenarioX(
  'Double Damage puts one more counter on the defender for each damage that was not prevented',
  'TCG-KW-DBLDMG-01 TCG-KW-DBLDMG-02 TCG-KW-DBLDMG-03',
  (t) => {
    const board = (): void => {
      t.board({
        cards: CARDS,
        at: 'Character battle',
        dice: [6, 6, 6],
        dark: { character: ['Brute'] },
        light: { force: 1, character: ['Recruit', 'Nimble'] },
      });
    };
    board();
    t.answer('Dark: Brute attacks Recruit');
    t.card('Recruit', { damage: 6 });
    t.is(
      t.events('damage').map(({ n }) => n),
      [3],
    );
    board();
    t.answer('Dark: Brute attacks Nimble');
    t.offersAlso('Nimble: pay 1 Force -> Evade 2.');
    t.answer('Evade 2.');
    t.card('Nimble', { damage: 2 });
    board();
    t.answer('Dark: Brute attacks Nimble', 'Deflect', 'no');
    t.card('Nimble', { damage: 0 });
  },
);

scenarioX('Double Damage is for the defender alone', 'TCG-KW-DBLDMG-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6],
    dark: { character: ['Thrower'] },
    light: { force: 1, character: ['Recruit'] },
  });
  t.answer('Dark: Thrower: Tap');
  t.card('Recruit', { damage: 2 }); // dice of damage
  t.answer('Light: Recruit attacks Thrower', 'Dark: Thrower: Deflect 9', 'deal 1 damage to Recruit');
  t.card('Recruit', { damage: 3 }); // passed on
});

scenarioX(
  'Double Strike: one more attack, at once and without tapping, and no third',
  'TCG-KW-DBLSTRIKE-01 TCG-KW-DBLSTRIKE-02 TCG-KW-DBLSTRIKE-03 TCG-KW-DBLSTRIKE-04',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [6, 6, 6, 1],
      dark: { character: ['Fencer', 'Second Fencer'] },
      light: { force: 1, character: ['Recruit', 'Nimble'] },
    });
    t.answer('Dark: Fencer attacks Recruit');
    t.card('Recruit', { damage: 2 });
    t.asks('Dark', 'doubleStrike'); // before anything else
    t.offers('Fencer attacks Recruit', 'Fencer attacks Nimble', 'no'); // no unit of its own side
    t.answer('Dark: Fencer attacks Recruit');
    t.card('Recruit', { damage: 3 });
    t.card('Fencer', { tapped: true });
    t.is(t.events('tap').filter((e) => e.card === t.find('Fencer')).length, 1);
    t.is(t.force('Dark'), 2); // each attack triggers what it triggers
    t.asks('Dark', 'unitTurn'); // the Second Fencer's
    t.offersAlso('Second Fencer attacks Recruit');
  },
);

scenarioX('Double Strike is declined, and to be had again when the unit has untapped', 'TCG-KW-DBLSTRIKE-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [1, 1, 1, 1],
    dark: { force: 1, character: ['Fiery'] },
    light: { character: ['Recruit'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Fiery attacks Recruit');
  t.passUntil('doubleStrike', 'Dark');
  t.answer('Dark: Fiery attacks Recruit');
  t.answer('Dark: Fiery: Untap');
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Fiery attacks Recruit');
  t.asks('Dark', 'doubleStrike');
  t.answer('no');
  t.asks('Light', 'unitTurn');
});

scenarioX(
  'Evade prevents as much as its player wants, each once for the damage',
  'TCG-KW-EVADE-01 TCG-KW-EVADE-02',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [6, 6, 6, 6],
      dark: { character: ['Fencer', 'Second Fencer'] },
      light: { force: 9, character: ['Nimble'] },
    });
    t.answer('Dark: Fencer attacks Nimble');
    t.offers(
      'Nimble: pay 1 Force -> Evade 2.',
      'Nimble: pay 1 Force -> Evade 1 and no more.',
      'Nimble: pay 1 Force -> Deflect 9.',
      'pass',
    );
    t.answer('Evade 1 and no more');
    t.offers('Nimble: pay 1 Force -> Deflect 9.', 'pass');
    t.answer('pass');
    t.card('Nimble', { damage: 1 });
    t.answer('Dark: Fencer attacks Nimble'); // again for the next damage
    t.offersAlso('Nimble: pay 1 Force -> Evade 2.');
  },
);
