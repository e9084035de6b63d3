// Bots, simulations, coverage and measurements at tables with three seats and with two against two.
import {
  type AbilityCatalogue,
  type Deck,
  deckCombinations,
  type Game,
  hash,
  type Option,
  type Seat,
  seeded,
  type Setup,
} from '@dejarik/kernel';
import { masks, masksKit } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  accessTo,
  bench,
  type Bot,
  coverage,
  greedyBot,
  livelyBot,
  playWorlds,
  randomBot,
  simulate,
  type SimulationReport,
} from '../src/index.ts';
import { chooser, playGame } from '../src/playout.ts';

const { masks: game, scrambled, THREE, TWO_TEAMS } = masks;
const kit = masksKit();
type Masks = typeof game;

const still = (): number => 0;
/** Lays the first card and looks at none. */
const blindBot = (): Bot => ({ name: 'blind', choose: () => 0 });

const TABLES: readonly (readonly [string, readonly Seat[]])[] = [
  ['three seats', THREE],
  ['two against two', TWO_TEAMS],
];

const decksAt = (seats: readonly Seat[]): Deck[][] => deckCombinations(kit, 'only', seats);

const setupAt = (seats: readonly Seat[], seed: string): Setup => ({
  edition: 'only',
  seed,
  seats,
  decks: decksAt(seats)[0]!,
});

describe.each(TABLES)('with %s', (_, seats) => {
  const simulated = (bots: readonly Bot<masks.MasksState>[], games = 60, swap = false): SimulationReport =>
    simulate(game, { edition: 'only', games, seed: 'm', seats, decks: decksAt(seats), bots, swap, now: still });

  test('games are played to their end, and repeat', () => {
    const report = simulated([randomBot()]);
    expect(report).toMatchObject({ games: 60, finished: 60, faults: 0, stuck: 0, violations: 0, problems: [] });
    expect(report.hash).toBe(simulated([randomBot()]).hash);
    expect(report.hash).not.toBe(simulated([randomBot(), blindBot()]).hash);
    expect(report.reasons).toEqual({ points: 60 });
  });

  test('wins are counted by seat and by team', () => {
    const { wins, teamWins } = simulated([livelyBot()]);
    const teams = new Set(seats.map(({ team }) => team));
    const keys = [...teams].map((team) =>
      seats
        .filter((seat) => seat.team === team)
        .map(({ name }) => name.toLowerCase())
        .join('+'),
    );
    expect(Object.keys(teamWins)).toEqual(keys);
    expect(Object.keys(wins)).toEqual([...seats.map(({ name }) => name.toLowerCase()), 'draw']);
    const decided = Object.values(teamWins).reduce((sum, n) => sum + n, 0);
    expect(decided + wins['draw']!).toBe(60);
    for (const key of keys) for (const name of key.split('+')) expect(wins[name]).toBe(teamWins[key]);
  });

  test('a bot that wins with its partner has won one game', () => {
    const { botWins, wins } = simulated([randomBot()]);
    expect(botWins).toEqual([60 - wins['draw']!]);
  });

  test('the bots move from seat to seat', () => {
    const bots = seats.map(() => randomBot());
    const { botWins, wins } = simulated(bots, 12 * seats.length, true);
    const partners = seats.filter(({ team }) => team === seats[0]!.team).length;
    expect(botWins.reduce((sum, n) => sum + n, 0)).toBe(partners * (12 * seats.length - wins['draw']!));
    expect(Math.min(...botWins)).toBeGreaterThan(0);
  });

  test.each([randomBot(), livelyBot(), greedyBot(game)])('the $name bot decides the same whatever is hidden', (bot) => {
    let different = 0;
    let looked = 0;
    const other = (table: masks.MasksTable): masks.MasksTable =>
      game.table(scrambled(table.state, table.state.question!.seat));
    for (let n = 0; n < 10; n++)
      playGame(game, setupAt(seats, `hidden ${n}`), {
        choose: chooser(game, [randomBot()], `hidden ${n}`),
        watch(table) {
          const there = other(table);
          if (hash(there.state) !== hash(table.state)) different++;
          const [one, two] = [table, there].map((each) => bot.choose(accessTo(game, each), seeded(looked)));
          expect(one).toBe(two);
          looked++;
        },
        most: 1_000,
      });
    expect(looked).toBeGreaterThan(200);
    expect(different).toBeGreaterThan(0.9 * looked);
  });

  test('worlds that fit a view play on for every seat', () => {
    const report = playWorlds(game, setupAt(seats, 'worlds'), { every: 5, worlds: 4, bots: [randomBot()] });
    expect(report.problems).toEqual([]);
    expect(report.views).toBeGreaterThan(5 * seats.length);
    expect(report.worlds).toBe(4 * report.views);
    expect(report.expected.map(({ worlds }) => worlds)).toEqual(seats.map(() => report.worlds / seats.length));
    expect(report.expected.reduce((sum, { won, drawn }) => sum + won + drawn, 0)).toBeGreaterThan(report.worlds / 6);
    for (const { won, drawn, worlds } of report.expected) expect(won + drawn).toBeLessThanOrEqual(worlds);
  });

  test('the engine is measured', () => {
    const report = bench(game, {
      edition: 'only',
      seats,
      decks: decksAt(seats),
      bots: [livelyBot()],
      now: () => performance.now(),
      memory: () => process.memoryUsage().heapUsed,
      rounds: 1,
      games: 10,
    });
    expect(report.decisionsPerGame.median).toBeGreaterThan(12 * seats.length);
    for (const figure of ['decisionsPerSecond', 'gamesPerSecond', 'cloneMicros'] as const)
      expect(report[figure]).toBeGreaterThan(0);
  });
});

const cardOf = (option: Option): number => (option as masks.MasksOption & { readonly card: number }).card;

/** Masks in which every card has the ability of being laid; those in `never` are not counted when they are. */
function counting(never: readonly string[]): Masks {
  const abilities: AbilityCatalogue<masks.MasksTable> = {
    abilities: masks.CARDS.slice(0, 9).map((card) => ({ card, text: `${card}: lay it` })),
    keyOf: (ability) => String(ability),
    sets: () => [{ set: 'MASKS', cards: masks.CARDS.slice(0, 9), playable: 9 }],
    deck: (_, random, wanted = []) =>
      masks.deckOf([...wanted.slice(0, 3), '1', '2', random[0]! & 1 ? '3' : '4'].join(' ')),
    usedBy: ({ state }, option) => (option.kind === 'lay' ? [state.def[cardOf(option)]!] : []),
  };
  const counted = masks.withStep('laid', (before) => (g, f) => {
    const def = g.state.def[cardOf(g.handover.answer!)]!;
    if (g.uses !== null && g.uses !== undefined && !never.includes(masks.CARDS[def]!)) g.uses[def]!++;
    return before(g, f);
  });
  return { ...counted, abilities: () => abilities };
}

describe.each(TABLES)('every ability is tried out with %s', (_, seats) => {
  test('until all are used', () => {
    const report = coverage(counting([]), { edition: 'only', seed: 1, seats, mostGames: 500 });
    expect(report).toMatchObject({ unused: [], faults: 0 });
    expect(report.sets).toEqual([{ set: 'MASKS', cards: 9, playable: 9, abilities: 9, used: 9 }]);
  });

  test('and what is never used is named', () => {
    const report = coverage(counting(['9']), { edition: 'only', seed: 1, seats, mostGames: 250 });
    expect(report.unused).toEqual([{ card: '9', text: '9: lay it' }]);
  });
});

test('a fault in a game of three is contained, and the game goes on', () => {
  const decks = [masks.setupOf(1, '1 2 3 spark', '4 5 fuse 6', '7 8 fuse 9').decks];
  const report = simulate(game, { edition: 'only', games: 40, seed: 'f', decks, bots: [randomBot()], now: still });
  expect(report.faults).toBeGreaterThan(0);
  expect(report.finished).toBe(40);
  expect(report.problems[0]).toMatchObject({ what: 'fault', message: expect.stringContaining('the fuse went off') });
});

describe('the runner of worlds notices', () => {
  const run = (change: Partial<Masks>): readonly string[] =>
    playWorlds({ ...game, ...change }, masks.setupOf('w'), { every: 3, worlds: 2, bots: [randomBot()] }).problems;

  test.each<[string, Partial<Masks>, RegExp]>([
    [
      'another question than the one that is open',
      { sample: (seen, random) => ({ ...game.sample(seen, random), question: null, result: null }) },
      /is asked undefined, not/u,
    ],
    [
      'a question without answers, since nobody was asked again',
      { sample: (seen, random) => ({ ...game.sample(seen, random), question: seen.state.question }) },
      /seat 1: 0 answers on, at lay: there is no chance number below 0/u,
    ],
    [
      'a state that is not sound',
      { violations: ({ state }) => (state.round > 1 ? ['round'] : []) },
      /world 0 of seat 0: round$/u,
    ],
    [
      'a fault on the way',
      {
        sample: (seen, random) => ({ ...game.sample(seen, random), frames: [{ proc: 'nowhere' as 'game', step: 0 }] }),
      },
      /answers on, at \w+: no procedure is called nowhere/u,
    ],
  ])('%s', (_, change, said) => {
    expect(run(change).find((problem) => said.test(problem))).toBeDefined();
  });

  test('nothing in a sound game', () => {
    expect(run({})).toEqual([]);
  });
});

test('what gives the game away is told by what the seat sees', () => {
  // A game in which laying the highest card of the hand gives it away, and one that peeps at the next seat's hand.
  const highest = (s: masks.MasksState, seat: number): number => Math.max(...s.hand[seat]!.map((card) => s.def[card]!));
  const judging = (
    whose: (s: masks.MasksState) => number,
  ): Game<masks.MasksState, masks.MasksTable, masks.MasksEvent> => ({
    ...game,
    givesAway: ({ state: s }, option) => option.kind === 'lay' && s.def[cardOf(option)] === highest(s, whose(s)),
  });
  const differs = (judged: Masks): boolean => {
    let found = false;
    const told = (table: masks.MasksTable): boolean[] => {
      const { options, givesAway } = accessTo(judged, table);
      return options.map((_, index) => givesAway(index));
    };
    for (let n = 0; n < 5; n++)
      playGame(judged, masks.setupOf(n), {
        choose: chooser(judged, [livelyBot()], String(n)),
        watch(table) {
          const there = judged.table(scrambled(table.state, table.state.question!.seat));
          if (hash(told(table)) !== hash(told(there))) found = true;
        },
        most: 1_000,
      });
    return found;
  };
  expect(differs(judging((s) => s.question!.seat))).toBe(false);
  expect(differs(judging((s) => (s.question!.seat + 1) % 3))).toBe(true);
});
