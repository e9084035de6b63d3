/** Transport for hire (CCG-MOV-13, CCG-LOC-17): characters of one site go to another; vehicles do not. */
import type { Filter } from '../language/tree.ts';
import type { Context } from './live-index.ts';
import { locationsOn } from './layout.ts';
import { whereIs } from './live.ts';
import { stuckReason } from './movement.ts';
import { placeReason } from './places.ts';
import { isSystem } from './presence.ts';
import { matching } from './spoken.ts';
import { isAboard, AT } from './state.ts';
import { isStarship } from './query.ts';
import type { Table } from './table.ts';

/** Who can be taken along: after the first only those at the same site. */
export const partyFor = (g: Table, who: Context, what: Filter, chosen: readonly number[]): number[] =>
  matching(g, who, what).filter((card) => {
    const at = whereIs(g, card);
    if (at < 0 || isSystem(g, at) || stuckReason(g, card) !== null || !isOut(g, card)) return false;
    return chosen.length === 0 || whereIs(g, chosen[0]!) === at;
  });

/** Standing at the site, or aboard a vehicle there. */
const isOut = (g: Table, card: number): boolean =>
  g.state.as[card] === AT || (isAboard(g.state.as[card]!) && !isStarship(g, g.state.on[card]!));

export const sitesElsewhere = (g: Table, party: readonly number[]): number[] =>
  locationsOn(g.state).filter(
    (at) => at !== whereIs(g, party[0] ?? -1) && party.every((card) => placeReason(g, card, at) === null),
  );
