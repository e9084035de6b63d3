/**
 * Keywords that a unit has not: taken off it, or of no use where it is. TCG-DUP-04: what was taken off for no stated time is had
 * again where it is given anew; what is barred for a while is not.
 */
import { keywordNumber } from '../cards/catalogue.ts';
import type { Keyword } from '../language/tree.ts';
import { modsOf, numberOfKeyword } from './live.ts';
import type { LiveMods } from './live-index.ts';
import { ABOARD, BUILD, type State } from './state.ts';
import type { Table } from './table.ts';

/** TCG-ZONE-16, TCG-PILOT-29: by the Expanded Rulebook what a unit can do is off in the build zone, and on another unit. */
export const isSilenced = ({ expanded, zone, down }: State, unit: number): boolean =>
  expanded !== undefined && (zone[unit] === ABOARD || (zone[unit] === BUILD && down[unit] === 0));

export const isStripping = (g: Table, { ability, grant }: LiveMods): boolean => {
  const op = g.state.effects.find(({ serial }) => serial === grant)?.op;
  return op !== undefined && ability.program[op]?.do === 'strip';
};

/** The values of a keyword that were given after it was taken off; `isReached`: whether something touches the unit. */
export function givenSince(
  g: Table,
  isReached: (entry: LiveMods) => boolean,
  keyword: Keyword,
  stripped: number,
): number[] {
  const values: number[] = [];
  let since = stripped;
  for (const entry of modsOf(g, numberOfKeyword(keywordNumber(keyword))) ?? []) {
    if (!isReached(entry)) continue;
    for (const mod of entry.mods) {
      if (mod.is === 'lose' && mod.keyword === keyword) {
        if (!isStripping(g, entry)) return [];
        if (entry.grant > since) values.length = 0;
        since = Math.max(since, entry.grant);
      } else if (mod.is === 'keyword' && mod.keyword === keyword && ageOf(g, entry) > since) values.push(mod.n);
    }
  }
  return values;
}

/** When it was given: by an effect, by a card that came later, or by a unit's own text, all in the order of the game. */
function ageOf({ state: { since } }: Table, { grant, source }: LiveMods): number {
  if (grant > 0) return grant;
  return since[grant < 0 ? -1 - grant : source] ?? since[source]!;
}
