export * from './board.ts';
export * from './hidden.ts';
export * from './play.ts';
export * from './scenario.ts';
export * from './decks.ts';
export { EVENTS } from '../visibility.ts';
export { EXPANDED_EVENTS } from '../rules/events-expanded.ts';
// Places, for tests that say for themselves what is hidden.
export { BUILD, DECK, HAND } from '../rules/state.ts';
export { OUT_OF_PLAY, SUPPLY } from '../rules/state-expanded.ts';
