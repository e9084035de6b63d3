/**
 * Traps are completed when what they wait for happens (TCG-TRAP-01, TCG-TRAP-02). Whoever has a face-down card that could
 * be a Trap which now may be completed is asked, by what all know of it: that nobody is asked must not tell that it is none.
 */
import { DONE, type Reason } from '@dejarik/kernel';
import { happen } from '../events.ts';
import { answerTo, ask, procedure } from '../flow.ts';
import { cardEvent, discardEvent } from '../make-events.ts';
import type { Spring } from '../options.ts';
import * as no from '../reasons.ts';
import { carryOut } from '../resolve.ts';
import type { Waiting } from '../spoken.ts';
import { BUILD } from '../state.ts';
import { countUse, defOf, type Table } from '../table.ts';

/** What the Trap costs that the ability is the text of. */
const priceOf = (g: Table, ability: number): number =>
  g.cards.traps.find(({ triggered }) => triggered.some(({ id }) => id === ability))?.cost ?? 0;

/** By public facts: it lies there, with counters enough. */
function couldSpring(g: Table, { source, ability }: Waiting): boolean {
  const { zone, down, counters } = g.state;
  return zone[source] === BUILD && down[source] === 1 && counters[source]! >= priceOf(g, ability);
}

/** Why the card is no Trap with this text, which only its controller may know. */
const whyNotSpring = (g: Table, { source, ability }: Waiting): Reason | null =>
  defOf(g, source).triggered.some(({ id, line }) => id === ability && line?.is === 'trap') ? null : no.NOT_BUILDABLE;

export const traps = procedure('traps', {
  next(g, f) {
    const e = g.state.expanded!;
    f.card = -1;
    e.traps = e.traps.filter((waiting) => couldSpring(g, waiting));
    const [first] = e.traps;
    if (first === undefined) return DONE;
    const springs = e.traps.flatMap((waiting, index): Spring[] => {
      const { seat, source: card, ability } = waiting;
      return seat === first.seat && whyNotSpring(g, waiting) === null ? [{ kind: 'spring', card, ability, index }] : [];
    });
    ask(g, first.seat, 'trap', [...springs, { kind: 'done' }]);
  },
  spring(g, f) {
    const e = g.state.expanded!;
    const answer = answerTo(g, 'trap');
    const { seat } = e.traps[0]!;
    if (answer.kind === 'done') {
      e.traps = e.traps.filter((waiting) => waiting.seat !== seat); // TCG-TRAP-02
      return 'next';
    }
    const [waiting] = e.traps.splice(answer.index, 1);
    const revealed = cardEvent('reveal', seat, answer.card);
    happen(g, revealed);
    f.card = revealed.card;
    countUse(g, answer.ability);
    carryOut(g, { ...waiting!, source: f.card });
  },
  discard(g, f) {
    happen(g, discardEvent(g, g.state.owner[f.card]!, f.card));
    return 'next';
  },
});
