/** Legal decks of any cards: for trying out everything with everything. */
import { below, type Deck, type RandomState, shuffle } from '@dejarik/kernel';
import { canStartAlone, shortTitle } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import { DECK_SIZE } from './check.ts';

/** Places for wanted cards and those that they speak of, and copies of each. */
const FOR_WANTED = 36;
const WANTED_COPIES = 2;
/** Of locations that give the own side Force there are this many in a deck: few, and nothing can be paid for. */
const LOCATIONS = 12;
const SITES = 7;
/** Of each type this many places, in this order, before any others. */
const SHARES: readonly (readonly [Definition['type'], number])[] = [
  ['Character', 16],
  ['Starship', 4],
  ['Interrupt', 6],
  ['Effect', 3],
  ['Weapon', 3],
];

class Builder {
  readonly copies = new Map<Definition, number>();
  left = DECK_SIZE;

  add(def: Definition | undefined, copies = 1): void {
    const n = Math.min(copies, this.left);
    if (def === undefined || n === 0) return;
    this.left -= n;
    this.copies.set(def, (this.copies.get(def) ?? 0) + n);
  }

  count(meant: (def: Definition) => boolean): number {
    let n = 0;
    for (const [def, copies] of this.copies) if (meant(def)) n += copies;
    return n;
  }
}

const isLocation = ({ type }: Definition): boolean => type === 'Location';
const isSite = ({ card }: Definition): boolean => card.kinds.includes('Site');

/**
 * A deck for the side with as many of the wanted cards as fit, several copies of each, and any others. With a wanted card
 * come those that its text names: ships of a pilot, sites of a system, victims of an opposing card.
 */
export function randomDeck(cards: Catalogue, side: number, random: RandomState, wanted: readonly string[] = []): Deck {
  const own = cards.cards.filter((def) => def.side === side && def.card.set !== 'MADE');
  shuffle(random, own);
  const deck = new Builder();
  const startable = own.filter(({ card, icons }) => canStartAlone(card) && icons[side]! > 0);
  deck.add(startable.find(isSite));
  for (const id of wanted) {
    const def = cards.byId.get(id);
    if (def === undefined || DECK_SIZE - deck.left >= FOR_WANTED) continue;
    // A location is there once, and others lie beside it.
    if (def.side === side) deck.add(def, isLocation(def) ? 1 : WANTED_COPIES);
    for (const partner of partnersOf(own, def)) if (!deck.copies.has(partner)) deck.add(partner);
  }
  for (const def of startable) {
    if (deck.count(isLocation) >= LOCATIONS) break;
    if (!deck.copies.has(def) && (isSite(def) || deck.count(isSite) >= SITES)) deck.add(def);
  }
  for (const [type, share] of SHARES)
    for (const def of own)
      if (def.type === type && deck.count((other) => other.type === type) < share) deck.add(def, 1 + below(random, 2));
  for (const def of own) if (!isLocation(def)) deck.add(def);
  return { name: 'any cards', cards: [...deck.copies].map(([{ card }, copies]) => ({ id: card.id, copies })) };
}

/** Most cards that one card brings along. */
const MOST_PARTNERS = 3;

/** Own cards that the card's text or its facts name. */
function partnersOf(own: readonly Definition[], { card, texts }: Definition): Definition[] {
  const words = [...texts.map((text) => text.words), ...card.matches].join(' ');
  const isNamed = (def: Definition): boolean =>
    words.includes(shortTitle(def.title)) ||
    (def.type === 'Location' && def.card.system !== '' && words.includes(def.card.system)) ||
    (card.icons.vehicleSite > 0 && def.title === card.system);
  return own.filter((def) => def.card.id !== card.id && isNamed(def)).slice(0, MOST_PARTNERS);
}
