/** Before setup by the Expanded Rulebook: starting points, Events, Resources, opening hands (TCG-PREP-02 to 11). */
import { DONE } from '@dejarik/kernel';
import { happen } from '../events.ts';
import { answerTo, ask, call, procedure } from '../flow.ts';
import { signalPlayed } from '../listening.ts';
import { cardEvent, moveEvent, pointsEvent } from '../make-events.ts';
import { sortDeck } from '../moves.ts';
import { distinct, show } from '../operations-cards.ts';
import { picked, picks } from '../choose.ts';
import { eachOfTeam, GAME_STEPS, SHUFFLE_STEP } from '../setup.ts';
import { EVENT_ZONE } from '../state-expanded.ts';
import { resolveTriggers } from '../triggers.ts';
import { defOf, FIRST_SEAT, lastSeat } from '../table.ts';
import { primaryOf, setupLimit } from '../teams.ts';

export const expandedGame = procedure('game', {
  /** TCG-PREP-02, TCG-PREP-04: as many for everybody, unless the side was bid for. */
  startingPoints(g) {
    // TCG-TROIG-02: what a team shares lies with its primary player.
    for (const seat of g.state.seats.keys())
      if (seat === primaryOf(g.state, seat)) happen(g, pointsEvent(g, seat, setupLimit(g, seat), 'start'));
  },
  darkEvent(g) {
    eachOfTeam(g, FIRST_SEAT, (seat) => call(g, 'playEvent', { seat }));
  },
  lightEvent(g) {
    eachOfTeam(g, lastSeat(g.state), (seat) => call(g, 'playEvent', { seat }));
  },
  darkResource(g) {
    eachOfTeam(g, FIRST_SEAT, (seat) => call(g, 'pullResource', { seat }));
  },
  lightResource(g) {
    eachOfTeam(g, lastSeat(g.state), (seat) => call(g, 'pullResource', { seat }));
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
