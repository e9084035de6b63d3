/** What the index of live abilities and rules holds. Types alone; it is worked out in live.ts. */
import type { Compiled } from '../language/meaning.ts';
import type { Ability, Condition, Event, Filter, Mod, Rule } from '../language/tree.ts';
import type { Present } from './present.ts';
import type { Context } from './spoken.ts';

/**
 * A condition under which something is live, or the description that the unit which has it must fit, with the context
 * it speaks from. What it stands in must hold as well.
 */
export interface Gate {
  readonly needs: Condition | { readonly unit: number; readonly fits: Filter };
  readonly context: Context;
  readonly within: Gate | null;
}

/** An ability a unit has now: printed, from its Pilot, from a standing rule, or given for a while. */
export interface LiveAbility extends Context {
  readonly ability: Compiled;
  /** Where it comes from when not printed on the unit itself; tells instances of one text apart (TCG-ACT-11). */
  readonly grant: number;
  readonly gate: Gate | null;
}

export interface LiveRule<R extends Rule = Rule> extends Context {
  readonly rule: R;
  readonly gate: Gate | null;
  readonly ability: Compiled;
}

export type LiveRuleOf<K extends Rule['rule']> = LiveRule<Extract<Rule, { readonly rule: K }>>;

/** A bonus or penalty. */
export interface LiveMods extends Context {
  readonly mods: readonly Mod[];
  readonly rule: Extract<Rule, { rule: 'gets' }> | null;
  readonly gate: Gate | null;
  readonly units: readonly number[] | null;
  readonly ability: Compiled;
  /** As with abilities: the card that it comes from, or what an effect is numbered by; 0: printed. */
  readonly grant: number;
}

/** What the unit `source` counts as besides what is printed on it. */
interface LiveTreat extends Context {
  readonly words: string;
  readonly gate: Gate | null;
}

export interface Live {
  version: number;
  /** The version in which no Subordinate was away from the arenas and the supply (TCG-SUB-05). */
  housed: number;
  /** By seat. */
  activated: LiveAbility[][];
  triggered: Map<Event['on'], LiveAbility[]>;
  /** Lines of keywords that have text of their own, by what they are. */
  texts: Map<Ability['is'], LiveAbility[]>;
  rules: Map<Rule['rule'], LiveRule[]>;
  treats: LiveTreat[];
  /** Some text gives an ability to units, which depends on who is in play. */
  grants: boolean;
  /** By the number they touch (live.ts): one that nothing touches has no list. */
  readonly mods: (LiveMods[] | undefined)[];
  /** The numbers that have a list. */
  touched: number[];
  /** Face-down cards are among those that listen: they are when something happens that a Trap could wait for. */
  trapped: boolean;
  /** Looked up when it is first asked for (present.ts). */
  present: Present | null;
}
