/** What fights on the ground, by what the type line and the name call it. */
import { byName } from '@dejarik/kernel/words';
import type { ReactNode } from 'react';
import type { Facts } from '../../session/swtcg/facts.ts';
import type { Chance } from './random.ts';

interface Paint {
  readonly light: string;
  readonly shade: string;
  readonly mark: string;
}

const PLAIN: Paint = { light: '#cfdacb', shade: '#8fa38c', mark: '#4c5b49' };
const PAINTS = byName<Paint>({
  Imperial: { light: '#c3cad4', shade: '#7e8896', mark: '#3d4550' },
  Republic: { light: '#e6e4dc', shade: '#a3a79f', mark: '#a9433a' },
  Clone: { light: '#f0f2f5', shade: '#aab2bd', mark: '#20262f' },
  Federation: { light: '#d4b684', shade: '#9c8358', mark: '#5d4c2e' },
  Guild: { light: '#b9ad95', shade: '#7b705b', mark: '#453d2f' },
  Clan: { light: '#b3b8bf', shade: '#70767f', mark: '#b0432f' },
  Geonosian: { light: '#c79a6a', shade: '#8a6541', mark: '#54391f' },
  Tatooine: { light: '#dcc08e', shade: '#a5875a', mark: '#5f4a2c' },
  Jawa: { light: '#b07a4c', shade: '#7c5231', mark: '#ffd24a' },
  Tusken: { light: '#c9b183', shade: '#8f7850', mark: '#4b3d27' },
  Naboo: { light: '#e7d08a', shade: '#8f9a6c', mark: '#5a4b80' },
  Kaminoan: { light: '#e4edf3', shade: '#9fb2c0', mark: '#4c6472' },
  Rebel: { light: '#d8d0bd', shade: '#988f78', mark: '#b4502f' },
});

const walker = ({ light, shade, mark }: Paint): ReactNode => (
  <>
    <path d="M-20 16 L-16 -4 h6 L-12 16Z M-4 16 L-2 -4 h6 L4 16Z M12 16 L10 -4 h6 L20 16Z" fill={shade} />
    <path d="M-24 -16 h36 l8 6 v8 h-44Z" fill={light} />
    <path d="M12 -14 h14 l4 5 v5 H12Z" fill={shade} />
    <path d="M30 -8 h10 v2 h-10Z M-22 -6 h34 v2.4 h-34Z" fill={mark} />
    <path d="M-14 -22 h14 v6 h-14Z" fill={shade} />
  </>
);
const scoutWalker = ({ light, shade, mark }: Paint): ReactNode => (
  <>
    <path d="M-10 -2 L-16 8 L-12 18 h6 L-9 8 L-4 -2Z M10 -2 L16 8 L12 18 h-6 L9 8 L4 -2Z" fill={shade} />
    <path d="M-15 -22 h26 l6 8 v10 h-32Z" fill={light} />
    <path d="M4 -16 h10 v5 H4Z M17 -10 h10 v2 H17Z M17 -6 h10 v2 H17Z" fill={mark} />
  </>
);
const gunship = ({ light, shade, mark }: Paint): ReactNode => (
  <>
    <path d="M-30 -6 L-14 -14 H16 L30 -4 L26 6 H-22Z" fill={light} />
    <path d="M-22 6 H26 L20 11 H-16Z" fill={shade} />
    <path d="M-12 -16 L-22 -26 h10 l14 10Z M16 -12 h12 l4 6 h-12Z" fill={shade} />
    <circle cx="-2" cy="-2" r="5" fill={mark} />
    <path d="M-34 -8 h8 v4 h-8Z" fill={mark} />
  </>
);
const speeder = ({ light, shade, mark }: Paint, hue: number): ReactNode => (
  <>
    <ellipse cx="0" cy="14" rx="24" ry="3" fill={`hsl(${hue} 70% 60%)`} opacity="0.4" />
    <path d="M-28 4 Q-4 -10 30 2 L20 8 H-22Z" fill={light} />
    <path d="M-28 4 L20 8 H-22Z" fill={shade} />
    <path d="M-6 -4 Q3 -14 12 -3Z" fill="#22324a" />
    <rect x="-30" y="-3" width="14" height="6" rx="3" fill={mark} />
  </>
);
const bike = ({ light, shade, mark }: Paint, hue: number): ReactNode => (
  <>
    <ellipse cx="0" cy="15" rx="22" ry="2.6" fill={`hsl(${hue} 70% 60%)`} opacity="0.4" />
    <path d="M-30 2 h30 l18 -4 h14 v3 h-12 l-14 8 h-30Z" fill={shade} />
    <path d="M24 -8 l8 2 v3 l-10 1Z" fill={mark} />
    <path d="M-8 0 L-4 -12 h8 L6 0Z" fill={light} />
    <circle cx="2" cy="-17" r="5" fill={light} />
  </>
);
const crawler = ({ light, shade, mark }: Paint): ReactNode => (
  <>
    <path d="M-32 12 L-26 -16 H22 L34 4 V12Z" fill={light} />
    <path d="M22 -16 L34 4 V12 H14Z" fill={shade} />
    <path d="M-34 12 h70 v7 h-70Z" fill="#2a241d" />
    <path d="M-18 -8 h6 v4 h-6Z M-6 -8 h6 v4 h-6Z M6 -8 h6 v4 H6Z" fill={mark} />
  </>
);
const fortress = ({ light, shade, mark }: Paint): ReactNode => (
  <>
    <path d="M-32 18 V0 h9 v-12 h11 v8 h11 v-16 h10 v20 h22 V18Z" fill={shade} />
    <path d="M-32 18 V0 h9 V18Z M-1 18 V-20 h10 V18Z" fill={light} />
    <rect x="-18" y="6" width="8" height="12" fill={mark} />
    <path d="M14 6 h12 v3 H14Z M2 -14 h4 v6 H2Z" fill={mark} />
  </>
);
const huts = ({ light, shade, mark }: Paint): ReactNode => (
  <>
    <path d="M-34 18 Q-34 -8 -12 -8 Q8 -8 8 18Z" fill={light} />
    <path d="M4 18 Q4 0 20 0 Q34 0 34 18Z" fill={shade} />
    <path d="M-18 18 V8 Q-13 2 -8 8 V18Z M16 18 V11 q4 -4 8 0 V18Z" fill={mark} />
  </>
);
const cannon = ({ light, shade, mark }: Paint): ReactNode => (
  <>
    <path d="M-20 18 L-12 2 H14 L22 18Z" fill={shade} />
    <path d="M-14 2 Q-12 -14 4 -14 L12 2Z" fill={light} />
    <path d="M2 -12 L34 -26 l2 4 L8 -4Z" fill={mark} />
    <circle cx="-2" cy="-4" r="4" fill={mark} />
  </>
);
const beast = ({ light, shade }: Paint): ReactNode => (
  <>
    <path
      d="M-24 6 Q-20 -14 2 -11 Q18 -11 24 -21 Q32 -14 24 -3 Q22 9 14 9 L17 19 h-6 l-3 -9 h-14 l-2 9 h-6 l1 -10Z"
      fill={light}
    />
    <path d="M-24 6 Q-20 -2 0 0 Q16 2 14 9 L17 19 h-6 l-3 -9 h-14 l-2 9 h-6 l1 -10Z" fill={shade} />
    <path d="M24 -20 l8 -7 l-3 9Z" fill="#f1ead8" />
    <circle cx="24" cy="-13" r="1.6" fill="#0b0f17" />
  </>
);
const spider = ({ light, shade }: Paint): ReactNode => (
  <>
    <path
      d="M-8 -4 L-26 -12 L-32 18 M-6 -2 L-16 0 L-16 18 M8 -4 L26 -12 L32 18 M6 -2 L16 0 L16 18"
      stroke={shade}
      strokeWidth="3.4"
      fill="none"
    />
    <circle cx="0" cy="-6" r="13" fill={light} />
    <circle cx="5" cy="-8" r="4" fill="#ff5a4a" />
  </>
);

const trooper = ({ light, shade, mark }: Paint, helmet: string, x: number, y: number): ReactNode => (
  <g key={`${x}`} transform={`translate(${x} ${y})`}>
    <path d="M-5 -5 h10 l1 11 h-3 v9 h-3 v-8 h-0.6 v8 H-3.4 V6 h-3Z" fill={shade} />
    <circle cx="0" cy="-9.5" r="4.4" fill={helmet} />
    <path d="M0 -11 h4.2 v2 H0Z" fill="#151a22" />
    <path d="M2 -2 h12 v2 H2Z" fill={mark} />
    <path d="M-5 -5 h10 v3 h-10Z" fill={light} />
  </g>
);
const infantryDroid = ({ light, shade, mark }: Paint, x: number, y: number): ReactNode => (
  <g key={`${x}`} transform={`translate(${x} ${y})`}>
    <path d="M-4 1 h2.6 v14 h-2.6Z M1.6 1 h2.6 v14 H1.6Z" fill={shade} />
    <path d="M-4.5 -8 h9 l0.6 10 h-10.2Z" fill={light} />
    <path d="M-1 -17 h5 l2.6 7 h-7Z" fill={shade} />
    <path d="M4 -6 h11 v1.8 H4Z" fill={mark} />
  </g>
);

/** As many figures as the unit is strong. */
function ranks({ power }: Facts, chance: Chance, figure: (x: number, y: number) => ReactNode): ReactNode {
  const n = Math.max(2, Math.min(5, Math.round(power * 0.75)));
  const width = 15;
  return Array.from({ length: n }, (_, i) =>
    figure(Math.round((i - (n - 1) / 2) * width), (i % 2) * 4 + chance() * 3 - 2),
  );
}

function shapeOf(facts: Facts, paint: Paint, chance: Chance, hue: number): ReactNode {
  const is = (word: string): boolean => facts.subtypes.includes(word);
  const called = (words: RegExp): boolean => words.test(facts.name);
  if (is('Gunship') || called(/Drop Ship/u)) return gunship(paint);
  if (is('Walker') || called(/AT-TE|Transport/u)) return called(/AT-ST|Scout/u) ? scoutWalker(paint) : walker(paint);
  if (is('Sandcrawler')) return crawler(paint);
  if (called(/Cannon|Artillery|Battery|Turret|Turbolaser/u)) return cannon(paint);
  if (is('Fortification')) return is('Tatooine') || is('Tusken') ? huts(paint) : fortress(paint);
  if (is('Speeder') || is('Vehicle')) return called(/Bike|Swoop/u) ? bike(paint, hue) : speeder(paint, hue);
  if (is('Creature')) return beast(paint);
  if (is('Droid') && called(/Spider|Hailfire|Walking/u)) return spider(paint);
  if (is('Droid')) return ranks(facts, chance, (x, y) => infantryDroid(paint, x, y));
  const helmet = is('Clone') || is('Stormtrooper') ? '#f4f6fa' : is('Tusken') || is('Jawa') ? paint.shade : '#d9b48c';
  return ranks(facts, chance, (x, y) => trooper(paint, helmet, x, y));
}

export function groundShape(facts: Facts, chance: Chance, hue: number): ReactNode {
  const paint = facts.subtypes.map((word) => PAINTS[word]).find((known) => known !== undefined) ?? PLAIN;
  return (
    <g transform={`translate(${43 + chance() * 6} 50) scale(${0.95 + chance() * 0.15})`}>
      {shapeOf(facts, paint, chance, hue)}
    </g>
  );
}

/** The colour of the land that the type line names. */
const LANDS = byName<number>({
  Tatooine: 38,
  Tusken: 34,
  Jawa: 30,
  Geonosian: 16,
  Coruscant: 230,
  Kaminoan: 200,
  Imperial: 96,
  Clone: 24,
});

export const landOf = ({ subtypes }: Facts): number | undefined =>
  subtypes.map((word) => LANDS[word]).find((hue) => hue !== undefined);
