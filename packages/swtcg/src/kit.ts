/** The Star Wars TCG as those see it who show it to people. */
import type { GameKit } from '@dejarik/kernel';
import { leaves, mark, questionText, remark } from './ask.ts';
import { boardLines } from './board.ts';
import type { Card } from './cards/card.ts';
import type { Catalogue } from './cards/catalogue.ts';
import { deckCards } from './decks/deckfile.ts';
import { shippedDecks, starterDecks } from './decks/shipped.ts';
import { type Swtcg, swtcg } from './game.ts';
import { cardFacts, cardLines, cardOnTable, cardsInSight, intentsFor } from './inspect.ts';
import { INTENTS, type Intent } from './intents.ts';
import { logLines } from './log.ts';
import type { Event } from './rules/event.ts';
import type { Option } from './rules/options.ts';
import { BATTLE, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { isShortcut, isShortcutOver, SHORTCUTS, shortcutAnswer } from './shortcuts.ts';
import { whyNot } from './whynot.ts';

export function swtcgKit(game: Swtcg = swtcg()): GameKit<State, Table, Event> {
  const everyCard = (): Catalogue => game.everyCard();
  const face = (id: string): Card => everyCard().byId.get(id)!.card;
  return {
    game,
    aim: 'Whoever controls two of the three arenas at the end of a turn wins.',
    deckCards: () => deckCards(everyCard()),
    decks: () => shippedDecks(everyCard()),
    starterDecks: () => starterDecks(everyCard()),
    cardLines: (id) => cardLines(face(id)),
    cardFacts: (id) => cardFacts(face(id)),
    organised: () => import('./decks/limited.ts').then(({ organisedPlay }) => organisedPlay(everyCard())),
    solo: () => import('./solo/play.ts').then(({ soloPlay }) => soloPlay((edition) => game.cardsOf(edition))),
    boardLines,
    legend: 'On the board: S speed, P power, H health, -1 damage; x tapped, > attacks, ! is attacked.',
    logLines: (events, from, at) =>
      logLines(everyCard(), events, from, at?.seats, game.edition(at?.edition ?? game.editions[0]!)),
    chapter: ({ turn, phase, battleIn, acting }) => [turn, phase, battleIn, acting].join(),
    isTurningPoint: (event) => event.kind === 'phase' && event.phase === BATTLE,
    questionText,
    remark: (g, option) => remark(g, option as Option),
    mark,
    passing: {
      options: new Set(['pass', 'done', 'stop']),
      final: new Set(['stop']),
      questions: new Set(['chance']),
      leaves,
    },
    shortcuts: {
      words: SHORTCUTS,
      answer: (g, word) => (isShortcut(word) ? shortcutAnswer(g, word) : null),
      isOver: (g, word) => isShortcut(word) && isShortcutOver(g, word),
    },
    cardsInSight,
    cardOnTable,
    intents: INTENTS,
    intentsFor,
    whyNot: (g, intent) => whyNot(g, intent as Intent),
  };
}
