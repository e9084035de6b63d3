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
import type { Event } from './rules/event.ts';
import type { Option } from './rules/questions.ts';
import type { State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { INTENTS, intentsFor, whyNot, type YjIntent } from './whynot.ts';

export function youngJediKit(game: YoungJedi = youngJedi()): GameKit<State, Table, Event> {
  const { cards } = game;
  const face = (id: string): Card => cards.byId.get(id)!.card;
  return {
    game,
    aim: 'Whoever controls two of the three planets wins; so does whoever finishes three laps, or outlasts the other deck.',
    deckCards: () => deckCards(cards),
    decks: () => shippedDecks(cards),
    starterDecks: () => starterDecks(cards),
    organised: () => import('./decks/limited.ts').then(({ organisedPlay }) => organisedPlay(cards)),
    cardLines: (id) => cardLines(face(id)),
    cardFacts: (id) => cardFacts(face(id)),
    boardLines,
    legend: 'On the board: P power (? is drawn, +1 by the location), D damage.',
    logLines: (events, from, at) => logLines(cards, events, from, at?.seats),
    chapter: ({ turn, current, battle, duel }) => [turn, current, battle !== null, duel !== null].join(),
    isTurningPoint: ({ kind }) => kind === 'battle' || kind === 'duel',
    questionText,
    remark: (g, option) => remark(g, option as Option),
    mark: (g, option) => mark(g, option as Option),
    passing: {
      options: new Set(['pass', 'done', 'decline', 'letGo']),
      final: new Set(),
      questions: new Set(['duel', 'battle', 'battleCards', 'ignore', 'search', 'intercept']),
      leaves,
    },
    cardsInSight,
    cardOnTable,
    intents: INTENTS,
    intentsFor,
    whyNot: (g, intent) => whyNot(g, intent as YjIntent),
  };
}
