/** The battle phase: in each arena units attack one by one in the order of their speed (TCG-BATTLE-01 to 17). */
import { DONE } from '@dejarik/kernel';
import { GENERAL, WOULD_ATTACK } from '../language/timing.ts';
import { startAttack } from './attack.ts';
import { happen, tell } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { signalBattleStep } from './listening.ts';
import { cardEvent } from './make-events.ts';
import type { Attack, Decline, PlayAbility, Skip } from './options.ts';
import { wouldAttackPlays } from './play.ts';
import { startAbility } from './playing.ts';
import { speed } from './query.ts';
import { NORMAL, type State, controllerOf } from './state.ts';
import { arenaUnits, type Table } from './table.ts';
import { declarable, whyNotAttack } from './targets.ts';
import { areEnemies } from './teams.ts';
import { openChance } from './windows.ts';

/**
 * The untapped units of the greatest speed; of the side that goes first if several have some (TCG-BATTLE-02), in the order
 * of the seats: among equals the first one's player chooses, who of two partners is the primary player (TCG-BATTLE-03, TCG-TROIG-01).
 */
export function nextToAttack(g: Table, arena: number): number[] {
  const s = g.state;
  let best: number[] = [];
  let bestSpeed = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < s.seats.length; seat++)
    for (const unit of arenaUnits(s, seat, arena)) {
      if (s.tapped[unit] === 1) continue;
      const unitSpeed = speed(g, unit);
      if (unitSpeed > bestSpeed) {
        best = [unit];
        bestSpeed = unitSpeed;
      } else if (unitSpeed === bestSpeed && !areEnemies(s, controllerOf(s, best[0]!), seat)) best.push(unit);
    }
  return best;
}

export function startBattleStep(g: Table, arena: number): void {
  g.state.battleIn = arena;
  tell(g, { kind: 'battleStep', witnesses: 0, arena });
  signalBattleStep(g, arena);
}

export const callUnit = (g: Table, unit: number): void => call(g, 'unitTurn', { unit });

export const battleStep = procedure('battleStep', {
  starts(g, { arena }) {
    startBattleStep(g, arena);
  },
  chance(g) {
    openChance(g, GENERAL);
  },
  nextUnit(g, f) {
    const units = nextToAttack(g, f.arena);
    const [first] = units;
    if (first === undefined) return 'ends'; // the chance just passed was the last one
    if (units.length === 1) {
      callUnit(g, first);
      return 'chance';
    }
    ask(
      g,
      controllerOf(g.state, first),
      'order',
      units.map((unit) => ({ kind: 'order', unit })),
    );
  },
  chosenUnit(g) {
    callUnit(g, answerTo(g, 'order').unit);
    return 'chance';
  },
  ends(g, f) {
    g.state.battleIn = f.outer;
    signalBattleStep(g, f.arena, 'stepEnds');
  },
});

/** Whoever may steer the unit has done so, or could not. */
function forgetOrder(s: State, unit: number): void {
  const order = s.steered.find((steered) => steered.unit === unit);
  s.steered = s.steered.filter((steered) => steered !== order);
}

/** One unit's turn in the speed order: it attacks, does something instead, or is tapped. */
export const unitTurn = procedure('unitTurn', {
  /** TCG-ATKLIM-08, TCG-ATKLIM-23: another player may have it attack its own side. */
  steered(g, { unit }) {
    const s = g.state;
    const order = s.steered.find((steered) => steered.unit === unit);
    if (order === undefined) return 'decide';
    const options: (Attack | Decline)[] = [];
    for (const target of arenaUnits(s, controllerOf(s, unit), s.zone[unit]!))
      if (whyNotAttack(g, unit, target, NORMAL, true) === null)
        options.push({ kind: 'attack', unit, target, cannon: 0 });
    if (options.length === 0) {
      forgetOrder(s, unit);
      return 'decide';
    }
    options.push({ kind: 'decline', card: unit });
    ask(g, order.seat, 'steer', options, unit);
  },
  steeredTo(g, f) {
    const answer = answerTo(g, 'steer');
    forgetOrder(g.state, f.unit);
    if (answer.kind === 'decline') return;
    startAttack(g, f.unit, answer.target, 0);
    return DONE;
  },
  decide(g, { unit }) {
    const { attacks, forced } = declarable(g, unit);
    const options: (Attack | PlayAbility | Skip)[] = attacks.slice();
    if (!forced) options.push(...wouldAttackPlays(g, unit));
    if (options.length === 0) return 'tap'; // TCG-ATKLIM-02
    if (!forced) options.push({ kind: 'skip', unit });
    ask(g, controllerOf(g.state, unit), 'unitTurn', options, unit);
  },
  decided(g, f) {
    const answer = answerTo(g, 'unitTurn');
    if (answer.kind === 'attack') {
      startAttack(g, f.unit, answer.target, answer.cannon);
      return DONE;
    }
    if (answer.kind === 'ability') startAbility(g, controllerOf(g.state, f.unit), answer, WOULD_ATTACK, []);
  },
  /** TCG-BATTLE-06, TCG-ATKLIM-20: its turn is used up. */
  tap(g, { unit }) {
    const s = g.state;
    if (s.tapped[unit] === 1 || s.zone[unit] !== s.battleIn) return;
    tell(g, cardEvent('skip', controllerOf(s, unit), unit));
    happen(g, cardEvent('tap', controllerOf(s, unit), unit));
  },
});
