/** The kinds of cards (TCG-CARD-01, TCG-CARD-02) and what each of them has and does. */
import { ARENAS, type Arena } from './sides.ts';

export type CardType =
  | Arena
  | 'Multi-arena'
  | 'Battle'
  | 'Mission'
  | 'Location'
  | 'Equipment'
  | 'Resource'
  | 'Event'
  | 'Subordinate';

/** Which numbers are printed on it: those of a unit with or without a build cost, a build cost alone, or none. */
type Printed = 'unit' | 'stats' | 'cost' | 'none';

interface KindOfCard {
  readonly printed: Printed;
  /** It is a unit when it is in an arena. */
  readonly unit?: true;
  /** The subtypes begin with its arenas: `Location - Ground/Character Merchant Facility`. */
  readonly namesArenas?: true;
  /** It is put into the build zone face down and completed or deployed (TCG-BUILD-09, TCG-BUILD-10). */
  readonly built?: true;
  /** It is kept in the supply and is no card of the deck (TCG-DECK-17). */
  readonly supplied?: true;
  /** Its lines are those of a card that is played once and discarded. */
  readonly played?: true;
}

const UNIT: KindOfCard = { printed: 'unit', unit: true, built: true };

export const KINDS: Readonly<Record<CardType, KindOfCard>> = {
  Space: UNIT,
  Ground: UNIT,
  Character: UNIT,
  'Multi-arena': UNIT,
  Battle: { printed: 'none', played: true },
  Mission: { printed: 'cost', built: true, played: true },
  Location: { printed: 'cost', namesArenas: true, built: true },
  Equipment: { printed: 'cost', namesArenas: true, built: true },
  Resource: { printed: 'cost', built: true },
  Event: { printed: 'none', supplied: true },
  Subordinate: { printed: 'stats', unit: true, namesArenas: true, supplied: true },
};

export const CARD_TYPES = Object.keys(KINDS) as readonly CardType[];

/** The five of the New Hope rulebook. */
export const FIRST_TYPES: readonly CardType[] = [...ARENAS, 'Battle', 'Mission'];

interface Typed {
  readonly type: CardType;
}
export const isUnit = ({ type }: Typed): boolean => KINDS[type].unit === true;
export const isBuilt = ({ type }: Typed): boolean => KINDS[type].built === true;
export const isSupplied = ({ type }: Typed): boolean => KINDS[type].supplied === true;
