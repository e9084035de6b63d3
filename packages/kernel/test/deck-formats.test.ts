// GEMP's and Holotable's deck files, titles that both sides have, and the formats by the endings of files.
import { describe, expect, it } from 'vitest';
import {
  CardIndex,
  DECK_FORMATS,
  deckFileName,
  formatOfFile,
  readDeck,
  UnreadableDeck,
  writeDeck,
} from '../src/index.ts';

/** A game that nobody plays; both of its sides have a crow. */
const cards: CardIndex<'Day' | 'Night'> = new CardIndex({
  cards: [
    { id: 'fox', title: 'Red Fox', set: 'WOOD', number: '1', side: 'Day', gemp: '7_1' },
    { id: 'owl', title: 'Owl (Hoo) & "Sons"', set: 'WOOD', number: '2', side: 'Night', gemp: '7_2' },
    { id: 'day-crow', title: "Crow's Nest", set: 'WOOD', number: '3', side: 'Day', gemp: '7_3' },
    { id: 'night-crow', title: "Crow's Nest", set: 'WOOD', number: '4', side: 'Night', gemp: '7_4' },
    { id: 'bat', title: 'Bat', set: 'WOOD', number: '5', side: 'Night', gemp: '7_5' },
  ],
  sides: ['Night', 'Day'],
  example: '3 Red Fox',
  lackeyGame: 'animals',
  bare: (title) => title.replace(/^•+/u, ''),
  holotable: {
    backs: ['dark.gif', 'bright.gif'],
    card: (id) => ({ image: `/wood/t_${id}`, lines: [`•${cards.card(id).title} (3)`, `${cards.card(id).side} Beast`] }),
  },
});

const deck = {
  name: 'Dusk',
  side: 'Night',
  about: '',
  cards: [
    { id: 'night-crow', copies: 2 },
    { id: 'owl', copies: 1 },
    { id: 'bat', copies: 12 },
  ],
} as const;

const written = (id: string): string => DECK_FORMATS.find((format) => format.id === id)!.write(cards, deck);
const faultsOf = (text: string): string[] =>
  readDeck(cards, text).faults.map(({ line, message }) => `${line} ${message}`);
const warningsOf = (text: string): string[] => {
  const { faults, warnings } = readDeck(cards, text);
  expect(faults).toEqual([]);
  return warnings.map(({ line, message }) => `${line} ${message}`);
};
/** Why a file of this name is no deck. */
const refusal = (file: string, text: string): string => {
  try {
    return `none: ${JSON.stringify(readDeck(cards, text, { file }))}`;
  } catch (error) {
    if (!(error instanceof UnreadableDeck)) throw error;
    return `${error.line} ${error.message}`;
  }
};
const cardsOf = (text: string): Readonly<Record<string, number>> => {
  const read = readDeck(cards, text);
  expect(read.faults).toEqual([]);
  return Object.fromEntries(read.deck.cards.map(({ id, copies }) => [id, copies]));
};

describe('a deck is read as it was written', () => {
  it.each([
    ['text', { name: 'Dusk', side: 'Night' }],
    ['lackey', { name: '', side: null }],
    ['gemp', { name: '', side: null }],
    ['gemp-text', { name: 'Dusk', side: null }],
    ['holotable', { name: '', side: 'Night' }],
  ])('in the format %s', (id, known) => {
    expect(readDeck(cards, written(id))).toEqual({ deck: { ...deck, ...known }, faults: [], warnings: [] });
  });

  it('by its format, which the endings of files tell', () => {
    const found = ['a.dek', 'a.CDF', 'a.xml', 'a.gemp.txt', 'a.txt', 'a.deck', 'a', 'a.png', 'dek'].map(
      (file) => formatOfFile(file)?.id,
    );
    expect(found).toEqual(['lackey', 'holotable', 'gemp', 'gemp', 'text', 'text', undefined, undefined, undefined]);
    expect(['My.Deck.gemp.txt', 'x.cdf', 'x.png'].map(deckFileName)).toEqual(['My.Deck', 'x', 'x.png']);
  });

  it('only for a game that the program has', () => {
    const plain = new CardIndex({
      cards: [{ id: 'fox', title: 'Red Fox', set: 'WOOD', number: '1' }],
      sides: ['Day'],
      example: '',
      lackeyGame: '',
      bare: (title) => title,
    });
    const has = DECK_FORMATS.filter((format) => format.has(plain)).map(({ id }) => id);
    expect(has).toEqual(['gemp-text', 'lackey', 'text']);
    const fox = { name: '', side: 'Day', about: '', cards: [{ id: 'fox', copies: 1 }] };
    const write = (id: string) => () => DECK_FORMATS.find((format) => format.id === id)!.write(plain, fox);
    expect(write('gemp')).toThrow('GEMP has no name for the card fox');
    expect(write('holotable')).toThrow('not played on Holotable');
  });
});

describe('a title that both sides have', () => {
  it('is the card of the side that the deck is for', () => {
    expect(cardsOf("# A (Day)\n1 Crow's Nest\n")).toEqual({ 'day-crow': 1 });
    expect(cardsOf("# A (Night)\n1 Crow's Nest\n")).toEqual({ 'night-crow': 1 });
    expect(writeDeck(cards, { ...deck, side: 'Night' })).toContain("2 Crow's Nest\n");
    expect(writeDeck(cards, { ...deck, side: 'Day' })).toContain("2 Crow's Nest [WOOD 4]\n");
  });

  it('is of the side of the other cards where the file does not say', () => {
    expect(cardsOf("2\tCrow's Nest\n1\tBat\n")).toEqual({ 'night-crow': 2, bat: 1 });
    expect(cardsOf("2\tCrow's Nest\n1\tRed Fox\n")).toEqual({ 'day-crow': 2, fox: 1 });
    // One of the other side is another mistake.
    expect(cardsOf("2\tCrow's Nest\n1\tRed Fox\n2\tBat\n")).toEqual({ 'night-crow': 2, fox: 1, bat: 2 });
  });

  it('is left open where nothing tells', () => {
    const message = `1 more than one card is called "Crow's Nest"; write Crow's Nest [WOOD 3] or Crow's Nest [WOOD 4]`;
    expect(faultsOf("2\tCrow's Nest\n")).toEqual([message]);
    expect(faultsOf("2\tCrow's Nest\n1\tRed Fox\n1\tBat\n")).toEqual([message]);
  });

  it('is found by set and number', () => {
    expect(cardsOf("# A (Day)\n1 Crow's Nest [WOOD 3]\n1 Red Fox\n")).toEqual({ 'day-crow': 1, fox: 1 });
  });
});

describe('a list of cards alone', () => {
  it('wants a heading, save where whoever reads it can do without', () => {
    expect(faultsOf('2 Bat')[0]).toContain('before the cards');
    expect(readDeck(cards, '2 Bat', { bareList: true }).faults).toEqual([]);
    expect(readDeck(cards, '2 Bat', { bareList: true }).deck.side).toBeNull();
  });
});

describe("GEMP's XML", () => {
  it('has its marks, cards outside the deck and cards that only have a title', () => {
    const text = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- a deck -->
<deck>
  <card blueprintId="7_4*"/><card title='•Bat' blueprintId=" 7_5^ "/>
  <card blueprintId="7_2" title="whatever it is called"/>
  <card blueprintId="99_1" title="Bat"/>
  <card title="bat"></card>
  <card blueprintId="7_5"/>
  <cardOutsideDeck blueprintId="7_1" title="Red Fox"/>
</deck>`;
    expect(cardsOf(text)).toEqual({ 'night-crow': 1, bat: 4, owl: 1 });
  });

  it('says once of each card that it was taken by its title alone', () => {
    const row = '<card blueprintId="200_79" title="Bat"/>\n';
    expect(warningsOf(`<deck>\n${row}${row}<card blueprintId="7_1"/>\n<card title="Bat"/></deck>`)).toEqual([
      '2 200_79 is no card of the sets that are here; by its title it was read as Bat [WOOD 5]',
    ]);
  });

  it('says once of each kind of element that it was left out', () => {
    const text = `<deck>
<shield blueprintId="7_1" title="Red Fox"/><card blueprintId="7_5" title="Bat"/>
<sideboard><card blueprintId="7_2"/></sideboard>
<cardOutsideDeck blueprintId="7_2"/>
<shield blueprintId="7_2"/>
</deck>`;
    expect(warningsOf(text)).toEqual([
      '2 <shield> is no <card>: left out, 2 times',
      '3 <sideboard> is no <card>: left out',
    ]);
    const kinds = Array.from({ length: 50 }, (_, n) => `<x${n}/>\n`);
    expect(warningsOf(`<deck>\n<card title="Bat" blueprintId=""/>\n${kinds.join('')}</deck>`).slice(19)).toEqual([
      '22 <x19> is no <card>: left out',
      '23 and 30 more warnings from here on',
    ]);
  });

  it('names what is wrong with each card', () => {
    const text = `<deck>
<card blueprintId="7_1" title="Bat"/>
<card blueprintId="99_1" title="Badger"/>
<card blueprintId="99_2&#27;"/>
<card/>
</deck>`;
    expect(faultsOf(text)).toEqual([
      '2 7_1 is Red Fox, not "Bat"; correct the one or the other',
      '3 there is no card "Badger"',
      '4 there is no card "99_2\\u001b"',
      '5 a <card> has neither blueprintId nor title; write one of them or take it out',
    ]);
  });
});

describe("GEMP's text", () => {
  it('has a name, categories in capitals and a pile that is left out', () => {
    const text =
      'Dusk & Dawn\n\nDeck:\nBEAST (3)\n2x •Bat\n1x Crow\'s Nest\nEPIC EVENT\n1X owl (hoo) & "sons"\nCards outside deck:\n1x Red Fox\n';
    expect(cardsOf(text)).toEqual({ bat: 2, 'night-crow': 1, owl: 1 });
    expect(readDeck(cards, text).deck.name).toBe('Dusk & Dawn');
    expect(cardsOf('BEAST\n1x Bat\n')).toEqual({ bat: 1 });
    expect(readDeck(cards, 'BEAST\n1x Bat\n').deck.name).toBe('');
  });

  it('is written without a name that could be something else', () => {
    const named = (name: string): string =>
      DECK_FORMATS.find(({ id }) => id === 'gemp-text')!.write(cards, { ...deck, name });
    for (const name of ['', '2x Bat', '# x', 'NIGHT', 'Deck:', ' Night', '<b>', '// x'])
      expect([name, readDeck(cards, named(name))]).toEqual([
        name,
        { deck: { ...deck, name: '', side: null }, faults: [], warnings: [] },
      ]);
    expect(readDeck(cards, named('Night')).deck.name).toBe('Night');
  });

  it('names the lines that are no card', () => {
    expect(faultsOf('A\n1x Bat\nand more\n100x Bat\n0x Bat\n1x Bet\n')).toEqual([
      '3 expected a number of copies and a title, as in "3 Red Fox"',
      '4 100 copies cannot be; write a number from 1 to 99',
      '5 0 copies cannot be; write a number from 1 to 99',
      '6 there is no card "Bet"; did you mean Bat?',
    ]);
  });
});

describe("Holotable's .cdf", () => {
  it('has dots in its own encoding, all of a text, parts and no numbers', () => {
    const text = String.raw`version 20200513
back dark.gif

[Beasts]
card "/wood/Forest-Night/t_bat" "BatDots (4)\nNight Beast [R]\nSet: Forest\n\nText: Says "hoo" (twice)." 3
card "/wood/Forest-Night/large/owl" "•Owl (Hoo) & "Sons" (2 or 5)\nNight Beast" 1
CARD "/wood/Forest-Day/t_crow"  "Crow's Nest (0)"
card "/x/y" "Crow?s Nest (π)\nNight Beast [R]\nSet: Forest" 2
`
      .replace('BatDots', '\uFFFD\uFFFDBat')
      .replace('Crow?s', 'Crow\uFFFDs');
    expect(cardsOf(text)).toEqual({ bat: 3, owl: 1, 'day-crow': 1, 'night-crow': 2 });
    expect(readDeck(cards, text).deck.side).toBe('Night');
    expect(readDeck(cards, text.replace('dark.gif', 'other.gif')).deck.side).toBeNull();
  });

  it('names the lines that are wrong', () => {
    const text = String.raw`back dark.gif
card "/x" "Bet (1)\nNight Beast" 1
card "/x" "Bat (1)" 100
card "/x" Bat 1
hello
card "/x" "B${'\u001b'}at (1)" 1
`;
    const expected = 'expected card "picture" "title (destiny)" and a number of copies';
    expect(faultsOf(text)).toEqual([
      '2 there is no card "Bet"; did you mean Bat?',
      '3 100 copies cannot be; write a number from 1 to 99',
      `4 ${expected}`,
      `5 ${expected}`,
      '6 there is no card "B\\u001bat"; did you mean Bat?',
    ]);
  });
});

describe('a file that is no deck', () => {
  const NO_HOLOTABLE = '1 this is no Holotable deck: no line begins with card "';
  const NO_LACKEY = '1 this is no LackeyCCG deck: it begins neither with <deck> nor with a number of copies';
  const NO_GEMP = '1 this is no GEMP deck: it has neither <card blueprintId="..."> nor a line such as 2x Title';

  it.each([
    ['a.cdf', 'What I want to play\nand why', NO_HOLOTABLE],
    ['a.dek', 'What I want to play', NO_LACKEY],
    ['a.xml', 'What I want to play', NO_GEMP],
    ['a.gemp.txt', 'What I want to play', NO_GEMP],
    ['a.xml', '<html><body/></html>', NO_GEMP],
    ['a.xml', '<deck/>', NO_GEMP],
    ['a.dek', '<html/>', '1 this is no LackeyCCG deck: it begins with <html> in place of <deck>'],
    ['', '<html/>', '1 this is no LackeyCCG deck: it begins with <html> in place of <deck>'],
  ])('is answered as what its name %s says', (file, text, said) => {
    expect(refusal(file, text)).toBe(said);
  });

  it('but another kind of file than its name says is read for what it is', () => {
    for (const id of ['text', 'lackey', 'gemp', 'gemp-text', 'holotable'])
      for (const file of ['a.cdf', 'a.dek', 'a.xml', 'a.gemp.txt', 'a.deck', 'a'])
        expect([id, file, readDeck(cards, written(id), { file }).deck.cards]).toEqual([id, file, deck.cards]);
    expect(readDeck(cards, '# A\n1 Bat', { file: 'a.cdf' }).faults[0]?.message).toContain(
      '"# Name of the deck (Night)"',
    );
  });

  it('is no text at all', () => {
    const picture = 'PNG\r\n2x\u0000\u0000\u0001';
    expect(refusal('a.cdf', picture)).toBe('2 this is no Holotable deck: there is no text (UTF-8) in it');
    expect(refusal('a.xml', `<deck>${picture}`)).toBe('2 this is no GEMP deck: there is no text (UTF-8) in it');
    expect(refusal('a.deck', picture)).toBe('2 this is no deck: there is no text (UTF-8) in it');
    expect(refusal('', picture)).toBe('2 this is no deck: there is no text (UTF-8) in it');
  });
});
