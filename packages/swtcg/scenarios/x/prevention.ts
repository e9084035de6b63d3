/** Prevention by the Expanded Rulebook (TCG-PREV). */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Raider   Dark Character - Bandit   C
   cost 3   speed 60   power 2   health 5

2 Fiend   Dark Character - Bandit   C
   cost 3   speed 60   power 2   health 5
   Damage from this unit's attacks can't be prevented.

3 Acrobat   Light Character - Dancer   C
   cost 3   speed 20   power 2   health 6
   Pay 1 Force -> Evade 2.

4 Shelter   Light Battle   C
   Pay 1 Force -> Prevent 5 damage to 1 of your units.

5 Grenade   Dark Battle   C
   Pay 1 Force -> Choose 1 enemy unit. This card deals 2 damage to it.

6 Decoy   Light Character - Soldier   C
   cost 3   speed 20   power 2   health 6
   Pay 1 Force -> Intercept.

7 Wary One   Light Character - Dancer   C
   cost 3   speed 20   power 2   health 6
   When an enemy unit would damage this unit: Prevent 1 damage to this unit. Gain 1 Force.

8 Peacemaker   Light Character - Noble   C
   cost 3   speed 10   power 2   health 6
   All damage done by Bandits is prevented.
`;

scenarioX('A retreated unit prevents nothing', 'TCG-PREV-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 1, character: ['Raider'], hand: ['Grenade'] },
    light: { force: 1, build: ['Acrobat'] },
  });
  t.answer('Dark: play Grenade');
  t.card('Acrobat', { damage: 2 });
  t.is(t.events('play').length, 0);
});

scenarioX('What is prevented beyond the damage heals nothing', 'TCG-PREV-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6],
    dark: { character: ['Raider'] },
    light: { force: 1, character: [{ card: 'Acrobat', tapped: true, damage: 3 }], hand: ['Shelter'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Raider attacks Acrobat', 'Light: pass', 'Light: play Shelter');
  t.is(
    t.events('prevent').map(({ n }) => n),
    [2],
  );
  t.card('Acrobat', { damage: 3 });
});

scenarioX('Against damage that cannot be prevented, prevention is paid for in vain', 'TCG-PREV-07', (t) => {
  const board = (): void =>
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6],
      dark: { character: ['Fiend'] },
      light: {
        force: 1,
        character: [
          { card: 'Acrobat', tapped: true },
          { card: 'Decoy', tapped: true },
        ],
      },
    });
  board();
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Fiend attacks Acrobat', 'Light: pass', 'Light: Acrobat: Evade 2');
  t.card('Acrobat', { damage: 2 });
  t.is(t.events('prevent').length, 0);
  // To send it to another unit is no prevention.
  board();
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Fiend attacks Acrobat', 'Light: Decoy: Intercept');
  t.passChances();
  t.card('Acrobat', { damage: 0 });
  t.card('Decoy', { damage: 2 });
});

scenarioX('What only some may prevent', 'TCG-PREV-08', (t) => {
  const cards = `
1 Nemesis   Dark Character - Sith   C
   cost 3   speed 60   power 2   health 5
   Damage from this unit's attacks can't be prevented except by a Jedi Master.

2 Master   Light Character - Jedi Master   C
   cost 3   speed 10   power 1   health 5
   Pay 1 Force -> Prevent 2 damage to 1 of your units.

3 Pupil   Light Character - Jedi   C
   cost 3   speed 10   power 1   health 5
   Pay 1 Force -> Evade 2.
`;
  const board = (): void =>
    t.board({
      at: 'Character battle',
      cards,
      dice: [6, 6],
      dark: { character: ['Nemesis'] },
      light: {
        force: 1,
        character: [
          { card: 'Master', tapped: true },
          { card: 'Pupil', tapped: true },
        ],
      },
    });
  board();
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Nemesis attacks Pupil', 'Light: Pupil: Evade 2');
  t.card('Pupil', { damage: 2 });
  board();
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Nemesis attacks Pupil', 'Light: Master: prevent 2 damage');
  t.card('Pupil', { damage: 0 }); // also when it protects another
});

scenarioX('Where all is prevented already nothing triggers from it', 'TCG-PREV-01', (t) => {
  for (const [there, force] of [
    [['Wary One'], 1],
    [['Wary One', 'Peacemaker'], 0],
  ] as const) {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [6, 6],
      dark: { character: ['Raider'] },
      light: { character: there.map((card) => ({ card, tapped: true })) },
    });
    t.answer('Dark: Raider attacks Wary One');
    t.is(t.events('force').filter(({ cause }) => cause === 'effect').length, force);
  }
});
