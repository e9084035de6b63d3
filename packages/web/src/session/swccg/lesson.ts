/**
 * Prepares the guided first game: a real game with the two starter decks, which lie in a known order, and whose first
 * answers are written down in the guide's script.
 */
import { byName, type Deck } from '@dejarik/kernel';
import { DRAWS, EXCHANGED, SCRIPT, STARTS } from '../../swccg/guide/script.ts';
import { checkTaught, layFirst, prepare, silentMatch } from '../lesson.ts';
import type { NewGame } from '../new-game.ts';
import {
  cardOf,
  type CcgTable,
  DARK,
  EDITION,
  HAND,
  nameOf,
  type Option,
  pile,
  RESERVE,
  type StarWarsCcg,
  type State,
  starWarsCcgKit,
} from './engine.ts';
import { pointed } from './question.ts';

const SEED = 'the first game';
/** What is answered where the script says nothing. */
const UNSAID = byName<string>({
  act: 'pass',
  respond: 'pass',
  weapons: 'done',
  battleDestiny: 'yes',
  activate: 'number',
  lose: 'loseTop',
  damage: 'forfeit',
  where: 'to',
});

/** The guided game for the player of this side. */
export function lesson(game: StarWarsCcg, side: string): NewGame {
  checkTaught(side);
  const decks = starWarsCcgKit(game)
    .starterDecks()
    .map((deck, seat) => (seat === DARK ? deck : exchanged(game, deck)));
  const start = beforeFirstTurn(game, game.start({ edition: EDITION, seed: SEED, decks }));
  for (const [seat, titles] of DRAWS.entries()) {
    const cards = [...pile(start, seat, HAND), ...pile(start, seat, RESERVE).toReversed()];
    layFirst(start, cards, titles, (def) => game.cards.cards[def]!.title);
  }
  const script = prepare<State, CcgTable>(game, start, SCRIPT, {
    nameOf,
    pointed: (option) => pointed(option as Option),
    unsaid: UNSAID,
  });
  return { edition: EDITION, seed: SEED, decks, seats: ['easy', 'human'], start, script };
}

/** The player's deck with the one card that the first game needs beyond it. */
function exchanged({ cards }: StarWarsCcg, deck: Deck): Deck {
  const light = (title: string): string =>
    cards.cards.find(({ card }) => card.title === title && card.side === 'Light')!.card.id;
  const from = light(EXCHANGED.from);
  const cardsNow = deck.cards.map((entry) => (entry.id === from ? { ...entry, id: light(EXCHANGED.to) } : entry));
  return { ...deck, cards: cardsNow };
}

/** The state in which Dark is about to activate its first Force: the locations are chosen, the hands are drawn. */
function beforeFirstTurn(game: StarWarsCcg, from: State): State {
  const match = silentMatch<State, CcgTable>(game, from);
  const { state, table } = match;
  while (state.question?.kind === 'start') {
    const wanted = STARTS[state.question.seat];
    match.repeat(state.question.options.findIndex((option) => nameOf(table, cardOf(option)) === wanted));
  }
  const frame = state.frames.at(-1)!;
  if (state.question?.seat !== DARK || frame.proc !== 'phase') throw new Error('the lesson does not begin with Dark');
  // It is asked anew, because the hand will be another.
  frame.step = table.procedures.get(frame.proc)!.stepAt.get('ask')!;
  state.question = null;
  return state;
}
