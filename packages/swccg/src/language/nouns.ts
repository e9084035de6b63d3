/**
 * Whom and what texts speak of: cards by their kinds and names, places, amounts. Nouns are singular and have no article:
 * `your alien here is power +1` speaks of each of them.
 */
import { BATTLE_AMOUNTS } from './blocks/battle.ts';
import { CHARACTERS_AMOUNTS } from './blocks/characters.ts';
import { EFFECTS_AMOUNTS } from './blocks/effects.ts';
import { LOCATIONS_AMOUNTS } from './blocks/locations.ts';
import { SPECIAL_AMOUNTS } from './blocks/special.ts';
import { TRAVEL_AMOUNTS } from './blocks/travel.ts';
import { WEAPONS_AMOUNTS } from './blocks/weapons.ts';

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

export type { Stat } from '../cards/card.ts';

export const QUALITIES = [
  'unique',
  'hit',
  'piloted',
  'unpiloted',
  'captive',
  'captured',
  'undercover',
  'lone',
  'male',
  'armed',
  'non-droid',
  'face-down',
  'sought',
  'permanently piloted',
  'navigated',
  'unmoved',
  'portable',
  'unoccupied',
] as const;
export type Quality = (typeof QUALITIES)[number];

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
  aboard: 'aboard {what:whom}',
  attached: 'carried by {what:whom}',
  atControls: 'at the controls of {what:whom}',
  presentWith: 'present with {what:filter}',
  /** Present where the Force drain, the battle or the card in question is. */
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
  deployedThere: 'deployed there this turn',
  table: 'on table',
  pile: 'in {whose} {pile}',
} as const;

export const AMOUNTS = {
  each: '{per:number} for each {what:filter}',
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
  half: 'half {n:amount}[ rounded {round}]',
  ...BATTLE_AMOUNTS,
  ...WEAPONS_AMOUNTS,
  ...LOCATIONS_AMOUNTS,
  ...TRAVEL_AMOUNTS,
  ...CHARACTERS_AMOUNTS,
  ...EFFECTS_AMOUNTS,
  ...SPECIAL_AMOUNTS,
} as const;

/** How many: of targets, and in conditions. */
export const COUNTS = {
  exactly: 'exactly {n:number}',
  least: '{n:number} or more',
  most: '{n:number} or fewer',
  none: 'no',
  some: 'a',
} as const;

export const QUOTAS = {
  one: '{n:number}',
  upTo: 'up to {n:number}',
  any: 'any number of',
  /** One or more at one place. */
  together: 'any number together of',
  all: 'all',
} as const;
