/** Dragging a card of the plan to another place in it, with mouse, pen or finger. */
import type { PointerEvent } from 'react';
import { dragCard } from '../table/drag.ts';
import type { PlanControl } from './usePlan.ts';

/** The place in the order that the pointer is nearest to: before or behind the card there. */
function placeAt(x: number, y: number, card: number, order: readonly number[]): number {
  let best = order.indexOf(card);
  let nearest = Number.POSITIVE_INFINITY;
  const rest = order.filter((other) => other !== card);
  for (const element of document.querySelectorAll<HTMLElement>('.plan-row [data-card]')) {
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

export const dragInPlan = (event: PointerEvent, card: number, plan: PlanControl): void =>
  dragCard(event, {
    moved: ({ x, y }) => plan.show(card, placeAt(x, y, card, plan.order)),
    dropped: (at) => {
      if (at === null) plan.show(card, null);
      else plan.place(card, placeAt(at.x, at.y, card, plan.order));
    },
  });
