/** The rules of deck building (YJ-DECK). */
import {
  addOrTakeOut,
  copiesOf,
  type Deck,
  type DeckEntry,
  deckEntries,
  type DeckFault,
  sideFaults,
  sizeFaults,
} from '@dejarik/kernel';
import { PLANETS } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import type { Edition } from '../rules/edition.ts';
import { type Colour, dotWheel, sizeOf } from './wheel.ts';

const SIDES = ['Dark', 'Light'] as const;

/** Every broken rule; none means that the deck may be played on this side (-1: on either). */
export function checkDeck(cards: Catalogue, deck: Deck, side: number, edition: Edition): DeckFault[] {
  const { deckSize, deckRule } = edition;
  const { entries, unknown } = deckEntries(deck, (id) => cards.byId.get(id), deckRule);
  return [
    ...unknown,
    ...sideFaults(entries, SIDES, (definition) => definition.side, side, 'YJ-CARD-02'),
    ...sizeFaults(entries, deckSize, deckRule),
    ...colourFaults(cards, deck, edition),
    ...contentFaults(entries),
  ];
}

function colourFaults(cards: Catalogue, deck: Deck, edition: Edition): DeckFault[] {
  const { needed, colours, spare } = dotWheel(cards, deck, edition);
  const wrong = colours.filter((colour) => sizeOf(colour) !== needed);
  return [
    ...wrong.map((colour) => ({
      rule: edition.deckRule,
      message: `${described(cards, colour)}; a deck has ${needed} of each colour: ${addOrTakeOut(needed - sizeOf(colour))}`,
    })),
    ...spare.map((definition) => ({
      rule: 'YJ-DECK-05',
      message: `the wild card ${cards.nameOf(definition)} finds no place: each colour takes one wild card at most, and its own (${definition.card.dots.join(', ')}) are full or have theirs`,
    })),
  ];
}

/** YJ-DECK-03, YJ-DECK-08. */
function contentFaults(entries: readonly DeckEntry<Definition>[]): DeckFault[] {
  const faults: DeckFault[] = [];
  PLANETS.forEach((name, planet) => {
    if (copiesOf(entries, (def) => def.type === 'Location' && def.planet === planet) === 0)
      faults.push({
        rule: 'YJ-DECK-03',
        message: `no Location of ${name}; a deck has at least one of each planet: add one`,
      });
  });
  const objectives = copiesOf(entries, ({ type }) => type === 'Objective');
  if (objectives > 1)
    faults.push({
      rule: 'YJ-DECK-08',
      message: `${objectives} Objectives; a deck has at most one: ${addOrTakeOut(1 - objectives)}`,
    });
  return faults;
}

function described(cards: Catalogue, colour: Colour): string {
  const n = sizeOf(colour);
  const count = `${n} ${colour.dot} card${n === 1 ? '' : 's'}`;
  return colour.wild === null ? count : `${count} with the wild card ${cards.nameOf(colour.wild)}`;
}
