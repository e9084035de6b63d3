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
