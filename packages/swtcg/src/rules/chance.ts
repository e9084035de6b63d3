/**
 * A chance: both players play or pass in turn, Dark first, until both passed in a row (TCG-POP-01, 02, 19, 20).
 * Whether a player is asked depends on public facts only, so that being asked gives no hand away.
 */
import { ask, type Frame, option, procedure } from '@dejarik/kernel';
import { GENERAL, IN_ATTACK } from '../language/meaning.ts';
import { lookForContests } from './contest.ts';
import { battlePlays, abilityPlays, couldPlayBattleCard, startPlay } from './play.ts';
import { DARK, enemyOf } from './state.ts';
import type { Table } from './table.ts';
import { resolveTriggers } from './triggers.ts';

export interface ChanceFrame extends Frame {
  readonly window: number;
  turn: number;
  passes: number;
  /** Abilities used in this chance. */
  used: number[];
}

export const chanceFrame = (window: number): ChanceFrame => ({
  proc: 'chance',
  step: 0,
  window,
  turn: DARK,
  passes: 0,
  used: [],
});

const PASS = option('pass');

export const chance = procedure<Table, ChanceFrame>('chance', {
  /** TCG-POP-03: what triggered is dealt with first; in reroll and prevention chances it goes on waiting. */
  triggers(g, f) {
    if ((f.window & (GENERAL | IN_ATTACK)) === 0) return;
    if (g.state.newcomers === 1) lookForContests(g);
    else resolveTriggers(g);
  },
  playOrPass(g, f) {
    if ((f.window & (GENERAL | IN_ATTACK)) !== 0 && (g.state.waiting.length > 0 || g.state.newcomers === 1))
      return 'triggers';
    while (f.passes < 2) {
      const options = abilityPlays(g, f.turn, f.window, f.used);
      const mayHold = couldPlayBattleCard(g, f.turn, f.window);
      if (options.length > 0 || mayHold) {
        if (mayHold) battlePlays(g, f.turn, f.window, options);
        options.push(PASS);
        ask(g, f.turn, 'chance', options);
        return;
      }
      f.passes++;
      f.turn = enemyOf(f.turn);
    }
    return 'done';
  },
  played(g, f) {
    const answer = g.state.answer!;
    const seat = f.turn;
    f.turn = enemyOf(seat);
    if (answer.kind === 'pass') {
      f.passes++;
      return f.passes < 2 ? 'playOrPass' : 'done';
    }
    f.passes = 0;
    startPlay(g, seat, answer, f.window, f.used);
    return 'triggers';
  },
});
