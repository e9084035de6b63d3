/** The keys of the table; `yj.keys` lists them for the player. */
import { useMemo } from 'react';
import { type TableKeys, useTableKeys } from '../table/useKeys.ts';
import { isPrimary } from './choices.ts';
import { pageNow } from './page.ts';
import type { PlanControl } from './usePlan.ts';
import type { TableControl } from './useTable.ts';

/** What lies over the planet hides the cards beneath it; cards of the hand only overlap. */
function reaches(card: HTMLElement): boolean {
  if (card.closest('.fan') !== null) return true;
  const box = card.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top === null || card.contains(top) || top.closest('.plan-board, .stage, .duel, .chooser') === null;
}

/** Space passes, confirms or fights. */
function confirm(table: TableControl, plan: PlanControl | null): void {
  if (plan !== null) return plan.fight();
  const primary = table.listed.find(isPrimary);
  if (primary !== undefined) table.answer(primary);
  else if (table.listed.length === 1) table.answer(table.listed[0]!);
}

/** In the plan, arrows move the picked card, and Enter fights where it picks nothing. */
function inPlan(event: KeyboardEvent, arrow: readonly [number, number] | undefined, plan: PlanControl): boolean {
  if (arrow !== undefined && plan.picked >= 0) {
    event.preventDefault();
    plan.move(arrow[0] + arrow[1]);
    return true;
  }
  const onButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
  if (event.key !== 'Enter' || onButton) return false;
  plan.fight();
  return true;
}

export function useKeys(table: TableControl, plan: PlanControl | null, help: () => void, log: () => void): void {
  const keys = useMemo(
    (): TableKeys => ({
      digit: (n) => {
        const choice = plan === null ? table.listed.filter((listed) => !isPrimary(listed))[n - 1] : undefined;
        if (choice !== undefined) table.answer(choice);
      },
      confirm: () => confirm(table, plan),
      back: () => {
        if (plan !== null && plan.picked >= 0) plan.pick(plan.picked);
        else table.select(-1);
      },
      others: new Map([['e', () => void (table.idle || pageNow().passUntil('turn'))]]),
      first: (event, arrow) => plan !== null && inPlan(event, arrow, plan),
      reaches,
      help,
      log,
    }),
    [table, plan, help, log],
  );
  useTableKeys(keys);
}
