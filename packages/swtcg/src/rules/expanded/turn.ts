/** The turn by the Expanded Rulebook: the card of the turn is drawn in the own build step (TCG-READY-04). */
import { withSteps } from '../flow.ts';
import { turn } from '../turn.ts';

export const expandedTurn = withSteps('turn', turn, {
  darkDraws() {},
  lightDraws() {},
});
