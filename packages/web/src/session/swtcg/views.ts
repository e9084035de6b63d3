/** The cards on the table as one viewer sees them. */
import { idOf } from '../known.ts';
import {
  ARENA_COUNT,
  arenaAt,
  attachedTo,
  cardsBeneath,
  controllerOf,
  effectiveKeyword,
  health,
  isBare,
  KEYWORDS,
  pilotsOf,
  power,
  type SeenTable,
  speed,
} from './engine.ts';

/** A card as the viewer sees it; `face` is the card's id in the catalogue, or null when it is hidden. */
export interface CardView {
  readonly card: number;
  readonly face: string | null;
  readonly seat: number;
}

/** Counters other than build and damage counters: so many of this kind. */
interface TokenView {
  readonly kind: string;
  readonly n: number;
}

/** A card that lies open: a unit, or one that is none (a Location, Equipment, a Resource, an Event, a Campaign). */
export interface OpenView extends CardView {
  readonly tapped: boolean;
  readonly tokens: readonly TokenView[];
  /** The cards of its stack beneath it, from the top down. */
  readonly under: readonly CardView[];
  /** Cards that texts put under it, which are out of play. */
  readonly tucked: readonly CardView[];
}

export interface UnitView extends OpenView {
  readonly damage: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  /** A keyword that comes without a number has the number 0. */
  readonly keywords: readonly { readonly name: string; readonly n: number }[];
  readonly pilots: readonly UnitView[];
  readonly equipment: readonly OpenView[];
}

export interface BuiltView extends CardView {
  readonly counters: number;
}

/** Cards that one use of a text put out of play. */
interface GroupView {
  readonly id: number;
  readonly kind: string;
  readonly cards: readonly CardView[];
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
  /** The Event, the Resource, Equipment that nobody wears, Campaigns. */
  readonly open: readonly OpenView[];
  readonly supply: readonly CardView[];
  readonly aside: readonly GroupView[];
}

export const faceOf = ({ cards, state }: SeenTable, card: number): string | null => idOf(cards, state.def[card]);

const cardView = (g: SeenTable, card: number): CardView => ({
  card,
  seat: controllerOf(g.state, card),
  face: faceOf(g, card),
});

const NONE: readonly never[] = [];

export function openView(g: SeenTable, card: number): OpenView {
  const s = g.state;
  const e = s.expanded;
  return {
    ...cardView(g, card),
    tapped: s.tapped[card] === 1,
    under: cardsBeneath(s, card).map((other) => cardView(g, other)),
    tokens:
      e === undefined ? NONE : e.tokens.filter((token) => token.card === card).map(({ kind, n }) => ({ kind, n })),
    tucked: groupsOf(g, (source) => source === card, true).flatMap(({ cards }) => cards),
  };
}

function unitView(g: SeenTable, card: number): UnitView {
  const s = g.state;
  return {
    ...openView(g, card),
    damage: s.damage[card]!,
    speed: speed(g, card),
    power: power(g, card),
    health: health(g, card),
    keywords: KEYWORDS.map((name) => ({ name, n: effectiveKeyword(g, card, name) }))
      .filter(({ n }) => n > 0)
      .map(({ name, n }) => ({ name, n: isBare(name) ? 0 : n })),
    pilots: pilotsOf(s, card).map((pilot) => unitView(g, pilot)),
    equipment: attachedTo(s, card).map((worn) => openView(g, worn)),
  };
}

const UNDER = 'under a card';

/** The groups of cards out of play that belong to such a card; `under`: those that lie under it, or all others. */
function groupsOf(g: SeenTable, isSource: (source: number) => boolean, under: boolean): GroupView[] {
  const e = g.state.expanded;
  if (e === undefined) return [];
  return e.groups
    .filter(({ kind, source }) => (kind === UNDER) === under && isSource(source))
    .map(({ id, kind }) => ({
      id,
      kind,
      cards: e.outOfPlay
        .flat()
        .filter((card) => e.group[card] === id)
        .map((card) => cardView(g, card)),
    }))
    .filter(({ cards }) => cards.length > 0);
}

export function sideView(g: SeenTable, seat: number): SideView {
  const s = g.state;
  const e = s.expanded;
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
    open:
      e === undefined
        ? NONE
        : [e.event, e.resource, e.completed].flatMap((zone) => zone[seat]!.map((card) => openView(g, card))),
    supply: e === undefined ? NONE : e.supply[seat]!.map(view),
    // Where no card is its source, the owner of its cards tells whose it is.
    aside:
      e === undefined
        ? NONE
        : groupsOf(g, () => true, false)
            .map((group) => ({ ...group, cards: group.cards.filter(({ card }) => s.owner[card] === seat) }))
            .filter(({ cards }) => cards.length > 0),
  };
}
