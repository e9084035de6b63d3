/** The moments at which the rules let every keyword have its say. */
import type { Table } from '../table.ts';
import type { KeywordRule } from './rule.ts';

/** The hooks that are told of a moment and answer nothing. */
type Moment =
  | 'attacked'
  | 'beforeRoll'
  | 'rolled'
  | 'rerolls'
  | 'rerolled'
  | 'counted'
  | 'pending'
  | 'prevention'
  | 'placed'
  | 'attackEnds'
  | 'buildStepStarts'
  | 'battleStepStarts'
  | 'arrives'
  | 'discarded';

type About<M extends Moment> = NonNullable<KeywordRule[M]> extends (g: Table, ...about: infer A) => void ? A : never;

/** Whatever has to ask a player calls a procedure, which runs before the rules go on. */
export function keywordsAt<M extends Moment>(g: Table, moment: M, ...about: About<M>): void {
  const rules = g.edition.keywords.hooks[moment] as readonly ((table: Table, ...told: About<M>) => void)[] | undefined;
  if (rules !== undefined) for (const rule of rules) rule(g, ...about);
}
