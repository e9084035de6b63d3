/** Operations that only texts of the Expanded Rulebook have. */
import { happen } from './events.ts';
import { openDisrupt } from './expanded/disrupt.ts';
import { returned } from './flow.ts';
import { ontoEvent } from './make-events.ts';
import type { Resolve } from './procedures.ts';
import { PLAYED } from './state.ts';
import { isUnitInPlay, type Table } from './table.ts';

/** TCG-DISR-02, TCG-DISR-03: what is disrupted has been paid for and played, and gives nothing. */
export function disruptChance(g: Table, f: Resolve): boolean {
  const { tree, program } = g.cards.abilities[f.ability]!;
  if (f.phase === 0) {
    f.phase = 1;
    const ofCard = g.state.zone[f.source] === PLAYED;
    openDisrupt(g, tree.is === 'mission' ? 'complete' : ofCard ? 'card' : 'ability', f.seat, f.source, f.ability);
    return false;
  }
  if (returned(g, 'disrupt')) f.at = program.length;
  return true;
}

/** TCG-KW-EQUIP-01 */
export function attachThis(g: Table, { seat, source, amount: unit }: Resolve): boolean {
  if (isUnitInPlay(g.state, unit)) happen(g, ontoEvent(g, 'attach', seat, source, unit));
  return true;
}
