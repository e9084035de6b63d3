import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { writesBeside } from '../src/testing/index.ts';

const FIELDS = new Set(['def', 'zone', 'hand', 'deck', 'turn', 'force', 'used', 'duel', 'battle', 'frames']);
const programOf = (source: string) => [['a.ts', parseSync('a.ts', source).program]] as const;
const written = (source: string): string[] =>
  writesBeside(programOf(source), FIELDS, []).unlisted.map((write) => write.replace('a.ts: ', ''));

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
  ['for (const card of s.deck) card.n = 1;', 'deck'],
  ['function leave({ battle }: State) { battle!.cards.splice(at, 1); }', 'battle'],
  ['const add = ({ state: { duel } }: Table) => { duel!.hits += 1; };', 'duel'],
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

test('what is listed is no fault, unless it is written no more', () => {
  const program = programOf('s.zone[card] = 1; s.hand.push(card);');
  expect(writesBeside(program, FIELDS, ['a.ts: zone'])).toEqual({ unlisted: ['a.ts: hand'], stale: [] });
  expect(writesBeside(program, FIELDS, ['a.ts: *'])).toEqual({ unlisted: [], stale: [] });
  expect(writesBeside(program, FIELDS, ['a.ts: zone', 'a.ts: hand', 'b.ts: zone']).stale).toEqual(['b.ts: zone']);
});
