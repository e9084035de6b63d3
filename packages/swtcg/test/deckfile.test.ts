// Deck files: reading, writing, what is said about mistakes, and the decks that come with the game.
import { readDeck, writeDeck } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { deckCards } from '../src/decks/deckfile.ts';
import { shippedDecks, shippedPairs, starterDecks } from '../src/decks/shipped.ts';
import { swtcg } from '../src/game.ts';

const game = swtcg();
const { cards } = game;
const names = deckCards(cards);
const idOf = (title: string): string => cards.byTitle.get(title)!.card.id;
const faultsOf = (text: string) => readDeck(names, text).faults;

describe('a deck file', () => {
  const text = `# Rogue Squadron (Light)
> Fast fighters.

// Space
4 X-Wing Red Two
  2x  Luke Skywalker (B)

1 X-Wing Red Two
`;

  test('is read line by line; copies of one card add up', () => {
    expect(readDeck(names, text)).toEqual({
      deck: {
        name: 'Rogue Squadron',
        side: 'Light',
        about: 'Fast fighters.',
        cards: [
          { id: idOf('X-Wing Red Two'), copies: 5 },
          { id: idOf('Luke Skywalker (B)'), copies: 2 },
        ],
      },
      faults: [],
      warnings: [],
    });
  });

  test('may come from any editor', () => {
    expect(readDeck(names, `\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(readDeck(names, text));
  });

  test('is forgiving about accents, capitals and apostrophes', () => {
    const { deck, faults } = readDeck(names, '# D (light)\n1 padme amidala (a)\n1 hero’s dodge\n');
    expect(faults).toEqual([]);
    expect(deck.cards.map(({ id }) => id)).toEqual([idOf('Padmé Amidala (A)'), idOf("Hero's Dodge")]);
  });

  const sheet = { ...readDeck(names, text).deck, side: 'Light' } as const;

  test('reads back what was written', () => {
    expect(readDeck(names, writeDeck(names, sheet))).toEqual({ deck: sheet, faults: [], warnings: [] });
    expect(writeDeck(names, { ...sheet, about: '' })).toBe(
      '# Rogue Squadron (Light)\n\n5 X-Wing Red Two\n2 Luke Skywalker (B)\n',
    );
  });

  test('cannot be written with a card that does not exist', () => {
    expect(() => writeDeck(names, { ...sheet, cards: [{ id: 'ANH-999', copies: 1 }] })).toThrow('ANH-999');
  });
});

describe('a mistake in a deck file', () => {
  test('an unknown card names the nearest titles, with its line', () => {
    expect(faultsOf('# D (Dark)\n\n4 Stromtrooper Squad\n')).toEqual([
      { line: 3, message: expect.stringContaining('did you mean Stormtrooper Squad,') },
    ]);
    const [fault] = faultsOf('# D (Light)\n1 Luke Skywalker\n');
    expect(fault?.message).toBe(
      'there is no card "Luke Skywalker"; did you mean Luke Skywalker (A), Luke Skywalker (B), Luke Skywalker (C)?',
    );
  });

  test('a card like no other is simply not there', () => {
    expect(faultsOf('# D (Dark)\n1 zzzzzzzzzzzzzzzzzzzzzzzz\n')).toEqual([
      { line: 2, message: 'there is no card "zzzzzzzzzzzzzzzzzzzzzzzz"' },
    ]);
  });

  test.each([
    ['without a heading', '4 Jawa\n', 1, '# Name of the deck'],
    ['without a side', '# Jawas\n4 Jawa\n', 1, '(Dark)'],
    ['with two names', '# A (Dark)\n# B (Dark)\n', 2, 'already has a name'],
    ['without a number', '# A (Dark)\nJawa\n', 2, 'number of copies'],
    ['with no copies', '# A (Dark)\n0 Jawa\n', 2, '0 copies'],
    ['with a thousand', '# A (Dark)\n1000 Jawa\n', 2, '1000 copies'],
  ])('%s', (_, text, line, message) => {
    expect(faultsOf(text)).toEqual([{ line, message: expect.stringContaining(message) }]);
  });

  test('the rest is still read', () => {
    const { deck, faults } = readDeck(names, '# A (Dark)\n1 Jawo\n2 Jawa\n');
    expect(faults).toHaveLength(1);
    expect(deck.cards).toEqual([{ id: idOf('Jawa'), copies: 2 }]);
  });
});

describe('the decks that come with the game', () => {
  test.each(shippedDecks(cards).map((deck) => [deck.name, deck] as const))(
    '%s is legal, and only on its side',
    (_, deck) => {
      for (const [side, name] of game.sides.entries())
        expect(game.checkDeck(deck, side, 'nh').length === 0).toBe(name === deck.side);
      expect(deck.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(60);
      expect(deck.about).not.toBe('');
    },
  );

  test.each(shippedDecks(cards).map((deck) => [deck.name, deck] as const))(
    '%s is the same after writing and reading',
    (_, deck) => {
      expect(readDeck(names, writeDeck(names, deck))).toEqual({ deck, faults: [], warnings: [] });
    },
  );

  test('are three a side, each Dark one to be met by each Light one, and a pair to start with', () => {
    const shipped = shippedDecks(cards).map(({ name }) => name);
    expect(new Set(shipped).size).toBe(6);
    expect(shippedPairs(cards)).toHaveLength(9);
    for (const decks of [...shippedPairs(cards), starterDecks(cards)])
      expect(decks.map(({ side }) => side)).toEqual(['Dark', 'Light']);
  });

  test('to start with have few texts to read', () => {
    for (const deck of starterDecks(cards)) {
      const texts = deck.cards.filter(({ id }) => {
        const { card } = cards.byId.get(id)!;
        return card.type !== 'Battle' && card.abilities.some(({ is }) => is !== 'keyword');
      });
      expect(texts.length).toBeLessThanOrEqual(5);
    }
  });
});
