/** The rules of the keywords from INSERT to Velocity, in the order of the rulebook (TCG-KW, 17.28 to 17.53). */
import { inspiration } from './inspiration.ts';
import { intimidation } from './intimidation.ts';
import { lucky } from './lucky.ts';
import { parry } from './parry.ts';
import { persuade } from './persuade.ts';
import { precision } from './precision.ts';
import { protect } from './protect.ts';
import { redirect } from './redirect.ts';
import { resilience } from './resilience.ts';
import { retaliate } from './retaliate.ts';
import { riposte } from './riposte.ts';
import type { KeywordRules } from './rule.ts';
import { stealth } from './stealth.ts';
import { surge } from './surge.ts';
import { upkeep } from './upkeep.ts';
import { velocity } from './velocity.ts';

export const SECOND_KEYWORDS: KeywordRules = {
  Inspiration: inspiration,
  Intimidation: intimidation,
  Lucky: lucky,
  Parry: parry,
  Persuade: persuade,
  Precision: precision,
  Protect: protect,
  Redirect: redirect,
  Resilience: resilience,
  Retaliate: retaliate,
  Riposte: riposte,
  Stealth: stealth,
  Surge: surge,
  Upkeep: upkeep,
  Velocity: velocity,
};
