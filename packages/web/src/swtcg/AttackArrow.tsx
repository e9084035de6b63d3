/** Who attacks whom: an arrow from card to card. */
import { useLayoutEffect, useState } from 'react';
import type { Moment } from '../session/swtcg/moment.ts';
import { usePage } from './page.ts';

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

function boxOf(card: number, within: DOMRect): DOMRect | null {
  const box = document.querySelector(`.arenas [data-card="${card}"]`)?.getBoundingClientRect();
  // In an arena that is folded up there is nothing to point at.
  return box === undefined || box.height === 0
    ? null
    : new DOMRect(box.x - within.x, box.y - within.y, box.width, box.height);
}

/** From the edge of one card to the edge of the other. */
function between(from: DOMRect, to: DOMRect): Line {
  const down = from.y < to.y;
  return {
    x1: from.x + from.width / 2,
    y1: down ? from.bottom : from.top,
    x2: to.x + to.width / 2,
    y2: down ? to.top : to.bottom,
  };
}

/** Cards may still be moving to their places: measured again when they have arrived. */
const ARRIVED = 300;

export function AttackArrow({ moment }: { readonly moment: Moment }) {
  const staged = usePage((page) => (page.past === null ? (page.scene?.attack ?? null) : null));
  const [line, setLine] = useState<Line | null>(null);
  const attack = staged ?? moment.attack;
  const attacker = attack?.attacker ?? -1;
  const defender = attack?.defender ?? -1;
  const { version } = moment;
  useLayoutEffect(() => {
    const measure = (): void => {
      const within = document.querySelector('.arenas')?.getBoundingClientRect();
      if (within === undefined || attacker < 0) return setLine(null);
      const from = boxOf(attacker, within);
      const to = boxOf(defender, within);
      setLine(from === null || to === null ? null : between(from, to));
    };
    measure();
    if (attacker < 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Rows take their size from the board, and cards from their row: whenever one of them changes, the cards move.
    const watch = new ResizeObserver(() => {
      measure();
      clearTimeout(timer);
      timer = setTimeout(measure, ARRIVED);
    });
    for (const element of document.querySelectorAll('.arenas, .arenas .room')) watch.observe(element);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [attacker, defender, version]);
  if (line === null) return null;
  return (
    <svg className="arrow" aria-hidden="true">
      <defs>
        <marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 L10 5 L0 10 Z" />
        </marker>
      </defs>
      <line {...line} markerEnd="url(#tip)" />
    </svg>
  );
}
