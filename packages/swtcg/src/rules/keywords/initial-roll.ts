/** The first throw of the attack dice, at which Backfire, Focus and Fury look (TCG-DICE-08, TCG-KW-GEN-04, TCG-KW-GEN-05). */
import type { Keyword } from '../../language/keywords.ts';
import type { Roll } from '../procedures.ts';
import { effectiveKeyword } from '../query.ts';
import type { Table } from '../table.ts';

/** The attacker's value of the keyword if its attack dice showed this face; otherwise 0. */
export function ifThrown(g: Table, { rollFor, card }: Roll, face: number, keyword: Keyword): number {
  if (rollFor !== 'attack' || !g.state.expanded!.attack!.initial.includes(face)) return 0;
  return Math.max(0, effectiveKeyword(g, card, keyword));
}
