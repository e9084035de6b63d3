/** Locations, Equipment, Resources and Events of the Star Wars TCG, and what its orders are about when nobody is named. */
import { moved } from '../art/draw.ts';
import { blade } from '../art/held.ts';
import type { Rules } from '../art/named.ts';

export const LOCATIONS: Rules = [
  [/Bazaar/u, { ship: 'station' }],
  [/Debris|Asteroid/u, { sign: 'burst 9a948c', hue: 222 }],
  [/Space.*Facility|Orbital/u, { ship: 'station' }],
  [/Temple|Sanctuary/u, { vehicle: 'spaceport 8a7a68', scene: 'forest' }],
  [/Trench/u, { vehicle: 'turret', scene: 'plains' }],
  [/Citadel/u, { vehicle: 'tower', scene: 'red' }],
  [/Market|Merchant/u, { vehicle: 'camp', scene: 'desert' }],
  [/Arena|Grounds/u, { vehicle: 'platform', scene: 'arena' }],
  [/Landscape/u, { vehicle: 'farm', scene: 'ember' }],
  [/Facility/u, { vehicle: 'station', scene: 'steel' }],
  [/Space/u, { ship: 'station' }],
  [/Ground|Character/u, { vehicle: 'hangar', scene: 'plains' }],
];

export const EQUIPMENT: Rules = [
  [/Saber/u, { thing: () => moved('translate(-22 26) rotate(42)', blade('blue', 70)), hue: 214 }],
  [/Weapon/u, { sign: 'sword', hue: 0 }],
  [/Targeting|Eye/u, { sign: 'target', hue: 200 }],
  [/Armor|Plating/u, { sign: 'shield', hue: 206 }],
  [/Codes/u, { sign: 'orders', hue: 210 }],
  [/Lantern/u, { sign: 'star', hue: 44 }],
  [/Device/u, { sign: 'gear', hue: 210 }],
  [/Stillness/u, { sign: 'force', hue: 206 }],
  [/Rage|Instinct/u, { sign: 'flames', hue: 8 }],
  [/Stars/u, { sign: 'wing', hue: 222 }],
  [/Skill/u, { sign: 'star', hue: 44 }],
  [/Trait/u, { sign: 'heart', hue: 350 }],
];

/** By the words of titles, whoever plays them. */
export const WORDS: Rules = [
  [/Minefield|Ambush|Alpha Strike|Gambit|Blaze|Overloaded|Gas|Mist$/u, { sign: 'burst', hue: 18 }],
  [/Volley|Hail|Shot|Fire|Charge|Attack|Wall of|Steady|Reload/u, { sign: 'bolts', hue: 8 }],
  [/Blade|Counterstroke|Verdict|Wound/u, { sign: 'sword', hue: 0 }],
  [/Agent|Guess|Eye|Clarity|Spy|Coat|Light in|Vigil|Watch/u, { sign: 'eye', hue: 212 }],
  [/Net|Denied|Cut|Bastion|Hold|Martial|Jamm|Blockade/u, { sign: 'barrier', hue: 4 }],
  [/Signals|Call|Herald/u, { sign: 'waves', hue: 200 }],
  [/Rebuild|Foundry|Works|Slips|Refit|Overtime|Overdrive/u, { sign: 'gear', hue: 210 }],
  [/Mobilization|Presence|Reserves|Orders|Decree|Dominion/u, { sign: 'orders', hue: 356 }],
  [/Nerves|Truce|Stay|Lost|Hermitage|Tomb|Buried|Nothing/u, { sign: 'glass', hue: 40 }],
  [/Prophecy|Spirit|Fold|Wills|Breath|Hyperspace/u, { sign: 'force', hue: 206 }],
  [/Accord|Council|Veto|Bids|Auction|Pact|Plans|Records/u, { sign: 'scroll', hue: 40 }],
  [/Debts|Spoils|Loot|Supply|Worlds|Routes|Nurseries/u, { sign: 'crates', hue: 34 }],
  [/Dice|Fate|Luck|Bones/u, { sign: 'dice', hue: 44 }],
  [/Vengeance|Pyre|Scuttle|Burn|Pain|Sacrifice/u, { sign: 'flames', hue: 14 }],
  [/Wings|Retreat|Withdraw|Pod|Weakness/u, { sign: 'retreat', hue: 24 }],
  [/Carbon|Captives|Cells/u, { sign: 'lock', hue: 206 }],
  [/Mutiny|Count|Wounded|Invasion/u, { sign: 'skull', hue: 0 }],
  [/Brace|Stand/u, { sign: 'shield', hue: 206 }],
  [/Wind|Bacta|Heal/u, { sign: 'heal', hue: 140 }],
  [/High Ground/u, { sign: 'rise', hue: 140 }],
];
