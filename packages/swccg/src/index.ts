/** The Star Wars CCG: its game, cards and decks. */

// The game, and what programs for every game need to know of it.
export { starWarsCcg, type StarWarsCcg } from './game.ts';
export { starWarsCcgKit } from './kit.ts';

// Its position, what is asked, and what happens.
export type { Event, EventKind } from './rules/event.ts';
export type { Option, QuestionKind, Questions } from './rules/questions.ts';
export type { State } from './rules/state.ts';
export type { Table } from './rules/table.ts';
export { DECK_SIZE } from './decks/check.ts';
