/** Operations that only texts of the Expanded Rulebook have. */
import { chooseCards } from './choose.ts';
import { happen } from './events.ts';
import { whyNotAttach } from './expanded/attachments.ts';
import { openDisrupt } from './expanded/disrupt.ts';
import { returned } from './flow.ts';
import { ontoEvent } from './make-events.ts';
import type { Resolve } from './procedures.ts';
import { PLAYED } from './state.ts';
import { COMPLETED } from './state-expanded.ts';
import { faceUp, isInPlay, type Table } from './table.ts';

/** TCG-DISR-02, TCG-DISR-03: what is disrupted has been paid for and played, and gives nothing. */
export function disruptChance(g: Table, f: Resolve): boolean {
  const { tree, line, program } = g.cards.abilities[f.ability]!;
  if (f.phase === 0) {
    f.phase = 1;
    const ofCard = g.state.zone[f.source] === PLAYED;
    const completed = tree.is === 'mission' || line?.is === 'trap';
    openDisrupt(g, completed ? 'complete' : ofCard ? 'card' : 'ability', f.seat, f.source, f.ability);
    return false;
  }
  if (returned(g, 'disrupt')) f.at = program.length;
  return true;
}

/** TCG-KW-EQUIP-01 */
export function attachThis(g: Table, { seat, source, amount: unit }: Resolve): boolean {
  if (isInPlay(g.state, unit)) happen(g, ontoEvent(g, 'attach', seat, source, unit));
  return true;
}

/** TCG-TRAIT-01: to the unit that the event was about, if it is one of theirs, and else to any. */
export function attachTrait(g: Table, f: Resolve): boolean {
  const s = g.state;
  if (s.zone[f.source] !== COMPLETED) return true;
  const own = faceUp(s, f.seat);
  const spoken = own.filter((unit) => f.it.includes(unit));
  const fitting = (spoken.length > 0 ? spoken : own).filter((unit) => whyNotAttach(g, f.source, unit) === null);
  if (!chooseCards(g, f, f.seat, fitting, 0, 1)) return false;
  for (const unit of f.picked) happen(g, ontoEvent(g, 'attach', f.seat, f.source, unit));
  return true;
}
