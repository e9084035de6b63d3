import { describe, expect, test } from 'vitest';
import { readCards, writeCards } from '../src/cards/cardfile.ts';
import { swtcg } from '../src/game.ts';

const FILE = `# Attack of the Clones (AOTC)

25 Luke Skywalker (B)   Light Character - Jedi Padawan   R
   cost 4   speed 50   power 4   health 3
   Pay 2 Force -> Evade 1.
   Pay 2 Force -> Give this unit +20 speed this turn.

30 Naboo Defense Station   Light Ground - Naboo Fortification   R
   cost 8   speed 10   power 6   health 12

39 Power Dive   Neutral Battle   R
   Pay 3 Force -> Untap 1 of your tapped Starfighters or Speeders in any arena.

10 Dark Rendezvous   Dark Mission   R
   cost 4
   The enemy loses 7 Force.

79 Destroyer Droid, P Series   Dark Character - Trade Federation Droid   U
   cost 5   speed 30   power 5   health 4
   ! not playable: nobody has said its text yet
`;

describe('a card file', () => {
  test('gives the cards with their facts and trees', () => {
    const { set, name, cards, faults, unplayable } = readCards(FILE);
    expect({ set, name, faults }).toEqual({ set: 'AOTC', name: 'Attack of the Clones', faults: [] });
    expect(cards.map((card) => card.id)).toEqual(['AOTC-25', 'AOTC-30', 'AOTC-39', 'AOTC-10', 'AOTC-79']);
    expect(cards[0]).toMatchObject({
      set: 'AOTC',
      number: 25,
      name: 'Luke Skywalker',
      version: 'B',
      side: 'Light',
      type: 'Character',
      subtypes: ['Jedi', 'Padawan'],
      rarity: 'R',
      cost: 4,
      speed: 50,
      power: 4,
      health: 3,
    });
    expect(cards[0]?.abilities).toHaveLength(2);
    expect(cards[2]).toMatchObject({ type: 'Battle', version: '', subtypes: [], cost: 0 });
    expect(cards[3]).toMatchObject({
      cost: 4,
      abilities: [{ is: 'mission', costs: [], body: [{ do: 'force', who: 'enemy', n: -7 }] }],
    });
    expect(cards[4]).toMatchObject({ name: 'Destroyer Droid, P Series', abilities: [] });
    expect(unplayable).toEqual([{ id: 'AOTC-79', reason: 'nobody has said its text yet' }]);
  });

  test('is written as it was read', () => {
    expect(writeCards(readCards(FILE))).toBe(FILE);
  });

  test('is read alike with other line ends, more spaces and friendly wording', () => {
    const loose = FILE.replaceAll('   ', '      ').replaceAll('\n\n', '\r\n\r\n\r\n').replace('-> Evade', '-> evade');
    expect(writeCards(readCards(loose))).toBe(FILE);
  });
});

describe('a fault', () => {
  const withText = (text: string) => readCards(FILE.replace('Pay 2 Force -> Evade 1.', text));

  test('in the text makes the whole card unplayable and is named by line and column', () => {
    const { cards, faults, unplayable } = withText('Pay 2 Force -> Vanish.');
    const message = 'column 19: expected an effect, found "Vanish"';
    expect(faults).toEqual([{ line: 5, message }]);
    expect(cards[0]).toMatchObject({ id: 'AOTC-25', abilities: [] });
    expect(unplayable).toContainEqual({ id: 'AOTC-25', reason: `line 5, ${message}` });
    expect(cards).toHaveLength(5);
  });

  test('in the text keeps the card out of decks', () => {
    const game = swtcg(withText('Pay 2 Force -> Vanish.').cards);
    const faults = game.checkDeck({ name: 'odd', cards: [{ id: 'AOTC-25', copies: 1 }] }, 1, 'nh');
    expect(faults[0]?.message).toMatch(/ cannot be played: line 5, column 19: /u);
  });

  test.each([
    ['a heading', '# Attack of the Clones (AOTC)', 'Attack of the Clones', 1, '# Name of the set (CODE)'],
    ['a header', 'Light Character - Jedi', 'Lite Character - Jedi', 3, 'NUMBER TITLE   SIDE TYPE - SUBTYPES   RARITY'],
    ['a rarity', 'Battle   R', 'Battle   X', 11, 'RARITY'],
    ['numbers of a unit', 'cost 8   speed', 'cost 8   spede', 9, 'cost N   speed N   power N   health N'],
    ['the cost of a Mission', 'cost 4\n', '', 15, 'cost N'],
    ['text beside "!"', '   ! not', '   Shields 1.\n   ! not', 20, 'has no other text'],
  ])('in %s names the line', (_, right, wrong, line, message) => {
    const { faults } = readCards(FILE.replace(right, wrong));
    expect(faults).toEqual([{ line, message: expect.stringContaining(message) }]);
  });

  test('is a number or a title that is taken', () => {
    const number = readCards(FILE.replace('30 Naboo', '25 Naboo'));
    expect(number.faults).toEqual([{ line: 8, message: 'column 1: the number 25 is taken; give the card another' }]);
    const named = readCards(FILE.replace('Power Dive', 'Luke Skywalker (B)'));
    expect(named.faults).toEqual([{ line: 11, message: 'the title "Luke Skywalker (B)" is taken by card 25' }]);
    expect(named.cards).toHaveLength(4);
  });

  test.each([
    ['the number', '25 Luke', 'no. 25 Luke', 3, 1],
    ['the side', 'Light Character - Jedi', 'Lite Character - Jedi', 3, 25],
    ['the rarity', 'Battle   R', 'Battle   X', 11, 34],
    ['something after the rarity', 'Battle   R', 'Battle   R   R', 11, 38],
    ['numbers of a unit', 'cost 8   speed', 'cost 8   spede', 9, 4],
    ['too big a number', 'cost 8 ', `cost ${'9'.repeat(400)} `, 9, 9],
    ['too big a collector number', '25 Luke', '1000 Luke', 3, 1],
  ])('in %s names the column too', (_, right, wrong, line, column) => {
    const { faults } = readCards(FILE.replace(right, wrong));
    expect(faults).toEqual([{ line, message: expect.stringMatching(new RegExp(`^column ${column}: expected `)) }]);
    expect(faults[0]?.message.length).toBeLessThan(150);
  });

  test('in a line that is too long is told before the line is read', () => {
    const [header, text] = [
      FILE.replace('Luke', 'Luke '.repeat(300)),
      FILE.replace('-> Evade', `->${' '.repeat(2000)}Evade`),
    ];
    for (const file of [header, text])
      expect(readCards(file).faults[0]?.message).toContain('expected at most 1000 characters in a line');
  });

  test('in an empty file is the missing heading', () => {
    expect(readCards('')).toMatchObject({ cards: [], faults: [{ line: 1 }] });
  });
});
