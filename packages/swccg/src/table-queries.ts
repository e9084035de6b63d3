/** What a program that shows a table asks of it: numbers of places and phases, a card's present values, and words. */

// Sides, zones and how cards lie, as the numbers that a state holds.
export * from './rules/lies.ts';
export * from './rules/state.ts';
export {
  type Battle,
  DAMAGE,
  DESTINY_STEP,
  ENDING,
  INITIATED,
  POWER_STEP,
  RESULT,
  WEAPONS,
} from './rules/parts.ts';
export { running } from './rules/flow.ts';
export { windowsOf } from './rules/cancel.ts';
export type { Action } from './rules/procedures.ts';

// Cards on the table.
export { abilityInBattle, bonusIn, destinyTotal, drawsOf } from './rules/battle.ts';
export { counted, sumOf } from './rules/copies.ts';
export { drawnAs, isImmune as isImmuneToAttrition } from './rules/damage.ts';
export { contextOf } from './rules/declare.ts';
export { deployPrice } from './rules/deployment.ts';
export { drainAmount, drainCost, drainParts } from './rules/drains.ts';
export { DRAWS, ignitionParts, NEEDED_TO_DESTROY, NEEDED_TO_HIT, runnersOf, runParts } from './rules/epic-events.ts';
export { isHolosite, isSystem, isVehicleSite } from './rules/kinds.ts';
export { deathStarOf, neighboursOf, parsecOf, parsecsBetween, systemOf, trenchOf } from './rules/layout.ts';
export { cardsAt, cardsInPlay, newLive, whereIs } from './rules/live.ts';
export {
  controls,
  generation,
  hasPresence,
  hasStat,
  iconsAt,
  isWorking,
  numberOf,
  powerIn,
  totalAbility,
  totalPower,
  workOut,
} from './rules/query.ts';
export { defOf } from './rules/table.ts';
export { isBarred, isThan } from './rules/spoken.ts';
export { chancesAgainst, fireCost, fireLineOf, targetsOf } from './rules/targeting.ts';
export { isImmuneToShot } from './rules/weapons.ts';
export { transitGoals } from './rules/move-options.ts';

// Words and reasons.
export type { Amount, Condition } from './language/tree.ts';
export { type Card, type CardType, ICONS, type Icon, shortTitle, type Stat, STATS } from './cards/card.ts';
export type { Definition } from './cards/catalogue.ts';
export { describeOption } from './describe.ts';
export { ONE, shown } from './exact.ts';
export { nameOf, pileName, seating } from './naming.ts';
export { cardOf, type Spot } from './rules/questions.ts';
export type { CcgIntent } from './whynot.ts';
