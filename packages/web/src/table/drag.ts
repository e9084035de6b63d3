/** Dragging a card with mouse, pen or finger; a short press without moving stays a click. */
import type { PointerEvent } from 'react';
import { lookAway } from './look.ts';
import type { Place } from './control.ts';

const THRESHOLD = 8;

/** A copy of the card that follows the pointer over everything else; the card itself keeps its place. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.classList.add('ghost');
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText += `;position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;--ch:${height}px`;
  document.body.append(ghost);
  return ghost;
}

/** The click that follows a drag is not a pick. */
function swallowClick(): void {
  const swallow = (click: Event): void => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

interface Drag {
  readonly lifted?: () => void;
  /** Where it is on the screen while it is dragged. */
  readonly moved?: (at: { readonly x: number; readonly y: number }) => void;
  /** Where it was let go on the screen; null: the drag was broken off. */
  readonly dropped: (at: { readonly x: number; readonly y: number } | null) => void;
}

/** Follows the pointer that went down on a card until it is let go. */
export function dragCard(event: PointerEvent, { lifted, moved, dropped }: Drag): void {
  if (event.button !== 0) return;
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
      lifted?.();
    }
    ghost.style.translate = `${dx}px ${dy}px`;
    moved?.({ x: now.clientX, y: now.clientY });
  };
  const end = (now: globalThis.PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    element.classList.remove('lifted');
    if (ghost === null) return;
    ghost.remove();
    swallowClick();
    dropped(now.type === 'pointercancel' ? null : { x: now.clientX, y: now.clientY });
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

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

/** Drags a card that can be picked to where it may go on the table. */
export function startDrag(event: PointerEvent, card: number, table: Droppable | null): void {
  if (table === null || !table.able.has(card)) return;
  dragCard(event, {
    lifted: () => table.select(card), // so that the places where it may go glow
    dropped: (at) => {
      const on = at === null ? null : under(at.x, at.y, card);
      if (on === null) table.select(-1);
      else table.drop(card, on);
    },
  });
}
