/** Battle steps by the Expanded Rulebook (TCG-BATTLE). */
import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
1 Runner   Dark Character - Scout   C
   cost 3   speed 60   power 1   health 5

2 Walker   Light Character - Scout   C
   cost 3   speed 30   power 1   health 5
   Pay 1 Force -> Give this unit +50 speed this turn.

3 Sage   Dark Character - Mystic   C
   cost 3   speed 50   power 2   health 5
   Instead of attacking: Pay 1 Force -> Draw 1 card.
   Tap -> Gain 1 Force.
   When this unit attacks: Gain 5 Force.

4 Rally   Dark Battle   C
   Pay 1 Force -> Untap 1 of your Characters.
`;

scenarioX('Speed that changes after a declaration does not undo it', 'TCG-BATTLE-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dice: [6],
    dark: { character: ['Runner'] },
    light: { force: 1, character: ['Walker'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Runner attacks Walker', 'Light: Walker: Give this unit +50 speed');
  t.is(t.read('Walker').speed > t.read('Runner').speed, true);
  t.passChances();
  t.card('Walker', { damage: 1, tapped: false }); // the attack went on
  t.asks('Light', 'unitTurn');
});

scenarioX('A unit that is tapped to skip has not attacked', 'TCG-BATTLE-07 TCG-ATKLIM-17', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 1, character: ['Sage'], deck: ['Rally', 'Rally'] },
    light: { character: [{ card: 'Walker', tapped: true }] },
  });
  t.passUntil('unitTurn', 'Dark');
  // What it does instead of attacking sets nothing off either.
  t.answer('Dark: Sage: Draw 1 card');
  t.is([t.force('Dark'), t.events('trigger').length], [0, 0]);
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Sage does not attack');
  t.card('Sage', { tapped: true });
  t.passChances();
  t.is([t.force('Dark'), t.events('trigger').length, t.events('attack').length], [4, 0, 0]); // 4: of the next turn
});

scenarioX(
  'A unit untapped in its battle step may attack, act instead of it, or tap for what it may still play',
  'TCG-BATTLE-16',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: CARDS,
      dark: { force: 3, character: ['Sage'], hand: ['Rally'], deck: ['Rally'] },
      light: { character: [{ card: 'Walker', tapped: true }] },
    });
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Sage does not attack');
    t.card('Sage', { tapped: true });
    t.doesNotOffer('Sage');
    t.answer('Dark: play Rally');
    t.offersAlso('Sage: Gain 1 Force');
    t.passUntil('unitTurn', 'Dark');
    t.offers('Sage attacks Walker', 'Sage: Draw 1 card', 'Sage does not attack');
  },
);
