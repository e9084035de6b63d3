/** Who fights for a captured starship (CCG-TRB-04, 05): the trapped, and those on the Star Destroyer or in the bay. */
import { AT, HELD, isAboard, LOCATION, OFF, type State, TABLE, UNDERCOVER } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const CHARACTER = word('character');

/** Whether what a battle is at is a starship rather than a location. */
export const isSiege = (s: State, at: number): boolean => at >= 0 && s.as[at] === HELD && s.zone[at] === TABLE;

/** Whether the card is aboard, on or in the other one, by however many steps. */
function isWithin(s: State, card: number, ship: number): boolean {
  for (let at = card; at >= 0 && s.as[at] !== LOCATION; at = s.on[at]!) if (s.on[at] === ship) return true;
  return false;
}

/** CCG-TRB-04. */
export const trappedIn = (g: Table, ship: number): number[] => charactersOf(g, (card) => isWithin(g.state, card, ship));

export function besiegers(g: Table, ship: number): number[] {
  const s = g.state;
  const holder = s.on[ship]!;
  const isBay = s.as[holder] === LOCATION;
  return charactersOf(
    g,
    (card) =>
      s.on[card] === holder &&
      s.controller[card] !== s.controller[ship] &&
      (s.flags[card]! & (OFF | UNDERCOVER)) === 0 &&
      (isBay ? s.as[card] === AT : isAboard(s.as[card]!)),
  );
}

function charactersOf(g: Table, isOne: (card: number) => boolean): number[] {
  const found: number[] = [];
  for (let card = 0; card < g.state.zone.length; card++)
    if (g.state.zone[card] === TABLE && defOf(g, card).is[CHARACTER] === 1 && isOne(card)) found.push(card);
  return found;
}
