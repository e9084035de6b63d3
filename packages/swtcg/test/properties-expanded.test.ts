// What holds in every state by the Expanded Rulebook, on states from the middle of games with any cards.
import { hash, opponentOf } from '@dejarik/kernel';
import { anyDecks, properties } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isCopy, marks } from '../src/ask.ts';
import { swtcg } from '../src/game.ts';
import type { Option } from '../src/rules/options.ts';
import { sees } from '../src/rules/sight.ts';
import { dealtAnew, scrambled } from '../src/testing/index.ts';

const GAMES = 60;
const STATES = 400;

/** Questions whose answers are cards that the other player does not see. */
const SECRET = new Set(['mulligan', 'build', 'discard', 'bottom']);

const game = swtcg();

describe(`in ${GAMES} games by chance`, () => {
  const { moments, checks } = properties(game, anyDecks(game, GAMES, 'x'), {
    scramble: scrambled,
    dealAnew: dealtAnew,
    marks,
    shows: (event, viewer) =>
      event.kind === 'show' || (event.kind === 'look' && 'seat' in event && event.seat === viewer),
    isCopy,
    secret: ({ state }, given) => {
      const { seat, kind: asked } = state.question!;
      const option = given as Option;
      // An ability, too, can be one of a card in the hand (`From your hand: …`).
      const card = 'card' in option ? option.card : option.kind === 'ability' ? option.unit : -1;
      if (card < 0 || sees(state, opponentOf(state, seat), card)) return null;
      return option.kind === asked && SECRET.has(asked) ? asked : JSON.stringify(option);
    },
  });

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
