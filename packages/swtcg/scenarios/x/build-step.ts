import { type BoardSpec, scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Steward   Dark Character - Officer   C
     cost 2   speed 20   power 1   health 2
     When your build step starts: Gain 1 Force.

  2 Archivist   Dark Character - Officer   C
     cost 2   speed 20   power 1   health 2
     When your draw step starts: Gain 2 Force.

  3 Student   Dark Character - Officer   C
     cost 2   speed 20   power 1   health 2
     When you draw for the turn: Gain 3 Force.

  4 Quartermaster   Dark Character - Officer   C
     cost 2   speed 20   power 1   health 2
     Build step start: Pay 1 Force -> Gain 2 build points.
     Build step: Pay 1 Force -> Gain 1 build point.

  5 Early Orders   Dark Battle   C
     Build step start: Pay 2 Force -> Draw 1 card.

  6 Strider   Light Ground/Character - Droid   C
     cost 3   speed 20   power 1   health 2

  7 Tool   Light Equipment - Character Device   C
     cost 2
     Equip: Free.
     Equipped: +1 power.
`;

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

const START: BoardSpec = {
  at: 'Dark builds',
  cards: CARDS,
  dark: {
    force: 2,
    character: ['Steward', 'Quartermaster'],
    hand: ['Early Orders'],
    deck: ['Swoop Bike', 'Geonosian Guard'],
  },
};

scenarioX('What belongs to the start of the build step is done in any order', 'TCG-COMMAND-11', (t) => {
  t.board(START);
  t.asks('Dark', 'buildStart');
  const all = [
    'Steward: When your build step starts: Gain 1 Force.',
    'draw a card',
    'Quartermaster: Build step start: Pay 1 Force -> Gain 2 build points.',
    'play Early Orders for 2 Force',
  ];
  // What triggered has to take effect, and what is for the build step itself waits.
  t.offers(...all);
  t.answer('Dark: play Early Orders');
  t.is([t.force('Dark'), t.titles('Dark', 'hand')], [0, ['Swoop Bike']]);
  t.offers('Steward', 'draw a card');
  t.answer('Dark: draw a card'); // then only the Steward is left, which has to be
  t.is(t.force('Dark'), 1);
  t.offers('Quartermaster: Build step start', 'done');
  t.answer('Dark: Quartermaster: Build step start');
  t.is([t.force('Dark'), t.points('Dark')], [0, 2]);
  t.asks('Dark', 'build');

  t.board(START);
  t.answer('Dark: Steward', 'Dark: Quartermaster: Build step start', 'Dark: play Early Orders', 'Dark: draw a card');
  t.is([t.force('Dark'), t.titles('Dark', 'hand')], [0, ['Swoop Bike', 'Geonosian Guard']]);
  t.asks('Dark', 'build');
});

scenarioX('Effects for the build step wait until its start is over', 'TCG-COMMAND-11', (t) => {
  t.board({ ...START, dark: { ...START.dark, character: ['Quartermaster'] } });
  t.doesNotOffer('Gain 1 build point');
  t.answer('Dark: done');
  t.offersAlso('Quartermaster: Build step: Pay 1 Force -> Gain 1 build point.');
  t.doesNotOffer('Quartermaster: Build step start', 'play Early Orders', 'draw a card');
});

scenarioX('Bounties that are due are taken among the rest', 'TCG-COMMAND-11', (t) => {
  t.board({
    at: 'Character battle',
    cards: `
      1 Tracker   Dark Character - Bounty Hunter   C
         cost 3   speed 50   power 3   health 3
         Bounty: Gain 5 Force.
    `,
    dice: [6, 6, 6, 1],
    dark: { character: ['Tracker'], deck: ['Swoop Bike', 'Swoop Bike'] },
    light: { character: [{ card: 'Naboo Security Guard', tapped: true }, 'Owen Lars (A)'] },
  });
  t.passUntil('unitTurn', 'Dark');
  t.answer('Dark: Tracker attacks Naboo Security Guard');
  t.passUntil('unitTurn', 'Light');
  t.answer('Light: Owen Lars (A) does not attack');
  t.passUntil('buildStart', 'Dark');
  const before = t.force('Dark');
  t.offers('Tracker: Bounty: Gain 5 Force.', 'draw a card');
  t.answer('Dark: draw a card', 'Dark: done');
  t.is(t.force('Dark'), before + 5);
});

scenarioX('The start of the draw step is the start of the build step', 'TCG-COMMAND-12', (t) => {
  t.board({ at: 'Dark builds', cards: CARDS, dark: { character: ['Archivist'], deck: ['Swoop Bike'] } });
  t.offers('Archivist: When your draw step starts: Gain 2 Force.', 'draw a card');
  t.answer('Dark: Archivist', 'Dark: done');
  // Whether a card is drawn or not.
  t.is([t.force('Dark'), t.titles('Dark', 'hand')], [2, []]);
});

scenarioX('What is tied to the draw happens only with the draw', 'TCG-COMMAND-16', (t) => {
  for (const [answer, force] of [
    ['draw a card', 3],
    ['done', 0],
  ] as const) {
    t.board({ at: 'Dark builds', cards: CARDS, dark: { character: ['Student'], deck: ['Swoop Bike'] } });
    t.answer(`Dark: ${answer}`);
    t.startBuilding();
    t.asks('Dark', 'build');
    t.is(t.force('Dark'), force);
  }
});

scenarioX('A build step that interrupts another has no start of its own', 'TCG-COMMAND-13', (t) => {
  t.board({
    at: 'Dark builds',
    cards: `
      1 Open Door   Dark Mission   C
         cost 0
         Your build step pauses for the Light build step. Light retreats before Dark this turn.

      2 Gatekeeper   Light Character - Officer   C
         cost 2   speed 20   power 1   health 2
         When your build step starts: Gain 1 Force.
    `,
    dark: { build: [{ down: 'Open Door' }] },
    light: { character: ['Gatekeeper'], deck: ['Jedi Patrol'] },
  });
  t.answer('Dark: complete Open Door');
  t.asks('Light', 'build');
  t.is([t.force('Light'), t.titles('Light', 'hand')], [0, []]);
});

scenarioX(
  'Units go from arena to arena, and Equipment goes on and comes off, in the own build step',
  'TCG-COMMAND-09',
  (t) => {
    t.board({
      at: 'Light builds',
      cards: CARDS,
      light: { ground: ['Strider'], character: ['Owen Lars (A)'], completed: ['Tool'] },
    });
    t.offersAlso('move Strider to the Character arena', 'equip');
    t.answer('Light: move Strider to the Character arena');
    t.card('Strider', { zone: 'Character' });
    t.doesNotOffer('move Strider'); // once
    t.answer('Light: equip Strider with Tool');
    t.card('Tool', { on: 'Strider' });
    t.answer('Light: take Tool off Strider');
    t.card('Tool', { zone: 'completed' });
    t.doesNotOffer('equip');
  },
);
