/** The turn: ready, command and battle phase, and the check for victory (TCG-TURN-01 to 09). */
import { column, drawOf } from '@dejarik/kernel';
import { callBuildStep, losePoints } from './build.ts';
import { rollDice } from './dice.ts';
import type { EventOf } from './event.ts';
import { changed, happen, tell } from './events.ts';
import { expire } from './expire.ts';
import { end, win, winnerByArenas } from './victory.ts';
import { call, procedure, returned } from './flow.ts';
import { signal, signalOwn } from './listening.ts';
import { cardEvent, forceEvent, pointsEvent } from './make-events.ts';
import { countIdleTurns } from './progress.ts';
import { OWN_DISCARD } from '../language/tree-expanded.ts';
import { BATTLE, BATTLE_END, CHARACTER, COMMAND, END, GROUND, READY, SPACE, TURN_END, controllerOf } from './state.ts';
import { arenaUnits, FIRST_SEAT, lastSeat, type Table } from './table.ts';
import { resolveTriggers } from './triggers.ts';

const ARENAS = [SPACE, GROUND, CHARACTER] as const;

export function enter(g: Table, phase: number): void {
  g.state.phase = phase;
  tell(g, { kind: 'phase', witnesses: 0, phase });
}

// The steps of a turn in groups, from which each edition makes its own turn.

export const READY_STEPS = {
  turnStarts(g: Table): void {
    const s = g.state;
    s.turn++;
    s.usedThisTurn = [];
    s.attacksMade = column(s.attacksMade.length, 0);
    s.lost = [];
    s.held = [];
    s.steered = [];
    s.delayed = s.delayed.filter(({ moment }) => moment === 'battle starts' || moment === OWN_DISCARD);
    s.lastAttacker = -1;
    s.lastHits = 0;
    s.lightRetreatsFirst = 0;
    if (s.turn === 1) changed(g); // unit text, ignored in setup, counts from now on
    tell(g, { kind: 'turn', witnesses: 0, turn: s.turn });
    enter(g, READY);
  },
  untap(g: Table): void {
    const s = g.state;
    const events: EventOf<'untap'>[] = [];
    for (let card = 0; card < s.tapped.length; card++)
      if (s.tapped[card] === 1) events.push(cardEvent('untap', controllerOf(s, card), card));
    if (events.length > 0) happen(g, ...events);
  },
  gainForce(g: Table): void {
    for (const seat of g.state.seats.keys()) happen(g, forceEvent(g, seat, g.edition.forcePerTurn, 'turn'));
  },
};

const DRAW_STEPS = {
  darkDraws(g: Table): void {
    drawForTurn(g, FIRST_SEAT);
  },
  lightDraws(g: Table): void {
    drawForTurn(g, lastSeat(g.state));
  },
};

export const COMMAND_START = {
  /** TCG-COMMAND-15 */
  commandStarts(g: Table): void {
    enter(g, COMMAND);
    signal(g, 'command starts');
    resolveTriggers(g);
  },
};

export const ROLL_STEPS = {
  /** TCG-COMMAND-03, TCG-COMMAND-17: the last in side order rolls for all. */
  rollForBuildPoints(g: Table): void {
    rollDice(g, lastSeat(g.state), -1, 'build', 1);
  },
  buildPoints(g: Table): void {
    const s = g.state;
    const rolled = returned(g, 'roll')[0]!;
    for (const seat of s.seats.keys()) {
      const everywhere = ARENAS.every((arena) => arenaUnits(s, seat, arena).length > 0);
      happen(g, pointsEvent(g, seat, rolled + (everywhere ? 1 : 0), 'roll')); // TCG-COMMAND-04
    }
    signal(g, 'build roll');
    resolveTriggers(g);
  },
};

export const COMMAND_STEPS = {
  darkBuilds(g: Table): void {
    callBuildStep(g, FIRST_SEAT);
  },
  lightBuilds(g: Table): void {
    if (g.state.lightRetreatsFirst === 0) callBuildStep(g, lastSeat(g.state)); // else it interrupted Dark's
  },
  firstRetreats(g: Table): void {
    call(g, 'retreatStep', { seat: g.state.lightRetreatsFirst === 1 ? lastSeat(g.state) : FIRST_SEAT });
  },
  secondRetreats(g: Table): void {
    call(g, 'retreatStep', { seat: g.state.lightRetreatsFirst === 1 ? FIRST_SEAT : lastSeat(g.state) });
  },
};

export const BATTLE_START = {
  battleStarts(g: Table): void {
    enter(g, BATTLE);
    g.state.newcomers = 1; // TCG-CONTEST-17
    signal(g, 'battle starts');
  },
};

export const BATTLE_STEPS = {
  spaceBattle(g: Table): void {
    call(g, 'battleStep', { arena: SPACE, outer: -1 });
  },
  groundBattle(g: Table): void {
    call(g, 'battleStep', { arena: GROUND, outer: -1 });
  },
  characterBattle(g: Table): void {
    call(g, 'battleStep', { arena: CHARACTER, outer: -1 });
  },
};

const BATTLE_END_STEPS = {
  battleEnds(g: Table): void {
    signal(g, 'battle ends');
    resolveTriggers(g);
  },
  /** TCG-PART-07, TCG-WIN-06 */
  effectsEnd(g: Table): void {
    const s = g.state;
    s.stun = column(s.stun.length, 0);
    expire(g, BATTLE_END);
    enter(g, END);
  },
};

export const END_STEPS = {
  /** What a lost bonus discards may trigger effects in its turn: none of them lasts beyond it. */
  turnEnds(g: Table): 'turnEnds' | undefined {
    expire(g, TURN_END);
    if (g.state.waiting.length > 0) {
      resolveTriggers(g);
      return 'turnEnds';
    }
    // TCG-COMMAND-07: also those that came when the own build step was over.
    for (const seat of g.state.seats.keys()) losePoints(g, seat);
    return undefined;
  },
  /** TCG-WIN-02 */
  checkVictory(g: Table): void {
    const { seats } = g.state;
    const winner = winnerByArenas(g);
    if (winner >= 0) {
      win(g, winner, 'arenas');
      return;
    }
    countIdleTurns(g);
    if (g.state.idleTurns >= g.edition.idleTurnLimit) end(g, drawOf(seats, 'stalemate'));
  },
};

/** TCG-TURN-03, TCG-TURN-05 */
export const turn = procedure('turn', {
  ...READY_STEPS,
  ...DRAW_STEPS,
  ...COMMAND_START,
  ...ROLL_STEPS,
  ...COMMAND_STEPS,
  ...BATTLE_START,
  ...BATTLE_STEPS,
  ...BATTLE_END_STEPS,
  ...END_STEPS,
});

export function drawForTurn(g: Table, seat: number): void {
  happen(g, cardEvent('draw', seat));
  signalOwn(g, seat, 'your draw step');
  resolveTriggers(g);
}
