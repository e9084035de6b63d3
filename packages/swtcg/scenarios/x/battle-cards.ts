import { scenarioX } from '../../src/testing/index.ts';
import { FRIEND, written } from './written.ts';

scenarioX('A Battle card is disrupted when it is paid for: it does nothing and is discarded', 'TCG-BCARD-05', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FRIEND,
      ['Denier', 'Dark Character - Rogue', 'Pay 1 Force -> Disrupt a Battle card.'],
      ['Payday', 'Light Battle', 'Pay 2 Force -> Gain 9 Force.'],
    ),
    dark: { force: 1, character: ['Denier'] },
    light: { force: 3, character: ['Friend'], hand: ['Payday'] },
  });
  t.answer('Light: play Payday');
  t.asks('Dark', 'chance');
  t.is(t.force('Light'), 1); // the cost is paid
  t.answer('Dark: Denier: Pay 1 Force');
  t.is([t.force('Light'), t.titles('Light', 'discard')], [1, ['Payday']]);
});

scenarioX('Of several effects of a Battle card one is used', 'TCG-BCARD-06', (t) => {
  t.board({
    at: 'Character battle',
    cards: written(
      FRIEND,
      ['Foe', 'Dark Character - Rogue'],
      ['Crossroads', 'Light Battle', 'Pay 1 Force -> Gain 3 Force.', 'Pay 2 Force -> Draw 1 card.'],
    ),
    dark: { character: ['Foe'] },
    light: { force: 2, character: ['Friend'], hand: ['Crossroads'], deck: ['Jedi Patrol'] },
  });
  t.offersAlso('play Crossroads: Pay 1 Force', 'play Crossroads: Pay 2 Force');
  t.answer('Light: play Crossroads: Pay 2 Force');
  t.is(
    [t.force('Light'), t.titles('Light', 'hand'), t.titles('Light', 'discard')],
    [0, ['Jedi Patrol'], ['Crossroads']],
  );
});
