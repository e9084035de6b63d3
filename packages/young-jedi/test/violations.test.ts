// Whatever nonsense stands in a state, its violations are told in sentences.
import { StoredStateError } from '@dejarik/kernel';
import { nonsense } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/rules/state.ts';
import { anyDecks, everyCardDecks, game } from './setups.ts';

const { stateOf, violations, checks } = nonsense(game, [...anyDecks(30), ...everyCardDecks()]);

describe('states from the middle of games', () => {
  test.each(checks.map(({ name, run }) => [name, run] as const))('%s', (_name, run) => {
    expect(run()).toBeGreaterThan(0);
  });

  test.each<[string, (s: State) => void, RegExp]>([
    [
      'half a card',
      (s) => Object.assign(s, { owner: s.owner.map(() => 0.5) }),
      /^state\.owner\[0\] is not a whole number/u,
    ],
    ['too few cards', (s) => s.def.pop(), /^state\.owner has \d+ entries, not \d+$/u],
    ['no card of the catalogue', (s) => s.def.fill(9_999), /^state\.def\[0\] is not a whole number from 0 to/u],
    ['no such card on a planet', (s) => s.planet[0]!.push(777), /^state\.planet\[0\]\[\d+\] is not a whole number/u],
    ['no list', (s) => Object.assign(s, { hand: [null, []] }), /^state\.hand\[0\] is not a list/u],
    [
      'no such procedure',
      (s) => Object.assign(s.frames[0]!, { proc: 'toString' }),
      /^state\.frames\[0\]\.proc names no/u,
    ],
    [
      'three seats',
      (s) => Object.assign(s, { seats: [...s.seats, s.seats[0]] }),
      /^state\.seats has 3 entries, not 2/u,
    ],
    ['a side twice', (s) => Object.assign(s, { seats: [s.seats[0], s.seats[0]] }), /^seat 1 plays another side/u],
    ['no such edition', (s) => Object.assign(s, { edition: 'constructor' }), /^state\.edition is none of/u],
    ['a card in two places', (s) => s.hand[0]!.push(s.deck[0]![0]!), /^card \d+ is listed 2 times in zones, not 1/u],
  ])('%s', (_, spoil, said) => {
    const state = stateOf(40);
    spoil(state);
    expect(violations(state)[0]).toMatch(said);
    expect(() => game.checkState(state)).toThrow(StoredStateError);
  });
});
