/** What kind of card a card is: the words by which texts name kinds, as numbers, and whether they fit its print. */
import type { Definition } from '../cards/catalogue.ts';
import type { Filter } from '../language/tree.ts';
import { type Kind, VOCABULARY } from '../language/vocabulary.ts';
import { AT } from './lies.ts';
import { TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';

const IDS: ReadonlyMap<string, number> = new Map(VOCABULARY.map((entry, id) => [entry, id]));

/** The number of a word of the vocabulary. */
export function word(name: string): number {
  const id = IDS.get(name);
  if (id === undefined) throw new Error(`no kind of card is called ${name}`);
  return id;
}

export const isWord = (name: string): boolean => IDS.has(name);

/** Whether the card is of one of these kinds by what is printed on it. */
export const isPrinted = ({ is, name }: Definition, { kinds }: Filter): boolean =>
  kinds.some((kind) => kind.every((one) => (isWord(one) ? is[word(one)] === 1 : one === name)));

type IsKind = (g: Table, card: number) => boolean;

/** Whether the print has the word; `isKind` also asks for skills that a text gives. */
export const isA = (g: Table, card: number, kind: Kind): boolean => defOf(g, card).is[word(kind)] === 1;

/** The same, for what is asked most. */
const kind = (name: Kind): IsKind => {
  const id = word(name);
  return (g, card) => defOf(g, card).is[id] === 1;
};

export const isCharacter = kind('character');
export const isStarship = kind('starship');
export const isVehicle = kind('vehicle');
export const isCraft: IsKind = (g, card) => isStarship(g, card) || isVehicle(g, card);
export const isWeapon = kind('weapon');
export const isDevice = kind('device');
export const isWeaponOrDevice: IsKind = (g, card) => isWeapon(g, card) || isDevice(g, card);
export const isSystem = kind('system');
export const isSite = kind('site');
export const isVehicleSite = kind('vehicle site');
/** An interior site that is no exterior site too. */
export const isIndoors: IsKind = (g, site) => isA(g, site, 'interior') && !isA(g, site, 'exterior');
export const isHolosite = kind('holosite');

export const TRENCH = 'Death Star: Trench';
export const isTrench: IsKind = (g, location) => defOf(g, location).title === TRENCH;

const DEJARIK = word('dejarik');
const HOLOGRAM = word('hologram');

/** CCG-HOL-05: whether a word that fits the print still fits the card at a holosite. */
export const isPieceWord = (id: number): boolean => id === DEJARIK || id === HOLOGRAM;

/** CCG-HOL-02, 13: what may be at a holosite, where it is neither Interrupt nor Effect. */
export const isHoloCard = ({ is }: Definition): boolean => is[DEJARIK] === 1 || is[HOLOGRAM] === 1;

/** CCG-HOL-03, 05: a dejarik or hologram that lies at a holosite; it can be at no other location. */
export const isPiece: IsKind = (g, card) =>
  g.state.as[card] === AT && g.state.zone[card] === TABLE && isHoloCard(defOf(g, card));
