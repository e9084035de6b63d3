import { describe, expect, test } from 'vitest';
import { ask } from '../src/procedure.ts';
import {
  type CardColumns,
  type EventTable,
  eventViews,
  type Game,
  type Option,
  type Position,
  type Setup,
  type Table,
} from '../src/index.ts';
import { type Check, properties, type PropertyOptions } from '../src/testing/index.ts';
import {
  dealtAnew,
  type Lay,
  masks,
  MASKS_EVENTS,
  type MasksEvent,
  type MasksState,
  type MasksTable,
  scrambled,
  setupOf,
  teamSetup,
  withStep,
} from '../src/testing/toys/masks.ts';
import * as toy from '../src/testing/toys/retorts.ts';

type Masks = Game<MasksState, MasksTable, MasksEvent>;

const setups = Array.from({ length: 40 }, (_, seed) => (seed % 2 === 0 ? setupOf(seed) : teamSetup(seed)));

/** Options tell apart what can be told apart. */
const unmarked = ({ state }: Table): string[] => state.question!.options.map(() => '');

const sameCard = ({ state: { def, owner } }: Table<Position & CardColumns>, one: Option, other: Option): boolean => {
  const [a, b] = [one, other].map((option) => ('card' in option ? Number(option.card) : -1)) as [number, number];
  return def[a] === def[b] && owner[a] === owner[b];
};

const options: PropertyOptions<MasksState, MasksTable> = {
  scramble: scrambled,
  dealAnew: dealtAnew,
  secret: (_, { kind }) => (kind === 'lay' ? kind : null),
  marks: unmarked,
  isCopy: sameCard,
};

const retortSetups = Array.from({ length: 30 }, (_, seed) => toy.retortSetup(seed, [2, 3, 4][seed % 3] as 2 | 3 | 4));

const retortOptions: PropertyOptions<toy.RetortsState, toy.RetortsTable> = {
  scramble: toy.scrambled,
  dealAnew: toy.dealtAnew,
  // Everybody sees what is played, and not which of several like it.
  secret: ({ state }, option) => {
    const { kind, card } = option as Option & { readonly card?: number };
    return card === undefined || kind === 'proclaim' ? null : `${kind} ${state.def[card]}`;
  },
  marks: unmarked,
  isCopy: sameCard,
};

/** Before a card is laid its seat is asked once more; so there is a choice that is not complete yet. */
const askedTwice = (trace: (answer: Lay) => number): Masks => ({
  ...withStep('laid', (laid) => (g, f) => {
    if (g.state.note !== 0) {
      g.state.note = 0;
      return laid(g, f);
    }
    g.state.note = trace(g.handover.answer as Lay);
    ask(
      g,
      f.seat,
      'lay',
      g.state.hand[f.seat]!.map((card): Lay => ({ kind: 'lay', card })),
    );
    return 'laid';
  }),
  // What is asked follows from the note here, not from the step before.
  checkState: (value) => value as MasksState,
});

const runs = (game: Masks, tables: readonly Setup[] = setups): Check[] => [...properties(game, tables, options).checks];

describe('a game of three seats, or two against two, with cards face down and no dice', () => {
  test.each(runs(askedTwice(() => 1)).map(({ name, run }) => [name, run] as const))('%s', (_, run) => {
    expect(run()).toBeGreaterThan(setups.length - 1);
  });

  test('is looked at in many states', () => {
    const states = properties(masks, setups, options).moments();
    expect(states.length).toBeGreaterThan(250);
    expect(new Set(states.map(({ state }) => `${state.seats.length} ${state.question!.kind}`))).toEqual(
      new Set(['3 lay', '3 look', '4 lay', '4 look']),
    );
  });
});

describe('a game of two to four seats with nested responses', () => {
  const { checks, moments } = properties(toy.retorts, retortSetups, retortOptions);

  test.each(checks.map(({ name, run }) => [name, run] as const))('%s', (name, run) => {
    // A choice in this game is complete with its one answer.
    expect(run()).toBeGreaterThan(name.startsWith('which of several') ? -1 : retortSetups.length - 1);
  });

  test('is looked at in windows of every depth', () => {
    const depths = moments().map(({ state }) => state.frames.filter(({ proc }) => proc === 'answers').length);
    for (const depth of [0, 1, 2, 3]) expect(depths).toContain(depth);
  });
});

let outside = 0;

/** Masks, in which everybody is told this field of this kind of event. */
const telling = (kind: MasksEvent['kind'], field: string): Masks => {
  const entry = MASKS_EVENTS[kind];
  const table = { ...MASKS_EVENTS, [kind]: { ...entry, fields: { ...entry.fields, [field]: 'all' } } };
  return { ...masks, viewEvent: eventViews(table as EventTable<MasksEvent>).viewEvent };
};

const HIDDEN_FIELDS = Object.entries(MASKS_EVENTS).flatMap(([kind, { fields }]) =>
  Object.entries(fields)
    .filter(([, audience]) => audience !== 'all')
    .map(([field]): [MasksEvent['kind'], string] => [kind as MasksEvent['kind'], field]),
);

/** What is broken, and what a check must say of it. */
const DEFECTS: readonly [string, Masks, RegExp][] = [
  [
    'a clone that shares a list',
    { ...masks, clone: (s) => ({ ...masks.clone(s), hand: s.hand }) },
    /changed the original/,
  ],
  ['a clone that forgets', { ...masks, clone: (s) => ({ ...masks.clone(s), round: 0 }) }, /the clone differs: round/],
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
    { ...masks, view: (g, seat) => ({ seat, state: { ...masks.view(g, seat).state, def: g.state.def } }) },
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
  ['options in the same words', { ...masks, describeOption: (_, { kind }) => kind }, /two options read "lay"/],
  [
    'a choice that leaves a trace',
    askedTwice(({ card }) => card + 1),
    /seat \d can tell which card lay picked \(lay\): state\.note/,
  ],
  ...HIDDEN_FIELDS.map(([kind, field]): [string, Masks, RegExp] => [
    `an event that tells too much: ${kind}.${field}`,
    telling(kind, field),
    new RegExp(`viewer -?\\d is told what is hidden: events\\.\\d+\\.${field}`),
  ]),
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
    const failures = runs(game, setups.slice(0, 12)).flatMap(failureOf);
    expect(failures.join('\n')).toMatch(message);
    for (const failure of failures) expect(failure).toMatch(/^ConformanceFailure: seed \d+, decision \d+: /);
  });

  test('every hidden field of every event that is opened', () => {
    expect(HIDDEN_FIELDS).toEqual([
      ['draw', 'def'],
      ['lay', 'def'],
      ['look', 'def'],
    ]);
  });

  test('it at tables for two against two alone', () => {
    const teams = setups.filter(({ seats }) => seats !== undefined).slice(0, 6);
    for (const [kind, field] of HIDDEN_FIELDS)
      expect(runs(telling(kind, field), teams).flatMap(failureOf)).not.toEqual([]);
  });
});
