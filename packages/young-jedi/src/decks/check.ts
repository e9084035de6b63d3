/** The rules of deck building (YJ-DECK). */
import type { Deck, DeckFault } from '@dejarik/kernel';
import { PLANETS } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import type { Edition } from '../rules/edition.ts';
import { type Colour, dotWheel, sizeOf } from './wheel.ts';

const SIDES = ['Dark', 'Light'] as const;

interface Entry {
  readonly definition: Definition;
  readonly copies: number;
}

/** Every broken rule; none means that the deck may be played on this side (-1: on either). */
export function checkDeck(cards: Catalogue, deck: Deck, side: number, edition: Edition): DeckFault[] {
  const entries: Entry[] = [];
  const faults: DeckFault[] = [];
  for (const { id, copies } of deck.cards) {
    const definition = cards.byId.get(id);
    if (definition !== undefined) entries.push({ definition, copies });
    else faults.push({ rule: edition.deckRule, message: `${id} is not a card of the catalogue` });
  }
  faults.push(...sideFaults(entries, side), ...sizeFaults(entries, edition));
  faults.push(...colourFaults(cards, deck, edition), ...contentFaults(entries));
  return faults;
}

/** YJ-CARD-02. */
function sideFaults(entries: readonly Entry[], wanted: number): DeckFault[] {
  const count = SIDES.map((_, side) => copiesOf(entries, ({ side: own }) => own === side));
  if (count[0]! > 0 && count[1]! > 0)
    return [
      {
        rule: 'YJ-CARD-02',
        message: `${count[0]} Dark and ${count[1]} Light cards; a deck has the cards of one side only`,
      },
    ];
  const side = count.findIndex((n) => n > 0);
  if (wanted < 0 || side < 0 || side === wanted) return [];
  return [{ rule: 'YJ-CARD-02', message: `this is a ${SIDES[side]} deck; the seat plays ${SIDES[wanted]}` }];
}

function sizeFaults(entries: readonly Entry[], { deckSize, deckRule }: Edition): DeckFault[] {
  const total = copiesOf(entries, () => true);
  if (total === deckSize) return [];
  return [{ rule: deckRule, message: `${total} cards; a deck has exactly ${deckSize}: ${change(deckSize - total)}` }];
}

function colourFaults(cards: Catalogue, deck: Deck, edition: Edition): DeckFault[] {
  const { needed, colours, spare } = dotWheel(cards, deck, edition);
  const wrong = colours.filter((colour) => sizeOf(colour) !== needed);
  return [
    ...wrong.map((colour) => ({
      rule: edition.deckRule,
      message: `${described(cards, colour)}; a deck has ${needed} of each colour: ${change(needed - sizeOf(colour))}`,
    })),
    ...spare.map((definition) => ({
      rule: 'YJ-DECK-05',
      message: `the wild card ${cards.nameOf(definition)} finds no place: each colour takes one wild card at most, and its own (${definition.card.dots.join(', ')}) are full or have theirs`,
    })),
  ];
}

/** YJ-DECK-03, YJ-DECK-08. */
function contentFaults(entries: readonly Entry[]): DeckFault[] {
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
      message: `${objectives} Objectives; a deck has at most one: ${change(1 - objectives)}`,
    });
  return faults;
}

const copiesOf = (entries: readonly Entry[], counts: (definition: Definition) => boolean): number =>
  entries.reduce((sum, { definition, copies }) => sum + (counts(definition) ? copies : 0), 0);

const change = (n: number): string => (n > 0 ? `add ${n}` : `take out ${-n}`);

function described(cards: Catalogue, colour: Colour): string {
  const n = sizeOf(colour);
  const count = `${n} ${colour.dot} card${n === 1 ? '' : 's'}`;
  return colour.wild === null ? count : `${count} with the wild card ${cards.nameOf(colour.wild)}`;
}
