/** The turn: ready, command and battle phase, and the check for victory (TCG-TURN-01 to 09). */
import { call, type Frame, IllegalAnswer, procedure } from '@dejarik/kernel';
import { expire } from './attack.ts';
import { battleStepFrame } from './battle.ts';
import { buildStepFrame, losePoints } from './build.ts';
import { rollDice } from './dice.ts';
import { changed, type Event, event, happen, tell } from './events.ts';
import { countIdleTurns } from './progress.ts';
import { retreatStepFrame } from './retreat.ts';
import {
  BATTLE,
  BATTLE_END,
  CHARACTER,
  COMMAND,
  DARK,
  END,
  enemyOf,
  GROUND,
  LIGHT,
  READY,
  SPACE,
  TURN_END,
} from './state.ts';
import { arenaUnits, type Table } from './table.ts';
import { resolveTriggers, signal, signalDraw } from './triggers.ts';

interface TurnFrame extends Frame {
  dice: number[];
}

function enter(g: Table, phase: number): void {
  g.state.phase = phase;
  tell(g, event('phase', -1, -1, -1, phase));
}

/** TCG-WIN-01: a unit of one's own there, and none of the enemy's. */
export const controls = (g: Table, seat: number, arena: number): boolean =>
  arenaUnits(g.state, seat, arena).length > 0 && arenaUnits(g.state, 1 - seat, arena).length === 0;

export const arenasControlled = (g: Table, seat: number): number =>
  [SPACE, GROUND, CHARACTER].filter((arena) => controls(g, seat, arena)).length;

export const turn = procedure<Table, TurnFrame>('turn', {
  turnStarts(g) {
    const s = g.state;
    s.turn++;
    s.usedThisTurn = [];
    s.attacksMade = [0, 0, 0, 0, 0, 0];
    s.lost = [];
    s.held = [];
    s.steered = [];
    s.delayed = s.delayed.filter((delayed) => delayed.moment === 'battle starts');
    s.lastAttacker = -1;
    s.lastHits = 0;
    s.lightRetreatsFirst = 0;
    if (s.turn === 1) changed(g); // unit text, ignored in setup, counts from now on
    tell(g, event('turn', -1, -1, -1, s.turn));
    enter(g, READY);
  },
  untap(g) {
    const s = g.state;
    const events: Event[] = [];
    for (const seat of [DARK, LIGHT]) {
      const from = seat === DARK ? 0 : s.sizes[0]!;
      const to = seat === DARK ? s.sizes[0]! : s.def.length;
      for (let card = from; card < to; card++) if (s.tapped[card] === 1) events.push(event('untap', seat, card));
    }
    if (events.length > 0) happen(g, ...events);
  },
  gainForce(g) {
    for (const seat of [DARK, LIGHT]) happen(g, event('force', seat, -1, -1, g.edition.forcePerTurn));
  },
  darkDraws(g) {
    happen(g, event('draw', DARK));
    signalDraw(g, DARK);
    resolveTriggers(g);
  },
  lightDraws(g) {
    happen(g, event('draw', LIGHT));
    signalDraw(g, LIGHT);
    resolveTriggers(g);
  },
  /** TCG-COMMAND-15 */
  commandStarts(g) {
    enter(g, COMMAND);
    signal(g, 'command starts');
    resolveTriggers(g);
  },
  /** TCG-COMMAND-03: Light rolls for both. */
  rollForBuildPoints(g) {
    rollDice(g, LIGHT, -1, 'build', 1);
  },
  buildPoints(g, f) {
    const s = g.state;
    const rolled = f.dice[0]!;
    for (const seat of [DARK, LIGHT]) {
      const everywhere = [SPACE, GROUND, CHARACTER].every((arena) => arenaUnits(s, seat, arena).length > 0);
      happen(g, event('points', seat, -1, -1, rolled + (everywhere ? 1 : 0))); // TCG-COMMAND-04
    }
    signal(g, 'build roll');
    resolveTriggers(g);
  },
  darkBuilds(g) {
    call(g, buildStepFrame(DARK));
  },
  lightBuilds(g) {
    if (g.state.lightRetreatsFirst === 0) call(g, buildStepFrame(LIGHT)); // else it interrupted Dark's
  },
  firstRetreats(g) {
    call(g, retreatStepFrame(g.state.lightRetreatsFirst === 1 ? LIGHT : DARK));
  },
  secondRetreats(g) {
    call(g, retreatStepFrame(g.state.lightRetreatsFirst === 1 ? DARK : LIGHT));
  },
  battleStarts(g) {
    enter(g, BATTLE);
    g.state.newcomers = 1; // TCG-CONTEST-17
    signal(g, 'battle starts');
  },
  spaceBattle(g) {
    call(g, battleStepFrame(SPACE));
  },
  groundBattle(g) {
    call(g, battleStepFrame(GROUND));
  },
  characterBattle(g) {
    call(g, battleStepFrame(CHARACTER));
  },
  battleEnds(g) {
    signal(g, 'battle ends');
    resolveTriggers(g);
  },
  /** TCG-PART-07, TCG-WIN-06 */
  effectsEnd(g) {
    const s = g.state;
    for (let card = 0; card < s.stun.length; card++) s.stun[card] = 0;
    expire(g, BATTLE_END);
    enter(g, END);
  },
  /** What a lost bonus discards may trigger effects in its turn: none of them lasts beyond it. */
  turnEnds(g) {
    expire(g, TURN_END);
    if (g.state.waiting.length > 0) {
      resolveTriggers(g);
      return 'turnEnds';
    }
    // TCG-COMMAND-07: also those that came when the own build step was over.
    for (const seat of [DARK, LIGHT]) losePoints(g, seat);
  },
  checkVictory(g) {
    const s = g.state;
    for (const seat of [DARK, LIGHT])
      if (arenasControlled(g, seat) >= 2) {
        s.result = { winner: seat, reason: 'arenas' };
        tell(g, event('result', seat));
        return;
      }
    countIdleTurns(g);
    if (s.idleTurns < g.edition.idleTurnLimit) return;
    s.result = { winner: -1, reason: 'stalemate' };
    tell(g, event('result', -1));
  },
});

/** The number of a result that a concession brought. */
export const CONCEDED = 1;

/** A player gives the game up, whoever is asked. */
export function concede(g: Table, seat: number): void {
  if (seat !== DARK && seat !== LIGHT) throw new IllegalAnswer(`there is no seat ${seat} to concede`);
  g.state.result = { winner: enemyOf(seat), reason: 'concession' };
  tell(g, event('result', enemyOf(seat), -1, -1, CONCEDED));
}
