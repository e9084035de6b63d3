/** What a text can wait for. Each is a moment of the game by which the texts that answer it are found. */
export const MOMENTS = {
  battle: '{who} initiates a battle[ {where:place}]',
  drain: '{who} declares a Force drain[ {where:place}]',
  interrupt: '{who} plays {what:names}',
  anyInterrupt: '{who} plays an Interrupt',
  react: '{who} reacts[ to a battle{battle:true}]',
  deploys: '{who} deploys {what:filter}',
  lost: '{what:filter} is lost',
  forfeited: '{what:filter} is forfeited',
  lostOrForfeited: '{what:filter} is lost or forfeited',
  fires: '{who} fires {what:filter}[ at {whom:filter}]',
  hit: '{what:filter} is hit',
  destiny: '{who} draws {draw} destiny[ {where:place}]',
  battleDestiny: 'both players have drawn battle destiny',
  beforeDestiny: '{who} is about to draw battle destiny {where:place}',
  wins: '{who} wins a battle[ {where:place}]',
  loses: '{who} loses a battle[ {where:place}]',
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
} as const;

/** When an action may be declared. */
export const TIMINGS = {
  anyTime: 'at any time',
  yourTurn: 'at any time in your turn',
  phase: 'in {whose} {phase} phase',
  anyPhase: 'in any {phase} phase',
  just: 'just after {moment}',
  battle: 'in a battle[ {where:place}]',
  weapons: 'when weapons may be fired',
  damage: 'in the damage step',
  attackRun: 'in an Attack Run',
} as const;

export const LIMITS = {
  turn: 'once per turn',
  twice: 'twice per turn',
  phase: 'once per phase',
  battle: 'once per battle',
  game: 'once per game',
} as const;
