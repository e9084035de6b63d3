import { describe, expect, it } from 'vitest';
import { GrammarError } from '../src/index.ts';
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

describe('text that is not read', () => {
  it.each([
    ['Draw 1 density.', 8, '"destiny"', '"density"'],
    ['Draw one destiny.', 6, 'amount', '"one"'],
    ['draw 1 destiny.', 1, 'effect', '"draw"'],
    ['Draw 1 destiny', 15, '" against" or "."', 'the end of the line'],
  ])('%s', (text, column, expected, found) => {
    expect(refused(text)).toMatchObject({ refusal: 'unread', text, column, expected, found });
  });
});
