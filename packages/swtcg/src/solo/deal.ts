/** Layouts for Flying Solo by chance: units that keep the rules, and an opponent who is a match for them. */
import { below, type RandomState, seeded, shuffle } from '@dejarik/kernel';
import { ARENAS, type Arena, isSupplied, SIDE_NUMBER } from '../cards/card.ts';
import { type Catalogue, type Definition, isPlayedBy } from '../cards/catalogue.ts';
import { type SoloLayout, type SoloSide, type SoloUnit, soloUnitCost, sum } from './layout.ts';

type Side = SoloSide['side'];

export interface SoloDealing {
  readonly side: Side;
  readonly against: Side;
  /** In each arena. */
  readonly units: number;
  /** Cards of a draw pile; 0: none. */
  readonly pile: number;
  readonly seed: string;
}

const byArena = <T>(of: (place: number) => T): Record<Arena, T> =>
  Object.fromEntries(ARENAS.map((arena, place) => [arena, of(place)])) as Record<Arena, T>;

/** The cards that a player of this side may lay out. */
export const soloCards = ({ cards }: Catalogue, side: Side): Definition[] =>
  cards.filter((definition) => isPlayedBy(definition, SIDE_NUMBER[side]) && definition.card.unplayable === undefined);

/** The units that may be laid out in this arena; a Subordinate waits in its supply for an effect (TCG-SUB-01). */
export const soloUnits = (cards: Catalogue, side: Side, arena: number): Definition[] =>
  soloCards(cards, side).filter(({ card, unit, arenas }) => unit && arenas.includes(arena) && !isSupplied(card));

export function dealSolo(cards: Catalogue, { side, against, units, pile, seed }: SoloDealing): SoloLayout {
  const random = seeded(seed);
  const names = new Set<string>();
  const you: SoloSide = {
    side,
    units: byArena((arena) => Array.from({ length: units }, () => drawUnit(cards, side, arena, names, random))),
    pile: drawPile(cards, side, pile, random),
  };
  const theirs = drawPile(cards, against, pile, random);
  return { you, opponent: { side: against, units: matched(cards, you, against, names, random), pile: theirs } };
}

/** The layout with other units for the opponent. */
export function matchSolo(cards: Catalogue, layout: SoloLayout, seed: string): SoloLayout {
  const { you, opponent } = layout;
  const units = matched(cards, you, opponent.side, new Set(), seeded(seed));
  return { ...layout, opponent: { ...opponent, units } };
}

/** Units that cost together as much as the player's, arena by arena, or a little more (TCG-SOLO-02). */
const matched = (
  cards: Catalogue,
  you: SoloSide,
  side: Side,
  names: Set<string>,
  random: RandomState,
): SoloSide['units'] =>
  byArena((arena) => {
    const laid: SoloUnit[] = [];
    const cost = (units: readonly SoloUnit[]): number => sum(units, (unit) => soloUnitCost(cards, unit));
    const wanted = cost(you.units[ARENAS[arena]!]);
    for (let left = wanted; left > 0; left = wanted - cost(laid))
      laid.push(drawUnit(cards, side, arena, names, random, left));
    return laid;
  });

/** Nothing that is one of a kind twice: such units would only fight over who may stay. */
function drawUnit(
  cards: Catalogue,
  side: Side,
  arena: number,
  names: Set<string>,
  random: RandomState,
  left = Number.POSITIVE_INFINITY,
): SoloUnit {
  const all = soloUnits(cards, side, arena).filter(({ cost }) => cost > 0);
  const free = all.filter(({ uniqueName }) => uniqueName === '' || !names.has(uniqueName));
  const among = free.length > 0 ? free : all;
  const fitting = among.filter(({ cost }) => cost <= left);
  // Where none is cheap enough, the cheapest is the least too much.
  const cheapest = among.reduce((least, one) => (one.cost < least.cost ? one : least), among[0]!);
  const drawn = fitting.length === 0 ? cheapest : fitting[below(random, fitting.length)]!;
  if (drawn.uniqueName !== '') names.add(drawn.uniqueName);
  return { card: drawn.card.id };
}

/** Battle and Mission cards, which make the shorter game (TCG-SOLO-06). */
function drawPile(cards: Catalogue, side: Side, count: number, random: RandomState): string[] {
  const all = soloCards(cards, side).filter(({ card }) => card.type === 'Battle' || card.type === 'Mission');
  const ids = all.map(({ card }) => card.id);
  shuffle(random, ids);
  return ids.slice(0, count);
}
