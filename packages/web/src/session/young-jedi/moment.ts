/** Everything the page draws of one moment of Young Jedi, for one viewer: plain data, made in the worker. */
import { momentFrame } from '../known.ts';
import type { Arrival, MomentBase, Prepared } from '../moment.ts';
import type { DestinyOdds } from '../destiny.ts';
import { fightDestiny } from './destiny.ts';
import { type DuelView, duelView } from './duels.ts';
import { declaredCards, defOf, isPlayable, PLANET_COUNT, type SeenTable, troops, type YjKnown } from './engine.ts';
import { type FightView, lastFights } from './fights.ts';
import type { Happening } from './happenings.ts';
import { type PlanView, planView } from './plan.ts';
import { askedOf } from './question.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { type CardView, TableViewer, type PlanetView, type SideView } from './views.ts';

export type { DuelSide } from './duels.ts';
export type { DrawView, FightSide, FightView } from './fights.ts';
export type { Happening } from './happenings.ts';
export type { PlannedBattle, PlannedFight } from './plan.ts';
export type { Choice } from '../moment.ts';
export type { CardView, PartView, PlanetView, RaceView, SideView } from './views.ts';

interface BattleView {
  readonly attacker: number;
  readonly ships: boolean;
  readonly planet: number;
  /** Battle cards in each plan, by seat: their number is known to all. */
  readonly declared: readonly number[];
  /** The viewer's own. */
  readonly mine: readonly CardView[];
  /** Battle cards in the viewer's hand that nobody here could use. */
  readonly useless: readonly number[];
  readonly plan: PlanView | null;
}

export interface Moment extends MomentBase<Happening> {
  readonly game: 'young-jedi';
  readonly acting: number;
  /** 0 before the first turn, then Deploy, Battle, Even Up. */
  readonly step: number;
  /** The current planet, or -1. */
  readonly current: number;
  readonly planets: readonly PlanetView[];
  /** By seat. */
  readonly sides: readonly SideView[];
  /** The planet being evacuated, or -1. */
  readonly evacuating: number;
  /** The planet was given up in this Even Up step. */
  readonly surrenders: boolean;
  readonly battle: BattleView | null;
  /** The fights of the present or the last battle, or the duel; the one going on is the last. */
  readonly fights: readonly FightView[];
  /** A fight is going on. */
  readonly fighting: boolean;
  readonly duel: DuelView | null;
  readonly stakes: Stakes;
  /** In a fight in which the viewer has destiny to draw: what it is drawn from, and what it has to come to. */
  readonly destiny: DestinyOdds | null;
}

function battleView(viewing: TableViewer): BattleView | null {
  const { g } = viewing;
  const { battle, seats } = g.state;
  if (battle === null) return null;
  const declared = seats.map((_, seat) => declaredCards(g.state, seat));
  return {
    attacker: battle.attacker,
    ships: battle.ships,
    planet: battle.planet,
    declared: declared.map((cards) => cards.length),
    mine: (declared[g.viewer] ?? []).map((card) => viewing.card(card)),
    useless: useless(g),
    plan: planView(viewing),
  };
}

function useless(g: SeenTable): number[] {
  const { hand, battle } = g.state;
  const own = hand[g.viewer] ?? [];
  return own.filter((card) => defOf(g, card).battle && !isPlayable(g, card, troops(g.state, battle!, g.viewer)));
}

export function momentOf(known: YjKnown, arrival: Arrival<Happening>, prepared: Prepared | null): Moment {
  const { table: g, events } = known;
  const s = g.state;
  const viewing = new TableViewer(g);
  return {
    ...momentFrame(known, arrival, prepared),
    game: 'young-jedi',
    acting: s.acting,
    step: s.step,
    current: s.current,
    planets: Array.from({ length: PLANET_COUNT }, (_, planet) => viewing.planet(planet)),
    sides: s.seats.map((_, seat) => viewing.side(seat)),
    evacuating: s.evacuating,
    surrenders: s.surrenders === 1,
    battle: battleView(viewing),
    fights: lastFights(g, events),
    fighting: s.fight !== null && !s.fight.duel,
    duel: duelView(viewing),
    stakes: stakesOf(g),
    destiny: fightDestiny(g),
    question: askedOf(g, prepared),
  };
}
