/** Nav computers: printed on the ship, or brought aboard by astromechs (CCG-SHP-03, CCG-CAP-14). */
import { cardsUpon, rulesOf } from './live.ts';
import { isCharacter, neededAboard } from './query.ts';
import { isAbout, isLive } from './speech.ts';
import { isAboard } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const NAV_COMPUTER = word('nav computer');

/** Of the ship itself, unless a text took it away, and of the droids aboard. */
export function navComputers(g: Table, ship: number): number {
  let n = defOf(g, ship).card.icons.nav;
  if (n > 0)
    for (const entry of rulesOf(g, 'noNav')) if (isAbout(g, entry, entry.rule.who, ship) && isLive(g, entry)) n = 0;
  for (const card of cardsUpon(g, ship)) if (isAstromech(g, card) && isAboard(g.state.as[card]!)) n++;
  return n;
}

/** CCG-CAP-15: Brainiac works as one too. */
export const isAstromech = (g: Table, card: number): boolean =>
  isCharacter(g, card) && defOf(g, card).is[NAV_COMPUTER] === 1;

export const canNavigate = (g: Table, ship: number): boolean => navComputers(g, ship) >= neededAboard(g, ship);
