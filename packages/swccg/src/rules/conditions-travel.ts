/** Movement, seats, starships, vehicles, reacts: what their conditions and amounts say of the table. */
import type { TRAVEL_AMOUNTS, TRAVEL_CONDITIONS } from '../language/blocks/travel.ts';
import { isIonized } from './lasting.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';
import { cardsOfRef } from './spoken.ts';

export const TRAVEL_CONDITION_TESTS: ConditionsOf<typeof TRAVEL_CONDITIONS> = {
  reacted: (g, who, condition) =>
    g.state.battle !== null && cardsOfRef(g, who, condition.who).some((card) => g.state.battle!.reacted.includes(card)),
  disabled: (g, who, condition) =>
    g.state.lasting.length > 0 &&
    cardsOfRef(g, who, condition.who).some((ship) => g.state.lasting.some((lasting) => isIonized(g, lasting, ship))),
};
export const TRAVEL_AMOUNT_VALUES: AmountsOf<typeof TRAVEL_AMOUNTS> = {
  shown: ({ state }) => state.just.findLast(({ on }) => on === 'destiny')?.n ?? 0,
};
