/** What declaring takes (costs and targets), and what happens when the action resolves. */
export const DECLARATIONS = {
  use: 'use {n:amount} Force',
  lose: 'lose {n:amount} Force',
  target: 'target {n:quota} {what:filter}',
  number: 'choose a number from {from:number} to {to:number}',
} as const;

export const EFFECTS = {
  // Force and piles.
  use: '{who} uses {n:amount} Force',
  lose: '{who} loses {n:amount} Force',
  activate: '{who} activates {n:amount} Force',
  retrieve: '{who} retrieves {n:amount} Force',
  // Destiny.
  destiny: '{who} draws {n:amount} destiny',
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
  may: '{who} may: {then:rest}',
  choose: 'choose {n:quota} {what:filter}',
  extension: '{extension}',
} as const;
