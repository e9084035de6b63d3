/** The suite of a game's secrets: nothing leaks, and the check would notice if something did. */
import {
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
  /** Fields that are opened by mistake, as kind and field. */
  readonly fields: readonly (readonly [kind: E['kind'], field: string])[];
  /** What is uncovered in a view by mistake. */
  readonly uncovered: readonly (readonly [what: string, uncover: (state: S, seen: S) => void])[];
}

const PARTS = 5;
const STATES = 2_000;
/** Of all kinds of questions, and of events, fewer than one in so many may be too seldom for games by chance. */
const SELDOM = 6;
/** A mistake has to be noticed within so many games. */
const GAMES = 200;

const ALWAYS_COVERED: readonly (readonly [what: string, uncover: (state: Position, seen: Position) => void])[] = [
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
>({ game, page, secrets, events, questions, fields, uncovered }: Watched<S, T, E, M, G>): void {
  const watchOf = (watched: G): Watch<S, T, E, M> => new Watch(page(watched), secrets);

  describe(`nothing hidden reaches a viewer, in ${PARTS} times ${STATES} states`, () => {
    const watch = watchOf(game);

    it.each(Array.from({ length: PARTS }, (_, part) => part + 1))('part %i', (part) => {
      expect(watch.look(part * STATES - watch.tally.states)).toBeNull();
    });

    it('which differ in something hidden, and are of every kind', () => {
      const { tally } = watch;
      expect(tally.states).toBeGreaterThanOrEqual(PARTS * STATES);
      expect(tally.different).toBeGreaterThan((2 / 3) * tally.states);
      expect(tally.told).toBeGreaterThan((2 / 3) * tally.states);
      expect(tally.faults).toBe(0);
      for (const [kinds, met] of [
        [questions, tally.questions],
        [events, tally.events],
      ] as const) {
        const all = Object.keys(kinds);
        const unmet = all.filter((kind) => !met.has(kind));
        expect(unmet.length, `not met: ${unmet.join(', ')}`).toBeLessThan(all.length / SELDOM);
      }
    });
  });

  describe('it is noticed when by mistake all may know', () => {
    it.each(fields)('of %s its %s', (kind, field) => {
      const { viewEvent } = eventViews(opened(events, kind, field));
      expect(watchOf({ ...game, viewEvent }).look(Infinity, GAMES)).toContain(field);
    });

    it.each([...uncovered, ...ALWAYS_COVERED])('%s', (_, uncover) => {
      const view: G['view'] = (table, viewer) => {
        const seen = game.view(table, viewer);
        uncover(table.state, seen.state);
        return seen;
      };
      expect(watchOf({ ...game, view }).look(Infinity, GAMES)).not.toBeNull();
    });
  });
}
