/** What a program that shows a table asks of it: numbers of places and phases, a unit's present values, and words. */

// Sides, places and phases, as the numbers that a state holds.
export { DARK, LIGHT } from './cards/card.ts';
export { ARENA_COUNT, arenaAt, BATTLE, BUILD, controllerOf, END, HAND, inArena, SETUP } from './rules/state.ts';
export { EVENT_ZONE, isLocationZone, LOCATION, RESOURCE_ZONE } from './rules/state-expanded.ts';

// Cards on the table.
export { borderOf } from './cards/borders.ts';
export { arenasOf, isBuilt, isSupplied, typeLine } from './cards/card.ts';
export { type Phrase, subtypesBy } from './cards/subtypes.ts';
export { isBare, KEYWORDS, keywordWords } from './language/keywords.ts';
export { attachedTo, cardsBeneath, move, pilotsOf } from './rules/moves.ts';
export { totalBuildCost } from './rules/addends.ts';
export { effectiveKeyword, health, power, speed } from './rules/query.ts';
export { setupTotal } from './rules/setup.ts';
export { arenaUnits, defOf } from './rules/table.ts';
export { setupLimit } from './rules/teams.ts';

// Who holds what, and what the end of the turn would make of it.
export { controls, winnerByArenas } from './rules/victory.ts';

// What an attack promises.
export { type AttackOdds, attackOdds } from './odds.ts';

// What is under way.
export { currentDamage } from './rules/damage.ts';
export { currentRoll } from './rules/dice.ts';
export { running } from './rules/flow.ts';

// When abilities can be played.
export { EXPANDED_WINDOWS, GENERAL, IN_ATTACK, PREVENTION, REROLL } from './language/timing.ts';

// Words, reasons and sums.
export { marks } from './ask.ts';
export { abilityText, describeOption, nameOf } from './describe.ts';
export type { Intent } from './intents.ts';
export { printAbility } from './language/print.ts';
export { explain } from './whynot.ts';

// Standing answers.
export { type Answered, answered, endsSequence, sameAgain, type Shortcut, shortcutAnswer } from './shortcuts.ts';
