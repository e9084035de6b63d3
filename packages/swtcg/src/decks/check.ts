/** The rules of deck building (TCG-DECK). */
import { counted, type Deck, type DeckFault, listed } from '@dejarik/kernel';
import {
  ARENAS,
  type Card,
  isSupplied,
  NEUTRAL,
  PLAYED_SIDES,
  SIDE_NUMBER,
  title,
  YUUZHAN_VONG,
} from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import type { Edition } from '../rules/edition.ts';

const nameOfSide = (side: number): string =>
  Object.entries(SIDE_NUMBER).find(([, number]) => number === side)?.[0] ?? '';

/** Every broken rule; none means that the deck may be played on this side (-1: on either). `all`: the cards of all editions. */
export function checkDeck(
  cards: Catalogue,
  deck: Deck,
  side: number,
  edition: Edition,
  all: readonly Card[] = [],
): DeckFault[] {
  const { deck: limits } = edition;
  const faults: DeckFault[] = [];
  const fault = (rule: string, message: string): void => void faults.push({ rule, message });
  const entries: Entry[] = [];
  const supply: Entry[] = [];
  for (const { id, copies } of deck.cards) {
    const definition = cards.byId.get(id);
    const elsewhere = definition === undefined ? all.find((card) => card.id === id) : undefined;
    if (elsewhere !== undefined)
      fault('TCG-DECK-22', `${title(elsewhere)} is from a set that is not played by this rulebook`);
    else if (definition === undefined) fault('TCG-DECK-22', `${id} is not a card of the catalogue`);
    else if (definition.card.unplayable !== undefined)
      fault('TCG-DECK-22', `${title(definition.card)} cannot be played: ${definition.card.unplayable}`);
    else if (!edition.kinds.has(definition.card.type))
      fault('TCG-CARD-01', `${title(definition.card)} is of a kind that this rulebook does not have`);
    else if (definition.side !== NEUTRAL && !edition.sides.includes(definition.side))
      fault('TCG-PRIME-02', `${title(definition.card)} is of a side that this rulebook does not have`);
    else if (!edition.rarities.has(definition.card.rarity))
      fault('TCG-CARD-38', `${title(definition.card)} is of a rarity that this rulebook does not have`);
    else (isSupplied(definition.card) ? supply : entries).push({ definition, copies });
  }
  const total = entries.reduce((sum, { copies }) => sum + copies, 0);
  if (total < limits.leastCards)
    fault('TCG-DECK-01', `the deck has ${counted(total, 'card')}; it needs at least ${limits.leastCards}`);

  const sides = PLAYED_SIDES.filter((known) => entries.some(({ definition }) => definition.side === known));
  const names = sides.map(nameOfSide);
  if (sides.length > 1)
    fault(
      sides.includes(YUUZHAN_VONG) ? 'TCG-DECK-14' : 'TCG-DECK-02',
      `the deck has ${listed(names)} cards; it may have those of one side, and Neutral cards`,
    );
  else if (side >= 0 && sides.length === 1 && sides[0] !== side)
    fault(limits.sideRule, `this is a ${names[0]} deck; the seat plays ${nameOfSide(side)}`);

  // TCG-DECK-09, TCG-DECK-11: a card of several types counts for each of them, and once as a unit.
  const count = (isSuch: (definition: Definition) => boolean): number =>
    entries.reduce((sum, { definition, copies }) => sum + (isSuch(definition) ? copies : 0), 0);
  const counts = ARENAS.map((_, arena) => count(({ unit, arenas }) => unit && arenas.includes(arena)));
  const units = count(({ unit }) => unit);
  if (units < limits.leastUnits)
    fault('TCG-DECK-09', `the deck has ${units} unit cards; it needs at least ${limits.leastUnits}`);
  ARENAS.forEach((arena, i) => {
    if (counts[i]! < limits.leastOfAType)
      fault('TCG-DECK-04', `the deck has ${counts[i]} ${arena} units; it needs at least ${limits.leastOfAType}`);
  });
  ARENAS.forEach((more, i) => {
    ARENAS.forEach((fewer, j) => {
      if (i !== j && counts[i]! > limits.mostToFewest * counts[j]!)
        fault(
          'TCG-DECK-05',
          `the deck has ${counts[i]} ${more} units and only ${counts[j]} ${fewer} units; one type may have at most ${limits.mostToFewest} times as many as another`,
        );
    });
  });
  for (const { name, copies } of copiesOf(entries, limits.copyOf))
    if (copies > limits.mostCopies)
      fault('TCG-DECK-07', `the deck has ${copies} copies of ${name}; at most ${limits.mostCopies} are allowed`);
  checkSupply(supply, entries, fault);
  return faults;
}

interface Entry {
  readonly definition: Definition;
  readonly copies: number;
}

/** What is kept in the supply is no part of the deck: Events and Subordinates, of its side or Neutral (TCG-SUPPLY). */
function checkSupply(
  supply: readonly Entry[],
  deck: readonly Entry[],
  fault: (rule: string, message: string) => void,
): void {
  const sides = new Set(deck.map(({ definition }) => definition.side).filter((side) => side !== NEUTRAL));
  for (const { definition } of supply)
    if (definition.side !== NEUTRAL && !sides.has(definition.side))
      fault('TCG-SUPPLY-03', `${title(definition.card)} in the supply is neither of the deck's side nor Neutral`);
  for (const { name, copies } of copiesOf(
    supply.filter(({ definition }) => definition.card.type === 'Event'),
    title,
  ))
    if (copies > 1) fault('TCG-EVENT-03', `the supply has ${copies} copies of ${name}; of each Event it may have 1`);
}

function copiesOf(
  entries: readonly Entry[],
  copyOf: Edition['deck']['copyOf'],
): Iterable<{ readonly name: string; readonly copies: number }> {
  const found = new Map<string, { name: string; copies: number }>();
  for (const { definition, copies } of entries) {
    const key = copyOf(definition.card);
    found.set(key, { name: title(definition.card), copies: (found.get(key)?.copies ?? 0) + copies });
  }
  return found.values();
}
