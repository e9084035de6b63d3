/** Drawn art from a card's own facts. No picture of a printed card is used. */
import { byName } from '@dejarik/kernel/words';
import { memo } from 'react';
import type { Facts } from '../session/young-jedi/facts.ts';
import { chanceFrom } from '../swtcg/art/random.ts';
import { backdrop } from './art/backdrop.tsx';
import { Scene } from './art/planets.tsx';
import { subjectOf } from './art/subject.tsx';

/** By planet, for Characters and Locations; by type for the rest. */
const PLANET_HUES: readonly number[] = [38, 218, 142];
const HUES = byName<number>({
  Weapon: 210,
  Battle: 2,
  Effect: 274,
  Starship: 222,
  Objective: 26,
  'Double Impact': 320,
});

const hueOf = ({ type, planet }: Facts): number => PLANET_HUES[planet] ?? HUES[type] ?? 34;

export const CardArt = memo(function CardArt({ facts }: { readonly facts: Facts }) {
  if (facts.type === 'Location')
    return <Scene planet={facts.planet} location={facts.location} id={`card-${facts.id}`} />;
  const chance = chanceFrom(facts.title);
  const hue = hueOf(facts) + chance() * 16 - 8;
  const sky = `yj-${facts.id.replace(/\W/gu, '')}`;
  const glow = facts.side === 'Dark' ? 6 : 205;
  return (
    <svg viewBox="0 0 92 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={`hsl(${hue} 44% ${20 + chance() * 10}%)`} />
          <stop offset="1" stopColor={`hsl(${hue + 16} 40% 10%)`} />
        </linearGradient>
      </defs>
      <rect width="92" height="80" fill={`url(#${sky})`} />
      <circle cx={18 + chance() * 56} cy={14 + chance() * 22} r="34" fill={`hsl(${glow} 80% 60%)`} opacity="0.12" />
      {facts.type === 'Character' ? backdrop(facts.planet, hue) : null}
      {/* All versions of a person look alike; of a kind there are many. */}
      {subjectOf(facts, chanceFrom(facts.uniqueness === 'diamond' ? facts.title : facts.name), hue)}
    </svg>
  );
});
