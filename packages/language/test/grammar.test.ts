import { describe, expect, it } from 'vitest';
import { GrammarError, grammar, type Node, PrintError } from '../src/index.ts';
import { cards, type Types } from './grammar-cards.ts';

const droids = { kinds: ['droid'] } as const;
const draw = (n: number): Types['effect'] => ({ do: 'draw', n });
const has = { is: 'have', who: 'you', what: droids } as const;

const LINES: readonly (readonly [string, Types['effects']])[] = [
  ['Your opponent loses 3 Force.', [{ do: 'lose', who: 'opponent', n: 3 }]],
  ['Draw 1 destiny.', [draw(1)]],
  [
    "Draw twice 2 for each your opponent's other droid pilot, Luke or site destiny against starship with power over 3.",
    [
      {
        do: 'draw',
        n: {
          of: 'double',
          n: { of: 'each', per: 2, what: { whose: 'theirs', other: true, kinds: ['droid pilot', 'Luke', 'site'] } },
        },
        what: { kinds: ['starship'], stat: 'power', op: 'over', than: 3 },
      },
    ],
  ],
  ['Droid deploys.', [{ do: 'free', what: droids }]],
  ['Droid deploys free.', [{ do: 'free', what: droids, free: true }]],
  ['Droid deploys to Luke.', [{ do: 'free', what: droids, where: 'Luke' }]],
  ['Droid deploys free to Luke Skywalker.', [{ do: 'free', what: droids, free: true, where: 'Luke Skywalker' }]],
  ['e-3PO deploys. Pass.', [{ do: 'free', what: { kinds: ['e-3PO'] } }, { do: 'pass' }]],
  [
    'Recover 1.5 markers. Recover 2 markers.',
    [
      { do: 'recover', n: 1.5 },
      { do: 'recover', n: 2 },
    ],
  ],
  [
    'Add -2 to droid. Add +0 to droid.',
    [
      { do: 'add', by: -2, what: droids },
      { do: 'add', by: 0, what: droids },
    ],
  ],
  ['Cancel Jr. Pass.', [{ do: 'cancel', card: 'Jr.' }, { do: 'pass' }]],
  ['Cancel Yoda. Master.', [{ do: 'cancel', card: 'Yoda. Master' }]],
];

const BLOCKS: readonly (readonly [string, Types['effects']])[] = [
  ['If you has droid: Draw 1 destiny. Draw 2 destiny.', [{ do: 'if', needs: has, then: [draw(1), draw(2)] }]],
  ['(If you has droid: Draw 1 destiny.) Draw 2 destiny.', [{ do: 'if', needs: has, then: [draw(1)] }, draw(2)]],
  [
    'If you has droid: Draw 1 destiny. Otherwise: Draw 2 destiny. Pass.',
    [{ do: 'if', needs: has, then: [draw(1)], else: [draw(2), { do: 'pass' }] }],
  ],
  [
    'If you has droid: (If you has droid: Draw 1 destiny.) Otherwise: Draw 2 destiny.',
    [{ do: 'if', needs: has, then: [{ do: 'if', needs: has, then: [draw(1)] }], else: [draw(2)] }],
  ],
  [
    'If you has droid: If you has droid: Draw 1 destiny. Otherwise: Draw 2 destiny.',
    [{ do: 'if', needs: has, then: [{ do: 'if', needs: has, then: [draw(1)], else: [draw(2)] }] }],
  ],
  [
    '(If you has droid: (When Han wins: Pass.) Draw 1 destiny.) Pass.',
    [{ do: 'if', needs: has, then: [{ do: 'when', card: 'Han', then: [{ do: 'pass' }] }, draw(1)] }, { do: 'pass' }],
  ],
  [
    '(You may when Han wins: Pass.) Pass.',
    [{ do: 'may', act: { do: 'when', card: 'Han', then: [{ do: 'pass' }] } }, { do: 'pass' }],
  ],
  [
    'Droid gains "When Han wins: Pass." Pass.',
    [{ do: 'grant', what: droids, text: [{ do: 'when', card: 'Han', then: [{ do: 'pass' }] }] }, { do: 'pass' }],
  ],
];

describe('a grammar reads what it prints', () => {
  it.each([...LINES, ...BLOCKS])('%s', (text, tree) => {
    expect(cards.parse('effects', text)).toEqual(tree);
    expect(cards.print('effects', tree)).toBe(text);
  });
});

function refused(text: string, type: keyof Types = 'effects'): GrammarError {
  try {
    cards.parse(type, text);
  } catch (error) {
    if (error instanceof GrammarError) return error;
    throw error;
  }
  throw new Error(`"${text}" was read`);
}

const AT_END = 'the end of the line';

describe('text that is not read', () => {
  it.each([
    ['Draw 1 density.', 8, '"destiny" or "for"', '"density"'],
    ['Draw one destiny.', 6, 'amount', '"one"'],
    ['draw 1 destiny.', 1, 'effect', '"draw"'],
    ['', 1, 'effect', AT_END],
    ['Draw 1 destiny', 15, '"." or "against"', AT_END],
    ['Draw 1 destiny.Pass.', 16, `a space or ${AT_END}`, '"Pass"'],
    ['Draw 1 destiny. Frob.', 17, `effect or ${AT_END}`, '"Frob"'],
    ['Draw 1 destiny  against droid.', 16, '"." or "against"', '" "'],
    ['Your opponent lose 1 Force.', 15, '"loses"', '"lose"'],
    ['You loses 21 Force.', 11, 'amount', '"21"'],
    ['You loses 01 Force.', 11, 'amount', '"01"'],
    ['You loses 1.5 Force.', 11, 'amount', '"1"'],
    ['Recover 1.50 markers.', 9, 'decimal', '"1"'],
    ['Add -0 to droid.', 5, 'signed', '"-"'],
    ['Add 2 to droid.', 5, 'signed', '"2"'],
    ['Cancel Lukes.', 8, 'name', '"Lukes"'],
    ['Cancel luke.', 8, 'name', '"luke"'],
    ['Draw 1 destiny against droid with might over 2.', 35, '"ability" or "power"', '"might"'],
    ['Draw 1 destiny against droid, pilot.', 36, '"," or "or"', '"."'],
    ['If you has droid Draw 1 destiny.', 18, '",", ":", "or" or "with"', '"Draw"'],
    ['Droid gains "Pass".', 18, '"."', `'"'`],
    ['Droid gains "Pass.', 19, `'"'`, AT_END],
    ['(When Han wins: Pass. Pass.', 28, '")"', AT_END],
    ['(When Han wins: Pass.)', 23, 'no brackets where nothing follows', AT_END],
    ['(Pass.) Pass.', 6, 'no brackets around this sentence', '"."'],
  ])('%s', (text, column, expected, found) => {
    expect(refused(text)).toMatchObject({ refusal: 'unread', text, column, expected, found });
    expect(refused(text).message).toBe(`column ${column}: expected ${expected}, found ${found}`);
  });

  it('lists no more than eight expectations', () => {
    const verbs = Object.fromEntries('abcdefghij'.split('').map((verb) => [verb, `go ${verb}`]));
    const many = grammar<{ move: { readonly do: string } }>(({ choice }) => ({ move: choice('do', verbs) }));
    const message = 'expected "a", "b", "c", "d", "e", "f", "g", "h" or 2 others, found "x"';
    expect(() => many.parse('move', 'go x')).toThrow(message);
  });

  it('reads a type that is no sentence without a capital and a full stop', () => {
    expect(cards.parse('effect', 'pass')).toEqual({ do: 'pass' });
    expect(refused('Pass', 'effect')).toMatchObject({ column: 1 });
    expect(refused('pass.', 'effect')).toMatchObject({ column: 5, expected: AT_END });
  });
});

describe('text that asks too much', () => {
  it.each([
    ['brackets without end', '('.repeat(10_000), 'too long'],
    ['a long line', `${'Pass. '.repeat(200)}Pass.`, 'too long'],
    ['blocks in blocks', 'If you has droid: '.repeat(50), 'too deep'],
    ['brackets in brackets', '(When Han wins: '.repeat(60), 'too deep'],
    ['quotes in quotes', 'Droid gains "'.repeat(70), 'too deep'],
    ['not not not', `If ${'not '.repeat(200)}`, 'too deep'],
    ['brackets alone', '('.repeat(1000), 'unread'],
    ['sentences one after another', `${'Pass. '.repeat(160)}Frob.`, 'unread'],
    ['a list without end', `Draw 1 destiny against ${'droid, '.repeat(130)}x.`, 'unread'],
  ])('%s', (_, text, refusal) => {
    expect(refused(text)).toMatchObject({ refusal });
  });

  it('stops where a grammar has too many ways to read a line', () => {
    interface Ways {
      a: 'a';
      as: readonly Ways['a'][];
      ass: readonly Ways['as'][];
      all: { readonly one: Ways['ass']; readonly two: Ways['ass']; readonly three: Ways['ass'] };
    }
    const ways = grammar<Ways>(({ words, list, record }) => ({
      a: words('a'),
      as: list('a', { between: ' ' }),
      ass: list('as', { between: ' ' }),
      all: record('{one:ass} {two:ass} {three:ass}!'),
    }));
    expect(() => ways.parse('all', `${'a '.repeat(400)}b`)).toThrow('text that is read in less time');
  });
});

describe('text with two meanings', () => {
  interface Twice {
    say: Node<'do', { readonly old: 'see {what} and women[ and {more:what}]'; readonly new: 'see {what}' }, Twice>;
    what: 'old men' | 'old men and women';
    all: readonly Twice['say'][];
  }
  const twice = grammar<Twice>(({ choice, words, list }) => ({
    say: choice('do', { old: 'see {what} and women[ and {more:what}]', new: 'see {what}' }),
    what: words('old men', 'old men and women'),
    all: list('say', { between: '; ' }),
  }));

  it('is refused, and both are shown where they differ', () => {
    const both = 'two: {"do":"old","what":"old men"} and {"do":"new","what":"old men and women"}';
    expect(() => twice.parse('all', 'see old men; see old men and women')).toThrow(both);
  });

  it('is no matter where only one of them goes on', () => {
    const one = { do: 'old', what: 'old men', more: 'old men' };
    expect(twice.parse('say', 'see old men and women and old men')).toEqual(one);
  });

  it('has one meaning if both ways lead to the same tree', () => {
    const same = grammar<{ n: number; m: number; either: number }>(({ number, decimal, either }) => ({
      n: number(),
      m: decimal(),
      either: either('n', 'm'),
    }));
    expect([same.parse('either', '2'), same.parse('either', '2.5')]).toEqual([2, 2.5]);
  });
});

describe('trees that cannot be written', () => {
  const print = (tree: unknown) => () => cards.print('effects', [tree as Types['effect']]);

  it.each([
    ['of an unknown kind', { do: 'sing' }, '{"do":"sing"} is no effect'],
    ['of a kind every object has', { do: 'toString' }, 'is no effect'],
    ['with a word that is none', { do: 'lose', who: 'nobody', n: 1 }, '"nobody" is no who'],
    ['with a number out of bounds', { do: 'lose', who: 'you', n: 21 }, '21 is no amount'],
    ['with a fraction', { do: 'lose', who: 'you', n: 0.5 }, '0.5 is no amount'],
    ['with a number written otherwise', { do: 'recover', n: 1e-7 }, '1e-7 is no decimal'],
    ['with an unknown title', { do: 'cancel', card: 'Lando' }, '"Lando" is no name'],
    ['with text that does not match', { do: 'add', by: 1, what: droids, time: '1 turn more' }, 'is no time'],
    ['that lack a field', { do: 'cancel' }, 'effect.cancel lacks its field "card"'],
    ['with a field too many', { do: 'pass', card: 'Luke' }, 'effect.pass has no field "card"'],
    [
      'with half a group',
      { do: 'draw', n: 1, what: { ...droids, stat: 'power' } },
      'filter needs stat, op, than or none',
    ],
    ['with a flag that is false', { do: 'free', what: droids, free: false }, 'effect.free has false in "free"'],
    ['with an empty list', { do: 'when', card: 'Han', then: [] }, '[] is no effects'],
  ])('%s', (_, tree, why) => {
    expect(print(tree)).toThrow(PrintError);
    expect(print(tree)).toThrow(why);
  });

  it('deeper or longer than what is read', () => {
    let deep: Types['effect'] = { do: 'pass' };
    for (let i = 0; i < 100_000; i += 1) deep = { do: 'may', act: deep };
    expect(print(deep)).toThrow('nested more than');
    const long = Array.from({ length: 400 }, (): Types['effect'] => ({ do: 'pass' }));
    expect(() => cards.print('effects', long)).toThrow('more than 1000 characters');
  });
});

describe('words in pieces', () => {
  interface Pieces {
    say: { readonly do: string };
    says: readonly Pieces['say'][];
    n: number;
    ago: { readonly long?: true };
  }
  const TABLE = {
    dice: '{n}d dice',
    fly: 'card[s{many:true}] fly',
    leave: 'leave[ {n}]',
    gone: '{ago}gone',
    plus: '+{n} each',
  } as const;
  const pieces = grammar<Pieces>(({ choice, sentences, number, record }) => ({
    say: choice('do', TABLE as Readonly<Record<string, string>>),
    says: sentences('say'),
    n: number(),
    ago: record('[long {long:true}]'),
  }));

  it.each([
    ['2d dice.', { do: 'dice', n: 2 }],
    ['Card fly.', { do: 'fly' }],
    ['Cards fly.', { do: 'fly', many: true }],
    ['Leave.', { do: 'leave' }],
    ['Leave 2.', { do: 'leave', n: 2 }],
    ['Gone.', { do: 'gone', ago: {} }],
    ['Long gone.', { do: 'gone', ago: { long: true } }],
    ['+2 each.', { do: 'plus', n: 2 }],
  ])('%s', (text, tree) => {
    expect(pieces.parse('says', text)).toEqual([tree]);
    expect(pieces.print('says', [tree])).toBe(text);
  });

  it.each(['2D dice.', 'gone.', 'Long Gone.', 'Leaves.'])('not %s', (text) => {
    expect(() => pieces.parse('says', text)).toThrow(GrammarError);
  });
});

describe('the longest of several words', () => {
  interface Kinds {
    kind: 'ship' | 'weapon' | 'ship weapon';
    kinds: readonly Kinds['kind'][];
  }
  const kinds = (longest: boolean) =>
    grammar<Kinds>((kit) => ({
      kind: (longest ? kit.longest : kit.words)('ship', 'weapon', 'ship weapon'),
      kinds: kit.list('kind', { between: ' ' }),
    }));

  it('is the one that is read', () => {
    expect(kinds(true).parse('kinds', 'ship weapon ship')).toEqual(['ship weapon', 'ship']);
    expect(kinds(true).print('kinds', ['ship weapon', 'ship'])).toBe('ship weapon ship');
  });

  it('and of plain words, any: then there are two meanings', () => {
    expect(() => kinds(false).parse('kinds', 'ship weapon ship')).toThrow(GrammarError);
  });
});
