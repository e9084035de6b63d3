/**
 * How deck files and scenarios call a card, shortest first:
 *
 *   Darth Maul, Sith Lord            the full title, where one card alone has it
 *   Blaster (Light)                  with its side, where each side has one
 *   Naboo Starfighter [DOTF]         with its set, where different cards share title and side
 *   Blaster [TJC 50]                 with set and number: any card, the only way to name a reprint
 *
 * Side and set may always be added. Accents, capitals and the shape of apostrophes do not matter.
 */
import { folded } from '@dejarik/kernel';
import { type Card, fullTitle } from './card.ts';

const NAME = /^(?<title>.+?)(?: \((?<side>dark|light)\))?(?: \[(?<set>\w+)(?: (?<number>\w+))?\])?$/u;

interface Named {
  readonly card: Card;
}

export interface Names<T> {
  /** The one card of that name; undefined where there is none or more than one. */
  find(name: string): T | undefined;
  /** The shortest name by which the card is found. */
  nameOf(named: T): string;
}

export function cardNames<T extends Named>(all: readonly T[]): Names<T> {
  const byTitle = Map.groupBy(all, ({ card }) => folded(fullTitle(card)));

  const find = (name: string): T | undefined => {
    const { title = '', side, set, number } = NAME.exec(folded(name))?.groups ?? {};
    const found = (byTitle.get(title) ?? []).filter(
      ({ card }) =>
        (side === undefined || folded(card.side) === side) &&
        (set === undefined || folded(card.set) === set) &&
        (number === undefined ? card.reprintOf === null : folded(card.number) === number),
    );
    return found.length === 1 ? found[0] : undefined;
  };

  const nameOf = (named: T): string => {
    const { card } = named;
    const title = fullTitle(card);
    const names = [title, `${title} (${card.side})`, `${title} [${card.set}]`];
    return names.find((name) => find(name) === named) ?? `${title} [${card.set} ${card.number}]`;
  };

  return { find, nameOf };
}
