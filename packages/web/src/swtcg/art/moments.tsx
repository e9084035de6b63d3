/** Battle cards are fire and flashes; Missions, marks and orbits. */
import type { ReactNode } from 'react';
import type { Chance } from './random.ts';

export function battleShape(chance: Chance, hue: number): ReactNode {
  return (
    <>
      {Array.from({ length: 7 }, (_, i) => (
        <path
          key={i}
          d={`M${chance() * 92} ${chance() * 80} l${18 + chance() * 26} ${-10 - chance() * 16}`}
          stroke={`hsl(${hue + chance() * 40} 95% 65%)`}
          strokeWidth={1 + chance() * 2}
          strokeLinecap="round"
        />
      ))}
      <circle cx={42 + chance() * 12} cy="40" r={9 + chance() * 5} fill="hsl(36 100% 68%)" opacity="0.85" />
      <circle cx={44 + chance() * 8} cy="40" r="5" fill="#fff6d8" />
    </>
  );
}

export function missionShape(chance: Chance, hue: number): ReactNode {
  const corners = 3 + Math.floor(chance() * 4);
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2 - Math.PI / 2;
    return `${46 + Math.cos(angle) * 22},${42 + Math.sin(angle) * 22}`;
  });
  return (
    <>
      <ellipse
        cx="46"
        cy="42"
        rx={34}
        ry={12 + chance() * 14}
        fill="none"
        stroke={`hsl(${hue} 70% 45%)`}
        transform={`rotate(${chance() * 90} 46 42)`}
      />
      <polygon
        points={points.join(' ')}
        fill="none"
        stroke={`hsl(${hue} 90% 62%)`}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="46" cy="42" r={5 + chance() * 4} fill={`hsl(${hue} 90% 62%)`} />
    </>
  );
}
