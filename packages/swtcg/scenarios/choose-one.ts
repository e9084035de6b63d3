/** Abilities of which one option is chosen (ledger section 14.1). */
import { scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Brute   Dark Character - Soldier   C
     cost 2   speed 50   power 3   health 9

  2 Guard   Light Character - Soldier   C
     cost 2   speed 10   power 2   health 9

  6 Adept   Light Character - Jedi   C
     cost 2   speed 60   power 2   health 3
     Pay 1 Force -> Either: Give this unit +1 power this attack. Or: Give this unit Accuracy 1 this attack.
`;

const RESCUE = ['play Rescue: Prevent at most 2 damage', 'play Rescue: +3 power this attack'] as const;

scenarioBoth('"Choose one": the option is fixed when it is played, and says when', 'TCG-ACT-19', (t) => {
  // Rescue: Either: Prevent at most 2 damage to 1 of your units. Or: Give 1 of your units +3 power this attack.
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [1, 1, 1, 6, 6, 6],
    dark: { character: ['Brute'] },
    light: { force: 8, character: ['Guard'], hand: ['Rescue', 'Yoda (A)'] },
  });
  t.offers('pass'); // before an attack: neither
  t.answer('pass', 'Dark: Brute attacks Guard');
  t.offers('pass'); // none of Light's units is attacking
  t.answer('pass');
  t.passUntil('unitTurn', 'Light');
  t.answer('Guard attacks Brute');
  t.offers(RESCUE[1], 'pass');
  t.answer(RESCUE[1]);
  t.card('Guard', { power: 5 });
  t.offers('pass');
});

scenarioBoth('"Choose one": the other option, at its own time', 'TCG-ACT-19', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6, 6, 6],
    dark: { character: ['Brute'] },
    light: { force: 8, character: ['Guard'], hand: ['Rescue', 'Rescue'] },
  });
  t.passUntil('unitTurn');
  t.answer('Dark: Brute attacks Guard', 'pass', 'pass');
  t.offers(RESCUE[0], 'pass'); // in the chance to prevent
  t.answer(RESCUE[0]);
  t.asks('Light', 'amount'); // nothing else is asked about any more
  t.answer('2');
  t.offers(RESCUE[0], 'pass');
  t.answer('pass');
  t.card('Guard', { damage: 1 });
});

scenarioBoth(
  'Of "choose one", another option is no second use',
  { nh: 'TCG-ACT-07 TCG-ACT-19', x: 'TCG-ACT-19' },
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dice: [1, 1, 1],
      dark: { character: [{ card: 'Brute', tapped: true }] },
      light: { force: 9, character: ['Adept'], hand: ['Yoda (A)'] },
    });
    t.passUntil('unitTurn');
    t.answer('Light: Adept attacks Brute');
    t.offers('Adept: +1 power', 'Adept: Accuracy 1', 'pass');
    t.answer('Adept: +1 power');
    t.offers('pass');
  },
);
