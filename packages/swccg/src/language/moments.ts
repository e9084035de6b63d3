/** What a text can wait for, and when actions may be declared. */

/** What players do, as is said of `you` and of all others. */
export const VERBS = {
  initiates: ['initiate', 'initiates'],
  declares: ['declare', 'declares'],
  plays: ['play', 'plays'],
  playsOrDeploys: ['play or deploy', 'plays or deploys'],
  reacts: ['react', 'reacts'],
  deploys: ['deploy', 'deploys'],
  fires: ['fire', 'fires'],
  draws: ['draw', 'draws'],
  wins: ['win', 'wins'],
  shuffles: ['shuffle', 'shuffles'],
  looks: ['look', 'looks'],
  has: ['have', 'has'],
  is: ['are', 'is'],
} as const;

/** The same in an effect: `lose 1 Force`, `opponent loses 1 Force`. */
export const COMMANDS = {
  toLose: ['lose', 'loses'],
  toActivate: ['activate', 'activates'],
  toRetrieve: ['retrieve', 'retrieves'],
  toDraw: ['draw', 'draws'],
  toPick: ['pick', 'picks'],
} as const;

/** Each is a moment of the game by which the texts that answer it are found. */
export const MOMENTS = {
  battle: '{who:initiates} a battle[ {where:place}]',
  drain: '{who:declares} a Force drain[ {where:place}]',
  interrupt: '{who:plays} {what:names}',
  anyInterrupt: '{who:plays} an Interrupt',
  react: '{who:reacts}[ to a battle{battle:true}]',
  deploys: '{who:deploys} {what:filter}',
  lost: '{what:filter} is {how:loss}',
  fires: '{who:fires} {what:filter}[ against {whom:filter}]',
  hit: '{what:filter} is hit',
  destiny: '{who:draws} {draw} destiny[ {where:place}]',
  battleDestiny: 'both players have drawn battle destiny',
  beforeDestiny: '{who:is} about to draw battle destiny {where:place}',
  wins: '{who:wins} a battle[ {where:place}]',
  battleEnds: 'a battle ends[ {where:place}]',
  finished: 'a battle is finished[ {where:place}]',
  mustLose: '{who} must lose Force',
  damageLeft: 'you have battle damage left and nothing left to forfeit',
  transported: '{what:names} has carried characters',
  turnStarts: '{whose} turn begins',
  turnEnds: 'a turn ends',
  phaseStarts: '{whose} {phase} phase begins',
  reaches: 'the target reaches this card',
  arrives: '{what:filter} comes here',
  compared: 'the totals of a battle are compared[ {where:place}]',
  /** The battle is over, and whoever lost it has done all forfeiting. */
  beaten: '{who:has} come out of a lost battle[ {where:place}]',
  paid: '{who:has} lost Force in a battle',
  threatened: '{what:filter} is about to be stolen, destroyed or captured',
  shoots: '{what:filter} fires a weapon',
  deployed: '{who:has} deployed {what:filter}',
  fromHand: '{who:has} deployed {what:filter} from hand',
  itself: 'this card is deployed',
  /** Or forfeited. */
  thisLost: 'this card is lost',
  /** The pile is `the chosen pile`. */
  shuffles: '{who:shuffles} a pile with {what:names}',
  /** An Interrupt is played, or another card deployed. */
  plays: '{who:playsOrDeploys} {what:names}',
  /** As soon as it is true; what is done has to make it untrue. */
  so: 'it is so that {needs:conditions}',
  drained: '{who:has} drained[ {where:place}]',
  looks: "{who:looks} at opponent's hand with {what:names}",
  attackRun: 'an Attack Run is under fire',
} as const;

/** What a card that is gone was. */
export const LOSSES = { lost: 'lost', forfeited: 'forfeited', either: 'lost or forfeited' } as const;

/** When an action may be declared. */
export const TIMINGS = {
  anyTime: 'at any time[ in {whose} turn]',
  phase: 'in {whose} {phase} phase',
  just: 'just after {moment}',
  battle: 'in a battle[ {where:place}]',
  weapons: 'when weapons may be fired',
  damage: 'in the damage step',
  first: 'as first action of {whose} {phase} phase',
} as const;

export const LIMITS = {
  turn: 'once per turn',
  twice: 'twice per turn',
  phase: 'once per phase',
  battle: 'once per battle',
} as const;
