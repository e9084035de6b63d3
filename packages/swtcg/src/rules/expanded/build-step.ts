/**
 * The start of a player's build step (TCG-COMMAND-11): the card of the turn, bounties, Upkeep and whatever else waits for
 * that moment, in the order that the player likes.
 */
import { DONE } from '@dejarik/kernel';
import { EXPANDED_WINDOWS } from '../../language/timing.ts';
import { buildStep } from '../build.ts';
import { tell } from '../events.ts';
import { answerTo, ask, call, procedure, withSteps } from '../flow.ts';
import { keywordsAt } from '../keywords/moments.ts';
import { signalOwn } from '../listening.ts';
import type { BuildStart } from '../options.ts';
import { abilityPlays, battlePlays, couldPlayBattleCard } from '../play.ts';
import { startAbility, startBattleCard } from '../playing.ts';
import type { Table } from '../table.ts';
import { resolveTriggers, takeEffect } from '../triggers.ts';
import { drawForTurn } from '../turn.ts';
import type { BuildStepStart } from './procedures.ts';

const { buildStepStart: WINDOW } = EXPANDED_WINDOWS;

/** What the seat has coming, each as an option; it cannot be left undone. */
function dueOptions(g: Table, seat: number): BuildStart[] {
  const options: BuildStart[] = [];
  g.state.expanded!.due.forEach(({ seat: whose, source, ability }, index) => {
    if (whose === seat) options.push({ kind: 'trigger', card: source, ability, index });
  });
  return options;
}

function optionsFor(g: Table, { seat, drawn, used }: BuildStepStart): BuildStart[] {
  const due = dueOptions(g, seat);
  const options: BuildStart[] = due.slice();
  if (drawn === 0 && g.state.deck[seat]!.length > 0) options.push({ kind: 'draw' });
  options.push(...abilityPlays(g, seat, WINDOW, used), ...battlePlays(g, seat, WINDOW));
  if (due.length === 0) options.push({ kind: 'done' });
  return options;
}

const take = (g: Table, index: number): void => takeEffect(g, g.state.expanded!.due.splice(index, 1)[0]!);

export const buildStepStart = procedure('buildStepStart', {
  /** TCG-COMMAND-12: the start of the draw step is the same moment. */
  begins(g, { seat }) {
    signalOwn(g, seat, 'your build step starts');
    signalOwn(g, seat, 'your draw step starts');
    keywordsAt(g, 'buildStepStarts', seat);
  },
  /** What waits for this moment is taken in any order; what others have waiting takes effect at once. */
  collect(g, { seat }) {
    const s = g.state;
    if (s.waiting.length === 0) return;
    s.expanded!.due.push(...s.waiting.filter((waiting) => waiting.seat === seat));
    s.waiting = s.waiting.filter((waiting) => waiting.seat !== seat);
    resolveTriggers(g);
  },
  offer(g, f) {
    if (g.state.waiting.length > 0) return 'collect';
    const options = optionsFor(g, f);
    const [first] = options;
    if (options.length === 1 && first!.kind === 'trigger') {
      take(g, first!.index);
      return 'collect';
    }
    // Whether a player is asked rests on what all can see.
    if (options.length === 1 && first!.kind === 'done' && !couldPlayBattleCard(g, f.seat, WINDOW)) return DONE;
    ask(g, f.seat, 'buildStart', options);
  },
  act(g, f) {
    const answer = answerTo(g, 'buildStart');
    const { seat } = f;
    switch (answer.kind) {
      case 'done':
        return DONE;
      case 'draw':
        f.drawn = 1;
        drawForTurn(g, seat);
        break;
      case 'trigger':
        take(g, answer.index);
        break;
      case 'ability':
        startAbility(g, seat, answer, WINDOW, f.used);
        break;
      case 'battle':
        startBattleCard(g, seat, answer);
    }
    return 'collect';
  },
});

export const expandedBuildStep = withSteps('buildStep', buildStep, {
  starts(g, { seat, outer }) {
    g.state.acting = seat;
    tell(g, { kind: 'buildStep', seat, witnesses: 0, n: g.state.points[seat]! });
    // TCG-COMMAND-13: once a turn, whatever further steps there are
    if (outer < 0) call(g, 'buildStepStart', { seat, drawn: 0, used: [] });
  },
});
