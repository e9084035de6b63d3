/** Two-Headed Troig: two against two (TCG-TROIG). The players of a team are called A, the primary player, and B. */
import { SPECTATOR } from '@dejarik/kernel';
import { EXPANDED, NEW_HOPE } from '../../src/editions.ts';
import { SEATS, TWO_HEADED } from '../../src/seats.ts';
import { type Play, scenarioX } from '../../src/testing/index.ts';
import { whyNot } from '../../src/whynot.ts';
import { TROIG_CARDS as CARDS } from './troig-cards.ts';

const passAll = (t: Play, ...names: readonly string[]): void => t.answer(...names.map((name) => `${name}: pass`));

scenarioX('Two teams of two of one side each, in side order', 'TCG-TROIG-01', (t) => {
  const refused = (sit: () => unknown): boolean => {
    try {
      sit();
      return false;
    } catch {
      return true;
    }
  };
  const game = { name: 'the game', seats: SEATS, sides: ['Dark', 'Light'] };
  t.is(EXPANDED.seating(game, TWO_HEADED), TWO_HEADED);
  const [darkA, darkB, lightA, lightB] = TWO_HEADED;
  for (const wrong of [
    [darkA!, lightA!, darkB!, lightB!],
    [lightA!, lightB!, darkA!, darkB!],
    [darkA!, darkB!, lightA!],
    [darkA!, { ...darkB!, team: 1 }, lightA!, lightB!],
    [darkA!, lightA!, { ...darkB!, team: 1 }, lightB!],
  ])
    t.is(
      refused(() => EXPANDED.seating(game, wrong)),
      true,
    );
  t.is(
    refused(() => NEW_HOPE.seating(game, TWO_HEADED)),
    true,
  );
});

scenarioX('A team has one build step, in which both act until both are done', 'TCG-TROIG-01 TCG-TROIG-02', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { points: 4, hand: ['Warrior'] },
    darkB: { points: 3, hand: ['Warrior'] },
  });
  t.asks('Dark A', 'build');
  t.answer('Dark A: done', 'Dark B: deploy Warrior for 3');
  t.is([t.points('Dark A'), t.points('Dark B')], [4, 0]);
  t.answer('Dark B: done');
  // The partner did something, so the first may go on.
  t.answer('Dark A: deploy Warrior for 3', 'Dark A: done');
  t.is(t.points('Dark A'), 1, 'kept until the team is done');
  t.answer('Dark B: done');
  t.is(t.points('Dark A'), 0);
  t.asks('Light A', 'build');
  t.answer('Light A: done', 'Light B: done');
});

scenarioX('What a player has is paid with for that player alone', 'TCG-TROIG-02 TCG-TROIG-03', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { points: 9, force: 9 },
    darkB: { points: 2, hand: ['Warrior'], deck: ['Grenade'] },
  });
  t.is(t.state.points, [9, 2, 0, 0]);
  t.asks('Dark B', 'buildStart'); // the deck of Dark A is empty
  t.answer('Dark B: draw');
  t.asks('Dark A', 'build');
  t.offers('done'); // nothing of the partner's hand
  t.answer('Dark A: done');
  t.asks('Dark B', 'build');
  t.offers('build Warrior', 'done');
});

scenarioX('A team retreats together', 'TCG-TROIG-01', (t) => {
  t.board({
    at: 'Dark retreats',
    cards: CARDS,
    dark: { character: ['Herald'] },
    darkB: { character: ['Warrior', 'Steward'] },
    light: { character: ['Watcher'] },
  });
  t.asks('Dark A', 'retreat');
  t.offers('retreat Herald', 'done');
  t.answer('Dark A: done');
  t.offers('retreat Warrior', 'retreat Steward', 'done');
  t.answer('Dark B: retreat Warrior', 'Dark B: done', 'Dark A: retreat Herald', 'Dark B: done', 'Light A: done');
  t.is(t.state.acting, -1);
  t.card('Warrior', { zone: 'build' });
  t.card('Herald', { zone: 'build' });
});

scenarioX('One play of a team, then one of the other; all four have to pass', 'TCG-TROIG-01', (t) => {
  const side = (unit: string) => ({ force: 2, character: [unit], deck: ['Grenade', 'Grenade'] });
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: side('Warrior'),
    darkB: side('Warrior'),
    light: side('Watcher'),
    lightB: side('Watcher'),
  });
  t.answer('Dark A: Warrior: Draw 1 card');
  passAll(t, 'Light A', 'Light B', 'Dark A');
  t.answer('Dark B: Warrior: Draw 1 card');
  passAll(t, 'Light A', 'Light B', 'Dark A', 'Dark B');
  // Both are as fast: the primary player says whose unit is first.
  t.asks('Dark A', 'order');
  t.offers('Warrior first');
  t.is(t.state.question!.options.length, 2);
});

scenarioX('A team controls arenas and wins as one', 'TCG-TROIG-01', (t) => {
  t.board({
    at: 'turn ends',
    cards: CARDS,
    dark: { ground: ['Tauntaun'] },
    darkB: { character: ['Warrior'] },
    lightB: { space: ['Scout'] },
  });
  t.is(t.state.result?.outcomes, ['won', 'won', 'lost', 'lost']);
  t.board({
    at: 'turn ends',
    cards: CARDS,
    dark: { ground: ['Tauntaun'] },
    darkB: { character: ['Warrior'] },
    light: { space: ['Scout'] },
    lightB: { character: ['Watcher'] },
  });
  t.is(t.state.result, null, 'what the result is');
});

scenarioX('A team shares 50 points in setup, and either player puts out the next unit', 'TCG-TROIG-02', (t) => {
  t.board({
    at: 'preparation',
    cards: CARDS,
    dark: { deck: ['Warrior', 'Herald', 'Steward'] },
    darkB: { deck: ['Rancor', 'Malakili (A)'] },
    light: { deck: ['Watcher'] },
    lightB: { deck: ['Scout'] },
  });
  while (t.state.question?.kind === 'search') t.answer('done');
  while (t.state.question?.kind === 'mulligan') t.answer('done');
  t.is(t.state.points, [50, 0, 50, 0]);
  t.answer('Dark A: pass');
  t.asks('Dark B', 'setup');
  t.doesNotOffer('pass'); // one of them puts something out, or is finished
  t.answer('Dark B: put out Malakili (A)');
  t.is(t.state.points, [45, 0, 50, 0]);
  t.answer('Light A: put out Watcher', 'Light A: pass', 'Light B: put out Scout');
  // Each team has spent 5: Dark wins the tie, and its total is that of both players.
  t.is(t.state.points, [45, 0, 45, 0]);
  t.asks('Light B', 'setup');
});

scenarioX('A card that names a side means both players of it', 'TCG-TROIG-02', (t) => {
  t.board({
    at: 'Light builds',
    cards: CARDS,
    dark: { force: 3 },
    darkB: { force: 2 },
    light: { force: 4, hand: ['Tithe'] },
    lightB: { force: 4 },
  });
  t.answer('Light A: complete Tithe');
  t.is(t.state.force, [2, 1, 4, 4]);
});

scenarioX('Each player has Force and build points of their own', 'TCG-TROIG-02', (t) => {
  t.board({ at: 'turn starts', dice: [3], cards: CARDS, darkB: { force: 2 } });
  t.is(t.state.force, [4, 6, 4, 4]);
  t.is(
    t.events('roll').map(({ seat }) => TWO_HEADED[seat]!.name),
    ['Light A'],
  );
  t.is(t.state.points, [3, 3, 3, 3]);
});

scenarioX("Partners see each other's hands, opponents do not", 'TCG-TROIG-03', (t) => {
  t.board({
    at: 'Dark builds',
    cards: CARDS,
    dark: { hand: ['Grenade'] },
    darkB: { points: 1, hand: ['Bandage', 'Warrior'], deck: ['Drain', 'Extort'], supply: ['Herald'] },
  });
  const known = (viewer: 'Dark A' | 'Light A' | null, zone: 'hand' | 'deck' | 'build'): boolean[] => {
    const { state } = t.seenBy(viewer);
    return state[zone][1]!.map((card) => state.def[card]! >= 0);
  };
  t.is(known('Dark A', 'hand'), [true, true]);
  t.is(known('Dark A', 'deck'), [false, false]);
  t.is(
    [known('Light A', 'hand'), known(null, 'hand')],
    [
      [false, false],
      [false, false],
    ],
  );
  const { state } = t.seenBy('Dark A');
  t.is(state.def[state.expanded!.supply[1]![0]!], -1, 'what is known of the supply');
  // What the partner draws and lays down.
  t.answer('Dark B: draw', 'Dark A: done', 'Dark B: build Warrior');
  const [drawn] = t.events('draw');
  const [laid] = t.events('layDown');
  const seen = (event: typeof drawn | typeof laid): boolean[] =>
    [0, 2, SPECTATOR].map((viewer) => (t.game.viewEvent(event!, viewer) as { def: number }).def >= 0);
  t.is(
    [seen(drawn), seen(laid)],
    [
      [true, false, false],
      [true, false, false],
    ],
  );
  t.is([known('Dark A', 'build'), known('Light A', 'build')], [[true], [false]]);
});

scenarioX("Nobody plays with the partner's cards", 'TCG-TROIG-03', (t) => {
  t.board({
    at: 'Character battle',
    cards: CARDS,
    dark: { force: 3, character: ['Herald'], deck: ['Drain'] },
    darkB: { force: 3, character: ['Warrior'], hand: ['Grenade'], deck: ['Drain'] },
    light: { character: ['Watcher'] },
  });
  // Dark A has no card in hand and nothing to play with.
  t.asks('Dark B', 'chance');
  t.offers('Warrior: Draw 1 card', 'play Grenade', 'pass');
  t.refused(whyNot(t.seenBy('Dark A'), { kind: 'battle', card: t.find('Grenade') }), 'TCG-PRIME-14');
  passAll(t, 'Dark B');
  t.asks('Dark B', 'unitTurn');
});
