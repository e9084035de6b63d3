/** Section 44: terms. */
import { type Play, scenario } from '../testing/index.ts';

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

scenario("Spies, seekers and mines lie on the opponent's side of the site", 'CCG-TRM-02', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Light Tatooine: Cantina': [
        'LIN-V8K',
        'undercover Momaw Nadon',
        'Light Undercover, on Momaw Nadon',
        'Stormtrooper',
      ],
      'Light Tatooine: Mos Eisley': [],
    },
    light: { hand: ['Light Timer Mine', 'Han Solo', 'Tagge Seeker'], force: 12 },
  });
  for (const [what, where] of [
    ['Timer Mine', 'Cantina'],
    ['Tagge Seeker', 'Mos Eisley'],
  ] as const) {
    t.act(`Light: Deploy ${what}`);
    t.answer(t.options.find((option) => option.includes(where))!);
    t.settle('act');
  }
  for (const what of ['Light Timer Mine', 'Tagge Seeker', 'Momaw Nadon'])
    t.is([t.read(what).controller, t.state.side[t.find(what)]], ['Light', 0], what);
  t.is(t.state.side[t.find('LIN-V8K')], 1);
});

scenario('In a battle together: both take part in the same battle, not merely stand there', 'CCG-TRM-04', (t) => {
  const ponda = (...there: string[]): number => {
    t.board({
      at: 'Dark battles',
      locations: { 'Dark Tatooine: Cantina': ['Ponda Baba', 'Luke Skywalker', ...there] },
    });
    const before = t.powerOf('Ponda Baba');
    t.act('Dark: Battle at Tatooine: Cantina');
    return t.powerOf('Ponda Baba') - before;
  };
  t.is(ponda('Dr. Evazan'), 3);
  t.is(ponda(), 0);
  t.is(ponda('undercover Dr. Evazan', 'Dark Undercover, on Dr. Evazan'), 0);
});

/** Of these cards those that a text names by these words. */
const named = (t: Play, words: string, cards: readonly string[]): string[] => {
  t.board({
    at: 'Light moves',
    locations: { 'Light Tatooine: Cantina': cards },
    table: ['Mark'],
    cards: [`Mark   Light Effect   C1\ndestiny 1\n${words} is forfeit +20.`],
  });
  return cards.filter((card) => t.forfeitOf(card) >= 20);
};

scenario(
  'Droids are named by their model: mining, power, maintenance, astromech, vehicle, protocol',
  'CCG-TRM-10',
  (t) => {
    const droids = ['LIN-V8K', 'EG-6', 'R2-D2', 'R4-E1', 'C-3PO', "WED15-I7 'Septoid' Droid", 'Luke Skywalker'];
    t.is(named(t, 'Mining droid', droids), ['LIN-V8K']);
    t.is(named(t, 'Power droid', droids), ['EG-6']);
    t.is(named(t, 'Maintenance droid', droids), ["WED15-I7 'Septoid' Droid"]);
    t.is(named(t, 'Astromech droid', droids), ['R2-D2']);
    t.is(named(t, 'Vehicle droid', droids), ['R4-E1']);
    t.is(named(t, 'Protocol droid', droids), ['C-3PO']);
  },
);

scenario('An R unit is a droid whose model has an R, vehicle droids too; no other droid is one', 'CCG-TRM-11', (t) => {
  const droids = ['R2-D2', 'R4-E1', 'R4-M9', 'R2-X2', 'C-3PO', 'LIN-V8K'];
  t.is(named(t, 'R-unit', droids), ['R2-D2', 'R4-E1', 'R4-M9', 'R2-X2']);
});

scenario('A swamp creature is a creature of that kind, as the Dianoga is', 'CCG-TRM-12', (t) => {
  const worm = 'Sand Thing   Dark Creature - Swamp   C1\ndestiny 1   deploy 1   ferocity 1   defense 1   forfeit 1';
  t.is(named(t, 'Swamp creature', ['Dianoga', 'Bantha', 'Greedo']), ['Dianoga']);
  // Dark Waters is immune to Alter while one is present.
  for (const [here, offered] of [
    [['Dianoga'], false],
    [['Sand Thing'], false],
    [['Greedo'], true],
  ] as const) {
    t.board({
      at: 'Light controls',
      locations: {
        'Dark Tatooine: Jundland Wastes': ['Dark Waters', ...here],
        'Light Tatooine: Cantina': ['Luke Skywalker'],
      },
      light: { hand: ['Alter'] },
      cards: [worm],
    });
    t.is(
      t.options.some((option) => option.includes('Play Alter')),
      offered,
    );
  }
});
