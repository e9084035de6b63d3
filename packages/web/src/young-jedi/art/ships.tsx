/** Starships, seen against the stars: each kind by its outline. */
import type { ReactNode } from 'react';
import type { Chance } from '../../swtcg/art/random.ts';

const glow = (x: number, y: number, r: number, hue: number): ReactNode => (
  <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill={`hsl(${hue} 100% 72%)`} />
);

/** Yellow and chrome, two long engines and a tail like a needle. */
const nabooFighter = (mark: string): ReactNode => (
  <>
    <path d="M-40 0 L-8 -4 V4Z" fill="#c9d1dc" />
    <path d="M-14 -5 L10 -26 H24 L16 -5Z M-14 5 L10 26 H24 L16 5Z" fill="#f2d25c" />
    <path
      d="M-26 -26 H26 Q34 -26 36 -23 Q34 -20 26 -20 H-22Z M-26 26 H26 Q34 26 36 23 Q34 20 26 20 H-22Z"
      fill="#dfe4ea"
    />
    <path d="M-8 -7 Q24 -9 36 0 Q24 9 -8 7Z" fill="#f2d25c" />
    <path d="M-8 0 H36 Q24 9 -8 7Z" fill="#c9a23a" />
    <ellipse cx="12" cy="0" rx="6" ry="3.4" fill="#1b2a44" />
    <circle cx="0" cy="0" r="3" fill={mark} />
    {glow(-26, -23, 2.4, 200)}
    {glow(-26, 23, 2.4, 200)}
  </>
);

/** Red, three engines behind, a hammer of a bow. */
const republicCruiser = (
  <>
    <path d="M-40 -12 h18 l4 6 h30 l6 -7 h12 l8 8 v10 l-8 8 h-12 l-6 -7 h-30 l-4 6 h-18Z" fill="#c2503f" />
    <path d="M-40 2 h82 l-4 8 h-12 l-6 -7 h-30 l-4 6 h-26Z" fill="#8a2f24" />
    <path d="M-14 -6 v12 M-4 -6 v12 M6 -6 v12" stroke="#e3d6c8" strokeWidth="3" />
    {[-9, 0, 9].map((y) => glow(-42, y, 3.4, 205))}
  </>
);

/** Chrome, slender, without a seam. */
const royalStarship = (
  <>
    <path d="M-38 0 Q-10 -7 40 -1 Q42 0 40 1 Q-10 7 -38 0Z" fill="#eef3f8" />
    <path d="M-22 -4 L-34 -26 Q-26 -28 -14 -22 L8 -5Z M-22 4 L-34 26 Q-26 28 -14 22 L8 5Z" fill="#c9d4e0" />
    <path d="M-38 0 Q-10 7 40 1 L40 0Z" fill="#9fb0c4" />
    <ellipse cx="16" cy="-1" rx="7" ry="2" fill="#1b2a44" />
    {glow(-34, -24, 2.4, 195)}
    {glow(-34, 24, 2.4, 195)}
  </>
);

/** Split wings and two red eyes. */
const droidFighter = (
  <>
    <path d="M-30 -8 L26 -20 L30 -14 L-4 -4Z M-30 8 L26 20 L30 14 L-4 4Z" fill="#cdb998" />
    <path d="M-26 -14 L18 -30 L24 -26 L-8 -10Z M-26 14 L18 30 L24 26 L-8 10Z" fill="#8b7a5c" />
    <path d="M-20 -7 Q6 -10 18 0 Q6 10 -20 7Z" fill="#6f5f47" />
    <circle cx="10" cy="-3" r="2" fill="#ff5a4a" />
    <circle cx="10" cy="3" r="2" fill="#ff5a4a" />
    {glow(-22, 0, 3, 28)}
  </>
);

const PLAIN = '#4f452f';

/** A ring, open at the front, around a globe. */
const ring = (mark: string): ReactNode => (
  <>
    <path d="M24 -16 A30 30 0 1 0 24 16" stroke="#8b7a5c" strokeWidth="13" fill="none" />
    <path d="M22 -15 A27 27 0 1 0 22 15" stroke="#cdb998" strokeWidth="4" fill="none" />
    <path d="M-28 0 h24" stroke="#8b7a5c" strokeWidth="6" />
    <circle cx="0" cy="0" r="12" fill="#cdb998" />
    <path d="M0 -12 A12 12 0 0 1 0 12Z" fill="#a08c68" />
    <circle cx="3" cy="-3" r="4" fill={mark} />
    {mark === PLAIN ? null : <path d="M0 -12 V-26 M-4 -22 h8" stroke={mark} strokeWidth="2" />}
    {glow(-36, 0, 3, 28)}
  </>
);

/** A long needle of a nose, a round hull, folding wings. */
const infiltrator = (
  <>
    <path d="M-10 -4 H44 L46 0 L44 4 H-10Z" fill="#6b6d78" />
    <circle cx="-14" cy="0" r="15" fill="#4b4d58" />
    <path d="M-26 -12 L-18 -28 L-4 -28 L-6 -13Z M-26 12 L-18 28 L-4 28 L-6 13Z" fill="#32343d" />
    <circle cx="-14" cy="0" r="7" fill="#8d8f9b" />
    <circle cx="-14" cy="0" r="3" fill="#b02a2a" />
    {glow(-30, 0, 3.4, 2)}
  </>
);

const KINDS: readonly (readonly [RegExp, ReactNode])[] = [
  [/Bravo 1/u, nabooFighter('#c23a2f')],
  [/Bravo 2/u, nabooFighter('#3f6fd1')],
  [/Bravo 3/u, nabooFighter('#4f8a4a')],
  [/Naboo/u, nabooFighter('#8a6f1e')],
  [/Amidala/u, royalStarship],
  [/Republic|Radiant/u, republicCruiser],
  [/Maul|Sith/u, infiltrator],
  [/Droid Starfighter/u, droidFighter],
  [/Control/u, ring('#e0502f')],
  [/Viceroy/u, ring('#7a4fb0')],
];

export function shipShape(name: string, chance: Chance): ReactNode {
  const ship = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? ring(PLAIN);
  return (
    <>
      {Array.from({ length: 22 }, (_, i) => (
        <circle
          key={i}
          cx={chance() * 92}
          cy={chance() * 80}
          r={0.3 + chance() * 0.8}
          fill="#fff"
          opacity={0.2 + chance() * 0.6}
        />
      ))}
      <g transform={`translate(46 40) rotate(${-24 + chance() * 14}) scale(0.98)`}>{ship}</g>
    </>
  );
}
