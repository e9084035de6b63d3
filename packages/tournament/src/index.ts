/** Organised play, for every game. */
export {
  drop,
  enter,
  namesFault,
  newTournament,
  type NewTournament,
  record,
  reinstate,
  rename,
  scoreFault,
  takeBack,
} from './changes.ts';
export { type Draft, draftPools, isDrafted, MOST_DRAFTERS, pick, startDraft } from './draft.ts';
export {
  checkLimitedEvent,
  type Drafter,
  drafterAsked,
  limitedDeck,
  type LimitedEvent,
  type LimitedSeat,
  type LimitedSettings,
  MOST_IN_LIMITED_DECK,
  newLimitedEvent,
  seenBy,
  take,
  withDeck,
} from './event.ts';
export { checkTournament, LONGEST_FILE, readTournament, writeTournament } from './file.ts';
export { bestPick, deckFromPool, deckOf, eventDeckFaults, limitedFaults, worthOf } from './limited.ts';
export { MOST_PACKS, openPack, packNamed, sealedPool } from './packs.ts';
export {
  championship2003,
  FORMATS,
  planFault,
  planFor,
  type PlanFormat,
  type PlanOptions,
  roundsFor,
  usualFinals,
} from './plan.ts';
export { type Event, registrationFaults } from './registration.ts';
export { draftPods, nextRound, pairings, type Phase, phaseOf, podsOf } from './rounds.ts';
export { type Standing, standings } from './standings.ts';
export {
  gamesToWin,
  isDone,
  isElimination,
  LONGEST_NAME,
  loserOf,
  type Match,
  type Mode,
  MOST_IN_ROUND_ROBIN,
  MOST_PLAYERS,
  type Player,
  type Round,
  type Score,
  type Stage,
  stageOf,
  stillIn,
  type System,
  type Tournament,
  TournamentError,
  winnerOf,
} from './tournament.ts';
