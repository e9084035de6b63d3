/** Section 12 of the ledger: the inside of a Sandcrawler. */
import { cardsInPlay, rulesOf } from './live.ts';
import { isLive } from './speech.ts';
import { countUse, defOf, type Table } from './table.ts';
import { word } from './words.ts';

const VEHICLE_SITE = word('vehicle site');
const SANDCRAWLER = word('sandcrawler');

export const isVehicleSite = (g: Table, location: number): boolean =>
  location >= 0 && defOf(g, location).is[VEHICLE_SITE] === 1;

/** CCG-VSI-01: the vehicles for which a player can deploy such a site: the player's own. */
export const vehiclesFor = (g: Table, seat: number): number[] =>
  cardsInPlay(g).filter((card) => g.state.controller[card] === seat && defOf(g, card).is[SANDCRAWLER] === 1);

/**
 * CCG-VSI-06: what it costs the seat to go in or out, each character: nothing for whoever the site belongs to, the
 * printed price for the other player. -1: neither of the two is a vehicle site.
 */
export function doorPrice(g: Table, seat: number, from: number, to: number): number {
  const site = isVehicleSite(g, to) ? to : isVehicleSite(g, from) ? from : -1;
  if (site < 0) return -1;
  for (const entry of rulesOf(g, 'enter'))
    if (entry.source === site && entry.seat === seat && isLive(g, entry)) {
      countUse(g, entry.text.id);
      return entry.rule.n;
    }
  return 0;
}
