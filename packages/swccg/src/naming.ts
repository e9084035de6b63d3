/** How cards, piles and seats are called. */
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
