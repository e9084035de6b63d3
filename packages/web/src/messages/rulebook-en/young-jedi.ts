/** English: the rulebook of Young Jedi, page by page. */
import type { RulePage } from '../../rulebook/text.ts';
import { FIGHTING } from './young-jedi/fighting.ts';
import { FIRST } from './young-jedi/first.ts';
import { MORE } from './young-jedi/more.ts';
import { TURN } from './young-jedi/turn.ts';

export const pages: readonly RulePage[] = [...FIRST, ...TURN, ...FIGHTING, ...MORE];
