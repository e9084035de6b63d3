import { expect, test } from 'vitest';
import { joined, listed, pluralForms, shortened, stopped, upperFirst, withArticle } from '../src/index.ts';

const { plural, singular } = pluralForms(['Jedi', 'Sith']);

test.each([
  ['Droid', 'Droids'],
  ['Spy', 'Spies'],
  ['Decoy', 'Decoys'],
  ['Boss', 'Bosses'],
  ['Walker', 'Walkers'],
  ['Jedi', 'Jedi'],
  ['Sith', 'Sith'],
])('more than one %s are %s, and back', (one, many) => {
  expect(plural(one)).toBe(many);
  expect(singular(many)).toBe(one);
});

test('a word that is no plural has no singular', () => {
  expect(singular('Droid')).toBeUndefined();
});

test.each([
  ['a Jedi', withArticle('Jedi')],
  ['an enemy unit', withArticle('enemy unit')],
  ['a unit', withArticle('unit')],
  ['a one', withArticle('one')],
  ['an Onderon', withArticle('Onderon')],
  ['Droid, Clone or Jedi', listed(['Droid', 'Clone', 'Jedi'], 'or')],
  ['Droid and Clone', listed(['Droid', 'Clone'], 'and')],
  ['Droid', listed(['Droid'], 'or')],
  ['', listed([], 'or')],
  ['enemy unit', joined('enemy', undefined, '', 'unit')],
  ['It wins.', stopped('It wins')],
  ['It says "I win."', stopped('It says "I win."')],
  ['Tap it', upperFirst('tap it')],
  [`${'x'.repeat(40)}…`, shortened('x'.repeat(41))],
  ['x'.repeat(40), shortened('x'.repeat(40))],
])('writes: %s', (words, written) => {
  expect(written).toBe(words);
});
