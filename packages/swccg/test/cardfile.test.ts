import { describe, expect, test } from 'vitest';
import { readCards, writeCards } from '../src/cards/cardfile.ts';

const FILE = `# Far Away (FAR)

1 •Luke Skywalker   Light Character - Rebel   R1
   destiny 1   deploy 3   power 3   ability 4   forfeit 7
   pilot   warrior   Force-Sensitive   matching Red 5
   Adds 3 to power of any starship he pilots.
   Immune to attrition < 3.

2 •Chewbacca   Light Character - Alien/Rebel   R2
   destiny 1   deploy 4   power 6   ability 2   forfeit 6
   pilot   warrior   smuggler   Wookiee

3 •R2-D2 (Artoo-Detoo)   Light Character - Droid   R2
   destiny 2/5   deploy 3   power 1   forfeit 4

4 •Brainiac   Light Character - Alien   R1
   destiny π   deploy *   power *   ability 3   forfeit 0.5
   nav computer   Force-Attuned

5 Rebel Guard   Light Character - Rebel   C2
   destiny 3   deploy 2   power 0*   ability 1   forfeit 1
   Cannot move.

6 TIE Assault Squadron   Dark Starship - Squadron: TIE/LN   U1
   destiny 3   deploy *   power 3   maneuver 3   forfeit 6
   pilot 3   No Hyperdrive

7 Sandcrawler   Dark Vehicle - Transport   R2
   destiny 3   deploy 3   power 3   armor 3   landspeed 2   forfeit 5
   enclosed   sandcrawler

8 •••What're You Tryin' To Push On Us?   Light Effect - Immediate   U2
   destiny 4
   grabber

9 Presence Of The Force   Dark Effect   R1
   destiny 3

10 Monnok   Dark Interrupt - Used or Lost   U1
   destiny 5
   dejarik

11 •Tatooine   Light Location - System   C2
   destiny 0   Light 2   Dark 1   parsec 7
   planet
   Light: If you control, Force drain +1 here.
   Dark: Nothing.
   Dark: Nothing else.

12 •••Sandcrawler: Loading Bay   Light Location - Site   C2
   destiny 0   Light 0   Dark 0
   interior   vehicle site

13 Dianoga   Dark Creature - Swamp   R2
   destiny 3   deploy 4   ferocity *   defense 5   forfeit 0
   Habitat: Trash Compactor.

14 •Death Star   Dark Location - System   R2
   destiny 0   Light 0   Dark 3
   mobile

15 Attack Run   Light Epic Event   R2
   destiny 0
`;

const read = readCards(FILE);
const card = (number: number) => read.cards.find((one) => one.number === number);

describe('a card file', () => {
  test('gives the set and its cards in order', () => {
    expect({ set: read.set, name: read.name, faults: read.faults }).toEqual({
      set: 'FAR',
      name: 'Far Away',
      faults: [],
    });
    expect(read.cards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test('gives all facts of a character', () => {
    expect(card(1)).toEqual({
      id: 'FAR-1',
      set: 'FAR',
      number: 1,
      title: 'Luke Skywalker',
      side: 'Light',
      dots: 1,
      rarity: 'R1',
      type: 'Character',
      kinds: ['Rebel'],
      starshipClass: '',
      destiny: [1000],
      deploy: 3000,
      power: 3000,
      ability: 4000,
      armor: null,
      maneuver: null,
      hyperspeed: null,
      landspeed: null,
      ferocity: null,
      defense: null,
      parsec: null,
      forfeit: 7000,
      byText: [],
      icons: {
        pilot: 1,
        warrior: 1,
        nav: 0,
        scomp: 0,
        interior: 0,
        exterior: 0,
        planet: 0,
        mobile: 0,
        vehicleSite: 0,
        grabber: 0,
      },
      lightIcons: 0,
      darkIcons: 0,
      traits: ['Force-Sensitive'],
      matches: ['Red 5'],
      system: '',
      text: ['Adds 3 to power of any starship he pilots.', 'Immune to attrition < 3.'],
      light: [],
      dark: [],
    });
  });

  test('gives the other cards what they have', () => {
    expect(card(2)?.kinds).toEqual(['Alien', 'Rebel']);
    expect(card(3)).toMatchObject({ destiny: [2000, 5000], ability: null, traits: [], text: [] });
    expect(card(4)).toMatchObject({ destiny: [3142], deploy: null, power: null, forfeit: 500 });
    expect(card(4)?.byText).toEqual(['deploy', 'power']);
    expect(card(5)).toMatchObject({ power: 0, byText: ['power'], text: ['Cannot move.'] });
    expect(card(6)).toMatchObject({ kinds: ['Squadron'], starshipClass: 'TIE/LN', maneuver: 3000, hyperspeed: null });
    expect(card(6)?.icons.pilot).toBe(3);
    expect(card(7)).toMatchObject({ dots: 0, armor: 3000, landspeed: 2000, traits: ['enclosed', 'sandcrawler'] });
    expect(card(8)).toMatchObject({ dots: 3, kinds: ['Immediate'], deploy: null });
    expect(card(8)?.icons.grabber).toBe(1);
    expect(card(9)?.kinds).toEqual([]);
    expect(card(10)?.kinds).toEqual(['Used', 'Lost']);
    expect(card(11)).toMatchObject({ system: 'Tatooine', parsec: 7000, lightIcons: 2, darkIcons: 1, text: [] });
    expect(card(11)?.light).toEqual(['If you control, Force drain +1 here.']);
    expect(card(11)?.dark).toEqual(['Nothing.', 'Nothing else.']);
    expect(card(12)).toMatchObject({ system: 'Sandcrawler', kinds: ['Site'] });
    expect(card(13)).toMatchObject({ power: null, ferocity: null, defense: 5000, byText: ['ferocity'] });
    expect(card(14)).toMatchObject({ system: 'Death Star', parsec: null });
    expect(card(15)).toMatchObject({ type: 'Epic Event', kinds: [], destiny: [0] });
  });

  test('is written as it was read', () => {
    expect(writeCards(read)).toBe(FILE);
  });

  test('is read alike with other line ends and more spaces', () => {
    expect(writeCards(readCards(FILE.replaceAll('   ', '      ').replaceAll('\n\n', '\r\n\r\n\r\n')))).toBe(FILE);
  });
});

/** Line and column of the first place where the text is. */
function placeOf(file: string, text: string): { readonly line: number; readonly column: number } {
  const at = file.indexOf(text);
  if (at < 0) throw new Error(`there is no ${text}`);
  const before = file.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

describe('a fault', () => {
  // What is replaced, by what, where the fault is then, and what is said.
  test.each([
    ['the heading', '# Far Away (FAR)', 'Far Away', 'Far Away', 'expected "# Name of the set (CODE)"'],
    [
      'the parts of a header',
      'Rebel   R1',
      'Rebel R1',
      '1 •Luke',
      'expected "NUMBER TITLE   SIDE TYPE - KIND   RARITY"',
    ],
    ['a number', '1 •Luke', 'one •Luke', 'one', 'expected the number and the title'],
    ['the dots', '8 •••What', '8 ••••What', '8 ••••', 'expected the number and the title'],
    ['a side', 'Light Character - Rebel   R1', 'Lite Character - Rebel   R1', 'Lite', 'expected side and type'],
    ['a type', 'Dark Vehicle', 'Dark Wheels', 'Dark Wheels', 'expected side and type'],
    ['a rarity', 'Rebel   R1', 'Rebel   R3', 'R3', 'expected the rarity: C1, C2'],
    ['a kind', 'Alien/Rebel', 'Alien/Rabble', 'Light Character - Alien/', '"Alien/Rabble" is no kind of Character'],
    ['a kind too many', 'Epic Event', 'Epic Event - Used', 'Light Epic', 'is no kind of Epic Event; there is none'],
    [
      'a missing kind',
      'Light Location - System',
      'Light Location',
      'Light Location   ',
      'the kind is missing: Site, System',
    ],
    ['a missing class', 'Squadron: TIE/LN', 'Squadron', 'Dark Starship', 'the kind is missing'],
    ['missing numbers', '   destiny 0\n', '', '15 Att', 'the line with its numbers is missing', /   destiny 0\n$/u],
    ['a missing number', 'deploy 3   power 3   ability', 'power 3   ability', 'destiny 1', 'deploy is missing'],
    ['a number too many', 'destiny 5', 'destiny 5   power 2', 'power 2', 'Interrupt cards have no power'],
    ['a number twice', 'power 6', 'power 6   power 7', 'power 7', 'power stands here twice'],
    ['no number', 'power 6', 'power', 'power   ability 2', 'expected a name and a number: "power 3"'],
    ['an odd number', 'power 6', 'power 6.2', 'power 6.2', '"6.2" is no number; write 3, 0.5, π or *'],
    ['an empty destiny', 'destiny 5', 'destiny *', 'destiny *', '"" is no number'],
    ['Force icons', 'Light 2', 'Light 2.5', 'Light 2.5', 'expected a number of icons'],
    ['missing Force icons', 'Light 2   ', '', 'destiny 0   Dark 1', 'Light is missing'],
    [
      'a trait',
      'Force-Sensitive',
      'Force-Sensible',
      'Force-Sensible',
      '"Force-Sensible" is neither an icon nor a trait',
    ],
    ['the first trait', 'pilot   warrior   F', 'pilott   warrior   F', '   warrior   F', 'game text has single spaces'],
    ['a trait twice', 'smuggler', 'smuggler   smuggler', 'smuggler   W', 'smuggler stands here twice'],
    ['an icon twice', 'pilot 3', 'pilot 3   pilot', 'pilot   No', 'pilot stands here twice'],
    ['text on a location', 'Light: If', 'If', 'If you', 'expected "Light: ..." or "Dark: ..." on a location'],
    ['the order of its text', 'Dark: Nothing else', 'Light: More', 'Light: More', 'the lines for Light come first'],
    ['a number that is taken', '2 •Chew', '1 •Chew', '1 •Chew', 'the number 1 is taken'],
    ['an unprintable sign', 'Cannot move', 'Cannot\u001b[31m', '\u001b', 'a sign that cannot be printed'],
    [
      'a long line',
      'Cannot move',
      `${'x'.repeat(1000)}yyy`,
      'yyy',
      'expected at most 1000 characters in a line, found 1004',
    ],
    ['many lines', 'Cannot move.', `${'More.\n'.repeat(38)}Here.\n`, 'Here.', 'a card has at most 40 lines'],
  ])('in %s names the place and what to do', (_, right, wrong, place, message, exactly?: RegExp) => {
    expect(FILE).toContain(right);
    const file = FILE.replace(exactly ?? right, wrong);
    const { faults, cards } = readCards(file);
    const { line, column } = placeOf(file, place);
    expect(faults).toEqual([{ line, message: expect.stringContaining(message) }]);
    const where = right.startsWith('#') ? '' : `column ${column}: `;
    expect(faults[0]!.message.slice(0, where.length)).toBe(where);
    // Nothing of that card is kept, and nothing of the others is lost.
    expect(cards).toHaveLength(right.startsWith('#') ? 15 : 14);
  });

  test('names no object of its own', () => {
    const { faults } = readCards(FILE.replace('warrior   Force-Sensitive', 'constructor'));
    expect(faults[0]?.message).toContain('"constructor" is neither');
  });

  test('in an empty file is the missing heading; a huge file is not looked at', () => {
    expect(readCards('')).toMatchObject({ cards: [], faults: [{ line: 1 }] });
    expect(readCards('x'.repeat(500_000))).toMatchObject({
      cards: [],
      faults: [{ line: 1, message: 'the file has 500000 letters; a set has at most 400000' }],
    });
  });
});
