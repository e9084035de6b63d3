/**
 * What a keyword's rule can have a say in. Whichever has one, has a file of its own here that gives a `KeywordRule`; the rules ask
 * `g.edition.keywords` at the places named below. Types, and the sorting of rules by what they have a say in.
 */
import type { Reason } from '@dejarik/kernel';
import type { KeywordName } from '../../language/keywords.ts';
import type { Stat } from '../../language/tree.ts';
import type { Damage, Resolve, Roll } from '../procedures.ts';
import type { Instance } from '../spoken.ts';
import type { Table } from '../table.ts';

export interface KeywordRule {
  /** It is played: what it does, of the value n; true when it is done (operations-damage.ts). */
  readonly play?: (g: Table, f: Resolve, n: number) => boolean;
  /** Why the unit cannot play it now (play.ts). */
  readonly whyNotPlay?: (g: Table, unit: number) => Reason | null;
  /** It is played for an amount that its player chooses: how much there is at most, besides its value (play.ts). */
  readonly upTo?: (g: Table, unit: number) => number;
  /** What a die has to show more to hit the unit (attack.ts, operations-damage.ts). */
  readonly toHit?: (g: Table, unit: number) => number;
  /** The change it makes to a unit's number (query.ts); asked of every unit, also of one that has it not. */
  readonly stat?: (g: Table, unit: number, stat: Stat) => number;
  /** Why the attacker may not attack the target (targets.ts). */
  readonly whyNotAttack?: (g: Table, attacker: number, target: number) => Reason | null;
  /** Whether the card can prevent this damage; undefined: it does not say. Yes goes before no (damage.ts). */
  readonly preventable?: (g: Table, instance: Instance, by: number) => boolean | undefined;
  // Steps of the attack (TCG-ATTACK-04); whatever has to ask calls a procedure. `expanded.attack` is where notes are kept.
  /** Step 2, before the attack chance: it is declared and not disrupted (expanded/attack.ts). */
  readonly attacked?: (g: Table) => void;
  /** Step 3: predictions, then the first throw, then the dice as they stay (expanded/attack.ts, dice.ts). */
  readonly beforeRoll?: (g: Table) => void;
  readonly rolled?: (g: Table, roll: Roll) => void;
  /** Rerolls that a keyword allows: after the triggered ones, before the played ones (TCG-POP-22). */
  readonly rerolls?: (g: Table, roll: Roll) => void;
  readonly rerolled?: (g: Table, roll: Roll) => void;
  /** Step 4, when the hits are counted, be there any or not (expanded/attack.ts). */
  readonly counted?: (g: Table, hits: number) => void;
  /** Steps 4 to 6, of any damage: the damage that is pending, and in `placed` that for which there are counters (expanded/damage.ts). */
  readonly pending?: (g: Table, damage: Damage) => void;
  readonly prevention?: (g: Table, damage: Damage) => void;
  readonly placed?: (g: Table, damage: Damage) => void;
  /** Step 8, when what lasted for the attack is over; what waits for it is noted by `owe` (expanded/owed.ts). */
  readonly attackEnds?: (g: Table) => void;
  // Moments of the turn, and what happens to others.
  readonly buildStepStarts?: (g: Table, seat: number) => void;
  readonly battleStepStarts?: (g: Table, arena: number) => void;
  /** The unit has come into an arena: deployed, moved or put there (listening.ts). */
  readonly arrives?: (g: Table, unit: number) => void;
  /** The unit is about to be discarded, because of damage from the source or -1 (listening.ts). */
  readonly discarded?: (g: Table, unit: number, source: number) => void;
}

export type KeywordRules = Readonly<Partial<Record<KeywordName, KeywordRule>>>;

type Hook = keyof KeywordRule;
type Says<H extends Hook> = NonNullable<KeywordRule[H]>;

/** All rules that have a say in a matter, in the order in which they are listed; and the rule of one keyword. */
export interface Keywords {
  readonly rules: KeywordRules;
  readonly hooks: { readonly [H in Hook]?: readonly Says<H>[] };
}

export function keywordsOf(rules: KeywordRules): Keywords {
  const hooks: { [H in Hook]?: Says<H>[] } = {};
  const add = <H extends Hook>(hook: H, says: Says<H>): void => {
    const list: Says<H>[] = hooks[hook] ?? [];
    list.push(says);
    (hooks as Record<H, Says<H>[]>)[hook] = list;
  };
  for (const rule of Object.values(rules))
    for (const [hook, says] of Object.entries(rule)) add(hook as Hook, says as Says<Hook>);
  return { rules, hooks };
}
