/** Cards that are played under a condition: at any chance at which it holds, and at no other. */
import { scenario } from '../../src/testing/index.ts';
import { unitDoes } from './steps.ts';

scenario("Penetrate the Shields: never for the enemy's attacker, whoever has the Shields", 'TCG-ACT-13', (t) => {
  // Dark steers a Light ship at a shielded Light ship: the attacker is no unit of Dark's, but it is one of Light's.
  t.board({
    at: 'battle starts',
    dice: [1, 1, 1, 1, 1, 1],
    dark: { force: 8, hand: ["Dark Side's Command", 'Penetrate the Shields'], space: ['TIE Fighter DS-55-6'] },
    light: {
      hand: ['Penetrate the Shields'],
      space: [
        { card: 'Naboo Cruiser', tapped: true },
        { card: 'X-Wing Red Two', tapped: true },
      ],
      character: ['Jawa'],
    },
  });
  t.answer("Dark: play Dark Side's Command", 'choose Naboo Cruiser');
  t.passUntil('unitTurn', 'Dark');
  t.answer('does not attack');
  t.passUntil('steer', 'Dark');
  t.answer('Naboo Cruiser attacks X-Wing Red Two');
  t.asks('Dark', 'chance');
  t.doesNotOffer('play Penetrate the Shields');
  t.answer('pass', 'Light: play Penetrate the Shields');
  const power = t.game.cards.byTitle.get('Naboo Cruiser')!.power;
  t.card('Naboo Cruiser', { power: power + 3 - 1 });
});

scenario(
  'Lull in the Fighting: at any chance until a Character attacks, in an attack elsewhere too',
  'TCG-ACT-13',
  (t) => {
    const board = (): void => {
      t.board({
        at: 'battle starts',
        dice: [6, 6, 6, 6, 6, 6, 6, 6],
        dark: { space: ['TIE Fighter DS-55-6'], character: ['Acklay'] },
        light: {
          hand: ['Lull in the Fighting'],
          space: [{ card: 'Naboo Cruiser', tapped: true }],
          character: [{ card: 'Jawa', tapped: true }],
        },
      });
      t.passUntil('unitTurn', 'Dark');
      t.answer('attacks Naboo Cruiser');
    };
    board();
    t.answer('Light: play Lull in the Fighting'); // the attack is declared
    unitDoes(t, 'Acklay attacks Jawa');
    t.card('Jawa', { zone: 'Character', damage: 0 });
    board();
    t.answer('Light: pass'); // the dice are rolled, the damage is about to be done
    t.answer('Light: play Lull in the Fighting');
    t.passChances();
    t.card('Naboo Cruiser', { damage: 4 }); // done by a Space unit
    unitDoes(t, 'Acklay attacks Jawa');
    t.card('Jawa', { zone: 'Character', damage: 0 });
    board();
    t.passUntil('unitTurn', 'Dark');
    t.answer('Acklay attacks Jawa');
    while (t.state.question?.kind === 'chance') {
      t.doesNotOffer('play Lull in the Fighting');
      t.answer('pass');
    }
  },
);
