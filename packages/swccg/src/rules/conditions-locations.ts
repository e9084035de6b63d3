/** Locations, Force, drains, deployment: what their conditions and amounts say of the table. */
import { opponentOf } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import type { LOCATIONS_AMOUNTS, LOCATIONS_CONDITIONS } from '../language/blocks/locations.ts';
import type { Filter } from '../language/tree.ts';
import { canActivate } from './force.ts';
import { controls, generation, hasPresence } from './presence.ts';
import { systemOf } from './layout.ts';
import type { Context } from './live-index.ts';
import { cardsAt, isPresent, whereIs } from './live.ts';
import { type AmountsOf, type ConditionsOf, isSoMany } from './speech.ts';
import { cardsOfRef, fits, hereOf } from './spoken.ts';
import type { Table } from './table.ts';

export const LOCATIONS_CONDITION_TESTS: ConditionsOf<typeof LOCATIONS_CONDITIONS> = {
  controlWith: (g, who, { n, what }) =>
    controls(g, who.seat, hereOf(g, who)) && isSoMany(n, ownCardsHere(g, who, what)),
  occupyWith: (g, who, { n, what }) =>
    hasPresence(g, who.seat, hereOf(g, who)) && isSoMany(n, ownCardsHere(g, who, what)),
  presentOff: (g, who, { who: whom, system }) =>
    cardsOfRef(g, who, whom).some((card) => isPresent(g, card) && systemOf(g, whereIs(g, card)) !== system),
  canActivate: (g, _, { n }) => g.state.seats.every((__, seat) => canActivate(g, seat) >= n),
  way: (g, who, { n }) => g.state.kept[who.source] === n,
};

export const LOCATIONS_AMOUNT_VALUES: AmountsOf<typeof LOCATIONS_AMOUNTS> = {
  generation: (g, who, { whose }) => ONE * generation(g, whose === 'your' ? who.seat : opponentOf(g.state, who.seat)),
  drained: (g, who) => ONE * g.state.drainLoss[who.seat]!,
};

/** CCG-TRM-06, 07: cards of whoever speaks, at the same location. */
function ownCardsHere(g: Table, who: Context, what: Filter): number {
  let n = 0;
  for (const card of cardsAt(g, hereOf(g, who)))
    if (g.state.controller[card] === who.seat && fits(g, who, what, card)) n++;
  return n;
}
