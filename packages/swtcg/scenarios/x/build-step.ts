import { scenarioX } from '../../src/testing/index.ts';

scenarioX('The card of the turn is drawn at the start of the own build step, or not', 'TCG-READY-04', (t) => {
  t.board({
    at: 'turn starts',
    dark: { deck: ['Swoop Bike'], character: ['Geonosian Guard'] },
    light: { deck: ['Jedi Patrol'], ground: ['AT-TE Walker 23X'] },
  });
  t.is([t.titles('Dark', 'hand'), t.titles('Light', 'hand')], [[], []]);
  t.offers('draw a card', 'done');
  t.answer('Dark: draw a card');
  t.is([t.titles('Dark', 'hand'), t.titles('Light', 'hand')], [['Swoop Bike'], []]);
  t.answer('Dark: done');
  t.offers('draw a card', 'done');
  t.answer('Light: done');
  t.is(t.titles('Light', 'hand'), []);
  t.asks('Light', 'build');
});
