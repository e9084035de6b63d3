/** Dragging a card with mouse, pen or finger; a short press without moving stays a click. */
import type { PointerEvent } from 'react';
import { lookAway } from './look.ts';
import type { Place } from './control.ts';

const THRESHOLD = 8;

/** What dragging needs of a table. */
interface Droppable {
  readonly able: ReadonlySet<number>;
  readonly select: (card: number) => void;
  readonly drop: (card: number, on: Place) => void;
}

/** What lies under the pointer: a card, or a zone that takes cards. */
function under(x: number, y: number, dragged: number): Place | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const card = element.closest<HTMLElement>('[data-card]')?.dataset['card'];
    if (card !== undefined && Number(card) !== dragged) return { card: Number(card) };
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
    if (zone !== undefined) return { zone: Number(zone) };
  }
  return null;
}

/** A copy of the card that follows the pointer over everything else; the card itself keeps its place. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.classList.add('ghost');
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText += `;position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  document.body.append(ghost);
  return ghost;
}

export function startDrag(event: PointerEvent, card: number, table: Droppable | null): void {
  if (table === null || event.button !== 0 || !table.able.has(card)) return;
  const element = event.currentTarget as HTMLElement;
  const from = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | null = null;
  const move = (now: globalThis.PointerEvent): void => {
    const dx = now.clientX - from.x;
    const dy = now.clientY - from.y;
    if (ghost === null) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      ghost = ghostOf(element);
      element.classList.add('lifted');
      lookAway();
      table.select(card); // so that the places where it may go glow
    }
    ghost.style.translate = `${dx}px ${dy}px`;
  };
  const end = (now: globalThis.PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    element.classList.remove('lifted');
    if (ghost === null) return;
    ghost.remove();
    // The click that follows a drag is not a pick.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    const on = now.type === 'pointercancel' ? null : under(now.clientX, now.clientY, card);
    if (on === null) table.select(-1);
    else table.drop(card, on);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
