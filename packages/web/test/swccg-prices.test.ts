// What is told of a price that cards change, and how far a move goes.
import type { BoardSpec } from '@dejarik/swccg/testing';
import { expect, test } from 'vitest';
import { swccgTo } from '../e2e/support/swccg.ts';
import { starWarsCcgPage } from '../src/session/swccg/page-game.ts';
import { open } from './support/playing.ts';

const FLOATER = 'Mobquet A-1 Deluxe Floater';

const PLACES: NonNullable<BoardSpec['locations']> = {
  'Dark Kessel': [],
  'Dark Tatooine': ['Devastator', 'Admiral Motti, pilot of Devastator'],
  'Light Yavin 4': [],
  'Light Tatooine: Mos Eisley': ['Garindan', 'Leia Organa'],
  'Light Tatooine: Docking Bay 94': [],
  'Light Tatooine: Cantina': [FLOATER, `Djas Puhr, driver of ${FLOATER}`],
};

function choicesFor(does: 'deploys' | 'moves', first: string, table: readonly string[] = []) {
  const board: BoardSpec = { at: `Dark ${does}`, locations: PLACES, table, dark: { hand: ['General Tagge'] } };
  return open(starWarsCcgPage(), swccgTo(board, 0, 'where', [first])).now().question!.choices;
}

test('a price that a card changes is told in parts, where it does', () => {
  const told = choicesFor('deploys', 'Deploy General Tagge').map(({ text, reasons }) => [text, reasons]);
  expect(told).toContainEqual(['To Tatooine: Mos Eisley for 2 Force', 'printed 3, Garindan −1']);
  expect(told).toContainEqual(['To Tatooine: Cantina for 3 Force', '']);
});

test('two cards that change a price are both named', () => {
  const told = choicesFor('deploys', 'Deploy General Tagge', ['Restricted Deployment']).map(({ text, reasons }) => [
    text,
    reasons,
  ]);
  expect(told).toContainEqual([
    'To Tatooine: Mos Eisley for 3 Force',
    'printed 3, Garindan −1, Restricted Deployment +1',
  ]);
});

test('a move tells how far it goes, unless that is next door', () => {
  const told = (first: string) => choicesFor('moves', first).map(({ text, way }) => [text, way]);
  expect(told(`Move ${FLOATER}`)).toEqual([
    ['To Tatooine: Docking Bay 94 for free', ''],
    ['To Tatooine: Mos Eisley for free', '2 sites'],
  ]);
  expect(told('Move Devastator')).toEqual([
    ['To Kessel for 1 Force', '1 parsec'],
    ['To Yavin 4 for 1 Force', '3 parsecs'],
  ]);
});

const BAYS: BoardSpec = {
  at: 'Light moves',
  locations: {
    'Yavin 4: Docking Bay': [],
    'Light Tatooine: Docking Bay 94': ['Leia Organa', 'C-3PO (See-Threepio)'],
    'Light Tatooine': [],
    'Light Yavin 4': [],
  },
};
const TRANSIT = 'Docking bay transit from Tatooine';

test('a transit with one goal says where to and for how much, before and while it is asked who goes', () => {
  const moves = open(starWarsCcgPage(), swccgTo(BAYS, 1, 'act')).now().question!;
  const transit = moves.choices.find(({ text }) => text.startsWith(TRANSIT))!;
  const { detail } = open(starWarsCcgPage(), swccgTo(BAYS, 1, 'along', [TRANSIT])).now().question!;
  expect(transit).toMatchObject({ way: 'Yavin 4: Docking Bay', effect: '' });
  expect(transit.cost).toBeGreaterThanOrEqual(0);
  expect(detail).toBe(`To Yavin 4: Docking Bay for ${transit.cost === 0 ? 'nothing' : `${transit.cost} Force`}.`);
});

test('a weapon says what firing it costs', () => {
  const board: BoardSpec = {
    at: 'Light battles',
    locations: {
      'Light Tatooine: Cantina': [
        'Stormtrooper',
        'Han Solo',
        "Han's Heavy Blaster Pistol, on Han Solo",
        'Luke Skywalker',
        'Jedi Lightsaber, on Luke Skywalker',
      ],
    },
  };
  const { choices } = open(starWarsCcgPage(), swccgTo(board, 1, 'weapons', ['Battle at'])).now().question!;
  const told = choices.filter(({ kind }) => kind === 'fire').map(({ text, cost }) => [text, cost]);
  expect(told).toEqual([
    ["Fire Han's Heavy Blaster Pistol", 1],
    ['Fire Jedi Lightsaber', 3],
  ]);
});
