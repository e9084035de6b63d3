/** The words for kinds of cards. A card is of a kind by print, or because a text gives it the skill. */
import { ICONS, TRAITS, TYPES, type TypeWord } from '../cards/card.ts';
import { words } from '../cards/words.ts';

/** Types of cards, and their kinds. */
const TYPE_WORDS = Object.values(TYPES)
  .flatMap(({ word, kinds }) => [word, ...Object.values<TypeWord | null>(kinds)])
  .filter((word) => word !== null);

/** Skills of characters; texts can grant them. */
export const SKILLS = ['pilot', 'warrior', 'spy', 'scout', 'smuggler', 'thief'] as const;

/** What is said of locations. */
const LOCATION_WORDS = ['docking bay', 'war room'] as const;

/** Classes of starships as texts name them (CCG-SHP-06 to 08). */
const CLASS_WORDS = words(`
  X-wing, Y-wing, TIE, TIE/ln, TIE Advanced x1, Star Destroyer, Corellian Corvette, Rebel starship, Imperial starship,
  Jedi`);

/** A people of whom texts speak before a card is one of them. */
const PEOPLES = ['Ewok'] as const;

export const SYSTEMS = words(`
  Alderaan, Clak'dor VII, Corellia, Dantooine, Death Star, Kashyyyk, Kessel, Kiffex, Ralltiir, Sandcrawler, Tatooine,
  Yavin 4`);

const WORDS = [
  'card' as const,
  ...TYPE_WORDS,
  ...SKILLS,
  ...Object.values(ICONS),
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
export const GUESSES = words(
  'Rebel, Imperial, alien, droid, starship, vehicle, weapon, device, Effect, Interrupt, location, creature, Epic Event',
);
