/** Looking at a card: hovering with a mouse, focus by keyboard, a long press with a finger. */
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { useStore } from '../shell/store.ts';

const LONG_PRESS = 420;
const HOVER = 110;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The card under the mouse. */
let over: Element | null = null;
/** A long press showed the card: the click that follows is not a pick. */
let pressed = false;

/** A card that comes to lie under a resting pointer sends an event too, at the place where the pointer was before. */
let at = { x: -1, y: -1 };
let moved = false;
window.addEventListener(
  'pointermove',
  ({ clientX: x, clientY: y }) => {
    moved = at.x !== x || at.y !== y;
    at = { x, y };
  },
  { capture: true, passive: true },
);

function show(element: Element, face: string, card: number): void {
  const { left, width } = element.getBoundingClientRect();
  useStore.getState().inspect(face, card, left + width / 2 > innerWidth / 2 ? 'left' : 'right');
}

export interface Looking {
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onContextMenu(event: MouseEvent): void;
  onClickCapture(event: MouseEvent): void;
}

/** The handlers that let a card be looked at; `face` null: there is nothing to see. */
export function looking(face: string | null, card = -1): Looking {
  return {
    // Moving onto a card, not a card moving under a pointer that rests.
    onPointerMove({ pointerType, currentTarget, buttons }) {
      if (pointerType !== 'mouse' || face === null || over === currentTarget || buttons !== 0 || !moved) return;
      over = currentTarget;
      clearTimeout(timer);
      timer = setTimeout(() => show(currentTarget, face, card), HOVER);
    },
    onPointerLeave({ pointerType }) {
      if (pointerType === 'mouse') lookAway();
    },
    onPointerDown({ pointerType, currentTarget }) {
      pressed = false;
      clearTimeout(timer);
      if (pointerType === 'mouse' || face === null) return;
      timer = setTimeout(() => {
        pressed = true;
        show(currentTarget, face, card);
      }, LONG_PRESS);
    },
    onPointerUp() {
      if (!pressed) clearTimeout(timer);
    },
    onPointerCancel() {
      clearTimeout(timer);
    },
    onFocus({ currentTarget }) {
      // Focus that a click gives is not looking; the pointer does that.
      if (face !== null && currentTarget.matches(':focus-visible')) show(currentTarget, face, card);
    },
    onBlur: lookAway,
    onContextMenu(event) {
      event.preventDefault();
      if (face !== null) show(event.currentTarget, face, card);
    },
    onClickCapture(event) {
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

/** No card is being looked at any more, for instance because it is dragged away. */
export function lookAway(): void {
  over = null;
  clearTimeout(timer);
  useStore.getState().inspect(null);
}
