/** The keys of the table; `messages.keys` lists them for the player. */
import { useEffect } from 'react';
import { type PageState, useStore } from '../shell/store.ts';
import { isPrimary } from './choices.ts';
import type { TableControl } from './useTable.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

const visible = (element: HTMLElement): boolean => element.offsetParent !== null;

/** The nearest card in that direction from the one in focus. */
function walk(dx: number, dy: number): void {
  const cards = [...document.querySelectorAll<HTMLElement>('.table [data-card]')].filter(visible);
  const current = document.activeElement;
  if (!(current instanceof HTMLElement) || !cards.includes(current)) {
    (cards.find((card) => card.classList.contains('able')) ?? cards[0])?.focus();
    return;
  }
  const [x, y] = centre(current);
  let best: HTMLElement | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    const [cx, cy] = centre(card);
    const along = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    const cost = along + aside * 2;
    if (card === current || along <= 4 || cost >= bestCost) continue;
    bestCost = cost;
    best = card;
  }
  best?.focus();
}

/** Space: shows the rest, goes back to now, passes or confirms. */
function confirm(table: TableControl, page: PageState): void {
  if (page.busy) return page.hurry();
  if (page.past !== null) return void page.lookAt(null);
  // Stopping in setup is final and seldom wise: it takes more than the key that passes.
  const primary = table.listed.find((choice) => isPrimary(choice) && choice.kind !== 'stop');
  const best = document.querySelector<HTMLElement>('.ask .best');
  if (primary !== undefined) table.answer(primary);
  else if (best !== null) best.click();
  else if (table.listed.length === 1) table.answer(table.listed[0]!);
}

/** Escape: one step back, whatever the last step was. */
function back(table: TableControl, page: PageState): void {
  if (page.inspected !== null && page.inspected.card < 0) page.inspect(null);
  if (page.past !== null) void page.lookAt(null);
  else if (table.selected >= 0) table.select(-1);
  else if (page.moment?.question?.kind === 'howMany') void page.undo();
  page.inspect(null);
  page.notify(null);
}

/** The key belongs to what has the focus: a field, a list that scrolls, a button reached by keyboard. */
function taken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input, textarea, select')) return true;
  if (key === ' ') return target.matches('button:focus-visible:not([data-card]), a:focus-visible');
  return key in ARROWS && target.matches('[role="log"]');
}

function press(event: KeyboardEvent, table: TableControl, toggleHelp: () => void, toggleLog: () => void): void {
  const page = useStore.getState();
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    event.preventDefault();
    walk(...arrow);
    return;
  }
  if (/^[1-9]$/u.test(event.key)) {
    const number = table.numbers.find(({ n }) => n === Number(event.key));
    const choice = number ?? table.listed.filter((listed) => !isPrimary(listed))[Number(event.key) - 1];
    if (choice !== undefined) table.answer(choice);
    return;
  }
  const chance = page.moment?.question?.kind === 'chance' && !table.idle;
  switch (event.key.toLowerCase()) {
    case ' ':
      event.preventDefault();
      return confirm(table, page);
    case 'escape':
      return back(table, page);
    case 'u':
      return void page.undo();
    case 'h':
      return page.setHold(!page.hold);
    case 'p':
      return chance ? void page.passUntil('event') : undefined;
    case 'b':
      return chance ? void page.passUntil('step') : undefined;
    case 'l':
      return toggleLog();
    case '?':
      return toggleHelp();
    default:
  }
}

export function useKeys(table: TableControl | null, toggleHelp: () => void, toggleLog: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (table === null || event.ctrlKey || event.metaKey || event.altKey || event.repeat || taken(event)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      press(event, table, toggleHelp, toggleLog);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table, toggleHelp, toggleLog]);
}
