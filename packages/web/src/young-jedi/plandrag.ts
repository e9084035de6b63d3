/** Dragging a card of the plan to another place in it, with mouse, pen or finger. */
import type { PointerEvent } from 'react';
import { lookAway } from '../table/look.ts';
import type { PlanControl } from './usePlan.ts';

const THRESHOLD = 8;

/** The place in the order that the pointer is nearest to: before or behind the card there. */
function placeAt(x: number, y: number, card: number, order: readonly number[]): number {
  let best = order.indexOf(card);
  let nearest = Number.POSITIVE_INFINITY;
  const rest = order.filter((other) => other !== card);
  for (const element of document.querySelectorAll<HTMLElement>('.plan-board [data-card]')) {
    const other = Number(element.dataset['card']);
    if (other === card) continue;
    const box = element.getBoundingClientRect();
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    const dx = x - (box.left + box.width / 2);
    // Another line of the plan is farther than any card of this one.
    const distance = dy * 20 + Math.abs(dx);
    if (distance >= nearest) continue;
    nearest = distance;
    best = rest.indexOf(other) + (dx > 0 ? 1 : 0);
  }
  return best;
}

export function dragInPlan(event: PointerEvent, card: number, plan: PlanControl): void {
  if (event.button !== 0) return;
  const element = event.currentTarget as HTMLElement;
  const from = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | null = null;
  const lift = (): HTMLElement => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const copy = element.cloneNode(true) as HTMLElement;
    copy.classList.add('ghost');
    copy.removeAttribute('data-card');
    copy.setAttribute('aria-hidden', 'true');
    copy.style.cssText += `;position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;--ch:${height}px`;
    document.body.append(copy);
    element.classList.add('lifted');
    lookAway();
    return copy;
  };
  const move = (now: globalThis.PointerEvent): void => {
    const dx = now.clientX - from.x;
    const dy = now.clientY - from.y;
    if (ghost === null && Math.hypot(dx, dy) < THRESHOLD) return;
    ghost ??= lift();
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
    if (now.type !== 'pointercancel') plan.place(card, placeAt(now.clientX, now.clientY, card, plan.order));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
