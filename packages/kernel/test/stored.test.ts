// What comes back from outside: every check with what it lets pass and what it refuses, and whole states of Masks
// with something in them changed.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, type Game, Match, type Position, seeded, stored, StoredStateError, type Table } from '../src/index.ts';
import { masks, type MasksState, setupOf, teamSetup } from '../src/testing/toys/masks.ts';
import { retorts, retortSetup } from '../src/testing/toys/retorts.ts';

const LONG = 'x'.repeat(1_001);
const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const pair = stored.fields({ a: stored.int(0, 9), b: stored.optional(stored.flag) });

const GOOD: readonly [string, stored.Check, readonly unknown[]][] = [
  ['int', stored.int(-1, 3), [-1, 0, 3]],
  ['flag', stored.flag, [0, 1]],
  ['text', stored.text(), ['', 'x'.repeat(1_000)]],
  ['text of a length', stored.text(2), ['', 'ab']],
  ['oneOf', stored.oneOf('a', 'b', 1), ['a', 'b', 1]],
  ['nullable', stored.nullable(stored.flag), [null, 0, 1]],
  ['optional', stored.optional(stored.flag), [undefined, 0, 1]],
  ['list', stored.list(stored.flag), [[], [0, 1, 1]]],
  ['list of a length', stored.list(stored.flag, 2), [[0, 1]]],
  ['fields', pair, [{ a: 3 }, { a: 3, b: 1 }, { b: 0, a: 0 }]],
  ['plain', stored.plain, [null, true, 7, 'text', [1, [2]], { a: { b: [null] } }, deep(10)]],
  ['named', stored.named(stored.flag, 2), [{}, { a: 1, constructor: 0 }]],
  ['kinds', stored.kinds({ go: { to: stored.flag }, stay: {} }), [{ kind: 'go', to: 1 }, { kind: 'stay' }]],
];

const BAD: readonly [string, stored.Check, unknown, string][] = [
  ...[-2, 4, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, [1], true].map(
    (value): [string, stored.Check, unknown, string] => [
      'int',
      stored.int(-1, 3),
      value,
      'at is not a whole number from -1 to 3',
    ],
  ),
  ['flag', stored.flag, 2, 'at is not a whole number from 0 to 1'],
  ['text', stored.text(), LONG, 'at is not a text of at most 1000 characters'],
  ['text', stored.text(2), 'abc', 'at is not a text of at most 2 characters'],
  ['text', stored.text(), 5, 'at is not a text of at most 1000 characters'],
  ['oneOf', stored.oneOf('a', 'b'), 'c', 'at is none of a, b'],
  ['oneOf', stored.oneOf('a', 'b'), ['a'], 'at is none of a, b'],
  ['nullable', stored.nullable(stored.flag), undefined, 'at is not a whole number from 0 to 1'],
  ['optional', stored.optional(stored.flag), null, 'at is not a whole number from 0 to 1'],
  ['list', stored.list(stored.flag), 'ab', 'at is not a list'],
  ['list', stored.list(stored.flag), { length: 2, 0: 0, 1: 1 }, 'at is not a list'],
  ['list', stored.list(stored.flag), [0, 2, 3], 'at[1] is not a whole number from 0 to 1'],
  ['list', stored.list(stored.flag, 2), [0], 'at has 1 entries, not 2'],
  ['list', stored.list(stored.flag), new Array(10_001).fill(0), 'at has more than 10000 entries'],
  ['fields', pair, [], 'at is not a record'],
  ['fields', pair, null, 'at is not a record'],
  ['fields', pair, 'a', 'at is not a record'],
  ['fields', pair, {}, 'at.a is missing'],
  ['fields', pair, Object.create({ a: 3 }) as unknown, 'at.a is missing'],
  ['fields', pair, { a: 10 }, 'at.a is not a whole number from 0 to 9'],
  ['fields', pair, { a: 1, b: 2 }, 'at.b is not a whole number from 0 to 1'],
  ['fields', pair, { a: 1, c: 2 }, 'at has an unknown field: c'],
  ['fields', pair, { a: 1, constructor: 2 }, 'at has an unknown field: constructor'],
  ['fields', pair, JSON.parse('{"a":1,"__proto__":{"b":2}}'), 'at has an unknown field: __proto__'],
  ['plain', stored.plain, undefined, 'at is not plain data'],
  ['plain', stored.plain, () => 1, 'at is not plain data'],
  ['plain', stored.plain, 0.5, 'at is not a whole number'],
  ['plain', stored.plain, 2 ** 53, 'at is not a whole number'],
  ['plain', stored.plain, LONG, 'at is not a text of at most 1000 characters'],
  ['plain', stored.plain, { a: [1, LONG] }, 'at.a[1] is not a text of at most 1000 characters'],
  ['plain', stored.plain, deep(20), 'is nested too deeply'],
  ['plain', stored.plain, deep(100_000), 'is nested too deeply'],
  ['plain', stored.plain, JSON.parse('{"a":{"__proto__":1}}'), 'at.a has a field __proto__'],
  [
    'plain',
    stored.plain,
    Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`f${i}`, 1])),
    'at has more than 10000 fields',
  ],
  ['named', stored.named(stored.flag, 2), { a: 1, b: 2 }, 'at.b is not a whole number from 0 to 1'],
  ['named', stored.named(stored.flag, 2), { a: 1, b: 1, c: 1 }, 'at has more than 2 fields'],
  ['named', stored.named(stored.flag, 2), [1], 'at is not a record'],
  ['named', stored.named(stored.flag, 2), { [LONG]: 1 }, 'a name in at is not a text of at most 100 characters'],
  ['kinds', stored.kinds({ go: { to: stored.flag } }), { kind: 'stay' }, 'at.kind is none of go'],
  ['kinds', stored.kinds({ go: { to: stored.flag } }), { kind: 'constructor' }, 'at.kind is none of go'],
  ['kinds', stored.kinds({ go: { to: stored.flag } }), null, 'at is not a record'],
  ['kinds', stored.kinds({ go: { to: stored.flag } }), { kind: 'go', to: 3 }, 'at.to is not a whole number'],
  ['kinds', stored.kinds({ go: { to: stored.flag } }), { kind: 'go', to: 1, by: 2 }, 'at has an unknown field'],
];

describe('a check', () => {
  test.each(GOOD)('%s lets its values pass', (_, check, values) => {
    for (const value of values) expect(check(value, 'at')).toBeNull();
  });

  test.each(BAD)('%s refuses what is none of them (%#)', (_, check, value, said) => {
    const wrong = check(value, 'at');
    expect(wrong).toContain(said);
    expect(wrong!.length).toBeLessThan(300);
  });
});

/** Masks in the middle of a round, as it would be stored. */
function midway(setup = setupOf('stored'), answers = 8): MasksState {
  const match = Match.start(masks, setup);
  const random = seeded('midway');
  for (let i = 0; i < answers; i++) match.repeat(below(random, match.state.question!.options.length));
  return JSON.parse(JSON.stringify(match.state)) as MasksState;
}

const LAY = { seat: 0, kind: 'lay', options: [{ kind: 'lay', card: 0 }], about: -1 };
const random = (at: number, word: number): number[] => seeded('x').with(at, word);

function refusalOf(value: unknown): string {
  try {
    masks.checkState(value);
  } catch (error) {
    return (error as Error).name;
  }
  return 'it was taken';
}

describe('a stored state of Masks', () => {
  test('is taken as it is, wherever the game stands', () => {
    for (const setup of [setupOf('all'), teamSetup('all')]) {
      const match = Match.start(masks, setup);
      const chance = seeded('all');
      for (;;) {
        const text = JSON.stringify(match.state);
        expect(masks.checkState(JSON.parse(text))).toEqual(match.state);
        if (match.state.question === null) break;
        match.repeat(below(chance, match.state.question.options.length));
      }
    }
    expect(() => masks.checkState(masks.start(setupOf('before the first question')))).not.toThrow();
  });

  test.each<[Record<string, unknown>, string]>([
    [{ frames: [null] }, 'state.frames[0] is not a record'],
    [{ frames: [7] }, 'state.frames[0] is not a record'],
    [{ frames: 'round' }, 'state.frames is not a list'],
    [{ frames: [{ proc: 'game', step: 99 }] }, 'state.frames[0].step is not a whole number from 0 to 4'],
    [{ frames: [{ proc: 'constructor', step: 0 }] }, 'state.frames[0].proc names no procedure'],
    [{ frames: [{ proc: 'round', step: 0 }] }, 'state.frames[0].seat is missing'],
    [{ frames: [{ proc: 'round', step: 0, seat: 3 }] }, 'state.frames[0].seat is not a whole number from 0 to 2'],
    [{ frames: [{ proc: 'game', step: 0, seat: 1 }] }, 'state.frames[0] has an unknown field: seat'],
    [
      { frames: Array.from({ length: 201 }, () => ({ proc: 'game', step: 0 })) },
      'state.frames has more than 200 entries',
    ],
    [{ frames: [] }, 'asks, and no procedure waits for the answer'],
    [{ frames: [], question: null }, 'has neither a procedure, a question nor a result'],
    [{ result: { outcomes: ['won', 'lost', 'lost'], reason: 'points' } }, 'asks although the game is over'],
    [{ result: { outcomes: ['won'], reason: 'points' } }, 'state.result.outcomes has 1 entries, not 3'],
    [{ result: { outcomes: ['won', 'lost', 'tied'], reason: 'points' } }, 'is none of won, lost, drawn'],
    [{ question: { ...LAY, seat: 3 } }, 'state.question.seat is not a whole number from 0 to 2'],
    [{ question: { ...LAY, kind: 'toString' } }, 'state.question.kind is none of lay, look'],
    [{ question: { ...LAY, options: [] } }, 'state.question has no options'],
    [{ question: { ...LAY, options: [null] } }, 'state.question.options[0] is not a record'],
    [{ question: { ...LAY, options: [{ kind: 'pass' }] } }, 'state.question.options[0].kind is none of lay'],
    [{ question: { ...LAY, options: [{ kind: 'lay', card: 99 }] } }, 'options[0].card is not a whole number'],
    [{ question: { ...LAY, options: [{ kind: 'lay' }] } }, 'state.question.options[0].card is missing'],
    [{ question: LAY, failed: [0] }, 'offers nothing that has not failed'],
    [{ failed: [-1] }, 'state.failed[0] is not a whole number'],
    [{ random: [] }, 'state.random has 0 entries, not 26'],
    [{ random: random(0, 0.5) }, 'state.random[0] is not a whole number'],
    [{ random: random(0, 2 ** 31) }, 'state.random[0] is not a whole number'],
    [{ random: random(8, -1) }, 'state.random[8] is not a whole number'],
    [{ random: random(9, 17) }, 'state.random[9] is not a whole number from 0 to 16'],
    [{ random: random(9, -1) }, 'state.random[9] is not a whole number from 0 to 16'],
    [{ seats: [] }, 'state.seats has 0 entries'],
    [{ seats: 'abc' }, 'state.seats is not a list'],
    [{ seats: [null, null, null] }, 'state.seats[0] is not a record'],
    [{ def: null }, 'state.def is not a list'],
    [{ def: { length: 36 } }, 'state.def is not a list'],
    [{ turn: 1 }, 'state.turn is nothing that this game has'],
    [{ hand: [[0], [1]] }, 'state.hand has 2 entries, not 3'],
    [{ hand: [[-1], [1], [2]] }, 'state.hand[0][0] is not a whole number'],
    [{ other: 1 }, 'state has an unknown field: other'],
    [{ note: undefined }, 'state.note is missing'],
    [{ points: [9, 9, 9] }, 'more points than rounds'],
  ])('is refused for what is wrong with it: %j', (change, said) => {
    const state = JSON.parse(JSON.stringify({ ...midway(), ...change })) as unknown;
    expect(() => masks.checkState(state)).toThrow(StoredStateError);
    expect(() => masks.checkState(state)).toThrow(said);
  });

  test.each([null, undefined, 3, 'state', [], {}, true])('is not %j', (value) => {
    expect(() => masks.checkState(value)).toThrow(StoredStateError);
  });

  test('is refused where its question is not the one that its procedures ask', () => {
    const state = midway();
    const [game, round] = state.frames;
    const moved = (step: number): unknown => ({ ...state, frames: [game, { ...round, step }] });
    expect(masks.checkState(moved(round!.step))).toEqual(state);
    for (const step of [0, 1, 2, 3, 4, 5, 6, 7, 8])
      expect(step === round!.step ? 'StoredStateError' : refusalOf(moved(step))).toBe('StoredStateError');
    const question = { ...state.question!, seat: (state.question!.seat + 1) % 3 };
    expect(() => masks.checkState({ ...state, question })).toThrow('it asks what its procedures would not ask');
  });

  test('is refused where a card is nowhere, or in two places', () => {
    const twice = midway();
    twice.hand[0]!.push(twice.deck[0]![0]!);
    expect(() => masks.checkState(twice)).toThrow('is in 2 places');
    const nowhere = midway();
    nowhere.deck[1]!.pop();
    expect(() => masks.checkState(nowhere)).toThrow('is in 0 places');
  });
});

/** Everything in a state that can be changed, as the way to it. */
function places(value: unknown, way: readonly string[] = []): string[][] {
  const here = [way.slice()];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([key, part]) => places(part, [...way, key]))];
}

type Change = { readonly way: readonly string[]; readonly to: unknown };

/** The state with one part exchanged or, where that is undefined, taken out. */
function corrupted(state: unknown, { way: [key, ...rest], to }: Change): unknown {
  if (key === undefined) return to;
  if (Array.isArray(state)) {
    const at = Number(key);
    return rest.length === 0 && to === undefined
      ? state.toSpliced(at, 1)
      : state.with(at, corrupted(state[at], { way: rest, to }));
  }
  const record = state as Readonly<Record<string, unknown>>;
  if (rest.length === 0 && to === undefined)
    return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
  return { ...record, [key]: corrupted(record[key], { way: rest, to }) };
}

const anything = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    '',
    'hand',
    'lay',
    'look',
    'game',
    'round',
    'won',
    [],
    {},
    [[]],
    [null],
  ),
  fc.integer({ min: -3, max: 40 }),
  fc.constantFrom(0.5, -0.5, 1e9, -1e9, 2 ** 53, 1e300),
  fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 4 }),
);

/** Refused with a word, or played on to an end without a fault that is no word about the flow. */
function holds<S extends Position, T extends Table<S>>(game: Game<S, T>, value: unknown): 'refused' | 'played' {
  let state: S;
  try {
    state = game.checkState(value);
  } catch (error) {
    if (!(error instanceof StoredStateError)) throw error;
    return 'refused';
  }
  let match: Match<S, T>;
  try {
    match = new Match(game, state);
  } catch (error) {
    // The flow's own word about itself: an answer or a value that no step before it was given.
    expect(String(error)).toMatch(/^Error: \w+ (was not just answered|has not just returned);/);
    return 'played';
  }
  const chance = seeded('corrupted');
  for (let answers = 0; match.state.question !== null && answers < 400; answers++) {
    const open = [...match.state.question.options.keys()].filter((index) => !match.state.failed.includes(index));
    match.repeat(open[below(chance, open.length)]!);
  }
  for (const { message } of match.faults)
    expect(message).toMatch(/was not just answered|has not just returned|went off/);
  return 'played';
}

describe('a state with something in it changed is refused or played on, and never crashes', () => {
  const games: readonly [string, (value: unknown) => 'refused' | 'played', readonly unknown[]][] = [
    ['Masks', (value) => holds(masks, value), [midway(), midway(teamSetup('four'), 13), midway(setupOf('early'), 1)]],
    ['Retorts', (value) => holds(retorts, value), [3, 11, 24].map((answers) => midwayRetorts(answers))],
  ];

  test.each(games)('%s', (_, held, states) => {
    const results = { refused: 0, played: 0 };
    for (const state of states) {
      const ways = places(state);
      const change = fc.record({ way: fc.constantFrom(...ways), to: anything });
      fc.assert(
        fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
          let value: unknown = state;
          for (const each of changes) {
            try {
              value = corrupted(value, each);
            } catch {
              return; // the first change took away what the second was to change
            }
          }
          results[held(value)]++;
        }),
        { seed: 1977, numRuns: 700 },
      );
    }
    expect(results.refused).toBeGreaterThan(500);
    expect(results.played).toBeGreaterThan(50);
  });
});

function midwayRetorts(answers: number): unknown {
  const match = Match.start(retorts, retortSetup('stored', 3));
  const chance = seeded('midway');
  for (let i = 0; i < answers; i++) match.repeat(below(chance, match.state.question!.options.length));
  return JSON.parse(JSON.stringify(match.state));
}
