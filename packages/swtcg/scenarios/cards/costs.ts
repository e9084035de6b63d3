/** Cards that change what units cost. */
import { scenario } from '../../src/testing/index.ts';

scenario('Lama Su (A): each Clone costs 1 less, on both sides, and two of him make it 2', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 2, hand: ['Stormtrooper Squad', 'Reek'], character: ['Lama Su (A)'] },
    light: { points: 2, hand: ['Clone Platoon'] },
  });
  t.answer('Dark: deploy Stormtrooper Squad'); // 3
  t.is(t.points('Dark'), 0);
  t.answer('Dark: done');
  t.doesNotOffer('deploy Clone Platoon'); // 4 - 1
  t.board({
    at: 'Light builds',
    dark: { character: ['Lama Su (A)'] },
    light: { points: 2, hand: ['Clone Platoon'], character: ['Lama Su (A)'] },
  });
  t.answer('Light: deploy Clone Platoon');
  t.is(t.points('Light'), 0);
});

scenario('Lama Su (A) helps nobody from the build zone', '', (t) => {
  t.board({ at: 'Light builds', light: { points: 3, hand: ['Clone Platoon'], build: ['Lama Su (A)'] } });
  t.doesNotOffer('deploy Clone Platoon');
  t.answer('Light: return Lama Su', 'deploy Clone Platoon');
  t.is(t.points('Light'), 0);
});

scenario('Wuher (A): each Droid costs 1 more, whatever its arena', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 2,
      hand: ['Battle Droid Squad', 'Droid Starfighter DFS-4CT', 'Geonosian Guard'],
      build: [{ down: 'Mouse Droid', counters: 3 }],
    },
    light: { character: ['Wuher (A)'] },
  });
  t.offersAlso('deploy Geonosian Guard');
  t.doesNotOffer('deploy Battle Droid Squad', 'deploy Droid Starfighter', 'deploy Mouse Droid');
  t.answer('add build counters to Mouse Droid', '1');
  t.offersAlso('deploy Mouse Droid');
});

scenario('Padmé Amidala (E): Light Characters cost 1 less, Neutral and other ones do not', '', (t) => {
  t.board({
    at: 'Light builds',
    light: { points: 2, hand: ['Princess Leia (C)', 'Greedo (A)', 'Clone Squad'], character: ['Padmé Amidala (E)'] },
  });
  t.offersAlso('deploy Princess Leia');
  t.doesNotOffer('deploy Greedo', 'deploy Clone Squad');
});

scenario('C-3PO (C): your Neutral units cost 1 less; the enemy pays in full', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 2, hand: ['Greedo (A)'] },
    light: { points: 2, hand: ['Greedo (A)', 'YT-1300 Transport', 'Clone Squad'], character: ['C-3PO (C)'] },
  });
  t.doesNotOffer('deploy Greedo');
  t.answer('Dark: done');
  t.offersAlso('deploy Greedo', 'deploy YT-1300 Transport');
  t.doesNotOffer('deploy Clone Squad');
});
