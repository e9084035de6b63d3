/**
 * Prepares the guided game on what 2022 changed: a real game whose decks lie in a known
 * order, and with both Events played already. It begins where the opening hands are drawn.
 */
import { byName, type Deck, readDeck } from '@dejarik/kernel';
import { DECKS, DRAWS, EVENTS, SCRIPT } from '../../swtcg/guide/script-expanded.ts';
import { checkTaught, layFirst, prepare } from '../lesson.ts';
import type { NewGame } from '../new-game.ts';
import { deckCards, EVENT_ZONE, move, nameOf, type Option, type State, type Swtcg, title } from './engine.ts';
import { pointed } from './question.ts';

const EDITION = 'x';
const SEED = 'what 2022 changed';
/** The step of the game that comes first. */
const FIRST_STEP = 'drawHands';
/** What is answered where the script says nothing. */
const UNSAID = byName<string>({
  chance: 'pass',
  retreat: 'done',
  buildStart: 'done',
  velocity: 'done',
  trap: 'done',
  order: 'order',
  die: 'done',
  unitTurn: 'skip',
  removeDamage: 'amount',
});

/** The guided game for the player of this side. */
export function lesson(game: Swtcg, side: string): NewGame {
  checkTaught(side);
  const decks = DECKS.map((text) => deckOf(game, text));
  const start = game.start({ edition: EDITION, seed: SEED, decks });
  const { procedures, edition } = game.table(start);
  start.frames[0]!.step = procedures.get('game')!.stepAt.get(FIRST_STEP)!;
  start.points = start.points.map(() => edition.setupLimit);
  for (const [seat, titles] of DRAWS.entries()) arrange(game, start, seat, titles);
  start.dice = SCRIPT.flatMap((line) => ('dice' in line ? line.dice : []));
  const script = prepare(
    game,
    start,
    SCRIPT.flatMap((line) => ('dice' in line ? [] : [line])),
    { nameOf, pointed: (option) => pointed(option as Option), unsaid: UNSAID },
  );
  return { edition: EDITION, seed: SEED, decks, seats: ['easy', 'human'], start, script };
}

function deckOf(game: Swtcg, text: string): Deck {
  const { deck, faults } = readDeck(deckCards(game.everyCard()), text);
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`the deck ${deck.name}, line ${fault.line}: ${fault.message}`);
  return { name: deck.name, cards: deck.cards };
}

/** Lays the named cards on top of the deck, the first one uppermost, and the Event into its zone. */
function arrange(game: Swtcg, state: State, seat: number, titles: readonly string[]): void {
  const titleOf = (def: number): string => title(game.everyCard().cards[def]!.card);
  layFirst(state, state.deck[seat]!.toReversed(), titles, titleOf);
  const event = state.expanded!.supply[seat]!.find((card) => titleOf(state.def[card]!) === EVENTS[seat]);
  if (event !== undefined) move(state, event, EVENT_ZONE);
}
