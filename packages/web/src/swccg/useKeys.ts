/** The keys of the table; `ccg.keys` lists them for the player. */
import { useMemo } from 'react';
import { messages } from '../messages/index.ts';
import { stakes } from '../messages/stakes-en.ts';
import { ccg } from '../messages/swccg-en.ts';
import type { Choice } from '../session/swccg/moment.ts';
import type { GameKeys } from '../table/useKeys.ts';
import { primaryWording } from './AskPanel.tsx';
import { givenUp, isPrimary } from './choices.ts';
import { activateAll, digitsDraw, drainAll, loseRest, loseTurn, readable } from './answers.ts';
import { pageNow } from './page.ts';
import type { TableControl } from './useTable.ts';

/** What is told of what would be given up. */
function givenUpText({ kind, effect }: Choice): string | null {
  if (kind === 'drain') return stakes.givenUp.drain(Number(effect));
  return kind === 'battle' ? stakes.givenUp.battle : kind === 'fire' ? stakes.givenUp.weapon : null;
}

/** Space activates all Force, confirms a proposed number, passes, or gives the only answer there is. */
function confirm(table: TableControl, again: boolean): void {
  const all = activateAll(table);
  if (all !== null) return all.act();
  const primary = table.choices.find(isPrimary);
  const best = document.querySelector<HTMLElement>('.ask .best');
  const [only, ...more] = table.choices;
  if (primary !== undefined) {
    const gives = table.moment.question?.kind === 'act' && table.choices.some(({ kind }) => kind === 'activate');
    if (gives && !again) return pageNow().notify({ text: ccg.forceLost, rule: 'CCG-FRC-06' });
    const lost = givenUp(table.moment);
    if (lost === undefined || again) return table.answer(primary);
    const text = givenUpText(lost) ?? messages.sameKey(primaryWording(table.moment, primary));
    return pageNow().notify({ text, rule: null });
  }
  if (best !== null) best.click();
  else if (only !== undefined && more.length === 0) table.answer(only);
  // Who could forfeit instead says so.
  else if (table.moment.question?.kind === 'lose') loseRest(table)?.act();
}

function digit(table: TableControl, n: number): void {
  if (digitsDraw(table)) return void pageNow().passUntil(`draw ${n}`);
  const number = table.numbers.find((choice) => choice.n === n);
  const choice = number ?? readable(table)[n - 1];
  if (choice !== undefined) table.answer(choice);
}

/** Escape: what is picked is put back, what is opened closed, and the first half of a deployment or move taken back. */
function back(table: TableControl): void {
  const { moment, undo } = pageNow();
  if (table.selected >= 0) table.select(-1);
  else if (table.opened >= 0) table.open(table.opened);
  else if (moment?.question?.kind === 'where') void undo();
}

function pass(table: TableControl, until: 'step' | 'turn', again: boolean): void {
  const { moment, passUntil, notify } = pageNow();
  const kind = moment?.question?.kind;
  if (table.idle || (kind !== 'act' && kind !== 'respond' && kind !== 'weapons')) return;
  if (until === 'turn' && !again) return notify({ text: ccg.sameKeyTurn, rule: null });
  void passUntil(until);
}

/** The next place or card that can be picked gets the focus. */
function nextGlowing(): void {
  const able = [...document.querySelectorAll<HTMLElement>('.table .able[data-card]')].filter(
    (element) => element.offsetParent !== null,
  );
  const at = able.findIndex((element) => element === document.activeElement);
  able[(at + 1) % Math.max(1, able.length)]?.focus();
}

export function useKeys(table: TableControl): GameKeys {
  return useMemo(
    (): GameKeys => ({
      digit: (n) => digit(table, n),
      confirm: (again) => confirm(table, again),
      back: () => back(table),
      others: new Map<string, (again: boolean) => void>([
        ['n', () => pass(table, 'step', true)],
        ['e', (again) => pass(table, 'turn', again)],
        ['a', () => (drainAll(table) ?? loseTurn(table) ?? loseRest(table))?.act()],
        ['g', nextGlowing],
      ]),
    }),
    [table],
  );
}
