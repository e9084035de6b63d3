/** Two of one unique name on one side: their player keeps one of them (TCG-UNIQ-04 to 06, TCG-UNIQ-19). */
import { DONE } from '@dejarik/kernel';
import { lookForContests } from '../contest.ts';
import type { Event } from '../event.ts';
import { happen } from '../events.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import { misplacedPilot } from './fall-off.ts';
import { cardEvent, discardEvent, forceEvent } from '../make-events.ts';
import { cardsBeneath, equipmentOf } from '../moves.ts';
import type { GiveUp } from '../options.ts';
import { isListed } from '../stacks.ts';
import { controllerOf } from '../state.ts';
import { present } from '../present.ts';
import { defOf, faceUp, type Table, uniquePair } from '../table.ts';

/** The cheaper goes for nothing, the dearer against the difference in Force; by printed costs, for a stack the top card's. */
export function askWhichToKeep(g: Table, one: number, other: number): void {
  const seat = controllerOf(g.state, one);
  const dearer = (card: number, than: number): number => Math.max(0, defOf(g, card).cost - defOf(g, than).cost);
  const options: readonly GiveUp[] = [
    { kind: 'giveUp', card: one, force: dearer(one, other) },
    { kind: 'giveUp', card: other, force: dearer(other, one) },
  ];
  const payable = options.filter(({ force }) => force <= g.state.force[seat]!);
  ask(g, seat, 'giveUp', payable, one);
}

/** Does what was chosen; returns the card that is gone. */
export function giveUp(g: Table): number {
  const { card, force } = answerTo(g, 'giveUp');
  const seat = controllerOf(g.state, card);
  if (force > 0) happen(g, forceEvent(g, seat, -force, 'cost'));
  happen(g, discardEvent(g, seat, card, 'unique'));
  return card;
}

/** The first pair there is, the one that is there longer first; units and Equipment apart (TCG-STACK-24). */
function findPair(g: Table): readonly [number, number] | null {
  const s = g.state;
  for (let seat = 0; seat < s.seats.length; seat++)
    for (const cards of [faceUp(s, seat), equipmentOf(s, seat)]) {
      const pair = uniquePair(g, cards);
      if (pair !== null) return pair;
    }
  return null;
}

/** Before anything goes on its player chooses, and in battle it is contested (TCG-CONTEST-03). */
export function onNewFaces(g: Table): readonly Event[] {
  g.newUniques = false;
  if (g.state.newcomers === 1) lookForContests(g);
  if (misplacedPilot(g) >= 0) call(g, 'fallOff', {});
  if (findPair(g) !== null) call(g, 'duplicate', {});
  return g.cards.someList && present(g).lists ? misfits(g) : [];
}

/** TCG-KW-STACK-05: cards beneath that neither bear the name of the top card nor are listed by it. */
function misfits(g: Table): Event[] {
  const s = g.state;
  const fits = (card: number, unit: number): boolean =>
    defOf(g, card).uniqueName === defOf(g, unit).uniqueName || isListed(g, card, unit);
  return s.seats.flatMap((_, seat) =>
    faceUp(s, seat).flatMap((unit) =>
      cardsBeneath(s, unit)
        .filter((card) => !fits(card, unit))
        .map((card) => cardEvent('toPile', s.owner[card]!, card)),
    ),
  );
}

/** They came into play by an effect, or under control: the player is asked at once, until no two are left. */
export const duplicate = procedure('duplicate', {
  ask(g) {
    const pair = findPair(g);
    if (pair === null) return DONE;
    askWhichToKeep(g, ...pair);
  },
  chosen(g) {
    giveUp(g);
    return 'ask';
  },
});
