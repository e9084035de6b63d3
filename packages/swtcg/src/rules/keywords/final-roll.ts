/** The attack dice as they stay after rerolls, at which Parry and Riposte look (TCG-ATTACK-24, TCG-KW-GEN-04, TCG-KW-GEN-05). */
import type { Keyword } from '../../language/keywords.ts';
import { isNatural } from '../dice.ts';
import type { Roll } from '../procedures.ts';
import { effectiveKeyword } from '../query.ts';
import type { Table } from '../table.ts';

/** The defender's value of the keyword if the dice show this face; otherwise 0. */
export function finalValue(g: Table, { rollFor, dice }: Roll, face: number, keyword: Keyword): number {
  if (rollFor !== 'attack' || !isNatural(g, dice, face)) return 0;
  return Math.max(0, effectiveKeyword(g, g.state.defender, keyword));
}
