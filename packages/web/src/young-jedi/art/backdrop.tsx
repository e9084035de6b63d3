/** What stands behind a figure: the planet it belongs to, in a few strokes. */
import type { ReactNode } from 'react';

const tatooine = (hue: number): ReactNode => (
  <>
    <circle cx="72" cy="16" r="7" fill="#fff3c9" opacity="0.85" />
    <circle cx="84" cy="24" r="4.5" fill="#ffcf8a" opacity="0.8" />
    <path d="M0 50 Q20 40 44 48 T92 44 V80 H0Z" fill={`hsl(${hue} 46% 34%)`} opacity="0.75" />
    <path d="M0 64 Q30 54 60 62 T92 60 V80 H0Z" fill={`hsl(${hue - 6} 46% 22%)`} />
  </>
);

const coruscant = (hue: number): ReactNode => (
  <>
    <path
      d="M0 80 V40 h8 V28 h7 v20 h8 V18 l3 -8 l3 8 V44 h9 V34 h8 v18 h8 V24 h7 v16 h9 V14 l3 -10 l3 10 V38 h8 V26 h10 V80Z"
      fill={`hsl(${hue} 44% 27%)`}
      opacity="0.8"
    />
    <path d="M0 58 H92 M0 66 H92" stroke="#ffd98a" strokeWidth="0.9" strokeDasharray="2 7" opacity="0.7" />
  </>
);

const naboo = (hue: number): ReactNode => (
  <>
    <path d="M8 50 V40 a9 9 0 0 1 18 0 V50Z M68 48 V36 a11 11 0 0 1 22 0 V48Z" fill="#7fc4a8" opacity="0.5" />
    <path d="M0 52 Q26 38 50 50 T92 44 V80 H0Z" fill={`hsl(${hue} 36% 30%)`} opacity="0.85" />
    <path d="M0 66 Q34 56 62 64 T92 62 V80 H0Z" fill={`hsl(${hue} 38% 19%)`} />
  </>
);

const PLANETS: readonly ((hue: number) => ReactNode)[] = [tatooine, coruscant, naboo];

export const backdrop = (planet: number, hue: number): ReactNode => PLANETS[planet]?.(hue) ?? null;
