/** Titles that deploy once per game (CCG-READ-085). */
import type { Definition } from '../cards/catalogue.ts';
import { ownRules } from './own-rules.ts';
import { isLive } from './speech.ts';
import { useKey } from './state.ts';
import type { Table } from './table.ts';

/** Stands for a text in the list of what was used up in this game. */
const ONCE = 600_000;

export const isOnceAGame = (g: Table, card: number): boolean =>
  ownRules(g, card, 'onceAGame').some((entry) => isLive(g, entry));

export const gameKey = ({ titleId }: Definition): number => useKey(0, ONCE + titleId);
