/** Effects of all kinds, and what cancels them: what their conditions and amounts say of the table. */
import type { EFFECTS_AMOUNTS, EFFECTS_CONDITIONS } from '../language/blocks/effects.ts';
import { parsecsBetween } from './layout.ts';
import { cardsInPlay, whereIs } from './live.ts';
import { isActive } from './presence.ts';
import { valueOf } from './query.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';
import { cardsOfRef, matching } from './spoken.ts';
import { hasReturned, isTargeting } from './utinni.ts';

export const EFFECTS_CONDITION_TESTS: ConditionsOf<typeof EFFECTS_CONDITIONS> = {
  battle: (g) => g.state.battle !== null,
  returned: (g, { source }) => hasReturned(g, source),
  targeted: (g, who, { what, whom }) =>
    cardsOfRef(g, who, whom).some((target) => cardsInPlay(g).some((card) => isTargeting(g, card, what, target))),
};

export const EFFECTS_AMOUNT_VALUES: AmountsOf<typeof EFFECTS_AMOUNTS> = {
  highest(g, who, { stat, what }) {
    let most = 0;
    for (const card of matching(g, who, what)) if (isActive(g, card)) most = Math.max(most, valueOf(g, card, stat)); // CCG-SNS-03, 04, 11
    return most;
  },
  parsecs(g, { source }) {
    const start = g.state.goal[source]! - 1;
    if (start < 0) return 0;
    return parsecsBetween(g, start, whereIs(g, source));
  },
};
