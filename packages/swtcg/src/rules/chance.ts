/**
 * A chance: both players play or pass in turn, Dark first, until both passed in a row (TCG-POP-01, 02, 19, 20). A team has
 * passed when each of its players has.
 * Whether a player is asked depends on public facts only, so that being asked gives no hand away.
 */
import { DONE, opponentOf } from '@dejarik/kernel';
import { EXPANDED_WINDOWS, GENERAL, IN_ATTACK } from '../language/timing.ts';
import { lookForContests } from './contest.ts';
import { answerTo, ask, procedure } from './flow.ts';
import type { Finish, Pass, PlayAbility, PlayBattleCard } from './options.ts';
import { abilityPlays, addBattlePlays, couldPlayBattleCard, couldPlayFromHand } from './play.ts';
import { startAbility, startBattleCard } from './playing.ts';
import type { State } from './state.ts';
import { nextSeat } from './teams.ts';
import { resolveTriggers } from './triggers.ts';

const PASS: Pass = { kind: 'pass' };

/** The chances at whose start waiting triggers take effect: not where only answers to what is under way are played. */
const TAKES_TRIGGERS =
  GENERAL |
  IN_ATTACK |
  EXPANDED_WINDOWS.attackEnd |
  EXPANDED_WINDOWS.battleStepStart |
  EXPANDED_WINDOWS.battleStepEnd |
  EXPANDED_WINDOWS.battlePhaseStart;

/** Triggers, or Traps that have heard what they wait for. */
const isWaiting = ({ waiting, expanded }: State): boolean =>
  waiting.length > 0 || (expanded !== undefined && expanded.traps.length > 0);

export const chance = procedure('chance', {
  /** TCG-POP-03: what triggered is dealt with first; in reroll and prevention chances it goes on waiting. */
  triggers(g, f) {
    if ((f.window & TAKES_TRIGGERS) === 0) return;
    if (g.state.newcomers === 1) lookForContests(g);
    else resolveTriggers(g);
  },
  playOrPass(g, f) {
    if ((f.window & TAKES_TRIGGERS) !== 0 && (isWaiting(g.state) || g.state.newcomers === 1)) return 'triggers';
    while (f.passes < g.state.seats.length) {
      if (f.among?.includes(f.turn) === false) {
        f.passes++;
        f.turn = nextSeat(g.state, f.turn);
        continue;
      }
      const options: (PlayAbility | PlayBattleCard | Finish | Pass)[] = abilityPlays(g, f.turn, f.window, f.used);
      const mayHold = couldPlayBattleCard(g, f.turn, f.window);
      const more = g.edition.anytime.couldPlay(g, f.turn, f.window);
      if (options.length > 0 || mayHold || more || couldPlayFromHand(g, f.turn, f.window)) {
        if (mayHold) addBattlePlays(g, f.turn, f.window, options);
        if (more) options.push(...g.edition.anytime.plays(g, f.turn));
        options.push(PASS);
        ask(g, f.turn, 'chance', options);
        return;
      }
      f.passes++;
      f.turn = nextSeat(g.state, f.turn);
    }
    return DONE;
  },
  played(g, f) {
    const answer = answerTo(g, 'chance');
    const seat = f.turn;
    if (answer.kind === 'pass') {
      f.turn = nextSeat(g.state, seat);
      f.passes++;
      return f.passes < g.state.seats.length ? 'playOrPass' : DONE;
    }
    f.turn = opponentOf(g.state, seat); // one play of a team, then one of the other
    f.passes = 0;
    if (answer.kind === 'finish') g.edition.anytime.play(g, seat, answer);
    else if (answer.kind === 'battle') startBattleCard(g, seat, answer);
    else startAbility(g, seat, answer, f.window, f.used);
    return 'triggers';
  },
});
