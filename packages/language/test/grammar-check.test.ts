import { describe, expect, it } from 'vitest';
import { grammar, type Kit, type Rule } from '../src/index.ts';

interface Loose {
  effect: unknown;
  other: unknown;
  effects: readonly unknown[];
}

/** What the guards look at has no types. */
type AnyRule = Pick<Rule<unknown>, 'shape'>;

/** A grammar whose effects have these templates. */
function made(table: Readonly<Record<string, string>>, other: (kit: Kit<Loose>) => AnyRule = ({ number }) => number()) {
  return () =>
    grammar<Loose>((kit) => ({
      effect: kit.choice('do', table) as Rule<unknown>,
      other: other(kit),
      effects: kit.sentences('effect'),
    }));
}

describe('a grammar that cannot work is not made', () => {
  it.each([
    ['an unknown type', { a: 'go {n:nothing}' }, `effect.a 'go {n:nothing}' has a hole of unknown type "nothing"`],
    ['a field twice', { a: 'go {n:other} {n:other}' }, `effect.a 'go {n:other} {n:other}' names the field "n" twice`],
    ['a field like the tag', { a: 'go {do:other}' }, 'names the field "do" twice'],
    ['a group without a hole', { a: 'go[ far]' }, `effect.a 'go[ far]' has a group without a hole`],
    ['a group in a group', { a: 'go[ far[ {other}]]' }, 'has a group inside a group'],
    ['a group that is not closed', { a: 'go[ far {other}' }, 'does not close its group'],
    ['a group that is not open', { a: 'go far {other}]' }, 'closes a group that is not open'],
    ['a broken hole', { a: 'go {other' }, 'has a hole that is none: {'],
    ['nothing to read', { a: '{far:true}' }, 'has nothing to read'],
    ['the same words', { a: 'go {x:other}', b: 'go {y:other}' }, `effect.b and effect.a both read as 'go {other}'`],
    ['the same words without a group', { a: 'go[ {other}]', b: 'go' }, `effect.b and effect.a both read as 'go'`],
    ['groups that read the same', { a: 'go[ on{x:true}][ on{y:true}]' }, `effect.a and effect.a both read as 'go on'`],
    ['itself at its beginning', { a: '{x:effect} again' }, 'effect.a begins with effect, which can begin with it'],
    ['itself after a group', { a: '[{other} ]{x:effect} again' }, 'effect.a begins with effect'],
    ['itself by way of sentences', { a: '{x:effects}' }, 'begins with effect'],
    [
      'sentences inside',
      { a: 'do {x:effects}', b: 'both {y:effect} now' },
      'effect.b goes on after {y}, which can end in sentences',
    ],
    ['sentences before a group', { a: 'do {x:effects}', b: 'both {y:effect}[ {other}]' }, 'effect.b goes on after {y}'],
  ])('%s', (_, table, why) => {
    expect(made(table)).toThrow(why);
  });

  it('a list of what can end in sentences', () => {
    const listed = made({ a: 'do {x:effects}' }, ({ list }) => list('effect', { between: ', ' }));
    expect(listed).toThrow('other lists effect, which can end in sentences');
  });

  it('a type made of an unknown one', () => {
    expect(made({ a: 'go' }, ({ either }) => either('nothing' as 'effect'))).toThrow(
      'other is made of the unknown type "nothing"',
    );
  });

  it('a separator without letters, a word twice, a name without letters', () => {
    expect(made({ a: 'go' }, ({ list }) => list('effect', { between: '' }))).toThrow('empty separator');
    expect(made({ a: 'go' }, ({ phrases }) => phrases({ x: 'it', y: 'it' }))).toThrow(
      '"it" is the word for both "x" and "y"',
    );
    expect(made({ a: 'go' }, ({ names }) => names(['']))).toThrow('a name is empty');
  });

  it('a type that is asked for and not there', () => {
    expect(() => made({ a: 'go' })().parse('nothing' as 'effect', 'go')).toThrow('no type "nothing"');
  });

  it('but sentences may be followed, and what ends in them may stand in quotes or at the end', () => {
    const works = made({
      a: 'do {x:effects}',
      b: 'say "{y:effect}" {other}',
      c: 'maybe {z:effect}',
      d: 'first {p:effects} then {other}',
      e: 'go',
    })();
    const text = 'First (Do Go.) then 3. Say "do Go." 4. Maybe do Go.';
    expect(works.print('effects', works.parse('effects', text))).toBe(text);
  });
});

describe('the types of a grammar', () => {
  it('are those of its templates', () => {
    interface Types {
      effect: { readonly do: 'go'; readonly far?: true; readonly n: number } | { readonly do: 'stay' };
      number: number;
    }
    const language = grammar<Types>(({ choice, number }) => ({
      effect: choice('do', { go: 'go {n:number}[ far{far:true}]', stay: 'stay' }),
      number: number(),
    }));
    const effect = language.parse('effect', 'go 3 far');
    expect(effect.do === 'go' ? effect.n : undefined).toBe(3);
    // @ts-expect-error a field that is not in the template
    expect(() => language.print('effect', { do: 'stay', n: 3 })).toThrow('no field "n"');
    grammar<Types>(({ choice, number }) => ({
      // @ts-expect-error the type has a kind that the table lacks
      effect: choice('do', { go: 'go {n:number}[ far{far:true}]' }),
      number: number(),
    }));
    grammar<Types>(({ choice, words }) => ({
      effect: choice('do', { go: 'go {n:number}[ far{far:true}]', stay: 'stay' }),
      // @ts-expect-error words are no numbers
      number: words('one', 'two'),
    }));
  });
});
