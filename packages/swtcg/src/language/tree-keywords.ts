/** The lines of keywords that have text of their own, and those of Equipment and Traps. Types alone. */
import type { Ability, Condition, Cost, Effect, Event, Filter, Mod } from './tree.ts';

export type KeywordText =
  | { readonly is: 'bounty' | 'foresight' | 'forewarning'; readonly body: readonly Effect[] } // `Bounty: Gain 2 Force.`
  | { readonly is: 'upkeep'; readonly ways: readonly (readonly Cost[])[] } // `Upkeep: Pay 1 Force, discard 1 card; or tap this unit.`
  | { readonly is: 'reserves' | 'insert'; readonly ability: Ability } // `Reserves: Tap -> Draw 1 card.` `INSERT: Armor.`
  | { readonly is: 'switch'; readonly lists: readonly (readonly Ability[])[] } // `Switch: "Armor." "Stun 1." / "Shields 2." / none.`
  | { readonly is: 'stackWith'; readonly what: Filter } // `Stack: Clone cards.`
  | {
      readonly is: 'enhance';
      readonly costs: readonly Cost[];
      /** In place of what the card does otherwise, or with it. */
      readonly instead: boolean;
      readonly body: readonly Effect[];
    } // `Enhance instead, pay 2 Force: Draw 3 cards.` `Enhance, pay 2 Force: Gain 1 Force.`
  | { readonly is: 'alternativeCost' | 'equip' | 'meditate'; readonly costs: readonly Cost[] } // `Alternative Cost: Pay 4 Force, discard 1 card.` `Equip: Free.`
  | { readonly is: 'toComplete'; readonly costs: readonly Cost[] } // `To complete, pay 2 Force.`: besides the build cost, of a card that is no Mission
  | { readonly is: 'reducedCost'; readonly n: number; readonly if: Condition } // `Reduced Cost 6: If you have a unit in Space.`
  | { readonly is: 'equipped'; readonly grants: readonly Mod[] } // `Equipped: +2 power; Critical Hit 1; "Pay 2 Force -> Intercept."`
  | { readonly is: 'attachWhen'; readonly event: Event } // `Attach when battle starts.`: a Trait
  | { readonly is: 'trap'; readonly event: Event; readonly if?: Condition; readonly body: readonly Effect[] }; // `Trap, when battle starts: Draw 1 card.`
