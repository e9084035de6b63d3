/**
 * The tree of the card language. Each node stands beside the house-style English that the parser reads and the
 * printer writes for it; `parse(print(t))` equals `t`. A line of a card is one ability. Block openers ("If …:",
 * "When …:", "You may …:", "Unless …:", "Either:") take everything up to the end of their line; a block that must end
 * earlier stands in brackets: `(You may: Draw 1 card.) Gain 1 Force.`
 */
import type { Arena, Side } from '../cards/sides.ts';
import type { ExtensionName } from './extensions.ts';
import type { Keyword, PlayedKeyword } from './keywords.ts';
import type { BattleCondition, BattleEffect } from './tree-battle.ts';
import type {
  ExpandedCondition,
  ExpandedCost,
  ExpandedEffect,
  ExpandedEvent,
  ExpandedRestriction,
  ExpandedRule,
  KeptGroup,
  OWN_DISCARD,
  TokenKind,
} from './tree-expanded.ts';
import type { KeywordText } from './tree-keywords.ts';

export type Stat = 'speed' | 'power' | 'health';
export type { Keyword, PlayedKeyword } from './keywords.ts';

/** `you`, `the enemy`, `Dark`, `Light`, `Yuuzhan Vong`. */
export type Who = 'you' | 'enemy' | 'Dark' | 'Light' | 'Yuuzhan Vong';

/** `this unit` / `this card`, `it` (the thing or things chosen last), `the attacker`, `the defender`. */
export type Ref = 'this' | 'it' | 'attacker' | 'defender';

/** `in Space`, `in any arena`, `in that arena`, `in its arena`, `in your build zone`, … */
export type Place =
  | Arena
  | 'any arena'
  | 'that arena' // the arena chosen, or of the unit chosen, earlier in this effect
  | 'its arena' // the arena of the unit `it` is
  | "the attacker's arena"
  | "this unit's arena"
  | "this card's arena" // of a Location, or of what a card that is no unit belongs to
  | 'Ground or Character'
  | 'your build zone'
  | 'enemy build zone'
  | 'your hand'
  | 'your deck'
  | 'your discard pile';

/**
 * What stands where a noun stands. All the words of a kind must hold. The word `unit` matters: a Pilot on a unit
 * is a Character and keeps its subtypes, but is no unit (TCG-PILOT-21).
 *   `Jedi` = {subtypes:['Jedi'], noun:''}       `Rebel Space unit` = {subtypes:['Rebel'], noun:'Space unit'}
 *   `unit` = {subtypes:[], noun:'unit'}          `Jedi Character` = {subtypes:['Jedi'], noun:'Character'}
 *   `Starfighter card` = {subtypes:['Starfighter'], noun:'card'}: a card in hand, deck, discard pile or face down
 */
export type Noun =
  | ''
  | 'unit'
  | 'Space unit'
  | 'Ground unit'
  | 'Character unit'
  | 'Character'
  | 'card'
  | 'unit card'
  | 'Space unit card'
  | 'Ground unit card'
  | 'Character card'
  | 'Battle card'
  | 'Mission card'
  | OpenNoun
  | `${KeptType} card`;
/** Cards of these types stay where they are put, and are no units; a Subordinate is one. */
type KeptType = 'Location' | 'Equipment' | 'Resource' | 'Event' | 'Subordinate';
/** What lies face up; a Mission that does is a Campaign. `Ground Location`: one in Ground; `Ground Equipment`: on a Ground unit. */
export type OpenNoun = KeptType | 'Mission' | `${Arena} ${'Location' | 'Equipment'}`;
export interface Kind {
  readonly subtypes: readonly string[];
  readonly noun: Noun;
}

export type Quality = 'tapped' | 'untapped' | 'damaged' | 'retreated' | 'unique' | 'partly built';

/** A number that cards can be told apart by: `power` is the total, `printed power` what the top card shows. */
export type Figure = Stat | `printed ${Stat}` | 'remaining health' | 'build cost' | 'total build cost';

/**
 * A description of cards. Canonical order of the words:
 *   [your] [other] [enemy] [tapped|untapped] [damaged] [unique] [partly built] [Dark|Light|Neutral] [non-Jedi] KIND{, KIND} [or KIND]
 *   [other than a Jedi Knight] [named NAME] [with power 4 or less] [with Shields] [using Bombard] [in PLACE] [set aside by this card] [named like one of FILTER]
 *   [typed like one of FILTER]
 */
export interface Filter {
  readonly whose?: 'your' | 'enemy';
  /** Neither this unit nor what this effect already chose. */
  readonly other?: true;
  readonly is?: readonly Quality[];
  readonly side?: Side;
  readonly not?: readonly string[];
  readonly kinds: readonly Kind[];
  /** `named Luke Skywalker`; with no other word of its own it is printed as the bare name in conditions. */
  readonly named?: string;
  readonly namedLike?: Filter;
  /** Of the same type line, word for word; a description says this or `namedLike`. */
  readonly typedLike?: Filter;
  readonly stat?: { readonly stat: Figure; readonly bound: 'or less' | 'or more'; readonly n: number };
  readonly with?: Keyword;
  readonly using?: 'Bombard' | 'Ion Cannon';
  readonly in?: Place;
  /** `put under this card`, `set aside by this card`, `put out of the game by this card`. */
  readonly away?: KeptGroup;
}

/** `3`; `1 for each FILTER`; `1 for each damage counter on this unit`; `that much`; `its build cost`; `its power`; `1 for each 10 of its speed`. */
export type Amount =
  | number
  | { readonly per: number; readonly each: Filter }
  | { readonly per: number; readonly damageOn: Ref }
  | { readonly per: number; readonly tensOfSpeed: Ref }
  | { readonly per: number; readonly tokensOn: Ref; readonly token: TokenKind } // `1 for each credit counter on this unit`
  | { readonly per: number; readonly cardsOf: Ref } // `1 for each card in its stack`, the top card included (TCG-STACK-30)
  | { readonly buildCostOf: Ref }
  | { readonly statOf: Ref; readonly stat: Stat } // `equal to its power`
  | 'that much';

/**
 * Whom an effect reaches.
 *   Ref          `it`
 *   each         `each of your other Droids in Character`, `each enemy unit in that arena`, `each unit in Space`
 *   choose       `1 of your units in Ground`, `1 enemy unit in Space`, `up to 2 of your units`, `any number of your units in that arena`,
 *                `1 untapped Character` — chosen when the effect is carried out; afterwards `it`. `any number`: max 99.
 */
export type Target =
  | Ref
  | { readonly each: Filter }
  | { readonly choose: Filter; readonly min: number; readonly max: number; readonly by?: 'enemy' };

export type Duration = 'for this attack' | 'until end of battle' | 'until end of turn';

/** What stands after `gets`. */
export type Mod =
  | { readonly is: 'stat'; readonly stat: Stat; readonly n: Amount } // `+2 power`, `+1 power for each other Tusken in any arena`
  | { readonly is: 'keyword'; readonly keyword: Keyword; readonly n: number } // `Critical Hit 2`
  | { readonly is: 'lose'; readonly keyword: Keyword } // `no Shields`
  | { readonly is: 'dice'; readonly n: number } // `-1 to its attack dice`
  | { readonly is: 'ability'; readonly ability: Ability }; // `"Pay 2 Force -> Intercept."`

/** True or false about the table; joined by ` and `. */
export type Condition =
  | BattleCondition
  | ExpandedCondition
  | { readonly is: 'in'; readonly who: Ref; readonly place: Place } // `this unit is in Character`
  | { readonly is: 'attacking'; readonly who: Ref; readonly whom: Filter | Ref } // `this unit is attacking a Jedi`
  | {
      readonly is: 'have';
      readonly who: 'you' | 'enemy' | 'any';
      readonly least: number;
      readonly most: number;
      readonly what: Filter;
    }
  // `you have a Jedi in Character`, `the enemy has 2 or more units in Space`, `you have no units in Space`,
  // `you have exactly 1 partly built card`, `there is a Clone in any arena`; no upper bound: most 99
  | { readonly is: 'more'; readonly place: Arena } // `you have more units in Space than the enemy`
  | { readonly is: 'eachArena'; readonly least: number } // `you have 2 or more units in each arena`
  | { readonly is: 'undamaged'; readonly who: Ref } // `this unit is undamaged`
  | { readonly is: 'damaged'; readonly who: Ref } // `this unit is damaged`
  | { readonly is: 'kind'; readonly who: Ref; readonly what: Filter } // `it is a Jedi Master`
  | { readonly is: 'lostThisTurn'; readonly what: Filter } // `one of your Characters was discarded from Character this turn` (place in `what.in`)
  | { readonly is: 'allTapped' } // `every unit in every arena is tapped`
  | { readonly is: 'not'; readonly condition: Condition } // `not (…)`
  | { readonly is: 'and'; readonly all: readonly Condition[] };

/** What stands before the arrow, joined by `, `. */
export type Cost =
  | ExpandedCost
  | { readonly is: 'tap' } // `Tap`
  | { readonly is: 'tapUnit'; readonly what: Filter } // `tap 1 of your untapped Jedi in any arena` (then `it`)
  | { readonly is: 'force'; readonly n: Amount } // `pay 2 Force`, `pay Force equal to its build cost`
  | { readonly is: 'build'; readonly n: number } // `pay 1 build point`
  | { readonly is: 'discardThis'; readonly from: Arena } // `discard this unit from Character`
  | { readonly is: 'discardUnit'; readonly what: Filter } // `discard 1 of your other Characters in Character` (then `it`)
  | { readonly is: 'discardCards'; readonly n: number } // `discard 2 cards`
  | { readonly is: 'hurtThis'; readonly n: number } // `put 1 damage counter on this unit`
  | { readonly is: 'retreatThis' } // `retreat this unit`
  | { readonly is: 'hurtOther'; readonly what: Filter }; // `put any number of damage counters on 1 of your other Clones in any arena` (then `that much`)

/** What happens. Sentences; `it` is what the latest choice chose. */
export type Effect =
  | BattleEffect
  | ExpandedEffect
  | { readonly do: 'choose'; readonly target: Target } // `Choose 1 enemy unit in Character.` / `The enemy chooses 1 of their units in Character.`
  | { readonly do: 'chooseArena'; readonly among: readonly Arena[]; readonly quiet?: true } // `Choose an arena.` / `Choose Space or Ground.`; quiet: `Choose an arena that has seen no attack this turn.`
  | { readonly do: 'gets'; readonly target: Target; readonly mods: readonly Mod[]; readonly until: Duration } // `Give 1 of your units +3 power this attack.`
  | { readonly do: 'rule'; readonly until: Duration; readonly while?: Condition; readonly rule: Rule } // `This turn: RULE.` / `This attack: RULE.` / `This battle: RULE.` / `This turn, while CONDITION: RULE.`
  | { readonly do: 'force'; readonly who: Who; readonly n: Amount } // `Gain 2 Force.` `The enemy loses 2 Force.` (n < 0: loses) ; `Gain Force equal to …` via Amount: `Gain that much Force.`
  | { readonly do: 'buildPoints'; readonly who: Who; readonly n: Amount } // `Gain 2 build points.` `Dark loses 1 build point.`
  | { readonly do: 'draw'; readonly n: number; readonly upTo?: true } // `Draw 2 cards.` `Draw up to 3 cards.`
  | { readonly do: 'discardCards'; readonly who: 'you' | 'enemy'; readonly n: number; readonly or?: Filter } // `Discard 2 cards.` `The enemy discards 2 cards.`: their holder chooses; or: `Discard 2 cards or 1 Jedi card.`
  | { readonly do: 'discardHand'; readonly who: 'you' | 'enemy' } // `Discard your hand.` `The enemy discards their hand.`
  | { readonly do: 'bottom'; readonly n: number } // `Put 2 cards from your hand under your deck.`
  | { readonly do: 'lookHand' } // `Look at the enemy hand.`
  | { readonly do: 'discardSeen'; readonly what: Filter } // `Choose 1 Battle card or Mission card there. The enemy discards it.` after lookHand
  | {
      readonly do: 'damage';
      readonly by: Ref;
      readonly target: Target;
      readonly n: Amount;
      readonly dice?: true;
      readonly evadable?: Filter;
    } // `This unit deals 3 damage to it.` `This card deals 4 dice of damage to it.` `It deals 2 damage to itself.` `…, which only a Jedi Master may Evade.`
  | { readonly do: 'prevent'; readonly target: Target; readonly n: Amount | 'all'; readonly upTo?: true } // `Prevent at most 2 damage to 1 of your units.` `Prevent all damage to it.`
  | { readonly do: 'rebound'; readonly whom: Filter } // `It may deal that much damage to 1 unit in its arena.` after prevent
  | { readonly do: 'heal'; readonly target: Target; readonly n: number | 'all'; readonly upTo?: true } // `Take at most 4 damage counters off 1 of your Space units.`
  | { readonly do: 'healDivided'; readonly n: number; readonly among: Filter } // `Take at most 4 damage counters, divided as you like, off your damaged units in one arena.`
  | { readonly do: 'tap'; readonly target: Target } // `Tap 1 untapped Character.`
  | { readonly do: 'untap'; readonly target: Target } // `Untap it.`
  | { readonly do: 'retreat'; readonly target: Target } // `Retreat this unit.`
  | { readonly do: 'discard'; readonly target: Target } // `Discard it.`: units in play, to their owners' discard piles
  | { readonly do: 'toHand'; readonly target: Target } // `Return up to 2 Ground unit cards from your discard pile to your hand.` (place in the filter: printed as `from …`)
  | { readonly do: 'toArena'; readonly tapped?: boolean } // `Put it into its arena.` / `… tapped.` / `… untapped.`
  | { readonly do: 'search'; readonly what: Filter; readonly n?: number; readonly buildCounters?: number } // `Search your deck for a Jedi card.` / `… for up to 3 Jedi cards.` (n 2 or more) / `… and put it into your build zone with 1 build counter.`
  | { readonly do: 'showAndBuild'; readonly what: Filter; readonly n: Amount } // `Show 1 of your partly built Space unit cards and put 3 build counters on it.`
  | { readonly do: 'reroll'; readonly whose: 'your' | 'enemy' | 'any'; readonly which: 'all' | 'any' | 'one' } // `Reroll any of your attack dice.` `Reroll 1 of the enemy attack dice.`; whose any: `Reroll all of the dice.`, of whatever roll
  | { readonly do: 'keyword'; readonly keyword: PlayedKeyword; readonly n: number } // `Evade 2.` `Intercept.` (n 0)
  | { readonly do: 'attackInstead' } // `The attacker attacks it instead.`
  | { readonly do: 'steer' } // `You may choose what it attacks next this turn, among the other enemy units in its arena.`
  | { readonly do: 'when'; readonly event: Moment; readonly body: readonly Effect[] } // `When this attack ends: …`
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    } // `If …: … Otherwise: …`
  | {
      readonly do: 'may';
      readonly who: 'you' | 'enemy';
      readonly costs: readonly Cost[];
      readonly body: readonly Effect[];
    } // `You may: …` `You may pay 2 Force: …` `The enemy may pay 3 Force: …`
  | {
      readonly do: 'unless';
      readonly who: 'you' | 'enemy';
      readonly condition?: Condition;
      readonly costs: readonly Cost[];
      readonly body: readonly Effect[];
    }
  // `Unless the enemy pays 3 Force: …` `Unless the enemy has a Jedi in Character and pays 2 Force: …`
  | { readonly do: 'either'; readonly options: readonly (readonly Effect[])[] } // `Either: … Or: …`
  | { readonly do: 'extension'; readonly name: ExtensionName }; // a fixed sentence with code of its own (language/extensions.ts)

/** A moment that effects can wait for. */
export type Moment = 'battle starts' | 'battle ends' | 'this attack ends' | 'the turn ends' | typeof OWN_DISCARD;

/** What a triggered ability waits for: `When …:` */
export type Event =
  | ExpandedEvent
  | {
      readonly on: 'moment';
      readonly moment:
        | 'command starts'
        | 'battle starts'
        | 'battle ends'
        | 'build roll'
        | 'your draw step'
        | 'the turn starts'
        | 'cards untap'
        | 'players gain Force'
        | 'the turn ends'
        | 'your build step starts'
        | 'your draw step starts'
        | 'your retreat step ends';
    } // `When battle starts:` `When build points are rolled:` `When you draw for the turn:` `When the turn ends:`
  | { readonly on: 'step'; readonly arena: Arena } // `When the Character battle starts:`
  | { readonly on: 'attacks'; readonly whom?: Filter } // `When this unit attacks:` `When this unit attacks a Character other than …:`
  | { readonly on: 'attackEnds' } // `When this unit's attack ends:`
  | { readonly on: 'discarded'; readonly from?: Arena } // `When this unit is discarded:` `When this unit is discarded from Character:`
  | { readonly on: 'deployed' } // `When you deploy this unit:`
  | { readonly on: 'damages'; readonly whom: Filter } // `When this unit damages a Character:`
  | { readonly on: 'destroys'; readonly whom: Filter } // `When damage from this unit discards a Jedi:`
  | { readonly on: 'rolledAgainst' } // `When the enemy rolls attack dice against this unit:` (a reroll: happens in the reroll chance)
  | { readonly on: 'wouldBeDamaged'; readonly by: Filter } // `When an enemy Character would damage this unit:` (happens in the prevention chance; `Prevent that damage` = prevent all to this)
  | { readonly on: 'forcedDiscard' }; // `When the enemy makes you discard this card from your hand:`

/** A standing rule of a static ability, or one that an effect sets up for a while. */
export type Rule =
  | ExpandedRule
  | {
      readonly rule: 'gets';
      readonly who: 'this' | Filter;
      readonly mods: readonly Mod[];
      readonly attacking?: Filter | Ref;
    }
  // `this unit has +1 power` `each of your other Droids has +10 speed` `each Jedi has -3 power while attacking this unit`
  | { readonly rule: 'deployCost'; readonly who: Filter; readonly n: number } // `each Clone costs 1 less to deploy` (n -1) `each Droid costs 1 more to deploy` (n 1)
  | { readonly rule: 'abilityCost'; readonly n: number } // `activated abilities of enemy units cost 1 more Force`
  | { readonly rule: 'battleCost'; readonly n: number } // `Battle cards cost 3 more Force`
  | { readonly rule: 'cannotAttack'; readonly whom?: Filter } // `this unit can't attack` `this unit can't attack Jedi`
  | { readonly rule: 'canAttack'; readonly whom: Filter } // `this unit can attack your other units in Ground`
  | { readonly rule: 'cannotBeAttacked'; readonly who: Ref | Filter } // `it can't be attacked` `your other units in its arena can't be attacked`
  | { readonly rule: 'mustAttackThis'; readonly who: Filter } // `each Jedi Character that can attack this unit must do so`
  | { readonly rule: 'cannotRetreat'; readonly who: Filter } // `enemy damaged Space units can't be retreated in the retreat step`
  | {
      readonly rule: 'cannotPlay';
      readonly who: 'you' | 'enemy';
      readonly what: 'Battle cards' | 'activated abilities';
    } // `the enemy can't play Battle cards`
  | { readonly rule: 'cannotSpendBuildPoints' } // `the enemy can't spend build points`
  | { readonly rule: 'cannotUse'; readonly keywords: readonly ('Bombard' | 'Ion Cannon')[] } // `enemy units can't use Bombard or Ion Cannon`
  | { readonly rule: 'noEvade'; readonly against: Ref } // `the enemy can't Evade damage from this unit`
  | { readonly rule: 'noPrevention'; readonly except?: Filter } // `damage from this unit's attacks can't be prevented`; except: `… except by a Jedi Master`
  | { readonly rule: 'prevents'; readonly to?: Ref | Filter; readonly by?: Filter } // `all damage to it is prevented` `all damage done by Space units is prevented`
  | { readonly rule: 'buildsFaceUp' } // `the enemy builds face up`
  | { readonly rule: 'staysBehind'; readonly who: Filter; readonly arena: Arena }; // `the enemy can't put Jedi into Character; those deployed stay in the build zone`

/** When an activated ability or Battle card may be played: the part before the first colon, joined by `, `. */
export type Restriction =
  | ExpandedRestriction
  | { readonly only: 'build step' } // `Build step:`
  | { readonly only: 'instead of attacking' } // `Instead of attacking:`
  | { readonly only: 'between attacks' } // `Between attacks:`
  | { readonly only: 'before the roll' } // `Before the roll:` an attack is declared, its dice not yet rolled
  | { readonly only: 'before attacks'; readonly arena: Arena; readonly whose?: 'your' } // `Before any unit in Space attacks:` `Before any of your units in Space attacks:`
  | { readonly only: 'once per turn' } // `once per turn`
  | { readonly only: 'if'; readonly condition: Condition }; // `only if …`

/** One line of a card. */
export type Ability =
  | KeywordText
  | { readonly is: 'keyword'; readonly keyword: Keyword; readonly n: number } // `Shields 1.`
  | {
      readonly is: 'activated';
      readonly when: readonly Restriction[];
      readonly costs: readonly Cost[];
      readonly body: readonly Effect[];
    }
  // `Build step: Tap, pay 1 build point -> Draw 1 card.`; a Battle card without cost has no arrow
  | { readonly is: 'triggered'; readonly event: Event; readonly if?: Condition; readonly body: readonly Effect[] } // `When battle ends, if this unit is in Character: Gain 1 Force.`
  | { readonly is: 'static'; readonly while?: Condition; readonly rules: readonly Rule[] } // `While this unit is in Character: RULE; RULE.` or `RULE.`
  | { readonly is: 'pilot'; readonly of: string; readonly grants: readonly Mod[] } // `Starfighter Pilot: +20 speed; Critical Hit 2; "Pay 2 Force -> Intercept."` — abilities go in quotes
  | { readonly is: 'treat'; readonly as: readonly string[] } // `Counts as Dark Jedi.`
  | {
      readonly is: 'mission';
      readonly if?: Condition;
      readonly costs: readonly Cost[];
      readonly body: readonly Effect[];
    };
// a Mission's one line: `Only if you have a Jedi in Character: Search your deck for a unit card.` `To complete, pay 8 Force: …`
