/** The rules of the keywords from Absorb to Hidden Cost, in the order of the rulebook (TCG-KW, 17.1 to 17.27). */
import { armor } from './armor.ts';
import type { KeywordRules } from './rule.ts';

export const FIRST_KEYWORDS: KeywordRules = {
  Armor: armor,
};
