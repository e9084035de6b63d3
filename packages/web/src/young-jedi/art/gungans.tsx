/** Gungans: long ears, eyes on stalks, a bill; the chief is broad, soldiers wear caps and carry shields. */
import type { ReactNode } from 'react';
import { oneOf } from '../../swtcg/art/characters.tsx';
import type { Chance } from '../../swtcg/art/random.ts';

const SKIN = '#d99a6c';

const ears = (skin: string, spread: number): ReactNode => (
  <path
    d={`M36 34 Q${24 - spread} 44 ${26 - spread} 76 Q34 66 40 44Z M56 34 Q${68 + spread} 44 ${66 + spread} 76 Q58 66 52 44Z`}
    fill={skin}
    stroke="#000"
    strokeOpacity="0.18"
  />
);

const face = (skin: string): ReactNode => (
  <>
    <path d="M40 24 L38 10 h6 L45 24Z M52 24 L54 10 h-6 L47 24Z" fill={skin} />
    <circle cx="41" cy="9" r="5" fill="#f2d27a" />
    <circle cx="51" cy="9" r="5" fill="#f2d27a" />
    <path d="M38 9 h6 M48 9 h6" stroke="#2a1a10" strokeWidth="1.8" />
    <path d="M35 28 Q36 20 46 20 Q56 20 57 28 Q62 40 60 44 Q54 52 46 52 Q38 52 32 44 Q30 40 35 28Z" fill={skin} />
    <path d="M32 42 Q46 50 60 42" stroke="#7a4630" strokeWidth="1.8" fill="none" />
    <path d="M43 34 v3 M49 34 v3" stroke="#7a4630" strokeWidth="1.6" strokeLinecap="round" />
  </>
);

const neck = (skin: string, coat: string): ReactNode => (
  <>
    <path d="M41 48 h10 v14 h-10Z" fill={skin} />
    <path d="M20 84 Q24 64 40 60 L46 66 L52 60 Q68 64 72 84Z" fill={coat} />
  </>
);

const jarJar = (
  <>
    {neck('#d98f62', '#8a6a3f')}
    <path d="M38 62 L46 72 L54 62" stroke="#5e4426" strokeWidth="3" fill="none" />
    {ears('#c97d52', 6)}
    {face('#e0a274')}
    <path d="M40 47 q6 5 12 0" stroke="#b0432f" strokeWidth="2.4" fill="none" />
  </>
);

const boss = (
  <>
    <path d="M4 84 Q8 50 34 48 H58 Q84 50 88 84Z" fill="#3f7a4f" />
    <path d="M10 84 Q14 60 34 56 Q46 72 58 56 Q78 60 82 84Z" fill="#d9a72f" opacity="0.85" />
    {ears('#6f8f5a', 10)}
    <path d="M26 34 Q26 14 46 14 Q66 14 66 34 Q70 54 46 58 Q22 54 26 34Z" fill="#8aa86a" />
    <path d="M26 42 Q46 58 66 42 Q62 54 46 56 Q30 54 26 42Z" fill="#7a9a5c" />
    <circle cx="37" cy="28" r="4.4" fill="#f2d27a" />
    <circle cx="55" cy="28" r="4.4" fill="#f2d27a" />
    <circle cx="37" cy="28" r="1.8" fill="#2a1a10" />
    <circle cx="55" cy="28" r="1.8" fill="#2a1a10" />
    <path d="M32 42 Q46 52 60 42" stroke="#4d6a3a" strokeWidth="2" fill="none" />
    <path d="M32 12 Q46 2 60 12 L58 18 Q46 10 34 18Z" fill="#d9a72f" />
  </>
);

const captain = (
  <>
    {neck('#c9b08a', '#7a3f2a')}
    <path d="M24 70 h14 M54 70 h14" stroke="#e8c25a" strokeWidth="3" />
    {ears('#b89a72', 5)}
    {face('#d0b48c')}
    <path d="M36 46 Q34 60 32 66 M56 46 Q58 60 60 66" stroke="#d0b48c" strokeWidth="3" fill="none" />
    <path d="M33 26 Q46 16 59 26 L56 20 Q46 13 36 20Z" fill="#5a2f1f" />
    <path d="M78 84 V6" stroke="#8fa3b5" strokeWidth="2.6" />
    <circle cx="78" cy="8" r="4" fill="#9fe3ff" />
  </>
);

/** A soldier behind a round shield of light, with an energy ball or a pole. */
const soldier = (armed: 'pole' | 'ball', coat: string, chance: Chance): ReactNode => {
  const cap = oneOf(['#8a7350', '#5f6f40', '#7a4a34', '#4f5f6f'], chance);
  return (
    <>
      {neck('#cf9468', coat)}
      {ears('#b87a50', 3)}
      {face(SKIN)}
      <path d="M33 27 Q34 14 46 14 Q58 14 59 27 Q46 20 33 27Z" fill={cap} />
      <path d="M33 27 Q46 20 59 27" stroke="#3a2f20" strokeWidth="2.4" fill="none" />
      <ellipse cx="20" cy="62" rx="17" ry="20" fill="#8fe0ff" opacity="0.35" stroke="#c9f2ff" strokeWidth="1.6" />
      {armed === 'pole' ? (
        <>
          <path d="M76 84 L70 4" stroke="#c9b183" strokeWidth="3" />
          <path d="M66 10 l4 -10 l5 9Z" fill="#9fe3ff" />
        </>
      ) : (
        <>
          <circle cx="74" cy="30" r="8" fill="#7fd0ff" opacity="0.75" stroke="#e6f9ff" />
          <circle cx="72" cy="28" r="2.4" fill="#fff" />
        </>
      )}
    </>
  );
};

/** A bare head, a red coat with gold, a staff. */
const general = (
  <>
    {neck('#c98a5c', '#a3322a')}
    <path d="M22 72 h16 M54 72 h16" stroke="#e8c25a" strokeWidth="4" />
    <path d="M46 66 v18" stroke="#e8c25a" strokeWidth="2.4" />
    {ears('#a86f48', 7)}
    {face('#c98a5c')}
    <path d="M34 46 q12 8 24 0" stroke="#efe6d2" strokeWidth="3" fill="none" />
    <path d="M80 84 V14" stroke="#c9b183" strokeWidth="4" />
    <circle cx="80" cy="12" r="5" fill="#e8c25a" />
  </>
);

const dignitary = (coat: string): ReactNode => (
  <>
    {neck('#cfa078', coat)}
    <path d="M34 62 Q46 78 58 62" stroke="#e8c25a" strokeWidth="3" fill="none" />
    {ears('#b88a62', 6)}
    {face('#d8aa82')}
    <path d="M38 20 Q46 14 54 20 L52 25 Q46 21 40 25Z" fill="#7a3f6a" />
  </>
);

export function gungan(name: string, chance: Chance): ReactNode {
  if (/Jar Jar/u.test(name)) return jarJar;
  if (/Boss Nass/u.test(name)) return boss;
  if (/Tarpals/u.test(name)) return captain;
  if (/General/u.test(name)) return general;
  if (/Warrior/u.test(name)) return soldier('ball', '#6a5a3a', chance);
  if (/Soldier|diamond/u.test(name)) return soldier('pole', '#6a5a3a', chance);
  if (/Guard/u.test(name)) return soldier('pole', '#3f5f4f', chance);
  return dignitary(/Rep|Official/u.test(name) ? '#5a3f6a' : '#4f6a4a');
}
