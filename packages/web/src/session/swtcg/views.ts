/** The cards on the table as one viewer sees them. */
import type { Swtcg, SwtcgTable } from './engine.ts';
import { cardsBeneath, effectiveKeyword, health, KEYWORDS, power, sees, speed, type State } from './engine.ts';

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

export const faceOf = (game: Swtcg, s: State, card: number): string => game.cards.cards[s.def[card]!]!.card.id;

const seatOf = (s: State, card: number): number => (card < s.sizes[0]! ? 0 : 1);

function cardView(game: Swtcg, s: State, viewer: number, card: number): CardView {
  return { card, seat: seatOf(s, card), face: sees(s, viewer, card) ? faceOf(game, s, card) : null };
}

function unitView(game: Swtcg, g: SwtcgTable, viewer: number, card: number): UnitView {
  const s = g.state;
  return {
    ...cardView(game, s, viewer, card),
    tapped: s.tapped[card] === 1,
    damage: s.damage[card]!,
    speed: speed(g, card),
    power: power(g, card),
    health: health(g, card),
    keywords: KEYWORDS.map((name) => ({ name, n: effectiveKeyword(g, card, name) })).filter(({ n }) => n > 0),
    under: cardsBeneath(s, card).map((other) => cardView(game, s, viewer, other)),
    pilot: s.pilot[card]! < 0 ? null : unitView(game, g, viewer, s.pilot[card]!),
  };
}

/** `open`: cards the viewer is asked about, and so may see. */
export function sideView(
  game: Swtcg,
  g: SwtcgTable,
  viewer: number,
  seat: number,
  open: ReadonlySet<number>,
): SideView {
  const s = g.state;
  const plain = (card: number): CardView => {
    const view = cardView(game, s, viewer, card);
    return open.has(card) ? { ...view, face: faceOf(game, s, card) } : view;
  };
  const build = s.build[seat]!;
  return {
    seat,
    force: s.force[seat]!,
    points: s.points[seat]!,
    deck: s.deck[seat]!.length,
    hand: s.hand[seat]!.map(plain),
    discard: s.discard[seat]!.map(plain),
    building: build
      .filter((card) => s.down[card] === 1)
      .map((card) => ({ ...plain(card), counters: s.counters[card]! })),
    retreated: build.filter((card) => s.down[card] === 0).map((card) => unitView(game, g, viewer, card)),
    arenas: [0, 1, 2].map((arena) => s.arena[seat * 3 + arena]!.map((unit) => unitView(game, g, viewer, unit))),
  };
}
