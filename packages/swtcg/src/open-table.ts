/** A state laid on a table, with all that is needed to play it. */
import { newHandover } from '@dejarik/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import type { Edition } from './rules/edition.ts';
import { newLive } from './rules/live.ts';
import type { State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { concede } from './rules/victory.ts';

export function openTable(state: State, cards: Catalogue, edition: Edition): Table {
  const g: Table = {
    state,
    procedures: edition.procedures,
    handover: newHandover(),
    events: null,
    cards,
    edition,
    live: newLive(),
    uses: null,
    unsettled: false,
    newUniques: true,
    turned: -1,
    blame: [],
    asking: [],
    concede: (seat) => concede(g, seat),
  };
  return g;
}
