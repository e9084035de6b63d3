/**
 * Prepares the guided first game: a real game whose decks lie in a known order, whose first dice are known, and whose
 * first answers are written down in the guide's script.
 */
import { byName, type Deck, Match, readDeck, shuffle } from '@dejarik/kernel';
import { DECKS, DRAWS, type Line, type Roll, SCRIPT } from '../../swtcg/guide/script.ts';
import { prepare } from '../lesson.ts';
import type { NewGame } from '../session.ts';
import { deckCards, nameOf, type State, type Swtcg, type SwtcgTable, title } from './engine.ts';

const EDITION = 'nh';
const SEED = 'the first game';
/** The step of the game's procedure that comes after the shuffle. */
const SHUFFLED = 1;
/** What is answered where the script says nothing. */
const UNSAID = byName<string>({ chance: 'pass', retreat: 'done' });
/** The side that is taught. */
const PLAYER = 'Light';

/** The guided game for the player of this side. */
export function lesson(game: Swtcg, side: string): NewGame {
  if (side !== PLAYER) throw new Error(`the first game is for the ${PLAYER} side, not ${side}`);
  const decks = DECKS.map((text) => deckOf(game, text));
  const start = game.start({ edition: EDITION, seed: SEED, decks });
  for (const [seat, titles] of DRAWS.entries()) arrange(game, start, seat, titles);
  start.frames[0]!.step = SHUFFLED;
  start.dice = SCRIPT.flatMap((line) => (isRoll(line) ? line.dice : []));
  const match = new Match<State, SwtcgTable>(game, start, { events: false, keep: false });
  const answers = SCRIPT.flatMap((line) => (isRoll(line) ? [] : [line]));
  const script = prepare(match, answers, { nameOf, unsaid: UNSAID });
  return { edition: EDITION, seed: SEED, decks, seats: ['easy', 'human'], start, script };
}

const isRoll = (line: Line): line is Roll => 'dice' in line;

function deckOf(game: Swtcg, text: string): Deck {
  const { deck, faults } = readDeck(deckCards(game.cards), text);
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`the deck ${deck.name}, line ${fault.line}: ${fault.message}`);
  return deck;
}

/** Lays the named cards on top of the deck, the first one uppermost; the others lie as the seed shuffled them. */
function arrange(game: Swtcg, state: State, seat: number, titles: readonly string[]): void {
  const deck = state.deck[seat]!;
  const rest = deck.map((card) => state.def[card]!);
  shuffle(state.random, rest);
  const top = titles.map((wanted) => {
    const at = rest.findIndex((def) => title(game.cards.cards[def]!.card) === wanted);
    if (at < 0) throw new Error(`the lesson's deck has no ${wanted} left`);
    return rest.splice(at, 1)[0]!;
  });
  for (const [i, def] of [...rest, ...top.toReversed()].entries()) state.def[deck[i]!] = def;
}
