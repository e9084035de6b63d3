import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { writtenFields } from '../src/testing/index.ts';

const FIELDS = new Set(['def', 'zone', 'hand', 'deck', 'turn', 'force', 'used', 'duel', 'battle', 'frames']);
const written = (source: string): string[] => writtenFields(parseSync('a.ts', source).program, FIELDS);

test.each([
  ['s.turn = 3;', 'turn'],
  ['s.def[card] = 1;', 'def'],
  ['g.state.hand[seat]!.push(card);', 'hand'],
  ['s.force[seat]!++;', 'force'],
  ['g.state.force[0]! += 1;', 'force'],
  ['s.used.length = 0;', 'used'],
  ['(s.deck as number[][])[0] = [];', 'deck'],
  ['const { zone } = g.state; zone[card] = 3;', 'zone'],
  ['const deck = s.deck[seat]!; deck.pop();', 'deck'],
  ['const d = g.state.duel!; d.hits[seat] = 1;', 'duel'],
  ['s.battle!.plan[seat] = [];', 'battle'],
  ['const frame = s.frames[0]!; frame.step = 1;', 'frames'],
])('%s is found', (source, field) => {
  expect(written(source)).toEqual([field]);
});

test.each([
  'const hand = s.hand[0]!.slice();',
  'const x = s.def[card]; f.picked.push(x);',
  'let d = 1; d = 2;',
  'f.left--;',
  'const { turn } = s;',
  'let turn = s.turn; turn++;',
  'g.rest.deck = [];',
])('%s is none', (source) => {
  expect(written(source)).toEqual([]);
});
