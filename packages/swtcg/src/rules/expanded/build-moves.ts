/** What can be done in the build step by the Expanded Rulebook besides (TCG-BUILD-10, TCG-COMMAND-09). */
import type { MoreMoves } from '../edition.ts';
import { completions } from './completing.ts';
import { equipment } from './equipment.ts';
import { shifting } from './multi-arena.ts';
import { placements } from './placements.ts';

const OF_KIND = {
  place: placements,
  equip: equipment,
  detach: equipment,
  shift: shifting,
  finish: completions,
} as const;
const PARTS: readonly MoreMoves[] = [...new Set(Object.values(OF_KIND))];

export const buildMoves: MoreMoves = {
  offer(g, seat, options) {
    for (const part of PARTS) part.offer(g, seat, options);
  },
  take(g, seat, move) {
    OF_KIND[move.kind].take(g, seat, move);
  },
};
