/** Whether whatever lies on the table lies within its row, whole and with its name to read. */
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { expect } from './test.ts';

/** Runs in the page; it can use nothing from outside. What is cut off, covered or unreadable, in words. */
function faults(): string[] {
  const found: string[] = [];
  const shown = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0;
  const nameOf = (card: Element): string => card.querySelector('.visually-hidden')?.textContent ?? card.className;
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  const isOver = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

  for (const row of [...document.querySelectorAll('.row, .build-zone')].filter(shown)) {
    const box = row.getBoundingClientRect();
    for (const card of row.querySelectorAll('.card, .pilot'))
      if (!isWithin(card.getBoundingClientRect(), box)) found.push(`${nameOf(card)}: sticks out of its row`);
    const places = [...row.querySelectorAll('.room > *')];
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1))
        if (isOver(one.getBoundingClientRect(), other.getBoundingClientRect()))
          found.push(`${nameOf(one)}: lies over ${nameOf(other)}`);
    for (const card of row.querySelectorAll('.card:not(.back)')) {
      const name = card.querySelector('.name')!.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(card.querySelector('.name')!).fontSize);
      if (size < (innerWidth > 1000 ? 12 : 10)) found.push(`${nameOf(card)}: its name has only ${size} px`);
      if (name.width < size * 3 || name.height < size) found.push(`${nameOf(card)}: no room for its name`);
      // Cut short, a name is a letter and its dots at least: never "DVader".
      const [start, last] = [...card.querySelectorAll('.name > span')];
      if (start !== undefined && last !== undefined && getComputedStyle(start.parentElement!).whiteSpace === 'pre') {
        const isSeen = start.getBoundingClientRect().bottom <= name.bottom + 1;
        const isCut = start.scrollWidth > start.clientWidth;
        if (isSeen && isCut && start.getBoundingClientRect().width < size * 1.2)
          found.push(`${nameOf(card)}: its name is cut to a letter`);
        if (last.getBoundingClientRect().bottom > name.bottom + 1)
          found.push(`${nameOf(card)}: its last word is hidden`);
      }
      // On a large screen no word of a name is broken.
      for (const part of innerWidth > 1000 ? card.querySelectorAll('.name span') : [])
        for (const { 0: word, index } of (part.textContent ?? '').matchAll(/[^\s-]+/gu)) {
          const range = document.createRange();
          range.setStart(part.firstChild!, index);
          range.setEnd(part.firstChild!, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.push(`${nameOf(card)}: "${word}" is broken`);
        }
      const cost = card.querySelector('.cost')?.getBoundingClientRect();
      const middle =
        cost === undefined ? null : new DOMRect(cost.x + cost.width / 2 - 2, cost.y + cost.height / 2 - 2, 4, 4);
      for (const chip of middle === null ? [] : [...card.querySelectorAll('.chip')].filter(shown))
        if (isOver(chip.getBoundingClientRect(), middle!))
          found.push(`${nameOf(card)}: "${chip.textContent}" lies over its cost`);
      const isBuilt = !card.matches('.kind-battle, .kind-event, .kind-subordinate');
      if (isBuilt && !shown(card.querySelector('.cost'))) found.push(`${nameOf(card)}: shows no cost`);
      if (row.matches('.row') && !shown(card.querySelector('.numbers')))
        found.push(`${nameOf(card)}: shows no numbers`);
    }
  }
  for (const counts of [...document.querySelectorAll('.me .counts')].filter(shown))
    if (counts.scrollWidth > counts.closest('.me')!.clientWidth) found.push('the own counts: stick out');
  // The own counts and build zone lie beside the hand or above it, never beneath.
  const hand = [...document.querySelectorAll('.bottom .fan .card')]
    .filter(shown)
    .map((card) => card.getBoundingClientRect());
  for (const mine of [...document.querySelectorAll('.me .stat, .me .build-zone .card')].filter(shown))
    if (hand.some((card) => isOver(card, mine.getBoundingClientRect())))
      found.push(`${mine.textContent}: lies beneath the hand`);
  // A hand that is measured by what lies in it is laid out anew for ever.
  const bottom = document.querySelector('.bottom');
  const fan = document.querySelector('.bottom .fan');
  if (
    bottom !== null &&
    fan !== null &&
    shown(bottom) &&
    !isWithin(fan.getBoundingClientRect(), bottom.getBoundingClientRect())
  )
    found.push('the hand: is larger than its place');
  for (const part of document.querySelectorAll(
    'html, .table, .table :is(.strip, .me, .bottom, .arenas, .arena, .row, .build-zone)',
  ))
    if (getComputedStyle(part).overflow !== 'visible' || part.matches('html'))
      if (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
        found.push(`${part.className}: has to be scrolled`);
  return found;
}

/** Checks the table as it is now; `where` names it when something is wrong. */
export async function checkFits(page: Page, where: string): Promise<void> {
  await settled(page);
  expect.soft(await page.evaluate(faults), where).toEqual([]);
}
