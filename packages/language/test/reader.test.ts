/** The reader, with a language of four sentences: `Draw 2 cards.` `Choose a card.` `Give it +1 power.` `Say "Draw 1 card."` */
import { describe, expect, test } from 'vitest';
import { CardTextError, LineReader } from '../src/index.ts';

class Toy extends LineReader<'it'> {
  constructor(text: string) {
    super(text, { it: 'a choice before it' });
  }
}

/** The error that reading stops with. */
function refusal(text: string, read: (r: Toy) => unknown): CardTextError {
  try {
    read(new Toy(text));
  } catch (error) {
    if (error instanceof CardTextError) return error;
    throw error;
  }
  throw new Error(`not refused: ${text}`);
}

function sentences(r: Toy): unknown[] {
  const all: unknown[] = [];
  while (!r.atEnd() && !r.sees(')') && !r.sees('"')) all.push(sentence(r));
  return all;
}

function sentence(r: Toy): unknown {
  if (r.take('(')) {
    const inside = r.inside(sentences);
    r.need(')');
    return inside;
  }
  if (r.take('say')) {
    const quoted = r.inQuotes(sentences);
    r.fullStop();
    return { quoted };
  }
  const verb = r.needOneOf(['draw', 'choose', 'give']);
  if (verb === 'give') {
    r.mustKnow('it');
    r.need('it');
    const power = r.modifier();
    r.need('power.');
    return { power };
  }
  const n = r.counting();
  r.need(n === 1 ? 'card' : 'cards');
  r.fullStop();
  if (verb === 'choose') r.speaksOf('it');
  return { [verb]: n };
}

function line(r: Toy): unknown[] {
  const all = sentences(r);
  r.end();
  return all;
}

describe('a line', () => {
  test.each([
    ['Draw 2 cards.', [{ draw: 2 }]],
    ['draw a card.', [{ draw: 1 }]],
    ['Choose a card. Give it -2 power.', [{ choose: 1 }, { power: -2 }]],
    ['(Draw 1 card. (Draw 2 cards.))', [[{ draw: 1 }, [{ draw: 2 }]]]],
    ['Say "Draw 1 card."', [{ quoted: [{ draw: 1 }] }]],
  ])('is read: %s', (text, tree) => {
    expect(line(new Toy(text))).toEqual(tree);
  });

  test.each([
    ['Drop 2 cards.', 1, '"draw", "choose" or "give"', '"Drop"'],
    ['Draw two cards.', 6, 'a number', '"two"'],
    ['Draw 2 card.', 8, '"cards"', '"card"'],
    ['Draw 2 Cards.', 8, '"cards"', '"Cards"'],
    ['Draw 1 card', 12, '"."', 'the end of the line'],
    ['Draw 1 card.)', 13, 'the end of the line', '")"'],
    ['Draw 1000 cards.', 6, 'a number up to 999', '"1000"'],
    ['Choose a card. Give it -1000 power.', 24, 'a number up to 999', '"-1000"'],
    ['Choose a card. Give it 1 power.', 24, 'a modifier', '"1"'],
    ['Give it +1 power.', 6, 'something that "it" can mean: a choice before it', '"it"'],
    ['Choose a card. Say "Give it +1 power."', 26, 'something that "it" can mean: a choice before it', '"it"'],
  ])('is refused where it is not understood: %s', (text, column, expected, found) => {
    const error = refusal(text, line);
    expect(error).toMatchObject({ text, column, expected, found });
    expect(error.message).toBe(`column ${column}: expected ${expected}, found ${found}`);
  });

  test('knows after quotes what it knew before them', () => {
    expect(line(new Toy('Choose a card. Say "Draw 1 card." Give it +1 power.'))).toHaveLength(3);
    expect(refusal('Say "Choose a card." Give it +1 power.', line).column).toBe(27);
  });

  test('is refused where it gets too deep, too long, or repeats too much of itself', () => {
    const deep = (n: number): string => `${'('.repeat(n)}Draw 1 card.${')'.repeat(n)}`;
    expect(() => line(new Toy(deep(16)))).not.toThrow();
    expect(refusal(deep(17), line)).toMatchObject({ column: 18, expected: expect.stringContaining('no more than 16') });
    const long = 'Draw 1 card. '.repeat(76);
    expect(() => line(new Toy(`${long}Draw 1 card.`))).not.toThrow();
    expect(refusal(`${long}Draw 11 cards.`, line)).toMatchObject({ column: 1001, found: '1002' });
    expect(refusal('x'.repeat(900), line).message.length).toBeLessThan(120);
  });
});

describe('the reader', () => {
  test('looks ahead without going there', () => {
    const r = new Toy('Draw 2 cards: Draw 1 card -> Draw 3 cards.');
    expect([r.sees('cards', 2), r.sees('cards', 1), r.word(1).text, r.word(99).text]).toEqual([true, false, '2', '']);
    expect([r.clauseHas('cards'), r.clauseHas('->')]).toEqual([true, false]);
    r.need('draw 2 cards:');
    expect(r.clauseHas('->')).toBe(true);
    expect(r.oneOf(['choose', 'draw'])).toBe('draw');
  });

  test('forgives a small letter only where a capital opens something', () => {
    const r = new Toy('force is force: force.');
    expect([0, 2, 4].map((ahead) => r.sees('Force', ahead))).toEqual([true, false, true]);
  });

  test('takes a fixed text whole or not at all', () => {
    const r = new Toy('Draw 1 card, then stop. Draw 2 cards.');
    expect([r.takeText('Draw 1 card; then stop.'), r.takeText('Draw 1 card, then stop.')]).toEqual([false, true]);
    expect(line(r)).toEqual([{ draw: 2 }]);
  });

  test('stops at a pronoun inside a fixed text', () => {
    const fixed = 'Draw 1 card and discard it.';
    expect(refusal(fixed, (r) => r.mustKnowIn(fixed, 'it')).column).toBe(25);
    const r = new Toy(fixed);
    r.speaksOf('it');
    r.mustKnowIn(fixed, 'it');
    expect(r.takeText(fixed)).toBe(true);
  });

  test('takes a name in square brackets for one word', () => {
    expect(new Toy('[Droid, W Series] wins.').words.map(({ text }) => text)).toEqual([
      '[Droid, W Series]',
      'wins',
      '.',
    ]);
  });
});
