/** Characters and devices: their building blocks. */
export const CHARACTERS_AMOUNTS = {
  /** Nobody belongs to two pairs. */
  pairs: 'pairs of {a:filter} and {b:filter}',
  under: 'number of cards under {whom:ref}',
} as const;

export const CHARACTERS_CONDITIONS = {
  fresh: '{who:ref} was deployed this turn',
  /** Of a mouse droid. */
  errand: 'this card can take or deliver a Utinni Effect',
  stacked: 'a card lies under {what:filter}',
} as const;

export const CHARACTERS_RULES = {
  morePower: '{whose} total power {where:place} is higher by {n:amount}',
  shutOut: '{who:filter} cannot deploy {to:place}',
  usedInstead: '{what:names} is a Used Interrupt',
} as const;

export const CHARACTERS_MOMENTS = {
  /** Or forfeited. */
  thisLost: 'this card is lost',
  /** The pile is `the chosen pile`. */
  shuffles: '{who:shuffles} a pile with {what:names}',
} as const;

export const CHARACTERS_EFFECTS = {
  /** For all to see; that card is `it`. */
  reveal: 'reveal top card of {whose} {pile}',
  putOnOne: 'put it on your {piles}',
  peekOrShuffle: 'look at top {n:amount} card of {heap} or shuffle it again',
  wager: 'player with higher destiny may retrieve {n:amount} Force at random',
  /** At least one; that many their opponent may then activate. */
  buyOff: 'opponent may empty the Force Pile to stop this',
  /** The top card of the Force Pile, unseen. */
  hide: 'put 1 card from your hand or Force Pile under this card',
  turnOver: 'any player turns this card off or on',
  guess: "guess the type of a random card in opponent's hand, which is lost if it is so",
} as const;
