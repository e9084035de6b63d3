import { describe, expect, test } from 'vitest';
import { answer, copy, copyFrames, DONE, hash, IllegalAnswer, type Procedure, run } from '../src/index.ts';
import {
  answerTo,
  ask,
  call,
  type DiaryTable,
  END,
  end,
  loaded,
  note,
  procedure,
  returned,
  running,
  stepsOf,
  sum,
  tableOf,
  WAYS,
  withSteps,
} from './diary.ts';

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
