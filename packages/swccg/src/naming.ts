/** How cards, piles and seats are called. */
import { shown } from './exact.ts';
import { locationsOn } from './rules/layout.ts';
import { FORCE, HAND, LOST, OUT, RESERVE, type State, USED } from './rules/state.ts';
import { defOf, type Table } from './rules/table.ts';

export const nameOf = (g: Table, card: number): string => (card < 0 ? 'nothing' : defOf(g, card).title || 'a card');

export const seatName = ({ seats }: State, seat: number): string => seats[seat]?.name ?? 'nobody';

const PILES: { readonly [zone: number]: string } = {
  [RESERVE]: 'Reserve Deck',
  [FORCE]: 'Force Pile',
  [USED]: 'Used Pile',
  [LOST]: 'Lost Pile',
  [OUT]: 'out of play',
  [HAND]: 'hand',
};
export const pileName = (zone: number): string => PILES[zone] ?? 'pile';

export const PHASES = [
  'before the first turn',
  'activate',
  'control',
  'deploy',
  'battle',
  'move',
  'draw',
  'end of turn',
] as const;

/** `1 Force`, `1.5 Force`: of a number in thousandths. */
export const forceText = (n: number): string => `${shown(n)} Force`;

/** Whether another location on the table has the same title. */
export const hasTwin = (g: Table, location: number): boolean =>
  locationsOn(g.state).filter((other) => nameOf(g, other) === nameOf(g, location)).length > 1;
