/**
 * Cards as columns of numbers, as far as every game has them. A card's number is a place rather than a piece of
 * cardboard: `def` says which card is there, and what is hidden moves between numbers. Shuffling permutes the `def` of a
 * deck's numbers, and whatever leaves a hand leaves by the hand's last number. So nobody can follow a card through a
 * hidden pile by its number, and a view is the state with the hidden `def`s blanked.
 */
import { cardNumbers } from './decks/deal.ts';
import type { Setup } from './game.ts';
import { below, type RandomState } from './random.ts';

export interface CardColumns {
  /** Which card of the catalogue it is; -1 in a view where it is hidden. */
  def: number[];
  /** The seat that brought it, for good: copies of a state share it. */
  readonly owner: readonly number[];
}

/** What is not known, in views. */
export const UNKNOWN = -1;

export const columns = (lists: readonly number[][]): number[][] => {
  const result: number[][] = [];
  for (const list of lists) result.push(list.slice());
  return result;
};

export const column = (length: number, value: number): number[] => new Array<number>(length).fill(value);

export const emptyLists = (n: number): number[][] => {
  const result: number[][] = [];
  for (let i = 0; i < n; i++) result.push([]);
  return result;
};

export interface DealtDecks extends CardColumns {
  readonly owner: number[];
  /** The numbers of each seat's cards. */
  readonly decks: number[][];
}

/** The cards of all seats in columns, seat after seat. */
export function dealDecks(
  { decks }: Setup,
  seats: number,
  indexOf: (id: string) => number | undefined,
  most: number,
  game: string,
): DealtDecks {
  if (decks.length !== seats) throw new Error(`${game} is played with ${seats} decks; ${decks.length} were given`);
  const dealt: DealtDecks = { def: [], owner: [], decks: [] };
  decks.forEach((deck, seat) => {
    const pile: number[] = [];
    for (const def of cardNumbers(deck, indexOf, most)) {
      pile.push(dealt.def.length);
      dealt.def.push(def);
      dealt.owner.push(seat);
    }
    dealt.decks.push(pile);
  });
  if (dealt.def.length > most)
    throw new Error(`the decks have ${dealt.def.length} cards together; a table holds at most ${most}`);
  Object.freeze(dealt.owner); // copies of the state share it, those that are given away too
  return dealt;
}

export function swapDefs({ def }: CardColumns, a: number, b: number): void {
  const kept = def[a]!;
  def[a] = def[b]!;
  def[b] = kept;
}

/**
 * Whatever leaves a hidden pile leaves by its last number, so that the number tells nothing about which card it was.
 * Returns the number under which the card is found from now on.
 */
export function lastNumberOf(s: CardColumns, pile: readonly number[], card: number): number {
  const last = pile[pile.length - 1]!;
  if (last !== card) swapDefs(s, card, last);
  return last;
}

/** Deals the cards of a pile to its numbers anew: Fisher-Yates among them. */
export function shufflePile(s: CardColumns, pile: readonly number[], random: RandomState): void {
  for (let i = pile.length - 1; i > 0; i--) swapDefs(s, pile[i]!, pile[below(random, i + 1)]!);
}

/**
 * In a view: which cards these are is known, but not which is where. `seen` gets them in the order of the catalogue.
 * Returns their numbers in that order.
 */
export function hideOrder(s: CardColumns, seen: CardColumns, cards: readonly number[]): number[] {
  const places = cards.slice();
  sortNumbers(places);
  const defs: number[] = [];
  for (const card of places) defs.push(s.def[card]!);
  sortNumbers(defs);
  for (let i = 0; i < places.length; i++) seen.def[places[i]!] = defs[i]!;
  return places;
}

/** By insertion: a pile is short, and its numbers mostly lie in order; the language's own sort takes longer to begin. */
function sortNumbers(list: number[]): void {
  for (let i = 1; i < list.length; i++) {
    const number = list[i]!;
    let at = i;
    for (; at > 0 && list[at - 1]! > number; at--) list[at] = list[at - 1]!;
    list[at] = number;
  }
}
