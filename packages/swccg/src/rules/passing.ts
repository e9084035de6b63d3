/**
 * What texts ask of the table is kept until the board changes (`version`), unless it can change by itself: with
 * the phase, in a battle, with the piles, with what was drawn or hit. What is not named here as lasting is not kept.
 */
import type { Amount, Condition, Place } from '../language/tree.ts';
import type { Table } from './table.ts';

const LASTING_CONDITIONS: ReadonlySet<string> = new Set<Condition['is']>([
  'hold',
  'there',
  'is',
  'isAt',
  'compare',
  'nighttime',
  'starting',
  'not',
  'either',
]);

const LASTING_AMOUNTS: ReadonlySet<string> = new Set<Exclude<Amount, number>['of']>([
  'count',
  'stat',
  'icons',
  'plus',
  'minus',
  'twice',
  'half',
  'pairs',
  'under',
]);

const PASSING_PLACES: ReadonlySet<string> = new Set<Place['place']>([
  'battle',
  'there',
  'presentThere',
  'adjacentThere',
  'pile',
]);

export function passCondition(g: Table, { is }: Condition): void {
  if (!LASTING_CONDITIONS.has(is)) g.live.passing = true;
}

export function passAmount(g: Table, { of }: Exclude<Amount, number>): void {
  if (!LASTING_AMOUNTS.has(of)) g.live.passing = true;
}

export function passPlace(g: Table, { place }: Place): void {
  if (PASSING_PLACES.has(place)) g.live.passing = true;
}
