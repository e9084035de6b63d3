/** What the language says of dice and attacks beyond the New Hope cards: parts of the unions of tree.ts, with their words. */
import type { Ref } from './tree.ts';

export type BattleEffect =
  | { readonly do: 'addDice'; readonly n: number } // `Roll 2 more attack dice.`
  | { readonly do: 'turnDie'; readonly whose: 'your' | 'enemy'; readonly to: number }; // `Turn 1 of your attack dice to 6.`

export type BattleCondition =
  | { readonly is: 'noDamage' } // `this attack did no damage`
  | { readonly is: 'noHits' } // `this attack rolled no hits`
  | { readonly is: 'attackedLast'; readonly who: Ref }; // `the defender is the last unit that this unit attacked`

/** Those that are nothing but their words. */
export const OF_ATTACK = [
  ['noDamage', 'this attack did no damage'],
  ['noHits', 'this attack rolled no hits'],
] as const;
