/** English: the rulebook of the Star Wars TCG, page by page. */
import type { RulePage } from '../../rulebook/text.ts';
import { BATTLE } from './swtcg/battle.ts';
import { FIRST } from './swtcg/first.ts';
import { KEYWORDS } from './swtcg/keywords.ts';
import { MORE } from './swtcg/more.ts';
import { PLAYING } from './swtcg/playing.ts';
import { TURN } from './swtcg/turn.ts';

export const pages: readonly RulePage[] = [...FIRST, ...TURN, ...BATTLE, ...PLAYING, ...KEYWORDS, ...MORE];
