/**
 * What the guided first games of all games share. A game's script speaks of answers by their meaning; here it becomes
 * the numbers of the options, one for each decision, so that playing, saving and taking back need to know nothing of it.
 */
import type { Match, Position, Table } from '@dejarik/kernel';
import type { Prepared } from './moment.ts';

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
  /** What is answered where the script says nothing, by the kind of question. */
  readonly unsaid: Readonly<Record<string, string>>;
}

/** What the guide says when the script has ended. */
const FREE = 'free';

/** Plays the script once through and notes the number of each answer. */
export function prepare<S extends Position, T extends Table<S>>(
  match: Match<S, T>,
  script: readonly ScriptLine[],
  reading: Reading<T>,
): Prepared[] {
  const noted: Prepared[] = [];
  for (const line of script) {
    let answer = optionFor(match, line, reading);
    while (answer < 0) {
      noted.push({ answer: unsaidFor(match, line, reading) });
      match.answer(noted[noted.length - 1]!.answer);
      answer = optionFor(match, line, reading);
    }
    noted.push(line.step === undefined ? { answer } : { answer, step: line.step });
    match.answer(answer);
  }
  return [...noted, { answer: -1, step: FREE }];
}

/** The option of the open question that the line means, or -1. */
function optionFor<S extends Position, T extends Table<S>>(
  { table, state }: Match<S, T>,
  { seat, kind, card, target, n }: ScriptLine,
  { nameOf }: Reading<T>,
): number {
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
