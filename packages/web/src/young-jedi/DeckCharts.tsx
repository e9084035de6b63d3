/** A deck of Young Jedi, drawn: its six colours as a wheel, its types, and its Locations by planet. */
import { messages } from '../messages/index.ts';
import { yj } from '../messages/young-jedi-en.ts';
import { yjPages } from '../messages/young-jedi-pages-en.ts';
import { countOf } from '../pages/filters.ts';
import type { DeckEntry } from '../pages/parts.ts';
import type { Facts } from '../session/young-jedi/facts.ts';
import type { WheelView } from '../session/young-jedi/wheel.ts';
import './style/wheel.css';

export const TYPES: readonly string[] = Object.keys(yj.types);

type Entries = readonly DeckEntry<Facts>[];

const INNER = 26;
const OUTER = 92;
/** A little room between places and between segments, in degrees and in length. */
const GAP = 3;
const SLIT = 1;

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** A piece of a ring, between two radii and two angles. */
const piece = (from: number, to: number, start: number, end: number): string =>
  `M${at(from, start)} L${at(to, start)} A${to} ${to} 0 0 1 ${at(to, end)} L${at(from, end)} A${from} ${from} 0 0 0 ${at(from, start)}Z`;

interface SegmentProps {
  readonly colour: WheelView['colours'][number];
  readonly needed: number;
  /** Where it begins and ends, in degrees. */
  readonly start: number;
  readonly end: number;
}

/** From the middle outwards one place a card; what is too much stands beyond the rim. */
function Segment({ colour: { dot, ordinary, wild }, needed, start, end }: SegmentProps) {
  const filled = ordinary + (wild === null ? 0 : 1);
  const step = (OUTER - INNER) / needed;
  const radius = (place: number): number => INNER + place * step;
  return (
    <g className={`segment dot-${dot} ${filled === needed ? 'full' : ''}`}>
      {Array.from({ length: needed }, (_, place) => {
        const state = place < Math.min(ordinary, needed) ? 'on' : place < filled ? 'on wild' : '';
        return <path key={place} className={state} d={piece(radius(place), radius(place + 1) - SLIT, start, end)} />;
      })}
      {filled > needed ? <path className="over" d={piece(OUTER + 1, OUTER + 5, start, end)} /> : null}
      <text x={0} y={0} transform={`translate(${at(OUTER + 13, (start + end) / 2).replace(' ', ',')})`}>
        {filled}
      </text>
    </g>
  );
}

function Wheel({ wheel }: { readonly wheel: WheelView }) {
  const { needed, colours, spare } = wheel;
  const turn = 360 / colours.length;
  const total = colours.reduce((sum, { ordinary, wild }) => sum + ordinary + (wild === null ? 0 : 1), spare.length);
  return (
    <figure className="yj-wheel">
      <figcaption>{yjPages.wheel}</figcaption>
      <svg viewBox="-116 -116 232 232" aria-hidden="true">
        {colours.map((colour, i) => (
          <Segment key={colour.dot} colour={colour} needed={needed} start={i * turn + GAP} end={(i + 1) * turn - GAP} />
        ))}
        <text className="wheel-total">{total}</text>
      </svg>
      <ul>
        {colours.map(({ dot, ordinary, wild }) => (
          <li key={dot} className={`dot-${dot}`}>
            {yjPages.segment(yj.dots[dot] ?? dot, ordinary + (wild === null ? 0 : 1), needed, wild)}
          </li>
        ))}
        {spare.length === 0 ? null : <li className="dot-wild">{yjPages.spare(spare.length)}</li>}
      </ul>
    </figure>
  );
}

interface DeckChartsProps {
  readonly entries: Entries;
  readonly chart: unknown;
}

export function DeckCharts({ entries, chart }: DeckChartsProps) {
  const wheel = chart as WheelView | null;
  return (
    <>
      {wheel === null ? null : <Wheel wheel={wheel} />}
      <ul className="type-counts" aria-label={messages.decks.types}>
        {TYPES.map((type) => ({ type, n: countOf(entries, (card) => card.type === type) }))
          .filter(({ n }) => n > 0)
          .map(({ type, n }) => (
            <li key={type}>
              <b>{n}</b> {yj.types[type]}
            </li>
          ))}
      </ul>
      <ul className="type-counts locations" aria-label={yjPages.locations}>
        {yj.planets.map((name, planet) => (
          <li key={name} className={`planet${planet}`}>
            {yjPages.locationsOn(
              name,
              countOf(entries, (card) => card.type === 'Location' && card.planet === planet),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
