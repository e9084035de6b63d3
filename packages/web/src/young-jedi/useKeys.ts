/** The keys of the table; `yj.keys` lists them for the player. */
import { useMemo } from 'react';
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import type { Choice } from '../session/young-jedi/moment.ts';
import type { GameKeys } from '../table/useKeys.ts';
import { givesUp, isPrimary, isWeak, wasted } from './choices.ts';
import { pageNow } from './page.ts';
import { IN_TURN, primaryWording } from './AskPanel.tsx';
import type { HeldDuel } from './useHeldDuel.ts';
import type { PlanControl } from './usePlan.ts';
import type { TableControl } from './useTable.ts';

/** What lies over the planet hides the cards beneath it; cards of the hand only overlap. */
function reaches(card: HTMLElement): boolean {
  if (card.closest('.fan') !== null) return true;
  const box = card.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top === null || card.contains(top) || top.closest('.plan-board, .stage, .duel, .chooser') === null;
}

const warn = (text: string, rule: string | null = null): void => pageNow().notify({ text, rule });

/** Space reads on, passes, confirms or fights, or gives the only answer there is. */
function confirm(table: TableControl, plan: PlanControl | null, held: HeldDuel | null, again: boolean): void {
  if (held !== null) return held.read();
  if (plan !== null) return plan.fight();
  const primary = table.listed.find(isPrimary);
  const [only, ...more] = table.choices;
  if (primary !== undefined) {
    const lost = wasted(table.moment);
    if (again || !isWeak(primary, table.moment)) table.answer(primary);
    else if (lost > 0) warn(yj.countersLost(lost), 'YJ-DEP-02');
    else warn(messages.sameKey(primaryWording(primary, table.moment)));
  } else if (only !== undefined && more.length === 0 && !givesUp(only)) table.answer(only);
}

function pick(table: TableControl, choice: Choice | undefined, again: boolean): void {
  if (choice === undefined) return;
  if (givesUp(choice) && !again) warn(messages.sameKey(choice.text));
  else table.answer(choice);
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

export function useKeys(table: TableControl, plan: PlanControl | null, held: HeldDuel | null): GameKeys {
  return useMemo(
    (): GameKeys => ({
      digit: (n, again) => {
        if (plan === null) pick(table, table.listed.filter((listed) => !isPrimary(listed))[n - 1], again);
      },
      confirm: (again) => confirm(table, plan, held, again),
      back: () => {
        if (plan !== null && plan.picked >= 0) plan.pick(plan.picked);
        else table.select(-1);
      },
      others: new Map([
        [
          'e',
          (again: boolean) => {
            const { question } = table.moment;
            if (table.idle || question === null || !IN_TURN.has(question.kind)) return;
            if (again) void pageNow().passUntil('turn');
            else warn(messages.sameKey(yj.endTurn));
          },
        ],
      ]),
      first: (event, arrow) => plan !== null && inPlan(event, arrow, plan),
      reaches,
    }),
    [table, plan, held],
  );
}
