import { askAgain, hash, opponentsOf, type Option as KernelOption } from '@dejarik/kernel';
import { difference, properties } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isCopy, marks } from '../src/describe.ts';
import { cardOf, type Option } from '../src/rules/questions.ts';
import { CONTROL, DRAW, sees } from '../src/rules/state.ts';
import type { Table } from '../src/rules/table.ts';
import { dealtAnew, scrambled } from '../testing/index.ts';
import { anyDecks, everyCardDecks, game } from './setups.ts';

// What holds in every state, on states from the middle of many games with any cards.

const setups = [...anyDecks(6), ...everyCardDecks()];
const SAMPLES = 20;
const STATES = SAMPLES * setups.length;
/**
 * Cases that each check has to look at, in the order of the checks: none of them may pass by looking away. Only starting
 * locations and bluff cards are picked in secret, which hardly any state asks for: secrets.test.ts looks at the former.
 */
const LEAST = [STATES, STATES, STATES, setups.length, STATES, 2.9 * STATES, STATES, 0, STATES, STATES];

/** Options in which a card is picked that others cannot see, and do not see by it. */
const UNSEEN: ReadonlySet<string> = new Set(['start', 'layBluff', 'hide']);

/** What others may know of the pick of a hidden card: nothing but that there is one, or, if it is shown, which. */
function secret(g: Table, picked: KernelOption): string | null {
  const option = picked as Option;
  const card = cardOf(option);
  const s = g.state;
  if (card < 0 || opponentsOf(s, s.question!.seat).every((viewer) => sees(s, viewer, card))) return null;
  return UNSEEN.has(option.kind) ? option.kind : JSON.stringify(option);
}

describe(`in ${setups.length} games by chance`, () => {
  const { moments, checks } = properties(game, setups, {
    scramble: scrambled,
    dealAnew: dealtAnew,
    secret,
    marks,
    isCopy,
    shows: ({ kind }) => kind === 'show' || kind === 'look',
    samples: SAMPLES,
  });

  test('there are enough states, of all kinds', () => {
    const states = moments().map(({ state }) => state);
    expect(states.length).toBeGreaterThanOrEqual(STATES);
    expect(new Set(states.map(hash)).size).toBeGreaterThan(0.95 * STATES);
    expect(new Set(states.map(({ question }) => question!.kind)).size).toBeGreaterThanOrEqual(5);
    for (let phase = CONTROL; phase <= DRAW; phase++) expect(states.some((state) => state.phase === phase)).toBe(true);
  }, 60_000);

  test('a question can be asked again, and nothing else changes', () => {
    for (const { state } of moments()) {
      // A text that is being carried out asks in the midst of its step.
      if (state.frames.at(-1)!.proc === 'resolve') continue;
      const again = game.table(game.clone(state));
      askAgain(again);
      expect(difference(again.state, state)).toBeNull();
    }
  });

  test.each(checks.map(({ name, run }, i) => [name, run, LEAST[i]!] as const))(
    '%s',
    (_, run, least) => {
      expect(run()).toBeGreaterThanOrEqual(least);
    },
    60_000,
  );
});
