// Whatever nonsense stands in a state, its violations are told in sentences.
import { seeded } from '@dejarik/kernel';
import { corrupted, isToldOf, opening, playByChance } from '@dejarik/kernel/testing';
import { assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BENEATH, type State } from '../src/rules/state.ts';
import { swtcg } from '../src/game.ts';
import { coverageDecks } from '../src/testing/index.ts';

const game = swtcg();

/** Texts of states from the middle of games. */
const stored: readonly string[] = coverageDecks(game.cards).flatMap((decks, i) => {
  const setup = { edition: 'nh', seed: `stored ${i}`, decks };
  const table = opening(game, setup);
  const found: string[] = [];
  let n = 0;
  playByChance(table, seeded(setup.seed), 5_000, () => {
    if (n++ % 23 === 0) found.push(JSON.stringify(table.state));
  });
  return found;
});
const stateOf = (n: number): State => JSON.parse(stored[n % stored.length]!) as State;
const violations = (state: State): string[] => game.violations(game.table(state));

describe(`of ${stored.length} states`, () => {
  test('none is called wrong that was played', () => {
    for (const n of stored.keys()) expect(violations(stateOf(n))).toEqual([]);
  });

  test('nonsense anywhere leads to sentences, never to a fault', () => {
    assert(
      property(nat(), nat(), (n, seed) => {
        const nonsense = corrupted(stateOf(n), seeded(seed));
        return isToldOf(nonsense, violations(nonsense.state));
      }),
      { numRuns: 3_000, seed: 5 },
    );
  }, 60_000);

  test.each<[string, (s: State) => void, RegExp]>([
    [
      'half a seat',
      (s) => Object.assign(s, { owner: s.owner.map(() => 0.5) }),
      /^state\.owner\[0\] is not a whole number/u,
    ],
    ['too few cards', (s) => s.def.pop(), /^state\.\w+ has \d+ entries, not/u],
    ['a missing column', (s) => Reflect.deleteProperty(s, 'stun'), /^state\.stun is missing/u],
    [
      'more Force than there is',
      (s) => s.force.fill(999_999),
      /^state\.force\[0\] is not a whole number from 0 to 9999/u,
    ],
    ['no card of the catalogue', (s) => s.def.fill(9_999), /^state\.def\[0\] is not a whole number/u],
    ['no such card in an arena', (s) => s.arena[0]!.push(777), /^state\.arena\[0\]\[\d+\] is not a whole number/u],
    ['no list', (s) => Object.assign(s, { hand: [null, []] }), /^state\.hand\[0\] is not a list/u],
    [
      'no such procedure',
      (s) => Object.assign(s.frames[0]!, { proc: 'toString' }),
      /^state\.frames\[0\]\.proc names no procedure/u,
    ],
  ])('%s', (_, spoil, said) => {
    const state = stateOf(40);
    spoil(state);
    expect(violations(state)[0]).toMatch(said);
  });

  test('cards that lie beneath one another in a circle', () => {
    const state = stateOf(40);
    for (const [card, under] of [
      [0, 1],
      [1, 0],
    ] as const) {
      state.zone[card] = BENEATH;
      state.on[card] = under;
      state.beneath[card] = 1;
    }
    expect(violations(state)).toContain('card 0 in zone 7 lies with a card that is no unit');
  });
});
