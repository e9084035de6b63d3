/** How weapons fire, and what a shot does. */
export const FIRINGS = {
  cost: 'for {n:amount} Force',
  free: 'free',
} as const;

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
