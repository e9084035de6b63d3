/** Locations, Force, drains, deployment: their building blocks. */
export const LOCATIONS_AMOUNTS = {
  generation: '{whose} Force generation',
  drained: 'Force that you lost to Force drains',
} as const;

export const LOCATIONS_CONDITIONS = {
  /** TRM-06: with cards of your own. */
  controlWith: 'you control here with {n:count} {what:filter}',
  occupyWith: 'you occupy here with {n:count} {what:filter}',
  presentOff: '{who:ref} is present off {system}',
  canActivate: 'each player can activate {n:number} Force',
  /** Of a card with two ways to deploy it. */
  way: 'way {n:number} was chosen',
} as const;

export const LOCATIONS_RULES = {
  goesFirst: 'Light goes first',
  cancelled: '{what:names} is cancelled',
  drainFrom: 'your Force drain {where:place} is lost from {pile}',
  halved: 'your loss of Force is halved[, rounded down with {down:filter}]',
  firstToHand: 'the first {n:number} Force that you activate may go to your hand',
  deploysOnto: 'once per turn, {who:whom} deploys {by:signed} on {on:filter}',
  grouped: 'a group of {what:filter} has total power 1, 3, 6 or 10',
} as const;

export const LOCATIONS_EFFECTS = {
  activateUpTo: 'you may activate up to {n:amount} Force',
  retrieveRandom: 'retrieve {n:amount} Force at random',
  /** To a location of that description, of its player's choice. */
  goTo: '{who:whom} goes to {to:filter}[ as its move{regular:true}]',
} as const;
