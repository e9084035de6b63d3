/** How cards, planets and seats are called. */
import { onceFor } from '@dejarik/kernel';
import { fullTitle, PLANETS } from './cards/card.ts';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import type { Table } from './rules/table.ts';

export const planetName = (planet: number): string => PLANETS[planet] ?? 'the planet';

export const seatName = ({ state: { seats } }: Table, seat: number): string => seats[seat]?.name ?? 'Nobody';

const namesOf = onceFor((cards: Catalogue): string[] => {
  const nameFor = ({ card, side }: Definition): string => {
    const title = fullTitle(card);
    const originals = cards.cards.filter((other) => other.side === side && fullTitle(other.card) === title);
    if (originals.filter(({ card: { reprintOf } }) => reprintOf === null).length === 1) return title;
    return `${title} [${cards.byId.get(card.reprintOf ?? card.id)!.card.set}]`;
  };
  return cards.cards.map(nameFor);
});

/** The title, with the set where a side has different cards of that title. Prints of one card are called the same. */
export const callName = (cards: Catalogue, def: number): string => namesOf(cards)[def] ?? 'a card';

/** A Weapon, or the one that is built into an Armed & Dangerous Character. */
export const weaponName = (cards: Catalogue, def: number): string =>
  cards.cards[def]?.armed === true ? `the built-in weapon of ${callName(cards, def)}` : callName(cards, def);

/** How the card is called at this table. */
export const nameOf = (g: Table, card: number): string =>
  card < 0 ? 'a card' : callName(g.cards, g.state.def[card] ?? -1);
