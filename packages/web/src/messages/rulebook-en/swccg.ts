/** English: the rulebook of the Star Wars CCG, page by page. */
import type { RulePage } from '../../rulebook/text.ts';
import { BATTLE } from './swccg/battle.ts';
import { CARDS } from './swccg/cards.ts';
import { FIRST } from './swccg/first.ts';
import { SPECIAL } from './swccg/special.ts';
import { TURN } from './swccg/turn.ts';

export const pages: readonly RulePage[] = [...FIRST, ...TURN, ...BATTLE, ...CARDS, ...SPECIAL];
