/** A long list of cards is drawn as far as somebody scrolls, so that hundreds of pictures cost nothing at first. */
import { type RefCallback, useCallback, useState } from 'react';

const FIRST = 40;
/** More is drawn when the end of the list is so near, in pixels. */
const NEAR = 500;

interface Growing<T> {
  readonly shown: readonly T[];
  readonly left: number;
  /** To be put on what stands after the list. */
  readonly end: RefCallback<HTMLElement>;
  readonly more: () => void;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  let around = element.parentElement;
  while (around !== null && !/auto|scroll/u.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
}

export function useGrowing<T>(all: readonly T[]): Growing<T> {
  const [grown, setGrown] = useState({ all, count: FIRST });
  // Another list begins anew.
  const count = grown.all === all ? grown.count : FIRST;
  const more = useCallback(() => setGrown({ all, count: count + FIRST }), [all, count]);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const near = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) more();
        },
        { root: scrollerOf(element), rootMargin: `${NEAR}px 0px` },
      );
      near.observe(element);
      return () => near.disconnect();
    },
    [more],
  );
  return { shown: all.slice(0, count), left: Math.max(0, all.length - count), end, more };
}
