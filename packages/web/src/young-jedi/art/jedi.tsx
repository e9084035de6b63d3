/** Those who fight with lightsabers: the Jedi, each by what marks them, and the Sith. */
import type { ReactNode } from 'react';
import { eyes, head, hood, shoulders } from '../../swtcg/art/characters.tsx';
import { BLUE, doubleHeld, GREEN, held, PURPLE, RED } from './sabers.tsx';

const ROBE = '#7a5c3e';
const TUNIC = '#d9c9a8';

/** Brown robe over a light tunic. */
const robed = (robe = ROBE): ReactNode => (
  <>
    {shoulders(robe, TUNIC)}
    <path d="M38 53 L46 70 L54 53" stroke="#b9a67f" strokeWidth="2.4" fill="none" />
    <path d="M20 84 Q24 62 36 55 L42 84Z M72 84 Q68 62 56 55 L50 84Z" fill="#000" opacity="0.14" />
  </>
);

const shortHair = (hair: string): ReactNode => (
  <path d="M33 34 Q30 15 46 15 Q62 15 59 34 Q58 26 54 24 Q46 20 38 24 Q34 26 33 34Z" fill={hair} />
);

const obiWan = (
  <>
    {robed('#8a6a48')}
    {head('#f0cda8')}
    {eyes()}
    {shortHair('#8d5a2c')}
    <path d="M57 32 Q61 46 59 58" stroke="#8d5a2c" strokeWidth="2.2" fill="none" strokeLinecap="round" />
    <circle cx="59" cy="58" r="1.6" fill="#c9533f" />
    {held(BLUE)}
  </>
);

const quiGon = (
  <>
    {robed('#6a4d33')}
    <path d="M30 56 Q26 14 46 14 Q66 14 62 56 L57 54 Q60 30 46 24 Q32 30 35 54Z" fill="#6b4a2e" />
    {head('#e8bf98')}
    <path d="M34 28 Q38 17 46 17 Q54 17 58 28 Q52 21 46 21 Q40 21 34 28Z" fill="#6b4a2e" />
    <path d="M36 40 Q38 52 46 53 Q54 52 56 40 Q54 45 46 44 Q38 45 36 40Z" fill="#6b4a2e" />
    <path d="M43 46 h6" stroke="#a3735a" strokeWidth="1.4" />
    {eyes()}
    {held(GREEN)}
  </>
);

const mace = (
  <>
    {robed('#5d4331')}
    {head('#6b452c')}
    <path d="M35 28 Q36 20 46 20 Q56 20 57 28 Q52 23 46 23 Q40 23 35 28Z" fill="#5a3822" />
    <path d="M38 32 h6 M48 32 h6" stroke="#2b1a10" strokeWidth="1.4" />
    {eyes()}
    {held(PURPLE)}
  </>
);

/** Small, old, with long ears; `hair` where there is some. */
const yoda = (hair: string | null): ReactNode => (
  <>
    <path d="M22 84 Q24 62 46 60 Q68 62 70 84Z" fill="#a8906a" />
    <path d="M38 62 L46 74 L54 62Z" fill="#6d5a40" />
    <path d="M35 46 Q16 44 8 34 Q22 32 36 38Z M57 46 Q76 44 84 34 Q70 32 56 38Z" fill="#8fae68" />
    <path d="M32 44 Q32 28 46 28 Q60 28 60 44 Q60 58 46 62 Q32 58 32 44Z" fill="#9fbf76" />
    <path d="M36 38 q4 -3 8 0 M48 38 q4 -3 8 0 M40 33 h12" stroke="#6f8b4c" strokeWidth="1.2" fill="none" />
    <circle cx="40" cy="44" r="2.6" fill="#2a2415" />
    <circle cx="52" cy="44" r="2.6" fill="#2a2415" />
    <path d="M41 54 q5 3 10 0" stroke="#5e7840" strokeWidth="1.4" fill="none" />
    {hair === null ? null : <path d="M33 38 Q30 22 46 21 Q62 22 59 38 Q56 29 46 28 Q36 29 33 38Z" fill={hair} />}
    <g transform="translate(10 14) scale(0.8)">{held(GREEN)}</g>
  </>
);

/** Somebody of the Council: a robe, a blade, and a head of their own. */
const councillor = (of: ReactNode, hue: number, robe = ROBE): ReactNode => (
  <>
    {robed(robe)}
    {of}
    {held(hue)}
  </>
);

const tallSkull = (
  <>
    <path d="M36 30 Q36 2 46 2 Q56 2 56 30Z" fill="#e5c5a0" />
    {head('#e5c5a0')}
    <path d="M34 26 Q32 12 38 4 M58 26 Q60 12 54 4" stroke="#e9e4d8" strokeWidth="3" fill="none" />
    <path d="M38 44 Q40 62 46 66 Q52 62 54 44 Q46 50 38 44Z" fill="#e9e4d8" />
    {eyes()}
  </>
);
const headTails = (skin: string, cap: string): ReactNode => (
  <>
    {head(skin)}
    <path d="M33 32 Q31 15 46 15 Q61 15 59 32 Q46 22 33 32Z" fill={cap} />
    <path
      d="M34 30 L28 58 M38 26 L34 56 M58 30 L64 58 M54 26 L58 56"
      stroke={cap}
      strokeWidth="4"
      strokeLinecap="round"
    />
    {eyes()}
  </>
);
const horned = (skin: string): ReactNode => (
  <>
    {head(skin)}
    <path d="M38 22 l-2 -8 l5 6Z M46 19 l-1 -8 l4 7Z M54 22 l3 -8 l-6 6Z" fill="#e9dcc4" />
    <path d="M33 34 Q27 44 30 60 L36 56 Q34 44 35 36Z M59 34 Q65 44 62 60 L56 56 Q58 44 57 36Z" fill="#2a1d16" />
    <path d="M39 40 q3 2 3 6 M53 40 q-3 2 -3 6" stroke="#7a4630" strokeWidth="1.2" fill="none" />
    {eyes()}
  </>
);
const curvedHorns = (
  <>
    {head('#c98a6a')}
    <path d="M35 26 Q22 30 24 56 Q30 46 34 36Z M57 26 Q70 30 68 56 Q62 46 58 36Z" fill="#a36a50" />
    {eyes()}
  </>
);
const masked = (
  <>
    {head('#d8925a')}
    <path d="M33 30 Q22 38 28 58 L36 50Z M59 30 Q70 38 64 58 L56 50Z" fill="#c07d48" />
    <path d="M34 32 h10 v6 h-10Z M48 32 h10 v6 h-10Z" fill="#23282f" />
    <path d="M38 42 h16 l-2 11 h-12Z" fill="#39424f" />
  </>
);
const topknot = (
  <>
    {head('#b9886a')}
    <path d="M42 20 Q40 6 46 4 Q52 6 50 20Z" fill="#1f1712" />
    <path d="M34 32 L24 22 L36 40Z M58 32 L68 22 L56 40Z" fill="#b9886a" />
    <path d="M50 30 L56 44" stroke="#8a4a3a" strokeWidth="1.6" />
    {eyes()}
  </>
);
const longBeard = (
  <>
    <path d="M28 70 Q20 20 46 14 Q72 20 64 70 Q60 84 46 84 Q32 84 28 70Z" fill="#e6e1d6" />
    {head('#c9b3a0')}
    <path d="M36 42 Q36 70 46 78 Q56 70 56 42 Q46 52 36 42Z" fill="#f4f0e8" />
    {eyes()}
  </>
);
const longNeck = (
  <>
    <path d="M41 60 V28 h10 V60Z" fill="#f2eee4" />
    <ellipse cx="46" cy="18" rx="11" ry="14" fill="#f6f3ea" />
    <circle cx="42" cy="19" r="1.6" fill="#1c1712" />
    <circle cx="50" cy="19" r="1.6" fill="#1c1712" />
  </>
);
const braids = (
  <>
    <path d="M30 64 Q26 16 46 15 Q66 16 62 64 L57 60 Q60 30 46 25 Q32 30 35 60Z" fill="#1d1613" />
    {head('#a8724c')}
    <path d="M34 27 Q40 18 46 18 Q52 18 58 27 Q46 21 34 27Z" fill="#1d1613" />
    <circle cx="46" cy="27" r="1.6" fill="#e8c25a" />
    {eyes()}
  </>
);
const plain = (
  <>
    {head('#e2b48a')}
    {shortHair('#4a3220')}
    {eyes()}
  </>
);

const COUNCIL: readonly (readonly [RegExp, ReactNode])[] = [
  [/Obi-Wan/u, obiWan],
  [/Qui-Gon/u, quiGon],
  [/Mace Windu/u, mace],
  [/Yoda/u, yoda(null)],
  [/Yaddle/u, yoda('#b5884e')],
  [/Ki-Adi/u, councillor(tallSkull, BLUE)],
  [/Adi Gallia/u, councillor(headTails('#8a5a3c', '#efe7d8'), BLUE)],
  [/Depa/u, councillor(braids, GREEN)],
  [/Eeth Koth/u, councillor(horned('#c9946a'), GREEN)],
  [/Even Piell/u, councillor(topknot, GREEN)],
  [/Oppo Rancisis/u, councillor(longBeard, GREEN)],
  [/Plo Koon/u, councillor(masked, BLUE)],
  [/Saesee/u, councillor(curvedHorns, GREEN)],
  [/Yarael/u, councillor(longNeck, BLUE)],
];

export const jedi = (name: string): ReactNode =>
  COUNCIL.find(([pattern]) => pattern.test(name))?.[1] ?? councillor(plain, BLUE);

export const maul = (
  <>
    <path d="M14 84 Q18 54 38 52 L46 58 L54 52 Q74 54 78 84Z" fill="#14121a" />
    <path d="M38 52 L46 66 L54 52Z" fill="#2a2530" />
    <path d="M36 20 l-5 -8 l8 5Z M41 17 l-2 -9 l6 8Z M51 17 l2 -9 l-6 8Z M56 20 l5 -8 l-8 5Z" fill="#e9dcc4" />
    {head('#c8281f')}
    <path
      d="M46 20 V32 L42 27 L36 30 L40 34 L34 38 L40 40 L37 47 L44 43 L46 50 L48 43 L55 47 L52 40 L58 38 L52 34 L56 30 L50 27 L46 32"
      fill="#120f12"
      opacity="0.9"
    />
    <circle cx="41" cy="36" r="2.2" fill="#ffd23d" />
    <circle cx="51" cy="36" r="2.2" fill="#ffd23d" />
    <circle cx="41" cy="36" r="0.9" fill="#3a0d08" />
    <circle cx="51" cy="36" r="0.9" fill="#3a0d08" />
    {doubleHeld(RED)}
  </>
);

export const sidious = (
  <>
    <circle cx="46" cy="36" r="34" fill="#4a7dff" opacity="0.14" />
    <path d="M10 84 Q16 52 38 48 H54 Q76 52 82 84Z" fill="#17131f" />
    <path d="M34 36 Q34 22 46 22 Q58 22 58 36 Q58 50 46 54 Q34 50 34 36Z" fill="#0a080d" />
    <path d="M37 42 Q40 54 46 55 Q52 54 55 42 Q46 46 37 42Z" fill="#cbb9a6" />
    <path d="M42 49 q4 -2 8 0" stroke="#6b4a44" strokeWidth="1.4" fill="none" />
    {hood('#241d30')}
    <path d="M30 54 Q30 26 46 24 Q62 26 62 54" stroke="#3a3049" strokeWidth="2" fill="none" />
    <circle cx="41" cy="38" r="1.5" fill="#ffb13d" />
    <circle cx="51" cy="38" r="1.5" fill="#ffb13d" />
  </>
);

/** White skin, a long red tail of hair, an antenna. */
export const aurra = (
  <>
    {shoulders('#b5482c', '#5a2416')}
    <path d="M44 16 Q40 2 50 2 Q72 10 70 60 Q64 40 52 18Z" fill="#8f2f1c" />
    {head('#f3efe9')}
    <path d="M56 24 L70 6" stroke="#39424f" strokeWidth="1.8" />
    <circle cx="70" cy="6" r="2" fill="#ff5a4a" />
    <path d="M38 33 h6 M48 33 h6" stroke="#a33a2a" strokeWidth="2.4" />
    {eyes('#2a1a16')}
    <path d="M42 45 h8" stroke="#a33a2a" strokeWidth="1.8" />
    <path d="M14 84 L30 30 l3 1 L20 84Z" fill="#6b7684" />
  </>
);
