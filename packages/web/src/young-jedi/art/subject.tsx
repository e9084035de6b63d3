/** What a card shows: made from its facts. */
import type { ReactNode } from 'react';
import type { Facts } from '../../session/young-jedi/facts.ts';
import { battleShape, missionShape } from '../../swtcg/art/moments.tsx';
import type { Chance } from '../../swtcg/art/random.ts';
import { motifOf } from './motifs.tsx';
import { portrait, usersIn } from './people.tsx';
import { shipShape } from './ships.tsx';
import { weaponShape } from './weapons.tsx';

/** A card with a built-in weapon shows it in the corner. */
const armed = (facts: Facts, chance: Chance): ReactNode => (
  <g transform="translate(2 34) scale(0.44)">
    <rect x="-4" y="-4" width="100" height="90" rx="12" fill="#0b0f17" opacity="0.6" />
    {weaponShape(
      { ...facts, name: facts.weapon, traits: /Lightsaber/u.test(facts.weapon) ? ['lightsaber'] : [] },
      chance,
    )}
  </g>
);

const flag = (
  <>
    <path d="M18 78 V12" stroke="#d5dbe4" strokeWidth="3" />
    {Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 6 }, (_column, i) => (
        <rect
          key={`${row}-${i}`}
          x={20 + i * 9}
          y={14 + row * 9 + Math.sin(i) * 2}
          width="9"
          height="9"
          fill={(row + i) % 2 === 0 ? '#f6e7c8' : '#2a1d12'}
        />
      )),
    )}
  </>
);

/** Where two stand beside each other, and one alone. */
const PLACES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[10, 12, 0.84]],
  [
    [-8, 22, 0.72],
    [34, 22, 0.72],
  ],
];

/** Those who use the card, before whatever happens. */
const scene = (behind: ReactNode, users: readonly ReactNode[]): ReactNode => (
  <>
    <g opacity={users.length > 0 ? 0.55 : 1}>{behind}</g>
    {users.map((user, i) => {
      const [x, y, size] = PLACES[users.length]![i]!;
      return (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          {user}
        </g>
      );
    })}
  </>
);

/** Who is meant: by the sentence that says who uses a Battle card, by all that an Effect says, or else by the title. */
function usersOf({ name, text, type }: Facts, chance: Chance): ReactNode[] {
  const sentence = text.find((line) => line.includes('Use with'))?.replace(/^.*?Use with/u, 'Use with');
  const named = usersIn(type === 'Effect' ? text.join(' ') : (sentence ?? ''), chance);
  return named.length > 0 ? named : usersIn(name, chance);
}

export function subjectOf(facts: Facts, chance: Chance, hue: number): ReactNode {
  switch (facts.type) {
    case 'Character':
      return (
        <>
          {portrait(facts.name, facts.subtitle, chance)}
          {facts.weapon === '' ? null : armed(facts, chance)}
        </>
      );
    case 'Weapon':
      return weaponShape(facts, chance);
    case 'Starship':
      return shipShape(facts.name, chance);
    case 'Objective':
      return flag;
    default: {
      const users = usersOf(facts, chance);
      const motif = users.length > 0 ? null : motifOf(facts, chance);
      const behind = facts.type === 'Effect' ? missionShape(chance, hue) : battleShape(chance, hue);
      return scene(
        motif === null
          ? behind
          : [
              <g key="motif">{motif}</g>,
              facts.type === 'Battle' ? (
                <g key="flash" opacity="0.55">
                  {behind}
                </g>
              ) : null,
            ],
        users,
      );
    }
  }
}
