/** Chances by the Expanded Rulebook (TCG-POP). */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Raider   Dark Character - Bandit   C
   cost 3   speed 60   power 3   health 5

2 Mirror   Light Character - Adept   C
   cost 3   speed 20   power 1   health 3
   Pay 1 Force -> Deflect 2.

3 Prism   Dark Character - Adept   C
   cost 3   speed 10   power 1   health 3
   Pay 1 Force -> Deflect 1.

4 Guard   Light Character - Soldier   C
   cost 3   speed 20   power 1   health 5
   Pay 1 Force -> Intercept.
   Pay 1 Force -> Evade 1.
`;

scenarioX('Counters are placed when the whole chain of deflections is over', 'TCG-POP-10', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 6],
    dark: { force: 1, character: ['Raider', { card: 'Prism', tapped: true }] },
    light: { force: 1, character: [{ card: 'Mirror', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Mirror', 'Light: Mirror: Deflect 2', 'Light: deal 2 damage to Prism');
  // The 1 that was not prevented still waits.
  t.card('Mirror', { damage: 0 });
  t.asks('Dark', 'chance');
  t.answer('Dark: Prism: Deflect 1', 'Dark: deal 1 damage to Mirror');
  t.card('Mirror', { zone: 'Character' });
  t.is(
    t.events('damage').map(({ card, n }) => [card === t.find('Prism') ? 'Prism' : 'Mirror', n]),
    [
      ['Mirror', 1],
      ['Prism', 1],
      ['Mirror', 1],
    ],
  );
  t.card('Mirror', { damage: 2 });
});

scenarioX('A play that was missed does not come back', 'TCG-POP-16', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 6],
    dark: { character: ['Raider'] },
    light: {
      force: 2,
      character: [
        { card: 'Guard', tapped: true },
        { card: 'Mirror', tapped: true },
      ],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Mirror');
  t.offers('Guard: Intercept', 'pass');
  t.is(t.events('roll').length, 0); // nothing is rolled before Light has had its say
  t.answer('pass');
  t.is(t.events('roll').length, 1);
  t.asks('Light', 'chance');
  t.offers('Mirror: Deflect 2', 'pass'); // no Intercept any more
});

const DICE = `
1 Gambler   Dark Character - Rogue   C
   cost 3   speed 60   power 2   health 5
   Free -> Roll 1 more attack die.
   Free -> Reroll any of your attack dice.
   Free -> Turn 1 of your attack dice to 6.

2 Cheat   Light Character - Rogue   C
   cost 3   speed 10   power 0   health 9
   When the enemy rolls attack dice against this unit: You may: Reroll any of the enemy attack dice.
   Free -> Reroll any of the enemy attack dice.
   Free -> Turn 1 of the enemy attack dice to 1.
`;

scenarioX('Dice are added, then rerolled, then turned; each again by another effect', 'TCG-POP-11 TCG-POP-13', (t) => {
  t.board({
    at: 'Character battle',
    cards: DICE,
    dice: [1, 2, 3, 4, 5, 2],
    dark: { character: ['Gambler'] },
    light: { character: [{ card: 'Cheat', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Gambler attacks Cheat');
  t.offers('Gambler: Roll 1 more attack die', 'pass');
  t.answer('Dark: Gambler: Roll 1 more attack die');
  // Triggered rerolls come before played ones, but after what adds dice.
  t.asks('Light', 'die');
  t.answer('Light: done');
  t.offers('Gambler: Reroll any', 'pass');
  t.answer('Gambler: Reroll any', 'reroll die 1', 'done');
  t.answer('Light: Cheat: Reroll any', 'reroll die 1', 'done'); // the same die once more
  t.offers('Gambler: Turn 1', 'pass');
  t.answer('Gambler: Turn 1', 'die 2');
  t.answer('Light: Cheat: Turn 1', 'die 2');
  t.is(
    t.events('hits').map(({ dice, hits }) => [dice, hits]),
    [[[5, 1, 3], 1]],
  );
  t.is([t.events('addDice').length, t.events('reroll').length, t.events('turnDie').length], [1, 2, 2]);
});

const ANY = `
1 Grenadier   Dark Character - Bandit   C
   cost 3   speed 60   power 0   health 5
   Build step: Tap -> This unit deals 2 damage to 1 enemy unit in Character.
   Build step: Tap -> Put 2 damage counters on 1 enemy unit in Character.
   When this unit would damage a Soldier: Add 1 to the damage.

2 Watcher   Light Character - Soldier   C
   cost 3   speed 10   power 0   health 2
   Pending damage: Free -> Take 1 from the damage.
   Free -> Prevent 1 damage to 1 of your units.
   Damage placement: Free -> Take 1 damage counter off this unit.
   When an enemy unit would damage this unit: Gain 1 Force.
`;

scenarioX(
  'Any damage is pending, prevented, placed; counters are only placed',
  'TCG-POP-15 TCG-POP-14 TCG-POP-04',
  (t) => {
    const board = (): void =>
      t.board({ at: 'Dark builds', cards: ANY, dark: { character: ['Grenadier'] }, light: { character: ['Watcher'] } });
    board();
    t.startBuilding();
    t.answer('Dark: Grenadier: this unit deals 2 damage');
    // What triggers on it, but prevents nothing, comes first.
    t.is([t.force('Light'), t.events('trigger').length], [1, 2]);
    t.offers('Watcher: Pending damage', 'pass');
    t.answer('Light: Watcher: Pending damage');
    t.offers('Watcher: Prevent 1', 'pass');
    t.answer('pass');
    t.card('Watcher', { zone: 'Character', damage: 2 });
    t.offers('Watcher: Damage placement', 'pass');
    t.answer('Light: Watcher: Damage placement');
    t.card('Watcher', { zone: 'Character', damage: 1 });
    board();
    t.startBuilding();
    t.answer('Dark: Grenadier: Put 2 damage counters');
    t.is(t.force('Light'), 0);
    t.offers('Watcher: Damage placement', 'pass');
    t.answer('pass');
    t.card('Watcher', { zone: 'discard' });
  },
);
