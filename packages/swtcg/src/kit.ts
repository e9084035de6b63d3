/** The Star Wars TCG as those see it who show it to people. */
import type { GameEvent, GameKit } from '@dejarik/kernel';
import { leaves, mark, questionText, remark } from './ask.ts';
import { boardLines } from './board.ts';
import type { Card } from './cards/card.ts';
import { deckCards } from './decks/deckfile.ts';
import { shippedDecks, starterDecks } from './decks/shipped.ts';
import { type Swtcg, swtcg } from './game.ts';
import { cardFacts, cardLines, cardOnTable, cardsInSight, wishesFor } from './inspect.ts';
import { logLines } from './log.ts';
import type { Event, EventKind } from './rules/events.ts';
import { BATTLE, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { WISHES, whyNot } from './whynot.ts';

const ENEMY_DOES: ReadonlySet<EventKind> = new Set(['attack', 'play', 'reveal', 'bid', 'newDefender']);
const HIDDEN: ReadonlySet<EventKind> = new Set(['look', 'show', 'shuffle']);
const HIDDEN_OF_ENEMY: ReadonlySet<EventKind> = new Set(['reveal', 'deploy', 'stack', 'setUp', 'layOpen', 'discard']);

function learned({ kind, seat: actor }: Event, seat: number): string | null {
  if (kind === 'roll' || kind === 'reroll') return 'dice were rolled';
  if (kind === 'draw') return 'a card was drawn';
  return HIDDEN.has(kind) || (actor !== seat && HIDDEN_OF_ENEMY.has(kind)) ? 'something hidden was seen' : null;
}

export function swtcgKit(game: Swtcg = swtcg()): GameKit<State, Table> {
  const { cards } = game;
  const face = (id: string): Card => cards.byId.get(id)!.card;
  return {
    game,
    aim: 'Whoever controls two of the three arenas at the end of a turn wins.',
    deckCards: () => deckCards(cards),
    decks: () => shippedDecks(cards),
    starterDecks: () => starterDecks(cards),
    cardLines: (id) => cardLines(face(id)),
    cardFacts: (id) => cardFacts(face(id)),
    boardLines,
    legend: 'On the board: S speed, P power, H health, -1 damage; x tapped, > attacks, ! is attacked.',
    logLines: (events, seat, from) => logLines(cards, events, seat, from),
    chapter: ({ turn, phase, battleIn, acting }) => [turn, phase, battleIn, acting].join(),
    isTurningPoint: (event: GameEvent) => event.kind === 'phase' && (event as Event).n === BATTLE,
    questionText,
    remark,
    mark,
    passing: {
      options: new Set(['pass', 'done', 'stop']),
      final: new Set(['stop']),
      questions: new Set(['chance']),
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
