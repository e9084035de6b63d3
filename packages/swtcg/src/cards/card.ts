/** A card as printed: facts only, plus its text as a tree of the card language. */
import type { Ability, Stat } from '../language/tree.ts';
import type { Arena, Side } from './sides.ts';

export * from './sides.ts';
export * from './kinds.ts';
import type { CardType } from './kinds.ts';

export type Rarity = 'C' | 'U' | 'R' | 'P' | 'S';

export interface Card {
  /** Set code and collector number, for instance `AOTC-25`. */
  readonly id: string;
  readonly set: string;
  readonly number: number;
  /** The name without the version letter: `Luke Skywalker`. */
  readonly name: string;
  /** `A`, `B`, ...; the empty string when the card is not unique. */
  readonly version: string;
  readonly side: Side;
  readonly type: CardType;
  /** The arenas of a card whose type does not say it: `Ground/Character`, or before the subtypes of a Location. */
  readonly arenas?: readonly Arena[];
  /** The words of the type line after the type and the arenas, hyphens left out: `Dark Jedi Knight Sith Lord`. */
  readonly subtypes: readonly string[];
  readonly rarity: Rarity;
  /** Build cost; 0 on cards that have none. */
  readonly cost: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  /** Numbers printed as `*`, which the card's own text sets (TCG-VAR-01); they stand as 0. */
  readonly starred?: readonly Stat[];
  readonly abilities: readonly Ability[];
  /** Why the card cannot be played, if its text is not fully executable. */
  readonly unplayable?: string;
}

/** `Luke Skywalker (B)`: how players and deck files call a card. */
export const title = (card: Card): string => (card.version === '' ? card.name : `${card.name} (${card.version})`);

/** The arenas it belongs to. */
export const arenasOf = ({ type, arenas }: Card): readonly Arena[] =>
  arenas ?? (type === 'Space' || type === 'Ground' || type === 'Character' ? [type] : []);

/** `Character - Jedi Knight`, `Ground/Character - Creature`, `Location - Space Facility`. */
export function typeLine({ type, arenas, subtypes }: Card): string {
  const listed = arenas?.join('/') ?? '';
  const after = type === 'Multi-arena' || listed === '' ? subtypes : [listed, ...subtypes];
  return `${type === 'Multi-arena' ? listed : type}${after.length === 0 ? '' : ` - ${after.join(' ')}`}`;
}
