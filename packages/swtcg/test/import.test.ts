import { describe, expect, test } from 'vitest';
import { readCards } from '../src/cards/cardfile.ts';
import { CORRECTIONS } from '../src/import/corrections.ts';
import { importSet } from '../src/import/import-set.ts';
import { parseAbility } from '../src/language/parse.ts';
import { printAbility } from '../src/language/print.ts';
import { imported, row, tsv } from './import-rows.ts';

describe('a set file', () => {
  test('becomes a card file', () => {
    const { text, report } = imported(
      row({
        Name: 'Brokk Tavin (B)',
        Number: '2',
        Side: 'L',
        Subtype: 'Bith - Mechanic',
        Text: 'Stun 1 | Pay 4 Force -> Brokk gets +40 speed until the end of turn.',
      }),
      row({
        Name: 'Loose Bolts',
        Number: '1',
        Side: 'D',
        Type: 'Battle',
        Rarity: 'U',
        Text: 'Pay 9 Force -> One of your Mechanics gets Stun 6 for this attack.',
      }),
      row({
        Name: 'Long Shift',
        Number: '3',
        Type: 'Mission',
        Rarity: 'R',
        Text: 'Draw 9 cards. Then you gain +5 Force.',
      }),
      row({ Name: 'Dormant Drill', Number: '4', Type: 'Ground', Text: '' }),
    );
    expect(text).toBe(`# Made Up (ZZZ)

1 Loose Bolts   Dark Battle   U
   Pay 9 Force -> Give 1 of your Mechanics Stun 6 this attack.

2 Brokk Tavin (B)   Light Character - Bith Mechanic   C
   cost 4   speed 30   power 3   health 5
   Stun 1.
   Pay 4 Force -> Give this unit +40 speed this turn.

3 Long Shift   Neutral Mission   R
   cost 4
   Draw 9 cards. Gain 5 Force.

4 Dormant Drill   Neutral Ground - Mechanic   C
   cost 4   speed 30   power 3   health 5
`);
    expect(report).toEqual({ cards: 4, playable: 4, refused: [], faults: [] });
    expect(readCards(text).faults).toEqual([]);
  });

  test('keeps names apart from their plain spelling', () => {
    const { text } = imported(
      row({ Name: 'Padme Tavin (A)', Number: '7', Text: 'Pay 4 Force -> Padme gets Stun 3 for this attack.' }),
    );
    expect(text).toContain('7 Padmé Tavin (A)   ');
    expect(text).toContain('Give this unit Stun 3 this attack.');
  });

  test('has its subtypes mended, and says so', () => {
    const { text, report } = imported(row({ Number: '8', Subtype: 'Guship', Type: 'Ground' }));
    expect(text).toContain('Neutral Ground - Gunship   C');
    expect(report.faults).toEqual(['line 2: subtype "Guship" read as "Gunship"']);
  });

  test('keeps the words of subtypes that stand right after a hyphen', () => {
    expect(imported(row({ Subtype: 'Naboo -Skill' })).text).toContain('Neutral Character - Naboo Skill   C');
  });

  test('with words that any object knows is translated like any other', () => {
    const { report } = imported(
      row({ Text: 'Discard constructor cards from your hand.', Type: 'Mission' }),
      row({ Text: 'Pay 1 Force -> Each of your units gets +1 power toString.', Type: 'Battle' }),
      row({ Text: 'When the constructor battle step starts, draw a card.' }),
    );
    expect(report).toMatchObject({ cards: 3, playable: 0 });
  });

  test('without the right heading or without cards is refused as a whole', () => {
    expect(() => importSet('Name\tCost\r\n', { name: 'x' })).toThrow(
      'line 1, column 2: expected the heading "Set", found "Cost"',
    );
    expect(() => importSet(tsv(), { name: 'x' })).toThrow('no card can be read: the file is empty');
    expect(() => imported(row({ Side: 'Q' }))).toThrow('no card can be read: line 2, column 4 (Side)');
  });
});

describe('a broken row', () => {
  test.each([
    [row({ Cost: 'X' }), 'line 3, column 7 (Cost): "X" is not a whole number'],
    [row({ Cost: '' }), 'line 3, column 7 (Cost): "" is not a whole number'],
    [row({ Side: 'Y' }), 'line 3, column 4 (Side): "Y" is none of L, D, N'],
    [row({ Type: 'Gadget' }), 'line 3, column 5 (Type): "Gadget" is none of Space, Ground, Character, Battle, Mission'],
    [row({ Rarity: 'Z' }), 'line 3, column 11 (Rarity): "Z" is none of C, U, R, P'],
    [row({ Number: '' }), 'line 3, column 12 (Number): "" is not a whole number'],
    [row({ Number: '500' }), 'line 3, column 12 (Number): 500 is taken by another card'],
    [row({ Name: '' }), 'line 3, column 1 (Name): the card has no name'],
    [row({ Set: '' }), 'line 3, column 2 (Set): the card has no set code'],
    [row({ Set: 'YYY' }), 'line 3, column 2 (Set): "YYY" in a file of the set "ZZZ"'],
    [row({ Side: 'constructor' }), 'line 3, column 4 (Side): "constructor" is none of L, D, N'],
    [
      row({ Subtype: 'constructor' }),
      'line 3, column 6 (Subtype): "constructor" is no subtype; write its words with a capital',
    ],
    [
      row({ Cost: '9'.repeat(400) }),
      `line 3, column 7 (Cost): "${'9'.repeat(40)}…" is more than 999, the most that a card can have`,
    ],
    [row({ Number: '1000' }), 'line 3, column 12 (Number): "1000" is more than 999, the most that a card can have'],
    [row({ Set: 'Z Z' }), 'line 3, column 2 (Set): "Z Z" is no set code; write it with letters, digits and _ alone'],
    [row({ Text: 'x'.repeat(6000) }), 'line 3: more than 5000 characters; a card needs fewer'],
    ['One\tTwo\tThree', 'line 3: 3 fields instead of 17, counted at column 3 (ImageFile)'],
    [`${row({})}\tmore`, 'line 3: 18 fields instead of 17, counted at column 17 (DraftRarity)'],
  ])('is left out and named with its line and column (%#)', (broken, message) => {
    const { text, report } = imported(
      row({ Name: 'Sound Card', Number: '500' }),
      broken,
      row({ Name: 'Next Card', Number: '501' }),
    );
    expect(report.faults).toEqual([message]);
    expect(readCards(text).cards.map((card) => card.name)).toEqual(['Sound Card', 'Next Card']);
  });
});

describe('reprints', () => {
  const original = row({ Name: 'Brokk Tavin (A)', Number: '1', Rarity: 'U', Text: 'Stun 1' });

  test('are other printings of the same card', () => {
    const { text, report } = imported(
      row({ Name: 'Brokk Tavin (A) (Promo)', Number: '', Rarity: 'P', Text: 'Stun 1' }),
      original,
      row({ Name: 'Brokk Tavin (A) (Promo 2)', Number: '', Rarity: 'P', Text: 'Stun 1' }),
    );
    expect(report).toEqual({ cards: 1, playable: 1, refused: [], faults: [] });
    expect(text).toContain('1 Brokk Tavin (A)   Neutral Character - Mechanic   U');
  });

  test('with other rules are reported, and the ordinary printing is kept', () => {
    const { text, report } = imported(original, row({ Name: 'Brokk Tavin (A) (Starter)', Number: '', Text: 'Stun 4' }));
    expect(report.faults).toEqual(['line 3: Brokk Tavin is a reprint with other rules; the row of line 2 is kept']);
    expect(text).toContain('Stun 1.');
  });

  test('of a card that the set does not hold need a number', () => {
    const { report } = imported(original, row({ Name: 'Other Tavin (Promo)', Number: '' }));
    expect(report.faults).toEqual([
      'line 3, column 12 (Number): a reprint of a card that this set does not hold has no number',
    ]);
    expect(imported(original, row({ Name: 'Other Tavin (Promo)', Number: '9' })).report.cards).toBe(2);
  });

  test('a card that stands twice is taken once', () => {
    const { report } = imported(original, row({ Name: 'Brokk Tavin (A)', Number: '3' }));
    expect(report.faults).toEqual(['line 3: Brokk Tavin stands twice; the row of line 2 is kept']);
    expect(report.cards).toBe(1);
  });
});

describe('text that the language cannot say', () => {
  test.each([
    ['Pay 4 Force -> Juggle 3', 'no effect of the language: "Juggle 3"'],
    ['As long as it rains, this unit gets +1 power.', 'no condition of the language: "it rains"'],
    ['This unit hums (loudly).', 'no rule of the language: "This unit hums (loudly)"'],
    ['When the cantina closes, draw a card.', 'no event of the language: "the cantina closes"'],
    ['Sing -> Draw a card.', 'no cost of the language: "Sing"'],
    ['Pay 4 Force -> Tap one of your Gamblers.', '"Gamblers" is no known subtype'],
    ['Pay 4 Force -> Draw a card. Play only on rainy days.', 'no restriction of the language: "on rainy days"'],
    ['This unit gets Juggle 3.', 'nothing that a unit can get: "Juggle 3"'],
    ['Each Mechanic in the cantina gets +5 speed.', 'no such place: "the cantina"'],
    ['When this unit damages a Mechanic, tap it.', 'which of two units is meant: "tap it."'],
    ['Pay 4 Force -> You may draw 9 cards. Gain 5 Force.', 'more text after "You may draw 9 cards"'],
  ])('is refused: %s', (text, reason) => {
    const { text: file, report } = imported(
      row({ Name: 'Odd One (A)', Number: '5', Text: `Stun 1 | ${text}` }),
      row({ Name: 'Plain One', Number: '6', Text: 'Stun 2' }),
    );
    expect(report.refused).toEqual([{ id: 'ZZZ-5', title: 'Odd One (A)', reason }]);
    expect([report.cards, report.playable]).toEqual([2, 1]);
    expect(file).toContain(`   ! not playable: ${reason}\n`);
    const read = readCards(file);
    expect(read.faults).toEqual([]);
    expect(read.unplayable).toEqual([{ id: 'ZZZ-5', reason }]);
    expect(read.cards[0]?.abilities).toEqual([]);
  });
});

describe('corrections', () => {
  const [id = '', correction] = [...CORRECTIONS][0] ?? [];
  const [set = '', number = ''] = id.split('-');

  test('take the place of the text of the card that they name', () => {
    const { text, report } = imported(
      row({ Set: set, Number: number, Type: 'Mission', Name: correction?.title ?? '', Text: 'Hum.' }),
    );
    expect(report.faults).toEqual([]);
    expect(text).toContain(correction?.lines.join('\n   '));
  });

  test('leave another card with the same number alone, and say so', () => {
    const { text, report } = imported(
      row({ Set: set, Number: number, Type: 'Mission', Name: 'Other Card', Text: 'Draw 7 cards.' }),
    );
    expect(report.faults).toEqual([`line 2: the correction for ${id} is for "${correction?.title}", not "Other Card"`]);
    expect(text).toContain('Draw 7 cards.');
  });

  test('stand in the house style, with a reason', () => {
    const lines = [...CORRECTIONS.values()].flatMap((one) => one.lines);
    expect(lines.map(asSomeType)).toEqual(lines);
    expect([...CORRECTIONS.values()].filter((one) => one.why === '' || one.lines.length === 0)).toEqual([]);
  });
});

/** The line printed again, on whichever type of card it can stand. */
function asSomeType(line: string): string {
  for (const type of ['Character', 'Battle', 'Mission'] as const) {
    try {
      return printAbility(parseAbility(line, type), type);
    } catch {
      // Not a line of this type of card.
    }
  }
  return '';
}
