/** The trees that card text is read into. Each table of templates is grammar, printer and type at once. */
import type { Fields, Node } from '@dejarik/language';
import type { CONDITIONS } from './conditions.ts';
import type { DECLARATIONS, EFFECTS } from './effects.ts';
import type { PHRASES, WORDS } from './grammar.ts';
import type { FIRINGS, HITS, LINES } from './lines.ts';
import type { COMMANDS, MOMENTS, TIMINGS, VERBS } from './moments.ts';
import type * as nouns from './nouns.ts';
import type { ROOMS, RULES } from './rules.ts';

/** A player with a verb. */
type Doers = { readonly [V in keyof typeof VERBS | keyof typeof COMMANDS]: Who };
type Worded = { readonly [T in keyof typeof WORDS]: (typeof WORDS)[T][number] };
type Phrased = { readonly [T in keyof typeof PHRASES]: keyof (typeof PHRASES)[T] };

export interface Types extends Doers, Worded, Phrased {
  number: number;
  decimal: number;
  signed: number;
  name: string;
  names: readonly string[];
  kindWord: string;
  kind: readonly string[];
  kinds: readonly (readonly string[])[];
  stats: readonly Worded['stat'][];
  qualities: readonly Worded['quality'][];
  piles: readonly Worded['pile'][];
  heap: Heap;
  filter: Filter;
  whom: Whom;
  place: Place;
  spot: Spot;
  amount: Amount;
  amounts: AmountNode;
  count: Count;
  quota: Node<'quota', typeof nouns.QUOTAS, Types>;
  condition: Condition;
  conditions: readonly Condition[];
  rule: Rule;
  rules: readonly Rule[];
  moment: Moment;
  timing: Timing;
  room: Node<'seats', typeof ROOMS, Types>;
  rooms: readonly Node<'seats', typeof ROOMS, Types>[];
  declaration: Declaration;
  declarations: readonly Declaration[];
  effect: Effect;
  effects: readonly Effect[];
  /** Effects up to the end of the line. */
  rest: readonly Effect[];
  firing: Node<'fires', typeof FIRINGS, Types>;
  against: number | Worded['defence'];
  hit: Node<'hits', typeof HITS, Types>;
  hits: readonly Node<'hits', typeof HITS, Types>[];
  line: Line;
  lines: readonly Line[];
}

export type Whose = Phrased['whose'];
export type Who = Worded['who'];
export type Than = Worded['than'];
export type Deed = Worded['deed'];

export type Ref = Phrased['ref'];
export type Filter = Fields<typeof nouns.FILTER, Types>;
export type Whom = Ref | Filter;
export type Place = Node<'place', typeof nouns.PLACES, Types>;
/** A location that is controlled or occupied: here, or one that is named. */
export type Spot = 'here' | Filter;
type AmountNode = Node<'of', typeof nouns.AMOUNTS, Types>;
export type Amount = number | AmountNode;
export type Heap = Node<'heap', typeof nouns.HEAPS, Types>;
export type Count = Node<'count', typeof nouns.COUNTS, Types>;
export type Condition = Node<'is', typeof CONDITIONS, Types>;
export type Rule = Node<'rule', typeof RULES, Types>;
export type Privilege = Phrased['privilege'];
export type Total = Phrased['total'];
/** By what a rule is asked for: its kind, or what it says. */
export type RuleKind = Exclude<Rule['rule'], 'is' | 'total' | 'times'> | Privilege | Total;
type Stands<K> = K extends Privilege ? 'is' : K extends Total ? 'total' : K extends 'stat' ? 'stat' | 'times' : K;
export type RuleOf<K extends RuleKind> = Extract<Rule, { readonly rule: Stands<K> }>;
/** Kinds of rules that change a number, by what they say. */
export type Adding = { [K in RuleKind]: RuleOf<K> extends { readonly by: unknown } ? K : never }[RuleKind];
export type Moment = Node<'on', typeof MOMENTS, Types>;
export type Timing = Node<'timing', typeof TIMINGS, Types>;
export type Declaration = Node<'declare', typeof DECLARATIONS, Types>;
export type Effect = Node<'do', typeof EFFECTS, Types>;
export type Hit = Types['hit'];
export type Line = Node<'line', typeof LINES, Types>;
