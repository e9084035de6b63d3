/** What follows from the board by itself, without an action: spies, captives, held starships and bluffs are put right. */
import { settleBluffs } from './bluffs.ts';
import { settleCaptives, settleShips, settleSpies } from './capturing.ts';
import { leavePlay } from './leaving.ts';
import { cardsInPlay, rulesOf } from './live.ts';
import { isLive } from './speech.ts';
import { countUse, defOf, type Table } from './table.ts';

export function settle(g: Table): void {
  const s = g.state;
  while (g.live.settled !== s.version && s.result === null) {
    g.live.settled = s.version;
    settleCancelled(g);
    settleSpies(g);
    settleCaptives(g);
    settleShips(g);
    settleBluffs(g);
  }
}

/** Cards that a text cancels as long as it holds. */
function settleCancelled(g: Table): void {
  for (const entry of rulesOf(g, 'cancels')) {
    if (!isLive(g, entry)) continue;
    for (const card of cardsInPlay(g).slice())
      if (entry.rule.what.includes(defOf(g, card).name)) {
        countUse(g, entry.text.id);
        leavePlay(g, card, 'lost');
      }
  }
}
