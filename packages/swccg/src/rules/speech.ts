/**
 * What is worked out from the board (live.ts does it), and what card text asks of the table. Numbers depend on texts and
 * texts on numbers, so whoever works out a number asks by the interface `Speech`; spoken.ts and conditions.ts answer it.
 */
import type { Text } from '../language/meaning.ts';
import type { Amount, Condition, Count, Filter, Place, Rule, RuleKind, Who, Whom, Whose } from '../language/tree.ts';
import type { Lasting } from './parts.ts';
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

/** Whether `you`, `opponent`, `any player` is the seat. */
export const isWho = ({ seat: own }: { readonly seat: number }, who: Who, seat: number): boolean =>
  who === 'you' ? seat === own : who !== 'opponent' || seat !== own;

export function isSoMany(count: Count, n: number): boolean {
  if (count.count === 'exactly') return n === count.n;
  if (count.count === 'least') return n >= count.n;
  return n > 0 === (count.count === 'some');
}

/** Who speaks: the seat for whom the text works, the card, and what `it`, `there` and `that card` are. */
export interface Context {
  readonly seat: number;
  readonly source: number;
  readonly it: readonly number[];
  /** The card that a text answers, or -1. */
  readonly that: number;
  /** The location in question, or -1. */
  readonly there: number;
  /** Numbers that were drawn, chosen or counted before. */
  readonly n: number;
  readonly destiny: number;
  readonly theirs: number;
}

export interface LiveRule<R extends Rule = Rule> extends Context {
  readonly rule: R;
  readonly text: Text;
  /** What has to be true for it, beyond the card lying there. */
  readonly needs: readonly Condition[] | null;
  /** Of a lasting effect: the cards it is for; null: whoever the rule names. */
  readonly cards: readonly number[] | null;
  /** When it began (CCG-MOD-05). */
  readonly since: number;
  readonly lasting: Lasting | null;
}

export interface LiveText extends Context {
  readonly text: Text;
}

/** A text as it speaks from a card for a seat: made once, and used as long as the card lies there for that seat. */
export interface Spoken {
  readonly entry: LiveText;
  /** Of the card, when it came to the table. */
  readonly since: number;
  /** Of a static text. */
  readonly rules: readonly LiveRule[];
}

export interface Live {
  version: number;
  /** The board whose consequences were drawn; see automatic.ts. */
  settled: number;
  /** By card: the location where it is, or -1. */
  readonly where: Int16Array;
  /** By card: whether it is present there (CCG-PRS-05, 08). */
  readonly present: Uint8Array;
  /** Cards in play in the order in which they came. */
  table: number[];
  /** By location: the cards there, those aboard and on others too. */
  at: Map<number, number[]>;
  /** By card: the cards on it and aboard it. */
  readonly upon: Map<number, number[]>;
  readonly rules: Map<RuleKind, LiveRule[]>;
  /** By seat: texts that a player may use. */
  actions: LiveText[][];
  /** Texts that must be carried out, by the moment they wait for. */
  readonly triggers: Map<string, LiveText[]>;
  /** By card: its texts as they spoke when they were last asked for. */
  readonly spoken: Spoken[][];
  /** Derived numbers, by card and stat; NaN: not worked out. */
  readonly numbers: Float64Array;
  /** Something was asked that changes without the board changing: what is worked out from it is not kept. */
  passing: boolean;
  /** Numbers that are being worked out. */
  readonly asking: number[];
}
