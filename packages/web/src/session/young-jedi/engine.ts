/** The parts of Young Jedi that the page's worker uses, in one place. */
import type { Match } from '@dejarik/kernel';
import type { State as GameState, Table, YoungJedi as Game } from '@dejarik/young-jedi';

export * from '@dejarik/young-jedi';
export type YoungJedi = Game;
export type YjTable = Table;
export type YjMatch = Match<GameState, Table>;

/** The innermost running procedure of this name, for what only its frame knows. */
export function running(s: GameState, proc: string): object | null {
  return s.frames.findLast((frame) => frame.proc === proc) ?? null;
}
