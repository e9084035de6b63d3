/** The build step: building, deploying, completing, coming back, Pilots, stacks, and what is played then (TCG-COMMAND-08). */
import { ask, call, type Frame, type Option, option, procedure, type Reason } from '@dejarik/kernel';
import { BUILD_STEP } from '../language/meaning.ts';
import { cannotPlay, cannotSpend, canPay, keptOut } from './costs.ts';
import { event, happen, tell } from './events.ts';
import { type Context, holds } from './filter.ts';
import { applies, rulesOf } from './live.ts';
import { mustLeave, pilotMoves } from './pilots.ts';
import { abilityPlays, battlePlays, startPlay } from './play.ts';
import { numberOptions } from './numbers.ts';
import * as no from './reasons.ts';
import { resolveFrame } from './resolve.ts';
import { countersNeeded, ON_TOP, rearrangements, standing, UNDERNEATH, whyNotStack } from './stacks.ts';
import { BUILD, HAND } from './state.ts';
import { countUse, defOf, type Table } from './table.ts';
import { resolveTriggers } from './triggers.ts';

export interface BuildStepFrame extends Frame {
  readonly seat: number;
  /** Whose build step this one interrupts, or -1. */
  readonly outer: number;
  card: number;
  used: number[];
}

export const buildStepFrame = (seat: number, outer = -1): BuildStepFrame => ({
  proc: 'buildStep',
  step: 0,
  seat,
  outer,
  card: -1,
  used: [],
});

/** Build points the seat may spend now. */
const spendable = (g: Table, seat: number): number => (cannotSpend(g, seat) ? 0 : g.state.points[seat]!);

/** What the card has to offer against its cost: its counters, or the points in hand when it comes straight from there. */
const available = (g: Table, card: number, seat: number): number =>
  g.state.zone[card] === HAND ? spendable(g, seat) : g.state.counters[card]!;

/** The unit whose stack this card has to join, or -1: one that no stack takes is deployed by itself (TCG-UNIQ-03). */
function stackFor(g: Table, card: number): number {
  const unit = standing(g, card);
  return unit >= 0 && whyNotStack(g, card, unit) === null ? unit : -1;
}

/** Ways to deploy a unit card: by itself (the target is then the one that stays, if there is one), or into a stack in play. */
function deployments(g: Table, seat: number, card: number, options: Option[]): void {
  const have = available(g, card, seat);
  const unit = stackFor(g, card);
  if (unit < 0) {
    if (have >= countersNeeded(g, card, -1, ON_TOP)) options.push(option('deploy', card, standing(g, card)));
    return;
  }
  if (g.state.zone[unit] !== BUILD && keptOut(g, card)) return;
  if (have >= countersNeeded(g, card, unit, UNDERNEATH)) options.push(option('stack', card, unit, UNDERNEATH));
  if (have >= countersNeeded(g, card, unit, ON_TOP)) options.push(option('stack', card, unit, ON_TOP));
}

export function whyNotDeploy(g: Table, seat: number, card: number): Reason | null {
  const need = countersNeeded(g, card, stackFor(g, card), UNDERNEATH);
  if (available(g, card, seat) >= need) return null;
  return g.state.zone[card] === HAND ? no.NO_POINTS : no.NOT_ENOUGH_COUNTERS;
}

export function whyNotComplete(g: Table, seat: number, card: number): Reason | null {
  const def = defOf(g, card);
  if (def.card.type !== 'Mission' || def.play?.tree.is !== 'mission') return no.NOT_BUILDABLE;
  if (available(g, card, seat) < def.cost) return g.state.zone[card] === HAND ? no.NO_POINTS : no.NOT_ENOUGH_COUNTERS;
  const context: Context = { seat, source: card, it: [], arena: -1, amount: 0 };
  if (def.play.tree.if !== undefined && !holds(g, def.play.tree.if, context)) return no.MISSION_CONDITION;
  return canPay(g, def.play.costs, context, 0) ? null : no.CANNOT_PAY;
}

function buildOptions(g: Table, seat: number, used: number[]): Option[] {
  const s = g.state;
  const points = spendable(g, seat);
  const options = abilityPlays(g, seat, BUILD_STEP, used);
  if (s.hand[seat]!.length > 0 && !cannotPlay(g, seat, 'Battle cards')) battlePlays(g, seat, BUILD_STEP, options);
  for (const card of s.hand[seat]!) {
    const def = defOf(g, card);
    if (def.card.type === 'Battle') continue;
    if (points > 0) options.push(option('build', card));
    if (def.unit) deployments(g, seat, card, options);
    else if (whyNotComplete(g, seat, card) === null) options.push(option('complete', card));
  }
  for (const card of s.build[seat]!) {
    const def = defOf(g, card);
    if (s.down[card] === 0) {
      if (!keptOut(g, card, def.arena) && !s.held.includes(card)) options.push(option('return', card, def.arena));
      continue;
    }
    if (points > 0) options.push(option('counters', card));
    if (def.unit) deployments(g, seat, card, options);
    else if (whyNotComplete(g, seat, card) === null) options.push(option('complete', card));
  }
  options.push(...pilotMoves(g, seat), ...rearrangements(g, seat, points), option('done'));
  return options;
}

/** Straight from hand the whole price is paid in points; otherwise the counters on the card pay and are lost. */
function payFor(g: Table, seat: number, card: number, price: number): void {
  if (g.state.zone[card] === HAND && price > 0) happen(g, event('points', seat, card, -1, -price));
}

export const buildStep = procedure<Table, BuildStepFrame>('buildStep', {
  starts(g, f) {
    g.state.acting = f.seat;
    tell(g, event('buildStep', f.seat, -1, -1, g.state.points[f.seat]));
  },
  triggers(g) {
    resolveTriggers(g);
  },
  decide(g, f) {
    if (g.state.waiting.length > 0) return 'triggers';
    ask(g, f.seat, 'build', buildOptions(g, f.seat, f.used));
  },
  act(g, f) {
    const s = g.state;
    const { kind, card, target, n } = s.answer!;
    switch (kind) {
      case 'done':
        return 'ends';
      case 'ability':
      case 'battle':
        startPlay(g, f.seat, s.answer!, BUILD_STEP, f.used);
        return 'triggers';
      case 'build': {
        const open = rulesOf(g, 'buildsFaceUp').some((entry) => entry.seat !== f.seat && applies(g, entry));
        const laid = event(open ? 'layOpen' : 'layDown', f.seat, card);
        happen(g, laid);
        f.card = laid.card;
        return 'howMany';
      }
      case 'counters':
        f.card = card;
        return 'howMany';
      case 'deploy':
        payFor(g, f.seat, card, countersNeeded(g, card, -1, ON_TOP));
        happen(g, event('deploy', f.seat, card, -1, 0, defOf(g, card).arena));
        return 'triggers';
      case 'stack':
        payFor(g, f.seat, card, countersNeeded(g, card, target, n));
        happen(g, event('stack', f.seat, card, target, n));
        f.card = target;
        return 'pilotLeaves';
      case 'rearrange':
        if (n > 0) happen(g, event('points', f.seat, card, -1, -n));
        happen(g, event('rearrange', f.seat, card, target));
        f.card = target;
        return 'pilotLeaves';
      case 'complete':
        payFor(g, f.seat, card, defOf(g, card).cost);
        call(g, { proc: 'mission', step: 0, seat: f.seat, card } as MissionFrame);
        return 'triggers';
      case 'return':
        happen(g, event('return', f.seat, card, -1, 0, target));
        return 'triggers';
      default:
        movePilot(g, f.seat, s.answer!);
        return 'triggers';
    }
  },
  /** TCG-BUILD-01, TCG-BUILD-02, TCG-BUILD-05: at least 1 counter, as many as there are points. */
  howMany(g, f) {
    const points = spendable(g, f.seat);
    if (points <= 1) {
      addCounters(g, f, points);
      return 'triggers';
    }
    ask(g, f.seat, 'howMany', numberOptions('amount', f.card, 1, points), f.card);
  },
  counted(g, f) {
    const answer = g.state.answer!;
    if (answer.kind === 'range') {
      ask(g, f.seat, 'howMany', numberOptions('amount', f.card, answer.target, answer.n), f.card);
      return 'counted';
    }
    addCounters(g, f, answer.n);
    return 'triggers';
  },
  pilotLeaves(g, f) {
    const options = mustLeave(g, f.card);
    if (options.length === 0) return 'triggers';
    ask(g, f.seat, 'pilotLeaves', options, f.card);
  },
  pilotLeft(g, f) {
    movePilot(g, f.seat, g.state.answer!);
    return 'triggers';
  },
  /** TCG-COMMAND-07 */
  ends(g, f) {
    losePoints(g, f.seat);
    g.state.acting = f.outer;
  },
});

export function losePoints(g: Table, seat: number): void {
  const left = g.state.points[seat]!;
  if (left > 0) happen(g, event('points', seat, -1, -1, -left));
}

function addCounters(g: Table, f: BuildStepFrame, n: number): void {
  if (n <= 0) return;
  happen(g, event('points', f.seat, f.card, -1, -n), event('buildCounters', f.seat, f.card, -1, n));
}

function movePilot(g: Table, seat: number, answer: Option): void {
  happen(
    g,
    answer.kind === 'board'
      ? event('board', seat, answer.card, answer.target)
      : event('disembark', seat, answer.card, -1, 0, answer.target),
  );
}

interface MissionFrame extends Frame {
  readonly seat: number;
  card: number;
}

/** TCG-MISSION-01: turn it face up, do what it says, discard it. */
export const mission = procedure<Table, MissionFrame>('mission', {
  complete(g, f) {
    const revealed = event('reveal', f.seat, f.card);
    happen(g, revealed);
    f.card = revealed.card;
    const ability = defOf(g, f.card).play!;
    countUse(g, ability.id);
    call(g, resolveFrame({ ability: ability.id, at: 0, seat: f.seat, source: f.card, it: [], arena: -1, amount: 0 }));
  },
  discard(g, f) {
    happen(g, event('discard', f.seat, f.card));
  },
});
