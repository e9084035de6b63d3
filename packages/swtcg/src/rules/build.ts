/** The build step: building, deploying, completing, coming back, Pilots, stacks, and what is played then (TCG-COMMAND-08). */
import { BUILD_STEP } from '../language/timing.ts';
import { isBuilt } from '../cards/card.ts';
import {
  costsMore,
  costsToComplete,
  deployments,
  payFor,
  spend,
  whyNotBuild,
  whyNotComplete,
  whyNotReturn,
} from './building.ts';
import { happen, tell } from './events.ts';
import { buildCost } from './costs.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { rulesOf } from './live.ts';
import { cardEvent, countEvent, discardEvent, moveEvent, ontoEvent, pointsEvent } from './make-events.ts';
import { equipmentOf } from './moves.ts';
import { numberOptions } from './numbers.ts';
import type { Board, BuildMove, Disembark } from './options.ts';
import { fallenOff, mustLeave, pilotMoves } from './pilots.ts';
import { abilityPlays, addBattlePlays } from './play.ts';
import { startAbility, startBattleCard } from './playing.ts';
import type { BuildStep } from './procedures.ts';
import { applies } from './query.ts';
import { carryOut } from './resolve.ts';
import { beginning } from './spoken.ts';
import { countersNeeded, rearrangements, spendable } from './stacks.ts';
import { controllerOf, ON_TOP } from './state.ts';
import { countPlay, defOf, faceUp, type Table } from './table.ts';
import { goesOn, passesOn } from './team-step.ts';
import { areEnemies, teamOf } from './teams.ts';
import { resolveTriggers } from './triggers.ts';

export const callBuildStep = (g: Table, seat: number, outer = -1): void =>
  call(g, 'buildStep', { seat, outer, card: -1, used: [] });

/** What can become of a unit or Mission card in hand or face down. */
function pushMoves(g: Table, seat: number, card: number, kind: 'build' | 'counters', options: BuildMove[]): void {
  if (whyNotBuild(g, seat, card) === null) options.push({ kind, card });
  if (costsMore(g, card)) return;
  if (defOf(g, card).unit) deployments(g, seat, card, options);
  else if (whyNotComplete(g, seat, card) === null) {
    options.push({ kind: 'complete', card });
    enhancedWays(g, seat, card, options);
  }
}

/** A Mission may be completed with one of the lines that enhance it (TCG-KW-ENHANCE-02). */
function enhancedWays(g: Table, seat: number, card: number, options: BuildMove[]): void {
  const play = defOf(g, card).play!;
  play.modes.forEach((_, way) => {
    if (whyNotComplete(g, seat, card, costsToComplete(g, card, way)) === null)
      options.push({ kind: 'complete', card, way });
  });
}

function buildOptions(g: Table, seat: number, used: number[]): BuildMove[] {
  const s = g.state;
  const options: BuildMove[] = abilityPlays(g, seat, BUILD_STEP, used);
  addBattlePlays(g, seat, BUILD_STEP, options);
  for (const card of s.hand[seat]!) if (isBuilt(defOf(g, card).card)) pushMoves(g, seat, card, 'build', options);
  for (const card of s.build[seat]!) {
    if (s.down[card] === 1) pushMoves(g, seat, card, 'counters', options);
    else
      for (const arena of defOf(g, card).arenas)
        if (whyNotReturn(g, card, arena) === null) options.push({ kind: 'return', unit: card, arena });
  }
  const units = faceUp(s, seat);
  pilotMoves(g, seat, units, options);
  rearrangements(g, units, options);
  rearrangements(g, equipmentOf(s, seat), options);
  g.edition.buildMoves.offer(g, seat, options);
  options.push({ kind: 'done' });
  return options;
}

export const buildStep = procedure('buildStep', {
  starts(g, { seat }) {
    g.state.acting = seat;
    tell(g, { kind: 'buildStep', seat, witnesses: 0, n: g.state.points[seat]! });
  },
  triggers(g) {
    resolveTriggers(g);
  },
  decide(g, f) {
    if (g.state.waiting.length > 0) return 'triggers';
    ask(g, f.seat, 'build', buildOptions(g, f.seat, f.used));
  },
  act(g, f) {
    const answer = answerTo(g, 'build');
    if (answer.kind === 'done') return passesOn(g.state, f) ? 'triggers' : 'ends';
    goesOn(f);
    const { seat } = f;
    switch (answer.kind) {
      case 'ability':
        startAbility(g, seat, answer, BUILD_STEP, f.used);
        return 'triggers';
      case 'battle':
        startBattleCard(g, seat, answer);
        return 'triggers';
      case 'build': {
        const open = rulesOf(g, 'buildsFaceUp').some(
          (entry) => areEnemies(g.state, entry.seat, seat) && applies(g, entry),
        );
        const laid = cardEvent(open ? 'layOpen' : 'layDown', seat, answer.card);
        happen(g, laid);
        f.card = laid.card;
        return 'howMany';
      }
      case 'counters':
        f.card = answer.card;
        return 'howMany';
      case 'deploy':
        payFor(g, seat, answer.card, countersNeeded(g, answer.card, -1, ON_TOP));
        g.edition.arrive(g, moveEvent('deploy', seat, answer.card, answer.to ?? defOf(g, answer.card).arena));
        return 'triggers';
      case 'stack':
        payFor(g, seat, answer.card, countersNeeded(g, answer.card, answer.unit, answer.place));
        g.edition.arrive(g, ontoEvent(g, 'stack', seat, answer.card, answer.unit, answer.place));
        f.card = answer.unit;
        return 'pilotLeaves';
      case 'rearrange':
        spend(g, seat, answer.points);
        happen(g, ontoEvent(g, 'rearrange', seat, answer.card, answer.unit));
        f.card = answer.unit;
        return 'pilotLeaves';
      case 'complete':
        payFor(g, seat, answer.card, buildCost(g, answer.card));
        call(g, 'mission', { seat, card: answer.card, ...(answer.way === undefined ? {} : { way: answer.way }) });
        return 'triggers';
      case 'return':
        happen(g, moveEvent('return', seat, answer.unit, answer.arena));
        return 'triggers';
      case 'board':
      case 'disembark':
        movePilot(g, seat, answer);
        return 'triggers';
      case 'place':
      case 'equip':
      case 'detach':
      case 'shift':
        g.edition.buildMoves.take(g, seat, answer);
        return 'triggers';
      case 'finish':
        g.edition.buildMoves.take(g, seat, answer);
        f.card = answer.unit;
        return answer.unit < 0 ? 'triggers' : 'pilotLeaves';
    }
  },
  /** TCG-BUILD-01, TCG-BUILD-02, TCG-BUILD-05: at least 1 counter, as many as there are points. */
  howMany(g, f) {
    const points = spendable(g, f.seat);
    if (points <= 1) {
      addCounters(g, f, points);
      return 'triggers';
    }
    ask(g, f.seat, 'howMany', numberOptions('amount', 1, points), f.card);
  },
  counted(g, f) {
    const answer = answerTo(g, 'howMany');
    if (answer.kind === 'range') {
      ask(g, f.seat, 'howMany', numberOptions('amount', answer.from, answer.to), f.card);
      return 'counted';
    }
    addCounters(g, f, answer.n);
    return 'triggers';
  },
  pilotLeaves(g, f) {
    const pilot = fallenOff(g, f.card);
    const options = mustLeave(g, pilot);
    if (options.length === 0) return 'triggers';
    f.card = pilot;
    ask(g, controllerOf(g.state, pilot), 'pilotLeaves', options, pilot);
  },
  pilotLeft(g, f) {
    const vehicle = g.state.on[f.card]!;
    movePilot(g, controllerOf(g.state, f.card), answerTo(g, 'pilotLeaves'));
    if (!g.edition.vehiclesChange) return 'triggers';
    f.card = vehicle; // there may be another
    return 'pilotLeaves';
  },
  /** TCG-COMMAND-07 */
  ends(g, f) {
    for (const seat of teamOf(g.state, f.seat)) losePoints(g, seat);
    g.state.acting = f.outer;
  },
});

export function losePoints(g: Table, seat: number): void {
  const left = g.state.points[seat]!;
  if (left > 0) happen(g, pointsEvent(g, seat, -left, 'unspent'));
}

function addCounters(g: Table, { seat, card }: BuildStep, n: number): void {
  if (n > 0) happen(g, pointsEvent(g, seat, -n, 'spent'), countEvent('buildCounters', seat, card, n));
}

function movePilot(g: Table, seat: number, answer: Board | Disembark): void {
  if (answer.kind === 'board') happen(g, ontoEvent(g, 'board', seat, answer.unit, answer.onto));
  else happen(g, moveEvent('disembark', seat, answer.unit, answer.to));
}

/** TCG-MISSION-01: turn it face up, do what it says, discard it. */
export const mission = procedure('mission', {
  complete(g, f) {
    const { seat } = f;
    const revealed = cardEvent('reveal', seat, f.card);
    happen(g, revealed);
    f.card = revealed.card;
    const ability = defOf(g, f.card).play!;
    countPlay(g, f.card, ability, f.way);
    const at = f.way === undefined ? 0 : ability.modes[f.way]!.start;
    carryOut(g, { ...beginning(ability.id, seat, f.card), at });
  },
  discard(g, f) {
    happen(g, discardEvent(g, f.seat, f.card));
  },
});
