/** What kind of card a card is, by the words of its print. */
import type { Definition } from '../cards/catalogue.ts';
import { AT, TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';
import { word } from './words.ts';

type IsKind = (g: Table, card: number) => boolean;

const kind = (name: string): IsKind => {
  const id = word(name);
  return (g, card) => defOf(g, card).is[id] === 1;
};

export const isCharacter = kind('character');
export const isCreatureVehicle = kind('creature vehicle');
export const isDevice = kind('device');
export const isDockingBay = kind('docking bay');
export const isDroid = kind('droid');
export const isEnclosed = kind('enclosed');
export const isExterior = kind('exterior');
export const isHolosite = kind('holosite');
export const isInterior = kind('interior');
export const isMobile = kind('mobile');
/** CCG-WPN-18: it goes on an opponent's ship, and takes no seat there. */
export const isSeeker = kind('seeker');
export const isSite = kind('site');
export const isSquadron = kind('squadron');
export const isStarfighter = kind('starfighter');
export const isStarship = kind('starship');
export const isSystem = kind('system');
export const isTie = kind('TIE');
export const isVehicle = kind('vehicle');
export const isVehicleSite = kind('vehicle site');
export const isWeapon = kind('weapon');
export const canDock = kind('ship-docking capability');

export const isCraft: IsKind = (g, card) => isStarship(g, card) || isVehicle(g, card);

export const isTrench: IsKind = (g, location) => defOf(g, location).title === 'Death Star: Trench';

const DEJARIK = word('dejarik');
const HOLOGRAM = word('hologram');

/** CCG-HOL-05: whether a word that fits the print still fits the card at a holosite. */
export const isPieceWord = (id: number): boolean => id === DEJARIK || id === HOLOGRAM;

/** CCG-HOL-02, 13: what may be at a holosite, where it is neither Interrupt nor Effect. */
export const isHoloCard = ({ is }: Definition): boolean => is[DEJARIK] === 1 || is[HOLOGRAM] === 1;

/** CCG-HOL-03, 05: a dejarik or hologram that lies at a holosite; it can be at no other location. */
export const isPiece = (g: Table, card: number): boolean =>
  g.state.as[card] === AT && g.state.zone[card] === TABLE && isHoloCard(defOf(g, card));
