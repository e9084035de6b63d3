/** Rings around what the guide points at. They lie over the table and let every click through. */
import { useEffect, useState } from 'react';

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Cards move and rows fill: the rings follow. */
const FOLLOW = 200;
const ROOM = 5;
const EDGE = 3;

/** The box with some room around it, as far as the screen has room. */
function ringOf({ left, top, right, bottom }: DOMRect): Ring {
  const from = { left: Math.max(EDGE, left - ROOM), top: Math.max(EDGE, top - ROOM) };
  const width = Math.min(innerWidth - EDGE, right + ROOM) - from.left;
  const height = Math.min(innerHeight - EDGE, bottom + ROOM) - from.top;
  return { ...from, width, height };
}

const ringsAround = (selectors: readonly string[]): Ring[] =>
  selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()))
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(ringOf);

const same = (a: readonly Ring[], b: readonly Ring[]): boolean => JSON.stringify(a) === JSON.stringify(b);

export function Rings({ selectors }: { readonly selectors: readonly string[] }) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const wanted = selectors.join('\n');
  useEffect(() => {
    const follow = (): void => {
      const now = ringsAround(wanted === '' ? [] : wanted.split('\n'));
      setRings((before) => (same(before, now) ? before : now));
    };
    follow();
    const timer = setInterval(follow, FOLLOW);
    return () => clearInterval(timer);
  }, [wanted]);
  return (
    <div className="guide-rings" aria-hidden="true">
      {rings.map((ring, i) => (
        <i key={i} style={ring} />
      ))}
    </div>
  );
}
