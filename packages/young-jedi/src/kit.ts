/** Young Jedi as those see it who show it to people. */
import type { GameKit } from '@dejarik/kernel';
import { leaves, mark, questionText, remark } from './ask.ts';
import { boardLines } from './board.ts';
import type { Card } from './cards/card.ts';
import { deckCards } from './decks/deckfile.ts';
import { shippedDecks, starterDecks } from './decks/shipped.ts';
import { type YoungJedi, youngJedi } from './game.ts';
import { cardFacts, cardLines, cardOnTable, cardsInSight } from './inspect.ts';
import { logLines } from './log.ts';
import { type Event, type EventKind, hasSeen } from './rules/events.ts';
import type { State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { WISHES, whyNot, wishesFor } from './whynot.ts';

const ENEMY_DOES: ReadonlySet<EventKind> = new Set(['deploy', 'battle', 'duel', 'evacuate', 'control']);
const DRAWN: ReadonlySet<EventKind> = new Set(['draw', 'destiny', 'duelDraw', 'lose']);
const HIDDEN: ReadonlySet<EventKind> = new Set(['look', 'show', 'shuffle', 'reveal', 'fight']);

function learned(e: Event, seat: number): string | null {
  if (DRAWN.has(e.kind)) return 'a card was drawn';
  const shown = e.seat !== seat && e.card >= 0 && hasSeen(e, seat);
  return shown || HIDDEN.has(e.kind) ? 'something hidden was seen' : null;
}

export function youngJediKit(game: YoungJedi = youngJedi()): GameKit<State, Table> {
  const { cards } = game;
  const face = (id: string): Card => cards.byId.get(id)!.card;
  return {
    game,
    aim: 'Whoever controls two of the three planets wins; so does whoever finishes three laps, or outlasts the other deck.',
    deckCards: () => deckCards(cards),
    decks: () => shippedDecks(cards),
    starterDecks: () => starterDecks(cards),
    cardLines: (id) => cardLines(face(id)),
    cardFacts: (id) => cardFacts(face(id)),
    boardLines,
    legend: 'On the board: P power (? is drawn, +1 by the location), D damage.',
    logLines: (events, seat, from) => logLines(cards, events, seat, from),
    chapter: ({ turn, current, battle, duel }) => [turn, current, battle !== null, duel !== null].join(),
    isTurningPoint: ({ kind }) => kind === 'battle' || kind === 'duel',
    questionText,
    remark,
    mark,
    passing: {
      options: new Set(['pass', 'done', 'decline', 'letGo']),
      final: new Set(),
      questions: new Set(['duel', 'battle', 'battleCards', 'ignore', 'search', 'intercept']),
      leaves,
    },
    isDisturbing: (event, seat) => (event as Event).seat !== seat && ENEMY_DOES.has((event as Event).kind),
    learned: (event, seat) => learned(event as Event, seat),
    cardsInSight,
    cardOnTable,
    wishes: WISHES,
    wishesFor,
    whyNot,
  };
}
