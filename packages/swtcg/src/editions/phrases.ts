/** Subtypes of several words, by the Expanded Rulebook (TCG-CARD-25 to 27): each counts as a whole. */
import { ANY_WORD, type Phrase } from '../cards/subtypes.ts';

/** Those that name an order, an allegiance or a place: no word of theirs counts alone (TCG-CARD-25). */
const WHOLE: readonly string[] = [
  'Black Sun',
  'Bounty Hunter',
  'Commerce Guild',
  'Council Member',
  'Crime Gang',
  'Crime Lord',
  'Dark Jedi',
  'Death Watch',
  'Fel Imperial',
  'Final Order',
  'First Order',
  'Force Sensitive',
  'Force Wielder',
  'Galactic Alliance',
  'IG Banking Clan',
  'Kel Dor',
  'Lost Tribe',
  'Mining Collective',
  'Mon Calamari',
  'Nar Shaddaa',
  'New Imperial',
  'New Republic',
  'Nite Owl',
  'Old Republic',
  'Polis Massa',
  'Rogue One',
  'Silvasu Fi',
  'Star System',
  'Techno Union',
  'Trade Federation',
  'Yuuzhan Vong',
];

/** Those that name a kind of a class still count as the class (TCG-CARD-27). */
const OF_A_CLASS: readonly (readonly [words: string, countsAs: string])[] = [
  ['Military Droid', 'Droid'],
  ['Heavy Starfighter', 'Starfighter'],
  ['Battle Station', 'Station'],
  ['Capital Ship', 'Ship'],
  ['Patrol Ship', 'Ship'],
];

/** TCG-CARD-26: named as a whole, a rank has to stand there as a whole; each word of it still counts alone. */
const RANKS: readonly string[] = [
  'Jedi Master',
  'Jedi Knight',
  'Jedi Padawan',
  'Sith Master',
  'Sith Lord',
  'Sith Apprentice',
];

export const PHRASES: readonly Phrase[] = [
  ...WHOLE.map((words) => ({ words, countsAs: [] })),
  { words: `${ANY_WORD} Owner`, countsAs: [] }, // TCG-CARD-26
  ...RANKS.map((words) => ({ words, countsAs: words.split(' ') })),
  ...OF_A_CLASS.map(([words, countsAs]) => ({ words, countsAs: [countsAs] })),
];
