/** The rules of the keywords from Absorb to Hidden Cost, in the order of the rulebook (TCG-KW, 17.1 to 17.27). */
import { absorb } from './absorb.ts';
import { ambush } from './ambush.ts';
import { areaDamage } from './area-damage.ts';
import { armor } from './armor.ts';
import { avenge } from './avenge.ts';
import { backfire } from './backfire.ts';
import { bounty } from './bounty.ts';
import { damageControl } from './damage-control.ts';
import { doubleDamage } from './double-damage.ts';
import { ferocity } from './ferocity.ts';
import { focus } from './focus.ts';
import { foresight } from './foresight.ts';
import { fortitude } from './fortitude.ts';
import { fury } from './fury.ts';
import type { KeywordRules } from './rule.ts';

export const FIRST_KEYWORDS: KeywordRules = {
  Absorb: absorb,
  Ambush: ambush,
  'Area Damage': areaDamage,
  Armor: armor,
  Avenge: avenge,
  Backfire: backfire,
  Bounty: bounty,
  'Damage Control': damageControl,
  'Double Damage': doubleDamage,
  Ferocity: ferocity,
  Focus: focus,
  Foresight: foresight,
  Fortitude: fortitude,
  Fury: fury,
};
