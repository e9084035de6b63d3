/** Before setup by the Expanded Rulebook: starting points, Events, Resources, opening hands (TCG-PREP-02 to 11). */
import { DONE } from '@dejarik/kernel';
import { happen } from '../events.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import { signalPlayed } from '../listening.ts';
import { cardEvent, moveEvent, pointsEvent } from '../make-events.ts';
import { sortDeck } from '../moves.ts';
import { distinct, show } from '../operations-cards.ts';
import { picked, picks } from '../choose.ts';
import { GAME_STEPS, SHUFFLE_STEP } from '../setup.ts';
import { EVENT_ZONE, NOT_BID } from '../state-expanded.ts';
import { resolveTriggers } from '../triggers.ts';
import { defOf, FIRST_SEAT, lastSeat } from '../table.ts';

export const expandedGame = procedure('game', {
  /** TCG-PREP-02, TCG-PREP-04: as many for everybody, unless the side was bid for. */
  startingPoints(g) {
    for (const [seat, bid] of g.state.expanded!.starting.entries())
      happen(g, pointsEvent(g, seat, bid === NOT_BID ? g.edition.setupLimit : bid, 'start'));
  },
  darkEvent(g) {
    call(g, 'playEvent', { seat: FIRST_SEAT });
  },
  lightEvent(g) {
    call(g, 'playEvent', { seat: lastSeat(g.state) });
  },
  darkResource(g) {
    call(g, 'pullResource', { seat: FIRST_SEAT });
  },
  lightResource(g) {
    call(g, 'pullResource', { seat: lastSeat(g.state) });
  },
  ...SHUFFLE_STEP,
  /** TCG-PREP-11: a Resource that was pulled is one of the seven. */
  drawHands(g) {
    for (const [seat, hand] of g.state.hand.entries())
      while (hand.length < g.edition.openingHand && g.state.deck[seat]!.length > 0) happen(g, cardEvent('draw', seat));
  },
  ...GAME_STEPS,
});

/** TCG-PREP-07: an Event from the supply, if there is one. */
export const playEvent = procedure('playEvent', {
  choose(g, { seat }) {
    const supply = g.state.expanded!.supply[seat]!;
    if (supply.length === 0) return DONE; // as all can see
    const events = distinct(
      g,
      supply.filter((card) => defOf(g, card).card.type === 'Event'),
    );
    ask(g, seat, 'event', [...events.map((card) => ({ kind: 'event', card }) as const), { kind: 'done' }]);
  },
  play(g, { seat }) {
    const answer = answerTo(g, 'event');
    if (answer.kind !== 'event') return;
    happen(g, moveEvent('place', seat, answer.card, EVENT_ZONE));
    signalPlayed(g, answer.card);
    resolveTriggers(g);
  },
});

/** TCG-PREP-08: asked all the same where the deck has none, since a missing question would tell so. */
export const pullResource = procedure('pullResource', {
  search(g, { seat }) {
    const s = g.state;
    sortDeck(s, seat);
    const resources = distinct(
      g,
      s.deck[seat]!.toSorted((a, b) => a - b).filter((card) => defOf(g, card).card.type === 'Resource'),
    );
    ask(g, seat, 'search', [...picks('search', resources), { kind: 'done' }]);
  },
  take(g, { seat }) {
    for (const card of picked(g, 'search')) {
      show(g, seat, card);
      happen(g, cardEvent('toHand', seat, card));
    }
  },
});
