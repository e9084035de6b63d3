/** Section 13 of the ledger: dejariks and holograms at a holosite, where they are neither Interrupt nor Effect. */
import type { Reason } from '@dejarik/kernel';
import type { Definition } from '../cards/catalogue.ts';
import { AT, type State, TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

const DEJARIK = word('dejarik');
const HOLOGRAM = word('hologram');
const HOLOSITE = word('holosite');

export const isHolosite = (g: Table, location: number): boolean =>
  location >= 0 && defOf(g, location).is[HOLOSITE] === 1;

/** CCG-HOL-02, 13: what may be at a holosite. */
export const isHoloCard = ({ is }: Definition): boolean => is[DEJARIK] === 1 || is[HOLOGRAM] === 1;

/** CCG-HOL-03, 05: a dejarik or hologram that lies at a holosite; it can be at no other location. */
export const isPiece = (g: Table, card: number): boolean =>
  g.state.as[card] === AT && g.state.zone[card] === TABLE && isHoloCard(defOf(g, card));

/** CCG-HOL-05: whether a word that fits the print still fits the card there. */
export const isPieceWord = (kind: number): boolean => kind === DEJARIK || kind === HOLOGRAM;

export const holositesOn = (g: Table): number[] => g.state.groups.flat().filter((at) => isHolosite(g, at));

/** CCG-HOL-11: a unique one at a holosite stops every other copy, also as an Interrupt. */
export function copyReason(g: Table, card: number): Reason | null {
  const def = defOf(g, card);
  if (def.dots !== 1 || !isHoloCard(def)) return null;
  const s: State = g.state;
  for (let other = 0; other < s.zone.length; other++)
    if (other !== card && isPiece(g, other) && defOf(g, other).titleId === def.titleId)
      return { rule: 'CCG-HOL-11', why: 'it is at a holosite already' };
  return null;
}
