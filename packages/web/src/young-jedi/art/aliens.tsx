/** Peoples of the galaxy that are neither human nor Gungan, each by its head. */
import type { ReactNode } from 'react';
import { eyes, head, jawa, oneOf, shoulders, wrapped } from '../../swtcg/art/characters.tsx';
import type { Chance } from '../../swtcg/art/random.ts';

const robe = (fill: string): ReactNode => <path d="M14 84 Q18 54 38 52 H54 Q74 54 78 84Z" fill={fill} />;

/** Grey-green, red eyes, a tall mitre. */
const neimoidian = (cloth: string, tall: number): ReactNode => (
  <>
    {robe(cloth)}
    <path d="M38 54 L46 76 L54 54Z" fill="#2a1f2a" />
    {head('#8fa37a')}
    <path d="M35 34 q6 -4 9 1 q-4 4 -9 -1Z M57 34 q-6 -4 -9 1 q4 4 9 -1Z" fill="#e0502f" />
    <path d="M45 38 v6 M47 38 v6" stroke="#5f7350" strokeWidth="1.4" />
    <path
      d={`M32 28 Q30 ${18 - tall} 38 ${8 - tall} Q46 ${16 - tall} 54 ${8 - tall} Q62 ${18 - tall} 60 28 Q46 20 32 28Z`}
      fill={cloth}
    />
    <path d={`M46 ${14 - tall} V24`} stroke="#e8c25a" strokeWidth="2.6" />
  </>
);

const hutt = (skin: string, belly: string): ReactNode => (
  <>
    <path d="M2 84 Q4 44 26 36 Q28 10 46 10 Q64 10 66 36 Q88 44 90 84Z" fill={skin} />
    <path d="M20 84 Q24 56 46 56 Q68 56 72 84Z" fill={belly} />
    <path d="M30 34 q7 -6 12 0 q-6 5 -12 0Z M62 34 q-7 -6 -12 0 q6 5 12 0Z" fill="#f2c14a" />
    <circle cx="37" cy="34" r="1.8" fill="#1c1712" />
    <circle cx="55" cy="34" r="1.8" fill="#1c1712" />
    <path d="M26 46 Q46 58 66 46" stroke="#4a3a20" strokeWidth="3" fill="none" />
    <path d="M43 40 v2 M49 40 v2" stroke="#4a3a20" strokeWidth="2" />
  </>
);

/** Blue, winged, a trunk for a nose. */
const toydarian = (
  <>
    <path d="M34 52 Q4 40 8 12 Q28 20 38 44Z M58 52 Q88 40 84 12 Q64 20 54 44Z" fill="#cfe0ea" opacity="0.6" />
    <path d="M24 84 Q24 54 46 52 Q68 54 68 84Z" fill="#8a7350" />
    <path d="M30 34 Q30 16 46 16 Q62 16 62 34 Q62 48 46 50 Q30 48 30 34Z" fill="#5f86ad" />
    <path
      d="M42 36 Q40 54 34 60 Q30 62 30 56 Q38 52 40 36Z M42 36 h8 q2 14 -4 18 q-6 2 -10 8 q-4 -2 -2 -8 q6 -4 8 -18Z"
      fill="#4f7398"
    />
    <circle cx="39" cy="30" r="4" fill="#f2e6b8" />
    <circle cx="53" cy="30" r="4" fill="#f2e6b8" />
    <circle cx="40" cy="30" r="1.7" fill="#1c1712" />
    <circle cx="52" cy="30" r="1.7" fill="#1c1712" />
    <path d="M33 24 L44 27 M59 24 L48 27" stroke="#33506e" strokeWidth="2" />
  </>
);

/** A racer's head: goggles over a face of any shape. */
const goggles = (y: number): ReactNode => (
  <>
    <circle cx="39" cy={y} r="5.6" fill="#ffcf6b" stroke="#3a2615" strokeWidth="2.4" />
    <circle cx="53" cy={y} r="5.6" fill="#ffcf6b" stroke="#3a2615" strokeWidth="2.4" />
    <path d={`M32 ${y - 3} L26 ${y - 8} M60 ${y - 3} L66 ${y - 8}`} stroke="#3a2615" strokeWidth="2.4" />
  </>
);

const dug = (
  <>
    {shoulders('#6a4a34', '#3a2a1c')}
    <path d="M34 30 Q20 26 14 40 Q22 46 34 42Z M58 30 Q72 26 78 40 Q70 46 58 42Z" fill="#8a7a5a" />
    <path d="M32 32 Q32 16 46 16 Q60 16 60 32 Q58 52 46 60 Q34 52 32 32Z" fill="#a39268" />
    {goggles(30)}
    <path d="M36 48 Q46 54 56 48 L46 58Z" fill="#3a2615" />
    <path d="M34 44 l-10 14 M58 44 l10 14" stroke="#d9a72f" strokeWidth="2.4" />
  </>
);

/** Somebody from far away, with a head of this colour and shape; a racer wears goggles. */
const stranger = (chance: Chance, races: boolean): ReactNode => {
  const hue = chance() * 360;
  const wide = 10 + chance() * 8;
  const tall = 12 + chance() * 10;
  const skin = `hsl(${hue} 34% ${44 + chance() * 16}%)`;
  return (
    <>
      {shoulders(`hsl(${hue + 150} 45% 36%)`, '#1c2430')}
      <path d="M28 66 h12 M52 66 h12" stroke="#f2e6c8" strokeWidth="3" />
      {chance() > 0.5 ? (
        <path d="M40 24 Q34 6 24 6 M52 24 Q58 6 68 6" stroke={skin} strokeWidth="4" fill="none" strokeLinecap="round" />
      ) : (
        <path d="M34 34 L20 24 L34 44Z M58 34 L72 24 L58 44Z" fill={skin} />
      )}
      <ellipse cx="46" cy="36" rx={wide} ry={tall} fill={skin} />
      <path
        d={`M${46 - wide * 0.5} ${36 + tall * 0.55} q${wide * 0.5} 4 ${wide} 0`}
        stroke="#1c1712"
        strokeWidth="1.8"
        fill="none"
      />
      {races ? goggles(32) : eyes('#fff3c9')}
    </>
  );
};

/** Blue, with horns above and below. */
const chagrian = (
  <>
    {robe('#2f3f7a')}
    <path d="M34 36 Q24 44 28 74 L38 60Z M58 36 Q68 44 64 74 L54 60Z" fill="#5f86c9" />
    <path d="M36 22 Q28 14 30 2 Q38 8 41 19Z M56 22 Q64 14 62 2 Q54 8 51 19Z" fill="#dfe7f3" />
    {head('#6f9ae0')}
    {eyes('#fff3c9')}
    <path d="M42 45 h8" stroke="#33508f" strokeWidth="1.6" />
  </>
);

const rodian = (cloth: string): ReactNode => (
  <>
    {shoulders(cloth, '#3a2a1c')}
    <path d="M38 20 L34 6 M54 20 L58 6" stroke="#6f9a58" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M32 32 Q32 18 46 18 Q60 18 60 32 Q60 44 50 50 L46 54 L42 50 Q32 44 32 32Z" fill="#7fb56a" />
    <ellipse cx="39" cy="32" rx="4.4" ry="5.4" fill="#14181f" />
    <ellipse cx="53" cy="32" rx="4.4" ry="5.4" fill="#14181f" />
    <path d="M34 24 q5 -4 9 -1 M58 24 q-5 -4 -9 -1" stroke="#5d8a4a" strokeWidth="2" fill="none" />
  </>
);

const twilek = (skin: string, cloth: string): ReactNode => (
  <>
    <path
      d="M36 24 Q18 30 22 78 Q34 60 40 30Z M56 24 Q74 30 70 78 Q58 60 52 30Z"
      fill={skin}
      stroke="#000"
      strokeOpacity="0.2"
    />
    {shoulders(cloth, '#2a1f2a')}
    {head(skin)}
    <path d="M33 32 Q33 16 46 16 Q59 16 59 32 Q46 24 33 32Z" fill="#5a4030" />
    {eyes()}
  </>
);

const bith = (
  <>
    {shoulders('#3a4256', '#20262f')}
    <path d="M28 26 Q28 6 46 6 Q64 6 64 26 Q64 40 54 48 Q46 56 38 48 Q28 40 28 26Z" fill="#e6d3c8" />
    <circle cx="38" cy="32" r="5" fill="#14181f" />
    <circle cx="54" cy="32" r="5" fill="#14181f" />
    <path d="M40 44 h12 M41 48 h10" stroke="#b59a8c" strokeWidth="1.6" />
    <path d="M46 84 L66 58 l10 -2 l-4 9 L58 84Z" fill="#e8c25a" />
  </>
);

const ithorian = (
  <>
    {shoulders('#4f5f7a', '#2a3446')}
    <path
      d="M40 62 Q34 40 20 30 Q10 24 14 14 Q22 8 34 14 Q46 8 58 14 Q70 8 78 14 Q82 24 72 30 Q58 40 52 62Z"
      fill="#9a7a55"
    />
    <circle cx="17" cy="18" r="3" fill="#1c1712" />
    <circle cx="75" cy="18" r="3" fill="#1c1712" />
  </>
);

const wookiee = (
  <>
    <path d="M14 84 Q16 50 34 46 Q24 30 30 16 Q36 6 46 6 Q56 6 62 16 Q68 30 58 46 Q76 50 78 84Z" fill="#6d4a2a" />
    <path d="M34 30 Q36 20 46 20 Q56 20 58 30 Q56 46 46 48 Q36 46 34 30Z" fill="#8f6a40" />
    {eyes()}
    <path d="M43 40 h6 l-3 4Z" fill="#1c1712" />
    <path d="M20 62 L70 84" stroke="#2b1d12" strokeWidth="6" />
  </>
);

const threeEyed = (cloth: string): ReactNode => (
  <>
    {robe(cloth)}
    <path d="M32 36 Q34 18 46 18 Q58 18 60 36 Q60 54 46 58 Q32 54 32 36Z" fill="#c9a078" />
    {[36, 46, 56].map((x) => (
      <g key={x}>
        <path d={`M${x} 26 V14`} stroke="#c9a078" strokeWidth="5" />
        <circle cx={x} cy="12" r="4" fill="#1c1712" />
      </g>
    ))}
    <path d="M40 48 h12" stroke="#7a5638" strokeWidth="2" />
  </>
);

const tentacled = (
  <>
    {shoulders('#4a3f5a', '#2a2436')}
    <path d="M32 30 Q28 10 46 10 Q64 10 60 30 Q58 42 46 42 Q34 42 32 30Z" fill="#c9754f" />
    <path
      d="M38 40 Q34 56 38 64 M43 42 Q42 58 44 68 M49 42 Q50 58 48 68 M54 40 Q58 56 54 64"
      stroke="#c9754f"
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
    <circle cx="39" cy="28" r="2.6" fill="#9fd0ff" />
    <circle cx="53" cy="28" r="2.6" fill="#9fd0ff" />
  </>
);

const tusked = (
  <>
    {shoulders('#5a4a3a', '#2a221a')}
    {head('#5f4f46')}
    <ellipse cx="40" cy="32" rx="4" ry="5" fill="#14181f" />
    <ellipse cx="52" cy="32" rx="4" ry="5" fill="#14181f" />
    <path d="M40 42 Q34 54 40 62 L43 46Z M52 42 Q58 54 52 62 L49 46Z" fill="#8a7560" />
  </>
);

const leathery = (skin: string, horned: boolean): ReactNode => (
  <>
    {shoulders('#5e4c33', '#33291b')}
    {head(skin)}
    <path d="M35 30 h22 M36 42 h20 M39 46 h14" stroke="#000" strokeOpacity="0.25" strokeWidth="1.6" />
    {horned ? (
      <path d="M38 20 l-4 -8 l7 5Z M54 20 l4 -8 l-7 5Z M34 30 l-8 -3 l7 8Z M58 30 l8 -3 l-7 8Z" fill="#e0cfae" />
    ) : (
      <path d="M34 30 L28 60 M58 30 L64 60" stroke="#2a1d14" strokeWidth="4" strokeLinecap="round" />
    )}
    {eyes('#ffcf6b')}
  </>
);

const trunked = (
  <>
    {shoulders('#7a6a4a', '#4a3f2a')}
    <path d="M28 30 Q30 12 46 12 Q62 12 64 30 Q64 46 54 50 L50 76 Q46 80 42 76 L38 50 Q28 46 28 30Z" fill="#9a8f86" />
    <circle cx="34" cy="30" r="2.6" fill="#1c1712" />
    <circle cx="58" cy="30" r="2.6" fill="#1c1712" />
    <path d="M36 46 l-8 10 M56 46 l8 10" stroke="#efe6d2" strokeWidth="3" />
  </>
);

const twoHeaded = (
  <>
    {shoulders('#8a4f6a', '#4a2a3a')}
    {[-15, 15].map((x) => (
      <g key={x} transform={`translate(${46 + x} 36) scale(0.72) translate(-46 -34)`}>
        {head('#d9a27a')}
        {eyes()}
        <path d="M33 28 Q46 10 59 28 Q46 20 33 28Z" fill="#b0432f" />
        <path d="M40 43 q6 6 12 0Z" fill="#5a2018" />
      </g>
    ))}
  </>
);

const twins = (skin: string): ReactNode =>
  [-16, 16].map((x) => (
    <g key={x} transform={`translate(${46 + x} 46) scale(0.74) translate(-46 -44)`}>
      {twilek(skin, '#a33f6a')}
    </g>
  ));

/** By what the title or the subtitle calls them. The first that fits counts. */
const PEOPLES: readonly (readonly [RegExp, (chance: Chance) => ReactNode])[] = [
  [/Nute Gunray/u, () => neimoidian('#8f1f3f', 10)],
  [/Rune Haako/u, () => neimoidian('#5a2a78', 4)],
  [/Lott Dod/u, () => neimoidian('#1f4f7a', 8)],
  [/Neimoidian/u, (chance) => neimoidian(oneOf(['#4f5f3a', '#6a4a2f', '#3f4f6a'], chance), 0)],
  [/Jabba/u, () => hutt('#8a9a52', '#c9b183')],
  [/Hutt/u, () => hutt('#a3825a', '#d9c39a')],
  [/Watto/u, () => toydarian],
  [/Sebulba's Attendants|Ann and Tann/u, () => twins('#6f9ed6')],
  [/Sebulba/u, () => dug],
  [/Fode/u, () => twoHeaded],
  [/Podracer Pilot/u, (chance) => stranger(chance, true)],
  [/Mas Amedda/u, () => chagrian],
  [/Rodian|Wald/u, (chance) => rodian(oneOf(['#7a5a34', '#3f5f7a', '#6a3f3f'], chance))],
  [/Bib Fortuna/u, () => twilek('#e6cdb8', '#3a2f4a')],
  [/Twi'lek|Diva/u, (chance) => twilek(oneOf(['#6f9ed6', '#7fb56a', '#d9794f'], chance), '#7a2f4f')],
  [/Bith/u, () => bith],
  [/Ithorian|Horox/u, () => ithorian],
  [/Wookiee/u, () => wookiee],
  [/Gran Senator|Aks Moe/u, () => threeEyed('#5a3f6a')],
  [/Gragra/u, () => leathery('#8a7a4a', false)],
  [/Quarren/u, () => tentacled],
  [/Aqualish/u, () => tusked],
  [/Weequay/u, () => leathery('#8a6a4a', false)],
  [/Nikto|Passel|Meddun/u, () => leathery('#8f7a5a', true)],
  [/Pacithhip/u, () => trunked],
  [/Tusken|RuuR/u, () => wrapped],
  [/Jawa/u, () => jawa],
  [/Ishi Tib|Klatooinian|Toora|Roona|Graxol|Rayno|Delegate|Galactic Senator/u, (chance) => stranger(chance, false)],
];

/** The people that these words name, or null. */
export const alien = (words: string, chance: Chance): ReactNode | null =>
  PEOPLES.find(([pattern]) => pattern.test(words))?.[1](chance) ?? null;
