/** Battles, destiny, attrition and battle damage: their building blocks. */
export const BATTLE_AMOUNTS = {
  /** What the draws that stand come to, with what changes them. */
  battleDestiny: '{whose} battle destiny',
  abilityLeft: 'your unspent ability in the battle',
  loss: 'Force to be lost',
  attrition: 'attrition against you',
  /** What the card's text has counted so far: victims, forfeit used up. */
  tally: "this card's tally",
  /** Brainiac. */
  formula: 'the root of its formula',
} as const;

export const BATTLE_CONDITIONS = {
  oneDestinyEach: 'each player has drawn exactly 1 battle destiny',
  /** CCG-CARD-085: each of them has somewhere to go, and there is Force for all. */
  canEscape: 'your {what:filter} can all move away',
  wasAboard: '{what:names} was aboard that card',
  foreseen: 'this card has foreseen the winner',
} as const;

export const BATTLE_RULES = {
  /** Ability lent to another battle (CCG-READ-093): the number that was chosen. */
  lends: 'it lends that number of ability to the battle',
  pilotTwice: '{who:whom} adds twice as much to power of its ship',
  doublesPower: 'this card drawn for battle destiny doubles your total power if it is lower',
  standsIn: '{who:whom} may be forfeited in place of {what:filter}',
  wearsOff: '{who:whom} stays when forfeited, less what it absorbed',
  safe: '{who:whom} cannot be destroyed',
  regenerates: 'this card goes on its Used Pile when lost or forfeited in a battle',
  forfeitFromHand: '{what:filter} may be forfeited from your hand after you lose a battle',
  mustForfeit: 'it must be forfeited at end of battle',
} as const;

export const BATTLE_MOMENTS = {
  compared: 'the totals of a battle are compared[ {where:place}]',
  /** The battle is over, and whoever lost it has done all forfeiting. */
  beaten: '{who:has} come out of a lost battle[ {where:place}]',
  paid: '{who:has} lost Force in a battle',
  threatened: '{what:filter} is about to be stolen, destroyed or captured',
} as const;

export const BATTLE_TIMINGS = {
  first: 'as first action of {whose} {phase} phase',
} as const;

export const BATTLE_DECLARATIONS = {
  useX: 'use X Force[, at most {most:amount}]',
} as const;

export const BATTLE_EFFECTS = {
  // Destiny that is drawn.
  cancelDestiny: 'cancel that destiny',
  redraw: 'cancel that destiny and draw again',
  swapDestiny: 'the battle destiny of both players is switched',
  noDestiny: "opponent's battle destiny is 0",
  lessDestiny: "opponent's total battle destiny is {by:signed}",
  // The battle.
  exclude: '{who:whom} is excluded from the battle',
  spend: 'spend {n:amount} ability',
  timesIfWon: 'battle damage is times {n:number} if you win',
  moveTo: '{who:whom} moves free to {to:filter}',
  noAttrition: 'attrition against you is cancelled',
  noDamage: 'your remaining battle damage is cancelled',
  forfeit: '{who:whom} is forfeited',
  /** `That number` is then the forfeit of whom it was aimed at. */
  retarget: 'that shot is aimed at it instead',
  // Losses of Force.
  lessLoss: 'lose {n:amount} less Force',
  moreLoss: 'opponent loses {n:amount} more Force',
  // Cards that were just lost.
  lostOut: 'that lost card goes out of play',
  lostToUsed: 'that lost card goes to its Used Pile',
  lostBack: 'that lost card returns to its site',
  takeTopLost: 'take topmost {what:filter} of your Lost Pile into hand',
  // Others.
  tally: 'add {n:amount} to the tally',
  pick: 'pick as many as {n:amount} {what:filter}',
  loseAlike: "{what:filter} is lost if its {stat} is destiny or opponent's destiny",
  restore: '{who:whom} is restored',
} as const;
