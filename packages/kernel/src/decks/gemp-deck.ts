/** GEMP's deck files: XML with one element for each copy of a card, named by `set_number`. */
import type { Deck } from '../game.ts';
import { brief } from '../words.ts';
import type { CardIndex } from './card-index.ts';
import { type DeckReading, Gathering } from './sheet.ts';
import { type Element, escape } from './xml.ts';

/** Marks of a foil or of another picture. Looked for from the first one of a row alone: a row may be as long as a file. */
const PRINTING = /(?<![*^])[*^]+$/u;

/** What tells such a deck from others whose outermost element has the same name. */
export const isGempDeck = ({ tag, children }: Element): boolean =>
  tag === 'deck' && children.some(({ attributes }) => attributes.has('blueprintId'));

/** Cards that lie beside the table: known, and no part of the deck. */
const OUTSIDE = 'cardOutsideDeck';

/** What is neither a card of the deck nor known to be none is left out, and said to be. */
export function readGempDeck<Side extends string>(cards: CardIndex<Side>, root: Element): DeckReading<Side> {
  const gathering = new Gathering(cards);
  const byTag = Map.groupBy(root.children, ({ tag }) => tag);
  for (const [tag, [first, ...more]] of byTag)
    if (tag !== 'card' && tag !== OUTSIDE)
      gathering.warn(
        first!.line,
        `<${brief(tag)}> is no <card>: left out${more.length === 0 ? '' : `, ${more.length + 1} times`}`,
      );
  for (const { attributes, line } of byTag.get('card') ?? []) {
    const gemp = attributes.get('blueprintId')?.trim().replace(PRINTING, '') ?? '';
    const title = attributes.get('title')?.trim() ?? '';
    if (gemp === '' && title === '')
      gathering.fault(line, 'a <card> has neither blueprintId nor title; write one of them or take it out');
    else gathering.add(1, { title, gemp: gemp === '' ? undefined : gemp }, line);
  }
  return gathering.reading({ name: '', side: null, about: '' });
}

export function writeGempDeck(cards: CardIndex, deck: Deck): string {
  const lines = deck.cards.flatMap(({ id, copies }) => {
    const { title, gemp } = cards.card(id);
    if (gemp === undefined) throw new Error(`GEMP has no name for the card ${id}`);
    return new Array<string>(copies).fill(`    <card blueprintId="${escape(gemp)}" title="${escape(title)}"/>`);
  });
  return ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>', '<deck>', ...lines, '</deck>', ''].join('\n');
}
