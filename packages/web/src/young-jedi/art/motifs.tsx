/** What a card without anybody in particular shows: a planet, a monster of the deep, ships, crossed blades. */
import type { ReactNode } from 'react';
import type { Facts } from '../../session/young-jedi/facts.ts';
import type { Chance } from '../../swtcg/art/random.ts';
import { backdrop } from './backdrop.tsx';
import { beam, BLUE, GREEN, RED } from './sabers.tsx';
import { shipShape } from './ships.tsx';

const fish = (chance: Chance): ReactNode => {
  const hue = 170 + chance() * 60;
  return (
    <g transform={`rotate(${-10 + chance() * 16} 46 42)`}>
      <path
        d="M2 22 Q20 6 50 12 Q78 16 88 34 Q70 30 62 40 Q76 44 86 54 Q70 66 46 66 Q16 64 2 44 L-8 58 V10Z"
        fill={`hsl(${hue} 32% 32%)`}
      />
      <path d="M2 44 Q16 64 46 66 Q70 66 86 54 Q76 50 66 46 Q40 58 2 44Z" fill={`hsl(${hue} 26% 46%)`} />
      <path
        d="M64 36 l5 7 l4 -6 l4 6 l4 -5 l3 4 M66 46 l4 -5 l4 5 l4 -4 l4 5"
        stroke="#f6f0dc"
        strokeWidth="2.2"
        fill="none"
      />
      <circle cx="60" cy="26" r="4.4" fill="#ffd36b" />
      <circle cx="61" cy="26" r="1.8" fill="#14181f" />
      <path d="M20 14 Q28 -4 40 10Z M26 64 Q32 82 44 66Z" fill={`hsl(${hue} 32% 24%)`} />
    </g>
  );
};

const crossed = (own: number, other: number): ReactNode => (
  <>
    <g transform="rotate(38 46 44)">{beam({ x: 46, top: -4, length: 80, hue: own })}</g>
    <g transform="rotate(-38 46 44)">{beam({ x: 46, top: -4, length: 80, hue: other })}</g>
    <circle cx="46" cy="36" r="12" fill="#fff" opacity="0.35" />
    <circle cx="46" cy="36" r="5" fill="#fff" />
  </>
);

const PLANET_WORDS: readonly (readonly [RegExp, number, number])[] = [
  [/Tatooine|Podrace Arena/u, 0, 36],
  [/Coruscant|Capital City/u, 1, 222],
  [/Naboo/u, 2, 146],
];

/** What the words of the card make one think of, or null. */
export function motifOf({ name, text, side }: Facts, chance: Chance): ReactNode | null {
  const words = `${name} ${text.join(' ')}`;
  if (/Fish|Opee|Sando/u.test(name)) return fish(chance);
  if (/starfighter|transport|Blockade/iu.test(words))
    return shipShape(side === 'Dark' ? 'Droid Starfighter' : 'Naboo Starfighter', chance);
  const place = PLANET_WORDS.find(([pattern]) => pattern.test(text.join(' ')));
  if (place !== undefined) return backdrop(place[1], place[2]);
  if (text.some((line) => line.startsWith('Duel:')))
    return crossed(side === 'Dark' ? RED : chance() > 0.5 ? BLUE : GREEN, side === 'Dark' ? BLUE : RED);
  return null;
}
