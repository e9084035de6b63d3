/** Trails beneath the cards: where a card that moves can go, and from where Force is drained. */
import { useLayoutEffect, useRef, useState } from 'react';
import { placeOf } from './choices.ts';
import { drainOf } from './draining.ts';
import type { MapFit } from './mapfit.ts';
import type { TableControl } from './useTable.ts';

interface Trail {
  readonly to: number;
  readonly path: string;
  /** Along adjacent sites; otherwise through space, or from bay to bay; or to the Life Force that is drained. */
  readonly way: 'ground' | 'space' | 'drain';
}

/** How far an arc rises over the seam, for each pixel of its length, and at most. */
const RISE = 0.22;
const HIGHEST = 120;
/** Room for the point of a trail at the edge. */
const ARROW = 4;

const middleOf = (element: Element, within: DOMRect): readonly [number, number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2 - within.left, box.top - within.top, box.height];
};

/** An arc from plate to plate; within one row it bends away from the seam, between rows it goes straight. */
function arc([x, y, h]: readonly [number, number, number], [tx, ty]: readonly [number, number, number]): string {
  const isLevel = Math.abs(y - ty) < 8;
  const rise = Math.min(HIGHEST, Math.abs(tx - x) * RISE + 14);
  return isLevel
    ? `M${x} ${y} Q${(x + tx) / 2} ${y - rise} ${tx} ${ty}`
    : `M${x} ${ty > y ? y + h : y} L${tx} ${ty > y ? ty : ty + h}`;
}

/** The place that the moving card leaves; -1: nothing moves. */
function leaving({ moment }: TableControl): number {
  const { question } = moment;
  return question?.kind === 'where' && question.about >= 0 ? placeOf(moment, question.about) : -1;
}

/** From the plate to the edge of the map at which that Life Force stands. */
function toLife(plate: Element, life: Element, within: DOMRect): string {
  const [x, y, h] = middleOf(plate, within);
  const [tx, ly] = middleOf(life, within);
  const [from, to] = ly < y ? [y, ARROW] : [y + h, within.height - ARROW];
  const between = (from + to) / 2;
  return `M${x} ${from} C${x} ${between} ${tx} ${between} ${tx} ${to}`;
}

interface TrailsProps {
  readonly table: TableControl;
  /** How the map lies: when it changes, plates are elsewhere. */
  readonly fit: MapFit;
}

export function Trails({ table, fit }: TrailsProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [trails, setTrails] = useState<readonly Trail[]>([]);
  const from = leaving(table);
  const { moment, choices } = table;
  const drain = drainOf(table);
  useLayoutEffect(() => {
    const map = svg.current?.parentElement;
    const plate = (card: number): Element | null => map?.querySelector(`.place-plate[data-card="${card}"]`) ?? null;
    const start = plate(drain?.at ?? from);
    if (map === null || map === undefined || start === null) return setTrails([]);
    const within = map.getBoundingClientRect();
    if (drain !== null) {
      const life = document.querySelector(`[data-life]:not([data-life="${drain.by}"])`);
      return setTrails(life === null ? [] : [{ to: drain.at, path: toLife(start, life, within), way: 'drain' }]);
    }
    const isSystem = (element: Element): boolean => element.closest('.place.system') !== null;
    setTrails(
      choices.flatMap(({ kind, card }): Trail[] => {
        const goal = kind === 'to' && card !== from ? plate(card) : null;
        if (goal === null) return [];
        const way = isSystem(start) || isSystem(goal) ? 'space' : 'ground';
        return [{ to: card, path: arc(middleOf(start, within), middleOf(goal, within)), way }];
      }),
    );
  }, [from, drain?.at, choices, moment, fit]);
  return (
    <svg ref={svg} className="ccg-trails" aria-hidden="true">
      <defs>
        <marker id="trail-end" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 8 4 0 8z" />
        </marker>
        <marker id="drain-end" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="5" markerHeight="5" orient="auto">
          <path className="drain" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {trails.map(({ to, path, way }) => (
        <path
          key={to}
          className={`${way} ${table.pointed.has(to) ? 'pointed' : ''}`}
          d={path}
          markerEnd={way === 'drain' ? 'url(#drain-end)' : 'url(#trail-end)'}
        />
      ))}
    </svg>
  );
}
