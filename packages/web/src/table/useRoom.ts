/** How much room an element has: known to what is laid out in it, and changing only with the window. */
import { useCallback, useState } from 'react';
import type { Room } from './fit.ts';

/** `first`: what counts until it is measured. */
export function useRoom(first: Room): [(element: HTMLElement | null) => void, Room] {
  const [room, setRoom] = useState(first);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      const width = Math.floor(box.width);
      const height = Math.floor(box.height);
      // A folded arena has no room; what it had is kept.
      if (width > 0 && height > 0)
        setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, room];
}
