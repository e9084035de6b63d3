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
import { isUpkeep, payUpkeep } from '../keywords/upkeep.ts';
import { signalOwn } from '../listening.ts';
import type { BuildStart } from '../options.ts';
import { abilityPlays, addBattlePlays, couldPlayBattleCard } from '../play.ts';
import { startAbility, startBattleCard } from '../playing.ts';
import { eachOfTeam } from '../setup.ts';
import type { Table } from '../table.ts';
import { beginAnew, goesOn, passesOn } from '../team-step.ts';
import { areEnemies, teamOf } from '../teams.ts';
import { resolveTriggers, takeEffect } from '../triggers.ts';
import { drawForTurn } from '../turn.ts';
import type { BuildStepStart } from './procedures.ts';

const { buildStepStart: WINDOW } = EXPANDED_WINDOWS;

/** What the seat has coming, and its team, each as an option; it cannot be left undone. */
function dueOptions(g: Table, seat: number): BuildStart[] {
  const options: BuildStart[] = [];
  g.state.expanded!.due.forEach(({ seat: whose, source, ability }, index) => {
    if (!areEnemies(g.state, whose, seat)) options.push({ kind: 'trigger', card: source, ability, index });
  });
  return options;
}

function optionsFor(g: Table, { seat, drawn, used }: BuildStepStart, due: readonly BuildStart[]): BuildStart[] {
  const options: BuildStart[] = due.slice();
  if ((drawn & (1 << seat)) === 0 && g.state.deck[seat]!.length > 0) options.push({ kind: 'draw' });
  options.push(...abilityPlays(g, seat, WINDOW, used));
  addBattlePlays(g, seat, WINDOW, options);
  if (due.length === 0) options.push({ kind: 'done' });
  return options;
}

function take(g: Table, index: number): void {
  const [due] = g.state.expanded!.due.splice(index, 1);
  if (isUpkeep(g, due!)) payUpkeep(g, due!);
  else takeEffect(g, due!);
}

export const buildStepStart = procedure('buildStepStart', {
  /** TCG-COMMAND-12: the start of the draw step is the same moment. */
  begins(g, { seat }) {
    for (const member of teamOf(g.state, seat)) {
      signalOwn(g, member, 'your build step starts');
      signalOwn(g, member, 'your draw step starts');
    }
    eachOfTeam(g, seat, (member) => keywordsAt(g, 'buildStepStarts', member));
  },
  /** What waits for this moment is taken in any order; what others have waiting takes effect at once. */
  collect(g, { seat }) {
    const s = g.state;
    if (s.waiting.length === 0) return;
    s.expanded!.due.push(...s.waiting.filter((waiting) => !areEnemies(s, waiting.seat, seat)));
    s.waiting = s.waiting.filter((waiting) => areEnemies(s, waiting.seat, seat));
    resolveTriggers(g);
  },
  offer(g, f) {
    if (g.state.waiting.length > 0) return 'collect';
    const due = dueOptions(g, f.seat);
    if (due.length > 0) beginAnew(g.state, f); // TCG-TROIG-04: the primary player orders them
    const options = optionsFor(g, f, due);
    const [first] = options;
    if (options.length === 1 && first!.kind === 'trigger') {
      take(g, first!.index);
      return 'collect';
    }
    // Whether a player is asked rests on what all can see.
    if (options.length === 1 && first!.kind === 'done' && !couldPlayBattleCard(g, f.seat, WINDOW)) return next(g, f);
    ask(g, f.seat, 'buildStart', options);
  },
  act(g, f) {
    const answer = answerTo(g, 'buildStart');
    if (answer.kind === 'done') return next(g, f);
    goesOn(f);
    const { seat } = f;
    switch (answer.kind) {
      case 'draw':
        f.drawn |= 1 << seat;
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

/** The other of the team, or the step itself, which the primary player begins. */
function next(g: Table, f: BuildStepStart): 'collect' | typeof DONE {
  if (passesOn(g.state, f)) return 'collect';
  beginAnew(g.state, f);
  return DONE;
}

export const expandedBuildStep = withSteps('buildStep', buildStep, {
  starts(g, { seat, outer }) {
    g.state.acting = seat;
    tell(g, { kind: 'buildStep', seat, witnesses: 0, n: g.state.points[seat]! });
    // TCG-COMMAND-13: once a turn, whatever further steps there are
    if (outer < 0) call(g, 'buildStepStart', { seat, drawn: 0, used: [] });
  },
});
