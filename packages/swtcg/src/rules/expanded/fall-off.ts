/**
 * A Pilot comes off when its stack or its unit shows a face with which it cannot be there (TCG-PILOT-31, TCG-PILOT-47),
 * in battle as well as in the build step.
 */
import { DONE } from '@dejarik/kernel';
import { happen } from '../events.ts';
import { answerTo, ask, procedure } from '../flow.ts';
import { moveEvent, ontoEvent } from '../make-events.ts';
import { pilotsOf } from '../moves.ts';
import { fallenOff, mustLeave } from '../pilots.ts';
import { controllerOf } from '../state.ts';
import { faceUp, type Table } from '../table.ts';

/** The first Pilot that cannot be where it is, or -1. */
export function misplacedPilot(g: Table): number {
  const s = g.state;
  for (let seat = 0; seat < s.seats.length; seat++)
    for (const unit of faceUp(s, seat)) {
      if (s.pilot[unit]! < 0) continue;
      const pilot = pilotsOf(s, unit).find((one) => fallenOff(g, one) === one);
      if (pilot !== undefined) return pilot;
    }
  return -1;
}

export const fallOff = procedure('fallOff', {
  whereTo(g) {
    const pilot = misplacedPilot(g);
    const options = mustLeave(g, pilot);
    if (options.length === 0) return DONE;
    ask(g, controllerOf(g.state, pilot), 'pilotLeaves', options, pilot);
  },
  leaves(g) {
    const answer = answerTo(g, 'pilotLeaves');
    const { unit } = answer;
    const seat = controllerOf(g.state, unit);
    happen(
      g,
      answer.kind === 'board'
        ? ontoEvent(g, 'board', seat, unit, answer.onto)
        : moveEvent('disembark', seat, unit, answer.to),
    );
    return 'whereTo';
  },
});
