import { LONGEST_LINE } from '@dejarik/language';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardType } from '../src/cards/card.ts';
import { CardTextError, parseAbility } from '../src/language/parse.ts';
import { printAbility } from '../src/language/print.ts';
import type { Ability, Effect, Filter } from '../src/language/tree.ts';
import * as examples from './language-examples.ts';
import { battleAbility, missionAbility, unitAbility } from './language-trees.ts';
import { EXTENSION_LINES, NOUN_LINES, PLACE_LINES, WORDS } from './language-words.ts';

/** Whether a node anywhere in the tree has this value under this key. */
function holds(tree: unknown, key: string, value: string): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  return Object.entries(tree).some(([part, inside]) => (part === key && inside === value) || holds(inside, key, value));
}

const tables: readonly [string, string, Record<string, readonly examples.Example[]>][] = [
  ['abilities', 'is', examples.ABILITIES],
  ['effects', 'do', examples.EFFECTS],
  ['rules', 'rule', examples.RULES],
  ['events', 'on', examples.EVENTS],
  ['conditions', 'is', examples.CONDITIONS],
  ['costs', 'is', examples.COSTS],
  ['modifiers', 'is', examples.MODS],
  ['restrictions', 'only', examples.RESTRICTIONS],
  ['places', 'in', PLACE_LINES],
  ['nouns', 'noun', NOUN_LINES],
];

describe('every line', () => {
  describe.each(tables)('of the %s', (_, key, table) => {
    test.each(Object.entries(table))('%s: is read and written back', (member, lines) => {
      for (const [type, line] of lines) {
        const tree = parseAbility(line, type);
        expect({ line, holds: holds(tree, key, member) }).toEqual({ line, holds: true });
        expect(printAbility(tree, type)).toBe(line);
      }
    });
  });

  test.each(WORDS.flatMap((table) => Object.entries(table)))(
    'with the word %s is read and written back',
    (_, lines) => {
      for (const [type, line] of lines) expect(printAbility(parseAbility(line, type), type)).toBe(line);
    },
  );
});

test.each(EXTENSION_LINES)('an extension is one fixed sentence (%s: %s)', (type, line) => {
  const tree = parseAbility(line, type);
  expect(tree).toMatchObject({
    is: 'mission',
    body: expect.arrayContaining([{ do: 'extension', name: expect.any(String) }]),
  });
  expect(printAbility(tree, type)).toBe(line);
});

/** Random trees have pronouns where they mean nothing; language-refusals.test.ts tests that these are refused. */
function speaksOfNothing(line: string, type: CardType): boolean {
  try {
    parseAbility(line, type);
  } catch (error) {
    return error instanceof CardTextError && error.expected.startsWith('something that "');
  }
  return false;
}

describe('every tree', () => {
  test.each([
    ['Character', unitAbility],
    ['Battle', battleAbility],
    ['Mission', missionAbility],
  ] as const)('of a %s card is what its text says', (type, trees) => {
    fc.assert(
      fc.property(trees, (tree) => {
        const line = printAbility(tree, type);
        fc.pre(line.length <= LONGEST_LINE && !speaksOfNothing(line, type));
        expect({ line, tree: parseAbility(line, type) }).toEqual({ line, tree });
      }),
      { numRuns: 400 },
    );
  });
});

const body = (line: string): readonly Effect[] =>
  (parseAbility(line, 'Battle') as Extract<Ability, { is: 'activated' }>).body;

/** The filter of `Choose 1 …`. */
function chosen(words: string): Filter {
  const [first] = body(`Choose 1 ${words}.`);
  if (first?.do !== 'choose' || typeof first.target === 'string' || !('choose' in first.target)) throw new Error(words);
  return first.target.choose;
}

describe('the tree of', () => {
  test('an activated ability has its restrictions, costs and effects', () => {
    expect(
      parseAbility('Build step, once per turn: Tap, pay 1 build point -> Draw 1 card. Discard 2 cards.', 'Ground'),
    ).toEqual({
      is: 'activated',
      when: [{ only: 'build step' }, { only: 'once per turn' }],
      costs: [{ is: 'tap' }, { is: 'build', n: 1 }],
      body: [
        { do: 'draw', n: 1 },
        { do: 'discardCards', who: 'you', n: 2 },
      ],
    });
  });

  test('a triggered ability that offers something', () => {
    const line =
      'When this unit attacks a Character other than a Jedi Knight or Jedi Master: You may pay Force equal to its build cost: When this attack ends: Retreat it.';
    expect(parseAbility(line, 'Character')).toEqual({
      is: 'triggered',
      event: {
        on: 'attacks',
        whom: { kinds: [{ subtypes: [], noun: 'Character' }], not: ['Jedi Knight', 'Jedi Master'] },
      },
      body: [
        {
          do: 'may',
          who: 'you',
          costs: [{ is: 'force', n: { buildCostOf: 'it' } }],
          body: [{ do: 'when', event: 'this attack ends', body: [{ do: 'retreat', target: 'it' }] }],
        },
      ],
    });
  });

  test('a static ability with two rules, one about a name', () => {
    const line = 'While this unit is in Character: Each of your Jedi has +10 speed; Anakin Skywalker has +2 power.';
    expect(parseAbility(line, 'Character')).toEqual({
      is: 'static',
      while: { is: 'in', who: 'this', place: 'Character' },
      rules: [
        {
          rule: 'gets',
          who: { whose: 'your', kinds: [{ subtypes: ['Jedi'], noun: '' }] },
          mods: [{ is: 'stat', stat: 'speed', n: 10 }],
        },
        { rule: 'gets', who: { kinds: [], named: 'Anakin Skywalker' }, mods: [{ is: 'stat', stat: 'power', n: 2 }] },
      ],
    });
  });

  test('a Pilot', () => {
    expect(parseAbility('Capital Ship Pilot: +20 speed; "Pay 2 Force -> Intercept."', 'Character')).toEqual({
      is: 'pilot',
      of: 'Capital Ship',
      grants: [
        { is: 'stat', stat: 'speed', n: 20 },
        {
          is: 'ability',
          ability: {
            is: 'activated',
            when: [],
            costs: [{ is: 'force', n: 2 }],
            body: [{ do: 'keyword', keyword: 'Intercept', n: 0 }],
          },
        },
      ],
    });
  });

  test('a Mission with a condition and a cost', () => {
    expect(
      parseAbility(
        'Only if you have 2 or more units in each arena: To complete, pay 3 Force: Gain 2 build points.',
        'Mission',
      ),
    ).toEqual({
      is: 'mission',
      if: { is: 'eachArena', least: 2 },
      costs: [{ is: 'force', n: 3 }],
      body: [{ do: 'buildPoints', who: 'you', n: 2 }],
    });
  });

  test('what is lost or cheaper counts below 0', () => {
    expect(body('The enemy loses 2 Force. Dark loses 1 build point for each Jedi.')).toEqual([
      { do: 'force', who: 'enemy', n: -2 },
      { do: 'buildPoints', who: 'Dark', n: { per: -1, each: { kinds: [{ subtypes: ['Jedi'], noun: '' }] } } },
    ]);
    expect(parseAbility('Each Clone costs 1 less to deploy.', 'Character')).toEqual({
      is: 'static',
      rules: [{ rule: 'deployCost', who: { kinds: [{ subtypes: ['Clone'], noun: '' }] }, n: -1 }],
    });
  });

  test('a cost with a condition, and who pays it', () => {
    expect(body('Unless the enemy has a Jedi in Character and pays 2 Force: Tap the attacker.')).toEqual([
      {
        do: 'unless',
        who: 'enemy',
        condition: {
          is: 'have',
          who: 'enemy',
          least: 1,
          most: 99,
          what: { kinds: [{ subtypes: ['Jedi'], noun: '' }], in: 'Character' },
        },
        costs: [{ is: 'force', n: 2 }],
        body: [{ do: 'tap', target: 'attacker' }],
      },
    ]);
  });

  test('a choice of the enemy among their own', () => {
    expect(body('The enemy chooses 1 of their units in Character.')).toEqual([
      {
        do: 'choose',
        target: {
          choose: { whose: 'enemy', kinds: [{ subtypes: [], noun: 'unit' }], in: 'Character' },
          min: 1,
          max: 1,
          by: 'enemy',
        },
      },
    ]);
  });

  test('a block takes all that follows, brackets end it', () => {
    const draw = { do: 'draw', n: 1 };
    const gain = { do: 'force', who: 'you', n: 1 };
    expect(body('You may: Draw 1 card. Gain 1 Force.')).toEqual([
      { do: 'may', who: 'you', costs: [], body: [draw, gain] },
    ]);
    expect(body('(You may: Draw 1 card.) Gain 1 Force.')).toEqual([
      { do: 'may', who: 'you', costs: [], body: [draw] },
      gain,
    ]);
  });
});

describe('a filter', () => {
  test.each<[string, Filter]>([
    [
      'of your other Droids in Character',
      { whose: 'your', other: true, kinds: [{ subtypes: ['Droid'], noun: '' }], in: 'Character' },
    ],
    ['other enemy unit', { whose: 'enemy', other: true, kinds: [{ subtypes: [], noun: 'unit' }] }],
    ['of your Naboo Soldiers', { whose: 'your', kinds: [{ subtypes: ['Naboo', 'Soldier'], noun: '' }] }],
    [
      'of your Jedi or Spies',
      {
        whose: 'your',
        kinds: [
          { subtypes: ['Jedi'], noun: '' },
          { subtypes: ['Spy'], noun: '' },
        ],
      },
    ],
    ['Dark Jedi', { kinds: [{ subtypes: ['Dark', 'Jedi'], noun: '' }] }],
    ['Dark-side Jedi', { side: 'Dark', kinds: [{ subtypes: ['Jedi'], noun: '' }] }],
    ['Dark Droid', { side: 'Dark', kinds: [{ subtypes: ['Droid'], noun: '' }] }],
    ['Imperial Battle Station', { kinds: [{ subtypes: ['Imperial', 'Battle', 'Station'], noun: '' }] }],
    ['untapped non-Jedi Character', { is: ['untapped'], not: ['Jedi'], kinds: [{ subtypes: [], noun: 'Character' }] }],
    [
      'unit named Poggle the Lesser in Space',
      { kinds: [{ subtypes: [], noun: 'unit' }], named: 'Poggle the Lesser', in: 'Space' },
    ],
    [
      'unit named [Destroyer Droid, W Series]',
      { kinds: [{ subtypes: [], noun: 'unit' }], named: 'Destroyer Droid, W Series' },
    ],
  ])('"%s" is read and written', (words, filter) => {
    expect(chosen(words)).toEqual(filter);
    expect(printAbility(parseAbility(`Choose 1 ${words}.`, 'Battle'), 'Battle')).toBe(`Choose 1 ${words}.`);
  });
});

describe('friendly variants', () => {
  test.each<[CardType, string, string]>([
    ['Character', 'pay 2 Force -> evade 1.', 'Pay 2 Force -> Evade 1.'],
    ['Battle', 'Tap one of your units.', 'Tap 1 of your units.'],
    ['Battle', 'Tap an untapped Character.', 'Tap 1 untapped Character.'],
    ['Battle', 'Draw a card.', 'Draw 1 card.'],
    ['Mission', 'You gain 2 Force.', 'Gain 2 Force.'],
    ['Character', 'This unit gets +1 power.', 'This unit has +1 power.'],
    ['Battle', '1 of your Jedi gets +1 power this turn.', 'Give 1 of your Jedi +1 power this turn.'],
    [
      'Battle',
      'Give Luke Skywalker Critical Hit 2 for this attack.',
      'Give Luke Skywalker Critical Hit 2 this attack.',
    ],
    ['Battle', '1 of your Jedi gets +1 power until end of turn.', 'Give 1 of your Jedi +1 power this turn.'],
    ['Battle', 'Prevent up to 2 damage to 1 unit.', 'Prevent at most 2 damage to 1 unit.'],
    ['Battle', 'Remove up to 2 damage counters from 1 unit.', 'Take at most 2 damage counters off 1 unit.'],
    ['Character', 'Counts as a Dark Jedi.', 'Counts as Dark Jedi.'],
    ['Battle', 'Tap 1 enemy other unit.', 'Tap 1 other enemy unit.'],
    ['Battle', 'Tap 1 damaged untapped unit.', 'Tap 1 untapped damaged unit.'],
    [
      'Character',
      'When a Droid would damage this unit: Prevent that damage.',
      'When a Droid would damage this unit: Prevent all damage to this unit.',
    ],
  ])('of a %s: %s', (type, line, canonical) => {
    expect(printAbility(parseAbility(line, type), type)).toBe(canonical);
  });
});

describe('what is not understood is refused', () => {
  test.each<[CardType, string, number, string]>([
    ['Character', 'Pay 2 Force -> Evade 1', 23, '"."'],
    ['Character', 'Pay 2 Force -> Evaporate.', 16, 'an effect'],
    ['Character', 'Pay two Force -> Evade 1.', 5, 'a number'],
    ['Character', 'Shields one.', 9, 'a number'],
    ['Character', 'Shields 1. Stun 2.', 12, 'the end of the line'],
    ['Character', 'This unit has +1 strength.', 18, '"speed", "power" or "health"'],
    ['Character', 'This card has +1 power.', 1, '"this unit", "it", "the attacker" or "the defender"'],
    ['Character', 'Bananas are yellow.', 9, '"has" or "costs"'],
    ['Character', 'every unit wins.', 1, 'an ability'],
    [
      'Character',
      'When this unit sleeps: Draw 1 card.',
      16,
      '"attacks", "damages", "is damaged", "is discarded", "retreats" or "would damage"',
    ],
    ['Character', 'While you have a Jedi in Spaces: This unit has +1 power.', 26, 'a place'],
    ['Battle', 'Give 1 of your units +1 power.', 30, '"this attack" or "this battle" or "this turn"'],
    ['Battle', '1 of your units gets +1 power.', 30, '"this attack" or "this battle" or "this turn"'],
    ['Battle', 'Tap 2 of your Droid.', 20, '"units" or another noun in the plural after "Droid"'],
    ['Battle', 'Draw 1 card please.', 13, '"."'],
    ['Battle', 'Choose 1 Space or Ground.', 10, 'a kind of card'],
    ['Battle', 'Either: Draw 1 card.', 21, '"Or:"'],
    ['Mission', '', 1, 'an effect'],
  ])('%s: %s', (type, line, column, expected) => {
    let error: unknown;
    try {
      parseAbility(line, type);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(CardTextError);
    expect(error).toMatchObject({ text: line, column, expected });
    expect((error as CardTextError).message).toContain(`column ${column}: expected ${expected}`);
  });
});

test('a line with words changed is refused, or still says one thing', () => {
  const lines = tables.flatMap(([, , table]) => Object.values(table).flat());
  const words = [...new Set(lines.flatMap(([, line]) => line.split(' ')))];
  const change = fc.record({
    line: fc.constantFrom(...lines),
    at: fc.nat(30),
    gone: fc.nat(2),
    put: fc.constantFrom(...words),
  });
  fc.assert(
    fc.property(change, ({ line: [type, line], at, gone, put }) => {
      const text = line.split(' ').toSpliced(at, gone, put).join(' ');
      let tree: Ability;
      try {
        tree = parseAbility(text, type);
      } catch (error) {
        if (error instanceof CardTextError) return;
        throw error;
      }
      expect({ text, tree: parseAbility(printAbility(tree, type), type) }).toEqual({ text, tree });
    }),
    { numRuns: 2000 },
  );
});

/** Milliseconds, on a busy machine; alone it takes some ten, and what tries every reading takes minutes. */
const AT_ONCE = 2000;

test('as many lines as 450 cards have are read at once', () => {
  const lines = tables.flatMap(([, , table]) => Object.values(table).flat());
  const many = Array.from(
    { length: 500 },
    (_, i) => lines[i % lines.length] ?? ['Space', 'Shields 1.'],
  ) as examples.Example[];
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    for (const [type, line] of many) parseAbility(line, type);
    return performance.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(AT_ONCE);
});
