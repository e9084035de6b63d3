/** People of Naboo, of the Republic and of Tatooine: the Queen and her court, guards, pilots, officials, children. */
import type { ReactNode } from 'react';
import { CUTS, eyes, HAIR, head, HUMAN, hood, oneOf, shoulders } from '../../swtcg/art/characters.tsx';
import type { Chance } from '../../swtcg/art/random.ts';

const paint = (
  <>
    <circle cx="39" cy="41" r="1.5" fill="#c9302c" />
    <circle cx="53" cy="41" r="1.5" fill="#c9302c" />
    <path d="M43.5 45 h5" stroke="#c9302c" strokeWidth="2" />
  </>
);

/** The Queen's head-dresses: a different one each time she speaks. */
const CROWNS: readonly ReactNode[] = [
  <g key="fan">
    <path d="M22 40 Q16 2 46 4 Q76 2 70 40 Q64 22 46 20 Q28 22 22 40Z" fill="#1d1613" />
    <path d="M18 30 Q20 4 46 2 Q72 4 74 30 L69 32 Q68 10 46 8 Q24 10 23 32Z" fill="#d9a72f" />
    <circle cx="46" cy="10" r="3" fill="#c9302c" />
  </g>,
  <g key="horns">
    <path
      d="M32 34 Q8 30 12 4 Q26 8 36 22 Q46 14 56 22 Q66 8 80 4 Q84 30 60 34 Q58 22 46 21 Q34 22 32 34Z"
      fill="#2a1f1a"
    />
    <path d="M12 4 Q14 14 20 20 M80 4 Q78 14 72 20" stroke="#d9a72f" strokeWidth="3" fill="none" />
    <path d="M38 20 Q46 14 54 20" stroke="#d9a72f" strokeWidth="3" fill="none" />
  </g>,
  <g key="round">
    <circle cx="26" cy="30" r="11" fill="#1d1613" />
    <circle cx="66" cy="30" r="11" fill="#1d1613" />
    <path d="M32 32 Q30 12 46 11 Q62 12 60 32 Q56 22 46 21 Q36 22 32 32Z" fill="#1d1613" />
    <circle cx="26" cy="30" r="4" fill="#d9a72f" />
    <circle cx="66" cy="30" r="4" fill="#d9a72f" />
  </g>,
  <g key="feathers">
    <path d="M32 32 Q30 14 46 13 Q62 14 60 32 Q56 23 46 22 Q36 23 32 32Z" fill="#2a1f1a" />
    <path d="M34 18 L24 0 L38 12Z M46 14 L46 -4 L52 12Z M58 18 L68 0 L54 12Z" fill="#7a4fb0" />
    <circle cx="46" cy="18" r="3" fill="#e8c25a" />
  </g>,
];

export const queen = (chance: Chance): ReactNode => (
  <>
    <path
      d="M10 84 Q14 52 36 50 H56 Q78 52 82 84Z"
      fill={oneOf(['#b3261f', '#5a2a78', '#1f4f7a', '#8f1f3f'], chance)}
    />
    <path d="M30 84 Q34 60 46 56 Q58 60 62 84Z" fill="#e8c25a" opacity="0.9" />
    {oneOf(CROWNS, chance)}
    {head('#f7f1ea')}
    {eyes()}
    {paint}
  </>
);

/** Hooded robes the colour of flame. */
export const handmaiden = (chance: Chance): ReactNode => (
  <>
    {shoulders(oneOf(['#d9793a', '#e39a4a', '#c9602f'], chance), '#8f3f1f')}
    {head('#f0cda8')}
    {CUTS[2]!('#3a261a')}
    {eyes()}
    {hood(oneOf(['#e08a3f', '#d06a34', '#e8a95a'], chance))}
    <path d="M43.5 45 h5" stroke="#a8544a" strokeWidth="1.6" />
  </>
);

export const padme = (
  <>
    {shoulders('#5f7f9e', '#3a5570')}
    <path d="M28 54 Q24 14 46 13 Q68 14 64 54 L58 50 Q61 28 46 23 Q31 28 34 50Z" fill="#4a2f1e" />
    {head('#f2cfae')}
    <path d="M33 30 Q36 17 46 17 Q56 17 59 30 Q54 22 46 21 Q38 22 33 30Z" fill="#4a2f1e" />
    <path d="M30 40 q-4 10 0 18 M62 40 q4 10 0 18" stroke="#4a2f1e" strokeWidth="4" fill="none" strokeLinecap="round" />
    {eyes()}
    <path d="M43 45 q3 2 6 0" stroke="#a8544a" strokeWidth="1.4" fill="none" />
  </>
);

/** Peaked cap and leather. */
export const panaka = (
  <>
    {shoulders('#6b2f2a', '#2a1a18')}
    <path d="M22 60 h12 v6 H20Z M58 60 h12 l2 6 H58Z" fill="#d9a72f" />
    {head('#6b452c')}
    {eyes()}
    <path d="M31 27 Q32 13 46 13 Q60 13 61 27Z" fill="#3a2a5a" />
    <path d="M29 27 h34 l-4 4 H33Z" fill="#1d1730" />
    <circle cx="46" cy="20" r="2.4" fill="#e8c25a" />
  </>
);

const pistol = <path d="M70 84 V58 h-8 v-6 h22 v5 h-8 V84Z" fill="#7d8794" stroke="#2b313c" strokeWidth="1" />;

/** Guards of the Queen and of Naboo: helmet with a chin strap, by the colour of their coats. */
export const guard = (coat: string, helmet: string): ReactNode => (
  <>
    {shoulders(coat, '#2a1a18')}
    {head('#e2b48a')}
    {eyes()}
    <path d="M30 32 Q30 12 46 12 Q62 12 62 32 L59 32 Q56 26 46 26 Q36 26 33 32Z" fill={helmet} />
    <path d="M29 30 Q46 22 63 30 L63 34 Q46 27 29 34Z" fill="#1d1a24" />
    <path d="M33 34 Q34 48 44 51 M59 34 Q58 48 48 51" stroke="#1d1a24" strokeWidth="1.6" fill="none" />
    {pistol}
  </>
);

/** Blue robes and a closed helmet, with a long rifle. */
export const senateGuard = (
  <>
    <path d="M12 84 Q16 54 38 52 H54 Q76 54 80 84Z" fill="#27408f" />
    <path d="M30 54 Q26 10 46 6 Q66 10 62 54 L56 58 H36Z" fill="#2f55c0" />
    <path d="M46 6 Q66 10 62 54 L56 58 H46Z" fill="#000" opacity="0.15" />
    <path d="M35 34 h22 v5 H49 v14 h-6 V39 H35Z" fill="#0d1226" />
    <path d="M43 6 h6 l2 -6 h-10Z" fill="#6f8ae6" />
    <path d="M76 84 V10 h3 V84Z" fill="#9aa5b4" />
  </>
);

/** Flying helmet with goggles pushed up. */
export const pilot = (suit: string): ReactNode => (
  <>
    {shoulders(suit, '#8a6a2a')}
    <path d="M30 62 h8 v10 h-8Z M54 62 h8 v10 h-8Z" fill="#3a3128" />
    {head('#e8bf98')}
    {eyes()}
    <path d="M30 42 Q27 12 46 12 Q65 12 62 42 L58 46 Q60 28 46 26 Q32 28 34 46Z" fill="#9a6a34" />
    <path d="M34 20 h10 v7 h-10Z M48 20 h10 v7 h-10Z" fill="#bfe6ff" stroke="#3a2a18" strokeWidth="1.6" />
  </>
);

/** A boy with a sandy shock of hair; as a racer with helmet and goggles. */
export const anakin = (racing: boolean): ReactNode => (
  <>
    <path d="M24 84 Q26 62 40 58 L46 62 L52 58 Q66 62 68 84Z" fill="#b9a27a" />
    <path d="M40 58 L46 70 L52 58Z" fill="#8a7350" />
    <path d="M35 42 Q34 28 46 28 Q58 28 57 42 Q57 56 46 58 Q35 56 35 42Z" fill="#f2cfae" />
    <circle cx="41.5" cy="44" r="1.6" fill="#2f5f9e" />
    <circle cx="50.5" cy="44" r="1.6" fill="#2f5f9e" />
    <path d="M43 52 q3 2 6 0" stroke="#a8644a" strokeWidth="1.4" fill="none" />
    {racing ? (
      <>
        <path d="M31 46 Q28 18 46 18 Q64 18 61 46 L57 48 Q58 34 46 33 Q34 34 35 48Z" fill="#8a5a2c" />
        <path d="M33 26 h11 v8 h-11Z M48 26 h11 v8 h-11Z" fill="#ffd98a" stroke="#3a2615" strokeWidth="1.8" />
        <path d="M28 44 q-4 14 2 22 M64 44 q4 14 -2 22" stroke="#8a5a2c" strokeWidth="4" fill="none" />
      </>
    ) : (
      <path d="M33 42 Q29 22 46 21 Q63 22 59 42 Q58 32 50 31 Q40 36 36 33 Q34 36 33 42Z" fill="#d0a45a" />
    )}
  </>
);

/** Somebody at court or in the Senate: heavy robes and a chain. */
export const official = (chance: Chance): ReactNode => (
  <>
    <path
      d="M12 84 Q16 54 38 52 H54 Q76 54 80 84Z"
      fill={`hsl(${oneOf([268, 350, 205, 32, 160], chance)} 38% ${26 + chance() * 12}%)`}
    />
    <path d="M34 54 Q46 74 58 54" stroke="#e8c25a" strokeWidth="2.6" fill="none" />
    <circle cx="46" cy="66" r="4" fill="#e8c25a" />
    {head(oneOf(HUMAN, chance))}
    {eyes()}
    {oneOf(CUTS, chance)(oneOf(HAIR, chance))}
  </>
);

/** White hair, a goatee, a long face. */
export const elder = (robe: string): ReactNode => (
  <>
    {shoulders(robe, '#d9c9a8')}
    {head('#e8bf98')}
    {CUTS[1]!('#d9dde3')}
    <path d="M40 46 Q46 58 52 46 Q46 50 40 46Z" fill="#d9dde3" />
    {eyes()}
  </>
);

/** A child or a plain person of the desert. */
export const settler = (chance: Chance): ReactNode => (
  <>
    {shoulders(oneOf(['#b39a6e', '#8f7a5a', '#a3825a', '#7d6a52'], chance), '#5e4c33')}
    {head(oneOf(HUMAN, chance))}
    {eyes()}
    {oneOf(CUTS, chance)(oneOf(HAIR, chance))}
  </>
);
