/** What can be true or false about the table. */
export const CONDITIONS = {
  /** TRM-06: with so many cards of your own. */
  hold: 'you {how:holding} {what:spot}[ with {n:count} {with:filter}]',
  there: 'there is {n:count} {what:filter}',
  is: '{who:ref} is a {what:filter}',
  isAt: '{who:ref} is {where:place}',
  state: '{who:ref} {state}',
  compare: '{a:amount} {than} {b:amount}',
  turn: 'it is {whose} turn',
  nighttime: 'it is nighttime {where:place}',
  lifeForce: 'you have fewer than {n:number} Life Force',
  not: 'not ({that:condition})',
  either: 'either ({a:conditions}) or ({b:conditions})',
  // Battles.
  battle: 'a battle is going on[ {where:place}]',
  inBattle: '{who:ref} is in a battle[ with {what:filter}]',
  defendsAlone: '{who:whom} defends a battle alone',
  initiated: '{who} initiated the battle',
  oneDestinyEach: 'each player has drawn exactly 1 battle destiny',
  foreseen: 'this card has foreseen the winner',
  // What could be done.
  /** CCG-CARD-085: each of them has somewhere to go, and there is Force for all. */
  canEscape: 'your {what:filter} can all move away',
  canGo: 'your {what:filter} can all go',
  canFire: 'a weapon of yours can be fired',
  canCombine: '2 or more {what:filter} can be fired at 1 {at:filter}',
  canRedeploy: 'a card from under this card can be deployed',
  canActivate: 'each player can activate {n:number} Force',
  canPlay: '{epic} can be carried out',
  // Others.
  /** Of a card with two ways to deploy it. */
  way: 'way {n:number} was chosen',
  wasAboard: '{what:names} was aboard that card',
  lostWith: 'that card was lost with {what:filter}',
  stacked: 'a card lies under {what:filter}',
  orbits: 'the Death Star orbits here',
  lead: 'the lead starfighter has a matching pilot',
} as const;

/** What can be said of a card at the moment. */
export const STATES = {
  fresh: 'was deployed this turn',
  unused: 'was not used this turn',
  reacted: 'has reacted to the battle',
  /** In it, or by the power that it lends. */
  defends: 'defends a battle',
  disabled: 'is disabled by an ion cannon',
  leads: 'leads the Attack Run',
  /** Of a mouse droid. */
  errand: 'can take or deliver a Utinni Effect',
  /** Of a Utinni Effect: its target reached it and is back where it was when the card deployed. */
  returned: 'has its target back',
} as const;

/** Epic Events whose text is a procedure of its own. */
export const EPICS = ['Attack Run', 'Commence Primary Ignition'] as const;
