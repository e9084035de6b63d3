/** Weapons, seekers and mines, creatures: their building blocks. */
export const WEAPONS_AMOUNTS = {
  /** CCG-WPN-14. */
  atLeast: '({n:amount}, at least {least:number})',
  targets: 'number of targets',
} as const;

export const WEAPONS_CONDITIONS = {
  canFire: 'a weapon of yours can be fired',
  canCombine: '2 or more {what:filter} can be fired at 1 {at:filter}',
  canRedeploy: 'a card from under this card can be deployed',
} as const;

export const WEAPONS_RULES = {
  // Firing.
  intoBattle: '{who:whom} may be fired into a battle at an adjacent site',
  outOfBattle: '{who:whom} may be fired out of a battle at {what:filter}',
  fromOrbit: '{who:whom} may be fired at the system that the Death Star orbits',
  firesFirst: '{who:whom} is fired before other weapons',
  firesFree: '{who:whom} is fired free',
  firesTwice: '{who:whom} may fire each weapon twice',
  weaponDraws: 'each weapon destiny draw of {who:whom} is {by:signed}',
  /** What is neither character nor ship, and can be shot at all the same. */
  aimedAt: 'this card may be targeted by {what:filter} and is lost if destiny > {n:number}',
  // Carrying.
  carriesAny: '{who:whom} may carry and use weapons and devices without limit',
  armsBearer: '{who:whom} may hold {n:number} weapons, handed over free',
  handsOver: '{who:whom} hands weapons over free',
  // Seekers, gates, things that come to an end.
  seeks: 'this card seeks {what:filter}',
  gate: 'this card bars the way to the next site unless power + ability > {n:number}',
  ends: 'this card comes to its end',
  // Creatures.
  lives: 'this card lives {where:place}',
  meals: 'this card has ferocity equal to its last meal + {n:number} destiny',
} as const;

export const WEAPONS_MOMENTS = {
  shoots: '{what:filter} fires a weapon',
} as const;

export const WEAPONS_EFFECTS = {
  fireOne: 'fire 1 of your weapons[ with {by:signed} to destiny from {user:names}]',
  fireTogether: 'fire 2 or more {what:filter} at 1 {at:filter}',
  weakenShot: 'each destiny of that shot is {by:signed}',
  hit: '{who:whom} is hit',
  carrierLost: 'the character or starship that carries it is lost',
  allToHand: '{who:whom} and all on it return to hand',
  theyChoose: 'opponent chooses {n:amount} {what:filter}',
  deployThis: 'deploy this card on it',
  putUnder: 'put it under this card',
  redeploy: 'deploy 1 card from under this card',
} as const;
