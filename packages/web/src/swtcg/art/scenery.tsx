/** What stands behind the subject: stars, planets, hills, light. */
import type { Facts } from '../../session/swtcg/facts.ts';
import type { Chance } from './random.ts';

export function Backdrop({
  id,
  type,
  side,
  chance,
  hue,
}: {
  readonly id: string;
  readonly type: Facts['type'];
  readonly side: Facts['side'];
  readonly chance: Chance;
  readonly hue: number;
}) {
  const gradient = `sky-${id.replace(/\W/gu, '')}`;
  const glow = side === 'Dark' ? 8 : side === 'Light' ? 205 : hue;
  const stars = type === 'Character' ? 0 : type === 'Ground' ? 10 : 20;
  return (
    <>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={`hsl(${hue} 46% ${13 + chance() * 9}%)`} />
          <stop offset="1" stopColor={`hsl(${hue + 18} 40% 7%)`} />
        </linearGradient>
      </defs>
      <rect width="92" height="80" fill={`url(#${gradient})`} />
      <circle cx={20 + chance() * 52} cy={14 + chance() * 20} r={34} fill={`hsl(${glow} 80% 60%)`} opacity="0.1" />
      {Array.from({ length: stars }, (_, i) => (
        <circle
          key={i}
          cx={chance() * 92}
          cy={chance() * (type === 'Ground' ? 36 : 80)}
          r={0.3 + chance() * 0.8}
          fill="#fff"
          opacity={0.2 + chance() * 0.6}
        />
      ))}
      {type === 'Space' ? (
        <circle cx={chance() * 92} cy={88 + chance() * 12} r={26 + chance() * 22} fill={`hsl(${hue + 40} 38% 22%)`} />
      ) : null}
      {type === 'Ground' ? (
        <>
          <path
            d={`M0 ${52 + chance() * 6} Q ${18 + chance() * 22} ${42 + chance() * 8} 46 ${50 + chance() * 6} T92 ${48 + chance() * 8} V80 H0Z`}
            fill={`hsl(${hue - 10} 34% 20%)`}
          />
          <path d="M0 68 Q 30 60 60 68 T92 66 V80 H0Z" fill={`hsl(${hue - 10} 30% 13%)`} />
        </>
      ) : null}
    </>
  );
}
