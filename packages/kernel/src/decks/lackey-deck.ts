/** LackeyCCG's deck files (`.dek`): XML with one element for each copy of a card. */
import type { Deck } from '../game.ts';
import { brief } from '../words.ts';
import type { CardIndex } from './card-index.ts';
import { type DeckReading, Gathering, UnreadableDeck } from './sheet.ts';
import { type Element, escape } from './xml.ts';

const childrenOf = ({ children }: Element, tag: string): Element[] => children.filter((child) => child.tag === tag);
const textOf = (element: Element, tag: string): string => childrenOf(element, tag)[0]?.text.trim() ?? '';

/** What tells such a deck from others whose outermost element has the same name. */
export const isLackeyDeck = (root: Element): boolean => childrenOf(root, 'superzone').length > 0;

/** The zone called Deck, or whichever comes first. */
function deckZone(deck: Element): Element | undefined {
  const zones = childrenOf(deck, 'superzone');
  return zones.find(({ attributes }) => attributes.get('name')?.toLowerCase() === 'deck') ?? zones[0];
}

export function readLackeyDeck<Side extends string>(cards: CardIndex<Side>, root: Element): DeckReading<Side> {
  if (root.tag !== 'deck')
    throw new UnreadableDeck(
      root.line,
      `this is no LackeyCCG deck: it begins with <${brief(root.tag)}> in place of <deck>`,
    );
  const zone = deckZone(root);
  const found = zone === undefined ? [] : childrenOf(zone, 'card');
  if (found.length === 0)
    throw new UnreadableDeck(
      zone?.line ?? root.line,
      'no <superzone name="Deck"> with cards was found; was the deck saved empty?',
    );
  const gathering = new Gathering(cards);
  for (const card of found) {
    const title = textOf(card, 'name');
    const set = textOf(card, 'set');
    if (title === '') gathering.fault(card.line, 'a <card> has no <name>; write its title there or take it out');
    else gathering.add(1, { title, set: set === '' ? undefined : set }, card.line);
  }
  return gathering.reading({ name: '', side: null, about: '' });
}

export function writeLackeyDeck(cards: CardIndex, deck: Deck): string {
  const lines = deck.cards.flatMap(({ id, copies }) => {
    const { title, set } = cards.card(id);
    return new Array<string>(copies).fill(`\t\t<card><name>${escape(title)}</name><set>${escape(set)}</set></card>`);
  });
  return [
    '<deck version="0.8">',
    `\t<meta>\n\t\t<game>${escape(cards.game.lackeyGame)}</game>\n\t</meta>`,
    '\t<superzone name="Deck">',
    ...lines,
    '\t</superzone>\n</deck>\n',
  ].join('\n');
}
