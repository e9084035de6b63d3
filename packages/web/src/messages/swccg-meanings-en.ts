/**
 * What icons, kinds and traits of the Star Wars CCG mean, for the card shown large. The compiler wants them all. What has no rule
 * of its own, and is only spoken of by other cards, is empty here and told in one line.
 */
import type { Card, CardType, Icon } from '../session/swccg/engine.ts';

type Kind = Card['kinds'][number];
type Trait = Card['traits'][number];
/** What an icon says may depend on what carries it. */
type Meaning = (type: CardType) => string;

const always =
  (meaning: string): Meaning =>
  () =>
    meaning;
const SPOKEN_OF = '';

export const ICON_MEANINGS: Readonly<Record<Icon, Meaning>> = {
  pilot: (type) =>
    type === 'Character' ? 'Can pilot starships and vehicles.' : 'Has a pilot of its own, who cannot leave.',
  warrior: always('Can carry and fire weapons.'),
  nav: (type) =>
    type === 'Character'
      ? 'Can sit in the astromech’s place of a starfighter, and helps it from there.'
      : 'Moves from system to system by hyperspeed.',
  scomp: (type) =>
    type === 'Location'
      ? 'Droids and others of both players use it here, where their text says so.'
      : 'Serves those aboard, where their text speaks of a Scomp link.',
  interior: always('An inside: only some vehicles get in, and none inside a Death Star.'),
  exterior: always('In the open: vehicles and creatures may be here.'),
  planet: (type) =>
    type === 'Location' ? 'On a planet or a planet itself: its sites stand beside its system.' : 'Belongs to a planet.',
  mobile: always('Moves through space: it belongs to a Death Star, and to no planet.'),
  vehicleSite: always('The inside of a vehicle: it lies alone, next to the site where the vehicle is.'),
  grabber: always('Holds an Interrupt that was just played; of that title there is then only one a turn.'),
};

export const KIND_MEANINGS: Readonly<Record<Kind, readonly [name: string, meaning: string]>> = {
  Rebel: ['Rebel', SPOKEN_OF],
  Imperial: ['Imperial', SPOKEN_OF],
  Alien: ['alien', SPOKEN_OF],
  Droid: ['droid', 'Has no ability, and so gives no presence; aboard it is a passenger.'],
  Starfighter: [
    'starfighter',
    'Small: it rides in the hold of big starships, and only starfighters fly an Attack Run.',
  ],
  Capital: ['capital starship', 'Big: it has armor in place of maneuver.'],
  Squadron: ['squadron', 'Replaces three starfighters of its class at one location, and counts as one starship.'],
  Transport: ['transport vehicle', 'Needs a driver: any character with ability, or a vehicle droid.'],
  Shuttle: ['shuttle vehicle', 'Needs a pilot, and takes characters to and from starships above without a price.'],
  Creature: ['creature vehicle', 'Needs no driver; if it is lost its riders jump off unharmed.'],
  Character: ['character weapon', 'Carried by a character; of no use at systems.'],
  Starship: ['starship weapon', 'Carried by a starship; of use at systems alone.'],
  Automated: ['automated weapon', 'Lies on the table by itself, without anybody to fire it.'],
  'Death Star': ['Death Star weapon', 'Belongs on a Death Star.'],
  Utinni: ['Utinni Effect', 'Lies on a location and has a target: when that comes there, the text is carried out.'],
  Immediate: ['Immediate Effect', 'Played like an Interrupt at the moment its text names; then it stays on the table.'],
  Used: ['Used Interrupt', 'Goes to the Used Pile and comes back; canceled, it is lost.'],
  Lost: ['Lost Interrupt', 'Goes to the Lost Pile.'],
  Site: ['site', 'A place on the ground: characters walk from it to the next.'],
  System: ['system', 'A place in space: starships fly to it, and nobody walks here.'],
  Swamp: ['swamp creature', 'Attacks whoever comes near; it stays in its swamps.'],
};

export const TRAIT_MEANINGS: Readonly<Record<Trait, string>> = {
  'astromech droid': 'Sits in the astromech’s place of a starfighter, and helps it from there.',
  dejarik: 'May be deployed on a holosite: its destiny is then price, power, ability and forfeit.',
  enclosed: 'Those inside add no power and can be neither targeted from outside nor fire out.',
  'Force-Attuned': 'Ability 3.',
  'Force-Sensitive': 'Ability 4 or 5.',
  'Jedi Knight': 'Ability 6.',
  'Dark Jedi': 'Ability 6, and no Jedi.',
  hologram: 'May be deployed on a holosite: its destiny is then price, power, ability and forfeit.',
  holosite: 'Lies alone; only dejariks and holograms may be here.',
  lightsaber: 'Swung rather than fired; at a site it may add 1 to your Force drain.',
  mine: 'Laid by a mining droid.',
  'mining droid': 'Lays mines where it is, and defuses one a turn.',
  'No Hyperdrive': 'Does not move from system to system, but to and from a Death Star at the same planet.',
  seeker: 'Acts by itself as soon as a fitting target is at its site: both are lost.',
  'ship-docking capability': 'Cards move between it and the sites below, and to your other starships here.',
  spy: 'Can go undercover: then it stands on the opponent’s side, and no Force is drained there.',
  'vehicle droid': 'Can drive transport vehicles, though it has no ability.',
  accountant: SPOKEN_OF,
  admiral: SPOKEN_OF,
  Alderaanian: SPOKEN_OF,
  assassin: SPOKEN_OF,
  bantha: SPOKEN_OF,
  'binary hydroponics droid': SPOKEN_OF,
  Bith: SPOKEN_OF,
  blaster: SPOKEN_OF,
  'blaster rifle': SPOKEN_OF,
  Bothan: SPOKEN_OF,
  'bounty hunter': SPOKEN_OF,
  cannon: SPOKEN_OF,
  commander: SPOKEN_OF,
  'communications droid': SPOKEN_OF,
  Corellian: SPOKEN_OF,
  'Death Star trooper': SPOKEN_OF,
  female: SPOKEN_OF,
  gambler: SPOKEN_OF,
  general: SPOKEN_OF,
  'Gold Squadron pilot': SPOKEN_OF,
  gunner: SPOKEN_OF,
  'information broker': SPOKEN_OF,
  'interrogator droid': SPOKEN_OF,
  'ion cannon': SPOKEN_OF,
  Jawa: SPOKEN_OF,
  'laser cannon': SPOKEN_OF,
  leader: SPOKEN_OF,
  'maintenance droid': SPOKEN_OF,
  'messenger droid': SPOKEN_OF,
  moff: SPOKEN_OF,
  musician: SPOKEN_OF,
  pirate: SPOKEN_OF,
  'power droid': SPOKEN_OF,
  'protocol droid': SPOKEN_OF,
  'proton torpedoes': SPOKEN_OF,
  Qiraash: SPOKEN_OF,
  'r-unit': SPOKEN_OF,
  'Rebel trooper': SPOKEN_OF,
  'Red Squadron pilot': SPOKEN_OF,
  rifle: SPOKEN_OF,
  Rodian: SPOKEN_OF,
  sandcrawler: SPOKEN_OF,
  sandtrooper: SPOKEN_OF,
  scavenger: SPOKEN_OF,
  scout: SPOKEN_OF,
  'security patrol droid': SPOKEN_OF,
  senator: SPOKEN_OF,
  'servant droid': SPOKEN_OF,
  smuggler: SPOKEN_OF,
  stormtrooper: SPOKEN_OF,
  'tax collector': SPOKEN_OF,
  thief: SPOKEN_OF,
  trooper: SPOKEN_OF,
  'turbolaser battery': SPOKEN_OF,
  'Tusken Raider': SPOKEN_OF,
  'vehicle repair droid': SPOKEN_OF,
  Wookiee: SPOKEN_OF,
};

/** After all words of a card that have no rule of their own. */
export const spokenOf = 'Texts of other cards speak of it.';
