/** Contested unique units: both players bid Force for the right to keep theirs in battle (TCG-CONTEST). */
import { column, DONE, opponentOf, opponentsOf } from '@dejarik/kernel';
import { happen, tell } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { about, cardEvent, forceEvent, shownDef } from './make-events.ts';
import { numberOptions } from './numbers.ts';
import type { Bid, ContestOf, Pass, Range } from './options.ts';
import type { Contest } from './procedures.ts';
import { totalBuildCost } from './addends.ts';
import { BATTLE, CHARACTER, controllerOf } from './state.ts';
import { arenaUnits, defOf, FIRST_SEAT, type Table } from './table.ts';
import { teamOf } from './teams.ts';

/** Pairs of opposing units in arenas under one unique name, Dark's with its rival. */
export function unitPairs(g: Table): ContestOf[] {
  return teamOf(g.state, FIRST_SEAT).flatMap((first) => pairsOf(g, first));
}

function pairsOf(g: Table, first: number): ContestOf[] {
  const s = g.state;
  const pairs: ContestOf[] = [];
  const own = new Map<string, number>();
  for (let arena = 0; arena <= CHARACTER; arena++)
    for (const unit of arenaUnits(s, first, arena)) {
      const { uniqueName } = defOf(g, unit);
      if (uniqueName !== '') own.set(uniqueName, unit);
    }
  if (own.size === 0) return pairs;
  for (const enemy of opponentsOf(s, first))
    for (let arena = 0; arena <= CHARACTER; arena++)
      for (const rival of arenaUnits(s, enemy, arena)) {
        const unit = own.get(defOf(g, rival).uniqueName);
        if (unit !== undefined) pairs.push({ kind: 'contest', unit, rival });
      }
  return pairs;
}

/** TCG-CONTEST-17: at the start of the battle phase, and whenever a unit entered an arena in it. */
export function lookForContests(g: Table): void {
  const s = g.state;
  s.newcomers = 0;
  if (s.phase !== BATTLE || g.edition.contested(g).length === 0) return;
  const bids = column(s.seats.length, 0);
  call(g, 'contest', { first: -1, second: -1, bids, turn: opponentOf(s, FIRST_SEAT), passes: 0 });
}

const PASS: Pass = { kind: 'pass' };
const BIDDERS = 2;

/** The unit that the seat bids for. */
const unitOf = (g: Table, f: Contest, seat: number): number =>
  controllerOf(g.state, f.first) === seat ? f.first : f.second;

/** The other of the two who bid. */
const rivalOf = (g: Table, f: Contest, seat: number): number => {
  const first = controllerOf(g.state, f.first);
  return first === seat ? controllerOf(g.state, f.second) : first;
};

const askBid = (g: Table, f: Contest, options: readonly (Pass | Bid | Range)[]): void =>
  ask(g, f.turn, 'bid', options, unitOf(g, f, f.turn));

/** TCG-CONTEST-08, TCG-CONTEST-09: bid and total build cost together; Dark wins a tie; the winner pays. Returns the loser. */
export function loserOf(g: Table, f: Contest): number {
  const worth = (unit: number): number => f.bids[controllerOf(g.state, unit)]! + totalBuildCost(g, unit);
  const [card, rival] = worth(f.first) >= worth(f.second) ? [f.first, f.second] : [f.second, f.first];
  const seat = controllerOf(g.state, card);
  const bid = f.bids[seat]!;
  const rivalDef = shownDef(g, rival);
  tell(g, { kind: 'wonContest', ...about(seat, card), rival, rivalDef, bid });
  if (bid > 0) happen(g, forceEvent(g, seat, -bid, 'cost'));
  return rival;
}

export const contest = procedure('contest', {
  /** TCG-CONTEST-12: with several pairs Dark chooses which comes first. */
  choosePair(g, f) {
    const pairs = g.edition.contested(g);
    const [only] = pairs;
    if (only === undefined) return DONE;
    if (pairs.length > 1) {
      ask(g, FIRST_SEAT, 'contest', pairs);
      return;
    }
    f.first = only.unit;
    f.second = only.rival;
    return 'open';
  },
  chosenPair(g, f) {
    const { unit, rival } = answerTo(g, 'contest');
    f.first = unit;
    f.second = rival;
  },
  /** TCG-CONTEST-05, TCG-CONTEST-07: Dark opens at 0, which is no pass; then Light. */
  open(g, f) {
    const { first: card, second: rival } = f;
    const seat = controllerOf(g.state, card);
    f.bids = column(g.state.seats.length, 0);
    f.passes = 0;
    f.turn = controllerOf(g.state, rival);
    const rivalDef = shownDef(g, rival);
    tell(g, { kind: 'contest', ...about(seat, card), rival, rivalDef });
  },
  bid(g, f) {
    while (f.passes < BIDDERS) {
      const most = g.state.force[f.turn]!;
      if (most > f.bids[f.turn]!) {
        askBid(g, f, [PASS, ...numberOptions('bid', f.bids[f.turn]! + 1, most)]);
        return;
      }
      f.passes++;
      f.turn = rivalOf(g, f, f.turn);
    }
    return 'decide';
  },
  bidden(g, f) {
    const answer = answerTo(g, 'bid');
    if (answer.kind === 'range') {
      askBid(g, f, numberOptions('bid', answer.from, answer.to));
      return 'bidden';
    }
    if (answer.kind === 'bid') {
      f.bids[f.turn] = answer.n;
      f.passes = 0;
      tell(g, { kind: 'bid', seat: f.turn, witnesses: 0, n: answer.n });
    } else f.passes++;
    f.turn = rivalOf(g, f, f.turn);
    return 'bid';
  },
  /** TCG-CONTEST-10: the loser's unit retreats untapped. */
  decide(g, f) {
    const loser = loserOf(g, f);
    happen(g, cardEvent('retreat', controllerOf(g.state, loser), loser));
    return 'choosePair';
  },
});
