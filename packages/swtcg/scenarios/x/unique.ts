import { scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Beru Whitesun (A)   Light Character - Tatooine Farmer   C
     cost 3   speed 10   power 1   health 3

  2 Padmé Skywalker (A)   Light Character - Naboo Diplomat   C
     cost 4   speed 40   power 3   health 4

  3 Hired Ace (A)   Light Character - Independent Officer   C
     cost 3   speed 30   power 2   health 3
     Starfighter Pilot: +10 speed.

  4 Hired Ace (B)   Light Character - Independent Officer   C
     cost 2   speed 30   power 1   health 3
     Starfighter Pilot: +10 speed.

  12 Hired Ace (C)   Light Character - Independent Officer   C
     cost 2   speed 30   power 1   health 3

  13 Hired Ace (D)   Light Character - Independent Officer   C
     cost 2   speed 30   power 1   health 3

  5 Back from the Dead   Neutral Mission   C
     cost 0
     Choose 1 Character card in your discard pile. Put it into its arena.

  6 Herald (A)   Light Character - Soldier   C
     cost 2   speed 30   power 1   health 2
     Each of your other Characters has +1 power.
     When you deploy this unit: Gain 3 Force.

  7 Herald (B)   Light Character - Soldier   C
     cost 5   speed 30   power 4   health 4

  8 Family Blade (A)   Light Equipment - Character Weapon   C
     cost 1
     Equip: Free.
     Equipped: +1 power.

  9 Family Blade (B)   Light Equipment - Character Weapon   C
     cost 3
     Equip: Free.
     Equipped: +3 power.

  10 Soldier   Light Character - Soldier   C
     cost 2   speed 30   power 1   health 2

  11 Devotion   Light Mission   C
     cost 0
     This turn: each Character named Anakin Skywalker has +2 power.

  14 Long Leave   Light Mission   C
     cost 0
     Put 1 of your Characters out of the game. When battle starts: Put it into its arena.
`;

scenarioX('A card with a version letter is unique, one without is not', 'TCG-UNIQ-01', (t) => {
  t.board({
    at: 'Light builds',
    light: { points: 9, character: ['Rebel Pilot', 'Wuher (A)'], hand: ['Rebel Pilot', 'Wuher (A)'] },
  });
  t.answer('Light: deploy Rebel Pilot for');
  t.is(t.titles('Light', 'Character'), ['Rebel Pilot', 'Wuher (A)', 'Rebel Pilot']);
  t.answer('Light: deploy Wuher (A)');
  t.asks('Light', 'giveUp');
});

scenarioX('Of one unique name a player has one unit, in battle or retreated', 'TCG-UNIQ-02', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      points: 9,
      build: ['Luke Skywalker (C)', { down: 'Padmé Amidala (B)', counters: 1 }],
      hand: ['Luke Skywalker (C)', 'Padmé Amidala (C)'],
    },
  });
  t.answer('Light: deploy Luke Skywalker (C) for 3 build points');
  t.asks('Light', 'giveUp');
  t.answer('Light: discard Luke Skywalker (C)');
  t.is(
    [t.titles('Light', 'Character'), t.titles('Light', 'discard')],
    [['Luke Skywalker (C)'], ['Luke Skywalker (C)']],
  );
  // What lies face down does not count.
  t.answer('Light: deploy Padmé Amidala (C)');
  t.asks('Light', 'build');
});

/** Herald A, which costs 2, is there, and B for 5 in hand. */
const twoHeralds = (force: number) =>
  ({
    at: 'Light builds',
    cards: CARDS,
    light: { force, points: 9, character: ['Herald (A)', 'Soldier'], hand: ['Herald (B)'] },
  }) as const;

scenarioX('Of a second one the cheaper goes, or the dearer for the difference in Force', 'TCG-UNIQ-04', (t) => {
  t.board(twoHeralds(3));
  t.answer('Light: deploy Herald (B) for 5 build points');
  t.offers('discard Herald (A)', 'discard the new Herald (B) for 3 Force');
  t.answer('Light: discard Herald (A)');
  t.is([t.titles('Light', 'Character'), t.force('Light')], [['Soldier', 'Herald (B)'], 3]);
  t.board(twoHeralds(3));
  t.answer('Light: deploy Herald (B) for 5 build points');
  t.answer('Light: discard the new Herald (B) for 3 Force');
  t.is([t.titles('Light', 'Character'), t.force('Light')], [['Herald (A)', 'Soldier'], 0]);
  t.card('Herald (B)', { zone: 'discard' });
  // With less Force there is no such choice.
  t.board(twoHeralds(2));
  t.answer('Light: deploy Herald (B) for 5 build points');
  t.offers('discard Herald (A)');
});

scenarioX('Until the choice is made the second one is neither in play nor deployed', 'TCG-UNIQ-05', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { points: 2, character: ['Soldier'], build: ['Herald (B)'], hand: ['Herald (A)'], force: 3 },
  });
  t.answer('Light: deploy Herald (A) for 2 build points');
  t.asks('Light', 'giveUp');
  t.card('Herald (A)', { zone: 'played' });
  t.card('Soldier', { power: 1 });
  t.is(t.events('deploy').length, 0, 'deployments');
  t.answer('Light: discard the new Herald (A)');
  // What happens when it is deployed does not.
  t.is([t.events('deploy').length, t.force('Light')], [0, 3]);
  t.card('Herald (A)', { zone: 'discard' });
});

scenarioX('Of two that cost the same either goes for nothing', 'TCG-UNIQ-06', (t) => {
  t.board({
    at: 'Light builds',
    light: { points: 2, force: 9, character: [{ card: 'Cliegg Lars (A)', damage: 1 }], hand: ['Cliegg Lars (A)'] },
  });
  t.answer('Light: deploy Cliegg Lars (A) for 2 build points');
  t.offers('discard Cliegg Lars (A)', 'discard the new Cliegg Lars (A)');
  t.answer('Light: discard Cliegg Lars (A)');
  t.card('Cliegg Lars (A)', { zone: 'Character', damage: 0 });
});

scenarioX('Equipment follows the same choice', 'TCG-UNIQ-06 TCG-UNIQ-04', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      points: 3,
      force: 2,
      character: [{ card: 'Soldier', equipment: ['Family Blade (A)'] }],
      hand: ['Family Blade (B)'],
    },
  });
  t.answer('Light: complete Family Blade (B) for 3 build points');
  t.offers('discard Family Blade (A)', 'discard the new Family Blade (B) for 2 Force');
  t.answer('Light: discard Family Blade (A)');
  t.card('Family Blade (A)', { zone: 'discard' });
  t.card('Family Blade (B)', { zone: 'completed' });
  t.card('Soldier', { power: 1 });
});

scenarioX('A second one put into play by an effect is asked for at once, too', 'TCG-UNIQ-04', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { force: 3, character: ['Herald (A)'], hand: ['Back from the Dead'], discard: ['Herald (B)'] },
  });
  t.answer('Light: complete Back from the Dead');
  t.offers('discard Herald (A)', 'discard Herald (B) for 3 Force');
  t.answer('Light: discard Herald (B) for 3 Force');
  t.is([t.titles('Light', 'Character'), t.force('Light')], [['Herald (A)'], 0]);
});

scenarioX('Printed costs are compared, and a whole stack goes', 'TCG-UNIQ-19', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      points: 3,
      character: [{ card: 'Hired Ace (B)', under: ['Hired Ace (C)', 'Hired Ace (D)'] }],
      hand: ['Hired Ace (A)'],
    },
  });
  // With the cards beneath the stack costs 4, and would be the dearer.
  t.card('Hired Ace (B)', { buildCost: 2 + 2 });
  t.answer('Light: deploy Hired Ace (A) for 3 build points');
  t.offers('discard Hired Ace (B)');
  t.answer('Light: discard Hired Ace (B)');
  t.is([t.titles('Light', 'Character'), t.titles('Light', 'discard').length], [['Hired Ace (A)'], 3]);
});

scenarioX('A discarded unique unit can be built again', 'TCG-UNIQ-08', (t) => {
  t.board({ at: 'Light builds', light: { points: 3, character: ['Beru Lars (A)'], discard: ['Owen Lars (A)'] } });
  t.answer('Light: Beru Lars (A): discard this unit', 'Light: Beru Lars');
  t.is(t.titles('Light', 'hand'), ['Beru Lars (A)']);
  t.answer('Light: deploy Beru Lars (A) for 3 build points');
  t.is([t.titles('Light', 'Character'), t.points('Light')], [['Beru Lars (A)'], 0]);
});

/** The table of TCG-UNIQ-11, once more: those of one line are one person. */
const PERSONS = [
  ['Admiral Tarkin', 'Grand Moff Tarkin'],
  ['Admiral Yularen', 'Colonel Wullf Yularen'],
  ['Anakin Skywalker', 'Darth Vader'],
  ["A'Sharad Hett", 'Darth Krayt'],
  ['Ben Solo', 'Kylo Ren'],
  ['Captain Ackbar', 'Admiral Ackbar'],
  ['Chancellor Finis Valorum', 'Finis Valorum'],
  ['Chancellor Palpatine', 'Darth Sidious', 'Senator Palpatine', 'Emperor Palpatine'],
  ['Din Djarin', 'The Mandalorian'],
  ['Dooku', 'Darth Tyranus'],
  ['Grogu', 'The Child'],
  ['Jacen Solo', 'Darth Caedus'],
  ['Kreia', 'Darth Traya'],
  ['Lieutenant Corran Horn', 'Corran Horn'],
  ['Lieutenant Wes Janson', 'Captain Wes Janson'],
  ['Malak', 'Darth Malak'],
  ['Mara Jade', 'Mara Jade Skywalker'],
  ['Maul', 'Darth Maul'],
  ['Padmé Amidala', 'Queen Amidala'],
  ['Princess Leia', 'Leia Organa Solo', 'Leia Organa', 'General Leia Organa Solo'],
  ['Revan', 'Darth Revan'],
  ['Rey', 'Rey Skywalker'],
  ['Wedge Antilles', 'Commander Wedge Antilles'],
];

scenarioX('Names that mean one person', 'TCG-UNIQ-11 TCG-UNIQ-12 TCG-UNIQ-13', (t) => {
  const names = [...PERSONS.flat(), 'Beru Lars', 'Beru Whitesun', 'Padmé Skywalker'];
  const cards = names.map(
    (name, i) => `${i + 1} ${name} (Z)   Light Character - Soldier   C\n  cost 2   speed 30   power 1   health 2\n`,
  );
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const one = t.edition === 'x' ? name : '';
    const person = PERSONS.find((group) => group.includes(one))?.[0] ?? name;
    groups.set(person, [...(groups.get(person) ?? []), name]);
  }
  const z = (name: string): string => `${name} (Z)`;
  const first = [...groups.keys()];
  const others = [...groups.values()].flatMap((group) => group.slice(1));
  t.board({
    at: 'Light builds',
    cards: cards.join('\n'),
    light: { points: 1, character: first.map(z), hand: others.map(z) },
  });
  for (const [person, group] of groups)
    for (const name of group.slice(1)) t.offersAlso(`stack ${z(name)} beneath ${z(person)}`);
  // The pairs of the older table are two persons each.
  t.is([groups.get('Beru Lars'), groups.get('Padmé Skywalker')], [['Beru Lars'], ['Padmé Skywalker']]);
  t.is(t.titles('Light', 'Character').length, first.length);
});

scenarioX(
  'An effect of yours that names a person means your unit of another name too',
  'TCG-UNIQ-15 TCG-UNIQ-17',
  (t) => {
    t.board({
      at: 'Light builds',
      light: { character: ['Padmé Amidala (A)', { card: 'Anakin Skywalker (C)', under: ['Darth Vader (C)'] }] },
      dark: { character: ['Darth Vader (B)'] },
    });
    const { power } = t.game.cards.byTitle.get('Darth Vader (B)')!;
    t.card('Anakin Skywalker (C)', { power: 5 + 1 + 2 });
    t.card('Darth Vader (B)', { power });
    t.answer('Light: bring Darth Vader (C) on top of Anakin Skywalker (C)');
    t.card('Darth Vader (C)', { power: 5 + 1 + 2 });
  },
);

scenarioX("The same name means the enemy's unit, an equivalent one does not", 'TCG-UNIQ-15', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: { character: ['Darth Vader (A)'], hand: ['Devotion'] },
    dark: { character: ['Anakin Skywalker (A)', 'Darth Vader (B)'] },
  });
  const powerOf = (name: string): number => t.game.cards.byTitle.get(name)!.power;
  t.answer('Light: complete Devotion');
  t.card('Light Darth Vader (A)', { power: powerOf('Darth Vader (A)') + 2 });
  t.card('Anakin Skywalker (A)', { power: powerOf('Anakin Skywalker (A)') + 2 });
  t.card('Darth Vader (B)', { power: powerOf('Darth Vader (B)') });
});

scenarioX('A piloting card counts as the one of its name, and its stack can grow', 'TCG-UNIQ-18', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    light: {
      points: 1,
      space: [{ card: 'X-Wing Red Two', pilot: 'Hired Ace (A)' }],
      hand: ['Hired Ace (B)', 'Back from the Dead'],
      discard: ['Hired Ace (C)'],
    },
  });
  t.answer('Light: complete Back from the Dead');
  t.answer('Light: discard Hired Ace (C)');
  t.answer('Light: stack Hired Ace (B) on top of Hired Ace (A)');
  t.card('X-Wing Red Two', { pilot: 'Hired Ace (B)' });
  t.card('Hired Ace (B)', { zone: 'aboard', under: 1 });
});

scenarioX(
  'Of a unique card that is out of the game another copy may be played, until it returns',
  'TCG-UNIQ-09',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: CARDS,
      light: { points: 5, force: 3, character: ['Herald (A)'], hand: ['Long Leave', 'Herald (B)'] },
    });
    t.answer('Light: complete Long Leave');
    t.card('Herald (A)', { zone: 'out of play' });
    t.answer('Light: deploy Herald (B) for 5 build points');
    t.card('Herald (B)', { zone: 'Character' });
    t.answer('Light: done');
    t.endCommand();
    // It comes back at the start of the battle.
    t.offers('discard Herald (A)', 'discard Herald (B) for 3 Force');
  },
);
