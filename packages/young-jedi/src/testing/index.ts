export * from './board.ts';
export * from './hidden.ts';
export * from './play.ts';
export * from './scenario.ts';
export { randomDeck } from '../decks/random.ts';
export { EVENTS } from '../rules/visibility.ts';
// Places, for tests that say for themselves what is hidden.
export { cardOf } from '../rules/questions.ts';
export { DECK, DISCARD, DUEL_HAND, HAND, NABOO, PLAN, PLANET_COUNT, placeOf } from '../rules/state.ts';
