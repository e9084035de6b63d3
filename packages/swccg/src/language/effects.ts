/** What declaring takes (costs and targets), and what happens when the action resolves. */
import { BATTLE_DECLARATIONS, BATTLE_EFFECTS } from './blocks/battle.ts';
import { CHARACTERS_EFFECTS } from './blocks/characters.ts';
import { EFFECTS_DECLARATIONS, EFFECTS_EFFECTS } from './blocks/effects.ts';
import { LOCATIONS_EFFECTS } from './blocks/locations.ts';
import { PILES_DECLARATIONS, PILES_EFFECTS } from './blocks/piles.ts';
import { SPECIAL_EFFECTS } from './blocks/special.ts';
import { TRAVEL_DECLARATIONS, TRAVEL_EFFECTS } from './blocks/travel.ts';
import { WEAPONS_EFFECTS } from './blocks/weapons.ts';

export const DECLARATIONS = {
  use: 'use {n:amount} Force',
  lose: 'lose {n:amount} Force',
  target: 'target {n:quota} {what:filter}',
  number: 'choose a number from {from:number} to {to:number}',
  ...BATTLE_DECLARATIONS,
  ...TRAVEL_DECLARATIONS,
  ...EFFECTS_DECLARATIONS,
  ...PILES_DECLARATIONS,
} as const;

export const EFFECTS = {
  // Force and piles.
  lose: 'lose {n:amount} Force',
  loses: '{who:other} loses {n:amount} Force',
  activate: 'activate {n:amount} Force',
  activates: '{who:other} activates {n:amount} Force',
  retrieve: 'retrieve {n:amount} Force',
  retrieves: '{who:other} retrieves {n:amount} Force',
  // Destiny.
  destiny: 'draw {n:amount} destiny',
  theirDestiny: 'opponent draws {n:amount} destiny',
  // Cards on the table.
  loseCard: '{who:whom} is lost',
  outOfPlay: '{who:whom} goes out of play',
  toUsed: '{who:whom} goes to its Used Pile',
  // Answers.
  cancel: 'cancel it',
  cancelBattle: 'cancel the battle',
  cancelDrain: 'cancel the Force drain',
  // Battles.
  addDestiny: 'add {n:amount} battle destiny',
  addPower: 'add {n:amount} to your total power',
  timesDamage: 'battle damage is times {n:number}',
  // What lasts.
  lasting: '{until}: {rules}',
  // Flow.
  if: 'if {needs:conditions}: {then:rest}',
  ifElse: 'if {needs:conditions}: {then:effects} otherwise: {else:rest}',
  may: 'you may: {then:rest}',
  theyMay: 'opponent may: {then:rest}',
  choose: 'choose {n:quota} {what:filter}',
  extension: '{extension}',
  ...BATTLE_EFFECTS,
  ...WEAPONS_EFFECTS,
  ...LOCATIONS_EFFECTS,
  ...TRAVEL_EFFECTS,
  ...CHARACTERS_EFFECTS,
  ...EFFECTS_EFFECTS,
  ...PILES_EFFECTS,
  ...SPECIAL_EFFECTS,
} as const;
