/**
 * What card text asks of the table. Numbers depend on texts and texts on numbers, so whoever works out a number asks by
 * this interface; spoken.ts answers it.
 */
import type { Amount, Condition, Count, Filter, Place, Who, Whom, Whose } from '../language/tree.ts';
import type { Context, LiveRule } from './live-index.ts';
import { countUse, type Table } from './table.ts';

export interface Speech {
  /** Whether the card is one that the filter describes. */
  fits(g: Table, who: Context, filter: Filter, card: number): boolean;
  /** Whether the card is, or is one of, whom the text speaks of. */
  isOf(g: Table, who: Context, whom: Whom, card: number): boolean;
  /** Whether a card at this location (or the location itself) is at the place. */
  isAt(g: Table, who: Context, place: Place, card: number): boolean;
  isPlace(g: Table, who: Context, place: Place, location: number): boolean;
  holds(g: Table, who: Context, condition: Condition): boolean;
  /** In thousandths. */
  amount(g: Table, who: Context, amount: Amount): number;
}

/** Whether what the rule needs is true. Ask it last, of a rule that is to be applied: that it was is what is counted. */
export function isLive(g: Table, live: LiveRule): boolean {
  for (const condition of live.needs ?? []) if (!g.speech.holds(g, live, condition)) return false;
  countUse(g, live.text.id);
  return true;
}

/** Whether the rule is about this card. */
export const isAbout = (g: Table, live: LiveRule, whom: Whom, card: number): boolean =>
  live.cards !== null && (whom === 'it' || whom === 'that')
    ? live.cards.includes(card)
    : g.speech.isOf(g, live, whom, card);

/** How often the rule counts: once, or for each card that it names. */
export function timesOf(g: Table, live: LiveRule, each: Filter | undefined): number {
  if (each === undefined) return 1;
  let n = 0;
  for (const card of g.live.table) if (g.speech.fits(g, live, each, card)) n++;
  return n;
}

/** Whether a text of this speaker that says `your` or `opponent's` speaks of the seat. */
export const isWhose = ({ seat: own }: Context, whose: Whose, seat: number): boolean =>
  whose === 'any' || (whose === 'your') === (own === seat);

/** Whether `you`, `opponent`, `Dark` … is the seat. */
export function isWho(g: Table, { seat: own }: Context, who: Who, seat: number): boolean {
  switch (who) {
    case 'you':
      return seat === own;
    case 'opponent':
      return seat !== own;
    case 'Dark':
    case 'Light':
      return g.state.seats[seat]!.side === (who === 'Dark' ? 0 : 1);
    default:
      return true;
  }
}

export function isSoMany(count: Count, n: number): boolean {
  switch (count.count) {
    case 'exactly':
      return n === count.n;
    case 'least':
      return n >= count.n;
    case 'none':
      return n === 0;
    case 'some':
      return n > 0;
  }
}
