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
