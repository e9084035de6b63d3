// The suite that every game must pass, on decks of any cards and on decks that leave no card out.
import type { GameEvent } from '@dejarik/kernel';
import { conformance } from '@dejarik/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Event, hasSeen } from '../src/rules/events.ts';
import { scrambled } from '../src/testing/index.ts';
import { anyDecks, everyCardDecks, game } from './setups.ts';

/** What the seat may not know of an event is changed to something else. */
function disguise(event: GameEvent, seat: number): GameEvent | null {
  const e = event as Event;
  if (e.def < 0 || hasSeen(e, seat)) return null;
  const other: Event = {
    ...e,
    def: (e.def + 1) % game.cards.cards.length,
    ...(e.cost === undefined ? {} : { cost: 9 }),
  };
  return other;
}

describe.each([
  ['decks of any cards', anyDecks(60)],
  ['decks with every card', everyCardDecks()],
])('%s', (_, setups) => {
  const checks = conformance(game, setups, { scramble: scrambled, disguise });
  test.each(checks.map(({ name, run }) => [name, run] as const))('%s', (_name, run) => {
    expect(run()).toBeGreaterThan(0);
  });
});

describe('decks for trying things out', () => {
  test('together contain every card', () => {
    const ids = new Set(
      everyCardDecks().flatMap(({ decks }) => decks.flatMap(({ cards }) => cards.map(({ id }) => id))),
    );
    expect(game.cards.cards.filter(({ card }) => !ids.has(card.id)).map(({ card }) => card.id)).toEqual([]);
  });

  test('are legal on their side and on no other', () => {
    for (const { decks, edition } of [...anyDecks(60), ...everyCardDecks()])
      decks.forEach((deck, seat) => {
        expect(game.checkDeck(deck, seat, edition)).toEqual([]);
        expect(game.checkDeck(deck, 1 - seat, edition)).not.toEqual([]);
      });
  });
});
