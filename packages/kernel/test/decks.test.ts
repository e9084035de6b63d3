// Deck files of any game: our text, LackeyCCG's text and its .dek, and what is said about those that are broken.
import { describe, expect, it } from 'vitest';
import { CardIndex, readDeck, UnreadableDeck, writeDeck, writeLackeyDeck } from '../src/index.ts';

/** A game that nobody plays; two of its cards share a title. */
const cards = new CardIndex({
  cards: [
    { id: 'fox', title: 'Red Fox', set: 'WOOD', number: '1' },
    { id: 'owl', title: 'Café Owl & "Sons"', set: 'WOOD', number: '2' },
    { id: 'old', title: 'Heron', set: 'WOOD', number: '3' },
    { id: 'new', title: 'Heron', set: 'POND', number: '3' },
  ],
  sides: ['Night', 'Day'],
  example: '3 Red Fox',
  lackeyGame: 'animals',
  bare: (title) => title.replace(/ \(foil\)$/u, ''),
});

const deck = {
  name: 'Woods',
  side: 'Day',
  about: 'Quiet.',
  cards: [
    { id: 'fox', copies: 2 },
    { id: 'owl', copies: 1 },
    { id: 'new', copies: 3 },
  ],
} as const;

const faultsOf = (text: string) => readDeck(cards, text).faults;

/** Why nothing of the file can be read: line and message. */
function refusal(text: string): readonly [number, string] {
  try {
    readDeck(cards, text);
  } catch (error) {
    if (error instanceof UnreadableDeck) return [error.line, error.message];
    throw error;
  }
  throw new Error('it was read');
}

describe('our text', () => {
  it('names the side as the game does, and cards of one title by set and number', () => {
    const text = writeDeck(cards, deck);
    expect(text).toBe('# Woods (Day)\n> Quiet.\n\n2 Red Fox\n1 Café Owl & "Sons"\n3 Heron [POND 3]\n');
    expect(readDeck(cards, text)).toEqual({ deck, faults: [], warnings: [] });
  });

  it('needs set or number only where the title leaves it open', () => {
    expect(readDeck(cards, '# W (Night)\n1 Heron [WOOD]\n1 red fox [ANY 9]\n').deck.cards).toEqual([
      { id: 'old', copies: 1 },
      { id: 'fox', copies: 1 },
    ]);
    const message = 'more than one card is called "Heron"; write Heron [WOOD 3] or Heron [POND 3]';
    expect(faultsOf('# W (Night)\n1 Heron\n')).toEqual([{ line: 2, message }]);
    expect(faultsOf('# W (Night)\n1 Heron [WOOD 4]\n')).toEqual([{ line: 2, message }]);
  });

  it('speaks of its mistakes in the words of the game', () => {
    expect(faultsOf('# W (Dusk)\n')).toEqual([
      { line: 1, message: 'expected "# Name of the deck (Night)" or "(Day)"' },
    ]);
    expect(faultsOf('# W (Day)\nRed Fox\nowls\n').map(({ line, message }) => `${line} ${message}`)).toEqual([
      '2 expected a number of copies and a title, as in "3 Red Fox"',
      '3 expected a number of copies and a title, as in "3 Red Fox"',
    ]);
  });
});

describe('the text of LackeyCCG', () => {
  it('has tabs, marks of printings and no heading; other piles are left out', () => {
    const text = '2\tRed Fox (foil)\r\n1\tcafe owl & "sons"\r\nSideboard:\r\n4\tHeron\r\nDeck:\r\n1\tRed Fox\r\n';
    expect(readDeck(cards, text)).toEqual({
      deck: {
        name: '',
        side: null,
        about: '',
        cards: [
          { id: 'fox', copies: 3 },
          { id: 'owl', copies: 1 },
        ],
      },
      faults: [],
      warnings: [],
    });
  });

  it('names the line of an unknown card', () => {
    expect(faultsOf('1\tRed Fox\n1\tRed Fix\n')).toEqual([
      { line: 2, message: 'there is no card "Red Fix"; did you mean Red Fox?' },
    ]);
  });
});

describe('a .dek of LackeyCCG', () => {
  const card = (name: string, set = 'WOOD'): string => `<card><name id="x">${name}</name><set>${set}</set></card>`;
  const dek = (...lines: readonly string[]): string =>
    `<deck version="0.8">\n<superzone name="Deck">\n${lines.join('\n')}\n</superzone>\n</deck>\n`;

  it('is read as it was written, but for name and side', () => {
    const text = writeLackeyDeck(cards, deck);
    expect(text).toContain('<game>animals</game>');
    expect(text).toContain('<name>Café Owl &amp; &quot;Sons&quot;</name><set>WOOD</set>');
    expect(readDeck(cards, text)).toEqual({
      deck: { ...deck, name: '', side: null, about: '' },
      faults: [],
      warnings: [],
    });
  });

  it('may have declarations, remarks, attributes, verbatim text and numbered signs', () => {
    const text = `\uFEFF<?xml version="1.0"?>\n<!DOCTYPE deck>\n<!-- <card> -->\n${dek(
      card('Red Fox (foil)'),
      card('Caf&#233; Owl &amp; &#x22;Sons&quot;'),
      "<card extra='a > b'><name><![CDATA[Red Fox]]></name><set/></card>",
    )}`;
    expect(readDeck(cards, text)).toMatchObject({
      deck: {
        cards: [
          { id: 'fox', copies: 2 },
          { id: 'owl', copies: 1 },
        ],
      },
      faults: [],
    });
  });

  it('is the zone called Deck; without one, the first', () => {
    const zones = (first: string, second: string): string =>
      `<deck><superzone name="${first}">${card('Heron')}</superzone><superzone name="${second}">${card('Red Fox')}</superzone></deck>`;
    expect(readDeck(cards, zones('Side', 'Deck')).deck.cards).toEqual([{ id: 'fox', copies: 1 }]);
    expect(readDeck(cards, zones('Main', 'Side')).deck.cards).toEqual([{ id: 'old', copies: 1 }]);
  });

  it('names each unknown card once, at its first line, and reads the rest', () => {
    const read = readDeck(cards, dek(card('Red Fox'), card('Red Fix'), card('Red Fix'), '<card></card>'));
    expect(read.deck.cards).toEqual([{ id: 'fox', copies: 1 }]);
    expect(read.faults).toEqual([
      { line: 4, message: 'there is no card "Red Fix"; did you mean Red Fox?' },
      { line: 6, message: 'a <card> has no <name>; write its title there or take it out' },
    ]);
  });

  it.each([
    ['nothing', ' \n', 1, 'the file is empty'],
    ['a remark only', '<!-- -->', 1, 'there is no XML element in the file'],
    ['a page', '\n<html></html>', 2, 'this is no LackeyCCG deck: it begins with <html> in place of <deck>'],
    ['a tag cut off', '<deck>\n<superzone name="De', 2, 'the XML ends too early; was the file cut off?'],
    ['a text cut off', dek(card('Red Fox')).slice(0, 60), 3, 'the XML ends too early; was the file cut off?'],
    ['no cards', dek(), 2, 'no <superzone name="Deck"> with cards was found; was the deck saved empty?'],
    ['no zone', '<deck></deck>', 1, 'no <superzone name="Deck"> with cards was found; was the deck saved empty?'],
    ['a bare sign', dek('<card><name>1 < 2</name></card>'), 3, '"<" begins no tag that can be read'],
    ['a stray end', '<deck></deck></deck>', 1, '</deck> closes nothing; take it out (column 14)'],
    [
      'tags that cross',
      dek('  <card><name>Red Fox</card></name>'),
      3,
      '</card> stands where </name> has to close the <name> of line 3 (column 22)',
    ],
  ])('with %s is refused with its line and the reason', (_, text, line, message) => {
    expect(refusal(text)).toEqual([line, expect.stringContaining(message)]);
  });
});
