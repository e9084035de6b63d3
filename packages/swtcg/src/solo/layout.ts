/** What is laid out for Flying Solo, and what it costs (TCG-SOLO). */
import { ARENAS, type Arena } from '../cards/card.ts';
import type { Catalogue } from '../cards/catalogue.ts';

/** A unit, by the id of its top card. */
export interface SoloUnit {
  readonly card: string;
  /** The other cards of its stack. */
  readonly under?: readonly string[];
  readonly pilots?: readonly SoloUnit[];
  readonly equipment?: readonly string[];
}

export interface SoloSide {
  readonly side: 'Dark' | 'Light' | 'Yuuzhan Vong';
  readonly units: Readonly<Record<Arena, readonly SoloUnit[]>>;
  readonly event?: string;
  readonly resource?: string;
  /** The draw pile that stands for a deck (TCG-SOLO-04). */
  readonly pile?: readonly string[];
}

export interface SoloLayout {
  readonly you: SoloSide;
  /** The simulated opponent. */
  readonly opponent: SoloSide;
  /** At most one an arena, of either side (TCG-SOLO-03). */
  readonly locations?: Readonly<Partial<Record<Arena, { readonly card: string; readonly of: 'you' | 'opponent' }>>>;
}

export const sum = <T>(list: readonly T[], of: (entry: T) => number): number =>
  list.reduce((n, entry) => n + of(entry), 0);

export const unitsOf = ({ units }: SoloSide): readonly SoloUnit[] => ARENAS.flatMap((arena) => units[arena]);

/** Its total build cost: the top card, 1 for each card beneath, and its Pilots (TCG-SOLO-02). */
export const soloUnitCost = (cards: Catalogue, { card, under = [], pilots = [] }: SoloUnit): number =>
  (cards.byId.get(card)?.cost ?? 0) + under.length + sum(pilots, (pilot) => soloUnitCost(cards, pilot));

/** Build and equip cost. */
export function equipmentCost(cards: Catalogue, { equipment = [], pilots = [] }: SoloUnit): number {
  const own = sum(equipment, (id) => {
    const definition = cards.byId.get(id);
    const equip = definition?.equip?.costs ?? [];
    return (
      (definition?.cost ?? 0) +
      sum(equip, (cost) => ((cost.is === 'force' || cost.is === 'build') && typeof cost.n === 'number' ? cost.n : 0))
    );
  });
  return own + sum(pilots, (pilot) => equipmentCost(cards, pilot));
}

/** What the piles cost together: shown, and no limit (TCG-SOLO-07). */
export const pileCost = (cards: Catalogue, { pile = [] }: SoloSide): number =>
  sum(pile, (id) => cards.byId.get(id)?.cost ?? 0);
