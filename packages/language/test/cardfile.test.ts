/** Card files, with cards that have a number, a title, a price, and lines that must be numbers. */
import { describe, expect, test } from 'vitest';
import {
  type Block,
  expectedAt,
  headerFault,
  LineFault,
  LineReader,
  notPlayable,
  readBlocks,
  readText,
  refuseBigNumbers,
  type Report,
  writeBlocks,
} from '../src/index.ts';

const FILE = `# Odds and Ends (OE)

1 First   Gold
   price 4
   +1
   +2

2 Second   Tin
   price 0

3 Third   Tin
   price 1
   ! not playable: too odd
`;

const FORMS = [/^\d+ \S/, /^(?:Gold|Tin)$/];

function readCard({ header, lines: [price, ...text] }: Block, set: string, report: Report) {
  refuseBigNumbers(header, /^\d+/g);
  const [, number, title, metal] = /^(\d+) (\w+) {2,}(Gold|Tin)$/.exec(header.text) ?? [];
  if (number === undefined) throw headerFault(header, FORMS, 'NUMBER TITLE   METAL');
  if (price === undefined) throw new LineFault(header, 'a price is missing');
  refuseBigNumbers(price, /\d+/g);
  if (!/^price \d+$/.test(price.text)) throw expectedAt(price, 0, '"price N"');
  const modifier = (line: string): number => {
    const reader = new LineReader(line, {});
    const n = reader.modifier();
    reader.end();
    return n;
  };
  return { id: `${set}-${number}`, title, metal, price: price.text, ...readText(text, modifier, report) };
}

const read = (text: string) => readBlocks(text, readCard);

describe('a card file', () => {
  test('gives the set, and the cards that the game makes of its blocks', () => {
    expect(read(FILE)).toEqual({
      set: 'OE',
      name: 'Odds and Ends',
      faults: [],
      cards: [
        { id: 'OE-1', title: 'First', metal: 'Gold', price: 'price 4', abilities: [1, 2] },
        { id: 'OE-2', title: 'Second', metal: 'Tin', price: 'price 0', abilities: [] },
        { id: 'OE-3', title: 'Third', metal: 'Tin', price: 'price 1', abilities: [], unplayable: 'too odd' },
      ],
    });
  });

  test('is written as it was read, whatever its line ends and spaces', () => {
    const written = (text: string): string => {
      const file = read(text);
      return writeBlocks(
        file,
        file.cards.map(({ id, title, metal, price, abilities, unplayable }) => [
          `${id.slice(3)} ${title}   ${metal}`,
          price,
          ...(unplayable === undefined ? abilities.map((n) => `+${n}`) : [notPlayable(unplayable)]),
        ]),
      );
    };
    expect(written(FILE)).toBe(FILE);
    expect(written(`\n\n${FILE.replaceAll('   ', '     ').replaceAll('\n', '\r\n')}\n`)).toBe(FILE);
  });
});

describe('a fault', () => {
  test.each([
    ['a missing heading', '# Odds', 'Odds', 1, 'expected "# Name of the set (CODE)" and a blank line'],
    ['no blank line after the heading', '(OE)\n', '(OE)', 1, 'expected "# Name of the set (CODE)" and a blank line'],
    ['the number', '1 First', 'I First', 3, 'column 1: expected "NUMBER TITLE   METAL", two or more spaces between'],
    ['the metal', 'Gold', 'Lead', 3, 'column 11: expected "NUMBER TITLE   METAL", two or more spaces between'],
    ['what is missing', '   Gold', '', 3, 'column 8: expected "NUMBER TITLE   METAL", two or more spaces between'],
    [
      'what is too much',
      'Gold',
      'Gold   X',
      3,
      'column 18: expected "NUMBER TITLE   METAL", two or more spaces between',
    ],
    ['a number twice', '2 Second', '1 Second', 8, 'column 1: the number 1 is taken; give the card another'],
    ['a line', 'price 4', 'prize 4', 4, 'column 4: expected "price N"'],
    ['a big number', 'price 4', 'price 4000', 4, 'column 10: expected a number up to 999, found "4000"'],
    ['a sign that a terminal obeys', '+1', '+\u001b[31m1', 5, 'column 5: a sign that cannot be printed; take it out'],
    ['too many lines', '+1', `+1${'\n+1'.repeat(39)}`, 43, 'column 1: a card has at most 40 lines'],
    ['text beside the mark', '   ! not', '   +1\n   ! not', 13, 'a card that is not playable has no other text'],
  ])('in %s names line and column', (_, right, wrong, line, message) => {
    expect(FILE).toContain(right);
    expect(read(FILE.replace(right, wrong)).faults).toEqual([{ line, message }]);
  });

  test('costs one card only', () => {
    expect(read(FILE.replace('1 First', 'I First')).cards.map(({ id }) => id)).toEqual(['OE-2', 'OE-3']);
  });

  test('in the text leaves a card that cannot be played, and tells each line', () => {
    const { cards, faults } = read(FILE.replace('+1', 'one').replace('+2', '+2 more'));
    expect(faults).toEqual([
      { line: 5, message: 'column 4: expected a modifier, found "one"' },
      { line: 6, message: 'column 7: expected the end of the line, found "more"' },
    ]);
    expect(cards[0]).toMatchObject({
      abilities: [],
      unplayable: faults.map(({ line, message }) => `line ${line}, ${message}`).join('; '),
    });
  });

  test('in a line that is too long is told before the line is read', () => {
    const { faults } = read(FILE.replace('First', 'x'.repeat(2000)));
    expect(faults).toEqual([
      { line: 3, message: 'column 1001: expected at most 1000 characters in a line, found 2009' },
    ]);
  });

  test('of the game itself is not taken for one of the file', () => {
    expect(() =>
      readBlocks(FILE, () => {
        throw new Error('a bug');
      }),
    ).toThrow('a bug');
  });

  test('in an empty file is the missing heading; a huge file is not looked at', () => {
    expect(read('')).toMatchObject({ cards: [], faults: [{ line: 1 }] });
    const message = 'the file has 500000 letters; a set has at most 400000';
    expect(read('x'.repeat(500_000))).toMatchObject({ cards: [], faults: [{ line: 1, message }] });
  });
});
