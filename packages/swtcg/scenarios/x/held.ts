import { scenarioX } from '../../src/testing/index.ts';
import { FOE, FRIEND, written } from './written.ts';

const HELD = written(
  FOE,
  ['Vengeful', 'Dark Character - Rogue', 'When this unit is damaged: The enemy loses 1 Force.'],
  ['Proud', 'Light Character - Jedi', 'When an enemy unit is damaged: Gain 10 Force.'],
  ['Thunder', 'Light Battle', 'This card deals 1 damage to 1 enemy unit. Gain 5 Force.'],
);

scenarioX(
  'What triggers while a card takes effect waits for its end, with all that wait',
  'TCG-HELD-01 TCG-HELD-03',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: HELD,
      dark: { character: ['Vengeful'] },
      light: { character: ['Proud'], hand: ['Thunder'] },
    });
    t.answer('Light: play Thunder');
    const changes = t.events('force').map(({ n }) => n);
    t.is(changes, [5, -1, 10]); // the card's own first, then Dark's, then Light's
  },
);

scenarioX(
  'Rerolls and prevention that trigger are not held in their chance, and everything else is',
  'TCG-HELD-02 TCG-HELD-04',
  (t) => {
    t.board({
      at: 'Character battle',
      cards: written(FOE, [
        'Lucky One',
        'Light Character - Jedi',
        'When the enemy rolls attack dice against this unit: Reroll all of the enemy attack dice.',
        'When an enemy unit would damage this unit: Prevent 1 damage to this unit.',
        'When this unit is damaged: Gain 1 Force.',
      ]),
      dice: [6, 6, 6, 4, 4, 1],
      dark: { character: ['Foe'] },
      light: { character: [{ card: 'Lucky One', tapped: true }] },
    });
    t.answer('Dark: Foe attacks Lucky One');
    const order = t.table.events!.flatMap(({ kind }) =>
      ['roll', 'reroll', 'prevent', 'damage', 'force'].includes(kind) ? [kind] : [],
    );
    t.is(order.slice(0, 5), ['roll', 'reroll', 'prevent', 'damage', 'force']);
    t.card('Lucky One', { damage: 1 });
  },
);

scenarioX('A disrupt does not wait for what waits', 'TCG-HELD-04', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      ['Denier', 'Dark Character - Rogue', 'Pay 1 Force -> Disrupt a Battle card.'],
      FRIEND,
      ['Payday', 'Light Battle', 'Pay 1 Force -> Gain 4 Force.'],
      ['Collector', 'Light Character - Noble', 'When you pay Force: Draw 1 card.'],
    ),
    dark: { force: 1, character: ['Denier'] },
    light: { force: 1, character: ['Friend', 'Collector'], hand: ['Payday'], deck: ['Jedi Patrol'] },
  });
  t.answer('Light: play Payday');
  t.is(t.titles('Light', 'hand'), []); // what the payment set off waits
  t.answer('Dark: Denier: Pay 1 Force');
  t.is([t.force('Light'), t.titles('Light', 'hand')], [0, ['Jedi Patrol']]);
});
