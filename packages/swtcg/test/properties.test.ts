// What holds in every state, on states from the middle of many games with any cards.
import { askAgain, hash, seeded, type Setup } from '@dejarik/kernel';
import { difference, properties } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { swtcg } from '../src/game.ts';
import { BATTLE, COMMAND, SETUP } from '../src/rules/state.ts';
import { coverageDecks, randomDeck } from '../src/testing/index.ts';
import { PROPERTY_OPTIONS } from './property-options.ts';

const GAMES = 300;
const STATES = 2_000;
/** Cases that each check has to look at, in the order of the checks: none of them may pass by looking away. */
const LEAST = [STATES, STATES, STATES, GAMES, STATES, 2.2 * STATES, 1.2 * STATES, 500, STATES, STATES];

const game = swtcg();

const setups: readonly Setup[] = Array.from({ length: GAMES }, (_, n) => {
  const random = seeded(`decks of ${n}`);
  const covering = coverageDecks(game.cards);
  const decks =
    n % 2 === 0
      ? covering[(n / 2) % covering.length]!
      : game.sides.map((_side, side) => randomDeck(game.cards, side, random));
  return { edition: 'nh', seed: `moment ${n}`, decks };
});

describe(`in ${GAMES} games by chance`, () => {
  const { moments, checks } = properties(game, setups, PROPERTY_OPTIONS);

  test('there are enough states, of all kinds', () => {
    const states = moments().map(({ state }) => state);
    expect(states.length).toBeGreaterThanOrEqual(STATES);
    expect(new Set(states.map(hash)).size).toBeGreaterThan(1_900);
    expect(new Set(states.map(({ question }) => question!.kind)).size).toBeGreaterThan(10);
    expect([...new Set(states.map(({ phase }) => phase))]).toEqual(expect.arrayContaining([SETUP, COMMAND, BATTLE]));
  });

  test('a question can be asked again, and nothing else changes', () => {
    for (const { state } of moments()) {
      if (state.frames.at(-1)!.proc === 'resolve') continue; // an operation in progress begins anew instead
      const again = game.table(game.clone(state));
      askAgain(again);
      expect(difference(again.state, state)).toBeNull();
    }
  });

  test.each(checks.map(({ name, run }, i) => [name, run, LEAST[i]!] as const))('%s', (_, run, least) => {
    expect(run()).toBeGreaterThanOrEqual(least);
  });
});
