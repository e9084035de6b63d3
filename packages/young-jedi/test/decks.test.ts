import { type Deck, readDeck, seeded, writeDeck } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { deckCards } from '../src/decks/deckfile.ts';
import { randomDeck } from '../src/decks/random.ts';
import { shippedDecks, shippedPairs, starterDecks } from '../src/decks/shipped.ts';
import { dotWheel, sizeOf } from '../src/decks/wheel.ts';
import { youngJedi } from '../src/game.ts';
import { editionOf } from '../src/rules/edition.ts';

const game = youngJedi();
const { cards } = game;
const index = deckCards(cards);

/** A deck of these cards, each by its name. */
const deckOf = (copies: Readonly<Record<string, number>>): Deck => ({
  name: 'test',
  cards: Object.entries(copies).map(([name, n]) => ({ id: cards.find(name)!.card.id, copies: n })),
});

/** Ten of each colour, none of them wild. */
const PLAIN = {
  'Darth Maul, Sith Lord': 10,
  'Blaster (Dark)': 10,
  'Watto, Slave Owner': 10,
  Sandstorm: 10,
  'Tusken Raider, Nomad': 10,
  'Tatooine, Mos Espa (Dark)': 2,
  'Coruscant, Capital City (Dark)': 2,
  'Naboo, Theed Palace (Dark)': 2,
  'Battleship, Trade Federation Transport': 4,
};
/** Wild cards of every colour. */
const WILD = [
  'Darth Maul, Sith Assassin',
  'Sebulba, Champion Podracer Pilot',
  'Watto, Risk Taker',
  'Aurra Sing, Scoundrel',
  'Jabba the Hutt, Tatooine Tyrant',
  'Rune Haako, Neimoidian Lieutenant',
] as const;
const COLOUR_CARDS = [
  'Darth Maul, Sith Lord',
  'Blaster (Dark)',
  'Watto, Slave Owner',
  'Sandstorm',
  'Tusken Raider, Nomad',
  'Battleship, Trade Federation Transport',
] as const;

const faults = (deck: Deck, seat = 0, edition = 'faq') => game.checkDeck(deck, seat, edition);
const rules = (deck: Deck, seat = 0, edition = 'faq') => faults(deck, seat, edition).map(({ rule }) => rule);
const messages = (deck: Deck) => faults(deck).map(({ message }) => message);

describe('a deck', () => {
  test('has ten of each colour, as many copies of a card as one likes (YJ-DECK-01, 02)', () => {
    expect(faults(deckOf(PLAIN))).toEqual([]);
    expect(messages(deckOf({ ...PLAIN, 'Darth Maul, Sith Lord': 9 }))).toEqual([
      '59 cards; a deck has exactly 60: add 1',
      '9 red cards; a deck has 10 of each colour: add 1',
    ]);
    expect(messages(deckOf({ ...PLAIN, Sandstorm: 12, 'Blaster (Dark)': 8 }))).toEqual([
      '8 orange cards; a deck has 10 of each colour: add 2',
      '12 yellow cards; a deck has 10 of each colour: take out 2',
    ]);
  });

  test('has cards of one side, the one it is played on (YJ-CARD-02)', () => {
    expect(rules(deckOf({ ...PLAIN, 'Blaster (Dark)': 9, 'Blaster (Light)': 1 }))).toEqual(['YJ-CARD-02']);
    expect(rules(deckOf(PLAIN), 1)).toEqual(['YJ-CARD-02']);
    expect(rules(deckOf(PLAIN), -1)).toEqual([]);
  });

  test('has a Location of each planet (YJ-DECK-03)', () => {
    const deck = deckOf({ ...PLAIN, 'Coruscant, Capital City (Dark)': 0, 'Naboo, Theed Palace (Dark)': 4 });
    expect(faults(deck)).toEqual([
      { rule: 'YJ-DECK-03', message: 'no Location of Coruscant; a deck has at least one of each planet: add one' },
    ]);
  });

  test('has no card that the catalogue lacks', () => {
    const { name, cards: entries } = deckOf(PLAIN);
    const deck = { name, cards: [...entries, { id: 'XYZ-1', copies: 1 }] };
    expect(messages(deck)).toEqual(['XYZ-1 is not a card of the catalogue']);
  });

  test('is half as large in the starter game (YJ-DECK-13)', () => {
    const half = deckOf({
      'Darth Maul, Sith Lord': 5,
      'Blaster (Dark)': 5,
      'Watto, Slave Owner': 5,
      Sandstorm: 5,
      'Tusken Raider, Nomad': 5,
      'Tatooine, Mos Espa (Dark)': 1,
      'Coruscant, Capital City (Dark)': 1,
      'Naboo, Theed Palace (Dark)': 1,
      'Battleship, Trade Federation Transport': 2,
    });
    expect(rules(half, 0, 'starter')).toEqual([]);
    expect(rules(half, 0, 'faq')).not.toEqual([]);
    expect(new Set(rules(deckOf(PLAIN), 0, 'starter'))).toEqual(new Set(['YJ-DECK-13']));
    expect(() => faults(half, 0, 'nh')).toThrow('no edition nh');
  });
});

describe('wild cards', () => {
  const sixWild = (): Record<string, number> => {
    const copies: Record<string, number> = { ...PLAIN };
    for (const name of COLOUR_CARDS) copies[name]! -= 1;
    for (const name of WILD) copies[name] = 1;
    return copies;
  };

  test('fill one place of each colour (YJ-DECK-05, 06)', () => {
    expect(faults(deckOf(sixWild()))).toEqual([]);
  });

  test('also as copies of one card', () => {
    const copies = sixWild();
    for (const name of WILD) copies[name] = 0;
    copies[WILD[0]] = 6;
    expect(faults(deckOf(copies))).toEqual([]);
  });

  test('fill no second place of a colour (YJ-DECK-05)', () => {
    const deck = deckOf({ ...PLAIN, 'Darth Maul, Sith Lord': 8, [WILD[0]]: 2 });
    expect(faults(deck)).toEqual([
      {
        rule: 'YJ-DECK-01',
        message: `9 red cards with the wild card ${WILD[0]}; a deck has 10 of each colour: add 1`,
      },
      {
        rule: 'YJ-DECK-05',
        message: `the wild card ${WILD[0]} finds no place: each colour takes one wild card at most, and its own (red, orange, blue, yellow, green, purple) are full or have theirs`,
      },
    ]);
  });

  test('make way for the Objective, which fills orange, yellow or purple only (YJ-DECK-07, 09)', () => {
    // The wild card stands first and could fill orange as well; only green is left for it.
    const deck = deckOf({
      [WILD[0]]: 1,
      ...PLAIN,
      'Blaster (Dark)': 9,
      'Tusken Raider, Nomad': 9,
      'Boonta Eve Classic (Dark)': 1,
    });
    expect(faults(deck)).toEqual([]);
    const { colours, spare, needed } = dotWheel(cards, deck, editionOf('faq'));
    expect(colours.map(({ dot, ordinary, wild }) => [dot, ordinary, wild === null ? '' : cards.nameOf(wild)])).toEqual([
      ['red', 10, ''],
      ['orange', 9, 'Boonta Eve Classic (Dark)'],
      ['blue', 10, ''],
      ['yellow', 10, ''],
      ['green', 9, WILD[0]],
      ['purple', 10, ''],
    ]);
    expect(colours.map(sizeOf)).toEqual(Array(6).fill(needed));
    expect(spare).toEqual([]);
  });

  test('do not let the Objective into a colour that it has no dot of (YJ-DECK-09)', () => {
    const deck = deckOf({ ...PLAIN, 'Darth Maul, Sith Lord': 9, 'Boonta Eve Classic (Dark)': 1 });
    expect(rules(deck)).toEqual(['YJ-DECK-01', 'YJ-DECK-05']);
  });

  test('are needed where a single card is missing before anywhere else', () => {
    const deck = deckOf({ ...PLAIN, 'Darth Maul, Sith Lord': 5, 'Tusken Raider, Nomad': 9, [WILD[0]]: 1 });
    const { colours } = dotWheel(cards, deck, editionOf('faq'));
    expect(colours.filter(({ wild }) => wild !== null).map(({ dot }) => dot)).toEqual(['green']);
  });
});

test('a deck has at most one Objective (YJ-DECK-08)', () => {
  const deck = deckOf({ ...PLAIN, 'Blaster (Dark)': 9, Sandstorm: 9, 'Boonta Eve Classic (Dark)': 2 });
  expect(faults(deck)).toEqual([{ rule: 'YJ-DECK-08', message: '2 Objectives; a deck has at most one: take out 1' }]);
});

test('a reprint counts as its original (YJ-DECK-14)', () => {
  const reprint = cards.cards.find(({ card }) => card.reprintOf === cards.find('Blaster (Dark)')!.card.id)!;
  const { name, cards: entries } = deckOf({ ...PLAIN, 'Blaster (Dark)': 4 });
  expect(faults({ name, cards: [...entries, { id: reprint.card.id, copies: 6 }] })).toEqual([]);
});

describe('deck files', () => {
  test('name every card, reprints by set and number', () => {
    const lost = cards.cards.filter(({ card }) => {
      const { deck } = readDeck(index, `# One card (${card.side})\n1 ${index.nameOf(card.id)}\n`);
      return deck.cards[0]?.id !== card.id;
    });
    expect(lost).toEqual([]);
  });

  test('mean the original where no set is named, and ask where different cards share a name', () => {
    const maul = cards.find('Darth Maul, Sith Assassin')!.card;
    expect(cards.cards.some(({ card }) => card.reprintOf === maul.id)).toBe(true);
    expect(readDeck(index, '# A (Dark)\n1 darth maul, sith assassin').deck.cards[0]!.id).toBe(maul.id);
    expect(readDeck(index, '# A (Light)\n1 Naboo Starfighter').faults[0]!.message).toContain(
      'write Naboo Starfighter [MDM 69] or Naboo Starfighter [DOTF 30]',
    );
    expect(readDeck(index, '# A (Light)\n1 Blaster').faults[0]!.message).toContain('Blaster (Light)');
  });

  test('are read back as they were written', () => {
    for (const deck of shippedDecks(cards)) expect(readDeck(index, writeDeck(index, deck)).deck).toEqual(deck);
  });
});

describe('the decks of the game', () => {
  test.each(shippedDecks(cards).map((deck) => [deck.name, deck] as const))('%s is legal', (_, deck) => {
    expect(faults(deck, game.sides.indexOf(deck.side))).toEqual([]);
    expect(deck.about).not.toBe('');
  });

  test('are eight, two of them to start with', () => {
    const decks = shippedDecks(cards);
    expect(decks.map(({ side }) => side)).toEqual([...Array(4).fill('Dark'), ...Array(4).fill('Light')]);
    expect(new Set(decks.map(({ name }) => name)).size).toBe(8);
    expect(starterDecks(cards).map(({ side }) => side)).toEqual(['Dark', 'Light']);
    expect(shippedPairs(cards)).toHaveLength(16);
  });

  test('to start with have little to read', () => {
    for (const { cards: entries } of starterDecks(cards)) {
      const texts = entries.filter(({ id }) => {
        const { type, abilities } = cards.byId.get(id)!;
        return type === 'Character' && abilities.length > 0;
      });
      expect(texts).toEqual([]);
    }
  });
});

describe('random decks', () => {
  test('are legal', () => {
    for (let i = 0; i < 300; i++) expect(faults(randomDeck(cards, i % 2, seeded(i)), i % 2)).toEqual([]);
  });

  test('hold wanted cards with those who may use them, and are legal still', () => {
    for (const { card, side, uses } of cards.cards) {
      const deck = randomDeck(cards, side, seeded(card.id), [card.id]);
      expect(faults(deck, side)).toEqual([]);
      expect(deck.cards.map(({ id }) => id)).toContain(card.id);
      const own = deck.cards.map(({ id }) => cards.byId.get(id)!.index);
      const missing = uses
        .flatMap(({ members }) => members)
        .filter(({ includes }) => !own.some((at) => includes[at] === 1));
      expect(missing.map(({ phrase }) => `${card.title}: ${phrase}`)).toEqual([]);
    }
  });

  test('bring the opposing cards that a wanted card speaks of', () => {
    const wanted = cards.find('After Her!')!.card.id;
    const light = randomDeck(cards, 1, seeded('after her'), [wanted]);
    expect(faults(light, 1)).toEqual([]);
    expect(light.cards.some(({ id }) => /Queen Amidala|Handmaiden/u.test(cards.nameOf(cards.byId.get(id)!)))).toBe(
      true,
    );
  });

  test('go for the Podrace now and then, with a pilot and the matching Podracer', () => {
    let races = 0;
    for (let i = 0; i < 100; i++) {
      const own = randomDeck(cards, 0, seeded(`race ${i}`)).cards.map(({ id }) => cards.byId.get(id)!);
      if (!own.some(({ type }) => type === 'Objective')) continue;
      races++;
      const podracers = own.filter(({ podracer }) => podracer);
      expect(own.some(({ racer, title }) => racer && podracers.some(({ racerOf }) => racerOf === title))).toBe(true);
    }
    expect(races).toBeGreaterThan(10);
    expect(races).toBeLessThan(90);
  });
});
