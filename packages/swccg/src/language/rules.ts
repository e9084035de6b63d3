/** What holds while a card lies on the table, or while a text lasts. Nothing here is an action (CCG-ACT-16). */
import { BATTLE_RULES } from './blocks/battle.ts';
import { CHARACTERS_RULES } from './blocks/characters.ts';
import { EFFECTS_RULES } from './blocks/effects.ts';
import { LOCATIONS_RULES } from './blocks/locations.ts';
import { SPECIAL_RULES } from './blocks/special.ts';
import { TRAVEL_RULES } from './blocks/travel.ts';
import { WEAPONS_RULES } from './blocks/weapons.ts';

export const RULES = {
  // Numbers.
  stat: '{who:whom} is {stats} {by:signed}[ for each {each:filter}][{cumulative:true} cumulatively]',
  set: '{who:whom} has {stats} {n:decimal}',
  times: '{who:whom} has {stats} times {n:number}',
  defined: '{who:whom} has {stat} equal to {n:amount}[, at least {least:number}]',
  doubled: '{who:whom} is doubled',
  icons: 'there is {n:number} more {side} icon {where:place}',
  generate: 'you generate {n:number} more Force',
  noGeneration: 'no Force is generated {where:place}',
  drain: '{whose} Force drain {where:place} is {by:signed}[ for each {each:filter}]',
  mayDrain: 'you may add {n:number} to your Force drain {where:place}',
  drainCost: "opponent's Force drain {where:place} costs {n:amount} Force",
  totalPower: '{whose} total power {where:place} is {by:signed}[ for each {each:filter}]',
  totalAbility: '{whose} total ability {where:place} is {by:signed}',
  draws: '{whose} {draw} destiny draw {where:place} is {by:signed}',
  need: 'ability {n:number} is needed for {whose} battle destiny {where:place}',
  needMore: 'ability needed for {whose} battle destiny {where:place} is {by:signed}[ for each {each:filter}]',
  addDestiny: 'you add {n:number} battle destiny {where:place}',
  powerDestiny: 'each player adds {n:number} destiny to power only {where:place}',
  oneDestiny: 'you draw 1 battle destiny if unable to otherwise',
  attritionMore: 'attrition against opponent is {by:signed} {where:place}',
  epicTotal: 'the total of {event:name} is {by:signed}[{cumulative:true} cumulatively]',
  // Immunity.
  immune: '{who:whom} is immune to attrition[ below {below:number}][ of exactly {exactly:number}]',
  immuneTo: '{who:whom} is immune to {to:names}',
  immuneToWeapons: '{who:whom} is immune to weapon destiny below {below:number}',
  // What may and may not be.
  cannot: '{who:whom} cannot {deed}',
  noText: '{who:whom} has no text',
  skill: '{who:whom} counts as {skill}',
  deploys: '{who:whom} deploys {by:signed}[ {to:place}][ for each {each:filter}]',
  deploysFree: '{who:whom} deploys free[ {to:place}]',
  deploysOnly: '{who:whom} deploys only {to:place}',
  deploysAnywhere: '{who:whom} may deploy {to:place} without presence or icons',
  /** Jawas: the same Force from both Force Piles, and from one only where a location says so. */
  deploysForBoth: '{who:whom} deploys for {n:number} Force from each player',
  deploysForYou: '{who:whom} deploys for {n:number} Force from you only {to:place}',
  limit: 'at most {n:number} {who:filter} may be at one site[ or starship{ship:true}]',
  movesFree: '{who:whom} moves free[ {where:place}]',
  moveCost: '{who:whom} moves to here for {n:amount} more Force',
  movesOnly: '{who:whom} moves only to {to:filter}',
  needsNoDriver: '{who:whom} moves without a driver',
  transit: 'your docking bay transit from here costs {n:number} Force',
  transitFree: 'your docking bay transit from here costs nothing',
  battleCost: 'to initiate a battle here costs {n:amount} Force',
  // Reacts (section 36).
  reactMove: '{who:whom} may react by moving[ free{free:true}][ to a battle{battle:true}][ {to:place}]',
  reactAway: '{who:whom} may react by moving away',
  reactDeploy: '{who:whom} may react by deploying[ to a battle{battle:true}][ {to:place}]',
  // Conditions and rule sets of places.
  nighttime: 'it is nighttime {where:place}',
  rules: '{set} rules hold here',
  turned: 'the bearer is turned round',
  expanded: 'your text of the bearer holds at sites adjacent to it too',
  // Aboard.
  carries: 'this card carries {room:rooms}',
  permanentPilot: 'this card has {n:number} permanent pilot with ability {ability:decimal}',
  docks: 'this card has ship-docking capability',
  ...BATTLE_RULES,
  ...WEAPONS_RULES,
  ...LOCATIONS_RULES,
  ...TRAVEL_RULES,
  ...CHARACTERS_RULES,
  ...EFFECTS_RULES,
  ...SPECIAL_RULES,
} as const;

/** Room aboard (section 19): `everybody` counts the driver too (CCG-CAP-05). */
export const ROOMS = {
  pilots: '{n:number} pilot',
  passengers: '{n:number} passenger',
  either: '{n:number} pilot or passenger',
  everybody: '{n:number} aboard',
  astromechs: '{n:number} astromech',
  vehicles: '{n:number} vehicle',
  ties: '{n:number} TIE',
} as const;
