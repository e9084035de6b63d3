/** A line of a card is one ability. */
export const LINES = {
  /** What holds. Of a location: for the player on whose side it is printed. */
  static: '[while {while:conditions}: ]{rules}',
  /** What must happen. */
  trigger: 'when {moment}[, if {if:conditions}]: {body:rest}',
  /** What a player may do; of an Interrupt, what it does. */
  action: '[{mode}: ][{limit}, ][{timing}: ][only if {if:conditions}: ][{pay:declarations} -> ]{body:rest}',
  /** Where a weapon, device or Effect deploys, and for how much. */
  deploy:
    '[just after {when:moment}: ]deploys on {on:filter}[ for {n:amount} Force][ targeting {target:filter}][ if {if:conditions}][{or:true}, or]',
  deployHere: '[just after {when:moment}: ]deploys on {where:tableside}[ for {n:amount} Force]',
  /** CCG-EFF-05. */
  insert: "deploys into opponent's Reserve Deck, to end activation for the turn when it comes to the top",
  /** Weapons (section 23): what it costs to fire it, what is drawn, and when it hits. */
  fire: 'fires[ {firing}][{again:true} repeatedly][ while {if:conditions}]: {draws:number} destiny; {hits}[: {then:rest}]',
} as const;

export const FIRINGS = { cost: 'for {n:amount} Force', free: 'free' } as const;

/** Numbers on which a target is fired at; `maneuver or armor` is whichever it has (CCG-WPN-05). */
export const DEFENCES = ['ability', 'maneuver', 'armor', 'maneuver or armor', 'defense', 'forfeit'] as const;

/** What becomes of the target; `affected`: what the line says after its colon. */
export const RESULTS = ['hit', 'lost', 'stolen', 'excluded', 'affected'] as const;

export const HITS = {
  /** `character hit if destiny +1 > ability`: the total drawn, changed by `by`, against the target's number. */
  target:
    '{what:filter} {result}[{zero:true} with forfeit 0][ with forfeit 0 from {user:names}] if destiny[ {by:signed}] {than} {against}',
  backfires: 'this card and its user lost if destiny = {n:number}',
} as const;
