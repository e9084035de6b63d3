import { describe, expect, test } from 'vitest';
import { ask, type Game, type Option, option, type RandomState, shuffle } from '../src/index.ts';
import { type Check, properties } from '../src/testing/index.ts';
import { scrambled, sees, setupOf, toy, type ToyState, type ToyTable, withStep } from './toy.ts';

const setups = Array.from({ length: 40 }, (_, seed) => setupOf(seed));

function dealAnew(s: ToyState, seat: number, random: RandomState): ToyState {
  const other = toy.clone(s);
  const cards = [...s.hand[seat]!, ...s.deck[seat]!];
  const defs = cards.map((card) => s.def[card]!);
  shuffle(random, defs);
  cards.forEach((card, i) => {
    other.def[card] = defs[i]!;
  });
  return other;
}

const options = {
  scramble: scrambled,
  dealAnew,
  sees,
  secret: (_: ToyTable, { kind }: Option) => (kind === 'lay' ? kind : null),
  marks: ({ state }: ToyTable) => state.question!.options.map(() => ''),
  isCopy: ({ state: { def } }: ToyTable, one: Option, other: Option) => def[one.card] === def[other.card],
};

/** Before a card is laid its seat is asked once more; so there is a choice that is not complete yet. */
const askedTwice = (trace: (answer: Option) => number) =>
  withStep('laid', (laid) => (g, f) => {
    if (g.state.note !== 0) {
      g.state.note = 0;
      return laid(g, f);
    }
    g.state.note = trace(g.state.answer!);
    const hand = g.state.hand[f.seat]!.map((card) => option('lay', card));
    ask(g, f.seat, 'lay', hand);
    return 'laid';
  });

const runs = (game: Game<ToyState, ToyTable>): Check[] => [...properties(game, setups, options).checks];

describe('a game of three seats with cards face down and no dice', () => {
  test.each(runs(askedTwice(() => 1)).map(({ name, run }) => [name, run] as const))('%s', (_, run) => {
    expect(run()).toBeGreaterThan(setups.length - 1);
  });

  test('is looked at in many states', () => {
    const states = properties(toy, setups, options).moments();
    expect(states.length).toBeGreaterThan(250);
    expect(new Set(states.map(({ state }) => state.question!.kind))).toEqual(new Set(['lay', 'look']));
  });
});

let outside = 0;

/** What is broken, and what a check must say of it. */
const DEFECTS: readonly [string, Game<ToyState, ToyTable>, RegExp][] = [
  ['a clone that shares a list', { ...toy, clone: (s) => ({ ...toy.clone(s), hand: s.hand }) }, /changed the original/],
  ['a clone that forgets', { ...toy, clone: (s) => ({ ...toy.clone(s), round: 0 }) }, /the clone differs: round/],
  [
    'chance from outside the state',
    withStep('look', (look) => (g, f) => {
      g.state.note = outside++;
      return look(g, f);
    }),
    /another state|note/,
  ],
  [
    'a view that shows too much',
    { ...toy, view: (g, seat) => ({ seat, state: { ...toy.view(g, seat).state, def: g.state.def } }) },
    /tells what is hidden: state\.def/,
  ],
  [
    'a question that is asked again of those who hold something',
    withStep('looked', (looked) => (g, f) => {
      const holds = g.state.hand[f.seat]!.some((card) => g.state.def[card]! > 6);
      return holds && ++g.state.note % 3 === 0 ? 'look' : looked(g, f);
    }),
    /it tells what only seat \d knows/,
  ],
  ['options in the same words', { ...toy, describeOption: (_, { kind }) => kind }, /two options read "lay"/],
  [
    'a choice that leaves a trace',
    askedTwice(({ card }) => card + 1),
    /seat \d can tell which card lay picked \(lay\): state\.note/,
  ],
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
  test.each(DEFECTS)('%s', (_, game, message) => {
    const failures = runs(game).flatMap(failureOf);
    expect(failures.join('\n')).toMatch(message);
    for (const failure of failures) expect(failure).toMatch(/^ConformanceFailure: seed \d+, decision \d+: /);
  });
});
