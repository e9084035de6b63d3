/** The nouns of the game's cards: their plurals, and which words can be part of a name. */
import { pluralForms } from '@dejarik/language';
import { KEYWORDS, PLAYED_KEYWORDS } from './keywords.ts';
import type { Filter } from './tree.ts';

export const { plural, singular } = pluralForms(['Jedi', 'Sith', 'Calamari']);

/** What keywords begin with. */
const openings = (keywords: readonly string[]): string[] => keywords.map((keyword) => keyword.split(' ')[0]!);

/**
 * Words of the language itself, with the capital that they have somewhere. None is a subtype, and a name that begins
 * with one of them stands in brackets, so that no sentence can be read in two ways.
 */
const LANGUAGE_WORDS = new Set([
  ...openings(KEYWORDS),
  ...openings(PLAYED_KEYWORDS),
  ...(
    'A Activated Add All An Another Any Anytime Battle Before Between Bid Build Cards Character Characters ' +
    'Choose Counts Damage Damaged Dark Discard Disrupt Draw Each Either Enemy Equipment Event Events For Force ' +
    'Free From Gain Give Ground If Instead It Light Location Locations Look Lose Mission Missions Neutral None ' +
    'Once One Ones Only Or Other Otherwise Partly Pay Play Prevent Put Remove Reroll Resource Resources ' +
    'Retreat Retreated Return Reveal Search Set Show Space Subordinate Subordinates Take Tap Tapped The There This To ' +
    'Unique Unit ' +
    'Units Unless Untap Untapped Up When While You Your'
  ).split(' '),
]);
/** `Battle Station` and `Force Sensitive` stand on type lines. */
const ALSO_SUBTYPES = new Set(['Battle', 'Force']);

export const canBeSubtype = (word: string): boolean =>
  /^[A-Z]/.test(word) && (!LANGUAGE_WORDS.has(word) || ALSO_SUBTYPES.has(word));

const startsName = (word: string): boolean => /^[A-Z]|^\d+[^\d]/.test(word) && !LANGUAGE_WORDS.has(word);
/** What may follow a name without a small word between them: the arena, and a keyword that is given. */
const ENDS_NAME = new Set(['Character', 'Characters', ...openings(KEYWORDS)]);
const inName = (word: string): boolean => /^[A-Z0-9]/.test(word) && !ENDS_NAME.has(word);

/** How many of these words are a name that needs no brackets: `Poggle the Lesser`, `Obi-Wan Kenobi`, `Red 5`. */
export function plainNameLength(words: (i: number) => string): number {
  if (!startsName(words(0))) return 0;
  let length = 1;
  for (;;) {
    const joins = ['of the', 'of', 'the'].find(
      (small) => small === words(length) || small === `${words(length)} ${words(length + 1)}`,
    );
    const next = length + (joins?.split(' ').length ?? 0);
    if (!inName(words(next))) return length;
    length = next + 1;
  }
}

/** How a name is written in card text. */
export function writtenName(name: string): string {
  const words = name.split(' ');
  const plain = plainNameLength((i) => words[i] ?? '') === words.length && !/[^\w' /éÉ-]/.test(name);
  return plain ? name : `[${name}]`;
}

/** TCG-ZONE-19: a type or subtype is named, and that the cards are partly built is not. */
export const namesKind = ({ is, kinds }: Filter): boolean =>
  is?.includes('partly built') !== true && kinds.some(({ noun, subtypes }) => noun !== 'card' || subtypes.length > 0);
