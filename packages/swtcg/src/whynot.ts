/** Why a player cannot do what they want to, by the same functions that decide what is offered; and where a unit's numbers come from. */
import type { Contribution, Wish as GameWish, Option, Reason } from '@dejarik/kernel';
import { BUILD_STEP, WOULD_ATTACK } from './language/meaning.ts';
import type { Stat } from './language/tree.ts';
import { whyNotAttack } from './rules/attack.ts';
import { whyNotComplete, whyNotDeploy } from './rules/build.ts';
import type { UnitTurnFrame } from './rules/battle.ts';
import type { ChanceFrame } from './rules/chance.ts';
import { cannotSpend } from './rules/costs.ts';
import { live } from './rules/live.ts';
import { whyNotBoard } from './rules/pilots.ts';
import { whyNotAbility, whyNotBattleCard } from './rules/play.ts';
import * as no from './rules/reasons.ts';
import { whyNotRetreat } from './rules/retreat.ts';
import { setupPrice } from './rules/setup.ts';
import { ON_TOP, standing } from './rules/stacks.ts';
import { ABOARD, BUILD, HAND, inArena, NORMAL, SETUP } from './rules/state.ts';
import { health, power, speed } from './rules/stats.ts';
import { defOf, isUnitInPlay, ownerOf, type Table } from './rules/table.ts';

export const WISHES = ['ability', 'battle', 'attack', 'deploy', 'build', 'complete', 'retreat', 'board'] as const;

/** What a player would like to do. `target`: what to attack or board, or which ability to play. */
export type Wish = GameWish<(typeof WISHES)[number]>;

const reason = (rule: string, why: string): Reason => ({ rule, why });
const GAME_OVER = reason('TCG-WIN-02', 'the game is over');
const NO_CARD = reason('TCG-INFO-05', 'there is no such card, or it may not be looked at');
const NOT_YOURS = reason('TCG-PRIME-14', 'this card is not yours');
const NO_ABILITY = reason('TCG-ACT-01', 'this card has no ability that can be played');
const NOT_IN_HAND = reason(
  'TCG-BUILD-01',
  'only a card in your hand, or face down in your build zone, can be built, deployed or completed',
);
const OTHERS_TURN = reason('TCG-POP-01', 'it is not your turn to play or pass');
const RETREAT_STEP = reason('TCG-RETREAT-01', 'units are retreated in your own retreat step');
const TAPPED = reason('TCG-BATTLE-01', 'only untapped units attack');
const MUST_ATTACK_OTHER = reason('TCG-ATKLIM-10', 'it has to attack another unit');
const NOT_RETREATABLE = reason('TCG-RETREAT-01', 'only a unit in an arena is retreated');
const NOT_IN_BATTLE = reason('TCG-ZONE-13', 'only a unit in an arena attacks');
const NO_PILOT_IN_PLAY = reason(
  'TCG-PILOT-14',
  'a Pilot moves from the Character arena, the build zone or another unit',
);
const NO_MISSION = reason('TCG-MISSION-01', 'only Missions are completed');
const NO_TARGET = reason('TCG-ATKLIM-01', 'there is nothing it can attack');

/** The kinds of options that fulfil a wish. */
const OPTIONS: Readonly<Record<Wish['kind'], readonly string[]>> = {
  ability: ['ability'],
  battle: ['battle'],
  attack: ['attack'],
  deploy: ['deploy', 'stack', 'setUp'],
  build: ['build', 'counters', 'partial'],
  complete: ['complete'],
  retreat: ['retreat'],
  board: ['board'],
};

/** Null: it is offered now. */
export function whyNot(g: Table, seat: number, wish: Wish): Reason | null {
  const { question, result } = g.state;
  if (!isKnown(g, wish.card)) return NO_CARD;
  if (result !== null || question === null) return GAME_OVER;
  if (question.seat === seat && question.options.some((option) => fulfils(option, wish))) return null;
  if (ownerOf(g.state, wish.card) !== seat) return NOT_YOURS;
  // What is allowed by itself and yet not offered has to wait for another moment.
  return REASONS[wish.kind](g, seat, wish) ?? (question.seat === seat ? no.NOT_NOW : OTHERS_TURN);
}

/** A card of this table whose face the table tells: in a view, those of others stay hidden. */
const isKnown = (g: Table, card: number): boolean => g.cards.cards[g.state.def[card] ?? -1] !== undefined;

function fulfils(option: Option, { kind, card, target }: Wish): boolean {
  if (!OPTIONS[kind].includes(option.kind) || option.card !== card) return false;
  return target === undefined || option.target === target || kind === 'deploy';
}

const REASONS: Readonly<Record<Wish['kind'], (g: Table, seat: number, wish: Wish) => Reason | null>> = {
  ability: whyNoAbility,
  battle: whyNoBattleCard,
  attack: whyNoAttack,
  deploy: whyNoDeployment,
  build: whyNoBuilding,
  complete: whyNoCompletion,
  retreat: whyNoRetreat,
  board: whyNoBoarding,
};

const topFrame = (g: Table) => g.state.frames.at(-1);

/** The kind of chance that is open, as a bit, or 0. */
function currentWindow(g: Table, seat: number, card: number): number {
  const frame = topFrame(g);
  if (frame?.proc === 'chance') return (frame as ChanceFrame).window;
  if (inOwnStep(g, seat, 'buildStep')) return BUILD_STEP;
  return frame?.proc === 'unitTurn' && (frame as UnitTurnFrame).unit === card ? WOULD_ATTACK : 0;
}

/** Of several reasons the one that is not about the time tells more. */
const ABOUT_TIME: ReadonlySet<Reason> = new Set([
  no.IN_BATTLE,
  no.BUILD_STEP_ONLY,
  no.WOULD_ATTACK_ONLY,
  no.REROLL_ONLY,
  no.BETWEEN_ATTACKS,
  no.ATTACK_ONLY,
]);

/** Null if one of the ways is open, and else why one of them is not. */
function bestReason(reasons: readonly (Reason | null)[]): Reason | null {
  if (reasons.includes(null)) return null;
  return reasons.find((refused) => refused !== null && !ABOUT_TIME.has(refused)) ?? reasons[0] ?? null;
}

function whyNoBattleCard(g: Table, seat: number, { card }: Wish): Reason | null {
  const ways = defOf(g, card).play?.modes ?? [null];
  return bestReason(ways.map((_, way) => whyNotBattleCard(g, seat, card, currentWindow(g, seat, card), way)));
}

function usedHere(g: Table): number[] {
  const frame = topFrame(g);
  return frame !== undefined && 'used' in frame ? (frame.used as number[]) : [];
}

function whyNoAbility(g: Table, seat: number, { card, target }: Wish): Reason | null {
  const entries = live(g).activated[seat]!.filter(
    (entry) => entry.source === card && (target === undefined || entry.ability.id === target),
  );
  const window = currentWindow(g, seat, card);
  if (entries.length > 0)
    return bestReason(
      entries.flatMap((entry) => entry.ability.modes.map((mode) => whyNotAbility(g, entry, mode, window, usedHere(g)))),
    );
  const { activated } = defOf(g, card);
  return activated.length > 0 && !isUnitInPlay(g.state, card) && g.state.zone[card] !== ABOARD
    ? no.NOT_IN_ARENA
    : NO_ABILITY;
}

const inOwnStep = (g: Table, seat: number, proc: string): boolean => {
  const frame = topFrame(g);
  return frame?.proc === proc && 'seat' in frame && frame.seat === seat;
};

const isBuildable = (g: Table, card: number): boolean =>
  g.state.zone[card] === HAND || (g.state.zone[card] === BUILD && g.state.down[card] === 1);

function whyNoDeployment(g: Table, seat: number, { card }: Wish): Reason | null {
  if (!isBuildable(g, card)) return NOT_IN_HAND;
  if (!defOf(g, card).unit) return g.state.phase === SETUP ? no.NOT_A_UNIT : no.NOT_BUILDABLE;
  if (g.state.phase === SETUP) {
    const price = setupPrice(g, card, standing(g, card), ON_TOP);
    return typeof price === 'number' ? no.OVER_LIMIT : price;
  }
  if (!inOwnStep(g, seat, 'buildStep')) return no.NOT_YOUR_STEP;
  return whyNotDeploy(g, seat, card) ?? no.FORBIDDEN;
}

function whyNoBuilding(g: Table, seat: number, { card }: Wish): Reason | null {
  if (!isBuildable(g, card)) return NOT_IN_HAND;
  const { type } = defOf(g, card).card;
  if (g.state.phase === SETUP) return defOf(g, card).unit ? no.OVER_LIMIT : no.NOT_A_UNIT;
  if (type === 'Battle') return no.NOT_BUILDABLE;
  if (!inOwnStep(g, seat, 'buildStep')) return no.NOT_YOUR_STEP;
  return cannotSpend(g, seat) ? no.FORBIDDEN : no.NO_POINTS;
}

function whyNoCompletion(g: Table, seat: number, { card }: Wish): Reason | null {
  if (!isBuildable(g, card)) return NOT_IN_HAND;
  if (defOf(g, card).card.type !== 'Mission') return NO_MISSION;
  return inOwnStep(g, seat, 'buildStep') ? whyNotComplete(g, seat, card) : no.NOT_YOUR_STEP;
}

function whyNoRetreat(g: Table, seat: number, { card }: Wish): Reason | null {
  if (!inArena(g.state.zone[card]!) && g.state.zone[card] !== ABOARD) return NOT_RETREATABLE;
  return inOwnStep(g, seat, 'retreatStep') ? whyNotRetreat(g, card) : RETREAT_STEP;
}

function whyNoBoarding(g: Table, seat: number, { card, target }: Wish): Reason | null {
  if (defOf(g, card).pilots === null) return no.WRONG_VEHICLE;
  if (!inOwnStep(g, seat, 'buildStep')) return no.NOT_YOUR_STEP;
  if (!isUnitInPlay(g.state, card) && g.state.zone[card] !== ABOARD) return NO_PILOT_IN_PLAY;
  if (target === undefined) return no.WRONG_VEHICLE;
  return ownerOf(g.state, target) === seat ? whyNotBoard(g, card, target) : NOT_YOURS;
}

function whyNoAttack(g: Table, _seat: number, { card, target }: Wish): Reason | null {
  const s = g.state;
  if (!inArena(s.zone[card]!)) return isUnitInPlay(s, card) ? no.BUILD_ZONE : NOT_IN_BATTLE;
  if (target !== undefined) {
    const refused = whyNotAttack(g, card, target, NORMAL);
    if (refused !== null) return refused;
  }
  if (s.tapped[card] === 1) return TAPPED;
  const { question } = s;
  if (question?.kind !== 'unitTurn' || question.about !== card) return no.NOT_ITS_TURN;
  return question.options.some((option) => option.kind === 'attack') ? MUST_ATTACK_OTHER : NO_TARGET;
}

const STATS = { speed, power, health } as const;

/** The parts that make up a number of a unit, with the card or rule each comes from. */
export function explain(g: Table, unit: number, stat: Stat): Contribution[] {
  const parts: Contribution[] = [];
  if (isKnown(g, unit)) STATS[stat](g, unit, parts);
  return parts;
}
