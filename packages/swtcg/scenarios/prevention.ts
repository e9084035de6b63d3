/** Chances to prevent damage, and Evade (TCG-PREV, TCG-KW-EVADE). */
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Raider   Dark Character - Bandit   C
     cost 3   speed 60   power 4   health 4

  2 Acrobat   Light Character - Dancer   C
     cost 3   speed 20   power 2   health 6
     Pay 1 Force -> Evade 2.
     Pay 1 Force -> Give this unit +1 power this turn.

  3 Tumbler   Light Character - Dancer   C
     cost 3   speed 20   power 2   health 6
     Pay 1 Force -> Evade 1.
     Pay 2 Force -> Evade 2.

  4 Medic   Light Character - Doctor   C
     cost 3   speed 10   power 1   health 6
     Pay 1 Force -> Prevent 3 damage to 1 of your Characters.

  5 Seer   Light Character - Prophet   C
     cost 3   speed 10   power 1   health 6
     Before the roll: Pay 1 Force -> Choose 1 of your units. This turn: All damage to it is prevented.

  6 Grenade   Dark Battle   C
     Pay 2 Force -> Choose 1 enemy unit. This card deals 2 damage to it.

  7 Mortar   Dark Battle   C
     Pay 2 Force -> This card deals 1 damage to each enemy unit in Character.

  8 Mirror   Light Character - Adept   C
     cost 3   speed 10   power 1   health 6
     Pay 1 Force -> Deflect 1.

  9 Prism   Light Character - Adept   C
     cost 3   speed 10   power 1   health 6
     Pay 1 Force -> Deflect 1.

  10 Duellist   Dark Character - Bandit   C
     cost 3   speed 60   power 3   health 6
     Pay 1 Force -> Evade 1.
`;

scenarioBoth('Prevention is for damage that is pending, not for counters that lie there', 'TCG-PREV-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 1, 1, 1],
    dark: { character: ['Raider'] },
    light: { force: 3, character: [{ card: 'Acrobat', damage: 2 }, 'Medic'] },
  });
  t.asks('Light', 'chance'); // before the attack
  t.offers('Acrobat: Give this unit +1 power', 'pass');
  t.answer('pass', 'Dark: Raider attacks Acrobat');
  t.asks('Light', 'chance'); // in the attack
  t.offers('Acrobat: Give this unit +1 power', 'pass');
  t.answer('pass');
  t.asks('Light', 'chance'); // 1 damage is pending
  t.offers('Acrobat: Evade 1', 'Medic: prevent 3 damage', 'pass');
  t.answer('Acrobat: Evade 1');
  t.card('Acrobat', { damage: 2 });
});

scenarioBoth('A card can name another time for its prevention', 'TCG-PREV-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6, 1],
    dark: { character: ['Raider'] },
    light: { force: 1, character: ['Seer'] },
  });
  t.asks('Dark', 'unitTurn');
  t.answer('Dark: Raider attacks Seer');
  t.is(t.events('roll').length, 0);
  t.offers('Seer: all damage to it is prevented', 'pass');
  t.answer('Light: Seer: all damage to it is prevented');
  t.card('Seer', { damage: 0 });
  t.is(t.lastDice(), [6, 6, 6, 1]);
});

scenario('Prevention works in the build zone; other abilities do not', 'TCG-PREV-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { force: 2, character: ['Raider'], hand: ['Grenade'] },
    light: { force: 2, build: ['Acrobat'] },
  });
  t.answer('Dark: play Grenade');
  t.asks('Light', 'chance');
  t.offers('Acrobat: Evade 2', 'Acrobat: Evade 1', 'pass');
  t.answer('Acrobat: Evade 2');
  t.card('Acrobat', { zone: 'build', damage: 0 });
  t.asks('Dark', 'build'); // Acrobat could not be played in any general chance of this battle
});

scenarioBoth('Prevention beyond the pending damage is wasted', 'TCG-PREV-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { force: 2, character: ['Raider'], hand: ['Grenade'] },
    light: { force: 1, character: ['Medic', { card: 'Acrobat', damage: 1 }] },
  });
  t.answer('Dark: play Grenade', 'Dark: choose Acrobat', 'Light: Medic: prevent 3 damage');
  t.is(
    t.events('prevent').map((e) => e.n),
    [2],
  );
  t.card('Acrobat', { damage: 1 });
});

scenarioBoth('Each Evade is played once for the same damage; two Evades add up', 'TCG-PREV-06 TCG-KW-EVADE-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6, 6],
    dark: { character: ['Raider'] },
    light: { force: 9, character: ['Tumbler'] },
  });
  t.answer('Dark: Raider attacks Tumbler');
  // Evade 1 of the one; Evade 2 or 1 of the other.
  t.offers('Tumbler: Evade 1', 'Tumbler: Evade 2', 'Tumbler: Evade 1 and no more', 'pass');
  t.answer('Tumbler: Evade 2');
  t.is(t.options, ['Tumbler: Pay 1 Force -> Evade 1.', 'pass']);
  t.answer('Tumbler: Evade 1');
  t.card('Tumbler', { damage: 1 });
  t.is(t.force('Light'), 6);
});

scenarioBoth('The same Evade serves again for the next damage', 'TCG-PREV-06 TCG-KW-EVADE-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 1, 1, 6, 6, 1, 1],
    dark: { character: ['Raider', 'Raider'] },
    light: { force: 2, character: ['Duellist'] },
  });
  t.answer('Dark: Raider first', 'Raider attacks Duellist', 'Light: Duellist: Evade 1');
  t.card('Duellist', { damage: 1 });
  t.answer('Dark: Raider attacks Duellist', 'Light: Duellist: Evade 1');
  t.card('Duellist', { damage: 2 });
});

scenarioBoth(
  'Damage of two sources: the same Evade is played against each',
  'TCG-PREV-06 TCG-KW-EVADE-02 TCG-KW-DEFLECT-04',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dark: { force: 4, character: ['Duellist'], hand: ['Mortar'] },
      light: { force: 2, character: ['Mirror', 'Prism'] },
    });
    t.answer('Dark: play Mortar', 'Light: Mirror: Deflect 1', 'deal 1 damage to Duellist');
    t.answer('Light: Prism: Deflect 1', 'deal 1 damage to Duellist');
    t.answer('Dark: Duellist: Evade 1', 'Dark: Duellist: Evade 1');
    t.card('Duellist', { damage: 0 });
    t.is(t.force('Dark'), 0);
  },
);

scenarioBoth('Damage to several units at one time shares one chance', 'TCG-PREV-09', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { force: 2, character: ['Raider'], hand: ['Mortar'] },
    light: { force: 3, character: ['Acrobat', 'Tumbler'] },
  });
  t.passUntil('chance', 'Dark');
  t.answer('Dark: play Mortar');
  t.is(t.options, [
    'Acrobat: Pay 1 Force -> Evade 1 and no more.',
    'Tumbler: Pay 1 Force -> Evade 1.',
    'Tumbler: Pay 2 Force -> Evade 1 and no more.',
    'pass',
  ]);
  t.answer('Tumbler: Pay 1 Force -> Evade 1');
  t.offers('Acrobat: Evade 1', 'pass');
  t.answer('Acrobat: Evade 1');
  t.card('Acrobat', { damage: 0 });
  t.card('Tumbler', { damage: 0 });
  t.is(t.events('damage').length, 0);
});

scenarioBoth('A chance to prevent belongs to the unit that is about to be damaged', 'TCG-PREV-09', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { force: 2, character: ['Raider'], hand: ['Grenade'] },
    light: { force: 3, character: ['Duellist', 'Tumbler'] },
  });
  t.answer('Dark: play Grenade', 'Dark: choose Tumbler');
  t.offers('Tumbler: Evade 2', 'Tumbler: Evade 1', 'Tumbler: Evade 1 and no more', 'pass');
});

scenarioBoth('The controller chooses how much an Evade prevents', 'TCG-KW-EVADE-01', (t) => {
  const board = (force: number): void =>
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [4, 4, 5, 3],
      dark: { character: ['Raider'] },
      light: { force, character: ['Acrobat'] },
    });
  board(1);
  t.answer('Light: pass', 'Dark: Raider attacks Acrobat', 'Light: pass');
  t.offers('Acrobat: Evade 2', 'Acrobat: Evade 1', 'pass');
  t.answer('Acrobat: Evade 1');
  t.card('Acrobat', { damage: 2 });
  board(1);
  t.answer('Light: pass', 'Dark: Raider attacks Acrobat', 'Light: pass', 'Acrobat: Evade 2');
  t.card('Acrobat', { damage: 1 });
  board(0); // without Force nobody is asked
  t.answer('Dark: Raider attacks Acrobat');
  t.card('Acrobat', { damage: 3 });
});
