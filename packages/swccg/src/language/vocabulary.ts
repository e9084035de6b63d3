/** The words for kinds of cards. A card is of a kind by print, or because a text gives it the skill. */
import { TRAITS } from '../cards/card.ts';

/** Types and what the rulebook makes of them. */
const TYPE_WORDS = [
  'card',
  'character',
  'Rebel',
  'Imperial',
  'alien',
  'droid',
  'starship',
  'capital starship',
  'starfighter',
  'squadron',
  'vehicle',
  'transport vehicle',
  'shuttle vehicle',
  'creature vehicle',
  'weapon',
  'character weapon',
  'starship weapon',
  'automated weapon',
  'device',
  'Effect',
  'Utinni Effect',
  'Immediate Effect',
  'Interrupt',
  'location',
  'site',
  'system',
  'creature',
  'swamp creature',
  'Epic Event',
] as const;

/** Skills of characters; texts can grant them. */
export const SKILLS = ['pilot', 'warrior', 'spy', 'scout', 'smuggler', 'thief'] as const;

const ICON_WORDS = ['nav computer', 'Scomp link', 'interior', 'exterior', 'planet', 'mobile', 'vehicle site'] as const;

/** What is said of locations. */
const LOCATION_WORDS = ['docking bay', 'war room'] as const;

/** Classes of starships as texts name them (CCG-SHP-06 to 08). */
const CLASS_WORDS = [
  'X-wing',
  'Y-wing',
  'TIE',
  'TIE/ln',
  'TIE Advanced x1',
  'Star Destroyer',
  'Corellian Corvette',
  'Rebel starship',
  'Imperial starship',
  'Jedi',
] as const;

/** A people of whom texts speak before a card is one of them. */
const PEOPLES = ['Ewok'] as const;

export const SYSTEMS = [
  'Alderaan',
  "Clak'dor VII",
  'Corellia',
  'Dantooine',
  'Death Star',
  'Kashyyyk',
  'Kessel',
  'Kiffex',
  'Ralltiir',
  'Sandcrawler',
  'Tatooine',
  'Yavin 4',
] as const;

const WORDS = [
  ...TYPE_WORDS,
  ...SKILLS,
  ...ICON_WORDS,
  ...LOCATION_WORDS,
  ...CLASS_WORDS,
  ...PEOPLES,
  ...SYSTEMS,
  ...TRAITS,
];

/** A word for a kind of cards. */
export type Kind = (typeof WORDS)[number];

export const VOCABULARY: readonly string[] = [...new Set<string>(WORDS)];
/** The types that a card can be guessed to be of (CCG-CARD-037). */
export const GUESSES = [
  'Rebel',
  'Imperial',
  'alien',
  'droid',
  'starship',
  'vehicle',
  'weapon',
  'device',
  'Effect',
  'Interrupt',
  'location',
  'creature',
  'Epic Event',
] as const;
