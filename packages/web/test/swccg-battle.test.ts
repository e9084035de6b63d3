// What the battle scene says of destiny that is still to come.
import type { BoardSpec } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { swccgTo } from '../e2e/support/swccg.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { open } from './support/playing.ts';

const battle = (...theirs: readonly string[]): BoardSpec => ({
  at: 'Light battles',
  locations: {
    'Light Tatooine: Cantina': [...theirs, 'Han Solo', "Han's Heavy Blaster Pistol, on Han Solo", 'Chewbacca'],
  },
});

const oddsOf = (board: BoardSpec) =>
  open(starWarsCcgPage(), swccgTo(board, 1, 'weapons', ['Battle at Tatooine: Cantina'])).now().battle!.destiny;

test('what a draw has to be is told while the other side draws none', () => {
  expect(oddsOf(battle('Stormtrooper'))).toMatchObject({ draws: 1 });
});

test('while the other side has its own battle destiny to draw, nothing is said of who wins', () => {
  expect(oddsOf(battle('Darth Vader', 'Dr. Evazan'))).toBeNull();
});
