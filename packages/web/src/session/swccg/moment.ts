/** Everything the page draws of one moment of the Star Wars CCG, for one viewer: plain data, made in the worker. */
import { momentFrame } from '../known.ts';
import type { Arrival, MomentBase, Prepared } from '../moment.ts';
import { type BattleView, battleView } from './battles.ts';
import { chainOf, type LinkView } from './chain.ts';
import { type EpicView, epicView } from './epics.ts';
import { type CcgKnown, DESTINY, drainAmount, PLAYED, type SeenTable, shown } from './engine.ts';
import type { Happening } from './happenings.ts';
import { type GroupView, groupsOf } from './places.ts';
import { type Asked, askedOf, drainReasons } from './question.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { type CardView, type SideView, TableViewer } from './views.ts';

export type { BattleSide, BattleView, ShotView } from './battles.ts';
export type { LinkView } from './chain.ts';
export type { EpicView } from './epics.ts';
export type { Happening } from './happenings.ts';
export type { GroupView, LocationView } from './places.ts';
export type { Choice } from './question.ts';
export type { CardView, NumberView, SideView } from './views.ts';

export interface Moment extends MomentBase<Happening> {
  readonly game: 'swccg';
  readonly acting: number;
  /** 0 before the first turn, then activate, control, deploy, battle, move, draw, end. */
  readonly phase: number;
  readonly groups: readonly GroupView[];
  /** By seat. */
  readonly sides: readonly SideView[];
  readonly battle: BattleView | null;
  readonly drain: DrainView | null;
  readonly chain: readonly LinkView[];
  readonly epic: EpicView | null;
  /** Cards that are played, deployed or drawn as destiny just now, and lie nowhere yet. */
  readonly between: readonly CardView[];
  readonly stakes: Stakes;
  readonly question: Asked | null;
}

/** A Force drain: where, whose, how much, and what that is made of. */
export interface DrainView {
  readonly at: number;
  readonly by: number;
  readonly n: string;
  readonly reasons: string;
}

function drainView(g: SeenTable): DrainView | null {
  const { drain } = g.state;
  if (drain === null) return null;
  const { at, by } = drain;
  return { at, by, n: shown(drainAmount(g, by, at)), reasons: drainReasons(g, by, at) };
}

export function momentOf(known: CcgKnown, arrival: Arrival<Happening>, prepared: Prepared | null): Moment {
  const { table: g } = known;
  const s = g.state;
  const viewing = new TableViewer(g);
  const between = s.zone.flatMap((zone, card) => (zone === DESTINY || zone === PLAYED ? [viewing.card(card)] : []));
  return {
    ...momentFrame(known, arrival, prepared),
    game: 'swccg',
    acting: s.acting,
    phase: s.phase,
    groups: groupsOf(viewing),
    sides: s.seats.map((_, seat) => viewing.side(seat)),
    battle: battleView(viewing, known),
    drain: drainView(g),
    chain: chainOf(g),
    epic: epicView(viewing),
    between,
    stakes: stakesOf(g),
    question: askedOf(g, prepared),
  };
}
