/** How weapons fire, and what a shot does. */
export const FIRINGS = {
  cost: 'for {n:amount} Force',
  free: 'free',
} as const;

export const HITS = {
  /** `character hit if destiny + 1 > ability`: the number drawn, changed by `by`, against the target's number. */
  hit: '{what:filter} hit if destiny[ {by:signed}] > {stat}',
  hitForfeit: '{what:filter} hit and forfeit 0 if destiny[ {by:signed}] > {stat}',
  lost: '{what:filter} lost if destiny[ {by:signed}] > {stat}',
} as const;
