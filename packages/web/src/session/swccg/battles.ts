/** The battle that is fought, added up with its reasons. */
import { opponentOf } from '@dejarik/kernel';
import { destiniesOf, type DestinyOdds, destinyOdds } from '../destiny.ts';
import { idOf } from '../known.ts';
import {
  abilityInBattle,
  bonusIn,
  type CcgKnown,
  defOf,
  drawnAs,
  drawsOf,
  FORCE,
  isImmuneToAttrition,
  LOST,
  nameOf,
  ONE,
  pile,
  POWER_STEP,
  RESERVE,
  sees,
  type SeenEvent,
  type SeenTable,
  shown,
  USED,
} from './engine.ts';
import { drawnOf, isDoubling, ownIn, signed, type SumPart, sumOf } from './sums.ts';
import { type CardView, type TableViewer, told } from './views.ts';

/** A number that was drawn for a shot, and what made it that; or, with its sign, what the weapon itself adds. */
interface ShotPart {
  readonly text: string;
  readonly why: string;
}

export interface ShotView {
  readonly seat: number;
  readonly weapon: string;
  readonly target: string;
  readonly parts: readonly ShotPart[];
  /** What it came to; empty while it is drawn. */
  readonly total: string;
  /** What the total was held against, one after the other: `> ability 3`. */
  readonly needs: readonly string[];
  /** Empty while it is not decided. */
  readonly outcome: 'hit' | 'missed' | '';
}

export interface BattleSide {
  readonly seat: number;
  readonly cards: readonly CardView[];
  /** Faces of the cards that were forfeited or lost in it. */
  readonly gone: readonly string[];
  readonly ability: string;
  readonly parts: readonly SumPart[];
  /** Of all its cards. */
  readonly power: string;
  readonly total: string;
  readonly attrition: number;
  readonly attritionLeft: number;
  readonly damage: number;
  readonly damageLeft: number;
  /** Those of its cards that need not be forfeited to this attrition. */
  readonly immune: readonly string[];
}

export interface BattleView {
  readonly at: number;
  readonly atFace: string | null;
  readonly by: number;
  readonly step: number;
  readonly winner: number;
  readonly sides: readonly BattleSide[];
  readonly shots: readonly ShotView[];
  /** Before the viewer draws battle destiny: what it is drawn from, and what wins as things stand. */
  readonly destiny: DestinyOdds | null;
}

const isBattle = ({ kind }: SeenEvent): boolean => kind === 'battle';

/** What was fired in it, what it came to, and what became of it. */
function shotsOf(g: SeenTable, events: readonly SeenEvent[]): ShotView[] {
  const shots: { -readonly [K in keyof ShotView]: ShotView[K] }[] = [];
  const title = (def: number): string => g.cards.cards[def]?.name ?? '';
  let drawn = 0;
  for (const e of events) {
    const last = shots.at(-1);
    if (e.kind === 'fires') {
      const named = { weapon: title(e.def), target: title(e.otherDef) };
      // Fired together, they draw for one total.
      if (last?.outcome === '' && last.parts.length === 0 && last.seat === e.seat)
        last.weapon = `${last.weapon}, ${named.weapon}`;
      else shots.push({ seat: e.seat, ...named, parts: [], total: '', needs: [], outcome: '' });
      drawn = 0;
    } else if (last === undefined || last.outcome !== '') continue;
    else if (e.kind === 'destiny' && e.draw === 'weapon') {
      drawn += Math.max(0, e.n);
      last.parts = [...last.parts, { text: shown(e.n), why: drawnOf(g, e, e.n) }];
    } else if (e.kind === 'shot') {
      if (last.total === '' && e.n !== drawn) last.parts = [...last.parts, { text: signed(e.n - drawn), why: '' }];
      last.total = shown(e.n);
      last.needs = [...last.needs, `${e.than} ${e.against} ${shown(e.need)}`.replace('  ', ' ')];
    } else if (e.kind === 'hit' || e.kind === 'missed') last.outcome = e.kind;
  }
  return shots;
}

/** The cards of the seat that left the table in it. */
const goneOf = (g: SeenTable, events: readonly SeenEvent[], seat: number): string[] =>
  events.flatMap((e) =>
    (e.kind === 'forfeited' || e.kind === 'lost') && e.seat === seat ? (idOf(g.cards, e.def) ?? []) : [],
  );

function sideOf(viewing: TableViewer, events: readonly SeenEvent[], seat: number): BattleSide {
  const { g } = viewing;
  const s = g.state;
  const b = s.battle!;
  const own = ownIn(g, seat);
  const cards = own.filter((card) => !b.cards.includes(s.on[card]!)).map((card) => viewing.card(card));
  const { parts, power, total } = sumOf(g, events, seat);
  return {
    seat,
    cards,
    gone: goneOf(g, events, seat),
    ability: told(abilityInBattle(g, seat)),
    parts,
    power: told(power),
    total: told(total),
    attrition: b.attrition[seat]! / 1000,
    attritionLeft: b.attritionLeft[seat]! / 1000,
    damage: b.damage[seat]! / 1000,
    damageLeft: b.damageLeft[seat]! / 1000,
    immune:
      b.step >= POWER_STEP && b.attrition[seat]! > 0
        ? own.filter((card) => isImmuneToAttrition(g, card)).map((card) => nameOf(g, card))
        : [],
  };
}

/** Any of the own cards that lie hidden may be the next: which is in which pile nobody knows (CCG-PIL-07). */
export const ownHidden = ({ state: s, viewer }: SeenTable): number[] =>
  [...s.def.keys()].filter(
    (card) => s.owner[card] === viewer && HIDDEN.includes(s.zone[card]!) && !sees(s, viewer, card),
  );
const HIDDEN: readonly number[] = [RESERVE, FORCE, USED, LOST];

/** What each would count as battle destiny now, with all that changes it; of two numbers the higher is taken. */
const countedAs = (g: SeenTable, card: number): number =>
  drawnAs(g, { seat: g.viewer, card, draw: 'battle', by: -1, n: Math.max(0, ...defOf(g, card).destiny) }) / ONE;

/** The battle destiny that the seat has not drawn yet. */
function undrawn(g: SeenTable, seat: number): number {
  if (g.state.battle!.draws[seat]!.length > 0) return 0;
  const { battle, powerOnly } = drawsOf(g, seat);
  return Math.min(battle + powerOnly, pile(g.state, seat, RESERVE).length);
}

/** While the other side has its own to draw, nobody knows what wins. */
function destinyToCome(g: SeenTable, events: readonly SeenEvent[]): DestinyOdds | null {
  const { state: s, viewer } = g;
  const b = s.battle!;
  if (viewer < 0 || b.step >= POWER_STEP) return null;
  const draws = undrawn(g, viewer);
  if (draws === 0 || undrawn(g, opponentOf(s, viewer)) > 0) return null;
  const total = (seat: number): number => sumOf(g, events, seat).total;
  const missing = total(opponentOf(s, viewer)) - total(viewer);
  const cards = ownHidden(g);
  // A card that doubles the power of whoever is behind is worth no number.
  if (missing > 0 && cards.some((card) => isDoubling(defOf(g, card)))) return null;
  const needs = missing < 0 ? 0 : Math.floor((missing - bonusIn(b, 'destiny', viewer)) / ONE) + 1;
  return destinyOdds(destiniesOf(cards.map((card) => countedAs(g, card))), draws, needs);
}

export function battleView(viewing: TableViewer, { events }: CcgKnown): BattleView | null {
  const { g } = viewing;
  const b = g.state.battle;
  if (b === null) return null;
  const since = events.slice(Math.max(0, events.findLastIndex(isBattle)));
  return {
    at: b.at,
    atFace: idOf(g.cards, defOf(g, b.at).index),
    by: b.by,
    step: b.step,
    winner: b.winner,
    sides: g.state.seats.map((_, seat) => sideOf(viewing, since, seat)),
    shots: shotsOf(g, since),
    destiny: destinyToCome(g, since),
  };
}
