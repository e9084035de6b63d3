/** A game that does nothing but write down which steps were taken, for tests of the flow. */
import {
  eachForItself,
  flow,
  type FrameOf,
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
export interface Diary extends Position {
  frames: FrameOf<Procedures>[];
  question: Question<Way> | null;
  count: number;
  readonly steps: string[];
}

export type DiaryTable = Table<Diary>;

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

export const { procedure, withSteps, procedures, call, returned, running, ask, answerTo } = flow<
  DiaryTable,
  Procedures,
  Questions
>();

export const note =
  (text: string) =>
  (g: DiaryTable): void =>
    void g.state.steps.push(text);

export const SEATS = eachForItself(['One', 'Two', 'Three']);
export const END = victoryOf(SEATS, 0, 'end');

export function end(g: DiaryTable): void {
  g.state.steps.push('end');
  g.state.result = END;
}

export const WAYS: readonly Way[] = [
  { kind: 'way', n: 4 },
  { kind: 'way', n: 5 },
];

export const nothing = (name: 'main' | 'outer' | 'inner'): Procedure => procedure(name, { nothing() {} });

export const sum = procedure(
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

export function tableOf({
  main = nothing('main'),
  outer = nothing('outer'),
  inner = nothing('inner'),
}: Changed): DiaryTable {
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

export const loaded = (table: DiaryTable): DiaryTable => ({
  ...table,
  handover: newHandover(),
  state: JSON.parse(JSON.stringify(table.state)) as Diary,
});

/** Plays the procedures up to a question or the end, and returns the steps taken. */
export function stepsOf(changed: Changed): string[] {
  const table = tableOf(changed);
  run(table);
  return table.state.steps;
}
