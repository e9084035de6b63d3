/** Section 44: terms. */
import { scenario } from '../src/testing/index.ts';

const droid = (name: string, text: string): string =>
  `${name}   Dark Character - Droid   C1\n destiny 1   deploy 1   power 1   forfeit 1\n ${text}`;

scenario('Here is at this location, on table is anywhere in play', 'CCG-TRM-01 CCG-TRM-03 CCG-PIL-27', (t) => {
  t.board({
    at: 'Dark moves',
    locations: {
      'Dark Tatooine: Mos Eisley': ['Counter', 'Teller', 'Greedo'],
      'Dark Yavin 4: Jungle': ['Greedo', 'Bearer', 'Greedo, under Bearer'],
    },
    cards: [
      droid('Counter', 'This card is power +1 for each Greedo here.'),
      droid('Teller', 'This card is power +1 for each Greedo.'),
      droid('Bearer', 'This card cannot be moved.'),
    ],
  });
  t.is([t.powerOf('Counter'), t.powerOf('Teller')], [2, 3]);
});

scenario('Exterior and interior are read off the icons; a docking bay is both', 'CCG-TRM-05', (t) => {
  t.board({
    at: 'Dark moves',
    locations: { 'Dark Tatooine: Mos Eisley': [], 'Dark Tatooine: Docking Bay 94': [], 'Dark Tatooine: Cantina': [] },
    table: ['Inside', 'Outside'],
    cards: [
      'Inside   Dark Effect   C1\n destiny 1\n Deploys on your side of table.\n There is 1 more Dark icon at interior site.',
      'Outside   Dark Effect   C1\n destiny 1\n Deploys on your side of table.\n There is 1 more Light icon at exterior site.',
    ],
  });
  const more = (title: string): [number, number] => [t.icons('Dark', title), t.icons('Light', title)];
  t.is(more('Tatooine: Mos Eisley'), [2, 2]);
  t.is(more('Tatooine: Docking Bay 94'), [2, 2]);
  t.is(more('Tatooine: Cantina'), [3, 2]);
});

scenario(
  'Control with a leader takes an own leader here and control, both at once',
  'CCG-TRM-06 CCG-TRM-07 CCG-READ-010',
  (t) => {
    const forfeit = (...there: string[]): number => {
      t.board({
        at: 'Dark moves',
        locations: { 'Light Yavin 4: Massassi War Room': there, 'Dark Tatooine: Mos Eisley': ['Stormtrooper'] },
      });
      return t.forfeitOf('Stormtrooper');
    };
    t.is(forfeit('General Dodonna'), 1);
    t.is(forfeit('Luke Skywalker'), 2);
    t.is(forfeit('General Dodonna', 'Greedo'), 2);
    t.is(forfeit('Luke Skywalker', 'Grand Moff Tarkin'), 2);
  },
);
