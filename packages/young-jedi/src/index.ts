export * from './game.ts';
export { youngJediKit } from './kit.ts';
export {
  type Card,
  type CardType,
  type Dot,
  DOTS,
  fullTitle,
  LOCATIONS as LOCATION_NAMES,
  PLANETS,
} from './cards/card.ts';
export { type Catalogue, catalogue, type Definition } from './cards/catalogue.ts';
export { deckCards, type DeckSheet } from './decks/deckfile.ts';
export { shippedDecks, shippedPairs, starterDecks } from './decks/shipped.ts';
export { dotWheel } from './decks/wheel.ts';
export { type PlannedFight, type PlanPreview, previewPlan, suggestPlan } from './preview.ts';
export { isPlayable } from './plan.ts';
export { declaredCards, troops, whyNotFight } from './rules/battle.ts';
export { counterLimit, countersLeft } from './rules/deployment.ts';
export { type Edition, EDITIONS, editionOf } from './rules/edition.ts';
export { evenUpTo } from './rules/evenup.ts';
export type * from './rules/event.ts';
export { LAPS_TO_WIN, MOST_THRUST } from './rules/events.ts';
export { type Battle, type Camp, type Draw, type Duel, emptyCamp, type Fight, newFight } from './rules/parts.ts';
export { handlingCards, handlingNumbers, racingPilot } from './rules/podrace.ts';
export type { Procedures } from './rules/procedures.ts';
export { cardOf, type Option, type QuestionKind, type Questions } from './rules/questions.ts';
export { sees } from './rules/sees.ts';
export * from './rules/state.ts';
export { powerParts } from './rules/stats.ts';
export { cardsAt, defOf, deploysHidden, effectsAt, LAP, objectiveOf, type Table } from './rules/table.ts';
export { describeOption } from './describe.ts';
export { callName, nameOf, planetName, sideName } from './naming.ts';
export { logLines } from './log.ts';
export { ruleOf } from './rulings.ts';
export { describeEvent } from './tell.ts';
export { INTENTS, intentsFor, whyNot, type YjIntent } from './whynot.ts';
