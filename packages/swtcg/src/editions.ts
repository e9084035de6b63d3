/** The editions that come with the game. */
import { EXPANDED } from './editions/expanded.ts';
import { NEW_HOPE } from './editions/new-hope.ts';
import type { Edition } from './rules/edition.ts';

export { EXPANDED } from './editions/expanded.ts';
export { NEW_HOPE, PROCEDURES } from './editions/new-hope.ts';

export const EDITIONS: readonly Edition[] = [NEW_HOPE, EXPANDED];
