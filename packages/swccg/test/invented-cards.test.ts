/** Cards with text that nobody has thought of: it is read as it was printed, and it plays without a fault. */
import { seeded } from '@dejarik/kernel';
import { anyDecks, wrongIn } from '@dejarik/kernel/testing';
import { GrammarError } from '@dejarik/language';
import { expect, test } from 'vitest';
import { makeCatalogue } from '../src/cards/definitions.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { starWarsCcg } from '../src/game.ts';
import { senseless } from '../src/language/meaning.ts';
import { scrambled } from '../testing/index.ts';
import { Inventor } from './invented-cards.ts';

const CATALOGUES = 3;
const GAMES = 5;
const LINES = 2_000;

const shipped = shippedCards();
const playing = { scramble: scrambled, longest: 1_500, storeEvery: 20, viewEvery: 20 };

/** Words of a kind can run together into others, and a line that begins with a block in brackets can be two. */
const MOST_REFUSED = 3;

test('lines by chance are read and printed again as they were, or refused', () => {
  const inventor = new Inventor(shipped, seeded('lines'));
  const refused: string[] = [];
  for (const { text } of inventor.lines(LINES))
    try {
      // Two words of a kind can be one (`Rebel starship`): the same text, though not the same tree.
      expect(inventor.grammar.print('lines', inventor.grammar.parse('lines', text))).toBe(text);
    } catch (error) {
      if (!(error instanceof GrammarError)) throw error;
      refused.push(`${text}: ${error.message}`);
    }
  expect(refused.slice(MOST_REFUSED)).toEqual([]);
});

test.each(Array.from({ length: CATALOGUES }, (_, i) => i + 1))(
  'invented cards play soundly, catalogue %i',
  (number) => {
    const inventor = new Inventor(shipped, seeded(`catalogue ${number}`));
    const { cards, lines } = inventor.cards();
    expect(lines.length).toBeGreaterThan(500);
    const game = starWarsCcg(makeCatalogue(cards));
    for (const setup of anyDecks(game, GAMES)) {
      const seed = `catalogue ${number}, ${setup.seed}`;
      expect(wrongIn(game, { ...setup, seed }, playing)).toBeNull();
    }
  },
  120_000,
);

test.each([
  ['Choose a number from 5 to 2 -> Lose that number Force.', 'there is no number from 5 to 2'],
  ['Shuffle the chosen pile.', 'no pile was chosen'],
])('%s is refused', (words, why) => {
  const [first, ...others] = shipped;
  expect(() => makeCatalogue([{ ...first!, text: [words] }, ...others])).toThrow(why);
  const { grammar } = new Inventor(shipped, seeded('refused'));
  expect(senseless(grammar.parse('lines', words)[0]!)).toBe(why);
});
