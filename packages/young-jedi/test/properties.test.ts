// What holds in every state, on states from the middle of many games with any cards.
import { askAgain, hash, type Option as KernelOption, opponentsOf } from '@dejarik/kernel';
import { difference, properties } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isCopy, marks } from '../src/ask.ts';
import { cardOf, type Option } from '../src/rules/questions.ts';
import { sees } from '../src/rules/sees.ts';
import { deploysHidden, type Table } from '../src/rules/table.ts';
import { dealtAnew, scrambled } from '../src/testing/index.ts';
import { anyDecks, everyCardDecks, game } from './setups.ts';

const setups = [...anyDecks(270), ...everyCardDecks()];
const STATES = 2_000;
/** Cases that each check has to look at, in the order of the checks: none of them may pass by looking away. */
const LEAST = [STATES, STATES, STATES, setups.length, STATES, 2.2 * STATES, STATES, 500, STATES, STATES];

/** Options in which a card is picked that others cannot see, and do not see by it. */
const UNSEEN: ReadonlySet<string> = new Set(['declare', 'plan', 'under', 'putUnder']);

/** What others may know of the pick of a hidden card: nothing but that there is one, or, if it is shown, which. */
function secret(g: Table, picked: KernelOption): string | null {
  const option = picked as Option;
  const card = cardOf(option);
  const s = g.state;
  const others = opponentsOf(s, s.question!.seat);
  if (card < 0 || others.every((viewer) => sees(s, viewer, card))) return null;
  if (UNSEEN.has(option.kind) || (option.kind === 'deploy' && deploysHidden(s, s.acting))) return option.kind;
  return `${option.kind} of ${card}`;
}

describe(`in ${setups.length} games by chance`, () => {
  const { moments, checks } = properties(game, setups, {
    scramble: scrambled,
    dealAnew: dealtAnew,
    secret,
    marks,
    isCopy,
  });

  test('there are enough states, of all kinds', () => {
    const states = moments().map(({ state }) => state);
    expect(states.length).toBeGreaterThanOrEqual(STATES);
    expect(new Set(states.map(hash)).size).toBeGreaterThan(0.95 * STATES);
    expect(new Set(states.map(({ question }) => question!.kind)).size).toBeGreaterThan(15);
    expect(new Set(states.map(({ step }) => step)).size).toBe(4);
  });

  test('a question can be asked again, and nothing else changes', () => {
    for (const { state } of moments()) {
      const again = game.table(game.clone(state));
      askAgain(again);
      expect(difference(again.state, state)).toBeNull();
    }
  });

  test.each(checks.map(({ name, run }, i) => [name, run, LEAST[i]!] as const))('%s', (_, run, least) => {
    expect(run()).toBeGreaterThanOrEqual(least);
  });
});
