import { scenarioX } from '../../src/testing/index.ts';

const TRAPS = `
1 Ambush Site   Light Mission - Trap   C
   cost 3
   Trap, when battle starts: Draw 1 card.

2 Grunt   Light Character - Soldier   C
   cost 2   speed 20   power 2   health 3
`;

const STAND = `
2 Grunt   Light Character - Soldier   C
   cost 2   speed 20   power 2   health 3

3 Last Stand   Light Mission - Trap   C
   cost 1
   Trap, when the Character battle starts, if you have a Soldier in Character: Gain 3 Force.
`;

const board = (counters: number) =>
  ({
    at: 'Light builds',
    cards: TRAPS,
    dark: { character: ['Geonosian Guard'] },
    light: { points: 1, deck: ['Grunt', 'Grunt'], build: [{ down: 'Ambush Site', counters }], character: ['Grunt'] },
  }) as const;

scenarioX('A Trap is completed only when what it waits for happens, in battle too', 'TCG-TRAP-01', (t) => {
  t.board(board(3));
  t.answer('Light: done');
  // Not in the build step, though it is fully built.
  t.doesNotOffer('complete Ambush Site');
  t.answer('Light: done', 'Dark: done', 'Light: done');
  t.asks('Light', 'trap');
  t.is(t.state.phase, 3);
  t.answer('Light: complete Ambush Site');
  t.card('Ambush Site', { zone: 'discard' });
  t.is(t.titles('Light', 'hand'), ['Grunt']);
});

scenarioX('With too few counters it stays face down', 'TCG-TRAP-01', (t) => {
  t.board(board(2));
  t.answer('Light: done', 'Light: done', 'Dark: done', 'Light: done');
  t.is(t.state.question!.kind === 'trap', false);
  t.card('Ambush Site', { zone: 'build', faceDown: true, counters: 2 });
});

scenarioX('One laid down a moment before already waits', 'TCG-TRAP-01', (t) => {
  t.board({
    at: 'Dark builds',
    cards: TRAPS.replace('cost 3', 'cost 1'),
    dark: { character: ['Geonosian Guard'] },
    light: { points: 1, deck: ['Grunt', 'Grunt'], hand: ['Ambush Site'], character: ['Grunt'] },
  });
  t.answer('Dark: done', 'Light: done', 'Light: build Ambush Site', 'Light: done', 'Dark: done', 'Light: done');
  t.asks('Light', 'trap');
  t.offers('complete Ambush Site', 'done');
});

scenarioX('Its condition has to hold', 'TCG-TRAP-01', (t) => {
  for (const [there, asked] of [
    [['Grunt'], true],
    [['Owen Lars (A)'], false],
  ] as const) {
    t.board({
      at: 'Ground battle',
      cards: STAND,
      dark: { character: [{ card: 'Geonosian Guard', tapped: true }] },
      light: { build: [{ down: 'Last Stand', counters: 1 }], character: there.map((card) => ({ card, tapped: true })) },
    });
    t.is(t.state.question!.kind === 'trap', asked);
  }
});

scenarioX('Declined, it has to wait for the next time', 'TCG-TRAP-02', (t) => {
  t.board(board(3));
  t.answer('Light: done', 'Light: done', 'Dark: done', 'Light: done');
  t.asks('Light', 'trap');
  t.answer('Light: done');
  t.card('Ambush Site', { zone: 'build', faceDown: true, counters: 3 });
  t.passUntil('unitTurn');
  t.answer('does not attack', 'does not attack');
  t.is(t.state.turn, 3);
  t.answer('Dark: done', 'Light: done', 'Light: done', 'Dark: done', 'Light: done');
  t.asks('Light', 'trap');
  t.offersAlso('complete Ambush Site');
});

scenarioX('Who declines declines all that could be completed then', 'TCG-TRAP-02', (t) => {
  t.board({
    at: 'battle starts',
    cards: TRAPS,
    dark: { character: ['Geonosian Guard'] },
    light: {
      deck: ['Grunt', 'Grunt'],
      build: [
        { down: 'Ambush Site', counters: 3 },
        { down: 'Ambush Site', counters: 3 },
      ],
      character: ['Grunt'],
    },
  });
  t.asks('Light', 'trap');
  t.answer('Light: done');
  t.is(t.state.question!.kind === 'trap', false);
});

scenarioX('Whether a face-down card is a Trap shows to nobody else', 'TCG-TRAP-01 TCG-ZONE-09', (t) => {
  t.board({
    at: 'battle starts',
    cards: TRAPS,
    dark: { character: ['Geonosian Guard'] },
    light: { build: [{ down: 'Jedi Patrol', counters: 3 }], character: ['Grunt'] },
  });
  // It could be one, and so its holder is asked.
  t.asks('Light', 'trap');
  t.offers('done');
});

scenarioX('A Trap that is disrupted does nothing', 'TCG-TRAP-01', (t) => {
  t.board({
    at: 'battle starts',
    cards: `${TRAPS}
4 Counterspy   Dark Character - Spy   C
   cost 2   speed 20   power 2   health 3
   Pay 1 Force -> Disrupt a Mission card.
`,
    dark: { force: 1, character: ['Counterspy'] },
    light: { deck: ['Grunt'], build: [{ down: 'Ambush Site', counters: 3 }], character: ['Grunt'] },
  });
  t.answer('Light: complete Ambush Site', 'Dark: Counterspy: Disrupt a Mission card');
  t.passUntil('unitTurn');
  t.card('Ambush Site', { zone: 'discard' });
  t.is(t.titles('Light', 'hand'), []);
});
