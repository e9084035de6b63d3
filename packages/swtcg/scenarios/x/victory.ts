import { CHARACTER, DARK, GROUND, LIGHT, SPACE } from '../../src/rules/state.ts';
import { controls } from '../../src/rules/victory.ts';
import { type BoardSpec, type Play, scenarioX } from '../../src/testing/index.ts';

const CARDS = `
  1 Floating Mine   Dark Space - Weapon   C
     cost 2   speed 10   power 1   health 2
     When battle ends: Gain 1 Force for each of your Space units in Space.

  2 Night Watch   Dark Character - Soldier   C
     cost 2   speed 10   power 1   health 2
     When the turn ends: This unit deals 5 damage to each enemy unit in Ground.

  3 Stand Fast   Light Mission   C
     cost 0
     Give each of your Space units +2 health this turn.

  4 Prophet   Light Character - Jedi   C
     cost 2   speed 10   power 1   health 2
     When the turn ends, if you have a Jedi in Character: You win the game.

  5 Dark Prophet   Dark Character - Sith   C
     cost 2   speed 10   power 1   health 2
     When the turn ends, if you have a Sith in Character: You win the game.

  6 Last Stand   Light Mission   C
     cost 0
     This turn: You can't lose the game.

  7 Council   Light Character - Officer   C
     cost 2   speed 10   power 1   health 2
     While you have 3 or more Jedi in Character: You win the game.

  8 Banner   Light Ground - Fortress   C
     cost 2   speed 10   power 1   health 2
     This unit controls its arena.

  9 Spy   Light Space - Ship   C
     cost 2   speed 10   power 1   health 2
     This unit doesn't control its arena.

  10 Curse   Light Character - Officer   C
     cost 2   speed 10   power 1   health 2
     The enemy can't win the game.

  11 Padawan   Light Character - Jedi   C
     cost 1   speed 10   power 1   health 2

  12 First Cover   Light Mission   C
     cost 0
     Give each of your Space units +2 health this turn.

  14 Hulk   Light Space - Ship   C
     cost 2   speed 10   power 1   health 4

  13 Weak Spot   Light Mission   C
     cost 0
     Give each of your Space units -1 health this turn.
`;

const board = (t: Play, spec: Omit<BoardSpec, 'cards'>): void => t.board({ ...spec, cards: CARDS });

scenarioX(
  'What lasts runs out, then what waits for the end takes effect, then the check is made',
  'TCG-WIN-05',
  (t) => {
    board(t, {
      at: 'Light builds',
      dice: [4, 1],
      dark: { space: ['Floating Mine'], character: ['Night Watch'] },
      light: {
        space: [{ card: 'X-Wing Red Three', damage: 1, tapped: true }],
        ground: [{ card: 'Clone Squad', tapped: true }],
        hand: ['Stand Fast'],
      },
    });
    t.answer('Light: complete Stand Fast');
    t.endCommand();
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Floating Mine attacks X-Wing Red Three');
    t.passChances();
    // The bonus was over first, then came the Mine, then the Watch; with three arenas Dark has won.
    const order = t.match.events
      .map((e) => (e.kind === 'discard' ? `discard ${e['cause' as keyof typeof e]}` : e.kind))
      .filter((kind) => ['expire', 'trigger', 'discard damage', 'result'].includes(kind));
    t.is(order.slice(-6), ['expire', 'discard damage', 'trigger', 'trigger', 'discard damage', 'result']);
    t.winner('Dark');
  },
);

/** Nothing more is done this turn. */
function endTurn(t: Play): void {
  const { turn } = t.state;
  while (t.state.turn === turn && t.state.question !== null) {
    const { kind } = t.state.question;
    t.answer(kind === 'chance' ? 'pass' : kind === 'unitTurn' ? 'does not attack' : 'done');
  }
}

scenarioX('Durations end in the order in which they began, with the discard test after each', 'TCG-WIN-14', (t) => {
  for (const [first, second, zone] of [
    ['First Cover', 'Weak Spot', 'discard'], // without its cover it has 4 - 1 health for 3 damage
    ['Weak Spot', 'First Cover', 'Space'],
  ] as const) {
    board(t, {
      at: 'Light builds',
      dice: [6],
      dark: { space: ['Floating Mine'], ground: ['Swoop Bike'] },
      light: {
        space: [{ card: 'Hulk', damage: 2, tapped: true }],
        ground: [{ card: 'Clone Squad', tapped: true }],
        hand: ['First Cover', 'Weak Spot'],
      },
    });
    t.answer(`Light: complete ${first}`, `Light: complete ${second}`);
    t.endCommand();
    t.passUntil('unitTurn', 'Dark');
    t.answer('Dark: Floating Mine attacks Hulk');
    t.passUntil('unitTurn', 'Dark');
    t.card('Hulk', { zone: 'Space', damage: 3, health: 5 });
    endTurn(t);
    t.card('Hulk', { zone });
  }
});

scenarioX('Who wins by a card at the end of the turn wins before the arenas are looked at', 'TCG-WIN-08', (t) => {
  board(t, {
    at: 'turn ends',
    dark: { space: ['Floating Mine'], ground: ['Swoop Bike'] },
    light: { character: ['Prophet'] },
  });
  t.winner('Light');
  t.is(t.state.result?.reason, 'effect');
});

scenarioX('Of two such effects the first in side order ends the game', 'TCG-WIN-13', (t) => {
  board(t, { at: 'turn ends', dark: { character: ['Dark Prophet'] }, light: { character: ['Prophet'] } });
  t.winner('Dark');
});

scenarioX('Who cannot lose loses neither by arenas nor by a card', 'TCG-WIN-09', (t) => {
  for (const dark of [{ space: ['Floating Mine'], ground: ['Swoop Bike'] }, { character: ['Dark Prophet'] }]) {
    board(t, { at: 'Light builds', dark, light: { hand: ['Last Stand'] } });
    t.answer('Light: complete Last Stand');
    endTurn(t);
    t.is(t.state.turn, 3);
    t.winner('undecided');
    endTurn(t); // that was for one turn
    t.winner('Dark');
  }
});

scenarioX('"Can\'t win" keeps its player from winning', 'TCG-WIN-16', (t) => {
  board(t, {
    at: 'turn ends',
    dark: { space: ['Floating Mine'], ground: ['Swoop Bike'] },
    light: { character: ['Curse'] },
  });
  t.winner('undecided');
  board(t, { at: 'turn ends', dark: { character: ['Dark Prophet'] }, light: { character: ['Curse'] } });
  t.winner('undecided');
});

scenarioX('A condition to win is met in the middle of the turn', 'TCG-WIN-15', (t) => {
  board(t, {
    at: 'Light builds',
    dark: { ground: ['Swoop Bike'] },
    light: { points: 1, character: ['Council', 'Padawan', 'Padawan'], hand: ['Padawan'] },
  });
  t.winner('undecided');
  t.answer('Light: deploy Padawan');
  t.winner('Light');
  t.is(t.events('trigger').length, 1);
});

scenarioX('A unit can control its arena whatever else is there', 'TCG-WIN-10', (t) => {
  board(t, {
    at: 'turn ends',
    dark: { ground: ['Swoop Bike', 'Swoop Bike'] },
    light: { ground: ['Banner'], character: ['Padawan'] },
  });
  t.winner('Light');
});

scenarioX('A unit that does not control its arena leaves it to others', 'TCG-WIN-10 TCG-WIN-11', (t) => {
  const spaceOf = (dark: readonly string[], light: readonly string[]): boolean[] => {
    board(t, {
      at: 'build roll',
      dice: [2],
      dark: { space: dark, ground: ['Swoop Bike'] },
      light: { space: light, ground: ['Clone Squad'], character: ['Padawan'] },
    });
    return [DARK, LIGHT].map((seat) => controls(t.table, seat, SPACE));
  };
  t.is(spaceOf([], ['Spy']), [false, false]);
  t.is(spaceOf(['Floating Mine'], ['Spy']), [true, false]);
  t.is(spaceOf(['Floating Mine'], ['Spy', 'X-Wing Red Two']), [false, false]);
  t.is(spaceOf([], ['Spy', 'X-Wing Red Two']), [false, true]);
  // It still fills the arena for the extra build point.
  spaceOf([], ['Spy']);
  t.is(t.points('Light'), 3);
  t.is(
    [GROUND, CHARACTER].map((arena) => controls(t.table, LIGHT, arena)),
    [false, true],
  );
});
