/** Contested unique units: both players bid Force for the right to keep theirs in battle (TCG-CONTEST-01 to 17). */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import { uniqueName } from './edition.ts';
import { event, happen, tell } from './events.ts';
import { numberOptions } from './numbers.ts';
import { BATTLE, CHARACTER, DARK, enemyOf, LIGHT } from './state.ts';
import { totalBuildCost } from './stats.ts';
import { arenaUnits, defOf, type Table } from './table.ts';

/** Pairs of opposing units in arenas under one unique name: Dark's, Light's, Dark's, Light's, … */
function contestedPairs(g: Table): number[] {
  const s = g.state;
  const pairs: number[] = [];
  const dark = new Map<string, number>();
  for (let arena = 0; arena <= CHARACTER; arena++)
    for (const unit of arenaUnits(s, DARK, arena)) {
      const def = defOf(g, unit);
      if (def.unique) dark.set(uniqueName(g.edition, def.card.name), unit);
    }
  if (dark.size === 0) return pairs;
  for (let arena = 0; arena <= CHARACTER; arena++)
    for (const unit of arenaUnits(s, LIGHT, arena)) {
      const def = defOf(g, unit);
      const rival = def.unique ? dark.get(uniqueName(g.edition, def.card.name)) : undefined;
      if (rival !== undefined) pairs.push(rival, unit);
    }
  return pairs;
}

/** TCG-CONTEST-17: at the start of the battle phase, and whenever a unit entered an arena in it. */
export function lookForContests(g: Table): void {
  g.state.newcomers = 0;
  if (g.state.phase === BATTLE && contestedPairs(g).length > 0)
    call(g, { proc: 'contest', step: 0, dark: -1, light: -1, bids: [0, 0], turn: LIGHT, passes: 0 } as ContestFrame);
}

interface ContestFrame extends Frame {
  dark: number;
  light: number;
  bids: number[];
  turn: number;
  passes: number;
}

export const contest = procedure<Table, ContestFrame>('contest', {
  /** TCG-CONTEST-12: with several pairs Dark chooses which comes first. */
  choosePair(g, f) {
    const pairs = contestedPairs(g);
    if (pairs.length === 0) return 'done';
    if (pairs.length === 2) {
      f.dark = pairs[0]!;
      f.light = pairs[1]!;
      return 'open';
    }
    const options: Option[] = [];
    for (let i = 0; i < pairs.length; i += 2) options.push(option('contest', pairs[i], pairs[i + 1]));
    ask(g, DARK, 'contest', options);
  },
  chosenPair(g, f) {
    f.dark = g.state.answer!.card;
    f.light = g.state.answer!.target;
  },
  /** TCG-CONTEST-05, TCG-CONTEST-07: Dark opens at 0, which is no pass; then Light. */
  open(g, f) {
    f.bids = [0, 0];
    f.passes = 0;
    f.turn = LIGHT;
    tell(g, event('contest', DARK, f.dark, f.light));
  },
  bid(g, f) {
    while (f.passes < 2) {
      const most = g.state.force[f.turn]!;
      if (most > f.bids[f.turn]!) {
        const options = [option('pass'), ...numberOptions('bid', -1, f.bids[f.turn]! + 1, most)];
        ask(g, f.turn, 'bid', options, f.turn === DARK ? f.dark : f.light);
        return;
      }
      f.passes++;
      f.turn = enemyOf(f.turn);
    }
    return 'decide';
  },
  bidden(g, f) {
    const answer = g.state.answer!;
    if (answer.kind === 'range') {
      const options = numberOptions('bid', -1, answer.target, answer.n);
      ask(g, f.turn, 'bid', options, f.turn === DARK ? f.dark : f.light);
      return 'bidden';
    }
    if (answer.kind === 'bid') {
      f.bids[f.turn] = answer.n;
      f.passes = 0;
      tell(g, event('bid', f.turn, -1, -1, answer.n));
    } else f.passes++;
    f.turn = enemyOf(f.turn);
    return 'bid';
  },
  /** TCG-CONTEST-08 to 10: bid and total build cost together; Dark wins a tie; the loser's unit retreats untapped. */
  decide(g, f) {
    const dark = f.bids[DARK]! + totalBuildCost(g, f.dark);
    const light = f.bids[LIGHT]! + totalBuildCost(g, f.light);
    const winner = dark >= light ? DARK : LIGHT;
    tell(
      g,
      event(
        'wonContest',
        winner,
        winner === DARK ? f.dark : f.light,
        winner === DARK ? f.light : f.dark,
        f.bids[winner],
      ),
    );
    if (f.bids[winner]! > 0) happen(g, event('force', winner, -1, -1, -f.bids[winner]!));
    happen(g, event('retreat', enemyOf(winner), winner === DARK ? f.light : f.dark));
    return 'choosePair';
  },
});
