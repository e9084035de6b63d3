/** How cards, piles and seats are called. */
import { words } from './cards/words.ts';
import { ASTROMECH, CARGO, DRIVER, PASSENGER, PILOT } from './rules/lies.ts';
import { FORCE, HAND, LOST, OUT, RESERVE, USED } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

export const nameOf = (g: Table, card: number): string => (card < 0 ? 'nothing' : defOf(g, card).title || 'a card');

const PILES: { readonly [zone: number]: string } = {
  [RESERVE]: 'Reserve Deck',
  [FORCE]: 'Force Pile',
  [USED]: 'Used Pile',
  [LOST]: 'Lost Pile',
  [OUT]: 'out of play',
  [HAND]: 'hand',
};
export const pileName = (zone: number): string => PILES[zone] ?? 'pile';

/** Places aboard a ship or vehicle: as they are told, offered, and shown on the board. */
type Seating = Readonly<Record<'told' | 'offered' | 'sign', string>>;
const SEATINGS: { readonly [as: number]: Seating } = {
  [PILOT]: { told: 'as its pilot', offered: 'as pilot', sign: 'pilot ' },
  [DRIVER]: { told: 'as its driver', offered: 'as driver', sign: 'driver ' },
  [PASSENGER]: { told: 'as a passenger', offered: 'as passenger', sign: 'rider ' },
  [ASTROMECH]: { told: 'in its astromech slot', offered: 'in the astromech slot', sign: 'slot ' },
  [CARGO]: { told: 'in its hold', offered: 'in the hold', sign: 'hold ' },
};
export const seating = (as: number): Seating | undefined => SEATINGS[as];

export const PHASES = words('before the first turn, activate, control, deploy, battle, move, draw, end of turn');
