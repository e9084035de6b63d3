/** The keys of the table; `messages.keys` lists them for the player. */
import { useMemo } from 'react';
import { messages } from '../messages/index.ts';
import type { GameKeys } from '../table/useKeys.ts';
import { isPrimary, isStop, wasted } from './choices.ts';
import { pageNow } from './page.ts';
import type { TableControl } from './useTable.ts';

/** Space passes, confirms a proposed number (but no bid), or gives the only answer there is. */
function confirm(table: TableControl, again: boolean): void {
  const primary = table.listed.find(isPrimary);
  const best = document.querySelector<HTMLElement>('.ask .best:not([data-choice="bid"])');
  const [only, ...more] = table.choices;
  if (primary !== undefined) {
    const lost = wasted(table.moment);
    if (lost === 0 || again) return table.answer(primary);
    return pageNow().notify({ text: messages.pointsLost(lost), rule: 'TCG-COMMAND-07' });
  }
  if (best !== null) best.click();
  else if (only !== undefined && more.length === 0 && !isStop(only)) table.answer(only);
}

function pick(table: TableControl, digit: number): void {
  const number = table.numbers.find(({ n }) => n === digit);
  const choice = number ?? table.listed.filter((listed) => !isPrimary(listed) && !isStop(listed))[digit - 1];
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

export function useKeys(table: TableControl): GameKeys {
  return useMemo(
    (): GameKeys => ({
      digit: (n) => pick(table, n),
      confirm: (again) => confirm(table, again),
      back: () => back(table),
      others: new Map([
        ['p', () => pass(table, 'event')],
        ['b', () => pass(table, 'step')],
      ]),
    }),
    [table],
  );
}
