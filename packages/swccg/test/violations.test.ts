import { StoredStateError } from '@dejarik/kernel';
import { nonsense } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { LOCATION } from '../src/rules/lies.ts';
import { hand, pile, RESERVE, type State, TABLE } from '../src/rules/state.ts';
import { anyDecks, everyCardDecks, game } from './setups.ts';

// Whatever nonsense stands in a state, its violations are told in sentences.

const { stateOf, violations, checks } = nonsense(game, [...anyDecks(6), ...everyCardDecks()]);

describe('states from the middle of games', () => {
  test.each(checks.map(({ name, run }) => [name, run] as const))(
    '%s',
    (_name, run) => {
      expect(run()).toBeGreaterThan(0);
    },
    60_000,
  );

  const atTheTable = (s: State): number => s.zone.findIndex((zone, card) => zone === TABLE && s.as[card] !== LOCATION);
  test.each<[string, (s: State) => void, RegExp]>([
    ['half a card', (s) => s.controller.fill(0.5), /^state\.controller\[0\] is not a whole number/u],
    ['too few cards', (s) => s.def.pop(), /^state\.owner has \d+ entries, not \d+$/u],
    ['no card of the catalogue', (s) => s.def.fill(9_999), /^state\.def\[0\] is not a whole number from 0 to/u],
    ['no such card in a pile', (s) => s.piles[0]!.push(777), /^state\.piles\[0\]\[\d+\] is not a whole number/u],
    ['no list', (s) => Object.assign(s, { groups: [null] }), /^state\.groups\[0\] is not a list/u],
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
    ['a card in two places', (s) => hand(s, 0).push(pile(s, 0, RESERVE)[0]!), /^card \d+ is listed in a pile where/u],
    ['a card on itself', (s) => (s.on[atTheTable(s)] = atTheTable(s)), /^card \d+ (?:is at|is aboard|lies on)/u],
  ])('%s', (_, spoil, said) => {
    const state = stateOf(40);
    spoil(state);
    expect(violations(state)[0]).toMatch(said);
    expect(() => game.checkState(state)).toThrow(StoredStateError);
  });
});
