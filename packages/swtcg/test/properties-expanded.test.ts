// What holds in every state by the Expanded Rulebook, on states from the middle of games with any cards.
import { hash } from '@dejarik/kernel';
import { anyDecks, properties } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { swtcg } from '../src/game.ts';
import { PROPERTY_OPTIONS } from './property-options.ts';

const GAMES = 60;
const STATES = 400;

const game = swtcg();

describe(`in ${GAMES} games by chance`, () => {
  const { moments, checks } = properties(game, anyDecks(game, GAMES, 'x'), PROPERTY_OPTIONS);

  test('there are enough states, of all kinds', () => {
    const states = moments().map(({ state }) => state);
    expect(states.length).toBeGreaterThanOrEqual(STATES);
    expect(new Set(states.map(hash)).size).toBeGreaterThan(0.95 * STATES);
    expect(new Set(states.map(({ question }) => question!.kind)).size).toBeGreaterThan(10);
  });

  test.each(checks.map(({ name, run }) => [name, run] as const))(
    '%s',
    (_, run) => {
      expect(run()).toBeGreaterThan(0);
    },
    60_000,
  );
});
