/** The attack by the Expanded Rulebook (TCG-ATTACK). */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Raider   Dark Character - Bandit   C
   cost 3   speed 60   power 2   health 5
   When this unit attacks: Gain 2 Force.
   Pay 2 Force -> Give this unit +1 power this attack.

2 Guard   Light Character - Soldier   C
   cost 3   speed 20   power 1   health 3
   Pay 1 Force -> Intercept.

3 Summons   Light Battle   C
   Pay 1 Force -> Retreat the attacker.

4 Disgrace   Light Battle   C
   Between attacks: Free -> If the last attack was made by an enemy unit in Ground or Character and rolled no hits, the enemy discards that unit.

5 Weakling   Dark Character - Bandit   C
   cost 3   speed 60   power 0   health 5

6 Tonic   Light Battle   C
   Pay 1 Force -> Give the defender +2 health this attack.

7 Reaper   Dark Character - Bandit   C
   cost 3   speed 60   power 4   health 5
   When this unit's attack ends, if the enemy has no units in Character: Gain 3 Force.
   Pay 1 Force -> Give this unit +1 power this attack. When this attack ends: Draw 1 card.

8 Wall   Light Character - Soldier   C
   cost 3   speed 10   power 1   health 9
`;

scenarioX('What triggers on the attack comes before what is played in it', 'TCG-ATTACK-06', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { character: ['Raider'] },
    light: {
      force: 1,
      character: [
        { card: 'Guard', tapped: true },
        { card: 'Wall', tapped: true },
      ],
    },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Wall');
  // Its Force is there already to pay with.
  t.is(t.force('Dark'), 2);
  t.offers('Raider: Give this unit +1 power', 'pass');
  t.answer('pass');
  t.offers('Guard: Intercept', 'pass');
});

scenarioX('An attack that rolls no dice, or is stopped, rolled no hits', 'TCG-ATTACK-13 TCG-ATTACK-22', (t) => {
  const board = (unit: string): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6],
      dark: { character: [unit] },
      light: { force: 1, character: ['Wall'], hand: ['Summons', 'Disgrace'] },
    });
  board('Weakling'); // without power
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Weakling attacks Wall', 'pass');
  t.is(t.events('roll').length, 0);
  t.answer('Light: play Disgrace');
  t.card('Weakling', { zone: 'discard' });
  board('Raider'); // retreated before the roll
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Wall', 'Dark: pass', 'Light: play Summons');
  t.passChances();
  t.is([t.events('roll').filter(({ rollFor }) => rollFor === 'attack').length, t.events('noRoll').length], [0, 1]);
  t.card('Raider', { zone: 'build' });
  t.card('Wall', { damage: 0 });
});

scenarioX('Effects "for this attack" run out before those that wait for its end', 'TCG-ATTACK-23', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 6, 6],
    dark: { character: ['Reaper'] },
    light: { force: 1, character: [{ card: 'Guard', tapped: true }], hand: ['Tonic'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Reaper attacks Guard', 'Light: play Tonic');
  // With the bonus the Guard would have lived; it is gone by the time the Reaper looks for enemies.
  t.card('Guard', { zone: 'discard' });
  t.is(t.events('trigger').length, 1);
});

scenarioX(
  'At the end of the attack, what triggers comes before what was played',
  'TCG-ATTACK-17 TCG-ATTACK-18',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6, 6, 6, 6],
      dark: { force: 1, character: ['Reaper'], deck: ['Raider'] },
      light: { character: [{ card: 'Guard', tapped: true }] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Reaper attacks Guard', 'Dark: Reaper: Give this unit +1 power');
    const order = t.match.events
      .map((e) => (e as { kind: string }).kind)
      .filter((kind) => kind === 'draw' || kind === 'force');
    t.is(order.slice(order.indexOf('force') + 1, order.indexOf('force') + 3), ['force', 'draw']);
  },
);

const STEPS = `
1 Raider   Dark Character - Bandit   C
   cost 3   speed 60   power 3   health 5
   When this unit would damage a Soldier: Add 1 to the damage.

2 Watcher   Light Character - Official   C
   cost 3   speed 10   power 0   health 5
   Free -> Disrupt an attack.
   Before the roll: Free -> Gain 1 Force.
   Free -> Reroll any of the enemy attack dice.
   Pending damage: Free -> Take 1 from the damage.
   Free -> Prevent 1 damage to 1 of your units.
   Damage placement: Free -> Choose 1 of your damaged units. Take 2 damage counters off it.
   Discard of units: Free -> Gain 2 Force.
   Attack end: Free -> Gain 3 Force.
   Between attacks: Free -> Gain 4 Force.

3 Victim   Light Character - Soldier   C
   cost 3   speed 20   power 1   health 2
   When this unit is damaged: Gain 5 Force.
   When this unit is discarded: Gain 7 Force.

4 Bulwark   Light Character - Soldier   C
   cost 3   speed 20   power 1   health 9
`;

const attackOn = (target: string) =>
  ({
    at: 'Character battle',
    cards: STEPS,
    dice: [6, 6, 1],
    dark: { character: ['Raider'] },
    light: {
      character: [
        { card: target, tapped: true },
        { card: 'Watcher', tapped: true },
      ],
    },
  }) as const;

scenarioX(
  'The eight steps of an attack, each with its chance',
  'TCG-ATTACK-04 TCG-ATTACK-14 TCG-ATTACK-15 TCG-ATTACK-16 TCG-ATTACK-17 TCG-ATTACK-25 TCG-ATTACK-26',
  (t) => {
    t.board(attackOn('Victim'));
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Raider attacks Victim');
    t.offers('Watcher: Disrupt an attack', 'pass');
    t.answer('pass');
    t.offers('Watcher: Before the roll', 'pass');
    t.is(t.events('roll').length, 0);
    t.answer('pass');
    t.offers('Watcher: Reroll any', 'pass');
    t.is(t.events('hits').length, 0);
    t.answer('pass');
    // What changes the damage by itself has done so when something can be played.
    t.is(t.events('trigger').length, 1);
    t.offers('Watcher: Pending damage', 'pass');
    t.answer('Watcher: Pending damage');
    t.offers('Watcher: Prevent 1 damage', 'pass');
    t.answer('pass');
    t.card('Victim', { zone: 'Character', damage: 2 }); // 2 hits, 1 more, 1 less
    t.is(t.force('Light'), 5);
    t.offers('Watcher: Damage placement', 'pass');
    t.answer('pass');
    t.card('Victim', { zone: 'discard' });
    t.is(t.force('Light'), 12);
    t.offers('Watcher: Discard of units', 'pass');
    t.answer('pass');
    t.offers('Watcher: Attack end', 'pass');
    t.is(t.events('attackEnds').length, 0);
    t.answer('pass');
    t.is(t.events('attackEnds').length, 1);
    t.offers('Watcher: Between attacks', 'pass');
  },
);

scenarioX('A unit with too many counters can be saved before it is discarded', 'TCG-ATTACK-15', (t) => {
  t.board(attackOn('Victim'));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Victim', 'pass', 'pass', 'pass', 'pass', 'pass');
  t.card('Victim', { damage: 3 });
  t.answer('Light: Watcher: Damage placement');
  t.card('Victim', { zone: 'Character', damage: 1 });
  t.offers('Watcher: Attack end', 'pass');
});

scenarioX('With no unit in danger the attack goes on to its end', 'TCG-ATTACK-19 TCG-ATTACK-14', (t) => {
  t.board(attackOn('Bulwark'));
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Bulwark', 'pass', 'pass', 'pass', 'pass', 'pass');
  t.card('Bulwark', { damage: 3 });
  t.offers('Watcher: Attack end', 'pass');
  // Without a hit there is no pending damage either.
  t.board({ ...attackOn('Bulwark'), dice: [1, 1, 1] });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Bulwark', 'pass', 'pass', 'pass');
  t.offers('Watcher: Attack end', 'pass');
});
