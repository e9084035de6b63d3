/** Reads game text: each sentence of a card becomes what the rules ask for (ability.ts). */
import type { Meaning } from './ability.ts';
import type { CardType } from './card.ts';
import { match, type Pattern } from './pattern.ts';
import { AURA_PATTERNS } from './text-auras.ts';
import { BATTLE_PATTERNS } from './text-battle.ts';
import { EFFECT_PATTERNS } from './text-effects.ts';
import { FIGHTER_PATTERNS } from './text-fighters.ts';
import type { WhoReader } from './who.ts';

/** In the order in which they are tried. */
export const PATTERNS: readonly Pattern[] = [
  ...FIGHTER_PATTERNS,
  ...EFFECT_PATTERNS,
  ...BATTLE_PATTERNS,
  ...AURA_PATTERNS,
];

/** What a sentence on a card of that type means; no sentence is passed over. */
export function readSentence(sentence: string, type: CardType, who: WhoReader): Meaning {
  const patterns = PATTERNS.filter(({ on }) => on.includes(type));
  const meaning = match(patterns, sentence, who);
  if (meaning === undefined) {
    throw new Error(`${type} cards cannot say "${sentence}"; the patterns of text.ts have an example of what they can`);
  }
  return meaning;
}
