/** The rules of the keywords from INSERT to Velocity, in the order of the rulebook (TCG-KW, 17.28 to 17.53). */
import type { KeywordRules } from './rule.ts';

export const SECOND_KEYWORDS: KeywordRules = {};
