/**
 * Prepares the guided first game: a real game whose decks lie in a known order, whose first dice are known, and whose
 * first answers are written down in the guide's script. The script speaks of cards by title; here it becomes the
 * numbers of the options, one for each decision, so that playing, saving and taking back need to know nothing of it.
 */
import { type Deck, Match, readDeck, shuffle } from '@dejarik/kernel';
import type { LessonStep } from '../messages/lesson-en.ts';
import { type Answer, DECKS, DRAWS, type Roll, SCRIPT } from '../swtcg/guide/script.ts';
import { deckCards, nameOf, type State, type Swtcg, type SwtcgMatch, type SwtcgTable, title } from './engine.ts';
import type { NewGame, Prepared } from './session.ts';

const EDITION = 'nh';
const SEED = 'the first game';
/** The step of the game's procedure that comes after the shuffle. */
const SHUFFLED = 1;
/** What is answered where the script says nothing. */
const UNSAID: Readonly<Record<string, string>> = { chance: 'pass', retreat: 'done' };
/** The side that is taught. */
const PLAYER = 'Light';
/** What the guide says when the script has ended. */
const FREE: LessonStep = 'free';

/** The guided game for the player of this side. */
export function lesson(game: Swtcg, side: string): NewGame {
  if (side !== PLAYER) throw new Error(`the first game is for the ${PLAYER} side, not ${side}`);
  const decks: [Deck, Deck] = [deckOf(game, DECKS[0]), deckOf(game, DECKS[1])];
  const start = game.start({ edition: EDITION, seed: SEED, decks });
  for (const [seat, titles] of DRAWS.entries()) arrange(game, start, seat, titles);
  start.frames[0]!.step = SHUFFLED;
  start.dice = SCRIPT.flatMap((line) => (isRoll(line) ? line.dice : []));
  return { edition: EDITION, seed: SEED, decks, seats: ['easy', 'human'], start, script: prepared(game, start) };
}

const isRoll = (line: Answer | Roll): line is Roll => 'dice' in line;

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

/** Plays the script once through and notes the number of each answer. */
function prepared(game: Swtcg, start: State): Prepared[] {
  const match: SwtcgMatch = new Match<State, SwtcgTable>(game, start, { events: false, keep: false });
  const noted: Prepared[] = [];
  for (const line of SCRIPT) {
    if (isRoll(line)) continue;
    let answer = optionFor(match, line);
    while (answer < 0) {
      noted.push({ answer: unsaid(match, line) });
      match.answer(noted[noted.length - 1]!.answer);
      answer = optionFor(match, line);
    }
    noted.push(line.step === undefined ? { answer } : { answer, step: line.step });
    match.answer(answer);
  }
  return [...noted, { answer: -1, step: FREE }];
}

/** The option of the open question that the line means, or -1. */
function optionFor({ table, state }: SwtcgMatch, { seat, kind, card, target, n }: Answer): number {
  if (state.question?.seat !== seat) return -1;
  return state.question.options.findIndex(
    (option) =>
      option.kind === kind &&
      (card === undefined || nameOf(table, option.card) === card) &&
      (target === undefined || nameOf(table, option.target) === target) &&
      (n === undefined || option.n === n),
  );
}

/** What is answered to a question that comes before the line's. */
function unsaid({ game, table, state }: SwtcgMatch, { seat, kind, card }: Answer): number {
  const { question } = state;
  const index = question?.options.findIndex((option) => option.kind === UNSAID[question.kind]) ?? -1;
  if (question === null || index < 0) {
    const asked =
      question === null
        ? 'nothing'
        : `${question.seat} ${question.kind}: ${question.options.map((option) => game.describeOption(table, option)).join(', ')}`;
    throw new Error(`the lesson wants ${seat} ${kind} ${card ?? ''}, but asked is ${asked}`);
  }
  return index;
}
