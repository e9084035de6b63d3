// What the chain of answers says: where it is, and which draw of destiny cancels what.
import type { BoardSpec } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { swccgTo } from '../e2e/support/swccg.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { open } from './support/playing.ts';

const BOARD: BoardSpec = {
  at: 'Dark controls',
  locations: {
    'Light Tatooine: Cantina': ['Obi-Wan Kenobi', 'Stormtrooper'],
    'Light Tatooine: Mos Eisley': ['Dr. Evazan', 'Demotion, on Dr. Evazan'],
  },
  dark: { hand: ['Ommni Box', 'Sense', 'Alter'] },
  light: { hand: ['Sense', 'Alter', 'Sense'] },
};

const momentAfter = (board: BoardSpec, ...before: readonly string[]) =>
  open(starWarsCcgPage(), swccgTo(board, 1, 'respond', before)).now();

test('a draw that decides tells the number it has to stay below: the highest ability of its player', () => {
  const { chain } = momentAfter(BOARD, 'Play Ommni Box', 'Reserve Deck of Light', 'Play Sense', 'Play Sense');
  expect(chain.map(({ below, fate }) => [below, fate])).toEqual([
    ['', 'draw'],
    ['6', 'draw'],
    ['2', 'stands'],
  ]);
});

test('what is declared against a card on the table is about the place where that is', () => {
  const { chain, groups } = momentAfter(BOARD, 'Play Alter', 'Choose Demotion');
  const places = groups.flatMap(({ locations }) => locations);
  expect(chain.map(({ at }) => places.find(({ card }) => card === at)?.name)).toEqual(['Mos Eisley']);
  expect(chain.map(({ below, targets }) => [below, targets])).toEqual([['2', ['Demotion']]]);
});

test('what is about no place names none', () => {
  const { chain } = momentAfter(BOARD, 'Play Ommni Box', 'Reserve Deck of Light');
  expect(chain.map(({ at }) => at)).toEqual([-1]);
});
