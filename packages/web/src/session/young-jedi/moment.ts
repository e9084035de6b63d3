/** Everything the page draws of one moment of Young Jedi, for one viewer: plain data, made in the worker. */
import type { Asked, Coming as GenericComing } from '../moment.ts';
import { type DuelView, duelView } from './duels.ts';
import { declaredCards, defOf, type Event, isPlayable, type YjMatch, type YjTable, type YoungJedi } from './engine.ts';
import { type FightView, lastFights } from './fights.ts';
import type { Happening } from './happenings.ts';
import { type PlanView, planView } from './plan.ts';
import { askedOf } from './question.ts';
import { type CardView, Eyes, type PlanetView, type SideView } from './views.ts';

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
  /** Battle cards in each plan: their number is known to both. */
  readonly declared: readonly [number, number];
  /** The viewer's own. */
  readonly mine: readonly CardView[];
  /** Battle cards in the viewer's hand that nobody here could use. */
  readonly useless: readonly number[];
  readonly plan: PlanView | null;
}

export type Coming = Omit<GenericComing, 'happened'> & { readonly happened: readonly Happening[] };

export interface Moment extends Coming {
  readonly game: 'young-jedi';
  /** How many answers led here; an answer is given to this number. */
  readonly decision: number;
  readonly viewer: number;
  readonly turn: number;
  readonly acting: number;
  /** 0 before the first turn, then Deploy, Battle, Even Up. */
  readonly step: number;
  /** The current planet, or -1. */
  readonly current: number;
  readonly planets: readonly PlanetView[];
  readonly sides: readonly [SideView, SideView];
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
  readonly question: Asked | null;
  readonly result: { readonly winner: number; readonly reason: string } | null;
  readonly lesson: { readonly step: string; readonly mine: boolean } | null;
}

function battleView(eyes: Eyes): BattleView | null {
  const { g, viewer } = eyes;
  const { battle } = g.state;
  if (battle === null) return null;
  const declared = [0, 1].map((seat) => declaredCards(g.state, seat));
  const own = viewer < 0 ? [] : declared[viewer]!;
  return {
    attacker: battle.attacker,
    ships: battle.ships,
    planet: battle.planet,
    declared: [declared[0]!.length, declared[1]!.length],
    mine: own.map((card) => eyes.card(card)),
    useless: viewer < 0 ? [] : useless(g, viewer),
    plan: planView(eyes),
  };
}

function useless(g: YjTable, seat: number): number[] {
  const { hand, battle, hyperspace, planet } = g.state;
  const troops = battle!.ships ? hyperspace[seat]! : planet[seat * 3 + battle!.planet]!;
  return hand[seat]!.filter((card) => defOf(g, card).battle && !isPlayable(g, card, troops));
}

/** `viewer`: whose eyes; the question's options are shown only to the seat that is asked. */
export function momentOf(
  match: YjMatch,
  viewer: number,
  coming: Coming,
  prepared: { readonly answer: number; readonly step?: string } | null = null,
): Moment {
  const { table: g } = match;
  const game = match.game as YoungJedi;
  const s = g.state;
  const eyes = new Eyes(game, g, viewer);
  return {
    game: 'young-jedi',
    decision: match.answers.length,
    viewer,
    turn: s.turn,
    acting: s.acting,
    step: s.step,
    current: s.current,
    planets: [0, 1, 2].map((planet) => eyes.planet(planet)),
    sides: [eyes.side(0), eyes.side(1)],
    evacuating: s.evacuating,
    surrenders: s.surrenders === 1,
    battle: battleView(eyes),
    fights: lastFights(game, g, match.events as readonly Event[]),
    fighting: s.fight !== null && !s.fight.duel,
    duel: duelView(eyes),
    question: askedOf(game, g, viewer, prepared?.answer ?? -1),
    lesson: prepared?.step === undefined ? null : { step: prepared.step, mine: s.question?.seat === viewer },
    result: s.result,
    ...coming,
  };
}
