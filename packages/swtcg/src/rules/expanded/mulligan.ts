/** The mulligan of the Expanded Rulebook: cards are set aside, replaced, then all discarded or all returned (TCG-MULL-02 to 04). */
import { DONE } from '@dejarik/kernel';
import type { PutOutOfPlay } from '../event.ts';
import { happen, tell } from '../events.ts';
import { answerTo, ask, procedure } from '../flow.ts';
import { eachOfHand } from '../hands.ts';
import { cardEvent, discardEvent } from '../make-events.ts';
import { shuffleDeck } from '../moves.ts';
import { PICK_STEPS } from '../setup.ts';
import type { Group } from '../state-expanded.ts';

/** The only cards out of play before setup: there is no other group to tell it from. */
const SET_ASIDE: Group = { id: 1, kind: 'set aside', ability: -1, source: -1 };

export const expandedMulligan = procedure('mulligan', {
  ...PICK_STEPS,
  setAside(g, f) {
    const { seat } = f;
    const n = f.picked.length;
    tell(g, { kind: 'mulligan', seat, witnesses: 0, n });
    if (n === 0) return DONE;
    const aside: number[] = [];
    eachOfHand(g, seat, f.picked, (card) => {
      const event: PutOutOfPlay = {
        kind: 'outOfPlay',
        seat,
        card,
        def: -1,
        from: -1,
        witnesses: 0,
        group: SET_ASIDE,
        down: 0,
      };
      happen(g, event);
      aside.push(event.card);
    });
    f.picked = aside;
    for (let i = 0; i < n; i++) happen(g, cardEvent('draw', seat));
  },
  choose(g, { seat }) {
    ask(g, seat, 'setAside', [{ kind: 'discardAll' }, { kind: 'returnAll' }]);
  },
  settle(g, { seat, picked }) {
    const returned = answerTo(g, 'setAside').kind === 'returnAll';
    for (const card of picked) happen(g, returned ? cardEvent('toBottom', seat, card) : discardEvent(g, seat, card));
    shuffleDeck(g.state, seat);
    tell(g, { kind: 'shuffle', seat, witnesses: 0 });
  },
});
