import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Rear Guard   Light Character - Officer   C
     cost 2   speed 20   power 1   health 2
     Retreat step: Pay 1 Force -> Gain 3 Force.
     When your retreat step ends: Draw 1 card.

  2 Fall Back   Light Battle   C
     Retreat step: Pay 1 Force -> Draw 1 card.

  3 Old Temple   Light Location - Ground Facility   C
     cost 2
`;

scenarioX('After the retreats come effects for the retreat step, then those for its end', 'TCG-RETREAT-11', (t) => {
  t.board({
    at: 'Light retreats',
    cards: CARDS,
    light: {
      force: 2,
      ground: ['Clone Squad'],
      character: ['Rear Guard'],
      hand: ['Fall Back'],
      deck: ['Jedi Patrol', 'N-1 Starfighter'],
    },
  });
  t.offers('retreat Clone Squad', 'retreat Rear Guard', 'done');
  t.answer('Light: retreat Clone Squad', 'Light: done');
  t.is(t.titles('Light', 'hand'), ['Fall Back']);
  t.offers('Rear Guard: Retreat step: Pay 1 Force -> Gain 3 Force.', 'play Fall Back for 1 Force', 'done');
  t.answer('Light: Rear Guard');
  t.offers('play Fall Back for 1 Force', 'done'); // once
  t.answer('Light: play Fall Back', 'Light: done');
  t.is([t.force('Light'), t.titles('Light', 'hand')], [3, ['Jedi Patrol', 'N-1 Starfighter']]);
  t.is(t.events('trigger').length, 1, 'the end of the step, when nothing more was played');
});

scenarioX('Only in the own retreat step', 'TCG-RETREAT-11', (t) => {
  t.board({
    at: 'Dark retreats',
    cards: CARDS,
    dark: { ground: ['Swoop Bike'] },
    light: { force: 2, character: ['Rear Guard'], deck: ['Jedi Patrol', 'N-1 Starfighter'] },
  });
  t.asks('Dark', 'retreat');
  t.answer('Dark: done');
  t.is(t.titles('Light', 'hand'), []);
  t.asks('Light', 'retreat');
  t.offers('retreat Rear Guard', 'done');
});

scenarioX('Locations cannot retreat', 'TCG-RETREAT-10', (t) => {
  t.board({
    at: 'Light retreats',
    cards: CARDS,
    light: { ground: ['Clone Squad'], locations: { ground: 'Old Temple' } },
  });
  t.offers('retreat Clone Squad', 'done');
  t.answer('Light: retreat Clone Squad');
  t.card('Old Temple', { zone: 'Ground Location' });
});
