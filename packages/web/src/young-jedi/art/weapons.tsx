/** Weapons and what is ridden: each kind by its outline. */
import type { ReactNode } from 'react';
import type { Facts } from '../../session/young-jedi/facts.ts';
import { oneOf } from '../../swtcg/art/characters.tsx';
import type { Chance } from '../../swtcg/art/random.ts';
import { BLUE, double, GREEN, PURPLE, RED, single } from './sabers.tsx';

const STEEL = '#9aa5b4';
const SHADE = '#5d6773';

const pistol = (mark: string): ReactNode => (
  <g transform="rotate(-12 46 42)">
    <path d="M16 32 H72 V43 H50 L46 50 L42 70 H28 L33 43 H16Z" fill={STEEL} />
    <path d="M16 38 H72 V43 H50 L46 50 L42 70 H36 L40 43 H16Z" fill={SHADE} />
    <path d="M30 26 h24 v5 H30Z" fill={mark} />
    <rect x="70" y="34" width="8" height="5" fill="#ff7a5c" />
  </g>
);

const rifle = (mark: string): ReactNode => (
  <g transform="rotate(-24 46 42)">
    <path d="M-6 44 L14 36 H88 V42 H66 L62 48 H40 L36 62 H28 L30 48 H16 L-4 54Z" fill={STEEL} />
    <path d="M16 42 H66 L62 48 H40 L36 62 H28 L30 48 H16Z" fill={SHADE} />
    <path d="M30 28 h26 v5 h-8 v3 h-10 v-3 h-8Z" fill={mark} />
    <rect x="84" y="36" width="7" height="5" fill="#ff7a5c" />
  </g>
);

const cannon = (
  <>
    <path d="M10 70 Q14 50 34 50 H60 Q76 52 80 70Z" fill="#b8854a" />
    <path d="M30 50 Q30 34 46 34 Q60 34 62 50Z" fill="#cf9a58" />
    <g transform="rotate(-16 44 42)">
      <path d="M-4 38 H48 V46 H-4Z" fill="#6d4c24" />
      <rect x="-8" y="36" width="8" height="12" fill="#3d2a14" />
    </g>
    <circle cx="-2" cy="54" r="10" fill="#ff8a4a" opacity="0.5" />
  </>
);

const electropole = (
  <g transform="rotate(34 46 40)">
    <rect x="44" y="-14" width="4" height="110" rx="2" fill="#b58f5a" />
    <path d="M41 -6 h10 l-2 12 h-6Z M41 74 h10 l-2 12 h-6Z" fill="#6f8f9a" />
    <circle cx="46" cy="-8" r="9" fill="#7fd0ff" opacity="0.5" />
    <circle cx="46" cy="-8" r="4" fill="#e6f9ff" />
    <path d="M40 20 l8 -6 l-4 8 l8 -4" stroke="#9fe3ff" strokeWidth="1.6" fill="none" />
  </g>
);

/** A running bird-lizard with a duck's bill. */
const kaadu = (
  <>
    <path
      d="M26 50 Q34 36 54 40 Q66 42 66 30 Q66 18 76 18 L90 24 Q82 30 76 28 Q78 48 62 54 Q44 62 26 50Z"
      fill="#c98a52"
    />
    <path d="M26 50 Q14 46 4 52 Q14 56 28 56Z" fill="#a86f3c" />
    <path
      d="M38 54 L30 66 L38 78 h10 M54 54 L62 66 L54 80 h10"
      stroke="#a86f3c"
      strokeWidth="5"
      fill="none"
      strokeLinecap="round"
    />
    <circle cx="75" cy="22" r="1.8" fill="#1c1712" />
    <path d="M64 22 Q58 34 62 46" stroke="#e8b07a" strokeWidth="4" fill="none" />
    <path d="M40 40 q8 -8 16 0 l-2 6 H42Z" fill="#5a3a6a" />
  </>
);

/** A four-footed beast with a drooping snout. */
const eopie = (
  <>
    <path
      d="M20 46 Q26 34 48 36 L62 30 Q62 18 72 20 Q82 24 80 40 Q76 46 72 38 L66 44 Q66 54 58 56 H28 Q18 56 20 46Z"
      fill="#d9c3a0"
    />
    <path d="M28 54 V78 M36 56 V80 M52 56 V80 M60 54 V78" stroke="#bfa680" strokeWidth="5" strokeLinecap="round" />
    <path d="M30 34 h18 l-2 12 H32Z" fill="#8a4f3a" />
    <circle cx="72" cy="26" r="1.6" fill="#1c1712" />
  </>
);

/** Huge, with a shield generator on its back. */
const fambaa = (
  <>
    <path
      d="M6 62 Q10 40 40 40 H60 Q70 40 74 48 L90 52 Q90 62 76 64 L70 62 V80 H58 V66 H30 V80 H18 V66 Q6 70 6 62Z"
      fill="#7f8f5a"
    />
    <path d="M18 66 H70 V72 H58 V66 H30 V72 H18Z" fill="#5f6f40" />
    <circle cx="80" cy="54" r="1.8" fill="#1c1712" />
    <path d="M30 40 L34 26 H52 L56 40Z" fill="#b58f5a" />
    <ellipse cx="43" cy="24" rx="14" ry="5" fill="#7fd0ff" />
    <path d="M6 28 Q43 -16 80 28" stroke="#9fe3ff" strokeWidth="2" fill="none" opacity="0.8" />
  </>
);

const speeder = (light: string, shade: string): ReactNode => (
  <>
    <path d="M6 52 Q10 42 28 40 L60 38 Q84 42 88 52 Q70 60 46 60 Q18 60 6 52Z" fill={light} />
    <path d="M6 52 Q46 62 88 52 Q80 62 60 64 H30 Q10 60 6 52Z" fill={shade} />
    <path d="M36 40 Q40 26 54 28 L58 39Z" fill="#bfe6ff" opacity="0.75" />
    <path d="M4 46 h16 v8 H4Z M8 34 h14 v7 H8Z" fill={shade} />
    <path d="M18 74 h58" stroke="#9fd0ff" strokeWidth="2.4" opacity="0.55" />
  </>
);

/** A platform that one droid stands on. */
const stap = (
  <>
    <path d="M42 8 h6 l2 34 h-10Z" fill="#b08a56" />
    <path d="M28 14 h34 v5 H28Z" fill="#6d4c24" />
    <path d="M20 42 H72 L64 54 H30Z" fill="#cf9a58" />
    <path d="M30 54 L24 74 M62 54 L70 74" stroke="#6d4c24" strokeWidth="5" />
    <path d="M18 40 L4 30 M74 40 L88 30" stroke="#6d4c24" strokeWidth="4" />
    <path d="M2 28 h6 v4 H2Z M84 28 h6 v4 h-6Z" fill="#ff7a5c" />
  </>
);

const troopTransport = (
  <>
    <path d="M4 64 L10 34 Q14 24 26 24 H74 Q88 26 88 44 V64Z" fill="#b8854a" />
    <path d="M4 64 L10 34 Q14 24 26 24 L22 64Z" fill="#cf9a58" />
    <path d="M28 32 h50 v4 H28Z M28 42 h54 v4 H28Z" fill="#6d4c24" />
    <path d="M6 52 h14 v8 H6Z" fill="#3d2a14" />
    <path d="M2 68 H90 V72 H2Z" fill="#9fd0ff" opacity="0.5" />
  </>
);

/** Two engines before a small cockpit; the shape of the engines and the colours are the pilot's. */
function podracer(chance: Chance): ReactNode {
  const hue = chance() * 360;
  const paint = `hsl(${hue} 62% 52%)`;
  const second = `hsl(${hue + 150 + chance() * 60} 50% 50%)`;
  const long = 20 + chance() * 14;
  const fat = 9 + chance() * 6;
  const finned = chance() > 0.5;
  const engine = (x: number, y: number): ReactNode => (
    <g key={y} transform={`translate(${x} ${y}) rotate(-12)`}>
      <path d={`M${-long} ${-fat / 2} H${long * 0.5} L${long} 0 L${long * 0.5} ${fat / 2} H${-long}Z`} fill={paint} />
      <path d={`M${-long} 0 H${long} L${long * 0.5} ${fat / 2} H${-long}Z`} fill="#000" opacity="0.22" />
      <rect x={-long * 0.4} y={-fat / 2} width={long * 0.3} height={fat} fill={second} />
      <ellipse cx={-long} cy="0" rx="3" ry={fat / 2} fill="#ffb13d" />
      {finned ? (
        <path d={`M${long * 0.3} ${-fat / 2} l8 -10 l2 10Z M${long * 0.3} ${fat / 2} l8 10 l2 -10Z`} fill={second} />
      ) : null}
    </g>
  );
  return (
    <g>
      <path d="M0 26 H22 M-4 58 H20 M4 42 H16" stroke="#fff3c9" strokeWidth="1.4" opacity="0.5" />
      <path d="M50 24 L18 44 M50 56 L18 48" stroke="#d5dbe4" strokeWidth="1.2" />
      <path d="M44 26 Q52 40 44 56" stroke="#c77dff" strokeWidth="2.4" fill="none" />
      <path d="M4 46 Q10 36 22 40 L26 46 Q18 54 6 52Z" fill={second} />
      <circle cx="15" cy="41" r="4" fill="#e2b48a" />
      {engine(58, 22)}
      {engine(60, 56)}
    </g>
  );
}

const detonator = (
  <>
    <circle cx="46" cy="44" r="24" fill="#8a939f" />
    <path d="M22 44 h48" stroke="#3d4550" strokeWidth="4" />
    <circle cx="46" cy="44" r="8" fill="#3d4550" />
    <circle cx="46" cy="44" r="4" fill="#ff5a4a" />
    <path d="M40 14 h12 v8 H40Z" fill="#5d6773" />
  </>
);

/** Balls of energy. */
const booma = (
  <>
    {[
      [30, 52, 16],
      [60, 46, 20],
      [44, 24, 12],
    ].map(([x, y, r]) => (
      <g key={x}>
        <circle cx={x} cy={y} r={r} fill="#5fb8f0" opacity="0.7" stroke="#dff5ff" strokeWidth="1.6" />
        <circle cx={x! - r! * 0.3} cy={y! - r! * 0.3} r={r! * 0.3} fill="#fff" opacity="0.85" />
      </g>
    ))}
  </>
);

const binoculars = (
  <>
    <path d="M10 34 H82 V58 H10Z" fill="#3d3844" />
    <circle cx="26" cy="46" r="13" fill="#23202a" stroke="#6b6478" strokeWidth="2.4" />
    <circle cx="66" cy="46" r="13" fill="#23202a" stroke="#6b6478" strokeWidth="2.4" />
    <circle cx="26" cy="46" r="7" fill="#b02a2a" />
    <circle cx="66" cy="46" r="7" fill="#b02a2a" />
  </>
);

const screen = (glow: string): ReactNode => (
  <g transform="rotate(-6 46 42)">
    <rect x="20" y="14" width="52" height="58" rx="5" fill="#4a525e" />
    <rect x="26" y="20" width="40" height="34" fill="#10202a" />
    <path d="M30 28 h24 M30 35 h32 M30 42 h18 M30 49 h26" stroke={glow} strokeWidth="2" />
    <path d="M28 62 h6 M38 62 h6 M48 62 h6 M58 62 h6" stroke="#c9d1dc" strokeWidth="4" />
  </g>
);

const comlink = (
  <g transform="rotate(24 46 42)">
    <rect x="36" y="10" width="20" height="64" rx="8" fill="#aab3c0" />
    <path d="M40 20 h12 M40 25 h12 M40 30 h12" stroke="#39424f" strokeWidth="2" />
    <circle cx="46" cy="46" r="4" fill="#7fd0ff" />
    <path d="M62 16 q10 10 0 22 M68 10 q16 16 0 34" stroke="#9fd0ff" strokeWidth="2" fill="none" />
  </g>
);

const backpack = (
  <>
    <path d="M24 30 Q26 14 46 14 Q66 14 68 30 V70 Q46 80 24 70Z" fill="#a3825a" />
    <path d="M24 40 Q46 48 68 40 V52 Q46 60 24 52Z" fill="#7a5c3a" />
    <path d="M30 58 h32 v14 H30Z" fill="#8a6a44" />
    <path d="M34 14 Q30 2 46 2 Q62 2 58 14" stroke="#5e4426" strokeWidth="4" fill="none" />
  </>
);

const gaderffii = (
  <g transform="rotate(48 46 42)">
    <rect x="44" y="-10" width="4" height="104" fill="#7a5c3a" />
    <path d="M40 -12 Q46 -26 60 -18 Q54 -8 50 2 h-8Z" fill="#8a939f" />
    <path d="M38 84 h16 l-4 14 h-8Z" fill="#8a939f" />
    <path d="M44 20 h4 M44 26 h4 M44 32 h4" stroke="#d9c39a" strokeWidth="2" />
  </g>
);

/** A gun that shoots a line upwards. */
const ascension = (
  <>
    <path d="M58 34 L84 -4" stroke="#e6ecf4" strokeWidth="1.6" />
    <path d="M80 0 l8 -6 l-2 10Z" fill="#e6ecf4" />
    <g transform="translate(-6 12)">{pistol('#d9a72f')}</g>
  </>
);

const taxi = speeder('#e0b030', '#8a6a1c');

const shuttle = (
  <>
    <path d="M8 50 Q20 30 56 30 Q80 32 88 48 Q70 58 40 58 Q16 58 8 50Z" fill="#e3e1da" />
    <path d="M62 32 Q78 34 84 46 L66 46Z" fill="#3a5570" />
    <path d="M20 56 L10 72 H30 L40 58Z M24 36 L18 18 H30 L42 31Z" fill="#a9433a" />
  </>
);

const BLADES: readonly (readonly [RegExp, number])[] = [
  [/Obi-Wan|Adi Gallia/u, BLUE],
  [/Mace Windu/u, PURPLE],
  [/Maul|Sith/u, RED],
];

const bladeOf = ({ name, side }: Facts): number =>
  BLADES.find(([pattern]) => pattern.test(name))?.[1] ?? (side === 'Dark' ? BLUE : GREEN);

/** The first that fits counts. */
const KINDS: readonly (readonly [RegExp, (chance: Chance) => ReactNode])[] = [
  [/Electropole/u, () => electropole],
  [/Kaadu/u, () => kaadu],
  [/Eopie/u, () => eopie],
  [/Fambaa/u, () => fambaa],
  [/Laser Cannon/u, () => cannon],
  [/Multi Troop/u, () => troopTransport],
  [/STAP/u, () => stap],
  [/Sith Speeder/u, () => speeder('#4b4756', '#211e29')],
  [/Flash Speeder/u, () => speeder('#e7d08a', '#8f7a3a')],
  [/Gian Speeder/u, () => speeder('#b5543f', '#6a2f22')],
  [/Taxi/u, () => taxi],
  [/Shuttle/u, () => shuttle],
  [/Detonator/u, () => detonator],
  [/Booma/u, () => booma],
  [/Electrobinoculars/u, () => binoculars],
  [/Viewscreen/u, () => screen('#ffcf6b')],
  [/Datapad/u, () => screen('#7fe0a0')],
  [/Comlink/u, () => comlink],
  [/Backpack/u, () => backpack],
  [/Gaderffii/u, () => gaderffii],
  [/Ascension/u, () => ascension],
  [/Rifle/u, (chance) => rifle(oneOf(['#3d4550', '#6d4c24', '#7a2f22', '#2f4f7a'], chance))],
];

export function weaponShape(facts: Facts, chance: Chance): ReactNode {
  if (facts.traits.includes('lightsaber')) {
    const hue = bladeOf(facts);
    return /Maul/u.test(facts.name) ? double(hue) : single(hue);
  }
  if (facts.traits.includes('Podracer')) return podracer(chance);
  const kind = KINDS.find(([pattern]) => pattern.test(facts.name))?.[1];
  return kind?.(chance) ?? pistol(oneOf(['#3d4550', '#d9a72f', '#7a2f22', '#2f4f7a'], chance));
}
