/** What follows from the board by itself, without an action: spies, captives, held starships and bluffs are put right. */
import { settleBluffs } from './bluffs.ts';
import { settleCaptives, settleShips, settleSpies } from './capturing.ts';
import type { Table } from './table.ts';

export function settle(g: Table): void {
  const s = g.state;
  while (g.live.settled !== s.version && s.result === null) {
    g.live.settled = s.version;
    settleSpies(g);
    settleCaptives(g);
    settleShips(g);
    settleBluffs(g);
  }
}
