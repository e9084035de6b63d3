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
export { type Foreseen, type Foresight, foresee, suggestPlan } from './foresee.ts';
export { isPlayable } from './plan.ts';
export { declaredCards, mayFight, troops } from './rules/battle.ts';
export { counterLimit, deploysHidden, objectiveOf } from './rules/deploy.ts';
export { type Edition, EDITIONS } from './rules/edition.ts';
export { dotWheel } from './decks/wheel.ts';
export { editionOf } from './rules/edition.ts';
export { evenUpTo } from './rules/evenup.ts';
export { type Event, type EventKind, hasSeen, MOST_THRUST, type Part } from './rules/events.ts';
export { handlingCards, handlingNumbers, racingPilot } from './rules/podrace.ts';
export { emptyCamp } from './rules/reveal.ts';
export { sees } from './rules/sees.ts';
export * from './rules/state.ts';
export { powerParts } from './rules/stats.ts';
export { defOf, ownerOf, type Table } from './rules/table.ts';
export { callName, describeOption, nameOf } from './describe.ts';
export { logLines } from './log.ts';
export { describeEvent } from './tell.ts';
export { whyNot, type Wish, wishesFor } from './whynot.ts';
