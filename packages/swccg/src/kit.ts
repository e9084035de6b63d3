/** The Star Wars CCG as those see it who show it to people. */
import type { GameKit } from '@dejarik/kernel';
import { boardLines, LEGEND } from './board.ts';
import { deckWarnings } from './decks/check.ts';
import { deckCards } from './decks/deckfile.ts';
import { shippedDecks, starterDecks } from './decks/shipped.ts';
import { leaves, mark, questionText, remark } from './describe.ts';
import { type StarWarsCcg, starWarsCcg } from './game.ts';
import { cardFacts, cardLines, cardOnTable, cardsInSight } from './inspect.ts';
import { logLines } from './log.ts';
import type { Event } from './rules/event.ts';
import type { Option } from './rules/questions.ts';
import type { State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { type CcgIntent, INTENTS, intentsFor, whyNot } from './whynot.ts';

export function starWarsCcgKit(game: StarWarsCcg = starWarsCcg()): GameKit<State, Table, Event> {
  const { cards } = game;
  const faces = new Map(cards.cards.map(({ card }) => [card.id, card]));
  return {
    game,
    aim: 'Whoever has no Life Force left (Reserve Deck, Force Pile and Used Pile) has lost.',
    deckCards: () => deckCards([...faces.values()]),
    decks: () => shippedDecks(cards),
    starterDecks: () => starterDecks(cards),
    organised: () => import('./decks/limited.ts').then(({ organisedPlay }) => organisedPlay(cards)),
    deckWarnings: (deck) => deckWarnings(faces, deck),
    cardLines: (id) => cardLines(faces.get(id)!),
    cardFacts: (id) => cardFacts(faces.get(id)!),
    boardLines,
    legend: LEGEND,
    logLines: (events, from, at) => logLines(cards, events, from, at?.seats),
    chapter: ({ turn, phase, battle, drain }) => [turn, phase, battle !== null, drain !== null].join(),
    isTurningPoint: ({ kind }) => kind === 'battle' || kind === 'turn',
    questionText,
    remark: (g, option) => remark(g, option as Option),
    mark: (g, option) => mark(g, option as Option),
    passing: {
      options: new Set(['pass', 'done']),
      final: new Set(),
      questions: new Set(['act', 'respond', 'weapons']),
      leaves,
    },
    cardsInSight,
    cardOnTable,
    intents: INTENTS,
    intentsFor,
    whyNot: (g, intent) => whyNot(g, intent as CcgIntent),
  };
}
