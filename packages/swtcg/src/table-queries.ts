/** What a program that shows a table asks of it: numbers of places and phases, a unit's present values, and words. */

// Sides, places and phases, as the numbers that a state holds.
export { DARK, LIGHT } from './cards/card.ts';
export { ARENA_COUNT, arenaAt, HAND, inArena, SETUP } from './rules/state.ts';

// Cards on the table.
export { borderOf } from './cards/borders.ts';
export { isBare, KEYWORDS, keywordWords } from './language/keywords.ts';
export { cardsBeneath } from './rules/moves.ts';
export { totalBuildCost } from './rules/addends.ts';
export { effectiveKeyword, health, power, speed } from './rules/query.ts';
export { setupTotal } from './rules/setup.ts';
export { arenaUnits, defOf } from './rules/table.ts';

// What is under way.
export { currentDamage } from './rules/damage.ts';
export { currentRoll } from './rules/dice.ts';
export { running } from './rules/flow.ts';

// When abilities can be played.
export { GENERAL, IN_ATTACK, PREVENTION, REROLL } from './language/timing.ts';

// Words, reasons and sums.
export { marks } from './ask.ts';
export { abilityText, describeOption, nameOf } from './describe.ts';
export type { Intent } from './intents.ts';
export { printAbility } from './language/print.ts';
export { explain } from './whynot.ts';

// Standing answers.
export { type Answered, answered, endsSequence, sameAgain, type Shortcut, shortcutAnswer } from './shortcuts.ts';
