/** The battle phase: in each arena units attack one by one in the order of their speed (TCG-BATTLE-01 to 17). */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import { GENERAL, WOULD_ATTACK } from '../language/meaning.ts';
import { attackFrame, attackOptions, forcedAttacks, whyNotAttack } from './attack.ts';
import { chanceFrame } from './chance.ts';
import { event, happen, tell } from './events.ts';
import { startPlay, wouldAttackPlays } from './play.ts';
import { NORMAL } from './state.ts';
import { speed } from './stats.ts';
import { arenaUnits, ownerOf, type Table } from './table.ts';
import { signalBattleStep } from './triggers.ts';

interface BattleStepFrame extends Frame {
  readonly arena: number;
  /** The battle step that this one interrupts, or -1. */
  readonly outer: number;
}

export const battleStepFrame = (arena: number, outer = -1): BattleStepFrame => ({
  proc: 'battleStep',
  step: 0,
  arena,
  outer,
});

/** The untapped units of the greatest speed; of the Dark side if both sides have some (TCG-BATTLE-02). */
function nextToAttack(g: Table, arena: number): number[] {
  const s = g.state;
  let best: number[] = [];
  let bestSpeed = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < 2; seat++)
    for (const unit of arenaUnits(s, seat, arena)) {
      if (s.tapped[unit] === 1) continue;
      const unitSpeed = speed(g, unit);
      if (unitSpeed > bestSpeed) {
        best = [unit];
        bestSpeed = unitSpeed;
      } else if (unitSpeed === bestSpeed && ownerOf(s, best[0]!) === seat) best.push(unit);
    }
  return best;
}

export const battleStep = procedure<Table, BattleStepFrame>('battleStep', {
  starts(g, f) {
    g.state.battleIn = f.arena;
    tell(g, event('battleStep', -1, -1, -1, f.arena));
    signalBattleStep(g, f.arena);
  },
  chance(g) {
    call(g, chanceFrame(GENERAL));
  },
  nextUnit(g, f) {
    const units = nextToAttack(g, f.arena);
    if (units.length === 0) return 'ends'; // the chance just passed was the last one
    if (units.length === 1) {
      call(g, unitTurnFrame(units[0]!));
      return 'chance';
    }
    // TCG-BATTLE-03: its player chooses among equals.
    ask(
      g,
      ownerOf(g.state, units[0]!),
      'order',
      units.map((unit) => option('order', unit)),
    );
  },
  chosenUnit(g) {
    call(g, unitTurnFrame(g.state.answer!.card));
    return 'chance';
  },
  ends(g, f) {
    g.state.battleIn = f.outer;
  },
});

export interface UnitTurnFrame extends Frame {
  readonly unit: number;
  /** What the unit was made to attack by another seat. */
  attack: number;
}

const unitTurnFrame = (unit: number): UnitTurnFrame => ({ proc: 'unitTurn', step: 0, unit, attack: -1 });

/** One unit's turn in the speed order: it attacks, does something instead, or is tapped. */
export const unitTurn = procedure<Table, UnitTurnFrame>('unitTurn', {
  /** TCG-ATKLIM-08, TCG-ATKLIM-23: another player may have it attack its own side. */
  steered(g, f) {
    const s = g.state;
    const order = s.steered.find((steered) => steered.unit === f.unit);
    if (order === undefined) return 'decide';
    s.steered = s.steered.filter((steered) => steered !== order);
    const own = arenaUnits(s, ownerOf(s, f.unit), s.zone[f.unit]!);
    const options: Option[] = [];
    for (const target of own)
      if (whyNotAttack(g, f.unit, target, NORMAL, true) === null) options.push(option('attack', f.unit, target));
    if (options.length === 0) return 'decide';
    options.push(option('decline', f.unit));
    ask(g, order.seat, 'steer', options, f.unit);
  },
  steeredTo(g, f) {
    const answer = g.state.answer!;
    if (answer.kind === 'decline') return;
    call(g, attackFrame(f.unit, answer.target, 0));
    return 'done';
  },
  decide(g, f) {
    const attacks = attackOptions(g, f.unit);
    const forced = forcedAttacks(g, f.unit, attacks);
    const options = forced.length > 0 ? forced : [...attacks, ...wouldAttackPlays(g, f.unit)];
    if (options.length === 0) return 'tap'; // TCG-ATKLIM-02
    if (forced.length === 0) options.push(option('skip', f.unit));
    ask(g, ownerOf(g.state, f.unit), 'unitTurn', options, f.unit);
  },
  decided(g, f) {
    const answer = g.state.answer!;
    if (answer.kind === 'attack') {
      call(g, attackFrame(f.unit, answer.target, answer.n));
      return 'done';
    }
    if (answer.kind === 'ability') startPlay(g, ownerOf(g.state, f.unit), answer, WOULD_ATTACK, []);
  },
  /** TCG-BATTLE-06, TCG-ATKLIM-20: its turn is used up. */
  tap(g, f) {
    const s = g.state;
    if (s.tapped[f.unit] === 1 || s.zone[f.unit] !== s.battleIn) return;
    tell(g, event('skip', ownerOf(s, f.unit), f.unit));
    happen(g, event('tap', ownerOf(s, f.unit), f.unit));
  },
});
