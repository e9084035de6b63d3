import { type BoardSpec, scenarioX } from '../../src/testing/index.ts';

const listener = (number: number, name: string, side: string, text: string): string => `
  ${number} ${name}   ${side} Character - Officer   C
     cost 2   speed 20   power 1   health 2
     ${text}
`;

const CARDS = [
  listener(1, 'Dark Dawn', 'Dark', 'When the turn starts: Gain 1 Force.'),
  listener(2, 'Light Dawn', 'Light', 'When the turn starts: The enemy loses 1 Force.'),
  listener(3, 'Waker', 'Dark', 'When cards untap: Gain 10 Force.'),
  listener(4, 'Collector', 'Dark', 'When players gain Force: Gain 20 Force.'),
  listener(5, 'Bookkeeper', 'Dark', 'When build points are rolled: Gain 1 build point.'),
  listener(6, 'Sniper', 'Dark', 'Pay 1 Force -> This unit deals 1 damage to 1 enemy unit in Character.'),
].join('\n');

scenarioX('What happens when each turn starts comes first, Dark before Light', 'TCG-READY-07', (t) => {
  t.board({
    at: 'turn starts',
    cards: CARDS,
    dice: [1],
    dark: { character: ['Dark Dawn', { card: 'Waker', tapped: true }] },
    light: { character: ['Light Dawn'] },
  });
  // Dark gained 1 Force before it lost 1; then cards untap, then there are 4.
  const order = t.match.events.map(({ kind }) => kind).filter((kind) => ['trigger', 'untap', 'force'].includes(kind));
  t.is(order, ['trigger', 'force', 'trigger', 'force', 'untap', 'trigger', 'force', 'force', 'force']);
  t.is(
    t.events('trigger').map(({ seat }) => seat),
    [0, 1, 0],
  );
  t.is([t.force('Dark'), t.force('Light')], [14, 4]);
});

const READY: BoardSpec = {
  at: 'turn starts',
  cards: CARDS,
  dice: [2],
  dark: { force: 5, character: ['Waker', 'Collector', 'Bookkeeper', 'Sniper'], hand: ['Blaster Barrage'] },
  light: { force: 5, character: ['Owen Lars (A)', 'Naboo Security Guard'] },
};

scenarioX('In each ready step only what is written for it takes effect', 'TCG-READY-06', (t) => {
  t.board(READY);
  const order = t.match.events
    .map(({ kind }) => kind)
    .filter((kind) => ['phase', 'trigger', 'force', 'roll', 'points'].includes(kind));
  t.is(order, [
    'phase',
    'trigger', // untap
    'force',
    'force', // 4 for each
    'force',
    'trigger', // gaining Force
    'force',
    'roll',
    'points', // for each
    'points',
    'trigger', // build roll
    'points',
    'phase',
  ]);
  t.is([t.force('Dark'), t.points('Dark')], [39, 3]);
  // Neither the Sniper nor a Battle card could be played before the command phase: nobody was asked.
  t.is(t.match.commands.length, 0);
  t.asks('Dark', 'build');
  t.doesNotOffer('Sniper', 'play Blaster Barrage');
});

scenarioX('A chance at the start of the battle phase comes before the Space battle', 'TCG-TURN-08', (t) => {
  t.board({
    at: 'battle starts',
    cards: `
      1 Herald   Light Character - Officer   C
         cost 2   speed 20   power 1   health 2
         Battle phase start: Pay 1 Force -> Gain 3 Force.
         When battle starts: Gain 1 Force.

      2 Sniper   Light Character - Officer   C
         cost 2   speed 20   power 1   health 2
         Pay 1 Force -> This unit deals 1 damage to 1 enemy unit in Character.
    `,
    dark: { character: ['Geonosian Guard'] },
    light: { character: ['Herald', 'Sniper'] },
  });
  // What triggers at that moment comes first, then what is played at it, and nothing else.
  t.asks('Light', 'chance');
  t.is([t.force('Light'), t.events('battleStep').length], [1, 0]);
  t.offers('Herald: Battle phase start: Pay 1 Force -> Gain 3 Force.', 'pass');
  t.answer('Light: Herald');
  t.is(t.force('Light'), 3);
  t.asks('Light', 'chance');
  t.is(t.events('battleStep').length, 1);
  t.offers('Sniper', 'pass');
});
