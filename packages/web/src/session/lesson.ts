/**
 * What the guided first games of all games share. A game's script speaks of answers by their meaning; here it becomes
 * the numbers of the options, one for each decision, so that playing, saving and taking back need to know nothing of it.
 */
import { type CardColumns, type Game, Match, type Option, type Position, type Table } from '@dejarik/kernel';
import type { Pointed, Prepared } from './moment.ts';

/** The side that is taught. */
const PLAYER = 'Light';

/** An answer by its meaning: the option's kind, and the cards it names by title. */
export interface ScriptLine {
  readonly seat: number;
  readonly kind: string;
  readonly card?: string;
  readonly target?: string;
  readonly n?: number;
  /** The game waits here and the guide explains; without one the answer is given by itself. */
  readonly step?: string;
}

/** What a game says of itself, so that its script can be read. */
export interface Reading<T> {
  /** How a card is called. */
  readonly nameOf: (table: T, card: number) => string;
  readonly pointed: (option: Option) => Pointed;
  /** What is answered where the script says nothing, by the kind of question. */
  readonly unsaid: Readonly<Record<string, string>>;
}

/** What the guide says when the script has ended. */
const FREE = 'free';

export function checkTaught(side: string): void {
  if (side !== PLAYER) throw new Error(`the first game is for the ${PLAYER} side, not ${side}`);
}

/** A match that is only played through. */
export const silentMatch = <S extends Position, T extends Table<S>>(game: Game<S, T>, from: S): Match<S, T> =>
  new Match<S, T>(game, from, { events: false, keep: false });

/** Plays the script once through and notes the number of each answer. */
export function prepare<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  start: S,
  script: readonly ScriptLine[],
  reading: Reading<T>,
): Prepared[] {
  const match = silentMatch(game, start);
  const noted: Prepared[] = [];
  for (const line of script) {
    let answer = optionFor(match, line, reading);
    while (answer < 0) {
      const unsaid = unsaidFor(match, line, reading);
      noted.push({ answer: unsaid });
      match.repeat(unsaid);
      answer = optionFor(match, line, reading);
    }
    noted.push(line.step === undefined ? { answer } : { answer, step: line.step });
    match.repeat(answer);
  }
  return [...noted, { answer: null, step: FREE }];
}

/** The option of the open question that the line means, or -1. */
function optionFor<S extends Position, T extends Table<S>>(
  { table, state }: Match<S, T>,
  { seat, kind, card, target, n }: ScriptLine,
  { nameOf, pointed }: Reading<T>,
): number {
  if (state.question?.seat !== seat) return -1;
  return state.question.options.findIndex((option) => {
    if (option.kind !== kind) return false;
    const about = pointed(option);
    return (
      (card === undefined || nameOf(table, about.card) === card) &&
      (target === undefined || nameOf(table, about.target) === target) &&
      (n === undefined || about.n === n)
    );
  });
}

/** What is answered to a question that comes before the line's. */
function unsaidFor<S extends Position, T extends Table<S>>(
  { game, table, state }: Match<S, T>,
  { seat, kind, card }: ScriptLine,
  { unsaid }: Reading<T>,
): number {
  const { question } = state;
  const index = question?.options.findIndex((option) => option.kind === unsaid[question.kind]) ?? -1;
  if (question === null || index < 0) {
    const asked =
      question === null
        ? 'nothing'
        : `${question.seat} ${question.kind}: ${question.options.map((option) => game.describeOption(table, option)).join(', ')}`;
    throw new Error(`the lesson wants ${seat} ${kind} ${card ?? ''}, but asked is ${asked}`);
  }
  return index;
}

/** Deals the cards with these numbers anew: those with these names first, in this order, and the others as they lie. */
export function layFirst(
  { def }: Pick<CardColumns, 'def'>,
  cards: readonly number[],
  names: readonly string[],
  nameOf: (def: number) => string,
): void {
  const rest = cards.map((card) => def[card]!);
  const first = names.map((wanted) => {
    const at = rest.findIndex((each) => nameOf(each) === wanted);
    if (at < 0) throw new Error(`the lesson's deck has no ${wanted} left`);
    return rest.splice(at, 1)[0]!;
  });
  for (const [i, each] of [...first, ...rest].entries()) def[cards[i]!] = each;
}
