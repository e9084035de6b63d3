/** The battle that is fought, added up with its reasons. */
import { opponentOf } from '@dejarik/kernel';
import { destiniesOf, type DestinyOdds, destinyOdds } from '../destiny.ts';
import { idOf } from '../known.ts';
import {
  abilityInBattle,
  bonusIn,
  type CcgKnown,
  defOf,
  drawsOf,
  FORCE,
  LOST,
  nameOf,
  ONE,
  pile,
  POWER_STEP,
  powerIn,
  RESERVE,
  sees,
  type SeenEvent,
  type SeenTable,
  shown,
  USED,
} from './engine.ts';
import { type CardView, type TableViewer, told } from './views.ts';

/** One part of a sum. `draw`: the face of the card that was drawn for it. */
interface SumPart {
  readonly text: string;
  readonly what: string;
  readonly face: string | null;
  /** It is the power of one card; where there is little room, all of these are told as one sum. */
  readonly ofCard: boolean;
}

interface ShotView {
  readonly seat: number;
  readonly weapon: string;
  readonly target: string;
  readonly draws: readonly string[];
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

/** What was fired in it, and what became of it. */
function shotsOf(g: SeenTable, events: readonly SeenEvent[]): ShotView[] {
  const shots: { -readonly [K in keyof ShotView]: ShotView[K] }[] = [];
  const title = (def: number): string => g.cards.cards[def]?.name ?? '';
  for (const e of events) {
    const last = shots.at(-1);
    if (e.kind === 'fires')
      shots.push({ seat: e.seat, weapon: title(e.def), target: title(e.otherDef), draws: [], outcome: '' });
    else if (last === undefined || last.outcome !== '') continue;
    else if (e.kind === 'destiny' && e.draw === 'weapon') last.draws = [...last.draws, shown(e.n)];
    else if (e.kind === 'hit' || e.kind === 'missed') last.outcome = e.kind;
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
  const own = b.cards.filter((card) => s.controller[card] === seat);
  const cards = own.filter((card) => !b.cards.includes(s.on[card]!)).map((card) => viewing.card(card));
  const parts: SumPart[] = own.flatMap((card) => {
    const power = powerIn(g, card);
    return power === 0 ? [] : [{ text: told(power), what: nameOf(g, card), face: null, ofCard: true }];
  });
  const power = told(powerOf(g, own));
  const add = (text: string, what: string, face: string | null = null): number =>
    parts.push({ text, what, face, ofCard: false });
  if (parts.length > MANY_PARTS) {
    parts.length = 0;
    add(power, 'power');
  }
  if (b.timesPower[seat] !== 1) add(`×${b.timesPower[seat]}`, FROM_TEXTS);
  if (bonusIn(b, 'power', seat) !== 0) add(signed(bonusIn(b, 'power', seat)), FROM_TEXTS);
  for (const { def, n, cancelled } of b.draws[seat]!)
    if (!cancelled) add(shown(n), g.cards.cards[def]?.name ?? '', idOf(g.cards, def));
  if (bonusIn(b, 'destiny', seat) !== 0 && b.draws[seat]!.length > 0)
    add(signed(bonusIn(b, 'destiny', seat)), 'destiny');
  return {
    seat,
    cards,
    gone: goneOf(g, events, seat),
    ability: told(abilityInBattle(g, seat)),
    parts,
    power,
    total: told(b.step >= POWER_STEP ? b.total[seat]! : totalNow(g, seat, own)),
    attrition: b.attrition[seat]! / 1000,
    attritionLeft: b.attritionLeft[seat]! / 1000,
    damage: b.damage[seat]! / 1000,
    damageLeft: b.damageLeft[seat]! / 1000,
  };
}

/** What texts have added or multiplied. */
const FROM_TEXTS = 'from texts';

/** More cards than this are told as one sum: each shows its own power. */
const MANY_PARTS = 6;
const powerOf = (g: SeenTable, own: readonly number[]): number => own.reduce((sum, card) => sum + powerIn(g, card), 0);

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${shown(Math.abs(n))}`;

/** Before it is added up: power so far. */
function totalNow(g: SeenTable, seat: number, own: readonly number[]): number {
  const b = g.state.battle!;
  let n = powerOf(g, own) * b.timesPower[seat]! + bonusIn(b, 'power', seat);
  for (const draw of b.draws[seat]!) if (!draw.cancelled) n += draw.n;
  return n;
}

/** Any of the own cards that lie hidden may be the next: which is in which pile nobody knows (CCG-PIL-07). */
function ownDestinies({ cards, state: s, viewer }: SeenTable): number[] {
  const piles = [RESERVE, FORCE, USED, LOST];
  return [...s.def.keys()].flatMap((card) => {
    const isHidden = s.owner[card] === viewer && piles.includes(s.zone[card]!) && !sees(s, viewer, card);
    return isHidden ? Math.max(0, ...(cards.cards[s.def[card]!]?.destiny ?? [])) / ONE : [];
  });
}

/** The battle destiny that the seat has not drawn yet. */
function undrawn(g: SeenTable, seat: number): number {
  if (g.state.battle!.draws[seat]!.length > 0) return 0;
  const { battle, powerOnly } = drawsOf(g, seat);
  return Math.min(battle + powerOnly, pile(g.state, seat, RESERVE).length);
}

/** While the other side has its own to draw, nobody knows what wins. */
function destinyToCome(g: SeenTable): DestinyOdds | null {
  const { state: s, viewer } = g;
  const b = s.battle!;
  if (viewer < 0 || b.step >= POWER_STEP) return null;
  const draws = undrawn(g, viewer);
  if (draws === 0 || undrawn(g, opponentOf(s, viewer)) > 0) return null;
  const total = (seat: number): number =>
    totalNow(
      g,
      seat,
      b.cards.filter((card) => s.controller[card] === seat),
    );
  const missing = total(opponentOf(s, viewer)) - total(viewer) - bonusIn(b, 'destiny', viewer);
  return destinyOdds(destiniesOf(ownDestinies(g)), draws, Math.floor(missing / ONE) + 1);
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
    destiny: destinyToCome(g),
  };
}
