/** What a player sees at the table: the question, the answers to read, the cards that glow. Read from the page alone. */
import type { Page } from '@playwright/test';

export interface Offer {
  /** `card`: glows and can be picked. `answer`: a button to press. */
  readonly what: 'card' | 'answer';
  /** The card's number on the table, or -1. */
  readonly card: number;
  /** The kind of answer it is, as far as the page says. */
  readonly kind: string;
  /** What a screen reader calls it. */
  readonly name: string;
  /** Where it can be clicked, or null when it is not in sight. */
  readonly at: readonly [x: number, y: number] | null;
}

export interface Sight {
  readonly screen: 'table' | 'handOver' | 'result' | 'dialog' | 'other';
  /** How many answers led here. */
  readonly decision: number;
  /** Several people look on, and all hands are covered. */
  readonly open: boolean;
  /** Nothing is asked now. */
  readonly waiting: boolean;
  readonly title: string;
  readonly turn: string;
  readonly selected: number;
  readonly offers: readonly Offer[];
  /** What is offered and selected, in one line: two sights with the same one look the same. */
  readonly signature: string;
}

/** Runs in the page; it can use nothing from outside. Waits until `before` is over, and reads the table. */
async function readTable(before: { decision: number; signature: string; wait: number } | null): Promise<Sight | null> {
  /** The middle of the element, or of the part of it that peeps out under others. */
  const inReach = (element: Element): [number, number] | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hits = (x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest('button') === element;
    const [midX, midY] = [left + width / 2, top + height / 2];
    const finger = Math.min(12, width / 4);
    if (hits(midX, midY) && hits(midX - finger, midY) && hits(midX + finger, midY)) return [midX, midY];
    const steps = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];
    const open = steps.flatMap((fx) =>
      steps.map((fy): [number, number] => [left + width * fx, top + height * fy]).filter(([x, y]) => hits(x, y)),
    );
    const meanX = open.reduce((sum, [x]) => sum + x, 0) / open.length;
    const meanY = open.reduce((sum, [, y]) => sum + y, 0) / open.length;
    const far = ([x, y]: [number, number]): number => Math.hypot(x - meanX, y - meanY);
    return open.sort((one, other) => far(one) - far(other))[0] ?? null;
  };
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.querySelector('span')?.textContent ?? element.textContent).trim();
  const numberOf = (element: Element | null): number => Number((element as HTMLElement | null)?.dataset['card'] ?? -1);

  const read = (places: boolean): Sight => {
    const table = document.querySelector<HTMLElement>('main.table');
    const dialog = document.querySelector('dialog[open]');
    const ask = document.querySelector('.ask');
    const screen =
      document.querySelector('main.hand-over') !== null
        ? 'handOver'
        : dialog?.classList.contains('result') === true
          ? 'result'
          : dialog !== null
            ? 'dialog'
            : table !== null
              ? 'table'
              : 'other';
    const root = document.querySelector('main') ?? document.body;
    const answers = [...root.querySelectorAll('.ask [data-choice], .dice [data-choice], .chooser button.able')];
    const cards = [...root.querySelectorAll('[data-card].able')].filter(
      (card) => !answers.includes(card) && card.closest('[inert]') === null,
    );
    const offers: Sight['offers'] = [
      ...answers.map((element) => ({
        what: 'answer' as const,
        card: numberOf(element),
        kind: (element as HTMLElement).dataset['choice'] ?? 'choose',
        name: nameOf(element),
        at: places ? inReach(element) : null,
      })),
      ...cards.map((element) => ({
        what: 'card' as const,
        card: numberOf(element),
        kind: element.closest('.fan') !== null ? 'hand' : element.closest('.build-zone') !== null ? 'build' : 'unit',
        name: nameOf(element),
        at: places ? inReach(element) : null,
      })),
    ];
    const selected = numberOf(document.querySelector('main [data-card].selected'));
    return {
      screen,
      decision: Number(table?.dataset['decision'] ?? -1),
      open: document.querySelector('.in-the-open') !== null,
      waiting: screen === 'table' && (ask === null || ask.classList.contains('waiting')),
      title: (dialog ?? ask ?? root).querySelector('h1, h2')?.textContent ?? '',
      turn: document.querySelector('.phases h2')?.textContent ?? '',
      selected,
      offers,
      signature: `${screen} ${selected} ${offers.map(({ card, name }) => `${card} ${name}`).join('|')}`,
    };
  };

  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  /** Until the cards lie still: a place is of use only while it does not move. */
  const atRest = async (): Promise<void> => {
    const places = (): string =>
      [...document.querySelectorAll('main [data-card]')]
        .map((card) => card.getBoundingClientRect())
        .map(({ left, top }) => `${Math.round(left)} ${Math.round(top)}`)
        .join();
    let here = '';
    for (let frames = 0; frames < 40 && here !== places(); frames++) {
      here = places();
      await frame();
    }
  };
  if (before === null) return read(true);
  const until = performance.now() + before.wait;
  for (let last = read(false); ; ) {
    await frame();
    const now = read(false);
    const changed = now.decision !== before.decision || now.signature !== before.signature;
    // Twice the same: all that a new moment sets in motion is done.
    const still = now.decision === last.decision && now.signature === last.signature;
    if (changed && still && !now.waiting && now.screen !== 'other') {
      await atRest();
      return read(true);
    }
    if (performance.now() > until) return null;
    last = now;
  }
}

export async function look(page: Page): Promise<Sight> {
  return (await page.evaluate(readTable, null))!;
}

/** What comes after the sight, or null when nothing came within the time. */
export const lookAfter = (page: Page, { decision, signature }: Sight, wait = 60_000): Promise<Sight | null> =>
  page.evaluate(readTable, { decision, signature, wait });

/** The first thing that is asked. The page may be on its way to the table still, so that has to be there first. */
export async function firstQuestion(page: Page, wait = 60_000): Promise<Sight | null> {
  await page.locator('main.table .ask, main.hand-over').first().waitFor({ timeout: wait });
  return page.evaluate(readTable, { decision: -2, signature: '', wait });
}
