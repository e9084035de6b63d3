/**
 * A card as printed: facts only, its game text as lines that the language reads. Numbers are in thousandths (exact.ts);
 * icons are counted one by one.
 */
import { words } from './words.ts';

export type Side = 'Dark' | 'Light';

/** Each type with the word for it, and the kinds that its cards can be of with theirs; no text speaks of some of them. */
export const TYPES = {
  Character: { word: 'character', kinds: { Rebel: 'Rebel', Imperial: 'Imperial', Alien: 'alien', Droid: 'droid' } },
  Starship: {
    word: 'starship',
    kinds: { Starfighter: 'starfighter', Capital: 'capital starship', Squadron: 'squadron' },
  },
  Vehicle: {
    word: 'vehicle',
    kinds: { Transport: 'transport vehicle', Shuttle: 'shuttle vehicle', Creature: 'creature vehicle' },
  },
  Weapon: {
    word: 'weapon',
    kinds: {
      Character: 'character weapon',
      Starship: 'starship weapon',
      Automated: 'automated weapon',
      'Death Star': null,
    },
  },
  Device: { word: 'device', kinds: {} },
  Effect: { word: 'Effect', kinds: { Utinni: 'Utinni Effect', Immediate: 'Immediate Effect' } },
  Interrupt: { word: 'Interrupt', kinds: { Used: null, Lost: null } },
  Location: { word: 'location', kinds: { Site: 'site', System: 'system' } },
  Creature: { word: 'creature', kinds: { Swamp: 'swamp creature' } },
  'Epic Event': { word: 'Epic Event', kinds: {} },
} as const;

export type CardType = keyof typeof TYPES;
type Kinds = { readonly [T in CardType]: (typeof TYPES)[T]['kinds'] };
export type Kind = { [T in CardType]: keyof Kinds[T] }[CardType];
export type TypeWord =
  | (typeof TYPES)[CardType]['word']
  | NonNullable<{ [T in CardType]: Kinds[T][keyof Kinds[T]] }[CardType]>;

export const RARITIES = ['C1', 'C2', 'C3', 'U1', 'U2', 'R1', 'R2'] as const;
type Rarity = (typeof RARITIES)[number];

/** In the order in which card files give them. */
export const STATS = words(
  'destiny, deploy, power, ability, armor, maneuver, hyperspeed, landspeed, ferocity, defense, parsec, forfeit',
);
export type Stat = (typeof STATS)[number];

/** Each icon with the words for it. */
export const ICONS = {
  pilot: 'pilot',
  warrior: 'warrior',
  nav: 'nav computer',
  scomp: 'Scomp link',
  interior: 'interior',
  exterior: 'exterior',
  planet: 'planet',
  mobile: 'mobile',
  vehicleSite: 'vehicle site',
  grabber: 'grabber',
} as const;
export type Icon = keyof typeof ICONS;

/**
 * Words of title, lore and lower box that make a card what it is (CCG-CHR-03, CHR-05, CHR-10, TRM-10, TRM-11): only what
 * the prints of 1996 say. Who is not `female` is male (CCG-READ-029).
 */
export const TRAITS = words(`
  accountant, admiral, Alderaanian, assassin, astromech droid, bantha, binary hydroponics droid, Bith, blaster,
  blaster rifle, Bothan, bounty hunter, cannon, commander, communications droid, Corellian, Dark Jedi,
  Death Star trooper, dejarik, enclosed, female, Force-Attuned, Force-Sensitive, gambler, general, Gold Squadron pilot,
  gunner, hologram, holosite, information broker, interrogator droid, ion cannon, Jawa, Jedi Knight, laser cannon,
  leader, lightsaber, maintenance droid, messenger droid, mine, mining droid, moff, musician, No Hyperdrive, pirate,
  power droid, protocol droid, proton torpedoes, Qiraash, r-unit, Rebel trooper, Red Squadron pilot, rifle, Rodian,
  sandcrawler, sandtrooper, scavenger, scout, security patrol droid, seeker, senator, servant droid,
  ship-docking capability, smuggler, spy, stormtrooper, tax collector, thief, trooper, turbolaser battery,
  Tusken Raider, vehicle droid, vehicle repair droid, Wookiee`);
export type Trait = (typeof TRAITS)[number];

export interface Card extends Readonly<Record<Exclude<Stat, 'destiny'>, number | null>> {
  /** Set code and number in the set, for instance `PRE-19`. */
  readonly id: string;
  readonly set: string;
  readonly number: number;
  /** Without the dots. */
  readonly title: string;
  readonly side: Side;
  /** CCG-UNQ-01: how many may be on the table; 0: any number. */
  readonly dots: number;
  readonly rarity: Rarity;
  readonly type: CardType;
  /** One; two on Chewbacca and on Used or Lost Interrupts; none on other Effects, on Devices and Epic Events. */
  readonly kinds: readonly Kind[];
  /** `X-Wing` or `Imperial-Class Star Destroyer`; the empty string on what is no starship. */
  readonly starshipClass: string;
  /** One number, or those that its player chooses from (CCG-DST-04). The other numbers are null where there is none. */
  readonly destiny: readonly number[];
  /** Printed as `*`, `X` or `Y`: game text says what the number is. What stands for it is its number without that text. */
  readonly byText: readonly Stat[];
  readonly icons: Readonly<Record<Icon, number>>;
  /** Force icons of a location; 0 elsewhere. */
  readonly lightIcons: number;
  readonly darkIcons: number;
  readonly traits: readonly Trait[];
  /** CCG-TRM-08: titles of its matching starships or pilots. */
  readonly matches: readonly string[];
  /** The system that a location belongs to, or the vehicle of a vehicle site; the empty string where there is none. */
  readonly system: string;
  /** Game text, one line a sentence of the language; none on a location. */
  readonly text: readonly string[];
  /** Game text of a location for the Light player, and for the Dark one. */
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** `•••Talz`: the title as the card has it. */
export const dottedTitle = ({ dots, title }: Pick<Card, 'dots' | 'title'>): string => '•'.repeat(dots) + title;

/** `R2-D2` of `R2-D2 (Artoo-Detoo)`: how players and cards call it. */
export const shortTitle = (title: string): string => title.replace(/ \([^)]*\)$/u, '');

/** CCG-STA-05: a location that needs no other card on the table. */
export const canStartAlone = ({ type, icons, title }: Pick<Card, 'type' | 'icons' | 'title'>): boolean =>
  type === 'Location' && icons.vehicleSite === 0 && title !== 'Death Star: Trench';
