/** The keys of the table; `messages.keys` lists them for the player. */
import { useMemo } from 'react';
import { messages } from '../messages/index.ts';
import type { GameKeys } from '../table/useKeys.ts';
import { primaryWording } from './AskPanel.tsx';
import { doomed, isPrimary, isStop, isWeak, wasted } from './choices.ts';
import { pageNow } from './page.ts';
import type { TableControl } from './useTable.ts';

type Names = (card: number) => string;

/** Says what would be lost; false: nothing would. */
function warned({ moment, listed }: TableControl, names: Names): boolean {
  if (!isWeak(moment)) return false;
  const lost = wasted(moment);
  const unit = doomed(moment);
  const primary = listed.find(isPrimary);
  const { notify } = pageNow();
  if (lost > 0) notify({ text: messages.pointsLost(lost), rule: 'TCG-COMMAND-07' });
  else if (unit >= 0) notify({ text: messages.unitLost(names(unit)), rule: 'TCG-DMG-03' });
  else if (primary !== undefined)
    notify({ text: messages.sameKey(primaryWording(primary, moment, names)), rule: null });
  return true;
}

/** Space passes, confirms a proposed number (but no bid), or gives the only answer there is. */
function confirm(table: TableControl, names: Names, again: boolean): void {
  const primary = table.listed.find(isPrimary);
  const best = document.querySelector<HTMLElement>('.ask .best:not([data-choice="bid"])');
  const [only, ...more] = table.choices;
  if (primary !== undefined) {
    if (again || !warned(table, names)) table.answer(primary);
    return;
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

function pass(table: TableControl, names: Names, until: 'event' | 'step', again: boolean): void {
  const { moment, passUntil } = pageNow();
  if (moment?.question?.kind !== 'chance' || table.idle) return;
  if (again || !warned(table, names)) void passUntil(until);
}

export function useKeys(table: TableControl, names: Names): GameKeys {
  return useMemo(
    (): GameKeys => ({
      digit: (n) => pick(table, n),
      confirm: (again) => confirm(table, names, again),
      back: () => back(table),
      others: new Map([
        ['p', (again: boolean) => pass(table, names, 'event', again)],
        ['b', (again: boolean) => pass(table, names, 'step', again)],
      ]),
    }),
    [table, names],
  );
}
