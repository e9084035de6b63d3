import { describe, expect, test } from 'vitest';
import {
  below,
  DONE,
  type Game,
  type Outcome,
  type Position,
  type Question,
  seeded,
  type Table,
} from '../src/index.ts';
import { type Check, conformance, difference } from '../src/testing/index.ts';
import {
  CARDS,
  masks,
  type MasksEvent,
  type MasksOption,
  type MasksState,
  type MasksTable,
  scrambled,
  setupOf,
  teamSetup,
  withStep,
} from '../src/testing/toys/masks.ts';
import * as toy from '../src/testing/toys/retorts.ts';

type Masks = Game<MasksState, MasksTable, MasksEvent>;

const setups = Array.from({ length: 50 }, (_, seed) => (seed % 2 === 0 ? setupOf(seed) : teamSetup(seed)));
const options = { scramble: scrambled };
const retortSetups = Array.from({ length: 30 }, (_, seed) => toy.retortSetup(seed, [2, 3, 4][seed % 3] as 2 | 3 | 4));
const retortOptions = { scramble: toy.scrambled };

const named = (checks: readonly Check[]): [string, () => number][] => checks.map(({ name, run }) => [name, run]);

describe('a game of three seats, or two against two, with cards face down and no dice', () => {
  test.each(named(conformance(masks, setups, options)))('%s', (_, run) => {
    expect(run()).toBeGreaterThan(0);
  });

  test('without a rollout policy has one check less', () => {
    const { rollout: _, ...slow } = masks;
    expect(conformance(slow, [], options)).toHaveLength(conformance(masks, [], options).length - 1);
  });
});

describe('a game of two to four seats with nested responses', () => {
  test.each(named(conformance(toy.retorts, retortSetups, retortOptions)))('%s', (_, run) => {
    expect(run()).toBeGreaterThan(0);
  });
});

/** Masks with a step that does something more, and jumps to what this returns, if anything. */
const withLook = (more: (table: MasksTable) => string | undefined): Masks =>
  withStep('look', (before) => (g, f) => {
    const jump = before(g, f);
    return more(g) ?? jump;
  });

const changing = (change: (state: MasksState) => Partial<MasksState>): Masks =>
  withLook(({ state }) => void Object.assign(state, change(state)));

const asking = (change: (question: Question<MasksOption>) => object): Masks =>
  changing(({ question }) => ({ question: question && (change(question) as Question<MasksOption>) }));

let outside = 0;

/** A question that does not keep to the seat it asks once it has been looked at a few times. */
const toAnybody = (question: Question<MasksOption>): object => {
  const { seat } = question;
  const random = seeded('anybody');
  let looks = 0;
  return Object.defineProperty({ ...question }, 'seat', {
    get: () => (looks++ < 6 ? seat : below(random, 3)),
    enumerable: true,
  });
};

const outsider = (): void => {};

const inTheSecondRound = (outcomes: (seats: MasksState['seats']) => readonly Outcome[]): Masks =>
  withStep('turnUp', (before) => (g, f) => {
    before(g, f);
    if (g.state.round < 2) return;
    g.state.result = { outcomes: outcomes(g.state.seats), reason: 'points' };
    return DONE;
  });

/** What is broken, and what a check must say of it. */
const DEFECTS: readonly [string, Partial<Masks>, RegExp][] = [
  ['an illegal deck', { checkDeck: () => [{ rule: 'X', message: 'too small' }] }, /decision 0: .*seat 0: too small/],
  [
    'an option listed twice',
    asking((question) => ({ ...question, options: [{ kind: 'pass' }, { kind: 'pass' }] })),
    /is there twice/,
  ],
  ['a question without options', asking((question) => ({ ...question, options: [] })), /has no options/],
  ['a question to nobody', asking((question) => ({ ...question, seat: 9 })), /seat 9 is asked look/],
  ["a seat's answer taken from another seat", asking(toAnybody), /an answer of seat -?\d was accepted/],
  ['a game without end', withLook(({ state }) => (state.question === null ? undefined : 'look')), /not over after 500/],
  ['a flow without a question', withLook(() => 'look'), /ended by a loop/],
  ['a step that is not there', withLook(() => 'elsewhere'), /no step elsewhere/],
  [
    'a broken invariant',
    { violations: ({ state }) => (state.round > 2 ? ['too many rounds'] : []) },
    /too many rounds/,
  ],
  [
    'a result in which a team is divided',
    inTheSecondRound((seats) => seats.map((_, seat) => (seat === 0 ? 'won' : 'lost'))),
    /seat 2 has another outcome than its team/,
  ],
  ['a result for fewer seats than there are', inTheSecondRound(() => ['won', 'lost']), /3 seats have 2 outcomes/],
  [
    'a clone that shares a list',
    { clone: (s) => ({ ...masks.clone(s), points: s.points, hand: s.hand }) },
    /changed|answers on/,
  ],
  [
    'a clone that forgets',
    { clone: (s) => ({ ...masks.clone(s), seenBy: s.seenBy.map(() => 0) }) },
    /answers on: seenBy/,
  ],
  ['chance from outside the state', changing(() => ({ note: outside++ })), /another state|answers on: note/],
  ['a number that cannot be stored', changing(() => ({ note: Number.NaN })), /cannot be stored: state\.note is NaN/],
  [
    'an object that cannot be stored',
    changing(() => ({ note: new Map() as unknown as number })),
    /cannot be stored: state\.note is an object of its own kind/,
  ],
  [
    'a stored state that is not taken back',
    {
      checkState: () => {
        throw new Error('no thanks');
      },
    },
    /no thanks/,
  ],
  [
    'a view of everything',
    { view: ({ state }, seat) => ({ seat, state }) },
    /tells what is hidden: state\.(def|random)/,
  ],
  [
    'a view with the chance to come',
    { view: (g, seat) => ({ seat, state: { ...masks.view(g, seat).state, random: g.state.random } }) },
    /hidden: state\.random/,
  ],
  [
    "a view with another seat's question",
    { view: (g, seat) => ({ seat, state: { ...masks.view(g, seat).state, question: g.state.question } }) },
    /may answer/,
  ],
  [
    'a view that changes the state',
    {
      view: (g, seat) => {
        g.state.note++;
        return masks.view(g, seat);
      },
    },
    /changed the state/,
  ],
  [
    'a view that is not plain data',
    { view: (g, seat) => ({ ...masks.view(g, seat), of: outsider }) },
    /the view of seat \d is not plain data/,
  ],
  [
    'a deal that fits nothing',
    { sample: (seen, random) => ({ ...masks.sample(seen, random), points: [3, 0, 0] }) },
    /points|more points/,
  ],
  ['a deal that leaves holes', { sample: ({ state }) => state }, /none of the game/],
  [
    'an option that tells a hidden card',
    {
      describeOption: (g, option) =>
        `take ${'card' in option ? CARDS[g.state.def[(option as { card: number }).card]!] : 'none'}`,
    },
    /the seat asked reads/,
  ],
  ['an event without words', { describeEvent: () => `${String(undefined)} lays` }, /"undefined lays" tells/],
  [
    'an event that is not plain data',
    { viewEvent: (e, viewer) => Object.assign(masks.viewEvent(e, viewer)!, { of: () => viewer }) },
    /what viewer -?\d knows of \w+ is not plain data/,
  ],
  [
    'events that are told otherwise the second time',
    { viewEvent: (e, viewer) => ({ ...masks.viewEvent(e, viewer)!, card: outside++ }) },
    /followed by viewer -?\d: events/,
  ],
  ['a rollout answer that is none', { rollout: { ...masks.rollout!, choose: () => 9 } }, /the answer 9 is none of/],
  [
    'a rollout that leaves traces',
    { rollout: { ...masks.rollout!, choose: ({ state }) => state.points[0]!++ && 0 } },
    /thinking about the answer changed the state/,
  ],
  [
    'a concession that ends nothing',
    { table: (state) => ({ ...masks.table(state), concede: () => {} }) },
    /seat 0 conceded and has not lost/,
  ],
  [
    'a concession without the partner',
    {
      table: (state) => ({
        ...masks.table(state),
        concede: (seat) => {
          state.result = { outcomes: state.seats.map((_, other) => (other === seat ? 'lost' : 'won')), reason: 'c' };
        },
      }),
    },
    /after the concession of seat 0, seat 2 has another outcome than its team/,
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

const failuresOf = <S extends Position, T extends Table<S>>(...suite: Parameters<typeof conformance<S, T>>): string[] =>
  conformance(...suite).flatMap(failureOf);

describe('the suite notices', () => {
  test.each(DEFECTS)('%s', (_, defect, message) => {
    const failures = failuresOf({ ...masks, ...defect }, setups.slice(0, 4), { ...options, longest: 500 });
    expect(failures.join('\n')).toMatch(message);
    for (const failure of failures) expect(failure).toMatch(/^ConformanceFailure: seed \d+, decision \d+: /);
  });

  const action = (extra: object): Partial<toy.RetortRules> => ({
    announce: (g, response, seat) => Object.assign({ ...toy.RULES.announce(g, response, seat) } as toy.Action, extra),
  });

  test.each<[string, Partial<toy.RetortRules>, RegExp]>([
    ['a function', action({ undo: () => {} }), /cannot be stored: state\.frames\.\d\.action\.undo is a function/],
    ['a list with a hole', action({ rewarded: [undefined] }), /state\.frames\.\d\.action\.rewarded\.0 is missing/],
    ['a set', action({ seen: new Set([1]) }), /state\.frames\.\d\.action\.seen is an object of its own kind/],
  ])('a response window whose frame holds %s', (_, rules, message) => {
    const failures = failuresOf(toy.retortsWith(rules), retortSetups.slice(0, 6), retortOptions);
    expect(failures.join('\n')).toMatch(message);
  });
});

test('the suite names the card that fails', () => {
  const faulty = [setupOf('f', '1 2 3 4', '1 2 3 bomb', '1 2 3 4')];
  expect(failuresOf(masks, faulty, options).join('\n')).toMatch(/"lay".*the bomb went off/);
});

test('a difference is named by its path', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b is 2 and 3');
  expect(difference({ a: [1] }, { a: [1, 2] })).toBe('a has 1 and 2 entries');
  expect(difference({ a: undefined }, {})).toBeNull();
  expect(difference([], {})).toBe('value is [] and {}');
});
