// What the gold button of the Star Wars CCG's table gives: no battle, drain, shot or card that is there to be had.
import { expect, test } from 'vitest';
import { swccgTo } from '../e2e/support/swccg.ts';
import { boards } from '../e2e/support/swccg-boards.ts';
import type { SavedGame } from '../src/session/new-game.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { givenUp } from '../src/swccg/choices.ts';
import { open } from './support/playing.ts';

/** What is asked there, and what would be given up by passing it. */
function passing(game: SavedGame) {
  const moment = open(starWarsCcgPage(), game).now();
  return [moment.question!.kind, givenUp(moment)?.kind];
}

test('it leaves no weapon silent that can be fired', () => {
  expect(passing(boards['weapons']!())).toEqual(['weapons', 'fire']);
});

test('it leaves no card in a pile that may be taken', () => {
  const board = {
    at: 'Light controls',
    locations: { 'Light Tatooine: Cantina': [] },
    light: { hand: ["Luke's Back"], lost: ['Luke Skywalker', 'Luke Skywalker'] },
  } as const;
  expect(passing(swccgTo(board, 1, 'found', ["Play Luke's Back"]))).toEqual(['found', 'pick']);
});

test('it gives up neither a battle nor a drain', () => {
  expect(passing(boards['draining']!())).toEqual(['act', 'drain']);
  expect(passing(boards['battles']!())).toEqual(['act', 'battle']);
});
