/** Hands and piles: searching, looking, retrieving: their building blocks. */
export const PILES_MOMENTS = {
  looks: "{who:looks} at opponent's hand with {what:names}",
} as const;

export const PILES_DECLARATIONS = {
  pile: 'choose {whose} {piles}',
} as const;

export const PILES_EFFECTS = {
  shuffle: 'shuffle {heap}',
  look: 'look at {heap}',
  /** The cards seen are `it`. */
  peek: 'look at top {n:number} card of {heap}',
  /** The whole pile is seen; the cards found are `it`. */
  search: 'search {heap} for {n:quota} {what:filter}',
  searchSome: 'search {heap} for at most {n:amount} {what:filter}',
  takeIt: 'take it into hand',
  retrieveIt: 'retrieve it',
  put: 'put it on its {pile}',
  /** Chosen by whoever plays the card, who sees the hand; the number of cards is `that number`. */
  move: 'move {n:quota} {what:filter} from {whose} hand to {pile}',
  outFromHand: 'place 1 {what:filter} from your hand out of play',
  takeTop: 'take top {n:amount} card of {heap} into hand',
  losesMatching: 'each card in {heap} with a destiny number equal to {n:amount} is lost',
  keepsRandom: 'opponent keeps {n:number} random card in hand and puts the rest on the Used Pile',
  losesDoubles: 'opponent shows the hand and loses each card of which there are several',
} as const;

/** Which pile: by name, or the one chosen before. */
export const HEAPS = {
  of: '{whose} {pile}',
  chosen: 'the chosen pile',
} as const;
