// Whatever nonsense stands in a state, its violations are told in sentences.
import { nonsense } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BENEATH, type State } from '../src/rules/state.ts';
import { swtcg } from '../src/game.ts';
import { coverageDecks } from '../src/testing/index.ts';

const game = swtcg();

const { stateOf, violations, checks } = nonsense(
  game,
  coverageDecks(game.cards).map((decks, i) => ({ edition: 'nh', seed: `stored ${i}`, decks })),
);

describe('states from the middle of games', () => {
  test.each(checks.map(({ name, run }) => [name, run] as const))('%s', (_name, run) => {
    expect(run()).toBeGreaterThan(0);
  });

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
