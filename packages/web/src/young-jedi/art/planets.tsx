/** The nine locations, drawn: each planet has its light, each location its own silhouette. */
import type { ReactNode } from 'react';

/** The colours of a planet's sky, far land and near land. */
interface Light {
  readonly top: string;
  readonly low: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
}

const LIGHTS: readonly Light[] = [
  { top: '#3a2a1c', low: '#c98a3f', far: '#9a6a34', mid: '#6f4a26', near: '#3d2817' },
  { top: '#0b1230', low: '#4a5f9e', far: '#33477d', mid: '#22325c', near: '#121b36' },
  { top: '#12302c', low: '#7fae86', far: '#4f8464', mid: '#2f6148', near: '#173527' },
];

const suns = (
  <>
    <circle cx="118" cy="30" r="11" fill="#fff3c9" />
    <circle cx="140" cy="38" r="7" fill="#ffcf8a" />
    <circle cx="124" cy="32" r="30" fill="#ffdf9a" opacity="0.16" />
  </>
);

const dome = (x: number, y: number, r: number, fill: string): ReactNode => (
  <g key={`${x}-${r}`}>
    <path d={`M${x - r} ${y} a${r} ${r} 0 0 1 ${r * 2} 0 v6 h${-r * 2}Z`} fill={fill} />
    <rect x={x - r * 0.18} y={y - r * 0.3} width={r * 0.36} height={r * 0.3 + 6} fill="#000" opacity="0.35" />
  </g>
);

const tower = (x: number, top: number, width: number, fill: string): ReactNode => (
  <g key={x}>
    <path d={`M${x} 100 V${top + 6} L${x + width / 2} ${top} L${x + width} ${top + 6} V100Z`} fill={fill} />
    {Array.from({ length: Math.max(2, Math.floor((92 - top) / 9)) }, (_, i) => (
      <rect
        key={i}
        x={x + width * 0.22}
        y={top + 10 + i * 8}
        width={width * 0.56}
        height="1.4"
        fill="#ffd98a"
        opacity={0.25 + ((i * 7 + x) % 5) * 0.13}
      />
    ))}
  </g>
);

const mosEspa = ({ far, mid }: Light): ReactNode => (
  <>
    {suns}
    {dome(26, 66, 16, far)}
    {dome(58, 68, 11, far)}
    {dome(96, 66, 20, far)}
    {dome(44, 76, 14, mid)}
    {dome(78, 76, 11, mid)}
    {dome(128, 75, 17, mid)}
    <path d="M112 66 V46 M110 46 h4 M26 50 V38" stroke={mid} strokeWidth="2" />
  </>
);

const landingSite = ({ far, mid }: Light): ReactNode => (
  <>
    {suns}
    <path d="M0 66 Q20 54 44 62 T92 58 T160 62 V100 H0Z" fill={far} />
    <path d="M0 74 Q34 64 70 74 T160 70 V100 H0Z" fill={mid} />
    <path d="M112 64 Q128 57 158 58 Q150 63 124 67Z" fill="#dfe6ee" />
    <path d="M112 64 Q136 64 158 58 Q150 63 124 67Z" fill="#9fb0c4" />
    <path d="M134 60 L126 50 Q132 50 142 58Z" fill="#c9d4e0" />
    <path d="M122 67 v5 M140 64 v6" stroke="#5f4a34" strokeWidth="1.4" />
    <path d="M122 72 Q90 78 60 92 M126 72 Q98 80 74 94" stroke="#4a3018" strokeWidth="1" fill="none" opacity="0.7" />
    <path d="M20 72 q4 -6 8 0 M40 80 q6 -8 12 0" stroke="#4a3018" strokeWidth="2" fill="none" opacity="0.6" />
  </>
);

const podraceArena = ({ far, mid }: Light): ReactNode => (
  <>
    {suns}
    <path d="M0 60 L20 40 H62 L70 60Z" fill={far} />
    {Array.from({ length: 6 }, (_, i) => (
      <path key={i} d={`M${6 + i * 10} 56 L${14 + i * 9} 44`} stroke="#e7c17f" strokeWidth="1" opacity="0.5" />
    ))}
    <path d="M84 62 V34 h50 V62 h-6 V42 h-38 V62Z" fill={mid} />
    <rect x="84" y="28" width="50" height="7" fill="#d9b46a" />
    <path d="M0 62 H160 V100 H0Z" fill={mid} />
    <path d="M0 78 Q80 58 160 78 V86 Q80 66 0 86Z" fill="#c79a58" opacity="0.6" />
  </>
);

const councilChamber = ({ far, mid }: Light): ReactNode => (
  <>
    <path d="M0 0 H160 V70 H0Z" fill={far} opacity="0.5" />
    {Array.from({ length: 7 }, (_, i) => tower(4 + i * 23, 40 + ((i * 13) % 22), 14, far))}
    {Array.from({ length: 6 }, (_, i) => (
      <rect key={i} x={i * 31 - 2} y="0" width="5" height="76" fill={mid} />
    ))}
    <path d="M0 10 Q80 -8 160 10 V0 H0Z" fill={mid} />
    <ellipse cx="80" cy="88" rx="76" ry="15" fill="#7a5a4a" />
    <ellipse cx="80" cy="88" rx="44" ry="8" fill="#a37a5c" />
    {[18, 46, 80, 114, 142].map((x, i) => (
      <path key={x} d={`M${x - 7} ${84 - (i % 2) * 5} q7 -17 14 0Z`} fill="#3a2b3f" />
    ))}
  </>
);

const senate = ({ far, mid }: Light): ReactNode => (
  <>
    <path d="M0 0 H160 V100 H0Z" fill={far} opacity="0.55" />
    {Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 9 }, (_seat, i) => (
        <path
          key={`${row}-${i}`}
          d={`M${4 + i * 19 + (row % 2) * 8 - 7} ${18 + row * 19} h14 l-3 7 h-8Z`}
          fill={row % 2 === 0 ? mid : '#2c3c6a'}
          opacity={0.6 + row * 0.1}
        />
      )),
    )}
    <path d="M76 100 V58 h8 V100Z" fill="#8fa2d6" />
    <path d="M62 58 h36 l-8 9 H70Z" fill="#b9c7ee" />
    <circle cx="80" cy="50" r="5" fill="#e9eeff" />
  </>
);

const capitalCity = ({ far, mid, near }: Light): ReactNode => (
  <>
    {Array.from({ length: 9 }, (_, i) => tower(2 + i * 18, 34 + ((i * 17) % 26), 12, far))}
    {Array.from({ length: 6 }, (_, i) => tower(8 + i * 27, 46 + ((i * 11) % 20), 18, mid))}
    <path d="M0 40 H160 M0 52 H160" stroke="#ffd98a" strokeWidth="1" strokeDasharray="3 8" opacity="0.7" />
    {Array.from({ length: 4 }, (_, i) => tower(-6 + i * 46, 66, 30, near))}
  </>
);

const theedPalace = ({ far, mid }: Light): ReactNode => (
  <>
    <path d="M0 60 Q40 44 80 56 T160 50 V100 H0Z" fill={far} />
    {[
      [30, 13],
      [58, 18],
      [92, 22],
      [124, 15],
    ].map(([x, r]) => (
      <g key={x}>
        <path d={`M${x! - r!} 58 a${r} ${r} 0 0 1 ${r! * 2} 0Z`} fill="#7fc4a8" />
        <rect x={x! - r!} y="58" width={r! * 2} height="16" fill="#e6d9b4" />
        <path
          d={`M${x! - r! * 0.5} 74 v-9 a4 4 0 0 1 8 0 v9Z M${x! + r! * 0.2} 74 v-9 a4 4 0 0 1 8 0 v9Z`}
          fill="#8a7a58"
        />
        <path d={`M${x} ${58 - r!} v-6`} stroke="#e6d9b4" strokeWidth="1.5" />
      </g>
    ))}
    <path d="M0 74 H160 V84 H0Z" fill={mid} />
    <path d="M38 84 h10 v16 h-10Z M104 84 h14 v16 h-14Z" fill="#dff3ff" opacity="0.75" />
  </>
);

const plains = ({ far, mid, near }: Light): ReactNode => (
  <>
    <circle cx="36" cy="28" r="10" fill="#fff6d8" opacity="0.8" />
    <path d="M0 58 Q30 40 66 56 T160 50 V100 H0Z" fill={far} />
    <path d="M0 72 Q44 56 88 70 T160 64 V100 H0Z" fill={mid} />
    <path d="M70 62 a24 15 0 0 1 48 0Z" fill="#bfe6ff" opacity="0.35" stroke="#dff3ff" />
    <path d="M0 88 Q60 76 160 86 V100 H0Z" fill={near} />
  </>
);

const swamp = ({ far, mid, near }: Light): ReactNode => (
  <>
    {[14, 44, 86, 126, 150].map((x, i) => (
      <path
        key={x}
        d={`M${x} 92 Q${x + 3} 60 ${x - 3} ${14 + i * 5} M${x} 46 q10 -12 18 -12 M${x} 56 q-12 -10 -18 -8`}
        stroke={i % 2 === 0 ? far : mid}
        strokeWidth={5 + (i % 3)}
        fill="none"
        strokeLinecap="round"
      />
    ))}
    {[34, 62, 104, 138].map((x, i) => (
      <ellipse key={x} cx={x} cy={22 + (i % 2) * 12} rx="26" ry="12" fill={mid} opacity="0.75" />
    ))}
    <path d="M0 80 H160 V100 H0Z" fill={near} />
    <path d="M20 86 h34 M78 90 h42 M120 84 h24" stroke="#8fd0b4" strokeWidth="1.2" opacity="0.6" />
    {[60, 76, 69].map((x, i) => (
      <circle
        key={x}
        cx={x}
        cy={78 - i * 7}
        r={6 - i}
        fill="#d7f5e6"
        opacity="0.35"
        stroke="#eafff6"
        strokeWidth="0.6"
      />
    ))}
  </>
);

const SCENES: readonly (readonly ((light: Light) => ReactNode)[])[] = [
  [mosEspa, landingSite, podraceArena],
  [councilChamber, senate, capitalCity],
  [theedPalace, plains, swamp],
];

interface SceneProps {
  readonly planet: number;
  /** Which of the planet's locations; -1: the planet at large. */
  readonly location: number;
  readonly id: string;
  readonly className?: string;
}

/** A location seen from the ground. */
export function Scene({ planet, location, id, className = '' }: SceneProps) {
  const light = LIGHTS[planet] ?? LIGHTS[0]!;
  const scene = SCENES[planet]?.[Math.max(0, location)];
  const sky = `sky-${id.replace(/\W/gu, '')}`;
  return (
    <svg className={className} viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light.top} />
          <stop offset="0.75" stopColor={light.low} />
        </linearGradient>
      </defs>
      <rect width="160" height="100" fill={`url(#${sky})`} />
      {scene?.(light)}
      <path d="M0 92 Q50 84 96 91 T160 88 V100 H0Z" fill={light.near} />
    </svg>
  );
}

/** The planet seen from space. */
export function Globe({ planet }: { readonly planet: number }) {
  const light = LIGHTS[planet] ?? LIGHTS[0]!;
  const id = `globe-${planet}`;
  return (
    <svg className="globe" viewBox="0 0 40 40" aria-hidden="true">
      <defs>
        <radialGradient id={id} cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" stopColor={light.low} />
          <stop offset="0.6" stopColor={light.far} />
          <stop offset="1" stopColor={light.top} />
        </radialGradient>
      </defs>
      <circle cx="20" cy="20" r="18" fill={`url(#${id})`} />
      {planet === 0 ? (
        <path d="M5 16 Q18 12 35 17 M6 25 Q20 22 35 26" stroke="#f3d49a" strokeWidth="1.4" fill="none" opacity="0.55" />
      ) : planet === 1 ? (
        <g fill="#ffe6a8" opacity="0.85">
          <circle cx="20" cy="18" r="3.4" fill="none" stroke="#ffe6a8" strokeWidth="0.8" />
          <circle cx="20" cy="18" r="1" />
          <circle cx="11" cy="24" r="1.2" />
          <circle cx="28" cy="27" r="1.4" />
          <circle cx="29" cy="13" r="0.9" />
          <circle cx="13" cy="12" r="0.8" />
        </g>
      ) : (
        <path
          d="M9 14 q8 -5 13 1 t9 3 q-4 6 -11 3 t-11 -7Z M16 29 q7 -4 12 0 q-5 5 -12 0Z"
          fill="#cfeccb"
          opacity="0.6"
        />
      )}
    </svg>
  );
}
