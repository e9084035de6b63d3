// The rule that a line of the log leads to says what happened there.
import type { Viewed } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { EXPANDED, NEW_HOPE } from '../src/editions.ts';
import { ruleOf } from '../src/log-rules.ts';
import type { Edition } from '../src/rules/edition.ts';
import { type Event, type EventKind, type EventOf, swtcg } from '../src/index.ts';

const { cards } = swtcg();

const ABOUT = { seat: 0, card: 3, def: 0, from: 0, witnesses: 0 };
const made = <K extends EventKind>(kind: K, parts: Omit<EventOf<K>, 'kind' | keyof typeof ABOUT>): Viewed<Event> =>
  ({ ...ABOUT, kind, ...parts }) as unknown as Viewed<Event>;

const last = (...events: Viewed<Event>[]): string | null => lastBy(NEW_HOPE, ...events);
const lastBy = ({ logRules }: Edition, ...events: Viewed<Event>[]): string | null =>
  ruleOf(cards, events, events.length - 1, logRules);

const phase = (n: number): Viewed<Event> => made('phase', { phase: n });
const [READY, COMMAND, BATTLE] = [1, 2, 3] as const;
const NO_SOURCE = { source: -1, sourceDef: -1 };

test('a discard leads to the rule that brought it about, or to none', () => {
  expect(last(made('discard', { cause: 'damage', ...NO_SOURCE }))).toBe('TCG-DMG-03');
  expect(last(made('discard', { cause: 'unique', ...NO_SOURCE }))).toBe('TCG-UNIQ-03');
  expect(last(made('discard', { cause: 'other', ...NO_SOURCE }))).toBeNull();
});

test('where the rulebooks disagree, each leads to its own rule', () => {
  const events: readonly Viewed<Event>[] = [
    made('mulligan', { n: 2 }),
    made('layOpen', {}),
    made('stop', {}),
    made('disembark', { to: 3 }),
    made('discard', { cause: 'unique', ...NO_SOURCE }),
  ];
  const rules = (edition: Edition) => events.map((event) => lastBy(edition, event));
  expect(rules(NEW_HOPE)).toEqual(['TCG-MULL-01', 'TCG-SETUP-07', 'TCG-SETUP-09', 'TCG-PILOT-16', 'TCG-UNIQ-03']);
  expect(rules(EXPANDED)).toEqual(['TCG-MULL-02', 'TCG-SETUP-08', 'TCG-SETUP-10', 'TCG-PILOT-17', 'TCG-UNIQ-04']);
});

test('what the turn gives and takes leads to its step; what a card gives to none', () => {
  expect(last(phase(READY), made('force', { n: 4, cause: 'turn', ...NO_SOURCE }))).toBe('TCG-READY-02');
  expect(last(phase(BATTLE), made('force', { n: 2, cause: 'effect', ...NO_SOURCE }))).toBeNull();
  expect(last(phase(BATTLE), made('force', { n: -2, cause: 'cost', ...NO_SOURCE }))).toBe('TCG-ACT-02');
  expect(last(phase(COMMAND), made('points', { n: 3, cause: 'roll', ...NO_SOURCE }))).toBe('TCG-COMMAND-03');
  expect(last(phase(COMMAND), made('points', { n: -3, cause: 'unspent', ...NO_SOURCE }))).toBe('TCG-COMMAND-07');
  expect(last(phase(READY), made('untap', {}))).toBe('TCG-READY-01');
  expect(last(phase(BATTLE), made('untap', {}))).toBeNull();
});

test('dice are those of the build roll, of an attack, or of damage', () => {
  const rolls = (['build', 'attack', 'damage', 'effect'] as const).map((rollFor) =>
    last(made('roll', { rollFor, dice: [1] })),
  );
  expect(rolls).toEqual(['TCG-COMMAND-03', 'TCG-ATTACK-09', 'TCG-DMG-06', null]);
});

test('nobody won by the arenas who won otherwise', () => {
  expect(last(made('result', { reason: 'arenas', winners: [0], conceding: -1 }))).toBe('TCG-WIN-02');
  expect(last(made('result', { reason: 'concession', winners: [0], conceding: 1 }))).toBeNull();
  expect(last(made('result', { reason: 'loop', winners: [], conceding: -1 }))).toBeNull();
});
