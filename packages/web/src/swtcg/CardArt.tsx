/**
 * Drawn art from a card's own facts: its type sets the scene, its subtypes the subject, its side the light, and its
 * name the composition. No picture of a printed card is used.
 */
import { memo } from 'react';
import type { Facts } from '../session/swtcg/facts.ts';
import { characterShape } from './art/characters.tsx';
import { groundShape, landOf } from './art/ground.tsx';
import { battleShape, missionShape } from './art/moments.tsx';
import { type Chance, chanceFrom } from './art/random.ts';
import { Backdrop } from './art/scenery.tsx';
import { spaceShape } from './art/space.tsx';

const HUES: Readonly<Record<Facts['type'], number>> = {
  Space: 214,
  Ground: 140,
  Character: 272,
  Battle: 4,
  Mission: 44,
};

function subject(facts: Facts, chance: Chance, hue: number) {
  switch (facts.type) {
    case 'Space':
      return spaceShape(facts, chance);
    case 'Ground':
      return groundShape(facts, chance, hue);
    case 'Character':
      return characterShape(facts, chance, hue);
    case 'Battle':
      return battleShape(chance, hue);
    case 'Mission':
      return missionShape(chance, hue);
  }
}

export const CardArt = memo(function CardArt({ facts }: { readonly facts: Facts }) {
  const chance = chanceFrom(`${facts.name} ${facts.version}`);
  const tint = facts.side === 'Dark' ? -14 : facts.side === 'Light' ? 14 : 0;
  const land = facts.type === 'Ground' ? landOf(facts) : undefined;
  const hue = (land ?? HUES[facts.type] + tint) + chance() * 16 - 8;
  return (
    <svg viewBox="0 0 92 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Backdrop id={facts.id} type={facts.type} side={facts.side} chance={chance} hue={hue} />
      {/* Who it is follows from the name alone: all versions of a person look alike. */}
      {subject(facts, chanceFrom(facts.name), hue)}
    </svg>
  );
});
