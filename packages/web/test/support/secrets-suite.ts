/** The suite of a game's secrets: nothing leaks, and the check would notice if something did. */
import {
  type CardColumns,
  type EventEntry,
  type EventTable,
  eventViews,
  type Game,
  type Position,
  type Table,
  type WitnessedEvent,
} from '@dejarik/kernel';
import { describe, expect, it } from 'vitest';
import type { PageGame } from '../../src/session/game.ts';
import type { MomentBase } from '../../src/session/moment.ts';
import { type Secrets, Watch } from './secrets.ts';

export interface Watched<
  S extends Position,
  T extends Table<S>,
  E extends WitnessedEvent,
  M extends MomentBase,
  G extends Game<S, T, E>,
> {
  readonly game: G;
  readonly page: (game: G) => PageGame<S, T, E, M>;
  readonly secrets: Secrets<S, E>;
  readonly events: EventTable<E>;
  /** Every kind of question. */
  readonly questions: object;
  /** How texts read that games with cards by chance seldom come to: some games are played with such cards. */
  readonly seldom?: readonly RegExp[];
  /** Kinds of questions and of events that are not met, which has to be true; of all others each is. */
  readonly unmet: readonly string[];
  /** Fields that are opened by mistake, as kind and field; and how a text reads that it takes, if it is seldom. */
  readonly fields: readonly (readonly [kind: E['kind'], field: string, by?: RegExp])[];
  /** Fields that are kept from somebody and not tried: why they may as well be told, or what else sees to them. */
  readonly untried?: Readonly<Record<string, string>>;
  /** What is uncovered in a view by mistake. */
  readonly uncovered: readonly (readonly [what: string, uncover: Uncover<S>])[];
  /** How many thousand states are looked at. */
  readonly thousands?: number;
}

type Uncover<S> = (state: S, seen: S, viewer: number) => void;

const THOUSAND = 1_000;
/** So many more at most, until every kind was met that should be. */
const MORE = 4_000;
const AT_ONCE = 100;
/** A mistake has to be noticed within so many games. */
const GAMES = 200;

/** Shows the faces in these zones. */
export const lyingIn =
  (...zones: readonly number[]): Uncover<CardColumns & { readonly zone: readonly number[] }> =>
  (state, seen) => {
    for (const [card, face] of state.def.entries()) if (zones.includes(state.zone[card]!)) seen.def[card] = face;
  };

const ALWAYS_COVERED: readonly (readonly [what: string, uncover: Uncover<Position>])[] = [
  [
    'what another may answer',
    (state, seen) => {
      seen.question = state.question;
    },
  ],
  [
    'the chance to come',
    (state, seen) => {
      seen.random = state.random;
    },
  ],
];

/** The table with one field for all to know. */
function opened<E extends WitnessedEvent>(table: EventTable<E>, kind: string, field: string): EventTable<E> {
  const entries = Object.entries<EventEntry<E>>(table as { readonly [kind: string]: EventEntry<E> }).map(
    ([name, entry]) => {
      if (name !== kind) return [name, entry];
      const { [field]: audience, ...fields } = entry.fields as Readonly<Record<string, unknown>>;
      if (audience === undefined || audience === 'all') throw new Error(`${kind} hides no ${field}`);
      return [name, { ...entry, fields: { ...fields, [field]: 'all' } }];
    },
  );
  return Object.fromEntries(entries) as EventTable<E>;
}

export function describeSecrets<
  S extends Position,
  T extends Table<S>,
  E extends WitnessedEvent,
  M extends MomentBase,
  G extends Game<S, T, E>,
>({
  game,
  page,
  secrets,
  events,
  questions,
  seldom = [],
  unmet,
  fields,
  untried = {},
  uncovered,
  thousands = 10,
}: Watched<S, T, E, M, G>): void {
  const watchOf = (watched: G, by = seldom): Watch<S, T, E, M> => new Watch(page(watched), secrets, by);

  describe(`nothing hidden reaches a viewer, in ${thousands} thousand states`, () => {
    const watch = watchOf(game);
    const { tally } = watch;
    const notMet = (): string[] => [
      ...Object.keys(questions).filter((kind) => !tally.questions.has(kind)),
      ...Object.keys(events).filter((kind) => !tally.events.has(kind)),
    ];

    it.each(Array.from({ length: thousands }, (_, part) => part + 1))('%i', (part) => {
      expect(watch.look(part * THOUSAND - tally.states)).toBeNull();
    });

    it('which differ in something hidden, and are of every kind but those that are named', () => {
      const most = tally.states + MORE;
      while (tally.states < most && notMet().some((kind) => !unmet.includes(kind)))
        expect(watch.look(AT_ONCE)).toBeNull();
      expect(tally.states).toBeGreaterThanOrEqual(thousands * THOUSAND);
      expect(tally.different).toBeGreaterThan((2 / 3) * tally.states);
      expect(tally.told).toBeGreaterThan((2 / 3) * tally.states);
      expect(tally.faults).toBe(0);
      expect(notMet().toSorted()).toEqual(unmet.toSorted());
    });

    it('and whatever of an event was kept from somebody is tried below, or it is said why not', () => {
      const named = [...fields.map(([kind, field]) => `${kind} ${field}`), ...Object.keys(untried)];
      expect([...tally.kept.keys()].filter((field) => !named.includes(field))).toEqual([]);
    });
  });

  describe('it is noticed when by mistake all may know', () => {
    const tried = fields.map(([kind, field, by]) => ({ kind, field, by }));
    it.each(tried)('of $kind its $field', ({ kind, field, by }) => {
      const { viewEvent } = eventViews(opened(events, kind, field));
      expect(watchOf({ ...game, viewEvent }, by === undefined ? [] : [by]).look(Infinity, GAMES)).toContain(field);
    });

    it.each([...uncovered, ...ALWAYS_COVERED])('%s', (_, uncover) => {
      const view: G['view'] = (table, viewer) => {
        const seen = game.view(table, viewer);
        uncover(table.state, seen.state, viewer);
        return seen;
      };
      expect(watchOf({ ...game, view }).look(Infinity, GAMES)).not.toBeNull();
    });
  });
}
