/** What declaring takes (costs and targets), and what happens when the action resolves. */
export const DECLARATIONS = {
  use: 'use {n:amount} Force',
  lose: 'lose {n:amount} Force',
  target: 'target {n:quota} {what:filter}[ that can move{mobile:true}]',
  number: 'choose a number from {from:number} to {to:amount}',
  useX: 'use X Force[, at most {most:amount}]',
  /** Transport (CCG-ACT-03): whom, where to, and a price that is drawn and accepted before anything answers. */
  party: 'choose any number of {what:filter} at one site',
  elsewhere: 'choose another site',
  price: 'draw destiny and use that Force or lose this card',
  /** CCG-SNS-09: of one function of an Interrupt. */
  immune: 'immune to {to:names}',
  /** CCG-CARD-188: to declare it is enough. */
  ends: 'end {what:names}',
  pile: 'choose {whose} {piles}',
} as const;

export const EFFECTS = {
  // Force and destiny.
  lose: '{who:toLose} {n:amount} Force',
  activate: '{who:toActivate}[ up to{upTo:true}] {n:amount} Force',
  retrieve: '{who:toRetrieve} {n:amount} Force[ at random{random:true}]',
  wager: 'player with higher destiny may retrieve {n:amount} Force at random',
  destiny: '{who:toDraw} {n:amount} destiny',
  changeLoss: '{who:toLose} {n:amount} {more:moreOrLess} Force',
  // Cards, and what is declared or under way.
  fate: '{who:whom} {fate}',
  /** The card that a text answers, if it still lies where it went. */
  lostCard: 'that lost card {fate:lostFate}',
  cancel: 'cancel {what:cancellable}',
  // Battles and weapons.
  addDestiny: 'add {n:amount} battle destiny',
  lessDestiny: "opponent's total battle destiny is {by:signed}",
  addPower: 'add {n:amount} to your total power',
  timesDamage: 'battle damage is times {n:number}[ if you win{won:true}]',
  spend: 'spend {n:amount} ability',
  tally: 'add {n:amount} to the tally',
  fireOne: 'fire 1 of your weapons[ with {by:signed} to destiny from {user:names}]',
  fireTogether: 'fire 2 or more {what:filter} at 1 {at:filter}',
  weakenShot: 'each destiny of that shot is {by:signed}',
  epic: 'carry out {epic}',
  // Movement.
  moveTo: '{who:whom} moves free to {to:filter}',
  /** To a location of that description, of its player's choice. */
  goTo: '{who:whom} goes to {to:filter}[ as its move{regular:true}]',
  moveAway: '{who:whom} moves away[ free{free:true}][ or is lost{lost:true}]',
  reacts: '{who:whom} reacts by moving[ free{free:true}]',
  carried: 'find each {what:filter} that it carried',
  // This card, and what lies under it.
  goesOn: 'this card goes on {who:whom}',
  deployThis: 'deploy this card on it',
  turnOver: 'any player turns this card off or on',
  /** From the table, or from where it was lost. */
  putUnder: 'put {who:ref} under this card',
  // Hands and piles.
  shuffle: 'shuffle {heap}',
  look: 'look at {heap}',
  /** The cards seen are `it`. */
  peek: 'look at top {n:number} card of {heap}',
  peekOrShuffle: 'look at top {n:amount} card of {heap} or shuffle it again',
  /** For all to see; that card is `it`. */
  reveal: 'reveal top card of {whose} {pile}',
  /** The whole pile is seen; the cards found are `it`. */
  search: 'search {heap} for {n:quota} {what:filter}',
  takeIt: 'take it into hand',
  takeTop: 'take top {n:amount} card of {heap} into hand',
  takeTopLost: 'take topmost {what:filter} of your Lost Pile into hand',
  retrieveIt: 'retrieve it',
  put: 'put it on its {pile}',
  putOnOne: 'put it on your {piles}',
  /** Chosen by whoever plays the card, who sees the hand; the number of cards is `that number`. */
  move: 'move {n:quota} {what:filter} from {whose} hand to {pile}',
  outFromHand: 'place 1 {what:filter} from your hand out of play',
  deployFree: 'you may deploy {what:filter} from your hand free',
  losesMatching: 'each card in {heap} with a destiny number equal to {n:amount} is lost',
  keepsRandom: 'opponent keeps {n:number} random card in hand and puts the rest on the Used Pile',
  // Flow.
  lasting: '{until}: {rules}',
  if: 'if {needs:conditions}: {then:rest}',
  ifElse: 'if {needs:conditions}: {then:effects} otherwise: {else:rest}',
  may: 'you may: {then:rest}',
  each: 'for each {what:filter}: {then:rest}',
  choose: 'choose {n:quota} {what:filter}',
  /** As many as there are of them. */
  pick: '{who:toPick} {n:amount} {what:filter}',
  extension: '{extension}',
} as const;

/** What becomes of each card that a text speaks of. */
export const FATES = {
  lost: 'is lost',
  forfeited: 'is forfeited',
  outOfPlay: 'goes out of play',
  toUsed: 'goes to its Used Pile',
  toHand: 'returns to hand with all on it',
  hit: 'is hit',
  restored: 'is restored',
  repaired: 'is repaired',
  excluded: 'is excluded from the battle',
  captured: 'is captured',
  released: 'is released',
  stolen: 'is stolen',
  exposed: 'loses its cover',
  /** Of starships, by a tractor beam. */
  held: 'is held by the bearer',
  escapes: 'escapes',
  escorts: 'escorts the target',
  /** Of a Utinni Effect: from then on it lies on that card, and has no target. */
  takes: 'takes this card',
} as const;

export const LOST_FATES = {
  outOfPlay: 'goes out of play',
  toUsed: 'goes to its Used Pile',
  back: 'returns to its site',
} as const;

export const CANCELLABLE = {
  answered: 'it',
  battle: 'the battle',
  drain: 'the Force drain',
  destiny: 'that destiny',
  redraw: 'that destiny and draw again',
  attrition: 'attrition against you',
  damage: 'your remaining battle damage',
} as const;
