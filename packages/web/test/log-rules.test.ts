// The rule that a line of the log leads to says what happened there.
import { swtcg } from '@dejarik/swtcg';
import { expect, test } from 'vitest';
import type { Event } from '../src/session/swtcg/engine.ts';
import { ruleOf } from '../src/session/swtcg/log.ts';

const game = swtcg();

const made = (kind: Event['kind'], parts: Partial<Event> = {}): Event => ({
  kind,
  seat: 0,
  card: -1,
  other: -1,
  n: 0,
  to: -1,
  from: -1,
  def: -1,
  seen: 0,
  otherDef: -1,
  ...parts,
});

const last = (...events: Event[]): string | null => ruleOf(game, events, events.length - 1);

const phase = (n: number): Event => made('phase', { n });
const [READY, COMMAND, BATTLE] = [1, 2, 3] as const;

test('a discard leads to the rule that brought it about, or to none', () => {
  expect(last(made('discard', { card: 3, n: 1 }))).toBe('TCG-DMG-03');
  expect(last(made('discard', { card: 3, n: 2 }))).toBe('TCG-UNIQ-03');
  expect(last(made('discard', { card: 3 }))).toBeNull();
});

test('what the turn gives and takes leads to its step; what a card gives to none', () => {
  expect(last(phase(READY), made('force', { n: 4 }))).toBe('TCG-READY-02');
  expect(last(phase(BATTLE), made('force', { card: 3, n: 2 }))).toBeNull();
  expect(last(phase(BATTLE), made('force', { card: 3, n: -2 }))).toBe('TCG-ACT-02');
  expect(last(phase(COMMAND), made('points', { n: 3 }))).toBe('TCG-COMMAND-03');
  expect(last(phase(COMMAND), made('points', { n: -3 }))).toBe('TCG-COMMAND-07');
  expect(last(phase(READY), made('untap', { card: 3 }))).toBe('TCG-READY-01');
  expect(last(phase(BATTLE), made('untap', { card: 3 }))).toBeNull();
});

test('dice are those of the build roll, of an attack, or of damage', () => {
  const def = game.cards.cards.findIndex((card) => card.unit);
  const attack = made('attack', { card: 3, other: 9, def });
  expect(last(phase(COMMAND), made('roll'))).toBe('TCG-COMMAND-03');
  expect(last(phase(BATTLE), attack, made('roll', { card: 3, def }))).toBe('TCG-ATTACK-09');
  expect(last(phase(BATTLE), attack, made('attackEnds', { card: 3, def }), made('roll', { card: 3, def }))).toBe(
    'TCG-DMG-06',
  );
});

test('nobody won by the arenas who won otherwise', () => {
  expect(last(made('result'))).toBe('TCG-WIN-02');
  expect(last(made('result', { n: 1 }))).toBeNull();
  expect(last(made('result', { seat: -1 }))).toBeNull();
});
