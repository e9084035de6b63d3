/**
 * Games with cards that nobody has thought of: whatever a designer may write must play without a fault, keep the state
 * sound, survive storing, and hide what is hidden.
 */
import type { Game, Setup } from '../game.ts';
import { hash } from '../plain.ts';
import { answer, type Position, type Table } from '../procedure.ts';
import { below, type RandomState, seeded } from '../random.ts';
import { viewersOf } from '../seats.ts';
import { messageOf, opening } from './line.ts';

export interface InventedGame<S extends Position> {
  /** The same state with what this seat (-1: a spectator) may not see exchanged. */
  readonly scramble: (state: S, seat: number) => S;
  /** Answers after which the game is left: what is written by chance may keep anybody from winning. */
  readonly longest: number;
  /** Decisions from one that is also given to a stored state to the next. */
  readonly storeEvery: number;
  /** Decisions from one look at what the views hide to the next. */
  readonly viewEvery: number;
}

/** What is wrong in one lively game, with the decision at which it shows; null: nothing. */
export function wrongIn<S extends Position, T extends Table<S>>(
  game: Game<S, T>,
  setup: Setup,
  { scramble, longest, storeEvery, viewEvery }: InventedGame<S>,
): string | null {
  const random = seeded(`invented ${setup.seed}`);
  let said = `${setup.seed}, the start`;
  try {
    const table = opening(game, setup);
    for (let n = 0; table.state.question !== null && n < longest; n++) {
      const { question } = table.state;
      const index = lively(game, table, random);
      said = `${setup.seed}, decision ${n}, ${question.kind}: ${game.describeOption(table, question.options[index]!)}`;
      const stored = n % storeEvery === 0 ? game.table(game.checkState(JSON.parse(JSON.stringify(table.state)))) : null;
      answer(table, question.seat, index);
      if (stored !== null) {
        answer(stored, question.seat, index);
        if (hash(stored.state) !== hash(table.state)) return `${said}: a stored game goes on differently`;
      }
      const [broken] = game.violations(table);
      if (broken !== undefined) return `${said}: ${broken}`;
      if (n % viewEvery === 0)
        for (const seat of viewersOf(table.state))
          if (hash(game.view(table, seat)) !== hash(game.view(game.table(scramble(table.state, seat)), seat)))
            return `${said}: the view of seat ${seat} tells hidden cards apart`;
    }
    const { result } = table.state;
    return result?.reason === 'loop' || result?.reason === 'fault' ? `${said}: a ${result.reason}` : null;
  } catch (error) {
    return `${said}: ${messageOf(error)}`;
  }
}

/** Any option, but none that gives the game away if there are others. */
function lively<S extends Position, T extends Table<S>>(game: Game<S, T>, table: T, random: RandomState): number {
  const { options } = table.state.question!;
  const any = below(random, options.length);
  if (game.givesAway === undefined || !game.givesAway(table, options[any]!)) return any;
  const sound = options.flatMap((option, index) => (game.givesAway!(table, option) ? [] : [index]));
  return sound.length === 0 ? any : sound[below(random, sound.length)]!;
}
