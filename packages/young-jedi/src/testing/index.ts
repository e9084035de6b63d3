export * from './board.ts';
export * from './hidden.ts';
export * from './play.ts';
export * from './scenario.ts';
export { randomDeck } from '../decks/random.ts';
export { EVENTS } from '../rules/visibility.ts';
