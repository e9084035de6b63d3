// Worlds that fit a view: dealt with a question that can be answered, and a runner that notices when they are not.
import { expect, test } from 'vitest';
import type { Game } from '../src/index.ts';
import { playWorlds } from '../src/testing/index.ts';
import { masks, type MasksEvent, type MasksState, type MasksTable, setupOf } from '../src/testing/toys/masks.ts';
import { retorts, retortSetup } from '../src/testing/toys/retorts.ts';

type Masks = Game<MasksState, MasksTable, MasksEvent>;

const problemsOf = (game: Masks): string[] =>
  Array.from({ length: 5 }, (_, seed) =>
    playWorlds(game, setupOf(seed), { every: 3, worlds: 2, shunned: new Set(['pass']) }),
  ).flatMap(({ problems }) => problems);

test('worlds for every seat play on when whoever is asked is asked again', () => {
  expect(problemsOf(masks)).toEqual([]);
});

test('also in the middle of nested responses', () => {
  for (const seats of [2, 3, 4] as const) {
    const report = playWorlds(retorts, retortSetup('worlds', seats), {
      every: 2,
      worlds: 2,
      shunned: new Set(['pass']),
    });
    expect(report.problems).toEqual([]);
    expect(report.worlds).toBeGreaterThan(20);
  }
});

test.each<[string, Partial<Masks>, RegExp]>([
  [
    'a question without answers',
    {
      sample: (seen, random) => {
        const { question, ...state } = masks.sample(seen, random);
        const isOwn = question?.seat === seen.seat;
        return { ...state, question: isOwn ? question : { ...question!, options: [] } };
      },
    },
    /seat 1: .*there is no chance number below 0/,
  ],
  [
    'another question',
    { sample: (seen, random) => ({ ...masks.sample(seen, random), question: null, result: null }) },
    /is asked undefined, not/,
  ],
  ['a state that is not sound', { violations: ({ state }) => (state.round > 1 ? ['round'] : []) }, /seat 0: round$/],
  [
    'a fault on the way',
    { sample: (seen, random) => ({ ...masks.sample(seen, random), frames: [{ proc: 'nowhere' as 'game', step: 0 }] }) },
    /answers on, at \w+: no procedure is called nowhere/,
  ],
])('the runner notices %s', (_, change, said) => {
  expect(problemsOf({ ...masks, ...change }).find((problem) => said.test(problem))).toBeDefined();
});
