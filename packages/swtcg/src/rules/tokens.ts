/** Counters other than build and damage counters (TCG-GLOSS-19). */
import type { TokenKind } from '../language/tree-expanded.ts';
import type { State } from './state.ts';

export const tokensOn = ({ expanded }: State, card: number, kind: TokenKind): number =>
  expanded?.tokens.find((token) => token.card === card && token.kind === kind)?.n ?? 0;
