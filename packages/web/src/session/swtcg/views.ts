/** The cards on the table as one viewer sees them. */
import { idOf } from '../known.ts';
import {
  ARENA_COUNT,
  arenaAt,
  cardsBeneath,
  effectiveKeyword,
  health,
  KEYWORDS,
  power,
  type SeenTable,
  speed,
} from './engine.ts';

/** A card as the viewer sees it; `face` is the card's id in the catalogue, or null when it is hidden. */
interface CardView {
  readonly card: number;
  readonly face: string | null;
  readonly seat: number;
}

export interface UnitView extends CardView {
  readonly tapped: boolean;
  readonly damage: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  readonly keywords: readonly { readonly name: string; readonly n: number }[];
  /** The cards beneath, from the top down. */
  readonly under: readonly CardView[];
  readonly pilot: UnitView | null;
}

export interface BuiltView extends CardView {
  readonly counters: number;
}

export interface SideView {
  readonly seat: number;
  readonly force: number;
  readonly points: number;
  readonly deck: number;
  readonly hand: readonly CardView[];
  readonly discard: readonly CardView[];
  readonly building: readonly BuiltView[];
  readonly retreated: readonly UnitView[];
  /** Space, Ground, Character. */
  readonly arenas: readonly (readonly UnitView[])[];
}

export const faceOf = ({ cards, state }: SeenTable, card: number): string | null => idOf(cards, state.def[card]);

const cardView = (g: SeenTable, card: number): CardView => ({
  card,
  seat: g.state.owner[card]!,
  face: faceOf(g, card),
});

function unitView(g: SeenTable, card: number): UnitView {
  const s = g.state;
  return {
    ...cardView(g, card),
    tapped: s.tapped[card] === 1,
    damage: s.damage[card]!,
    speed: speed(g, card),
    power: power(g, card),
    health: health(g, card),
    keywords: KEYWORDS.map((name) => ({ name, n: effectiveKeyword(g, card, name) })).filter(({ n }) => n > 0),
    under: cardsBeneath(s, card).map((other) => cardView(g, other)),
    pilot: s.pilot[card]! < 0 ? null : unitView(g, s.pilot[card]!),
  };
}

export function sideView(g: SeenTable, seat: number): SideView {
  const s = g.state;
  const view = (card: number): CardView => cardView(g, card);
  const unit = (card: number): UnitView => unitView(g, card);
  const build = s.build[seat]!;
  return {
    seat,
    force: s.force[seat]!,
    points: s.points[seat]!,
    deck: s.deck[seat]!.length,
    hand: s.hand[seat]!.map(view),
    discard: s.discard[seat]!.map(view),
    building: build
      .filter((card) => s.down[card] === 1)
      .map((card) => ({ ...view(card), counters: s.counters[card]! })),
    retreated: build.filter((card) => s.down[card] === 0).map(unit),
    arenas: Array.from({ length: ARENA_COUNT }, (_, arena) => s.arena[arenaAt(seat, arena)]!.map(unit)),
  };
}
