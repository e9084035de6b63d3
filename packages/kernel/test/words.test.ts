import { describe, expect, test } from 'vitest';
import { beside, labelled, unstopped } from '../src/index.ts';

describe('lines of a board', () => {
  test('parts that do not fit go on beneath the first; without parts there is no line', () => {
    expect(labelled('hand: ', ['one', 'two', 'three'], 14)).toEqual(['hand: one,', '      two,', '      three']);
    expect(labelled('hand: ', ['one', 'two', 'three'], 16)).toEqual(['hand: one, two,', '      three']);
    expect(labelled('hand: ', [], 80)).toEqual([]);
  });

  test('a label stands once beside its lines', () => {
    expect(beside('Dark', 6, ['a', 'b'])).toEqual(['Dark  a', '      b']);
    expect(beside('Dark', 6, [])).toEqual([]);
  });
});

test('a sentence can go on without its full stop', () => {
  expect(unstopped('It is 1.5 wide.')).toBe('It is 1.5 wide');
});
