/**
 * The shipped cards with their words shuffled into new sentences of the language: whatever a designer may write must
 * play without a fault, keep the state sound, survive storing, and hide what is hidden.
 */
import { below, seeded } from '@dejarik/kernel';
import { wrongIn } from '@dejarik/kernel/testing';
import { expect, test } from 'vitest';
import type { Card, CardType } from '../src/cards/card.ts';
import { shippedCards } from '../src/cards/shipped.ts';
import { swtcg } from '../src/game.ts';
import { CardTextError, parseAbility } from '../src/language/parse.ts';
import { printAbility } from '../src/language/print.ts';
import type { Ability } from '../src/language/tree.ts';
import { randomDeck } from '../src/testing/decks.ts';
import { scrambled } from '../src/testing/hidden.ts';

const CATALOGUES = 4;
const GAMES = 12;
const LONGEST = 1500;

const random = seeded('invented cards');
const pick = <T>(list: readonly T[]): T => list[below(random, list.length)]!;

const shipped = shippedCards();
const lines = shipped.flatMap((card) =>
  card.abilities.map((ability) => ({ text: printAbility(ability, card.type), type: card.type })),
);
const words = [...new Set(lines.flatMap(({ text }) => text.split(' ')))];

/** One change: a word left out, put in or exchanged, another sentence's end, another number. */
function changed(text: string, type: CardType): string {
  const list = text.split(' ');
  const at = below(random, list.length);
  switch (below(random, 5)) {
    case 0:
      list.splice(at, 1);
      break;
    case 1:
      list.splice(at, 0, pick(words));
      break;
    case 2:
      list[at] = pick(words);
      break;
    case 3: {
      const other = pick(lines.filter((line) => line.type === type)).text.split(' ');
      list.splice(at, list.length, ...other.slice(below(random, other.length)));
      break;
    }
    default:
      list[at] = (list[at] ?? '').replace(/\d+/u, String(1 + below(random, 6)));
  }
  return list.join(' ');
}

/** An ability like this one that the language understands, or this one when luck does not find any. */
function inventedLike(ability: Ability, type: CardType): Ability {
  for (let tries = 0; tries < 40; tries++) {
    try {
      const invented = parseAbility(changed(printAbility(ability, type), type), type);
      if (invented.is === ability.is || (type !== 'Battle' && type !== 'Mission')) return invented;
    } catch (error) {
      if (!(error instanceof CardTextError)) throw error;
    }
  }
  return ability;
}

const inventedCards = (): Card[] =>
  shipped.map((card) => ({
    ...card,
    abilities: card.abilities.map((ability) => (below(random, 3) > 0 ? inventedLike(ability, card.type) : ability)),
  }));

const playing = { scramble: scrambled, longest: LONGEST, storeEvery: 1, viewEvery: 7 };

test.each(Array.from({ length: CATALOGUES }, (_, i) => i + 1))(
  'invented cards play soundly, catalogue %i',
  (number) => {
    const game = swtcg(inventedCards());
    for (let i = 0; i < GAMES; i++) {
      const decks = [0, 1].map((seat) => randomDeck(game.cards, seat, random));
      const setup = { edition: 'nh', seed: `catalogue ${number}, game ${i}`, decks };
      expect(wrongIn(game, setup, playing)).toBeNull();
    }
  },
);
