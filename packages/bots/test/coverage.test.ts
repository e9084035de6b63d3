// Every ability of every card is used in play, and what the measuring says when it is not.
import { deckCombinations } from '@dejarik/kernel';
import { swtcg, swtcgKit } from '@dejarik/swtcg';
import { youngJedi } from '@dejarik/young-jedi';
import { expect, test } from 'vitest';
import { bench, type BenchReport, coverage, livelyBot } from '../src/index.ts';

const game = swtcg();

test('self-play uses every ability of every card of the three sets', () => {
  const report = coverage(game, { edition: 'nh', seed: 1, mostGames: 20_000 });
  expect(report.unused).toEqual([]);
  expect(report.faults).toBe(0);
  expect(report.sets.map(({ set, cards, playable }) => [set, cards, playable])).toEqual([
    ['AOTC', 180, 180],
    ['SR', 90, 90],
    ['ANH', 180, 180],
  ]);
  for (const { abilities, used } of report.sets) expect(used).toBe(abilities);
});

test('self-play uses every text of every Young Jedi card', () => {
  const report = coverage(youngJedi(), { edition: 'faq', seed: 3, mostGames: 30_000 });
  expect(report.unused).toEqual([]);
  expect(report.faults).toBe(0);
  expect(report.sets.map(({ set, cards, playable }) => [set, cards, playable])).toEqual([
    ['MDM', 140, 140],
    ['TJC', 140, 140],
    ['BON', 158, 158],
    ['DOTF', 60, 60],
    ['EMDM', 6, 6],
    ['EBON', 12, 12],
    ['BEP', 60, 60],
    ['REF', 99, 99],
  ]);
  for (const { abilities, used } of report.sets) expect(used).toBe(abilities);
});

test('what was not used is named with its card', () => {
  const report = coverage(game, { edition: 'nh', seed: 1, mostGames: 1 });
  expect(report.games).toBe(1);
  expect(report.unused.length).toBeGreaterThan(100);
  expect(report.unused[0]).toEqual({
    card: expect.stringMatching(/^[A-Z]+-\d+$/u),
    text: expect.stringContaining(': '),
  });
  const open = report.sets.reduce((sum, { abilities, used }) => sum + abilities - used, 0);
  expect(open).toBe(report.unused.length);
});

test('uses from elsewhere count', () => {
  const uses = game.abilities!('nh').abilities.map(() => 1);
  expect(coverage(game, { edition: 'nh', seed: 1, mostGames: 1, uses })).toMatchObject({ games: 0, unused: [] });
});

test('every ability has its card, granted ones that of the ability which grants them', () => {
  const { abilities } = game.abilities!('nh');
  expect(abilities).toHaveLength(game.cards.abilities.length);
  const luke = game.cards.byTitle.get('Luke Skywalker (D)')!.card.id;
  expect(abilities.filter(({ card }) => card === luke).map(({ text }) => text)).toEqual([
    expect.stringContaining('Speeder Pilot'),
    expect.stringContaining('attacking a Creature'),
  ]);
});

const measured = (now: () => number): BenchReport =>
  bench(game, {
    edition: 'nh',
    decks: deckCombinations(swtcgKit(), 'nh'),
    bots: [livelyBot(), livelyBot()],
    now,
    memory: () => process.memoryUsage().heapUsed,
    rounds: 1,
    games: 50,
  });

test('the benchmark measures, and plays the same games however long they take', () => {
  const report = measured(() => performance.now());
  expect(report.rounds).toBe(1);
  for (const figure of ['decisionsPerSecond', 'gamesPerSecond', 'cloneMicros'] as const)
    expect(report[figure]).toBeGreaterThan(0);
  const { decisionsPerGame, turnsPerGame } = report;
  expect(decisionsPerGame.mean).toBeCloseTo(report.decisionsPerSecond / report.gamesPerSecond, -1);
  expect(decisionsPerGame.median).toBeGreaterThan(200);
  expect(turnsPerGame.mean).toBeGreaterThan(3);
  let time = 0;
  expect(measured(() => (time += 1000))).toMatchObject({ decisionsPerGame, turnsPerGame });
});
