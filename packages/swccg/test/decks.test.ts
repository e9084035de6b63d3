// The deck check, and decks of this game in every format.
import { DECK_FORMATS, type Deck, readDeck, writeDeck } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import type { Side } from '../src/cards/card.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { checkDeck, DECK_SIZE, deckWarnings } from '../src/decks/check.ts';
import { deckCards } from '../src/decks/deckfile.ts';

const all = shippedCards();
const cards = new Map(all.map((card) => [card.id, card]));
const index = deckCards(all);

const TATOOINE = 'PRE-289';
const TROOPER = 'PRE-194';
const LIGHT_TROOPER = 'PRE-28';
const [DARK, LIGHT, EITHER] = [0, 1, -1];

const deckOf = (...entries: readonly (readonly [id: string, copies: number])[]): Deck => ({
  name: 'A deck',
  cards: entries.map(([id, copies]) => ({ id, copies })),
});
const broken = (deck: Deck, side = EITHER): string[] =>
  checkDeck(cards, deck, side).map(({ rule, message }) => `${rule} ${message}`);

describe('a deck', () => {
  // CCG-DCK-03: as many copies of a title as one likes, unique ones as well.
  test('of 60 cards of one side is legal, whatever they are', () => {
    expect(DECK_SIZE).toBe(60);
    expect(broken(deckOf([TATOOINE, 1], [TROOPER, 59]))).toEqual([]);
    expect(broken(deckOf([TATOOINE, 30], ['PRE-168', 30]), DARK)).toEqual([]);
  });

  test.each([
    [59, '59 cards; a deck has exactly 60: add 1'],
    [61, '61 cards; a deck has exactly 60: take out 1'],
    [1, '1 card; a deck has exactly 60: add 59'],
    [0, '0 cards; a deck has exactly 60: add 60'],
  ])('of %i cards breaks CCG-DCK-01', (size, message) => {
    expect(broken(deckOf([TROOPER, size]))).toEqual([`CCG-DCK-01 ${message}`]);
  });

  test('of both sides breaks CCG-DCK-02', () => {
    expect(broken(deckOf([TROOPER, 40], [LIGHT_TROOPER, 20]))).toEqual([
      'CCG-DCK-02 40 Dark and 20 Light cards; a deck has the cards of one side only',
    ]);
  });

  test('of the other side breaks CCG-DCK-02', () => {
    expect(broken(deckOf([TROOPER, 60]), LIGHT)).toEqual(['CCG-DCK-02 this is a Dark deck; the seat plays Light']);
    expect(broken(deckOf([LIGHT_TROOPER, 60]), LIGHT)).toEqual([]);
  });

  test('with a card of another pool breaks CCG-DCK-04, and the card does not count', () => {
    expect(broken(deckOf([TROOPER, 59], ['HOTH-1', 1]))).toEqual([
      'CCG-DCK-04 HOTH-1 is not a card of the catalogue',
      'CCG-DCK-01 59 cards; a deck has exactly 60: add 1',
    ]);
  });

  test('without a location that starts alone is allowed, with a warning (CCG-DCK-06, CCG-STA-05)', () => {
    const warned = [{ rule: 'CCG-DCK-06', message: expect.stringContaining('no location that can start alone') }];
    const without = deckOf([TROOPER, 60]);
    expect(broken(without)).toEqual([]);
    expect(deckWarnings(cards, without)).toEqual(warned);
    expect(deckWarnings(cards, deckOf(['ANH-62', 1], ['ANH-66', 1], [LIGHT_TROOPER, 58]))).toEqual(warned);
    expect(deckWarnings(cards, deckOf([TATOOINE, 1], [TROOPER, 59]))).toEqual([]);
    expect(deckWarnings(cards, deckOf(['ANH-145', 1], [TROOPER, 59]))).toEqual([]);
  });
});

describe('deck files', () => {
  const sides: readonly Side[] = ['Dark', 'Light'];
  const wholeSide = (side: Side) => ({
    name: `All of ${side}`,
    side,
    about: '',
    cards: all.filter((card) => card.side === side).map(({ id }, i) => ({ id, copies: 1 + (i % 3) })),
  });

  test.each(DECK_FORMATS.map(({ id }) => id))('give back every card in the format %s', (id) => {
    const format = DECK_FORMATS.find((one) => one.id === id)!;
    expect(format.has(index)).toBe(true);
    for (const side of sides) {
      const deck = wholeSide(side);
      const read = readDeck(index, format.write(index, deck));
      expect(read.faults).toEqual([]);
      expect(read.deck.cards).toEqual(deck.cards);
    }
  });

  test('name cards that both sides have by their title alone', () => {
    const sheet = { name: 'Jawas', side: 'Light', about: '', cards: [{ id: 'PRE-12', copies: 3 }] } as const;
    expect(writeDeck(index, sheet)).toBe('# Jawas (Light)\n\n3 Jawa\n');
    expect(readDeck(index, '# Jawas (Dark)\n3 Jawa\n').deck.cards).toEqual([{ id: 'PRE-182', copies: 3 }]);
  });

  test.each([
    ['•Darth Vader', 'PRE-168'],
    ['R2-D2', 'ANH-14'],
    ['•R2-D2 (Artoo-Detoo)', 'ANH-14'],
    ['c-3po', 'PRE-5'],
    ["WED15-l7 'Septoid' Droid", 'ANH-109'],
    ["WED15-17 'Septoid' Droid", 'ANH-109'],
    ['What’re You Tryin’ To Push On Us?', 'ANH-41'],
  ])('find %s', (title, id) => {
    expect(readDeck(index, `1x ${title}\n`).deck.cards).toEqual([{ id, copies: 1 }]);
  });

  test('have the names that GEMP and Holotable have', () => {
    const vader = { name: '', side: 'Dark', about: '', cards: [{ id: 'PRE-168', copies: 1 }] } as const;
    const written = (id: string): string => DECK_FORMATS.find((one) => one.id === id)!.write(index, vader);
    expect(written('gemp')).toContain('<card blueprintId="1_168" title="Darth Vader"/>');
    expect(written('holotable')).toBe(
      String.raw`back imp.gif
card "/starwars/Premiere-Dark/t_darthvader" "•Darth Vader (1)\nDark Character - Imperial [R1]\nSet: Premiere" 1
`,
    );
  });
});
