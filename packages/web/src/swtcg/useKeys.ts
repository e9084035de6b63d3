/** The keys of the table; `messages.keys` lists them for the player. */
import { useMemo } from 'react';
import { type TableKeys, useTableKeys } from '../table/useKeys.ts';
import { isPrimary } from './choices.ts';
import { pageNow } from './page.ts';
import type { TableControl } from './useTable.ts';

/** Space passes or confirms. */
function confirm(table: TableControl): void {
  // Stopping in setup is final and seldom wise: it takes more than the key that passes.
  const primary = table.listed.find((choice) => isPrimary(choice) && choice.kind !== 'stop');
  const best = document.querySelector<HTMLElement>('.ask .best');
  if (primary !== undefined) table.answer(primary);
  else if (best !== null) best.click();
  else if (table.listed.length === 1) table.answer(table.listed[0]!);
}

function pick(table: TableControl, digit: number): void {
  const number = table.numbers.find(({ n }) => n === digit);
  const choice = number ?? table.listed.filter((listed) => !isPrimary(listed))[digit - 1];
  if (choice !== undefined) table.answer(choice);
}

function back(table: TableControl): void {
  const { moment, undo } = pageNow();
  if (table.selected >= 0) table.select(-1);
  else if (moment?.question?.kind === 'howMany') void undo();
}

function pass(table: TableControl, until: 'event' | 'step'): void {
  const { moment, passUntil } = pageNow();
  if (moment?.question?.kind === 'chance' && !table.idle) void passUntil(until);
}

export function useKeys(table: TableControl, help: () => void, log: () => void): void {
  const keys = useMemo(
    (): TableKeys => ({
      digit: (n) => pick(table, n),
      confirm: () => confirm(table),
      back: () => back(table),
      others: new Map([
        ['p', () => pass(table, 'event')],
        ['b', () => pass(table, 'step')],
      ]),
      help,
      log,
    }),
    [table, help, log],
  );
  useTableKeys(keys);
}
