// Numbers that are kept while the board stays as it is are those that are worked out anew.
import { answer, below, run, seeded, type Setup } from '@dejarik/kernel';
import { expect, test } from 'vitest';
import { STATS } from '../src/cards/card.ts';
import { cardsInPlay } from '../src/rules/live.ts';
import { numberOf } from '../src/rules/query.ts';
import type { Table } from '../src/rules/table.ts';
import { anyDecks, everyCardDecks, game } from './setups.ts';

const DECISIONS = 400;

const numbers = (g: Table): number[] => cardsInPlay(g).flatMap((card) => STATS.map((stat) => numberOf(g, card, stat)));

function play(setup: Setup, seed: number): number {
  const g = game.table(game.start(setup));
  const chance = seeded(seed);
  let kept = 0;
  run(g);
  for (let i = 0; i < DECISIONS && g.state.question !== null; i++) {
    const { seat, options } = g.state.question;
    answer(g, seat, below(chance, options.length));
    const now = numbers(g);
    expect(now).toEqual(numbers(game.table(game.clone(g.state))));
    kept += now.length;
  }
  return kept;
}

test('in games by chance', () => {
  const setups = [...anyDecks(4), ...everyCardDecks().slice(0, 8)];
  let kept = 0;
  for (const [seed, setup] of setups.entries()) kept += play(setup, seed);
  expect(kept).toBeGreaterThan(100 * DECISIONS);
}, 60_000);
