/** What declaring takes (costs and targets), and what happens when the action resolves. */
export const DECLARATIONS = {
  use: 'use {n:amount} Force',
  lose: 'lose {n:amount} Force',
  target: 'target {n:quota} {what:filter}',
  number: 'choose a number from {from:number} to {to:number}',
  mode: 'choose {mode:modes}',
} as const;

export const EFFECTS = {
  // Force and piles.
  use: '{who} uses {n:amount} Force',
  lose: '{who} loses {n:amount} Force',
  activate: '{who} activates {n:amount} Force',
  mayActivate: '{who} may activate {n:amount} Force',
  retrieve: '{who} retrieves {n:amount} Force[ at random{random:true}]',
  retrieveCard: 'retrieve {n:quota} {what:filter}',
  toHand: 'take {n:quota} {what:filter} into hand',
  search: 'search {whose} {pile} and take {n:quota} {what:filter} into hand',
  peek: 'look at the top {n:amount} of {whose} {pile}',
  glance: 'look at {whose} {pile}',
  shuffle: 'shuffle {whose} {pile}',
  draw: '{who} draws {n:amount} from Reserve Deck',
  handToUsed: 'put {n:quota} card in your hand on your Used Pile',
  // Destiny.
  destiny: '{who} draws {n:amount} destiny',
  // Cards on the table.
  loseCard: '{who:whom} is lost',
  loseOne: '{who} loses {n:amount} {what:filter}[ {by:chooser}]',
  outOfPlay: '{who:whom} goes out of play',
  toUsed: '{who:whom} goes to its Used Pile',
  returned: '{who:whom} returns to hand[ with the cards on it{all:true}]',
  steal: 'steal {who:whom}',
  capture: 'capture {who:whom}',
  release: 'release {who:whom}',
  relocate: '{who:whom} moves to {to:place}',
  moveAway: '{who:whom} moves away free or is lost',
  hit: '{who:whom} is hit',
  // Answers.
  cancel: 'cancel it',
  cancelCard: 'cancel {n:quota} {what:filter}',
  cancelBattle: 'cancel the battle',
  cancelDrain: 'cancel the Force drain',
  cancelDestiny: 'cancel that destiny',
  redraw: 'cancel that destiny and draw another',
  // Battles.
  addDestiny: 'add {n:amount} battle destiny',
  addPower: 'add {n:amount} to your total power',
  reduceDestiny: "opponent's battle destiny total is {by:signed}",
  timesDamage: 'battle damage is times {n:number}',
  exclude: '{who:whom} is excluded from the battle',
  // What lasts.
  lasting: '{until}: {rules}',
  // Flow.
  if: 'if {needs:conditions}: {then:rest}',
  ifElse: 'if {needs:conditions}: {then:effects} Otherwise: {else:rest}',
  may: '{who} may: {then:rest}',
  choose: 'choose {n:quota} {what:filter}',
  opponentChooses: 'opponent chooses {n:quota} {what:filter}',
  extension: '{extension}',
} as const;
