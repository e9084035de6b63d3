/** The trees that card text is read into. Each table of templates is grammar, printer and type at once. */
import type { Fields, Node } from '@dejarik/language';
import type { CONDITIONS, EPICS, STATES } from './conditions.ts';
import type { CANCELLABLE, DECLARATIONS, EFFECTS, FATES, LOST_FATES } from './effects.ts';
import type { ExtensionName } from './extensions.ts';
import type { DEFENCES, FIRINGS, HITS, LINES, RESULTS } from './lines.ts';
import type { COMMANDS, LIMITS, LOSSES, MOMENTS, TIMINGS, VERBS } from './moments.ts';
import type * as nouns from './nouns.ts';
import type { PRIVILEGES, ROOMS, RULES, TOTALS } from './rules.ts';
import type { SKILLS, SYSTEMS } from './vocabulary.ts';

/** A player with a verb. */
export type Doers = { readonly [V in keyof typeof VERBS | keyof typeof COMMANDS]: Who };

export interface Types extends Doers {
  number: number;
  decimal: number;
  signed: number;
  name: string;
  names: readonly string[];
  /** A name of a system. */
  system: (typeof SYSTEMS)[number];
  kindWord: string;
  kind: readonly string[];
  kinds: readonly (readonly string[])[];
  whose: Whose;
  who: Who;
  side: 'Dark' | 'Light';
  stat: nouns.Stat;
  stats: readonly nouns.Stat[];
  quality: nouns.Quality;
  qualities: readonly nouns.Quality[];
  than: Than;
  pile: Pile;
  piles: readonly Pile[];
  heap: Heap;
  phase: 'activate' | 'control' | 'deploy' | 'battle' | 'move' | 'draw';
  draw: 'battle' | 'weapon' | 'any';
  ref: Ref;
  possessive: Ref;
  filter: Filter;
  whom: Whom;
  seating: keyof typeof nouns.SEATINGS;
  place: Place;
  here: 'here';
  spot: Spot;
  amount: Amount;
  amounts: AmountNode;
  count: Count;
  quota: Node<'quota', typeof nouns.QUOTAS, Types>;
  holding: 'control' | 'occupy';
  state: keyof typeof STATES;
  epic: (typeof EPICS)[number];
  condition: Condition;
  conditions: readonly Condition[];
  rule: Rule;
  rules: readonly Rule[];
  privilege: Privilege;
  total: Total;
  loss: keyof typeof LOSSES;
  moment: Moment;
  timing: Timing;
  limit: keyof typeof LIMITS;
  mode: 'Used' | 'Lost';
  deed: Deed;
  skill: (typeof SKILLS)[number];
  set: 'bluff' | 'Trench' | 'dejarik';
  room: Node<'seats', typeof ROOMS, Types>;
  rooms: readonly Node<'seats', typeof ROOMS, Types>[];
  until: 'this battle' | 'this turn' | 'until end of your next turn' | 'from now on';
  declaration: Declaration;
  declarations: readonly Declaration[];
  fate: keyof typeof FATES;
  lostFate: keyof typeof LOST_FATES;
  cancellable: keyof typeof CANCELLABLE;
  moreOrLess: 'more' | 'less';
  effect: Effect;
  effects: readonly Effect[];
  /** Effects up to the end of the line. */
  rest: readonly Effect[];
  tableside: 'your side of table' | "opponent's side of table" | 'table' | 'either Lost Pile';
  firing: Node<'fires', typeof FIRINGS, Types>;
  defence: (typeof DEFENCES)[number];
  against: number | (typeof DEFENCES)[number];
  result: (typeof RESULTS)[number];
  hit: Node<'hits', typeof HITS, Types>;
  hits: readonly Node<'hits', typeof HITS, Types>[];
  extension: ExtensionName;
  line: Line;
  lines: readonly Line[];
}

export type Whose = 'your' | "opponent's" | 'any';
export type Who = (typeof nouns.PLAYERS)[number];
export type Than = '>' | '<' | '=' | 'at least' | 'at most';
type Pile = 'Reserve Deck' | 'Force Pile' | 'Used Pile' | 'Lost Pile' | 'hand';
export type Deed = (typeof nouns.DEEDS)[number];

export type Ref = keyof typeof nouns.REFS;
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
export type Privilege = keyof typeof PRIVILEGES;
export type Total = keyof typeof TOTALS;
/** By what a rule is asked for: its kind, or what it says. */
export type RuleKind = Exclude<Rule['rule'], 'is' | 'total'> | Privilege | Total;
type Stands<K> = K extends Privilege ? 'is' : K extends Total ? 'total' : K;
export type RuleOf<K extends RuleKind> = Extract<Rule, { readonly rule: Stands<K> }>;
export type Moment = Node<'on', typeof MOMENTS, Types>;
export type Timing = Node<'timing', typeof TIMINGS, Types>;
export type Declaration = Node<'declare', typeof DECLARATIONS, Types>;
export type Effect = Node<'do', typeof EFFECTS, Types>;
export type Hit = Types['hit'];
export type Line = Node<'line', typeof LINES, Types>;
