export * from './board.ts';
export * from './hidden.ts';
export * from './play.ts';
export * from './scenario.ts';
export * from './decks.ts';
export { EVENTS } from '../visibility.ts';
