/** Contests by the Expanded Rulebook: of unique Equipment too, once those of units are over (TCG-CONTEST-12, 13, 18). */
import { opponentsOf } from '@dejarik/kernel';
import { contest, loserOf, unitPairs } from '../contest.ts';
import { happen } from '../events.ts';
import { withSteps } from '../flow.ts';
import { cardEvent, moveEvent } from '../make-events.ts';
import { equipmentOf } from '../moves.ts';
import type { ContestOf } from '../options.ts';
import { BUILD, controllerOf, inArena } from '../state.ts';
import { defOf, FIRST_SEAT, placeOf, type Table } from '../table.ts';
import { teamOf } from '../teams.ts';

/** Equipment in an arena; what is tapped has lost its contest this turn. */
const contending = ({ state: s }: Table, seat: number): number[] =>
  equipmentOf(s, seat).filter((card) => inArena(placeOf(s, card)) && s.tapped[card] === 0);

function equipmentPairs(g: Table): ContestOf[] {
  const ofAll = (seats: readonly number[]): number[] => seats.flatMap((seat) => contending(g, seat));
  const rivals = ofAll(opponentsOf(g.state, FIRST_SEAT));
  return ofAll(teamOf(g.state, FIRST_SEAT)).flatMap((unit) => {
    const { uniqueName } = defOf(g, unit);
    const same = uniqueName === '' ? [] : rivals.filter((rival) => defOf(g, rival).uniqueName === uniqueName);
    return same.map((rival): ContestOf => ({ kind: 'contest', unit, rival }));
  });
}

export function contestedPairs(g: Table): readonly ContestOf[] {
  const units = unitPairs(g);
  return units.length > 0 ? units : equipmentPairs(g);
}

export const expandedContest = withSteps('contest', contest, {
  /** TCG-CONTEST-11, TCG-CONTEST-13: the loser's unit moves to the build zone, which is no retreat; Equipment is tapped. */
  decide(g, f) {
    const loser = loserOf(g, f);
    const seat = controllerOf(g.state, loser);
    happen(g, defOf(g, loser).unit ? moveEvent('shift', seat, loser, BUILD) : cardEvent('tap', seat, loser));
    return 'choosePair';
  },
});
