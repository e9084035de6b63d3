/** Pictures come after the table: their code is fetched when a card first wants to be drawn, and the page does not wait for it. */
import { useSyncExternalStore } from 'react';
import type { Picture } from './portrait.ts';

type PictureOf<F> = (facts: F) => Picture;

/** Once what the page shows now has been painted. */
const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work, 0));
};

/** A hook that gives the game's `pictureOf`, or null as long as it is not there. */
export function picturesLater<F>(load: () => Promise<{ readonly pictureOf: PictureOf<F> }>): () => PictureOf<F> | null {
  let loaded: PictureOf<F> | null = null;
  let asked = false;
  const waiting = new Set<() => void>();
  const fetchOnce = (): void => {
    if (asked) return;
    asked = true;
    afterPaint(() => {
      load().then(
        ({ pictureOf }) => {
          loaded = pictureOf;
          for (const tell of waiting) tell();
        },
        () => {
          asked = false; // offline: the next card asks again
        },
      );
    });
  };
  const subscribe = (tell: () => void): (() => void) => {
    waiting.add(tell);
    fetchOnce();
    return () => waiting.delete(tell);
  };
  const current = (): PictureOf<F> | null => loaded;
  return () => useSyncExternalStore(subscribe, current, current);
}
