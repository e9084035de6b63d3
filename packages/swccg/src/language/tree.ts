/** The trees that card text is read into. Each table of templates is grammar, printer and type at once. */
import type { Fields, Node } from '@dejarik/language';
import type { HEAPS } from './blocks/piles.ts';
import type { CONDITIONS } from './conditions.ts';
import type { DECLARATIONS, EFFECTS } from './effects.ts';
import type { ExtensionName } from './extensions.ts';
import type { LINES } from './lines.ts';
import type { LIMITS, MOMENTS, TIMINGS, VERBS } from './moments.ts';
import type { AMOUNTS, COUNTS, FILTER, PLACES, Quality, QUOTAS, REFS, Stat } from './nouns.ts';
import type { ROOMS, RULES } from './rules.ts';
import type { SKILLS, SYSTEMS } from './vocabulary.ts';
import type { DEFENCES, FIRINGS, HITS, RESULTS } from './weapons.ts';

/** A player with a verb. */
type Doers = { readonly [V in keyof typeof VERBS]: Who };

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
  stat: Stat;
  stats: readonly Stat[];
  quality: Quality;
  qualities: readonly Quality[];
  than: Than;
  pile: Pile;
  piles: readonly Pile[];
  heap: Heap;
  phase: PhaseName;
  draw: 'battle' | 'weapon' | 'any';
  ref: Ref;
  possessive: Ref;
  /** Whoever is not `you`. */
  other: Exclude<Who, 'you'>;
  filter: Filter;
  whom: Whom;
  place: Place;
  here: 'here';
  spot: Spot;
  amount: Amount;
  amounts: AmountNode;
  count: Count;
  quota: Quota;
  condition: Condition;
  conditions: readonly Condition[];
  rule: Rule;
  rules: readonly Rule[];
  moment: Moment;
  timing: Timing;
  limit: Limit;
  mode: 'Used' | 'Lost';
  deed: Deed;
  skill: (typeof SKILLS)[number];
  set: 'bluff' | 'Trench' | 'dejarik';
  room: Node<'seats', typeof ROOMS, Types>;
  rooms: readonly Node<'seats', typeof ROOMS, Types>[];
  round: 'up' | 'down';
  until: Until;
  declaration: Declaration;
  declarations: readonly Declaration[];
  effect: Effect;
  effects: readonly Effect[];
  /** Effects up to the end of the line. */
  rest: readonly Effect[];
  tableside: TableSide;
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
export type Who = 'you' | 'opponent' | 'any player' | 'each player' | 'Dark' | 'Light';
export type Than = '>' | '<' | '=' | 'at least' | 'at most';
export type Pile = 'Reserve Deck' | 'Force Pile' | 'Used Pile' | 'Lost Pile' | 'hand';
type PhaseName = 'activate' | 'control' | 'deploy' | 'battle' | 'move' | 'draw';
type Until = 'this battle' | 'this turn' | 'until end of your next turn' | 'from now on';
type TableSide = 'your side of table' | "opponent's side of table" | 'table' | 'either Lost Pile';
/** What a card can be kept from. */
export type Deed =
  | 'move'
  | 'battle'
  | 'deploy'
  | 'drain'
  | 'react'
  | 'fire weapons'
  | 'carry weapons'
  | 'use ability in battles'
  | 'board starfighters'
  | 'board enclosed vehicles'
  | 'be stolen'
  | 'be targeted'
  | 'be moved';

export type Ref = keyof typeof REFS;
export type Filter = Fields<typeof FILTER, Types>;
export type Whom = Ref | Filter;
export type Place = Node<'place', typeof PLACES, Types>;
/** A location that is controlled or occupied: here, or one that is named. */
export type Spot = 'here' | Filter;
type AmountNode = Node<'of', typeof AMOUNTS, Types>;
export type Amount = number | AmountNode;
export type Heap = Node<'heap', typeof HEAPS, Types>;
export type Count = Node<'count', typeof COUNTS, Types>;
type Quota = Node<'quota', typeof QUOTAS, Types>;
export type Condition = Node<'is', typeof CONDITIONS, Types>;
export type Rule = Node<'rule', typeof RULES, Types>;
export type Moment = Node<'on', typeof MOMENTS, Types>;
export type Timing = Node<'timing', typeof TIMINGS, Types>;
type Limit = keyof typeof LIMITS;
export type Declaration = Node<'declare', typeof DECLARATIONS, Types>;
export type Effect = Node<'do', typeof EFFECTS, Types>;
export type Hit = Types['hit'];
export type Line = Node<'line', typeof LINES, Types>;
