/** What is worked out from the board: where cards are, and which texts are live. See live.ts. */
import type { Text } from '../language/meaning.ts';
import type { Condition, Rule } from '../language/tree.ts';
import type { Lasting } from './parts.ts';

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
  readonly rules: Map<Rule['rule'], LiveRule[]>;
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
}
