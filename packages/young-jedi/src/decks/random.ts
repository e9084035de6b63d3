/** Legal decks of any cards: for trying out everything with everything. */
import { below, type Deck, type RandomState, shuffle } from '@dejarik/kernel';
import { DOTS, type Dot, PLANETS } from '../cards/card.ts';
import type { Catalogue, Definition } from '../cards/catalogue.ts';
import { partnersOf } from './partners.ts';

const OF_EACH_COLOUR = 10;
/** Copies of a wanted card, and of any other at most. */
const WANTED_COPIES = 4;
const MOST_COPIES = 3;
/** One deck in so many goes for the Podrace. */
const RACES = 4;
/** Starships of a deck before other purple cards, so that there are some to fight with and to leave on. */
const STARSHIPS = 4;

/** A deck being built. Each colour takes one wild card (YJ-DECK-05). */
class Builder {
  readonly copies = new Map<Definition, number>();
  readonly #room = new Map<Dot, number>(DOTS.map((dot) => [dot, OF_EACH_COLOUR]));
  readonly #wild = new Set<Dot>();
  readonly #random: RandomState;

  constructor(random: RandomState) {
    this.#random = random;
  }

  get open(): Dot[] {
    return DOTS.filter((dot) => this.#room.get(dot)! > 0);
  }

  /** Adds as many of these copies as fit. */
  add(definition: Definition, copies: number): void {
    for (let i = 0; i < copies; i++) {
      if (definition.type === 'Objective' && this.has(({ type }) => type === 'Objective')) return; // YJ-DECK-08
      const dot = this.#placeFor(definition);
      if (dot === undefined) return;
      this.#room.set(dot, this.#room.get(dot)! - 1);
      this.copies.set(definition, (this.copies.get(definition) ?? 0) + 1);
    }
  }

  has(meant: (definition: Definition) => boolean): boolean {
    for (const definition of this.copies.keys()) if (meant(definition)) return true;
    return false;
  }

  #placeFor({ card: { dots } }: Definition): Dot | undefined {
    const open = dots.filter((dot) => this.#room.get(dot)! > 0);
    if (dots.length === 1) return open[0];
    const free = open.filter((dot) => !this.#wild.has(dot));
    const dot = free.length === 0 ? undefined : free[below(this.#random, free.length)];
    if (dot !== undefined) this.#wild.add(dot);
    return dot;
  }
}

/**
 * A deck for the side with as many of the wanted cards as fit, several copies of each, and any others. With each card
 * come cards that it speaks of: users of a Weapon, those who may play a Battle card, victims of a wanted opposing card.
 */
export function randomDeck(cards: Catalogue, side: number, random: RandomState, wanted: readonly string[] = []): Deck {
  const own = cards.cards.filter((definition) => definition.side === side);
  shuffle(random, own);
  const deck = new Builder(random);

  /** A Podracer comes with the Objective, and its pilot with the Podracer: two steps are enough. */
  const addPartners = (definition: Definition, copies: number, from: readonly Definition[], steps = 2): void => {
    if (steps === 0) return;
    for (const isPartner of partnersOf(definition)) {
      if (deck.has(isPartner)) continue;
      const partner = from.find(isPartner);
      if (partner === undefined) continue;
      deck.add(partner, copies);
      addPartners(partner, copies, from, steps - 1);
    }
  };

  for (let planet = 0; planet < PLANETS.length; planet++)
    deck.add(own.find((def) => def.type === 'Location' && def.planet === planet)!, 1);
  for (const id of wanted) {
    const definition = cards.byId.get(id);
    if (definition === undefined) continue;
    if (definition.side === side) deck.add(definition, WANTED_COPIES);
    // For each time that it speaks of somebody another card: it may need two different ones.
    for (const isPartner of partnersOf(definition)) {
      const partner = own.find((other) => isPartner(other) && !deck.copies.has(other));
      if (partner === undefined) continue;
      deck.add(partner, MOST_COPIES);
      addPartners(partner, MOST_COPIES, own, 1);
    }
  }
  // The Objective comes first or not at all: later there may be no room for pilot and Podracer.
  const objectives = own.filter(({ type }) => type === 'Objective');
  const others = own.filter(({ type }) => type !== 'Objective');
  const ships = others.filter(({ type }) => type === 'Starship').slice(0, STARSHIPS);
  for (const definition of [...(below(random, RACES) === 0 ? objectives : []), ...ships, ...others]) {
    if (!definition.card.dots.some((dot) => deck.open.includes(dot))) continue;
    deck.add(definition, 1 + below(random, MOST_COPIES));
    addPartners(definition, 1 + below(random, MOST_COPIES), others);
  }
  // There is no limit on copies (YJ-DECK-02), so what is still missing is more of the same.
  for (let dot = deck.open[0]; dot !== undefined; dot = deck.open[0]) {
    const filler = own.find(({ card: { dots } }) => dots.length === 1 && dots[0] === dot);
    if (filler === undefined) throw new Error(`there is no ${dot} card to fill a deck with`);
    deck.add(filler, OF_EACH_COLOUR);
  }
  return { name: 'any cards', cards: [...deck.copies].map(([{ card }, n]) => ({ id: card.id, copies: n })) };
}
