/**
 * What the card language says beyond the New Hope cards: parts of the unions of tree.ts, each beside the words that are
 * read and printed for it (parse-expanded.ts, print-expanded.ts).
 */
import type { Arena } from '../cards/sides.ts';
import type { Keyword, PlayedKeyword } from './keywords.ts';
import type { Amount, Condition, Duration, Filter, Ref, Stat, Target } from './tree.ts';

/** Counters other than build and damage counters (TCG-GLOSS-19): `2 credit counters`. */
export const TOKEN_KINDS = ['captivity', 'corruption', 'credit', 'mastery', 'redemption', 'resource'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** How a group of cards is out of play (TCG-ZONE-26). */
export const GROUP_KINDS = ['under a card', 'set aside', 'out of the game', 'removed from the game'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
/** Those that a text can speak of afterwards (TCG-GLOSS-23). */
export type KeptGroup = Exclude<GroupKind, 'removed from the game'>;

/** The moment that comes when the unit that a text speaks from is discarded, however much later (TCG-GLOSS-27): `When this unit is discarded: …`. */
export const OWN_DISCARD = 'this is discarded';

/** `this unit` or a description: `this unit is damaged`, `one of your units is damaged`. */
export type Subject = 'this' | Filter;

/** Where a text works besides the arenas, because it says so (TCG-GLOSS-06, TCG-GLOSS-07). */
export type OwnZone = 'your hand' | 'your discard pile' | 'your build zone';

export type ExpandedEffect =
  | { readonly do: 'hurt'; readonly target: Target; readonly n: Amount } // `Put 2 damage counters on it.`
  | { readonly do: 'buildCounters'; readonly target: Target; readonly n: number } // `Put 2 build counters on it.` `Take 2 build counters off 1 enemy partly built card.` (n < 0)
  | { readonly do: 'takeSubordinates'; readonly n: number; readonly what: Filter } // `Take 2 Militia Subordinates from your supply.`
  | { readonly do: 'tokens'; readonly target: Target; readonly token: TokenKind; readonly n: Amount } // `Put 2 credit counters on this unit.` `Take 1 credit counter off it.` (n < 0)
  | { readonly do: 'strip'; readonly target: Target; readonly keyword: Keyword } // `Take Armor off it.`: what it has now; it may be given it anew (TCG-DUP-04)
  | { readonly do: 'control'; readonly target: Target; readonly until?: Duration } // `Gain control of it.` `Gain control of 1 enemy unit this turn.`
  | { readonly do: 'bidForControl' } // `Bid Force for control of it.`
  | { readonly do: 'putAway'; readonly target: Target; readonly how: GroupKind; readonly down?: true }
  // `Put it under this card.` `Set it aside.` `Put it out of the game.` `Remove it from the game.`; down: `… face down.`
  | { readonly do: 'toPile'; readonly target: Target } // `Put it into its discard pile.`: which is no discard (TCG-GLOSS-02)
  | { readonly do: 'playThis' } // `Play this card.` (TCG-GLOSS-08)
  | { readonly do: 'disrupt'; readonly what: 'attack' | 'activated ability' | Filter } // `Disrupt an attack.` `Disrupt a Battle card.`; then `it`
  | { readonly do: 'changeDamage'; readonly n: number } // `Add 2 to that damage.` `Take 2 from that damage.` (n < 0)
  | { readonly do: 'win'; readonly who: 'you' | 'enemy' }; // `You win the game.` `The enemy wins the game.`

export type ExpandedEvent =
  | { readonly on: 'stepEnds'; readonly arena: Arena } // `When the Character battle ends:`
  | { readonly on: 'isDiscarded'; readonly what: Filter } // `When a Jedi is discarded:` `When one of your cards is discarded from your hand:` (place in `what.in`)
  | { readonly on: 'damaged'; readonly who: Subject; readonly by?: 'enemy' } // `When this unit is damaged:` `When one of your units is damaged by the enemy:`
  | { readonly on: 'retreats'; readonly who: Subject } // `When one of your units retreats:`
  | { readonly on: 'deploys'; readonly what: Filter } // `When a Jedi is deployed:`
  | { readonly on: 'pays'; readonly who: 'you' | 'enemy' } // `When the enemy pays Force:`
  | { readonly on: 'draws'; readonly who: 'you' | 'enemy' } // `When you draw a card:`
  | { readonly on: 'played' } // `When you play this card:` of an Event
  | { readonly on: 'wouldDamage'; readonly whom: Filter }; // `When this unit would damage a Jedi:` (while the damage is pending)

export type ExpandedCost =
  | { readonly is: 'anyForce' } // `pay any amount of Force` (then `that much`)
  | { readonly is: 'draw'; readonly n: number } // `draw 2 cards`
  | { readonly is: 'tokens'; readonly token: TokenKind; readonly n: number } // `take 1 credit counter off this unit` `put 1 credit counter on this unit` (n < 0)
  | { readonly is: 'revealThis' }; // `reveal this card`

export type ExpandedCondition =
  | { readonly is: 'piloting'; readonly who: Ref } // `this unit is on a unit` (TCG-GLOSS-28)
  | { readonly is: 'tokens'; readonly who: Ref; readonly token: TokenKind; readonly least: number } // `this unit has 3 or more credit counters`
  | { readonly is: 'or'; readonly any: readonly Condition[] }; // `either (…) or (…)`

export type ExpandedRule =
  | { readonly rule: 'extraPilot' } // `this unit takes an extra Pilot`
  | { readonly rule: 'pilotedAs'; readonly of: string } // `this unit is piloted as if it were a Starfighter` (TCG-GLOSS-11)
  | { readonly rule: 'printed'; readonly stat: Stat; readonly n: Exclude<Amount, 'that much'> } // `this unit's power is 1 for each of your Jedi` (TCG-VAR-01)
  | { readonly rule: 'cannotPlayKeyword'; readonly who: Ref | Filter; readonly keyword: PlayedKeyword } // `this unit can't use Evade` `enemy Jedi can't use Deflect`
  | { readonly rule: 'controlsArena'; readonly who: Ref | Filter; readonly not?: true } // `this unit controls its arena` `enemy Droids don't control their arena` (many: `their`)
  | { readonly rule: 'wins'; readonly who: 'you' | 'enemy' } // `you win the game`: as soon as it holds
  | { readonly rule: 'cannotEnd'; readonly who: 'you' | 'enemy'; readonly how: 'win' | 'lose' } // `you can't lose the game` `the enemy can't win the game`
  | { readonly rule: 'insteadOfDiscard'; readonly who: Subject; readonly to: Instead }; // `this unit is retreated without damage instead of discarded`
export const INSTEADS = ['retreated without damage', 'returned to its hand', 'put out of the game'] as const;
type Instead = (typeof INSTEADS)[number];

export type ExpandedRestriction =
  | { readonly only: TimedRestriction }
  | { readonly only: 'from'; readonly place: OwnZone }; // `From your hand:`
/** `Anytime:`, `Build step start:`, … : played at that moment alone. */
export const TIMED_RESTRICTIONS = [
  'anytime',
  'build step start',
  'retreat step',
  'battle phase start',
  'battle step start',
  'battle step end',
  'pending damage',
  'damage placement',
  'discard of units',
  'attack end',
] as const;
type TimedRestriction = (typeof TIMED_RESTRICTIONS)[number];
