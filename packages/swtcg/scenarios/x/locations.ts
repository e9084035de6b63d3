import { scenarioX } from '../../src/testing/index.ts';

const BASE = `
1 Hidden Base   Light Location - Ground Rebel Facility   C
   cost 3
   Each of your Ground units has +1 power.

2 Old Temple   Dark Location - Ground/Character Ruin   C
   cost 5
`;

scenarioX('A Location is completed into an arena of its own, and is no unit', 'TCG-LOC-01 TCG-LOC-09', (t) => {
  t.board({
    at: 'Light builds',
    cards: BASE,
    dark: { ground: ['Swoop Bike'] },
    light: { points: 3, ground: ['AT-TE Walker 23X'], hand: ['Hidden Base'] },
  });
  const { power } = t.read('AT-TE Walker 23X');
  const { power: rival } = t.read('Swoop Bike');
  t.answer('Light: complete Hidden Base in the Ground arena for 3 build points');
  t.card('Hidden Base', { zone: 'Ground Location', faceDown: false, controller: 'Light' });
  t.is(t.titles('Light', 'Ground'), ['AT-TE Walker 23X']);
  t.is(t.points('Light'), 0);
  // Who completed it is the one it speaks to.
  t.card('AT-TE Walker 23X', { power: power + 1 });
  t.card('Swoop Bike', { power: rival });
});

scenarioX(
  'A cheaper Location takes the place of a dearer one for the difference',
  'TCG-LOC-02 TCG-LOC-04 TCG-LOC-05',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: BASE,
      dark: { locations: { ground: 'Old Temple' } },
      light: { points: 2, build: [{ down: 'Hidden Base', counters: 3 }] },
    });
    t.answer('Light: complete Hidden Base in the Ground arena for its 3 build counters, and 2 build points');
    t.card('Hidden Base', { zone: 'Ground Location' });
    t.card('Old Temple', { zone: 'discard' });
    t.is(t.points('Light'), 0);
  },
);

scenarioX('As many counters as the old Location cost make it free', 'TCG-LOC-03 TCG-LOC-05 TCG-LOC-06', (t) => {
  t.board({
    at: 'Light builds',
    cards: BASE,
    dark: { locations: { ground: 'Old Temple' } },
    light: { points: 1, build: [{ down: 'Hidden Base', counters: 5 }] },
  });
  t.answer('Light: complete Hidden Base in the Ground arena');
  t.card('Old Temple', { zone: 'discard' });
  t.is(t.points('Light'), 1);
  // One build point less than the difference is not enough.
  t.board({
    at: 'Light builds',
    cards: BASE,
    dark: { locations: { ground: 'Old Temple' } },
    light: { points: 1, build: [{ down: 'Hidden Base', counters: 3 }] },
  });
  t.doesNotOffer('complete Hidden Base in the Ground arena');
});

scenarioX('A Location that is completed and not put into an arena is discarded', 'TCG-LOC-06', (t) => {
  t.board({
    at: 'Light builds',
    cards: BASE,
    dark: { locations: { ground: 'Old Temple' } },
    light: { points: 3, hand: ['Hidden Base'] },
  });
  t.doesNotOffer('complete Hidden Base in the Ground arena');
  t.answer('Light: complete Hidden Base, to be discarded, for 3 build points');
  t.card('Hidden Base', { zone: 'discard' });
  t.card('Old Temple', { zone: 'Ground Location' });
});

scenarioX(
  'One Location in an arena, whoever completed it; the dearer one takes its place',
  'TCG-LOC-02 TCG-LOC-03',
  (t) => {
    t.board({
      at: 'Dark builds',
      cards: BASE,
      dark: { points: 5, hand: ['Old Temple'] },
      light: { ground: ['AT-TE Walker 23X'], locations: { ground: 'Hidden Base' } },
    });
    const { power } = t.read('AT-TE Walker 23X');
    t.answer('Dark: complete Old Temple in the Ground arena for 5 build points');
    t.card('Hidden Base', { zone: 'discard' });
    t.card('Old Temple', { zone: 'Ground Location', controller: 'Dark' });
    t.card('AT-TE Walker 23X', { power: power - 1 });
  },
);

const CAVES = `
1 Open Sky   Neutral Location - Space Nebula   C
   cost 0

2 Deep Sky   Neutral Location - Space Nebula   C
   cost 0

3 Tunnels   Light Location - Ground/Character Cave   C
   cost 2
`;

scenarioX('A Location for nothing is completed for nothing, and gives way to any', 'TCG-LOC-07', (t) => {
  t.board({
    at: 'Light builds',
    cards: CAVES,
    dark: { locations: { space: 'Open Sky' } },
    light: { hand: ['Deep Sky'] },
  });
  t.answer('Light: complete Deep Sky in the Space arena');
  t.card('Deep Sky', { zone: 'Space Location' });
  t.card('Open Sky', { zone: 'discard' });
});

scenarioX('A Location of two arenas may be once in each, and stays there', 'TCG-LOC-08', (t) => {
  t.board({ at: 'Light builds', cards: CAVES, light: { points: 4, hand: ['Tunnels', 'Tunnels'] } });
  t.doesNotOffer('complete Tunnels in the Space arena');
  t.answer('Light: complete Tunnels in the Ground arena', 'Light: complete Tunnels in the Character arena');
  t.is(
    t.state.expanded!.location.map(({ length }) => length),
    [0, 1, 1],
  );
  t.doesNotOffer('move Tunnels');
});
