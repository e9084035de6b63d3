import { describe, expect, test } from 'vitest';
import { type Game, option } from '../src/index.ts';
import { type Check, conformance, difference } from '../src/testing/index.ts';
import { CARDS, scrambled, setupOf, toy, type ToyEvent, type ToyState, type ToyTable, withStep } from './toy.ts';

const setups = Array.from({ length: 50 }, (_, seed) => setupOf(seed));
const options = {
  scramble: scrambled,
  disguise: (event: object, seat: number) => {
    const { kind, seat: actor } = event as ToyEvent;
    const secret = (kind === 'draw' || kind === 'lay' || kind === 'look') && actor !== seat;
    return secret ? { ...(event as ToyEvent), def: 0 } : null;
  },
};

describe('a game of three seats with cards face down and no dice', () => {
  test.each(conformance(toy, setups, options).map(({ name, run }) => [name, run] as const))('%s', (_, run) => {
    expect(run()).toBeGreaterThan(0);
  });

  test('without a hurried player has one check less', () => {
    const { quick: _, ...slow } = toy;
    expect(conformance(slow, [], options)).toHaveLength(conformance(toy, [], options).length - 1);
  });
});

/** The toy with a step that does something more, and jumps to what this returns, if anything. */
const withLook = (more: (table: ToyTable) => string | void): Game<ToyState, ToyTable> =>
  withStep('look', (before) => (g, f) => {
    const jump = before(g, f);
    return more(g) ?? jump;
  });

function set(state: ToyState, change: Partial<ToyState>): void {
  Object.assign(state, change);
}

let outside = 0;
const TWICE = option('pass');

/** What is broken, the check that must notice, and what it must say. */
const DEFECTS: readonly [string, Partial<Game<ToyState, ToyTable>>, RegExp][] = [
  ['an illegal deck', { checkDeck: () => [{ rule: 'X', message: 'too small' }] }, /decision 0: .*seat 0: too small/],
  [
    'an option listed twice',
    withLook(({ state: s }) => set(s, { question: s.question && { ...s.question, options: [TWICE, TWICE] } })),
    /is there twice/,
  ],
  [
    'a question without options',
    withLook(({ state: s }) => set(s, { question: s.question && { ...s.question, options: [] } })),
    /has no options/,
  ],
  ['a game without end', withLook(({ state }) => (state.question === null ? undefined : 'look')), /not over after 500/],
  ['a flow without a question', withLook(() => 'look'), /ended by a loop/],
  ['a step that is not there', withLook(() => 'elsewhere'), /no step elsewhere/],
  [
    'a broken invariant',
    { violations: ({ state }) => (state.round > 2 ? ['too many rounds'] : []) },
    /too many rounds/,
  ],
  [
    'a clone that shares a list',
    { clone: (s) => ({ ...toy.clone(s), points: s.points, hand: s.hand }) },
    /changed|answers on/,
  ],
  ['a clone that forgets', { clone: (s) => ({ ...toy.clone(s), seen: s.seen.map(() => 0) }) }, /answers on: seen/],
  [
    'chance from outside the state',
    withLook(({ state }) => set(state, { note: outside++ })),
    /another state|answers on: note/,
  ],
  ['a state that cannot be stored', withLook(({ state }) => set(state, { note: Number.NaN })), /answers on: note/],
  [
    'a view of everything',
    { view: ({ state }, seat) => ({ seat, state }) },
    /tells what is hidden: state\.(def|random|answer)/,
  ],
  [
    'a view with the chance to come',
    { view: (g, seat) => ({ seat, state: { ...toy.view(g, seat).state, random: g.state.random } }) },
    /hidden: state\.random/,
  ],
  [
    "a view with another seat's question",
    { view: (g, seat) => ({ seat, state: { ...toy.view(g, seat).state, question: g.state.question } }) },
    /may answer/,
  ],
  [
    'a view that changes the state',
    { view: (g, seat) => toy.view({ ...g, state: set(g.state, { note: g.state.note + 1 }) ?? g.state }, seat) },
    /changed the state/,
  ],
  [
    'a deal that fits nothing',
    { sample: (seen, random) => ({ ...toy.sample(seen, random), points: [3, 0, 0] }) },
    /points|more points/,
  ],
  ['a deal that leaves holes', { sample: ({ state }) => state }, /none of the game/],
  [
    'an option that tells a hidden card',
    { describeOption: (g, { card }) => `take ${card < 0 ? 'none' : CARDS[g.state.def[card]!]}` },
    /the seat asked reads/,
  ],
  ['an event without words', { describeEvent: () => `${String(undefined)} lays` }, /"undefined lays" tells/],
  [
    'an event that tells a hidden card',
    { describeEvent: (e) => `card ${(e as ToyEvent).def}` },
    /tells seat \d what is hidden/,
  ],
  ['a hurried answer that is none', { quick: { ...toy.quick!, answer: () => 9 } }, /the answer 9 is none of/],
  [
    'a hurry that leaves traces',
    { quick: { ...toy.quick!, answer: ({ state }) => state.points[0]!++ && 0 } },
    /thinking about the answer changed the state/,
  ],
  [
    'a concession that ends nothing',
    { table: (state) => ({ ...toy.table(state), concede: () => {} }) },
    /seat 0 conceded and has not lost/,
  ],
  ['an evaluation beyond certainty', { evaluate: () => 1.5 }, /worth 1\.5/],
];

function failureOf({ run }: Check): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

describe('the suite notices', () => {
  test.each(DEFECTS)('%s', (_, defect, message) => {
    const failures = conformance({ ...toy, ...defect }, setups.slice(0, 5), { ...options, longest: 500 }).flatMap(
      failureOf,
    );
    expect(failures.join('\n')).toMatch(message);
    for (const failure of failures) expect(failure).toMatch(/^ConformanceFailure: seed \d+, decision \d+: /);
  });
});

test('the suite names the card that fails', () => {
  const faulty = [setupOf('f', '1 2 3 4', '1 2 3 bomb', '1 2 3 4')];
  const failures = conformance(toy, faulty, options).flatMap(failureOf);
  expect(failures.join('\n')).toMatch(/"lay".*the bomb went off/);
});

test('a difference is named by its path', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b is 2 and 3');
  expect(difference({ a: [1] }, { a: [1, 2] })).toBe('a has 1 and 2 entries');
  expect(difference({ a: undefined }, {})).toBeNull();
  expect(difference([], {})).toBe('value is [] and {}');
});
