/** The suite that every game must pass, by the Expanded Rulebook, with our own cards: at each table of two, and with every card. */
import { type Deck, seeded, type Setup } from '@dejarik/kernel';
import { conformance, wrongIn } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { SIDE_NUMBER } from '../src/cards/card.ts';
import { shippedDecks } from '../src/decks/shipped.ts';
import { swtcg } from '../src/game.ts';
import { scrambled } from '../src/testing/index.ts';

const game = swtcg();
const catalogue = game.abilities!('x');
const own = shippedDecks(game.everyCard()).filter(({ cards }) => cards.some(({ id }) => id.startsWith('DEMO-')));

/** Decks that ask for all of our own cards in turn, those of any cards, and those that come with the game. */
function setupOf(n: number): Setup {
  const random = seeded(`demo ${n}`);
  const ids = catalogue.sets().find(({ set }) => set === 'DEMO')!.cards;
  const wanted = ids.slice((n * 40) % ids.length).concat(ids.slice(0, (n * 40) % ids.length));
  const seats = catalogue.tables![n % catalogue.tables!.length]!;
  const ownFor = (side: number): Deck => own.find((deck) => SIDE_NUMBER[deck.side] === side)!;
  const decks = seats.map(({ side }) => (n % 6 < 2 ? ownFor(side) : catalogue.deck(side, random, wanted)));
  return { edition: 'x', seed: `demo ${n}`, seats, decks };
}

const setups = Array.from({ length: 12 }, (_, n) => setupOf(n));

describe('games with our own cards', () => {
  const checks = conformance(game, setups, { scramble: scrambled });
  test.each(checks.map(({ name, run }) => [name, run] as const))('%s', (_name, run) => {
    expect(run()).toBeGreaterThan(0);
  });

  test.each(Array.from({ length: 12 }, (_, n) => n + 12))(
    'play soundly, are stored and hide what is hidden: %i',
    (n) => {
      expect(
        wrongIn(game, setupOf(n), { scramble: scrambled, longest: 1200, storeEvery: 3, viewEvery: 11 }),
      ).toBeNull();
    },
  );
});
