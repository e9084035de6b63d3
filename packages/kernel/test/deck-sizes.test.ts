// Deck files that are too much of something: refused or read at once, and never repeated in full.
import { describe, expect, it } from 'vitest';
import { CardIndex, type DeckReading, readDeck, UnreadableDeck } from '../src/index.ts';

const cards = new CardIndex({
  cards: Array.from({ length: 600 }, (_, n) => ({
    id: `card${n}`,
    title: `Keeper of the ${n}th Gate`,
    set: 'GATE',
    number: String(n),
  })),
  sides: ['Night', 'Day'],
  example: '3 Keeper of the 1th Gate',
  lackeyGame: 'gates',
  bare: (title) => title,
});

/** Long for a sentence, short for a file. */
const A_FEW_LINES = 4000;
/** Milliseconds, on a busy machine; what is not bounded takes minutes. */
const AT_ONCE = 5000;

/** What is said about the file; it has to be said at once and in a few lines. */
function saidOf(file: string): string {
  const started = performance.now();
  let said: string;
  try {
    const { faults }: DeckReading = readDeck(cards, file);
    said = faults.map(({ line, message }) => `${line}: ${message}`).join('\n');
  } catch (error) {
    if (!(error instanceof UnreadableDeck)) throw error;
    said = `${error.line}: ${error.message}`;
  }
  expect(said.length).toBeLessThan(A_FEW_LINES);
  expect(performance.now() - started).toBeLessThan(AT_ONCE);
  return said;
}

const ours = (...lines: readonly string[]): string => ['# Gates (Day)', ...lines, ''].join('\n');
const lackey = (...names: readonly string[]): string =>
  `<deck><superzone name="Deck">${names.map((name) => `<card><name>${name}</name></card>`).join('\n')}</superzone></deck>`;

const gemp = (...titles: readonly string[]): string =>
  `<deck>${titles.map((title) => `<card blueprintId="1_1" title="${title}"/>`).join('\n')}</deck>`;
const holotable = (...titles: readonly string[]): string =>
  titles.map((title) => String.raw`card "/x" "${title} (1)\nDay" 1`).join('\n');

describe('a deck file is answered at once', () => {
  const long = 'a'.repeat(60_000);
  const unknown = Array.from({ length: 1000 }, (_, n) => `Warden of the ${n}th Gaol`);
  const spaces = ' '.repeat(150_000);

  it.each([
    ['a title of 60,000 letters', ours(`1 ${long}`), '2: a line of 60002 letters'],
    ['the same in a .dek', lackey(long), '1: no card has a title of 60000 letters ("aaaa'],
    ['1,000 unknown titles', ours(...unknown.map((title) => `1 ${title}`)), '22: and 980 more faults'],
    ['the same in a .dek', lackey(...unknown), '21: and 980 more faults'],
    ["the same in GEMP's XML", gemp(long), '1: no card has a title of 60000 letters ("aaaa'],
    ['the same in a .cdf', holotable(long), '1: a line of 60023 letters cannot be; the longest has 5000'],
    [
      "180,000 marks of a foil in GEMP's XML",
      `<deck><card blueprintId="1_1${'*^'.repeat(90_000)}x"/></deck>`,
      '1: there is no card "1_1*^',
    ],
    ["1,000 unknown titles in GEMP's XML", gemp(...unknown), '21: and 980 more faults'],
    ["the same in GEMP's text", `A\n${unknown.map((title) => `1x ${title}`).join('\n')}`, '22: and 980 more faults'],
    ['the same in a .cdf', holotable(...unknown), '21: and 980 more faults'],
    ['a .cdf of quotes and spaces', `card "/x" ${'" '.repeat(2400)}x\n`.repeat(20), '1: expected card'],
    ['a .cdf of spaces before a bracket', holotable(`a${' '.repeat(4900)}(x`), '1: no card has a title of'],
    ['150,000 spaces between two words', ours(`1 a${spaces}b`), '2: a line of 150004 letters'],
    ['150,000 spaces in the heading', `# a${spaces}b (Day)\n`, '1: a line of 150010 letters'],
    ['a file of ten million letters', ours('1 a\n'.repeat(2_500_000)), '1: the file has 10000015 letters'],
    ['100,000 open brackets', ours(`1 a ${'[x '.repeat(33_000)}`), '2: a line of '],
    ['an attribute that never ends', `<deck ${'a="b" '.repeat(20_000)}`, '1: the XML ends too early'],
    ['an element that holds 60,000 others', '<a>'.repeat(60_000), '1: the elements are nested too deep'],
    ['a tag of 60,000 letters', `<${long}></${long}>`, '1: this is no LackeyCCG deck: it begins with <aaaa'],
    ['two such tags that do not fit', `<${long}></b${long}>`, '1: </baaaa'],
    ['a reference that never ends', lackey(`&${long}`), '1: no card has a title of'],
  ])('%s', (_, file, said) => {
    expect(saidOf(file)).toContain(said);
  });

  it('with more copies of a card than can be, line by line', () => {
    const many = new Array<string>(1000).fill('99 Keeper of the 7th Gate');
    expect(saidOf(ours(...many))).toMatch(
      /^3: 198 copies of Keeper of the 7th Gate cannot be; the most are 99\n(?:.*\n)*23: and 979 more faults from here on$/u,
    );
    expect(readDeck(cards, ours(...many)).deck.cards).toEqual([{ id: 'card7', copies: 99 }]);
  });

  it('guesses what is meant only for the first few', () => {
    const said = saidOf(ours(...Array.from({ length: 15 }, (_, n) => `1 Keper of the ${n}th Gate`)));
    expect(said).toContain('there is no card "Keper of the 0th Gate"; did you mean Keeper of the 0th Gate');
    expect(said.match(/did you mean/gu)).toHaveLength(5);
    expect(said.match(/there is no card/gu)).toHaveLength(15);
  });
});

describe('names in a .dek', () => {
  it.each(['constructor', 'toString', '__proto__'])('&%s; is no sign', (name) => {
    expect(saidOf(lackey(`&${name};`))).toContain(`there is no card "&${name};"`);
  });

  it('have their unprintable signs written out when they are repeated', () => {
    expect(saidOf(lackey('a\u001B[31mb&#27;c&#x9b;'))).toContain('there is no card "a\\u001b[31mb\\u001bc\\u009b"');
  });
});
