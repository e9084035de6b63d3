/** Undo and redo in the deck builder, by its buttons and by Ctrl+Z and Ctrl+Y. */
import { useEffect, useState } from 'react';
import { type Cards, firstStep, followed, redone, type Steps, undone } from './steps.ts';

export interface Undoing {
  /** Null: there is nothing to take back. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** In a field the keys belong to its text. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

export function useSteps(cards: Cards, onCards: (cards: Cards) => void): Undoing {
  const [kept, setKept] = useState<Steps>(() => firstStep(cards));
  const steps = followed(kept, cards);
  if (steps !== kept) setKept(steps);
  const to = (next: Steps) => () => {
    setKept(next);
    onCards(next.now);
  };
  const undo = steps.past.length === 0 ? null : to(undone(steps));
  const redo = steps.future.length === 0 ? null : to(redone(steps));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isField(event.target)) return;
      const key = event.key.toLowerCase();
      const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (step === null) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return { undo, redo };
}
