/** Ships, by what the type line calls them and whose they are. */
import { byName } from '@dejarik/kernel/words';
import type { ReactNode } from 'react';
import type { Facts } from '../../session/swtcg/facts.ts';
import type { Chance } from './random.ts';

interface Paint {
  readonly hull: string;
  readonly shade: string;
  readonly mark: string;
  /** The colour of the drive, as a hue. */
  readonly drive: number;
}

const PLAIN: Paint = { hull: '#dfe7f3', shade: '#9fb0c8', mark: '#5f7391', drive: 210 };
const PAINTS = byName<Paint>({
  Imperial: { hull: '#c8cfda', shade: '#7d8797', mark: '#39414d', drive: 190 },
  Rebel: { hull: '#efe9dd', shade: '#b6aa96', mark: '#c23a2f', drive: 12 },
  Naboo: { hull: '#f2d25c', shade: '#b0b9c8', mark: '#8a6f1e', drive: 200 },
  Jedi: { hull: '#e8d9c4', shade: '#b5543f', mark: '#7a2f22', drive: 205 },
  Republic: { hull: '#e3e1da', shade: '#a9433a', mark: '#7a2f22', drive: 205 },
  Federation: { hull: '#cdb998', shade: '#8b7a5c', mark: '#4f452f', drive: 28 },
  Guild: { hull: '#b4a890', shade: '#756a55', mark: '#453e30', drive: 28 },
  Union: { hull: '#a9b09a', shade: '#6b735e', mark: '#3c4233', drive: 60 },
  Clan: { hull: '#a7adb5', shade: '#666d78', mark: '#3a3f47', drive: 40 },
  Geonosian: { hull: '#c79a6a', shade: '#84603c', mark: '#523a22', drive: 24 },
  Sith: { hull: '#8d8f9b', shade: '#4b4d58', mark: '#b02a2a', drive: 2 },
  Dark: { hull: '#b09c7c', shade: '#6f5f47', mark: '#b02a2a', drive: 14 },
});

const drive = ({ drive: hue }: Paint, x: number, y: number, size: number): ReactNode => (
  <rect x={x} y={y - size / 2} width={size * 2.2} height={size} rx={size / 2} fill={`hsl(${hue} 100% 72%)`} />
);

const WINGS: readonly string[] = [
  'M-14 -3 L-20 -21 L-12 -21 L2 -4Z M-14 3 L-20 21 L-12 21 L2 4Z M-20 -21 h28 v2 h-26Z M-20 21 h28 v-2 h-26Z',
  'M-12 -2 L-24 -19 L-4 -14 L6 -3Z M-12 2 L-24 19 L-4 14 L6 3Z',
  'M-6 -23 h6 l3 15 l-3 14 h-6 l-3 -14Z M-6 23 h6 l3 -15 l-3 -14 h-6 l-3 14Z',
  'M-20 -3 L-26 -14 H4 L10 -3Z M-20 3 L-26 14 H4 L10 3Z',
];

const fighter = (paint: Paint, wings: string): ReactNode => (
  <>
    {drive(paint, -34, 0, 4)}
    <path d={wings} fill={paint.shade} />
    <path d="M-26 0 L18 -5 L33 0 L18 5Z" fill={paint.hull} />
    <path d="M-20 -1.2 L-4 -3 V3 L-20 1.2Z" fill={paint.mark} />
    <ellipse cx="10" cy="0" rx="5" ry="2.2" fill="#1b2a44" />
  </>
);

/** A ball between two panels. */
const twin = (paint: Paint): ReactNode => (
  <>
    <path d="M-3 -9 h6 v-6 h-6Z M-3 9 h6 v6 h-6Z" fill={paint.shade} />
    <path
      d="M-15 -22 L-8 -27 H10 L16 -22 L10 -14 H-8Z M-15 22 L-8 27 H10 L16 22 L10 14 H-8Z"
      fill={paint.mark}
      stroke={paint.shade}
      strokeWidth="1.6"
    />
    <circle cx="0" cy="0" r="10" fill={paint.hull} />
    <circle cx="3" cy="0" r="5.4" fill="#1d2430" />
    <path d="M3 -5.4 V5.4 M-2.4 0 H8.4" stroke={paint.shade} strokeWidth="1" />
  </>
);

const wedge = (paint: Paint, long: number): ReactNode => (
  <>
    {drive(paint, -39, -5, 4)}
    {drive(paint, -39, 5, 4)}
    <path d={`M-31 -17 L${36 + long * 6} 0 L-31 17Z`} fill={paint.shade} />
    <path d={`M-31 -17 L${36 + long * 6} 0 L-31 -2Z`} fill={paint.hull} />
    <path d="M-24 -9 h14 v-9 h-5 v-5 h-5 v5 h-4Z" fill={paint.hull} />
    <path d="M-28 4 L12 1" stroke={paint.mark} strokeWidth="1.6" />
  </>
);

const ring = (paint: Paint): ReactNode => (
  <>
    <path d="M22 -14 A27 27 0 1 0 22 14" stroke={paint.shade} strokeWidth="12" fill="none" />
    <path d="M20 -13 A24 24 0 1 0 20 13" stroke={paint.hull} strokeWidth="4" fill="none" />
    <circle cx="-2" cy="0" r="11" fill={paint.hull} />
    <circle cx="-2" cy="0" r="5" fill={paint.mark} />
    {drive(paint, -42, 0, 4)}
  </>
);

const cruiser = (paint: Paint): ReactNode => (
  <>
    {drive(paint, -44, -5, 3.4)}
    {drive(paint, -44, 0, 3.4)}
    {drive(paint, -44, 5, 3.4)}
    <path d="M-37 -9 h12 l4 4 h30 l6 -6 h10 l9 7 v8 l-9 7 h-10 l-6 -6 h-30 l-4 4 h-12Z" fill={paint.hull} />
    <path d="M-37 1 h62 l9 3 l-9 7 h-10 l-6 -6 h-30 l-4 4 h-12Z" fill={paint.shade} />
    <path d="M-12 -5 v10 M-4 -5 v10" stroke={paint.mark} strokeWidth="3" />
  </>
);

const HULLS: readonly ((paint: Paint) => ReactNode)[] = [
  ({ shade }) => <ellipse key="h" cx="-2" cy="0" rx="26" ry="13" fill={shade} />,
  ({ shade }) => <rect key="h" x="-28" y="-11" width="46" height="22" rx="7" fill={shade} />,
  ({ shade }) => <path key="h" d="M-28 -6 L-10 -17 H12 L20 0 L12 17 H-10 L-28 6Z" fill={shade} />,
];

const transport = (paint: Paint, hull: ReactNode): ReactNode => (
  <>
    {drive(paint, -38, -4, 5)}
    {drive(paint, -38, 4, 5)}
    {hull}
    <path d="M8 -9 L31 -4 V4 L8 9Z" fill={paint.hull} />
    <path d="M16 -4 L27 -2 V2 L16 4Z" fill="#1b2a44" />
    <circle cx="-6" cy="0" r="5" fill={paint.hull} />
    <circle cx="-6" cy="0" r="2.2" fill={paint.mark} />
  </>
);

function shipOf({ subtypes, name }: Facts, paint: Paint, chance: Chance): ReactNode {
  const is = (word: string): boolean => subtypes.includes(word);
  if (/\bTIE\b/u.test(name)) return twin(paint);
  if (is('Capital')) {
    if (is('Federation')) return ring(paint);
    return is('Rebel') || is('Naboo') ? cruiser(paint) : wedge(paint, chance());
  }
  if (is('Transport') || is('Device') || is('Patrol'))
    return transport(paint, HULLS[Math.floor(chance() * HULLS.length)]!(paint));
  return fighter(paint, WINGS[Math.floor(chance() * WINGS.length)]!);
}

const isMany = ({ subtypes, name }: Facts): boolean =>
  subtypes.includes('Squadron') || /\b(?:Wing|Squadron|Fighters|Patrol)$/u.test(name);

export function spaceShape(facts: Facts, chance: Chance): ReactNode {
  const paint = facts.subtypes.map((word) => PAINTS[word]).find((known) => known !== undefined) ?? PLAIN;
  const ship = shipOf(facts, paint, chance);
  const turn = -26 + chance() * 20;
  if (!isMany(facts)) {
    const size = facts.subtypes.includes('Capital') ? 1.05 : 0.85 + chance() * 0.25;
    return (
      <g transform={`translate(${44 + chance() * 6} ${38 + chance() * 6}) rotate(${turn}) scale(${size})`}>{ship}</g>
    );
  }
  const places = [
    [34, 24],
    [60, 40],
    [32, 58],
  ] as const;
  return places.map(([x, y]) => (
    <g key={y} transform={`translate(${x} ${y}) rotate(${turn}) scale(0.56)`}>
      {ship}
    </g>
  ));
}
