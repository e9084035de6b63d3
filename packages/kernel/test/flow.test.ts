// Mistakes in a flow: at run time they are named, endless ones end, and most do not compile.
import { describe, expect, test } from 'vitest';
import { drawOf, run } from '../src/index.ts';
import {
  answerTo,
  ask,
  call,
  type DiaryTable,
  END,
  end,
  nothing,
  procedure,
  procedures,
  returned,
  running,
  SEATS,
  stepsOf,
  sum,
  tableOf,
  withSteps,
} from './diary.ts';

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
