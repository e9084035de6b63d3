// Many games at once: repeatable, without a fault, and telling of what goes wrong.
import { deckCombinations, type Frame, type Step, type Table as KernelTable, victoryOf } from '@dejarik/kernel';
import { type State, type Swtcg, swtcg, swtcgKit } from '@dejarik/swtcg';
import { describe, expect, test } from 'vitest';
import { type Bot, greedyBot, randomBot, type Simulation, simulate } from '../src/index.ts';
import { playGame } from '../src/playout.ts';

const game = swtcg();
const decks = deckCombinations(swtcgKit(), 'nh');
const bots: Bot<State>[] = [randomBot(), randomBot()];
const options = (games: number, seed: number | string = 1): Simulation<State> => {
  let time = 0;
  return { edition: 'nh', games, seed, decks, bots, now: () => (time += 500) };
};

describe('a simulation', () => {
  test('of 300 games between random players ends every one of them, soundly', () => {
    const progress: number[] = [];
    const report = simulate(game, { ...options(300), onProgress: (played) => progress.push(played) });
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({ games: 300, finished: 300, faults: 0, stuck: 0, violations: 0, seconds: 0.5 });
    expect(report.wins['dark']! + report.wins['light']! + report.wins['draw']!).toBe(300);
    expect(report.reasons).toEqual({ arenas: 300 });
    expect(report.turns).toBeGreaterThan(300);
    expect(report.decisions).toBeGreaterThan(300 * 20);
    expect(report.turnsPerGame).toEqual({ mean: report.turns / 300, median: expect.any(Number) });
    expect(report.decisionsPerGame).toEqual({ mean: report.decisions / 300, median: expect.any(Number) });
    expect(progress.at(-1)).toBe(300);
  });

  test('gives the same hash for the same seed and another for another', () => {
    const [first, again, other] = [1, 1, 2].map((seed) => simulate(game, options(40, seed)).hash);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('plays game by game the same, however many are played', () => {
    const few = simulate(game, options(10));
    const more = simulate(game, options(11));
    expect(more.decisions).toBeGreaterThan(few.decisions);
    expect(more.hash).not.toBe(few.hash);
  });

  test('counts why games ended, for every reason there was', () => {
    const reasons = ['planets', 'deck', 'podrace'];
    let ended = 0;
    const many: Swtcg = {
      ...game,
      table(state) {
        const table = game.table(state);
        // The first question is the last: each game ends for the next reason.
        state.result ??= victoryOf(state.seats, ended % 2, reasons[ended++ % 3]!);
        return table;
      },
    };
    const report = simulate(many, options(7));
    expect(report).toMatchObject({ finished: 7, reasons: { planets: 3, deck: 2, podrace: 2 } });
  });

  test('counts the wins of each bot when they change seats', () => {
    const report = simulate(game, { ...options(10), bots: [bots[0]!, greedyBot(game)], swap: true });
    expect(report.botWins[0]! + report.botWins[1]! + report.wins['draw']!).toBe(10);
    expect(report.botWins[1]).toBeGreaterThan(7);
  });
});

/** The game with a fault in one of its steps. */
function broken(): Swtcg {
  return {
    ...game,
    table(state) {
      const table = game.table(state);
      const retreatStep = table.procedures.get('retreatStep')!;
      const steps = retreatStep.steps.map((step, at): Step<never, never> => {
        if (retreatStep.stepNames[at] !== 'act') return step;
        return (g: KernelTable<State>, frame: Frame) => {
          if (g.handover.answer?.kind === 'retreat') throw new Error('no way back');
          return (step as unknown as Step<KernelTable<State>, Frame>)(g, frame);
        };
      });
      return { ...table, procedures: new Map([...table.procedures, ['retreatStep', { ...retreatStep, steps }]]) };
    },
  };
}

describe('what goes wrong', () => {
  test('a fault is contained, counted and told, and the game goes on', () => {
    const report = simulate(broken(), options(12));
    expect(report.faults).toBeGreaterThan(0);
    expect(report.finished).toBe(12);
    expect(report.problems[0]).toMatchObject({ what: 'fault', message: expect.stringContaining('no way back') });
  });

  test('a broken invariant is counted, with the game and its seed', () => {
    const report = simulate({ ...game, violations: () => ['a card is gone'] }, options(2, 'v'));
    expect(report.violations).toBeGreaterThanOrEqual(2);
    expect(report.problems[0]).toEqual({ game: 0, seed: 'v/0', what: 'violation', message: 'a card is gone' });
  });

  test('a game that does not end is stopped', () => {
    const setup = { edition: 'nh', seed: 1, decks: decks[0]! };
    const played = playGame(game, setup, { choose: () => 0, most: 5 });
    expect(played.decisions).toBe(5);
    expect(played.table.state.result).toBeNull();
  });

  test('a bot that answers what was not asked is no fault of the game', () => {
    const setup = { edition: 'nh', seed: 1, decks: decks[0]! };
    expect(() => playGame(game, setup, { choose: () => 999, most: 5 })).toThrow('no option 999');
  });
});
