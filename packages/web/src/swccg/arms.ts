/** Which kind of weapon a card is, for its sign: by what it is called a kind of, or else by its title and its user. */
import type { Facts } from '../session/swccg/facts.ts';

const BY_TRAIT = [
  ['lightsaber', 'saber'],
  ['proton torpedoes', 'torpedo'],
  ['seeker', 'seeker'],
  ['mine', 'mine'],
] as const;

type Arm = (typeof BY_TRAIT)[number][1] | 'staff' | 'rifle' | 'pistol' | 'cannon';

/** A character's weapon is a pistol unless its title says otherwise; what is mounted on something is a cannon. */
export function armOf({ traits, title, kinds }: Pick<Facts, 'traits' | 'title' | 'kinds'>): Arm {
  const named = BY_TRAIT.find(([trait]) => traits.includes(trait));
  if (named !== undefined) return named[1];
  if (!kinds.includes('Character')) return 'cannon';
  if (/Stick/u.test(title)) return 'staff';
  return /Rifle|Bowcaster/u.test(title) ? 'rifle' : 'pistol';
}
