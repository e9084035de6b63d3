import { describe, expect, test } from 'vitest';
import {
  answer,
  copy,
  copyFrames,
  DONE,
  drawOf,
  eachForItself,
  flow,
  type FrameOf,
  hash,
  IllegalAnswer,
  newHandover,
  type Position,
  type Procedure,
  type Question,
  run,
  type Signature,
  seeded,
  type Table,
  victoryOf,
} from '../src/index.ts';

/** A position that writes down which steps were taken. */
interface Diary extends Position {
  frames: FrameOf<Procedures>[];
  question: Question<Way> | null;
  count: number;
  readonly steps: string[];
}

type DiaryTable = Table<Diary>;

interface Procedures {
  main: Signature;
  outer: Signature;
  inner: Signature;
  /** Adds two numbers, or asks for the second. */
  sum: Signature<{ readonly a: number; b: number | null; total: number }, number>;
}

interface Way {
  readonly kind: 'way';
  readonly n: number;
}
interface Questions {
  which: Way;
}

const { procedure, withSteps, procedures, call, returned, running, ask, answerTo } = flow<
  DiaryTable,
  Procedures,
  Questions
>();

const note =
  (text: string) =>
  (g: DiaryTable): void =>
    void g.state.steps.push(text);

const SEATS = eachForItself(['One', 'Two', 'Three']);
const END = victoryOf(SEATS, 0, 'end');

function end(g: DiaryTable): void {
  g.state.steps.push('end');
  g.state.result = END;
}

const WAYS: readonly Way[] = [
  { kind: 'way', n: 4 },
  { kind: 'way', n: 5 },
];

const nothing = (name: 'main' | 'outer' | 'inner'): Procedure => procedure(name, { nothing() {} });

const sum = procedure(
  'sum',
  {
    second(g, f) {
      if (f.b !== null) return 'add';
      ask(g, 1, 'which', WAYS);
    },
    asked(g, f) {
      f.b = answerTo(g, 'which').n;
    },
    add(_, f) {
      f.total = f.a + f.b!;
    },
  },
  (f) => f.total,
);

type Changed = Partial<Record<'main' | 'outer' | 'inner', Procedure>>;

function tableOf({ main = nothing('main'), outer = nothing('outer'), inner = nothing('inner') }: Changed): DiaryTable {
  const state: Diary = {
    seats: SEATS,
    frames: [{ proc: 'main', step: 0 }],
    question: null,
    count: 0,
    failed: [],
    result: null,
    random: seeded('diary'),
    steps: [],
  };
  const all = procedures({ main, outer, inner, sum });
  return { state, procedures: all, handover: newHandover(), events: null };
}

const loaded = (table: DiaryTable): DiaryTable => ({
  ...table,
  handover: newHandover(),
  state: JSON.parse(JSON.stringify(table.state)) as Diary,
});

/** Plays the procedures up to a question or the end, and returns the steps taken. */
function stepsOf(changed: Changed): string[] {
  const table = tableOf(changed);
  run(table);
  return table.state.steps;
}

describe('the steps of a procedure', () => {
  test('are taken in their order', () => {
    const main = procedure('main', { first: note('first'), second: note('second'), third: end });
    expect(stepsOf({ main })).toEqual(['first', 'second', 'end']);
    expect(main.stepNames).toEqual(['first', 'second', 'third']);
  });

  test('can jump forward and back by name', () => {
    let rounds = 0;
    const main = procedure('main', {
      start: () => 'middle',
      skipped: note('skipped'),
      middle(g) {
        g.state.steps.push('middle');
        return ++rounds < 3 ? 'middle' : undefined;
      },
      last: end,
    });
    expect(stepsOf({ main })).toEqual(['middle', 'middle', 'middle', 'end']);
  });

  test('stop at DONE, and the procedure below goes on', () => {
    const main = procedure('main', { before: (g) => call(g, 'inner', {}), after: end });
    const inner = procedure('inner', {
      one(g) {
        g.state.steps.push('one');
        return DONE;
      },
      never: note('never'),
    });
    expect(stepsOf({ main, inner })).toEqual(['one', 'end']);
  });

  test('may have any name: one called done is a step like others', () => {
    const main = procedure('main', { start: () => 'done', skipped: note('skipped'), done: note('done'), last: end });
    expect(stepsOf({ main })).toEqual(['done', 'end']);
  });

  test('wait for a called procedure, which may call others', () => {
    const main = procedure('main', { a: (g) => call(g, 'outer', {}), z: end });
    const outer = procedure('outer', { b: (g) => call(g, 'inner', {}), y: note('y') });
    const inner = procedure('inner', { c: note('c'), d: note('d') });
    expect(stepsOf({ main, outer, inner })).toEqual(['c', 'd', 'y', 'end']);
  });

  test('run what was called last first', () => {
    const main = procedure('main', {
      a(g) {
        call(g, 'outer', {});
        call(g, 'inner', {});
      },
      z: end,
    });
    const outer = procedure('outer', { outer: note('outer') });
    const inner = procedure('inner', { inner: note('inner') });
    expect(stepsOf({ main, outer, inner })).toEqual(['inner', 'outer', 'end']);
  });

  test('jump after a call once the called procedure is done', () => {
    const main = procedure('main', {
      a(g) {
        call(g, 'inner', {});
        return 'z';
      },
      skipped: note('skipped'),
      z: end,
    });
    expect(stepsOf({ main, inner: procedure('inner', { inner: note('inner') }) })).toEqual(['inner', 'end']);
  });

  test('keep in their frame what they need, and copies of frames are separate', () => {
    const frames = [{ proc: 'main', step: 1, picked: [1, 2], inner: { deep: [3] } }];
    const copies = copyFrames(frames);
    copies[0]!.picked.push(9);
    copies[0]!.inner.deep.push(9);
    expect(frames[0]).toEqual({ proc: 'main', step: 1, picked: [1, 2], inner: { deep: [3] } });
  });

  test('can be replaced one by one, with the rest as it was', () => {
    const main = procedure('main', { first: note('first'), second: note('second'), last: end });
    const other = withSteps('main', main, { second: () => 'last' });
    expect(stepsOf({ main: other })).toEqual(['first', 'end']);
    expect(stepsOf({ main })).toEqual(['first', 'second', 'end']);
    const total = withSteps('sum', sum, {
      add(_, f) {
        f.total = f.a * f.b!;
      },
    });
    expect(total.returns).toBe(sum.returns);
    expect(total.stepNames).toEqual(sum.stepNames);
  });

  test('know what runs around them', () => {
    const main = procedure('main', { a: (g) => call(g, 'sum', { a: 1, b: null, total: 0 }), z: end });
    const table = tableOf({ main });
    expect(running(table.state, 'sum')).toBeNull();
    run(table);
    expect(running(table.state, 'sum')?.a).toBe(1);
    call(table, 'sum', { a: 2, b: 3, total: 0 });
    expect(running(table.state, 'sum')).toBe(table.state.frames.at(-1));
    expect(running(table.state, 'inner')).toBeNull();
  });
});

/** Adds in a called procedure and notes the sum. */
const adding = (b: number | null): Procedure =>
  procedure('main', {
    add: (g) => call(g, 'sum', { a: 1, b, total: 0 }),
    added(g) {
      g.state.count = returned(g, 'sum');
    },
    last: end,
  });

describe('what a procedure returns', () => {
  test('is read by the next step of the one that called it', () => {
    const table = tableOf({ main: adding(2) });
    run(table);
    expect(table.state.count).toBe(3);
  });

  test('is read also when it asked in between, before and after the state was stored', () => {
    const table = tableOf({ main: adding(null) });
    run(table);
    expect(table.state.question?.kind).toBe('which');
    const other = loaded(table);
    for (const each of [table, other]) answer(each, 1, 1);
    expect(table.state.count).toBe(6);
    expect(other.state).toEqual(table.state);
  });

  test('is read through procedures in between', () => {
    const main = procedure('main', {
      a: (g) => call(g, 'outer', {}),
      last: end,
    });
    const outer = procedure('outer', {
      a: (g) => call(g, 'sum', { a: 20, b: 3, total: 0 }),
      b(g) {
        g.state.count = returned(g, 'sum');
      },
    });
    const table = tableOf({ main, outer });
    run(table);
    expect(table.state.count).toBe(23);
  });

  test('is refused where none is due', () => {
    const look = (g: DiaryTable): void => void returned(g, 'sum');
    const late = procedure('main', {
      a: (g) => call(g, 'sum', { a: 1, b: 1, total: 0 }),
      between() {},
      look,
    });
    const wrong = procedure('main', { a: (g) => call(g, 'inner', {}), look });
    for (const [main, by] of [
      [procedure('main', { look }), 'nothing'],
      [late, 'nothing'],
      [wrong, 'inner'],
    ] as const)
      expect(() => run(tableOf({ main }))).toThrow(`sum has not just returned; ${by} has`);
  });
});

const asking = procedure('main', {
  question: (g) => ask(g, 2, 'which', WAYS, 4),
  answered(g) {
    g.state.count = answerTo(g, 'which').n;
  },
  last: end,
});

function asked(): DiaryTable {
  const table = tableOf({ main: asking });
  run(table);
  return table;
}

describe('a question', () => {
  test('stops the flow, with everything about it in the state', () => {
    const table = asked();
    expect(table.state.question).toEqual({ seat: 2, kind: 'which', options: WAYS, about: 4 });
    const before = copy(table.state);
    run(table);
    expect(table.state).toEqual(before);
  });

  test('is answered by the number of an option, which the next step finds', () => {
    const table = asked();
    answer(table, 2, 1);
    expect(table.state.count).toBe(5);
    expect(table.state.question).toBeNull();
    expect(table.state.result).toEqual(END);
  });

  test('is answered as well after the state was stored and loaded', () => {
    const table = asked();
    const other = loaded(table);
    for (const each of [table, other]) answer(each, 2, 0);
    expect(other.state).toEqual(table.state);
  });

  test.each([-1, 2, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '0', 'length', null, undefined])(
    'refuses the option %s and leaves the state untouched',
    (value) => {
      const index = value as number;
      const table = asked();
      const before = copy(table.state);
      expect(() => answer(table, 2, index)).toThrow(IllegalAnswer);
      expect(() => answer(table, 2, index)).toThrow(`there is no option ${index}; the question has 2`);
      expect(table.state).toEqual(before);
    },
  );

  test.each([0, 1, 3, -1, Number.NaN, '2'])('is not answered by the seat %s', (seat) => {
    const table = asked();
    const before = copy(table.state);
    expect(() => answer(table, seat as number, 0)).toThrow(IllegalAnswer);
    expect(() => answer(table, seat as number, 0)).toThrow(`seat ${seat} is not asked; seat 2 is`);
    expect(table.state).toEqual(before);
  });

  test('refuses an option that failed before, and forgets about failures with the next answer', () => {
    const table = asked();
    table.state.failed = [0];
    const before = hash(table.state);
    expect(() => answer(table, 2, 0)).toThrow('option 0 failed before and is not offered');
    expect(hash(table.state)).toBe(before);
    answer(table, 2, 1);
    expect(table.state.failed).toEqual([]);
  });

  test('must be open: before it and after the end there is nothing to answer', () => {
    const table = tableOf({ main: asking });
    expect(() => answer(table, 2, 0)).toThrow('the game is not asking anything');
    run(table);
    answer(table, 2, 0);
    expect(() => answer(table, 2, 0)).toThrow(IllegalAnswer);
  });

  test('has an answer for the next step alone', () => {
    const look = (g: DiaryTable): void => void answerTo(g, 'which');
    expect(() => run(tableOf({ main: procedure('main', { look }) }))).toThrow(
      'which was not just answered; nothing was',
    );
    const late = tableOf({
      main: procedure('main', { question: (g) => ask(g, 0, 'which', WAYS), between() {}, look }),
    });
    run(late);
    expect(() => answer(late, 0, 0)).toThrow('which was not just answered');
  });
});

describe('a mistake in the flow is named', () => {
  test('an unknown step', () => {
    const main = procedure('main', { first: () => 'nowhere' as 'first' });
    expect(() => stepsOf({ main })).toThrow('procedure main has no step nowhere');
  });

  test('an unknown procedure', () => {
    const main = procedure('main', { first: (g) => call(g, 'missing' as 'inner', {}) });
    expect(() => stepsOf({ main })).toThrow('no procedure is called missing');
    const odd = procedure('main', { first: (g) => call(g, 'constructor' as 'inner', {}) });
    expect(() => stepsOf({ main: odd })).toThrow('no procedure is called constructor');
  });

  test('two procedures of one name', () => {
    expect(() => tableOf({ outer: nothing('main') })).toThrow('two procedures are called main');
  });

  test('a flow that runs out without a result', () => {
    expect(() => stepsOf({})).toThrow('neither a procedure, a question nor a result');
  });
});

describe('the loop guard', () => {
  const LOOP = drawOf(SEATS, 'loop');

  test('ends a flow that comes back to the same state as a draw', () => {
    const main = procedure('main', { a() {}, b: () => 'a' });
    const table = tableOf({ main });
    run(table);
    expect(table.state.result).toEqual(LOOP);
    expect(table.state.question).toBeNull();
  });

  test('is not misled by dice that fall differently each time', () => {
    const main = procedure('main', {
      a(g) {
        g.state.random[0]!++;
        return 'a';
      },
    });
    const table = tableOf({ main });
    const before = table.state.random[0]!;
    run(table);
    expect(table.state.result).toEqual(LOOP);
    expect(table.state.random[0]! - before).toBeLessThan(21_000);
  });

  test('ends a flow that counts for ever', () => {
    const main = procedure('main', {
      a(g) {
        g.state.count++;
        return 'a';
      },
    });
    const table = tableOf({ main });
    run(table);
    expect(table.state.result).toEqual(LOOP);
  });

  test('lets a long flow come to its end', () => {
    const main = procedure('main', { count: (g) => (++g.state.count < 21_000 ? 'count' : undefined), last: end });
    const table = tableOf({ main });
    run(table);
    expect(table.state.result).toEqual(END);
  });
});

describe('what does not compile', () => {
  test('is all of this', () => {
    // Only written down: the compiler must object to every one of these lines.
    const refused = [
      // @ts-expect-error: a jump to a step that is not there
      () => procedure('main', { first: () => 'nowhere' }),
      // @ts-expect-error: a procedure that the game does not have
      () => procedure('missing', { first() {} }),
      // @ts-expect-error: not all procedures of the game
      () => procedures({ main: nothing('main'), outer: nothing('outer'), sum }),
      // @ts-expect-error: a call of a procedure that the game does not have
      (g: DiaryTable) => call(g, 'missing', {}),
      // @ts-expect-error: a call without its memory
      (g: DiaryTable) => call(g, 'sum', { a: 1 }),
      // @ts-expect-error: a procedure with a result that does not say where it is
      () => procedure('sum', { only() {} }),
      // @ts-expect-error: a result of another kind
      () => procedure('sum', { only() {} }, () => 'text'),
      // @ts-expect-error: a result of a procedure that has none
      () => procedure('main', { only() {} }, () => 1),
      // @ts-expect-error: what was returned is a number
      (g: DiaryTable): string => returned(g, 'sum'),
      // @ts-expect-error: memory that the procedure does not have
      () => procedure('sum', { only: (_, f) => void f.other }, (f) => f.total),
      // @ts-expect-error: an option of another question
      (g: DiaryTable) => ask(g, 0, 'which', [{ kind: 'pass' }]),
      // @ts-expect-error: a question that the game does not have
      (g: DiaryTable) => ask(g, 0, 'what', []),
      // @ts-expect-error: a field that the answer does not have
      (g: DiaryTable) => answerTo(g, 'which').card,
      // @ts-expect-error: a step to replace that is not there
      () => withSteps('sum', sum, { divide() {} }),
      // @ts-expect-error: a replaced step that jumps to one that is not there
      () => withSteps('sum', sum, { add: () => 'divide' }),
      // @ts-expect-error: what may be running is null too
      (g: DiaryTable): number => running(g.state, 'sum').a,
    ];
    expect(refused).toHaveLength(16);
  });
});
