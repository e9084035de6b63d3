/** Numbers that hang on themselves. */
import type { Table } from './table.ts';

/** Numbers that a `*` stands for are asked for apart. */
export const PRINTED = { speed: -1, power: -2, health: -3 } as const;
const NUMBERS = 1000;

/**
 * False: this very number is being worked out. A text may make a number hang on itself ("each of your units with power 3
 * or less has +1 power"); it then goes by what the unit has without what it is given.
 */
export function beginAsking({ asking }: Table, unit: number, number: number): boolean {
  const key = unit * NUMBERS + number;
  if (asking.includes(key)) return false;
  asking.push(key);
  return true;
}
