/** What a program that shows a table asks of it: numbers of places and steps, a card's present values, and words. */

// Sides, places and steps, as the numbers that a state holds.
export { DARK, DEPLOY, EVEN_UP, FOR_POWER, LIGHT, PLANET_COUNT } from './rules/state.ts';

// Cards on the table.
export { counterLimit } from './rules/deployment.ts';
export { editionOf } from './rules/edition.ts';
export { evenUpTo } from './rules/evenup.ts';
export { newController, PLANETS_TO_WIN } from './rules/planets.ts';
export { handlingCards, handlingNumbers, racingPilot } from './rules/podrace.ts';
export { powerParts } from './rules/stats.ts';
export {
  cardsAt,
  cardsLeft,
  defOf,
  deploysHidden,
  effectsAt,
  hasCharacter,
  isHidden,
  objectiveOf,
} from './rules/table.ts';

// Battles, their plans and fights.
export { isPlayable } from './plan.ts';
export { type PlannedFight, previewPlan, suggestPlan } from './preview.ts';
export { declaredCards, troops } from './rules/battle.ts';
export type { Part } from './rules/event.ts';
export { type Draw, type Fight, newFight } from './rules/parts.ts';

// Decks at a glance.
export { dotWheel } from './decks/wheel.ts';

// Words and reasons.
export { describeOption } from './describe.ts';
export { callName, nameOf } from './naming.ts';
export { cardOf } from './rules/questions.ts';
export type { YjIntent } from './whynot.ts';
