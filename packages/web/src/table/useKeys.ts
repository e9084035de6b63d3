/** The keys that every table has; a game adds its own. */
import { byName } from '@dejarik/kernel/words';
import { useLayoutEffect } from 'react';
import type { PageState } from '../shell/page-state.ts';
import { useStore } from '../shell/store.ts';

const ARROWS = byName<readonly [number, number]>({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** What a game does with keys. */
export interface GameKeys {
  /** The answer with this digit is given. `again`: the same key was the last one, at the same question. */
  readonly digit: (n: number, again: boolean) => void;
  /** Space, when nothing is being shown and no earlier moment is looked at. */
  readonly confirm: (again: boolean) => void;
  /** Escape: takes back the last step of an answer, if there is one. */
  readonly back: () => void;
  /** What the game does with other keys, by letter. */
  readonly others: ReadonlyMap<string, (again: boolean) => void>;
  /** The game's own use of arrows and Enter; true: it was one. */
  readonly first?: (event: KeyboardEvent, arrow: readonly [number, number] | undefined) => boolean;
  /** Whether the arrows lead to this card, where something may lie over it. */
  readonly reaches?: (card: HTMLElement) => boolean;
}

interface TableKeys extends GameKeys {
  readonly help: () => void;
  readonly log: () => void;
}

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

const isSeen = (element: HTMLElement): boolean => element.offsetParent !== null;

/** The nearest card in that direction from the one in focus. */
function walk([dx, dy]: readonly [number, number], reaches: (card: HTMLElement) => boolean): void {
  const cards = [...document.querySelectorAll<HTMLElement>('.table [data-card]')].filter(isSeen).filter(reaches);
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

/** The key that was pressed last, and at which question: what gives something up for good takes the same key twice. */
let last = '';

function isAgain({ key }: KeyboardEvent, { moment }: PageState): boolean {
  const now = `${moment?.version} ${key.toLowerCase()}`;
  const again = now === last;
  last = now;
  return again;
}

/** Space: shows the rest, goes back to now, or what the game does with it. */
function confirm(keys: TableKeys, page: PageState, again: boolean): void {
  if (page.busy) page.skipScenes();
  else if (page.past !== null) void page.lookAt(null);
  else return keys.confirm(again);
  last = '';
}

/** Escape: one step back, whatever the last step was. */
function back(keys: TableKeys, page: PageState): void {
  if (page.past !== null) void page.lookAt(null);
  else keys.back();
  page.inspect(null);
  page.notify(null);
}

/** The key belongs to what has the focus: a field, a list that scrolls, a button reached by keyboard. */
function taken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input, textarea, select')) return true;
  if (key === ' ') return target.matches('button:focus-visible:not([data-card]), a:focus-visible');
  return Object.hasOwn(ARROWS, key) && target.matches('[role="log"]');
}

function press(event: KeyboardEvent, keys: TableKeys): void {
  const page = useStore.getState();
  const arrow = ARROWS[event.key];
  const again = isAgain(event, page);
  if (keys.first?.(event, arrow) === true) return;
  if (arrow !== undefined) {
    event.preventDefault();
    return walk(arrow, keys.reaches ?? (() => true));
  }
  if (/^[1-9]$/u.test(event.key)) return keys.digit(Number(event.key), again);
  switch (event.key.toLowerCase()) {
    case ' ':
      event.preventDefault();
      return confirm(keys, page, again);
    case 'escape':
      return back(keys, page);
    case 'u':
      return void page.undo();
    case 'h':
      return page.setHold(!page.hold);
    case 's':
      return page.busy ? page.step() : undefined;
    case 'l':
      return keys.log();
    case '?':
      return keys.help();
    default:
      return keys.others.get(event.key.toLowerCase())?.(again);
  }
}

export function useTableKeys(keys: TableKeys): void {
  // Before anybody sees the next question: a key never answers it with what was offered at the one before.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const repeats = event.repeat && !Object.hasOwn(ARROWS, event.key);
      if (event.ctrlKey || event.metaKey || event.altKey || repeats || taken(event)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      press(event, keys);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys]);
}
