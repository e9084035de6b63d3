/** Triggered abilities take effect one by one, Dark and Light alternating (TCG-TRIG-07 to TCG-TRIG-17). */
import { DONE, opponentOf } from '@dejarik/kernel';
import { tell } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import type { TakeEffect } from './options.ts';
import { carryOut } from './resolve.ts';
import { about } from './make-events.ts';
import type { Waiting } from './spoken.ts';
import { countUse, FIRST_SEAT, type Table } from './table.ts';
import { areEnemies } from './teams.ts';

/** `own`: triggers of a reroll or prevention chance; null: those that wait in general. */
export const callTriggers = (g: Table, own: Waiting[] | null): void =>
  call(g, 'triggers', { turn: FIRST_SEAT, own, choices: [] });

/** Runs what waits, if anything does. */
export function resolveTriggers(g: Table): void {
  if (g.state.waiting.length > 0) callTriggers(g, null);
  if (g.state.expanded !== undefined && g.state.expanded.traps.length > 0) call(g, 'traps', { card: -1 }); // these go first
}

/** One that waited is told and carried out. */
export function takeEffect(g: Table, waiting: Waiting): void {
  const { seat, source, ability } = waiting;
  countUse(g, ability);
  tell(g, { kind: 'trigger', ...about(seat, source), ability });
  carryOut(g, waiting);
}

export const triggers = procedure('triggers', {
  /** TCG-TRIG-10: Dark one, Light one; a side with none is skipped. */
  nextSide(g, f) {
    const list = f.own ?? g.state.waiting;
    if (list.length === 0) return DONE;
    if (!list.some((waiting) => !areEnemies(g.state, waiting.seat, f.turn))) f.turn = opponentOf(g.state, f.turn);
    f.choices = [];
    list.forEach((waiting, index) => {
      if (!areEnemies(g.state, waiting.seat, f.turn)) f.choices.push(index);
    });
    if (f.choices.length === 1) return 'takeEffect';
    // TCG-TRIG-11, TCG-TROIG-04: each player orders their own, the primary player those of a team.
    const options = f.choices.map((index): TakeEffect => {
      const { source, ability } = list[index]!;
      return { kind: 'trigger', card: source, ability, index };
    });
    ask(g, f.turn, 'trigger', options);
  },
  chosen(g, f) {
    f.choices = [answerTo(g, 'trigger').index];
  },
  takeEffect(g, f) {
    const list = f.own ?? g.state.waiting;
    const [waiting] = list.splice(f.choices[0]!, 1);
    f.turn = opponentOf(g.state, f.turn);
    if (waiting !== undefined) takeEffect(g, waiting);
    return 'nextSide';
  },
});
