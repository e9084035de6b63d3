/**
 * Traps are completed when what they wait for happens (TCG-TRAP-01, TCG-TRAP-02). Whoever has a face-down card that could
 * be a Trap which now may be completed is asked, by what all know of it: that nobody is asked must not tell that it is none.
 */
import { DONE, type Reason } from '@dejarik/kernel';
import { costsOf } from '../../language/meaning.ts';
import { buildCost, canPay } from '../costs.ts';
import { happen } from '../events.ts';
import { answerTo, ask, procedure } from '../flow.ts';
import { cardEvent, discardEvent } from '../make-events.ts';
import type { Spring } from '../options.ts';
import * as no from '../reasons.ts';
import { carryOut } from '../resolve.ts';
import type { Waiting } from '../spoken.ts';
import { BUILD, DISCARD } from '../state.ts';
import { countPlay, defOf, type Table } from '../table.ts';

/** The least that the Trap can cost that the ability is the text of, whether or not it is reduced now: that may be a secret. */
function leastPriceOf(g: Table, ability: number): number {
  const trap = g.cards.traps.find(({ triggered }) => triggered.some(({ id }) => id === ability));
  if (trap === undefined) return 0;
  return Math.min(trap.cost, ...trap.reduced.map(({ tree }) => (tree.is === 'reducedCost' ? tree.n : trap.cost)));
}

/** The ways that can be paid for: from the discard pile by Meditate (TCG-KW-MEDITATE-02), each enhanced or not. */
function payable(g: Table, waiting: Waiting): number[] {
  const ability = g.cards.abilities[waiting.ability]!;
  const fromPile = g.state.zone[waiting.source] === DISCARD;
  return ability.modes.flatMap((mode, way) =>
    (mode.meditated !== undefined) === fromPile && canPay(g, costsOf(ability, mode), waiting, 0) ? [way] : [],
  );
}

/** By public facts: it lies there, with counters enough; or in the discard pile. */
function couldSpring(g: Table, waiting: Waiting): boolean {
  const { source, ability } = waiting;
  const { zone, down, counters } = g.state;
  if (zone[source] === DISCARD) return payable(g, waiting).length > 0;
  return zone[source] === BUILD && down[source] === 1 && counters[source]! >= leastPriceOf(g, ability);
}

/** Why the card is no Trap with this text, or has too few counters for what it costs now: only its controller may know. */
function whyNotSpring(g: Table, { source, ability }: Waiting): Reason | null {
  const isTrap = defOf(g, source).triggered.some(({ id, line }) => id === ability && line?.is === 'trap');
  if (!isTrap) return no.NOT_BUILDABLE;
  const { zone, counters } = g.state;
  return zone[source] === DISCARD || counters[source]! >= buildCost(g, source) ? null : no.NOT_ENOUGH_COUNTERS;
}

/** What the seat can complete of those that have heard what they wait for. */
export const springs = (g: Table, seat: number): Spring[] =>
  g.state.expanded!.traps.flatMap((waiting, index): Spring[] => {
    const { source: card, ability } = waiting;
    if (waiting.seat !== seat || whyNotSpring(g, waiting) !== null) return [];
    return payable(g, waiting).map((way) => ({ kind: 'spring', card, ability, index, way }));
  });

export const traps = procedure('traps', {
  next(g, f) {
    const e = g.state.expanded!;
    f.card = -1;
    e.traps = e.traps.filter((waiting) => couldSpring(g, waiting));
    const [first] = e.traps;
    if (first === undefined) return DONE;
    ask(g, first.seat, 'trap', [...springs(g, first.seat), { kind: 'done' }]);
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
    const ability = g.cards.abilities[answer.ability]!;
    const mode = ability.modes[answer.way]!;
    countPlay(g, f.card, ability, answer.way);
    if (mode.meditated !== undefined) e.meditated.push(f.card);
    carryOut(g, { ...waiting!, source: f.card, at: mode.start });
  },
  discard(g, f) {
    happen(g, discardEvent(g, g.state.owner[f.card]!, f.card));
    return 'next';
  },
});
