/** The cards that scenarios play with: those of the game, plain ones, and those that a scenario makes up. */
import { makeCatalogue } from '../src/cards/definitions.ts';
import type { Card } from '../src/cards/card.ts';
import { readCards } from '../src/cards/cardfile.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { type StarWarsCcg, starWarsCcg } from '../src/game.ts';

const SIDES = ['Dark', 'Light'] as const;

/** Cards without text that do nothing, of each side: `Destiny 0` to `Destiny 7`. */
const plainCards = (): string[] =>
  SIDES.flatMap((side) =>
    Array.from({ length: 8 }, (_, n) => `Destiny ${n}   ${side} Interrupt - Used   C1\ndestiny ${n}`),
  );

let shipped: readonly Card[] | null = null;
const games = new Map<string, StarWarsCcg>();

/** The game with these made-up cards: each a block of a card file without its number. */
export function gameWith(made: readonly string[]): StarWarsCcg {
  const key = made.join('\n\n');
  const known = games.get(key);
  if (known !== undefined) return known;
  shipped ??= shippedCards();
  const blocks = [...plainCards(), ...made.map((block) => block.trim())].map((block, i) => `${i + 1} ${block}`);
  const { cards, faults } = readCards(`# Made up (MADE)\n\n${blocks.join('\n\n')}\n`);
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`a made-up card, line ${fault.line}: ${fault.message}`);
  const game = starWarsCcg(makeCatalogue([...shipped, ...cards]));
  games.set(key, game);
  return game;
}
