/** Portraits: who it is follows from what the type line says. */
import { byName } from '@dejarik/kernel/words';
import type { ReactNode } from 'react';
import type { Facts } from '../../session/swtcg/facts.ts';
import { droidShape } from './droids.tsx';
import type { Chance } from './random.ts';

export const HUMAN = ['#f0cda8', '#e2b48a', '#c99a74', '#8d6142'] as const;
/** Peoples that the type line names, by the colour of their skin. */
const PEOPLES = byName<string>({
  Gungan: '#d99a6c',
  Kel: '#d8925a',
  Nautolan: '#6fae7f',
  Togruta: '#d8694a',
  "Twi'lek": '#6f9ed6',
  Rodian: '#7fb56a',
  Ithorian: '#9a7a55',
  Bith: '#d9c3b8',
  Anzati: '#b7a79a',
  Clawdite: '#a8a06a',
  Clan: '#b9b2a6',
  Union: '#8fa08a',
  Alliance: '#b48a6a',
  Federation: '#8fa37a',
});
export const HAIR = ['#2b1d14', '#4a3220', '#7a5630', '#b98d4a', '#8f8f94', '#191a20'] as const;

export const oneOf = <T,>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)]!;

function blade(side: Facts['side'], chance: Chance): ReactNode {
  const hue = side === 'Dark' ? 2 : chance() > 0.4 ? 208 : 128;
  return (
    <g transform="rotate(16 72 40)">
      <rect x="69" y="4" width="7" height="54" rx="3.5" fill={`hsl(${hue} 100% 58%)`} opacity="0.35" />
      <rect x="71" y="6" width="3" height="50" rx="1.5" fill={`hsl(${hue} 100% 82%)`} />
      <rect x="70.6" y="56" width="3.8" height="10" rx="1" fill="#9aa4b3" />
    </g>
  );
}

export const shoulders = (fill: string, collar: string): ReactNode => (
  <>
    <path d="M16 84 Q18 56 38 52 L46 56 L54 52 Q74 56 76 84Z" fill={fill} />
    <path d="M38 52 L46 66 L54 52 L50 50 H42Z" fill={collar} />
  </>
);

export const head = (skin: string): ReactNode => (
  <>
    <rect x="41" y="44" width="10" height="10" fill={skin} />
    <path d="M34 34 Q34 20 46 20 Q58 20 58 34 Q58 48 46 50 Q34 48 34 34Z" fill={skin} />
    <path d="M46 20 Q58 20 58 34 Q58 48 46 50Z" fill="#000" opacity="0.1" />
  </>
);

export const eyes = (glow = '#1c1712'): ReactNode => (
  <>
    <circle cx="41" cy="36" r="1.4" fill={glow} />
    <circle cx="51" cy="36" r="1.4" fill={glow} />
  </>
);

export const CUTS: readonly ((hair: string) => ReactNode)[] = [
  (hair) => <path key="c" d="M33 34 Q30 16 46 16 Q62 16 59 34 Q57 25 46 24 Q35 25 33 34Z" fill={hair} />,
  (hair) => <path key="c" d="M32 36 Q29 14 46 14 Q63 14 60 36 L57 30 Q50 22 38 26 Q35 29 35 33Z" fill={hair} />,
  (hair) => <path key="c" d="M31 50 Q26 14 46 14 Q66 14 61 50 L57 50 Q60 28 46 24 Q32 28 35 50Z" fill={hair} />,
  (hair) => (
    <g key="c" fill={hair}>
      <path d="M33 34 Q30 16 46 16 Q62 16 59 34 Q57 24 46 23 Q35 24 33 34Z" />
      <circle cx="46" cy="12" r="6" />
    </g>
  ),
];

export const hood = (fill: string): ReactNode => (
  <path d="M26 56 Q24 12 46 11 Q68 12 66 56 Q62 30 46 25 Q30 30 26 56Z" fill={fill} />
);

const cap = (fill: string): ReactNode => (
  <>
    <path d="M31 27 Q32 12 46 12 Q60 12 61 27Z" fill={fill} />
    <path d="M30 27 h32 v3.5 H30Z" fill="#14171d" />
    <circle cx="46" cy="20" r="1.8" fill="#b9c2d0" />
  </>
);

const crashHelmet = (fill: string): ReactNode => (
  <>
    <path d="M30 38 Q29 13 46 13 Q63 13 62 38 L58 38 Q58 27 46 27 Q34 27 34 38Z" fill={fill} />
    <path d="M35 25 Q46 18 57 25" stroke="#b23a2e" strokeWidth="3" fill="none" />
  </>
);

const armour = (plate: string, visor: ReactNode): ReactNode => (
  <>
    {shoulders('#cfd7e3', '#20262f')}
    <path d="M31 34 Q31 14 46 14 Q61 14 61 34 V46 Q55 54 46 54 Q37 54 31 46Z" fill={plate} />
    <path d="M46 14 Q61 14 61 34 V46 Q55 54 46 54Z" fill="#000" opacity="0.12" />
    {visor}
  </>
);

const stormtrooper = armour(
  '#f2f5fa',
  <>
    <path d="M33 31 Q39 28 45 32 L47 32 Q53 28 59 31 L58 37 Q52 39 48 36 H44 Q40 39 34 37Z" fill="#10141b" />
    <path d="M40 44 h12 l2 5 h-16Z" fill="#7d8796" />
    <path d="M43 44 v5 M46 44 v5 M49 44 v5" stroke="#10141b" strokeWidth="1.2" />
  </>,
);
const cloneTrooper = (mark: string): ReactNode =>
  armour(
    '#f2f5fa',
    <>
      <path d="M44 10 h4 v14 h-4Z" fill={mark} />
      <path d="M33 29 h26 v5 H50 v12 h-8 V34 H33Z" fill="#10141b" />
    </>,
  );
const bountyHunter = (fill: string): ReactNode =>
  armour(
    fill,
    <>
      <path d="M33 29 h26 v5 H49 v14 h-6 V34 H33Z" fill="#0d1016" />
      <path d="M62 8 v26" stroke="#9aa4b3" strokeWidth="2" />
    </>,
  );

export const wrapped = (
  <>
    {shoulders('#8a7350', '#5e4c33')}
    <path d="M31 36 Q31 16 46 16 Q61 16 61 36 Q61 52 46 54 Q31 52 31 36Z" fill="#b99d70" />
    <path d="M32 28 L60 24 M32 42 L60 46 M36 20 L58 18" stroke="#8a7350" strokeWidth="2.2" />
    <circle cx="40" cy="34" r="4.6" fill="#3a3128" />
    <circle cx="52" cy="34" r="4.6" fill="#3a3128" />
    <rect x="42" y="43" width="8" height="7" rx="2" fill="#6b7480" />
    <path d="M33 20 l-5 -7 M59 20 l5 -7" stroke="#6b7480" strokeWidth="3" />
  </>
);
export const jawa = (
  <>
    <path d="M18 84 Q22 30 46 26 Q70 30 74 84Z" fill="#5b4230" />
    <path d="M30 60 Q28 28 46 26 Q64 28 62 60 Q58 42 46 40 Q34 42 30 60Z" fill="#3d2b1e" />
    <path d="M34 58 Q34 42 46 41 Q58 42 58 58 Q46 62 34 58Z" fill="#0c0a09" />
    <circle cx="41" cy="51" r="3" fill="#ffd24a" />
    <circle cx="51" cy="51" r="3" fill="#ffd24a" />
  </>
);
const geonosian = (
  <>
    <path d="M40 56 Q14 40 8 14 Q30 22 42 48Z M52 56 Q78 40 84 14 Q62 22 50 48Z" fill="#c9a67a" opacity="0.45" />
    {shoulders('#8a5f3c', '#6d4a2e')}
    <path d="M36 22 Q46 10 56 22 L58 38 Q52 54 46 54 Q40 54 34 38Z" fill="#a9744a" />
    <path d="M36 24 L28 10 L40 18Z M56 24 L64 10 L52 18Z" fill="#8a5f3c" />
    <ellipse cx="40" cy="33" rx="3.4" ry="2.2" fill="#18120d" />
    <ellipse cx="52" cy="33" rx="3.4" ry="2.2" fill="#18120d" />
  </>
);
const kaminoan = (
  <>
    <path d="M26 84 Q30 66 42 64 L43 40 h6 L50 64 Q62 66 66 84Z" fill="#dfe9f2" />
    <ellipse cx="46" cy="24" rx="13" ry="17" fill="#eaf2f8" />
    <ellipse cx="41" cy="26" rx="3.2" ry="4.4" fill="#14181f" />
    <ellipse cx="51" cy="26" rx="3.2" ry="4.4" fill="#14181f" />
  </>
);

const beast = (hue: number, chance: Chance): ReactNode => (
  <>
    <path d="M6 84 Q14 44 46 42 Q78 44 86 84Z" fill={`hsl(${hue} 22% 26%)`} />
    <path d="M24 42 Q28 18 48 20 Q74 22 74 42 Q62 58 46 56 Q32 56 24 42Z" fill={`hsl(${hue} 26% 40%)`} />
    <path
      d={`M30 24 L${20 - chance() * 8} 6 L40 20Z M64 24 L${74 + chance() * 8} 6 L54 20Z`}
      fill={`hsl(${hue} 22% 30%)`}
    />
    <path d="M32 50 l3 9 l3 -8 l4 9 l4 -9 l4 9 l4 -9 l3 8 l3 -9Z" fill="#f1ead8" />
    <circle cx="40" cy="36" r="3" fill="#ffd36b" />
    <circle cx="60" cy="36" r="3" fill="#ffd36b" />
  </>
);

function person({ subtypes, side }: Facts, chance: Chance, hue: number): ReactNode {
  const is = (word: string): boolean => subtypes.includes(word);
  const people = subtypes.find((word) => Object.hasOwn(PEOPLES, word));
  const skin = people === undefined ? oneOf(HUMAN, chance) : PEOPLES[people]!;
  const hair = oneOf(HAIR, chance);
  const cut = oneOf(CUTS, chance);
  const cloth = is('Jedi')
    ? side === 'Dark'
      ? '#2a2530'
      : oneOf(['#7a5c3e', '#8c7454', '#5f4a38'], chance)
    : is('Imperial')
      ? '#4a5148'
      : is('Rebel')
        ? oneOf(['#c87b34', '#6b6f57', '#a89468'], chance)
        : `hsl(${hue + chance() * 120 - 60} 30% ${28 + chance() * 16}%)`;
  const collar = is('Jedi') ? '#d9c9a8' : '#12151c';
  const hooded = side === 'Dark' && is('Jedi');
  const covered = is('Imperial')
    ? cap('#3c423b')
    : is('Rebel') && is('Officer') && chance() > 0.4
      ? crashHelmet('#e8e4da')
      : null;
  const wearsHair = people === undefined || people === 'Clan' || people === 'Anzati';
  return (
    <>
      {shoulders(cloth, collar)}
      {head(skin)}
      {eyes(hooded ? '#ffb13d' : undefined)}
      {hooded ? hood('#1b1720') : (covered ?? (wearsHair ? cut(hair) : null))}
    </>
  );
}

function figureOf(facts: Facts, chance: Chance, hue: number): ReactNode {
  const is = (word: string): boolean => facts.subtypes.includes(word);
  if (is('Creature')) return beast(20 + chance() * 90, chance);
  if (is('Droid')) return droidShape(facts, chance);
  if (is('Stormtrooper')) return stormtrooper;
  if (is('Clone') && !is('Boy'))
    return cloneTrooper(oneOf(['#3b6fd1', '#c23a2f', '#d9a72f', '#f2f5fa', '#4f8a4a'], chance));
  if (is('Tusken')) return wrapped;
  if (is('Jawa')) return jawa;
  if (is('Geonosian')) return geonosian;
  if (is('Kaminoan')) return kaminoan;
  if (is('Hunter') && chance() > 0.35) return bountyHunter(oneOf(['#5f7f9e', '#6f8f5a', '#8f7a5a', '#8f5a5a'], chance));
  return person(facts, chance, hue);
}

export function characterShape(facts: Facts, chance: Chance, hue: number): ReactNode {
  return (
    <g transform={`translate(${chance() * 8 - 4} 0)`}>
      {figureOf(facts, chance, hue)}
      {facts.subtypes.includes('Jedi') ? blade(facts.side, chance) : null}
    </g>
  );
}
