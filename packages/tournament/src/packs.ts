/** Booster packs, opened by chance, and the pools of cards that come from them. */
import { below, brief, type LimitedPlay, type PackDefinition, type RandomState } from '@dejarik/kernel';
import { TournamentError } from './tournament.ts';

export const MOST_PACKS = 12;

export function packNamed({ packs }: LimitedPlay, id: string): PackDefinition {
  const found = packs.find((pack) => pack.id.toLowerCase() === id.toLowerCase());
  if (found !== undefined) return found;
  throw new TournamentError(
    `There is no booster "${brief(id)}". There is: ${packs.map((pack) => pack.id).join(', ')}.`,
  );
}

/** The cards of one pack. No card is in it twice while there are others of the rarity. */
export function openPack({ cards }: LimitedPlay, pack: PackDefinition, random: RandomState): string[] {
  const own = cards.filter(({ set }) => pack.sets.includes(set));
  return pack.slots.flatMap(({ rarities, count }) => {
    const all = own.flatMap(({ id, rarity, times = 1 }) =>
      rarities.includes(rarity) ? Array.from({ length: times }, () => id) : [],
    );
    if (all.length === 0)
      throw new TournamentError(`${pack.name} has no cards of the rarity ${rarities.join(' or ')}.`);
    let left: string[] = [];
    return Array.from({ length: count }, () => {
      if (left.length === 0) left = all;
      const card = left[below(random, left.length)]!;
      left = left.filter((id) => id !== card);
      return card;
    });
  });
}

/** A sealed pool: these packs, opened. */
export const sealedPool = (limited: LimitedPlay, packs: readonly PackDefinition[], random: RandomState): string[] =>
  packs.flatMap((pack) => openPack(limited, pack, random));
