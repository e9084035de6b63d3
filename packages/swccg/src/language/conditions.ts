/** What can be true or false about the table. */
import { BATTLE_CONDITIONS } from './blocks/battle.ts';
import { CHARACTERS_CONDITIONS } from './blocks/characters.ts';
import { EFFECTS_CONDITIONS } from './blocks/effects.ts';
import { LOCATIONS_CONDITIONS } from './blocks/locations.ts';
import { SPECIAL_CONDITIONS } from './blocks/special.ts';
import { TRAVEL_CONDITIONS } from './blocks/travel.ts';
import { WEAPONS_CONDITIONS } from './blocks/weapons.ts';

export const CONDITIONS = {
  control: 'you control {what:spot}',
  occupy: 'you occupy {what:spot}',
  opponentControls: 'opponent controls {what:spot}',
  there: 'there is {n:count} {what:filter}',
  is: '{who:ref} is a {what:filter}',
  isAt: '{who:ref} is {where:place}',
  /** In the pilot's or driver's seat of it. */
  piloting: '{who:ref} is piloting {what:filter}',
  passenger: '{who:ref} is a passenger of {what:filter}',
  compare: '{a:amount} {than} {b:amount}',
  phase: 'it is {whose} {phase} phase',
  turn: 'it is {whose} turn',
  nighttime: 'it is nighttime {where:place}',
  inBattle: '{who:ref} is in a battle[ with {what:filter}]',
  defendsAlone: '{who:whom} defends a battle alone',
  initiated: 'you initiated the battle',
  opponentInitiated: 'opponent initiated the battle',
  battleAt: 'the battle is {where:place}',
  lifeForce: 'you have fewer than {n:number} Life Force',
  starting: 'this location is your starting location',
  not: 'not ({that:condition})',
  either: 'either ({a:conditions}) or ({b:conditions})',
  ...BATTLE_CONDITIONS,
  ...WEAPONS_CONDITIONS,
  ...LOCATIONS_CONDITIONS,
  ...TRAVEL_CONDITIONS,
  ...CHARACTERS_CONDITIONS,
  ...EFFECTS_CONDITIONS,
  ...SPECIAL_CONDITIONS,
} as const;
