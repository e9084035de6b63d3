/** What a program that shows a table asks of it: numbers of places and phases, a card's present values, and words. */

// Sides, zones and how cards lie, as the numbers that a state holds.
export * from './rules/lies.ts';
export * from './rules/state.ts';

// Cards on the table.
export { cardsAt, cardsInPlay, whereIs } from './rules/live.ts';
export { generation, iconsAt, numberOf, totalPower, workOut } from './rules/query.ts';
export { defOf } from './rules/table.ts';

// Words and reasons.
export { describeOption } from './describe.ts';
export { nameOf } from './naming.ts';
export { cardOf } from './rules/questions.ts';
export type { CcgIntent } from './whynot.ts';
