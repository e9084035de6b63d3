// Worlds that fit a view: dealt with a question that can be answered, and a runner that notices when they are not.
import { expect, test } from 'vitest';
import { dealToFit, type Game } from '../src/index.ts';
import { playWorlds } from '../src/testing/index.ts';
import { setupOf, toy, type ToyState, type ToyTable } from './toy.ts';

type Toy = Game<ToyState, ToyTable>;

const fitting: Toy = {
  ...toy,
  sample: (seen, random) => dealToFit(seen, () => toy.table(toy.sample(seen, random))),
};

const problemsOf = (game: Toy): string[] =>
  Array.from({ length: 5 }, (_, seed) =>
    playWorlds(game, setupOf(seed), { every: 3, worlds: 2, shunned: new Set(['pass']) }),
  ).flatMap(({ problems }) => problems);

test('worlds for every seat play on when whoever is asked is asked again', () => {
  expect(problemsOf(fitting)).toEqual([]);
});

test.each<[string, Partial<Toy>, RegExp]>([
  [
    'a question without answers',
    { sample: (seen, random) => toy.sample(seen, random) },
    /seat 1: .*there is no chance number below 0/,
  ],
  [
    'another question',
    { sample: (seen, random) => ({ ...fitting.sample(seen, random), question: null, result: null }) },
    /is asked undefined, not/,
  ],
  ['a state that is not sound', { violations: ({ state }) => (state.round > 1 ? ['round'] : []) }, /seat 0: round$/],
  [
    'a fault on the way',
    { sample: (seen, random) => ({ ...fitting.sample(seen, random), frames: [{ proc: 'nowhere', step: 0 }] }) },
    /answers on, at \w+: no procedure is called nowhere/,
  ],
])('the runner notices %s', (_, change, said) => {
  expect(problemsOf({ ...fitting, ...change }).find((problem) => said.test(problem))).toBeDefined();
});
