/** Movement, seats, starships, vehicles, reacts: their building blocks. */
export const TRAVEL_AMOUNTS = {
  /** The destiny that was just drawn. */
  shown: 'that destiny',
} as const;

export const TRAVEL_CONDITIONS = {
  reacted: '{who:ref} has reacted to the battle',
  disabled: '{who:ref} is disabled by an ion cannon',
} as const;

export const TRAVEL_RULES = {
  /** Where a card that walks moves in another phase, or that would not move at all, or farther. */
  walks: '{who:whom} moves[ only{only:true}] in your {phase} phase[, up to {n:number} sites away]',
  rides: '{who:whom} rides as a passenger',
  blockade: 'opponent moves nothing except {except:filter}',
  squad: 'exactly {n:number} {who:filter} move with this card for {cost:number} Force in all',
  escorts: '{who:filter} may move with this card',
  shuttles: 'this card shuttles {n:number} character per turn free',
  replaces: 'this card replaces {n:number} {what:filter} at one location',
  drives: '{who:whom} may drive without ability',
  /** What was built in is gone, and somebody else can do it. */
  noPilot: '{who:whom} has no permanent pilot',
  noNav: '{who:whom} has no permanent nav computer',
  moreRoom: '{who:whom} carries {room:rooms} more',
  deploysOnShip: '{who:filter} deploys {by:signed} on its ship',
  reactWithPilot:
    'this card may react by deploying with a pilot to a battle with {what:filter}[, free with {free:filter}]',
  savedWhenHit: '{who:whom} goes to its Used Pile when it is hit and would be lost',
} as const;

export const TRAVEL_MOMENTS = {
  deployed: '{who:has} deployed {what:filter}',
  itself: 'this card is deployed',
} as const;

export const TRAVEL_DECLARATIONS = {
  /** Transport (CCG-ACT-03): whom, where to, and a price that is drawn and accepted before anything answers. */
  party: 'choose any number of {what:filter} at one site',
  elsewhere: 'choose another site',
  price: 'draw destiny and use that Force or lose this card',
} as const;

export const TRAVEL_EFFECTS = {
  transport: 'the party is carried there',
  carried: 'find each {what:filter} that it carried',
  loseInterrupt: 'that Interrupt is lost',
  moveAway: '{who:whom} moves away[ free{free:true}][ or is lost{lost:true}]',
  reacts: '{who:whom} reacts by moving[ free{free:true}]',
  goesOn: 'this card goes on {who:whom}',
  repair: '{who:whom} is repaired',
  unbolt: '{what:names} on it returns to hand',
} as const;
