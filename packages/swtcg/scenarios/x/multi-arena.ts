import { scenarioX } from '../../src/testing/index.ts';

const MIXED = `
1 Beast   Light Ground/Character - Creature   C
   cost 3   speed 20   power 2   health 4
   When you deploy this unit: Gain 1 Force.

2 Character Bane   Dark Mission   C
   cost 0
   Discard each enemy Character.

3 Ground Scan   Dark Mission   C
   cost 0
   Tap each enemy Ground unit.

4 Burrow   Neutral Location - Ground/Character Cave   C
   cost 1

5 Burrow Raid   Dark Mission   C
   cost 0
   Discard 1 Character Location.

6 Saddle   Light Equipment - Ground/Character Harness   C
   cost 1
   Equip: Free.
   Equipped: +1 power.

7 Strip   Dark Mission   C
   cost 0
   Discard each enemy Character Equipment.

8 Call   Light Mission   C
   cost 0
   Choose 1 Character card in your discard pile. Put it into its arena.

9 Any Call   Light Mission   C
   cost 0
   Choose 1 unit card in your discard pile. Put it into its arena.

10 Recruiting   Light Mission   C
   cost 0
   Return 1 Ground unit card from your discard pile to your hand.
`;

scenarioX('Outside the arenas it is of all its types', 'TCG-MULTI-01', (t) => {
  for (const [mission, zone] of [
    ['Recruiting', 'hand'],
    ['Call', 'Character'],
  ] as const) {
    t.board({ at: 'Light builds', cards: MIXED, light: { hand: [mission], discard: ['Beast'] } });
    t.answer(`Light: complete ${mission}`);
    t.card('Beast', { zone });
  }
});

scenarioX('In an arena it is of the type of that arena', 'TCG-MULTI-02 TCG-MULTI-03', (t) => {
  t.board({
    at: 'Dark builds',
    cards: MIXED,
    dark: { hand: ['Character Bane', 'Ground Scan'] },
    light: { ground: ['Beast'], character: ['Naboo Security Guard'] },
  });
  t.answer('Dark: complete Character Bane', 'Dark: complete Ground Scan');
  t.card('Naboo Security Guard', { zone: 'discard' });
  t.card('Beast', { zone: 'Ground', tapped: true });
});

scenarioX('Likewise a Location there, and Equipment on such a unit', 'TCG-MULTI-02 TCG-MULTI-03', (t) => {
  t.board({
    at: 'Dark builds',
    cards: MIXED,
    dark: { hand: ['Burrow Raid', 'Strip'] },
    light: {
      ground: [{ card: 'Beast', equipment: ['Saddle'] }],
      locations: { ground: 'Burrow' },
    },
  });
  t.answer('Dark: complete Burrow Raid', 'Dark: complete Strip');
  t.card('Burrow', { zone: 'Ground Location' });
  t.card('Saddle', { zone: 'attached' });
  t.board({
    at: 'Dark builds',
    cards: MIXED,
    dark: { hand: ['Burrow Raid', 'Strip'] },
    light: {
      character: [{ card: 'Beast', equipment: ['Saddle'] }],
      locations: { character: 'Burrow' },
    },
  });
  t.answer('Dark: complete Burrow Raid', 'Dark: complete Strip');
  t.card('Burrow', { zone: 'discard' });
  t.card('Saddle', { zone: 'discard' });
});

scenarioX('"Into its arena" is the arena of the type that was named', 'TCG-MULTI-04', (t) => {
  t.board({ at: 'Light builds', cards: MIXED, light: { hand: ['Call'], discard: ['Beast'] } });
  t.answer('Light: complete Call');
  t.card('Beast', { zone: 'Character' });
  t.board({ at: 'Light builds', cards: MIXED, light: { hand: ['Any Call'], discard: ['Beast'] } });
  t.answer('Light: complete Any Call');
  t.offers('Ground', 'Character');
  t.answer('Light: Ground');
  t.card('Beast', { zone: 'Ground' });
});

scenarioX('It moves between its arenas once, which deployment is not', 'TCG-MULTI-05', (t) => {
  t.board({ at: 'Light builds', cards: MIXED, light: { points: 3, hand: ['Beast'] } });
  t.answer('Light: deploy Beast in the Ground arena', 'Light: move Beast to the Character arena');
  t.card('Beast', { zone: 'Character' });
  t.doesNotOffer('move Beast');
  t.answer('Light: done', 'Light: done');
  t.is(t.state.turn, 3);
  t.answer('Dark: done');
  t.offersAlso('move Beast to the Ground arena');
});

scenarioX('It is deployed to any arena of its types', 'TCG-MULTI-06 TCG-BUILD-12 TCG-BUILD-16', (t) => {
  for (const arena of ['Ground', 'Character'] as const) {
    t.board({ at: 'Light builds', cards: MIXED, light: { points: 3, hand: ['Beast'] } });
    t.doesNotOffer('deploy Beast in the Space arena');
    t.answer(`Light: deploy Beast in the ${arena} arena for 3 build points`);
    t.card('Beast', { zone: arena });
    t.is(t.force('Light'), 1);
  }
});

scenarioX('It comes back to either arena, and that is no move between them', 'TCG-MULTI-07', (t) => {
  t.board({ at: 'Light builds', cards: MIXED, light: { build: ['Beast'] } });
  t.offersAlso('return Beast to battle in the Ground arena', 'return Beast to battle in the Character arena');
  t.answer('Light: return Beast to battle in the Character arena');
  t.card('Beast', { zone: 'Character' });
  t.offersAlso('move Beast to the Ground arena');
});
