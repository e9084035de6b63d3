/** What the sentences of every game need: how seats and cards are called, and which cards were named. */
import type { Seat } from './seats.ts';

/** What a catalogue knows of a card. */
interface Known {
  readonly card: { readonly id: string };
}

/** Speaks of the cards and of the seats at a table; how a card is called is the game's. */
export abstract class Speaker<Card extends Known, Catalogue extends { readonly cards: readonly Card[] }> {
  readonly cards: Catalogue;
  protected readonly seats: readonly Seat[];
  /** The ids of the cards that were named. */
  readonly named: string[] = [];

  constructor(cards: Catalogue, seats: readonly Seat[]) {
    this.cards = cards;
    this.seats = seats;
  }

  protected abstract call(card: Card): string;

  seat(seat: number): string {
    return this.seats[seat]?.name ?? 'Nobody';
  }

  /** In a game for two, the other one. */
  opponentOf(seat: number): string {
    return this.seat(this.seats.findIndex((_, other) => other !== seat));
  }

  knows(def: number): boolean {
    return this.cards.cards[def] !== undefined;
  }

  /** The card, or `hidden` if it is not known. */
  name(def: number, hidden = 'a card'): string {
    const known = this.cards.cards[def];
    if (known === undefined) return hidden;
    this.named.push(known.card.id);
    return this.call(known);
  }
}
