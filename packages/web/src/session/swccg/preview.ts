/** What a card would change where it could go, for people who look for a place for it. */
import { AT, cloneState, isAboard, newLive, type SeenTable, type Spot, TABLE, totalPower, whereIs } from './engine.ts';

interface PowerThere {
  /** The location. */
  readonly at: number;
  /** In thousandths. */
  readonly before: number;
  readonly after: number;
}

/** The seat's power at the location, and what it would be with the card there; null: it is not about power. */
export function powerThere(g: SeenTable, seat: number, card: number, { on, as }: Spot): PowerThere | null {
  if (on < 0 || (as !== AT && !isAboard(as))) return null;
  const at = as === AT ? on : whereIs(g, on);
  if (at < 0) return null;
  // On a copy: the table that is looked at stays as it is.
  const state = cloneState(g.state);
  state.zone[card] = TABLE;
  state.as[card] = as;
  state.on[card] = on;
  state.side[card] = seat;
  state.life[card] = ++state.serial;
  state.version++;
  const there: SeenTable = { ...g, state, live: newLive() };
  return { at, before: totalPower(g, seat, at), after: totalPower(there, seat, at) };
}
