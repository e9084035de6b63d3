/** Droids, by what they are made for. */
import type { ReactNode } from 'react';
import type { Facts } from '../../session/swtcg/facts.ts';
import type { Chance } from './random.ts';

export const astromech = (hue: number): ReactNode => (
  <>
    <path d="M26 84 V46 h40 V84Z" fill="#c9d3e0" />
    <path d="M26 46 Q27 18 46 18 Q65 18 66 46Z" fill="#e6ecf4" />
    <path d="M27 40 Q28 34 31 29 H61 Q64 34 65 40Z" fill={`hsl(${hue} 62% 46%)`} />
    <circle cx="50" cy="34" r="4.6" fill="#10141b" />
    <circle cx="48.6" cy="32.6" r="1.2" fill="#fff" />
    <rect x="31" y="52" width="12" height="6" fill={`hsl(${hue} 62% 46%)`} />
    <rect x="48" y="52" width="13" height="14" fill="#9aa8ba" />
    <rect x="31" y="64" width="12" height="12" fill="#9aa8ba" />
  </>
);

export const protocol = (
  <>
    <path d="M20 84 Q22 58 46 56 Q70 58 72 84Z" fill="#d3a63a" />
    <path d="M33 34 Q33 15 46 15 Q59 15 59 34 Q59 50 46 52 Q33 50 33 34Z" fill="#eac35a" />
    <circle cx="40" cy="34" r="4" fill="#fff6cf" />
    <circle cx="52" cy="34" r="4" fill="#fff6cf" />
    <circle cx="40" cy="34" r="1.6" fill="#3a2c08" />
    <circle cx="52" cy="34" r="1.6" fill="#3a2c08" />
    <rect x="41" y="43" width="10" height="3" fill="#8a6a1c" />
    <circle cx="46" cy="68" r="6" fill="#a8822a" />
  </>
);

export const battleDroid = (mark: string): ReactNode => (
  <>
    <path d="M32 84 L36 58 h20 l4 26Z" fill="#b89a6c" />
    <rect x="43" y="44" width="6" height="16" fill="#8f764f" />
    <path d="M38 12 Q46 6 54 12 L58 34 Q54 48 46 48 Q38 48 34 34Z" fill="#d4b684" />
    <path d="M38 12 Q46 6 54 12 L53 18 H39Z" fill={mark} />
    <circle cx="40" cy="27" r="2.4" fill="#191510" />
    <circle cx="52" cy="27" r="2.4" fill="#191510" />
    <path d="M36 62 l-14 14 M56 62 l14 10" stroke="#b89a6c" strokeWidth="5" strokeLinecap="round" />
  </>
);

const superBattleDroid = (
  <>
    <path d="M18 84 Q16 40 46 38 Q76 40 74 84Z" fill="#6f7b8c" />
    <path d="M36 40 Q46 30 56 40 L54 48 H38Z" fill="#566172" />
    <circle cx="46" cy="41" r="2" fill="#ff5a4a" />
    <path d="M22 54 h48" stroke="#4a5462" strokeWidth="3" />
    <path d="M18 60 l-10 18 M74 60 l10 14" stroke="#6f7b8c" strokeWidth="8" strokeLinecap="round" />
  </>
);

export const destroyer = (
  <>
    <path d="M10 50 Q46 -8 82 50" stroke="#6fb7ff" strokeWidth="2" fill="none" opacity="0.7" />
    <path d="M30 34 Q46 14 62 34 L56 52 H36Z" fill="#a8793f" />
    <path d="M40 26 h12 l-2 8 h-8Z" fill="#6d4c24" />
    <circle cx="43" cy="30" r="1.8" fill="#ff5a4a" />
    <circle cx="49" cy="30" r="1.8" fill="#ff5a4a" />
    <path
      d="M34 44 L12 56 M58 44 L80 56 M40 52 L30 82 M52 52 L62 82 M46 52 V84"
      stroke="#8a6233"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);

const hovering = (hue: number, chance: Chance): ReactNode => (
  <>
    <ellipse cx="46" cy="76" rx="20" ry="3" fill="#000" opacity="0.4" />
    <circle cx="46" cy="40" r="22" fill="#3b4352" />
    <path d="M24 40 h44" stroke="#202631" strokeWidth="4" />
    <circle cx={40 + chance() * 12} cy="34" r="7" fill={`hsl(${hue} 90% 62%)`} />
    <circle cx={42 + chance() * 8} cy="33" r="2.6" fill="#fff" />
    <path d="M64 52 l10 12 M28 52 l-10 12 M46 62 v12" stroke="#8a94a6" strokeWidth="3" strokeLinecap="round" />
  </>
);

const boxy = (hue: number): ReactNode => (
  <>
    <path d="M24 30 h44 l6 36 H18Z" fill="#6a7280" />
    <path d="M24 30 h44 l2 10 H22Z" fill="#8a94a6" />
    <rect x="30" y="46" width="14" height="8" fill={`hsl(${hue} 80% 55%)`} />
    <rect x="50" y="46" width="12" height="12" fill="#2b313c" />
    <path d="M26 66 v14 h12 V66 M54 66 v14 h12 V66" fill="#4a515d" />
  </>
);

export function droidShape({ subtypes, name }: Facts, chance: Chance): ReactNode {
  const is = (word: string): boolean => subtypes.includes(word);
  const hue = chance() * 360;
  if (is('Astromech')) return astromech(hue);
  if (is('Protocol')) return protocol;
  if (name.startsWith('Super')) return superBattleDroid;
  if (name.startsWith('Destroyer')) return destroyer;
  if (is('Federation')) return battleDroid(`hsl(${hue} 60% 50%)`);
  if (is('Service') || is('Minelayer') || name.startsWith('Mouse')) return boxy(hue);
  return hovering(is('Imperial') || is('Assassin') ? 4 : hue, chance);
}
