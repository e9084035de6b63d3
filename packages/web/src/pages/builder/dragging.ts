/** Cards are dragged into the deck from those to choose from, and out of it. */
import type { PointerEvent } from 'react';
import { dragCard } from '../../table/drag.ts';

/** Where a card can be dropped: `data-drop` on the page. */
type Drop = 'deck' | 'pool';

const dropAt = ({ x, y }: { readonly x: number; readonly y: number }): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-drop]')?.dataset['drop'])
    .find((drop) => drop !== undefined);

/** While it is on its way, the page says where it may go. */
export function dragTo(event: PointerEvent, to: Drop, dropped: () => void): void {
  dragCard(event, {
    lifted: () => document.documentElement.setAttribute('data-dragging', to),
    dropped: (at) => {
      document.documentElement.removeAttribute('data-dragging');
      if (at !== null && dropAt(at) === to) dropped();
    },
  });
}
