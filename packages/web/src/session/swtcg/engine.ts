/** The parts of the engine that the page's worker uses, in one place. */
import type { Match } from '@dejarik/kernel';
import type { State as GameState, Swtcg as Game, Table } from '@dejarik/swtcg';

export * from '@dejarik/swtcg';
export type Swtcg = Game;
export type SwtcgTable = Table;
export type SwtcgMatch = Match<GameState, Table>;

/** The innermost running procedure of this name, for what only its frame knows. */
export function running(s: GameState, proc: string): object | null {
  return s.frames.findLast((frame) => frame.proc === proc) ?? null;
}
