/** Lightsaber blades, in a hand and alone. */
import type { ReactNode } from 'react';

export const RED = 2;
export const BLUE = 208;
export const GREEN = 128;
export const PURPLE = 286;

interface Beam {
  readonly x: number;
  readonly top: number;
  readonly length: number;
  readonly hue: number;
}

/** Upright, its tip at the top. */
export const beam = ({ x, top, length, hue }: Beam): ReactNode => (
  <g key={`${x}-${top}-${hue}`}>
    <rect x={x - 4.5} y={top - 3} width="9" height={length + 4} rx="4.5" fill={`hsl(${hue} 100% 58%)`} opacity="0.32" />
    <rect x={x - 2} y={top} width="4" height={length} rx="2" fill={`hsl(${hue} 100% 86%)`} />
    <rect
      x={x - 2}
      y={top}
      width="4"
      height={length}
      rx="2"
      fill="none"
      stroke={`hsl(${hue} 100% 60%)`}
      strokeWidth="0.8"
    />
  </g>
);

const hilt = (x: number, top: number, length: number): ReactNode => (
  <>
    <rect x={x - 3} y={top} width="6" height={length} rx="1.4" fill="#aab3c0" />
    <path
      d={`M${x - 3} ${top + length * 0.3} h6 M${x - 3} ${top + length * 0.55} h6`}
      stroke="#39424f"
      strokeWidth="1.6"
    />
  </>
);

/** Held beside the head; `lean` in degrees. */
export const held = (hue: number, lean = 16): ReactNode => (
  <g transform={`rotate(${lean} 72 66)`}>
    {beam({ x: 72, top: 2, length: 54, hue })}
    {hilt(72, 56, 12)}
  </g>
);

/** Both ends burn. */
export const doubleHeld = (hue: number): ReactNode => (
  <g transform="rotate(-64 46 62)">
    {beam({ x: 46, top: 6, length: 44, hue })}
    {beam({ x: 46, top: 72, length: 44, hue })}
    {hilt(46, 50, 22)}
  </g>
);

/** The weapon alone, across the picture. */
export const single = (hue: number): ReactNode => (
  <g transform="rotate(40 46 40)">
    {beam({ x: 46, top: -18, length: 72, hue })}
    {hilt(46, 54, 26)}
  </g>
);

export const double = (hue: number): ReactNode => (
  <g transform="rotate(62 46 40)">
    {beam({ x: 46, top: -30, length: 54, hue })}
    {beam({ x: 46, top: 56, length: 54, hue })}
    {hilt(46, 24, 32)}
  </g>
);
