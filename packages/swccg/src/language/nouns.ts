/**
 * Whom and what texts speak of: cards by their kinds and names, places, amounts. Nouns are singular and have no article:
 * `your alien here is power +1` speaks of each of them.
 */
import { words } from '../cards/words.ts';

/** The card that speaks; what was targeted or found last; what this card is on; what it is aboard. */
export const REFS = {
  this: 'this card',
  it: 'it',
  bearer: 'the bearer',
  ship: 'its ship',
  /** Of a Utinni Effect: whom it targets. */
  target: 'the target',
  /** What a text answers: the card that was deployed, lost, fired, drawn. */
  that: 'that card',
} as const;

export const PLAYERS = ['you', 'opponent', 'any player', 'each player'] as const;

/** What a card can be kept from. */
export const DEEDS = words(`
  move, battle, deploy, fire weapons, carry weapons, use ability in battles, board starfighters,
  board enclosed vehicles, be stolen, be moved, be destroyed`);

export const QUALITIES = words(`
  unique, hit, piloted, captive, captured, undercover, lone, male, armed, non-droid, sought,
  permanently piloted, navigated, unmoved, portable, unoccupied, active, present`);

/** The same before a number: `its ability`. */
export const POSSESSIVES = {
  this: "this card's",
  it: 'its',
  bearer: "the bearer's",
  ship: "its ship's",
  target: "the target's",
  that: "that card's",
} as const;

/** What a filter can say, in this order. Of several kinds one has to fit; all words of a kind have to. */
export const FILTER =
  '[{whose} ][{other:true}other ][{is:qualities} ]{kinds}[ except {except:kinds}][ with {stat} {than} {n:decimal}][ with {same:stat} of that card][ with a {carrying:kind}][ {where:place}]';

export const PLACES = {
  /** At this card's location; of a location's text, at that location. */
  here: 'here',
  /** Present where this card is present. */
  present: 'present',
  sameSite: 'at same site',
  adjacent: 'at an adjacent site',
  adjacentThere: 'at a site adjacent to there',
  sameOrAdjacent: 'at same or an adjacent site',
  hereOrAdjacent: 'here or at an adjacent site',
  relatedSystem: 'at the related system',
  relatedSite: 'at a related site',
  related: 'where the related {what:filter} is on table',
  battle: 'in the battle',
  /** Where the battle, the Force drain or the card in question is. */
  there: 'there',
  at: 'at {location:filter}',
  /** At the system or one of its sites. */
  on: 'on {system}',
  notOn: 'not on {system}',
  aboard: '{as:seating} {what:whom}',
  presentWith: 'present with {what:filter}',
  /** Present where the Force the battle or the card in question is. */
  presentThere: 'present there',
  siteOf: 'at same site as {what:filter}',
  together: 'at same location as {what:filter}',
  /** Of locations. */
  controlled: 'that you control',
  adjacentYours: 'at an adjacent site you control',
  /** Of a location: the next one in its row is such a one. */
  before: 'before {what:filter}',
  /** So many are present there. */
  where: 'where there is {n:count} {what:filter}',
  nighttime: 'at nighttime',
  /** Whom the weapon that fires, or the text that is carried out, is aimed at. */
  aimed: 'aimed at',
  beside: 'where {who:ref} is',
  /** Of Utinni Effects. */
  targeting: 'targeting {whom:ref}',
  deployedThere: 'deployed there this turn',
  table: 'on table',
  pile: 'in {whose} {pile}',
} as const;

/** How a card is on another one; `pilot`: in the pilot's or driver's seat. */
export const SEATINGS = { any: 'aboard', pilot: 'piloting', passenger: 'a passenger of', on: 'carried by' } as const;

/** Which pile: by name, or the one chosen before. */
export const HEAPS = { of: '{whose} {pile}', chosen: 'the chosen pile' } as const;

export const AMOUNTS = {
  count: 'number of {what:filter}',
  stat: '{whom:possessive} {stat}',
  /** The last destiny drawn, or the total of the last destinies drawn together. */
  destiny: 'destiny',
  /** The same of the other player, where both drew. */
  theirDestiny: "opponent's destiny",
  /** What was chosen, paid or counted before. */
  that: 'that number',
  cards: 'cards in {whose} {pile}',
  power: '{whose} total power {where:place}',
  icons: 'number of {side} icons {where:place}',
  plus: '({a:amount} + {b:amount})',
  minus: '({a:amount} - {b:amount})',
  twice: 'twice {n:amount}',
  half: 'half {n:amount}',
  /** What the draws that stand come to, with what changes them. */
  battleDestiny: '{whose} battle destiny',
  abilityLeft: 'your unspent ability in the battle',
  loss: 'Force to be lost',
  attrition: 'attrition against you',
  /** What the card's text has counted so far: victims, forfeit used up. */
  tally: "this card's tally",
  /** Brainiac. */
  formula: 'the root of its formula',
  /** CCG-WPN-14. */
  atLeast: '({n:amount}, at least {least:number})',
  targets: 'number of targets',
  generation: '{whose} Force generation',
  drained: 'Force that you lost to Force drains',
  /** Nobody belongs to two pairs. */
  pairs: 'pairs of {a:filter} and {b:filter}',
  under: 'number of cards under {whom:ref}',
  /** Of those that are active (CCG-SNS-04); 0 where there is none. */
  highest: 'highest {stat} of {what:filter}',
  /** From here to where the target of a Utinni Effect was when it deployed. */
  parsecs: 'parsecs to where the target was',
  /** Starfighters have one, other starships the other. */
  shield: '{whom:possessive} armor or maneuver',
  /** Of a weapon, device or Effect what it took to deploy it where it is. */
  deployCost: '{whom:possessive} deploy cost',
} as const;

/** How many: of targets, and in conditions. */
export const COUNTS = { exactly: 'exactly {n:number}', least: '{n:number} or more', none: 'no', some: 'a' } as const;

export const QUOTAS = {
  one: '{n:number}',
  upTo: 'up to {n:amount}',
  any: 'any number of',
  /** One or more at one place. */
  together: 'any number together of',
  all: 'all',
} as const;
