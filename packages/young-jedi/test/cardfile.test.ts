import { describe, expect, test } from 'vitest';
import { DOTS } from '../src/cards/card.ts';
import { readCards, writeCards } from '../src/cards/cardfile.ts';

const FILE = `# Battle of Nowhere (BONW)

1 Obi-Wan Kenobi, Jedi Knight   Light Character   Rare   stackable   red
   counters 5   destiny 1   power 5   damage 5   Naboo 1 0 0
   +1 power while using Obi-Wan Kenobi's Lightsaber.

2 Anakin Skywalker, Padawan   Light Character   Premium   stackable   wild all
   counters 3   destiny 4   power ?   damage 4   Naboo 2 1 2

3 Thanks, Artoo!   Light Battle   Uncommon   yellow
   destiny 3
   Use with Anakin + R2-D2.
   +3 power.

4 Blaster   Dark Weapon   Common   diamond   orange
   counters 0   destiny 3
   Any character: 1 destiny.

5 Naboo, Theed Palace   Dark Location   Starter Set   purple
   destiny 4

6 Bravo 3, Naboo Starfighter   Light Starship   Uncommon   unique   purple
   destiny 5   power 3   damage 1
   Starfighter.

7 Boonta Eve Classic   Dark Objective   Rare   wild orange yellow purple
   A Podracer pilot and the matching Podracer may race here.

8 Uh-Oh!   Light Effect   Common   yellow
   counters 2   destiny 5
   Each opposing battle droid has 2 more damage.

A1 Ki-Adi-Mundi, Cerean Jedi Knight & Jedi Lightsaber, Constructed by Ki-Adi-Mundi   Light Character   Rare   stackable   red
   counters 6   destiny 3/2   power 5   damage 6   Coruscant 1 1 1
   Built-in lightsaber: +2 power and 1 destiny.

D1 Thanks, Artoo! & Uh-Oh!   Light Double Impact   Rare   yellow
   counters 2   destiny 3/5
   As Thanks, Artoo!
   As Uh-Oh!

F1 = BONW-1   Ultra-Rare Foil
`;

const card = (id: string) => readCards(FILE).cards.find((one) => one.id === id);

describe('a card file', () => {
  test('gives the set and its cards in order', () => {
    const { set, name, cards, faults } = readCards(FILE);
    expect({ set, name, faults }).toEqual({ set: 'BONW', name: 'Battle of Nowhere', faults: [] });
    expect(cards.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'A1', 'D1', 'F1']);
  });

  test('gives all facts of a Character', () => {
    expect(card('BONW-1')).toEqual({
      id: 'BONW-1',
      set: 'BONW',
      number: '1',
      title: 'Obi-Wan Kenobi',
      subtitle: 'Jedi Knight',
      weapon: '',
      side: 'Light',
      type: 'Character',
      rarity: 'Rare',
      uniqueness: 'stackable',
      dots: ['red'],
      counters: 5,
      destiny: [1],
      power: 5,
      damage: 5,
      planet: 'Naboo',
      bonus: [1, 0, 0],
      text: ["+1 power while using Obi-Wan Kenobi's Lightsaber."],
      reprintOf: null,
    });
    expect(card('BONW-2')).toMatchObject({ power: null, dots: DOTS, text: [], bonus: [2, 1, 2] });
    expect(card('BONW-A1')).toMatchObject({
      title: 'Ki-Adi-Mundi',
      subtitle: 'Cerean Jedi Knight',
      weapon: 'Jedi Lightsaber, Constructed by Ki-Adi-Mundi',
      destiny: [3, 2],
    });
  });

  test('gives the other types what they have', () => {
    expect(card('BONW-3')).toMatchObject({ title: 'Thanks, Artoo!', subtitle: '', uniqueness: 'none', counters: 0 });
    expect(card('BONW-3')?.text).toEqual(['Use with Anakin + R2-D2.', '+3 power.']);
    expect(card('BONW-4')).toMatchObject({ uniqueness: 'diamond', power: 0, damage: 0, planet: null, bonus: [] });
    expect(card('BONW-5')).toMatchObject({ title: 'Naboo', subtitle: 'Theed Palace', planet: 'Naboo', bonus: [] });
    expect(card('BONW-6')).toMatchObject({ uniqueness: 'unique', power: 3, damage: 1, planet: null });
    expect(card('BONW-7')).toMatchObject({ destiny: [], dots: ['orange', 'yellow', 'purple'] });
    expect(card('BONW-D1')).toMatchObject({
      title: 'Thanks, Artoo! & Uh-Oh!',
      weapon: '',
      destiny: [3, 5],
      counters: 2,
    });
  });

  test('gives a reprint the facts of its original', () => {
    expect(card('BONW-F1')).toEqual({
      ...card('BONW-1'),
      id: 'BONW-F1',
      number: 'F1',
      rarity: 'Ultra-Rare Foil',
      reprintOf: 'BONW-1',
    });
    const { cards } = readCards('# Again (AG)\n\n1 = BONW-4   Rare\n', readCards(FILE).cards);
    expect(cards).toMatchObject([{ id: 'AG-1', title: 'Blaster', side: 'Dark', rarity: 'Rare', reprintOf: 'BONW-4' }]);
  });

  test('is written as it was read', () => {
    expect(writeCards(readCards(FILE))).toBe(FILE);
  });

  test('is read alike with other line ends and more spaces', () => {
    const loose = FILE.replaceAll('   ', '      ').replaceAll('\n\n', '\r\n\r\n\r\n');
    expect(writeCards(readCards(loose))).toBe(FILE);
  });
});

describe('a fault', () => {
  const HEADER = 'expected "NUMBER TITLE, SUBTITLE   SIDE TYPE   RARITY   UNIQUENESS   DOT"';

  test.each([
    ['the heading', '# Battle of Nowhere (BONW)', 'Battle of Nowhere', 1, 'expected "# Name of the set (CODE)"'],
    ['a side', 'Light Character   Rare   stackable   red', 'Lite Character   Rare   stackable   red', 3, HEADER],
    ['a type', 'Dark Weapon', 'Dark Wepon', 15, HEADER],
    ['a rarity', 'Light Effect   Common', 'Light Effect   Usual', 29, HEADER],
    ['the dot', 'Rare   wild orange', 'Rare   wild ochre', 26, HEADER],
    ['a wild card of one colour', 'wild orange yellow purple', 'wild orange', 26, HEADER],
    [
      'the numbers of a Character',
      'counters 5   destiny 1   power 5   damage 5   Naboo',
      'counters 5   destiny 1   power 5   Naboo',
      4,
      'expected "counters N   destiny N   power N   damage N   PLANET N N N" on a Character',
    ],
    ['a planet', 'Coruscant 1 1 1', 'Corellia 1 1 1', 34, 'PLANET N N N'],
    ['destiny', 'destiny 4   power ?', 'destiny 7   power ?', 8, 'destiny N'],
    ['numbers that are missing', '   destiny 3\n', '', 11, 'expected "destiny N" on a Battle'],
    [
      'numbers of another type',
      '   destiny 4\n',
      '   counters 1   destiny 4\n',
      20,
      'expected "destiny N" on a Location',
    ],
    ['a location', 'Theed Palace', 'Thin Palace', 19, 'there is no location "Thin Palace" on "Naboo"'],
    ['the planet of a Location', 'Naboo, Theed', 'Nabu, Theed', 19, 'there is no location "Theed Palace" on "Nabu"'],
    ['a reprint', '= BONW-1 ', '= BONW-9 ', 42, 'there is no card BONW-9 before this one'],
    [
      'a reprint with text',
      'Ultra-Rare Foil',
      'Ultra-Rare Foil\n   +1 power.',
      43,
      'a reprint has no lines of its own',
    ],
    ['a number that is taken', '2 Anakin', '1 Anakin', 7, 'the number 1 is taken; give the card another'],
  ])('in %s names the line and what to do', (_, right, wrong, line, message) => {
    expect(FILE).toContain(right);
    const { faults } = readCards(FILE.replace(right, wrong));
    expect(faults[0]).toEqual({ line, message: expect.stringContaining(message) });
  });

  test('costs that card only', () => {
    const { cards, faults } = readCards(FILE.replace('Dark Weapon', 'Dark Wepon'));
    expect(faults).toHaveLength(1);
    expect(cards).toHaveLength(10);
  });

  test('is a reprint of a reprint', () => {
    const { faults } = readCards(`${FILE}\nF2 = BONW-F1   Rare\n`);
    expect(faults).toEqual([{ line: 44, message: 'BONW-F1 is a reprint itself; name BONW-1' }]);
  });

  test('in an empty file is the missing heading', () => {
    expect(readCards('')).toMatchObject({ cards: [], faults: [{ line: 1 }] });
  });
});
