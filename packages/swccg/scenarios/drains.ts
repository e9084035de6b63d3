/** Force drains, and the Force that locations bring. */
import { scenario } from '../src/testing/index.ts';

scenario('Force generation is the own icons on all locations, and one', 'CCG-FRC-01', (t) => {
  t.board({ at: 'Light activates', locations: { 'Light Tatooine': [], 'Light Tatooine: Cantina': [] } });
  t.is(t.generation('Light'), 1 + t.icons('Light', 'Tatooine') + t.icons('Light', 'Tatooine: Cantina'));
  t.act('Light: Activate Force');
  t.offersAlso('Activate 0 Force', `Activate ${t.generation('Light')} Force`);
  t.doesNotOffer(`Activate ${t.generation('Light') + 1} Force`);
  t.answer('Activate 2 Force');
  t.is(t.count('Light', 'force'), 12);
  t.is(t.count('Light', 'reserve'), 18);
});

scenario("A Force drain is as large as the opponent's icons there", 'CCG-DRN-02', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Light Tatooine: Cantina': ['Luke Skywalker'] },
    dark: { reserve: ['Darth Vader'] },
  });
  const amount = t.icons('Dark', 'Tatooine: Cantina');
  t.is(t.drain('Light', 'Tatooine: Cantina'), amount);
  t.act('Light: Force drain at Cantina');
  t.settle('lose', 'Dark');
  t.answer('Dark: top card of the Reserve Deck');
  t.is(t.titles('Dark', 'lost'), ['Darth Vader']);
  for (let i = 1; i < amount; i++) t.answer('Lose the top card of the Force Pile');
  t.is(t.count('Dark', 'lost'), amount);
});

scenario('Only who controls a location drains there', 'CCG-DRN-01', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Light Tatooine: Cantina': ['Luke Skywalker', 'Darth Vader'] },
  });
  t.doesNotOffer('Force drain');
  t.refuses('CCG-DRN-01', 'Light', 'drain', 'Tatooine: Cantina');
});
